import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from './testApp.ts';
import { billServices } from './testBills.ts';
import { testChallans } from './testChallans.ts';
import { changeMasters, otherCompany, type Said, said } from './testFrozen.ts';
import { addBilled, credit, readInvoice } from './testInvoices.ts';
import {
  addIssuedOrder,
  addLogistics,
  type Logistics,
  OWN_TRANSPORT,
  ship,
  waiting,
} from './testLogistics.ts';

const services = billServices();
let company: Logistics;
let changed: TestApp;
const issued: Record<string, Said> = {};
const drafts: Record<string, Said> = {};
const before: Record<string, string[]> = {};

const PRINT = 'type=html&beautify=true';

const invoiceReads = (id: number): Said => ({
  id,
  accounting: 'INVOICE',
  reads: [
    `/invoice?invoiceId=${id}`,
    `/invoice/download?invoice_id=${id}&${PRINT}`,
    `/invoice/e_invoice?invoice_id=${id}`,
  ],
});
const creditNoteReads = (id: number): Said => ({
  id,
  accounting: 'CREDIT_NOTE',
  reads: [`/credit_note?creditnote_id=${id}`, `/credit_note/download?creditnote_id=${id}&${PRINT}`],
});
const billReads = (id: number): Said => ({
  id,
  accounting: 'BILL',
  reads: [`/bill?bill_id=${id}`],
});

beforeAll(async () => {
  company = await addLogistics(
    await createTestApp({ services, env: { INVOICE_AT_DISPATCH: 'issued' } }),
  );
  const { db } = company.test;
  await db
    .updateTable('tenants')
    .set({ gst_no: '29ABCDE1234F1ZW' })
    .where('tenant_id', '=', company.company.tenantId)
    .execute();
  await db
    .updateTable('addresses')
    .set({ postal_code: '638001' })
    .where('state', '=', 'Tamil Nadu')
    .execute();
  const challans = testChallans(company);
  const { order_id: orderId } = await addIssuedOrder(company);
  const carried = await ship(company, await waiting(company, { orderId }), {
    more: { ...OWN_TRANSPORT, transporter_id: company.transporterId },
  });
  expect(carried.status).toBe(200);
  const { invoice_id: invoiceId, challan_id: challanId } = await db
    .selectFrom('invoices')
    .select(['invoice_id', 'challan_id'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const billId = await challans.billOf(challanId);
  await challans.issueBill(challanId);
  issued['INVOICE'] = invoiceReads(invoiceId);
  issued['CREDIT_NOTE'] = creditNoteReads(await credit(company, invoiceId));
  issued['BILL'] = billReads(billId);

  const other = (await addBilled(company)).invoiceIds[0]!;
  drafts['BILL'] = billReads(await challans.billOf((await readInvoice(company, other)).challan_id));

  for (const [kind, one] of Object.entries(issued)) before[kind] = await said(company.test, one);
  for (const [kind, one] of Object.entries(drafts))
    before[`draft ${kind}`] = await said(company.test, one);
  await changeMasters(company.test);
  changed = await otherCompany(company.test, services);
}, 60_000);
afterAll(async () => {
  await changed.app.close();
  await company.test.close();
});

test.each(['INVOICE', 'CREDIT_NOTE', 'BILL'])(
  'an issued %s says what it said, whatever changes after it',
  async (kind) => {
    expect(before[kind]!.join('\n')).not.toContain('Renamed');
    expect(await said(changed, issued[kind]!)).toEqual(before[kind]);
  },
);

test.each(['BILL'])('a draft %s says what is so now', async (kind) => {
  expect((await said(changed, drafts[kind]!)).join('\n')).toContain('Renamed');
});

test('a copy is never changed, neither by the service nor by the owner of the tables', async () => {
  const { db, owner } = company.test;
  await expect(db.updateTable('issued_copies').set({ masters: '{}' }).execute()).rejects.toThrow(
    /permission denied/,
  );
  await expect(db.deleteFrom('issued_copies').execute()).rejects.toThrow(/permission denied/);
  const never = /never changed or deleted/;
  await expect(owner.updateTable('issued_copies').set({ masters: '{}' }).execute()).rejects.toThrow(
    never,
  );
  await expect(owner.deleteFrom('issued_copies').execute()).rejects.toThrow(never);
  await expect(
    db
      .updateTable('company_copies')
      .set({ facts: '{}' })
      .where('company_key', '<>', 'migrated')
      .execute(),
  ).rejects.toThrow(never);
  await expect(db.deleteFrom('company_copies').execute()).rejects.toThrow(never);
});
