import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';
import { databaseUrl, publishedServer, serviceUrl } from '../../../testing/testServer.ts';
import { sealAuditLog, verifyAuditLog } from './auditChain.ts';
import { openDatabase } from './database.ts';
import { onServer } from './onServer.ts';
import { migrateToLatest } from './migrate.ts';
import { openForService } from './prepareDatabase.ts';

let database: TestDatabase;
const warnings: string[] = [];
const warn = (text: string) => void warnings.push(text);

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const asOwner = (text: string, url = database.ownerUrl) =>
  onServer(url, async (client) => void (await client.query(text)));

test('a service starts on tables that its owner has prepared, without a password of the owner', async () => {
  warnings.splice(0);
  await openForService(database.url, undefined, warn);
  expect(warnings).toEqual([]);
});

test('a service does not start on tables of an older version', async () => {
  const db = openDatabase(database.ownerUrl);
  const { rows } = await sql<{ name: string }>`delete from kysely_migration
    where name = (select max(name) from kysely_migration) returning name`.execute(db);
  const { name } = rows[0]!;
  await expect(openForService(database.url, undefined, warn)).rejects.toThrow(name);
  await sql`insert into kysely_migration values (${name}, now()::text)`.execute(db);
  await db.destroy();
});

test('a new password of the service is set in place of the old one', async () => {
  const name = `munim_test_${process.pid}_rotated`;
  const urlWith = (password: string) =>
    Object.assign(new URL(database.ownerUrl), { username: name, password }).href;
  const connect = (url: string) => onServer(url, async () => 'connected');
  await openForService(urlWith('first one'), database.ownerUrl, warn);
  expect(await connect(urlWith('first one'))).toBe('connected');
  await openForService(urlWith('sécond: "one"'), database.ownerUrl, warn);
  expect(await connect(urlWith('sécond: "one"'))).toBe('connected');
  await expect(connect(urlWith('first one'))).rejects.toThrow('password authentication failed');
  await asOwner(`drop owned by ${name}`);
  await asOwner(`drop role ${name}`);
});

test('one role for everything still works, with a warning', async () => {
  warnings.splice(0);
  await openForService(database.ownerUrl, undefined, warn);
  expect(warnings.splice(0)).toEqual([expect.stringContaining('DATABASE_OWNER_URL')]);
});

test('a database made before is brought up to date, its rows are sealed, and its service loses the rights of an owner', async () => {
  const server = publishedServer()!;
  const name = `munim_test_${process.pid}_before`;
  await asOwner(`create database ${name}`, server.url);
  const owner = databaseUrl(server.url, name);
  await migrateToLatest(owner, { last: '0083_who_asks' });
  await asOwner(
    `insert into audit_log (entity, entity_id, action, changes, remarks) values ('OLD', 1, 'CREATE', '{"b":1,"a":[null]}', null), ('OLD', 2, 'X', '{}', E'a\\nb')`,
    owner,
  );
  await openForService(serviceUrl(owner), owner, warn);
  const db = openDatabase(serviceUrl(owner));
  expect(await sealAuditLog(db)).toBe(2);
  expect(await verifyAuditLog(db)).toMatchObject({ faults: [], rows: 2, seals: 1 });
  await db.destroy();
  await expect(asOwner('create table mine (id int)', serviceUrl(owner))).rejects.toThrow(
    'permission denied',
  );
  await expect(asOwner('create temp table mine (id int)', serviceUrl(owner))).rejects.toThrow(
    'permission denied',
  );
  await asOwner(`drop database ${name} with (force)`, server.url);
});
