import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { type Database, openDatabase, withTransaction } from '../src/core/data/database.ts';
import { copyAllIssued } from '../src/core/data/issuedCopies.ts';
import type { ReadContext } from '../src/core/data/work.ts';
import type { PortalFile } from '../src/core/portal/portalFile.ts';
import { readSettings } from '../src/core/settings.ts';
import { creditNoteFile } from '../src/credit-notes/creditNoteEInvoice.ts';
import { eWayBillOfChallan } from '../src/delivery-challans/challanEWayBillFile.ts';
import { eInvoiceFile } from '../src/invoices/portalFiles.ts';
import { TEST_SECRETS } from '../testing/testApp.ts';
import type { TestDatabase } from '../testing/testDatabase.ts';
import { createDemoDatabase } from '../testing/testDemoDatabase.ts';
import { addChallansByHand } from './challansByHand.ts';
import { seedCreditNotes } from './creditNotes.ts';
import { shipToWarehouse } from './inward.ts';
import { viewerOfRole } from './viewers.ts';

let database: TestDatabase;
let db: Database;
let context: ReadContext;
beforeAll(async () => {
  database = await createDemoDatabase();
  db = openDatabase(database.ownerUrl);
  const settings = readSettings({ ...TEST_SECRETS, DATABASE_URL: 'x', E_INVOICE_WITHIN_DAYS: '0' });
  await withTransaction(db, (trx) => copyAllIssued(trx, settings));
  await shipToWarehouse(db, settings);
  await seedCreditNotes(db, settings);
  await addChallansByHand(db, settings);
  const viewer = await withTransaction(db, (trx) => viewerOfRole(trx, Role.TOP_ADMIN));
  context = { db, settings, viewer };
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function filesOf(ids: readonly number[], read: (id: number) => Promise<PortalFile>) {
  const files: PortalFile[] = [];
  for (const id of ids) files.push(await read(id));
  return {
    made: files.flatMap(({ content }) => (content === null ? [] : [JSON.parse(content)])),
    faults: files.flatMap(({ problems }) => problems.map(({ field }) => field)),
  };
}
const challansOf = async (type: 'CUSTOMER' | 'SELLER' | 'OTHER') => {
  const rows = await db
    .selectFrom('delivery_challans')
    .select('challan_id')
    .where('challan_type', '=', type)
    .where('status', '<>', 'CANCELLED')
    .orderBy('challan_id', 'desc')
    .limit(60)
    .execute();
  return filesOf(
    rows.map((row) => row.challan_id),
    (challanId) => eWayBillOfChallan(context, { challanId, distanceKm: 0, why: {} }),
  );
};

test('invoices to registered customers have e-invoice files, and the others need none', async () => {
  const rows = await db
    .selectFrom('invoices')
    .select('invoice_id')
    .where('status', 'in', ['ISSUED', 'PAID'])
    .orderBy('invoice_id')
    .limit(60)
    .execute();
  const { made, faults } = await filesOf(
    rows.map((row) => row.invoice_id),
    (id) => eInvoiceFile(context, id),
  );
  expect(made.length).toBeGreaterThan(30);
  expect(faults).toEqual([]);
  expect(made.length).toBeLessThan(rows.length);
});

test('every product of the demo has the HSN digits that e-invoices need', async () => {
  const { few, all } = await db
    .selectFrom('products')
    .select((eb) => [
      eb.fn.countAll<string>().as('all'),
      eb.fn
        .countAll<string>()
        .filterWhere(eb.fn('length', ['hsn_code']), '<', 6)
        .as('few'),
    ])
    .executeTakeFirstOrThrow();
  expect([Number(few), Number(all) > 100]).toEqual([0, true]);
});

test('issued credit notes have a CRN file', async () => {
  const rows = await db
    .selectFrom('credit_notes')
    .select('creditnote_id')
    .where('status', '=', 'ISSUED')
    .execute();
  const { made, faults } = await filesOf(
    rows.map((row) => row.creditnote_id),
    (id) => creditNoteFile(context, id),
  );
  expect(faults).toEqual([]);
  expect(made.map(([document]) => document.DocDtls.Typ)).toEqual(['CRN', 'CRN']);
});

test('goods on their way have e-way bill files: with invoices, into our warehouse, back to a vendor', async () => {
  const customers = await challansOf('CUSTOMER');
  expect(customers.made.length).toBeGreaterThan(30);
  expect(new Set(customers.faults)).toEqual(new Set(['transDocNo', 'transDocDate']));
  const inward = await challansOf('SELLER');
  expect(inward.faults).toEqual([]);
  expect(inward.made[0].billLists).toMatchObject([
    { docType: 'CHL', supplyType: 'I', subSupplyDesc: 'Purchase of goods' },
  ]);
  const byHand = await challansOf('OTHER');
  expect(
    byHand.made.map(({ billLists: [bill] }) => `${bill.subSupplyType} ${bill.subSupplyDesc}`),
  ).toEqual(['4 ', '8 For repair']);
  expect(byHand.faults).toContain('itemList.0.taxableAmount');
});
