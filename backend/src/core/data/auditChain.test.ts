import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type RawBuilder, sql } from 'kysely';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';
import { audit, SYSTEM } from './audit.ts';
import { sealAuditLog, verifyAuditLog } from './auditChain.ts';
import { withTransaction } from './database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const write = (...ids: number[]) =>
  withTransaction(app.db, (trx) =>
    audit(
      trx,
      SYSTEM,
      ...ids.map((id) => ({
        entity: 'SKU' as const,
        id,
        action: 'CREATE',
        remarks: `No. ${id} – ₹`,
      })),
    ),
  );
const asService = (statement: RawBuilder<unknown>) => statement.execute(app.db);
const asOwner = (statement: RawBuilder<unknown>) => statement.execute(app.owner);

describe('the service', () => {
  test.each([
    ['change', sql`update audit_log set remarks = 'x'`],
    ['delete', sql`delete from audit_log`],
    ['truncate', sql`truncate audit_log`],
    ['switch the trigger off', sql`alter table audit_log disable trigger all`],
    ['drop', sql`drop table audit_log`],
    ['list as sealed', sql`delete from audit_unsealed`],
    ['change seals of', sql`update audit_seals set row_count = 0`],
    ['seal by hand', sql`insert into audit_seals values (1, default, '{}', 0, sha256(''))`],
    [
      'replace functions of',
      sql`create or replace function list_unsealed() returns trigger language sql as ''`,
    ],
    ['run in replica mode', sql`set session_replication_role = replica`],
    [
      'give a time to rows of',
      sql`insert into audit_log (created_at, entity, entity_id, action) values ('2020-01-01', 'X', 1, 'X')`,
    ],
    [
      'give a number to rows of',
      sql`insert into audit_log (audit_id, entity, entity_id, action) values (-1, 'X', 1, 'X')`,
    ],
    [
      'give a transaction to rows of',
      sql`insert into audit_log (changed_in, entity, entity_id, action) values ('1', 'X', 1, 'X')`,
    ],
    [
      'copy times into',
      sql`insert into audit_log select (a).* from (select a from audit_log a limit 1) x`,
    ],
  ])('may not %s the audit log', async (_, statement) => {
    await write(1);
    await expect(asService(statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  test.each([
    ['change', sql`update stock_ledger set remarks = 'x'`],
    ['delete', sql`delete from stock_ledger`],
    ['truncate', sql`truncate stock_ledger`],
    ['switch the trigger off', sql`alter table stock_ledger disable trigger all`],
  ])('may not %s the stock ledger', (_, statement) =>
    expect(asService(statement)).rejects.toThrow(/permission denied|must be owner/),
  );

  test('a row of the service has the time of the database, whatever the clock of the machine says', async () => {
    const [before, after] = [
      sql<{ at: string }>`select clock_timestamp()::text as at`,
      sql<{
        at: string;
        ok: boolean;
      }>`select created_at::text as at from audit_log order by audit_id desc limit 1`,
    ];
    const { rows: from } = await before.execute(app.db);
    await write(11);
    const { rows: stored } = await after.execute(app.db);
    const { rows: to } = await before.execute(app.db);
    const at = [from, stored, to].map(([row]) => row?.at ?? '');
    expect(at).toEqual(at.toSorted());
  });

  test.each([
    ['stock_ledger', 'created_at'],
    ['stock_ledger', 'stock_ledger_id'],
    ['issued_copies', 'copied_at'],
  ])('may not give rows of %s their %s', (table, column) =>
    expect(
      asService(sql`insert into ${sql.table(table)} (${sql.ref(column)}) values (default)`),
    ).rejects.toThrow(/permission denied/),
  );

  test.each([
    ['make tables', sql`create table mine (id int)`],
    ['add columns', sql`alter table users add column mine int`],
    ['empty tables', sql`truncate sessions`],
    ['make schemas', sql`create schema mine`],
    ['make roles', sql`create role mine`],
    ['change migrations', sql`delete from kysely_migration`],
  ])('may not %s', (_, statement) =>
    expect(asService(statement)).rejects.toThrow(/permission denied|must be owner/),
  );
});

test.each(['audit_log', 'stock_ledger', 'audit_seals'])(
  'not even the owner truncates %s',
  (table) =>
    expect(asOwner(sql`truncate ${sql.table(table)} cascade`)).rejects.toThrow('never changed'),
);

describe('the chain', () => {
  beforeEach(async () => {
    await write(1, 2, 3);
    await sealAuditLog(app.db);
    await write(4);
    await write(5, 6);
    await sealAuditLog(app.db);
  });

  const whole = () => verifyAuditLog(app.db);
  /**
   * Tampering by a person who has the owner's password, without the triggers; undone afterwards.
   */
  async function tampered(table: string, ...statements: RawBuilder<unknown>[]): Promise<string[]> {
    const found: string[] = [];
    const undo = new Error('undo');
    await app.owner
      .transaction()
      .execute(async (trx) => {
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
        for (const statement of statements) await statement.execute(trx);
        found.push(
          ...(
            await verifyAuditLog({
              transaction: () => ({
                setIsolationLevel: () => ({
                  execute: (work: (inner: typeof trx) => unknown) => work(trx),
                }),
              }),
            } as unknown as typeof app.db)
          ).faults,
        );
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    return found;
  }
  const lastRow = sql`(select max(audit_id) from audit_log)`;

  test('is whole, and counts every row', async () => {
    const { faults, seals, rows, unsealed, head } = await whole();
    expect({ faults, unsealed }).toEqual({ faults: [], unsealed: 0 });
    expect(seals).toBeGreaterThanOrEqual(2);
    expect(rows).toBeGreaterThanOrEqual(6);
    expect(head).toMatch(/^\d+:[0-9a-f]{64}$/);
  });

  test.each<[string, string, RawBuilder<unknown>, RegExp]>([
    [
      'a changed row',
      'audit_log',
      sql`update audit_log set remarks = 'x' where audit_id = ${lastRow}`,
      /was changed/,
    ],
    [
      'a changed time',
      'audit_log',
      sql`update audit_log set created_at = created_at - interval '1 microsecond' where audit_id = ${lastRow}`,
      /was changed/,
    ],
    [
      'a deleted row',
      'audit_log',
      sql`delete from audit_log where audit_id = ${lastRow}`,
      /rows are missing/,
    ],
    ['all rows deleted', 'audit_log', sql`delete from audit_log`, /rows are missing/],
    [
      'an added row',
      'audit_log',
      sql`insert into audit_log (audit_id, entity, entity_id, action) overriding system value values (-1, 'X', 1, 'X')`,
      /in no seal/,
    ],
    [
      'a deleted seal',
      'audit_seals',
      sql`delete from audit_seals where seal_id = 1`,
      /seal before it is missing/,
    ],
    [
      'a deleted last seal',
      'audit_seals',
      sql`delete from audit_seals where seal_id = (select max(seal_id) from audit_seals)`,
      /in no seal/,
    ],
    [
      'a changed seal',
      'audit_seals',
      sql`update audit_seals set hash = sha256('x') where seal_id = 1`,
      /Seal 1: .*changed/,
    ],
  ])('shows %s', async (_, table, statement, fault) => {
    expect((await tampered(table, statement)).join('\n')).toMatch(fault);
    expect((await whole()).faults).toEqual([]);
  });

  test('a head that was noted is found again, another is not', async () => {
    const { head } = await whole();
    await write(7);
    await sealAuditLog(app.db);
    expect((await verifyAuditLog(app.db, head)).faults).toEqual([]);
    const other = head.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect((await verifyAuditLog(app.db, other)).faults).toEqual([
      `The chain does not hold ${other}`,
    ]);
  });

  test('a row whose transaction ends late is sealed later, and rolled back ones never', async () => {
    await app.db.transaction().execute(async (trx) => {
      await audit(trx, SYSTEM, { entity: 'SKU', id: 8, action: 'LATE' });
      await write(9);
      await sealAuditLog(app.db);
      expect((await whole()).faults).toEqual([]);
    });
    await expect(
      withTransaction(app.db, async (trx) => {
        await audit(trx, SYSTEM, { entity: 'SKU', id: 10, action: 'NEVER' });
        throw new Error('undo');
      }),
    ).rejects.toThrow('undo');
    expect((await whole()).unsealed).toBe(1);
    expect(await sealAuditLog(app.db)).toBe(1);
    expect(await whole()).toMatchObject({ faults: [], unsealed: 0 });
  });

  test('writers and sealers at once: each row is sealed once', async () => {
    const before = (await whole()).rows;
    const work = Array.from({ length: 60 }, (_, i) =>
      i % 6 ? write(i, i + 1) : sealAuditLog(app.db),
    );
    await Promise.all(work);
    await sealAuditLog(app.db);
    expect(await whole()).toMatchObject({ faults: [], unsealed: 0, rows: before + 100 });
  });
});
