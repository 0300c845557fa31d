import fs from 'node:fs';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { sealAuditLog, verifyAuditLog } from '../../src/core/data/auditChain.ts';
import { companyNow } from '../../src/core/data/company.ts';
import { copyCompanyAtStart } from '../../src/core/data/issuedCopies.ts';
import { loadTables, openDump } from '../../src/core/data/loadTables.ts';
import { migrateToLatest } from '../../src/core/data/migrate.ts';
import { onServer } from '../../src/core/data/onServer.ts';
import { prepareDatabase } from '../../src/core/data/prepareDatabase.ts';
import { readSettings } from '../../src/core/settings.ts';
import { brokenRules } from '../invariants/testRules.ts';
import { createTestApp, TEST_SECRETS, type TestApp } from '../testApp.ts';
import { createEmptyDatabase, type TestDatabase } from '../testDatabase.ts';
import { staffOf } from '../testDemoApp.ts';
import { addBilled, readInvoice } from '../testInvoices.ts';
import type { Logistics } from '../testLogistics.ts';
import { testMasters } from '../testMasters.ts';
import { testOutbox } from '../testPurchasing.ts';

/** Dumps of the demo data of each release, made by `npm run dump-release`; -used ones were made by the property test of the invariants. */
const DUMPS = fs.readdirSync(import.meta.dirname).filter((name) => name.endsWith('.sql.gz'));

/** Rules of commands, which seeded rows do not keep: they tell log, outbox and accounting service nothing, and one invoice was made again. */
const BY_SEED = /^(11 (changes|event|trail)|14 shipment|18 (accounting|outbox))[: ]/;
/** The outbox of this test keeps its messages to itself. */
const BY_TEST = /^18 outbox:/;

/** The tables of the dump's version with its rows, then brought up to date as an upgrade does. */
async function restore({ ownerUrl, url }: TestDatabase, file: string): Promise<void> {
  const { migration, lines } = await openDump(
    fs.createReadStream(path.join(import.meta.dirname, file)).pipe(createGunzip()),
  );
  await migrateToLatest(ownerUrl, { last: migration });
  await onServer(ownerUrl, async (client) => {
    await client.query('begin');
    await loadTables(client, lines);
    await client.query('commit');
  });
  await prepareDatabase({ owner: ownerUrl, service: url });
}

/** A customer and a vendor of the old data, as the helpers of tests name them, with a new product in an old category. */
async function companyOf(app: TestApp): Promise<Logistics> {
  const { rows } = await sql<Record<string, number>>`
    with product as (
      insert into products (category_id, product_name, pan_india_gst, hsn_code)
      select min(category_id), 'Towels for the upgrade', 12, '6302' from categories returning product_id
    ), sku as (
      insert into skus (product_id, product_sku_name) select product_id, 'Towel' from product returning product_sku_id
    )
    select t.tenant_id, u.user_id, a.address_id, sku.product_sku_id, s.seller_id
    from sku cross join tenants t join users u on u.tenant_id = t.tenant_id and not u.banned and not u.deleted_user
      join addresses a on a.entity_type = 'TENANT' and a.entity_id = t.tenant_id and a.state = 'Karnataka'
      cross join sellers s
    where s.office_address_id is not null
    order by t.tenant_id, u.user_id, a.address_id, s.seller_id limit 1`.execute(app.owner);
  const [one] = rows;
  if (!one) throw new Error('The old data has no customer and vendor to trade with');
  const id = (name: string) => Number(one[name]);
  const terms = { offer_price: '100', mrp: '150' };
  const company = {
    tenantId: id('tenant_id'),
    contactId: id('user_id'),
    addressId: id('address_id'),
    skuId: id('product_sku_id'),
    sellerId: id('seller_id'),
    offerId: await testMasters(app.db).offer(id('product_sku_id'), id('seller_id'), terms),
  };
  return { test: app, company, nearSellerId: company.sellerId } as Logistics;
}

describe.each(DUMPS)('data of %s', (file) => {
  let database: TestDatabase;
  let app: TestApp;
  const isUsed = file.includes('-used');
  const settings = readSettings({ ...TEST_SECRETS, DATABASE_URL: 'x' });

  beforeAll(async () => {
    database = await createEmptyDatabase();
    await restore(database, file);
    const { outbox } = testOutbox();
    app = await createTestApp({
      database,
      services: { outbox },
      fill: (_, owner) => staffOf(owner),
    });
    await copyCompanyAtStart(app.db, { ...settings, ...(await companyNow(app.db)) });
  }, 120_000);
  afterAll(() => app.close());

  test('has come through all migrations: every invariant holds, the audit log is whole', async () => {
    const broken = await brokenRules(app.owner);
    expect(broken.filter((rule) => isUsed || !BY_SEED.test(rule))).toEqual([]);
    await sealAuditLog(app.db);
    expect(await verifyAuditLog(app.db)).toMatchObject({ faults: [] });
  });

  test('goes on: quote request, quotation, order, purchase order, shipment, invoice', async () => {
    const company = await companyOf(app);
    const before = new Set(await brokenRules(app.owner));
    const { invoiceIds } = await addBilled(company);
    expect(invoiceIds).toHaveLength(1);
    expect(await readInvoice(company, invoiceIds[0]!)).toMatchObject({
      status: 'ISSUED',
      invoice_number: expect.stringMatching(/\d$/),
    });
    const broken = (await brokenRules(app.owner)).filter((rule) => !BY_TEST.test(rule));
    expect(broken.filter((rule) => !before.has(rule))).toEqual([]);
  });
});
