import { createServer, type IncomingMessage, type Server } from 'node:http';
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { onServer } from '../src/core/data/onServer.ts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { databaseUrl, publishedServer } from '../testing/testServer.ts';
import { type ReceivedMail, startSmtp, type TestServer } from '../testing/testServers.ts';
import { check } from './check.ts';
import { checkAddress } from './checkAddress.ts';
import { clockFinding } from './checkDatabase.ts';
import { checkDisk } from './checkServices.ts';
import { baseUrlFinding, checkSettings } from './checkSettings.ts';
import type { Env, Finding } from './finding.ts';

const NAME = `munim_test_${process.pid}_check`;
const SECRETS = {
  TOKEN_SECRET: 'Zm9yIHRoaXMgdGVzdCBhbG9uZSwgb25l',
  FILE_SIGNING_KEY: 'dHdvOiBmb3IgdGhpcyB0ZXN0IGFsb25l',
};
const words = (error: unknown) => (error as Error).message;

let database: TestDatabase;
let smtp: TestServer<ReceivedMail>;
let folder: string;
let env: Env;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'munim-check-'));
  [database, smtp] = await Promise.all([createTestDatabase(), startSmtp()]);
  env = {
    ...SECRETS,
    DATABASE_URL: database.url,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Nursery <munim@nursery.in>',
    FILE_STORE_URL: `file://${folder}/files`,
    CONSOLE_BASE_URL: 'http://127.0.0.1:1',
  };
});
afterAll(async () => {
  await database.drop();
  await smtp.close();
  fs.rmSync(folder, { recursive: true });
});

const faultsOf = (found: Finding[]) =>
  found.filter(({ state }) => state === 'fault').map(({ subject, text }) => `${subject}: ${text}`);
const faults = async (more: Env) => faultsOf(await check({ ...env, ...more }, words));

const asOwner = (text: string, url = publishedServer()?.url ?? '') =>
  onServer(url, async (client) => void (await client.query(text)));

test('an installation that can work has no fault, and is not changed', async () => {
  const found = await check(env, words);
  expect(faultsOf(found)).toEqual([]);
  const subjects = new Set(found.map(({ subject }) => subject));
  for (const subject of ['Node', 'PostgreSQL', 'Encoding', 'Clock', 'Rights', 'Tables', 'Mail'])
    expect(subjects).toContain(subject);
  expect(fs.readdirSync(`${folder}/files`)).toEqual([]);
  expect(smtp.received).toEqual([]);
});

test('an installation that is not set up is told where it is, and a set-up one that it is', async () => {
  const companyOf = async (more: Env = {}) =>
    (await check({ ...env, ...more }, words)).find(({ subject }) => subject === 'Company');
  expect(await companyOf()).toMatchObject({
    state: 'warning',
    text: expect.stringContaining('http://127.0.0.1:1/set-up'),
  });
  expect(await companyOf({ COMPANY_NAME: 'Asha Traders' })).toMatchObject({ state: 'ok' });
  const make = (text: string) => onServer(database.ownerUrl, (client) => client.query(text));
  await make(`insert into company (legal_name, pan) values ('Asha Traders', 'AAACM4154Q')`);
  await make(`insert into gst_registrations (gstin, state, address1, city, postal_code, is_default)
    values ('32AAACM4154Q1ZB', 'Kerala', '9 Market Road', 'Kochi', '682001', true)`);
  expect((await companyOf())?.text).toMatch(/^Nobody works here yet/);
  await make(
    `insert into users (username, email, mobile, first_name, role_id) values ('asha', 'asha@example.com', '9876543210', 'Asha', 1001)`,
  );
  expect(await companyOf()).toMatchObject({ state: 'ok' });
  await make('delete from gst_registrations');
  expect(await companyOf()).toMatchObject({ state: 'fault' });
  await make('delete from users; delete from company');
});

test('a database that is not in UTF-8 is told with the command that makes one', async () => {
  const name = `${NAME}_ascii`;
  await asOwner(
    `create database ${name} template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`,
  );
  const url = databaseUrl(publishedServer()?.url ?? '', name);
  expect(await faults({ DATABASE_URL: url })).toEqual([
    expect.stringMatching(/^Encoding: .*SQL_ASCII.*createdb --encoding=UTF8/),
  ]);
  await asOwner(`drop database ${name}`);
});

test('a role that may make no tables is told with the statement that lets it', async () => {
  const [name, role] = [`${NAME}_rights`, `${NAME}_role`];
  await asOwner(`create database ${name}`);
  await asOwner(`create role ${role} login password 'weak'`);
  const at = (user: string) =>
    Object.assign(new URL(databaseUrl(publishedServer()?.url ?? '', name)), {
      username: user,
      password: 'weak',
    }).href;
  const mayNot = expect.stringMatching(/^Rights: .*may not make tables.*alter database/);
  expect(await faults({ DATABASE_URL: at(role) })).toEqual([
    mayNot,
    expect.stringMatching(/^Tables: .*munim upgrade/),
  ]);
  // gives the database an owner who may make tables but no role for the services
  await asOwner(`alter database ${name} owner to ${role}`);
  expect(await faults({ DATABASE_OWNER_URL: at(role), DATABASE_URL: at('nobody_yet') })).toEqual([
    expect.stringMatching(/^Rights: .*nobody_yet does not exist.*createrole/),
  ]);
  await asOwner(`alter role ${role} createrole`);
  expect(await faults({ DATABASE_OWNER_URL: at(role), DATABASE_URL: at('nobody_yet') })).toEqual(
    [],
  );
  const wrong = Object.assign(new URL(at(role)), { password: 'wrong' }).href;
  expect(await faults({ DATABASE_URL: wrong })).toEqual([
    expect.stringContaining('password authentication'),
  ]);
  await asOwner(`drop database ${name}`);
  await asOwner(`drop role ${role}`);
});

