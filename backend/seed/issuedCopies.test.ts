import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Kysely, sql } from 'kysely';
import { up as copyInvoices } from '../migrations/0090_issued_copies.ts';
import { up as copyGoods } from '../migrations/0091_issued_copies_of_goods.ts';
import { type Database, openDatabase } from '../src/core/data/database.ts';
import {
  companyAsIssued,
  copyAllIssued,
  copyCompanyAtStart,
} from '../src/core/data/issuedCopies.ts';
import { readSettings } from '../src/core/settings.ts';
import { FROZEN_RULES } from '../testing/invariants/testFrozenRules.ts';
import { TEST_SECRETS } from '../testing/testApp.ts';
import type { TestDatabase } from '../testing/testDatabase.ts';
import { createDemoDatabase } from '../testing/testDemoDatabase.ts';
import { renameInvoiced } from './renamed.ts';

const settings = readSettings({ ...TEST_SECRETS, DATABASE_URL: 'x' });
let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createDemoDatabase();
  db = openDatabase(database.ownerUrl);
  await db.transaction().execute((trx) => copyAllIssued(trx, settings));
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const copies = async () =>
  (
    await sql`select entity, document_id, revision, masters from issued_copies order by 1, 2, 3`.execute(
      db,
    )
  ).rows;

/** Kinds of registrations and days to pay came later than these migrations, and transporters went to the challans: reads take a copy without them. */
const LATER = ['kind', 'transporters', 'days_to_pay'];
const comparable = <T>(rows: T): T =>
  JSON.parse(
    JSON.stringify(rows, (key, value: unknown) => (LATER.includes(key) ? undefined : value)),
  ) as T;

test('every document of the demo data that is issued has its copy', async () => {
  for (const rule of Object.values(FROZEN_RULES)) expect((await rule.execute(db)).rows).toEqual([]);
});

test('documents of before are copied by the migrations as the service copies them, the company at the first start', async () => {
  const byService = await copies();
  expect(byService.length).toBeGreaterThan(100);
  await sql`drop table issued_copies; drop table company_copies; drop function refuse_change_of_company_copy`.execute(
    db,
  );
  await db.transaction().execute(async (trx) => {
    const migrated = trx as unknown as Kysely<unknown>;
    await copyInvoices(migrated);
    await copyGoods(migrated);
  });
  expect(comparable(await copies())).toEqual(comparable(byService));
  const { invoice_id: id } = await db
    .selectFrom('invoices')
    .select('invoice_id')
    .where('invoice_number', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  const printed = async (companyName: string) =>
    (await companyAsIssued({ db, settings: { ...settings, companyName } }, { kind: 'INVOICE', id }))
      .companyName;
  expect(await printed('Before the first start')).toBe('Before the first start');
  await copyCompanyAtStart(db, { ...settings, companyName: 'First start' });
  await copyCompanyAtStart(db, { ...settings, companyName: 'Second start' });
  expect(await printed('Later')).toBe('First start');
}, 120_000);

test('a product has another name than on its invoices', async () => {
  await renameInvoiced(db, settings);
  const renamed = await db
    .selectFrom('invoice_lines as l')
    .innerJoin('skus as k', 'k.product_sku_id', 'l.product_sku_id')
    .innerJoin('issued_copies as c', 'c.document_id', 'l.invoice_id')
    .select(
      sql<string>`c.masters #>> array['skus', k.product_sku_id::text, 'info', 'product_sku_name']`.as(
        'then',
      ),
    )
    .where('c.entity', '=', 'INVOICE')
    .where('k.product_sku_name', 'like', '%(new range)')
    .execute();
  expect(renamed.length).toBeGreaterThan(0);
  for (const { then } of renamed) expect(then).not.toContain('(new range)');
}, 120_000);