test('mail: no server, a wrong password, none set', async () => {
  expect(await faults({ SMTP_URL: '' })).toEqual([
    expect.stringContaining('nobody gets a sign-in code'),
  ]);
  expect(await faults({ SMTP_URL: 'smtp://127.0.0.1:1' })).toEqual([
    expect.stringMatching(/^Mail: No mail server answers at 127.0.0.1:1/),
  ]);
  const wrong = smtp.url.replace('smtp://', 'smtp://munim:wrong@');
  expect(await faults({ SMTP_URL: wrong })).toEqual([
    expect.stringMatching(/^Mail: The mail server refuses the user or password/),
  ]);
}, 60_000);

test('files: a folder that cannot be written, a store that is not there, a full disk', async () => {
  fs.writeFileSync(`${folder}/a-file`, '');
  expect(await faults({ FILE_STORE_URL: `file://${folder}/a-file/files` })).toEqual([
    expect.stringContaining('FILE_STORE_URL cannot be used'),
  ]);
  const s3 = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
  expect(
    await faults({ ...s3, FILE_STORE_URL: 's3://bucket?endpoint=http://127.0.0.1:1' }),
  ).toEqual([expect.stringContaining('FILE_STORE_URL cannot be used')]);
  const { settings } = checkSettings(env);
  const free = (megabytes: number) =>
    settings && checkDisk(settings, () => ({ bavail: megabytes, bsize: 1024 ** 2 }))[0]?.state;
  expect([free(100), free(1000), free(9000)]).toEqual(['fault', 'warning', 'ok']);
}, 60_000);

test('secrets that are missing, short, the same or easy', async () => {
  const { TOKEN_SECRET: good } = SECRETS;
  expect(await faults({ TOKEN_SECRET: '' })).toEqual([expect.stringContaining('is not set')]);
  expect(await faults({ TOKEN_SECRET: 'short' })).toEqual([
    expect.stringContaining('has 5 characters'),
  ]);
  expect(await faults({ FILE_SIGNING_KEY: good })).toEqual([
    expect.stringContaining('are the same'),
  ]);
  for (const easy of ['x'.repeat(40), 'please-change-me-please-change-me-please'])
    expect(await faults({ TOKEN_SECRET: easy })).toEqual([
      expect.stringContaining('can be guessed'),
    ]);
}, 60_000);

test('settings that the services refuse, and a base URL that mails cannot name', async () => {
  expect(await faults({ DATABASE_URL: '' })).toEqual([
    expect.stringContaining('DATABASE_URL is not set'),
  ]);
  expect(await faults({ UPLOAD_MAX_MB: 'ten' })).toEqual([
    expect.stringContaining('UPLOAD_MAX_MB'),
  ]);
  const states = [
    'ftp://a',
    'https://a.in/munim',
    'http://a.in',
    'http://localhost:3000',
    'https://a.in',
  ];
  expect(states.map((url) => baseUrlFinding(url, true).state)).toEqual([
    'fault',
    'fault',
    'fault',
    'warning',
    'ok',
  ]);
  expect([100, 2_000, 6_000].map((ms) => clockFinding(ms).state)).toEqual([
    'ok',
    'warning',
    'fault',
  ]);
});

/** Answers as a gateway behind a proxy that may forward wrongly. */
async function proxyServer(caller: (request: IncomingMessage) => object, takesSockets: boolean) {
  const server: Server = createServer((request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(caller(request))),
  );
  if (!takesSockets)
    server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const found = await checkAddress(`http://127.0.0.1:${port}`, words);
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  return found;
}

test('a proxy that lets callers pretend an address, and one that passes no WebSockets', async () => {
  const found = await proxyServer(
    ({ headers }) => ({
      address: headers['x-forwarded-for'] ?? '198.51.100.7',
      protocol: 'http',
      forwarded: true,
    }),
    false,
  );
  expect(faultsOf(found)).toEqual([
    expect.stringMatching(/^Proxy: Whoever calls can pretend/),
    expect.stringMatching(/^WebSockets: They do not pass/),
  ]);
});

test('a proxy that hides the protocol, and an address where nothing answers', async () => {
  const found = await proxyServer(
    () => ({ address: '198.51.100.7', protocol: 'https', forwarded: true }),
    false,
  );
  expect(faultsOf(found)).toContainEqual(expect.stringMatching(/^Proxy: .*called by https/));
  const [nothing] = await checkAddress('http://127.0.0.1:1', words);
  expect(nothing).toMatchObject({ state: 'warning', subject: 'Address' });
});
