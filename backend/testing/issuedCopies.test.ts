import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from './testApp.ts';
import { billServices } from './testBills.ts';
import { testChallans } from './testChallans.ts';
import { addRfq, call } from './testCompany.ts';
import { addOrder, generate } from './testPurchasing.ts';
import { changeMasters, otherCompany, type Said, said } from './testFrozen.ts';
import { addBilled, credit, readInvoice } from './testInvoices.ts';
import {
  addIssuedOrder,
  addIssuedStockPo,
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
let recalled: number;

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
  reads: [
    `/credit_note?creditnote_id=${id}`,
    `/credit_note/download?creditnote_id=${id}&${PRINT}`,
    `/credit_note/e_invoice?creditnote_id=${id}`,
  ],
});
const billReads = (id: number): Said => ({
  id,
  accounting: 'BILL',
  reads: [`/bill?bill_id=${id}`],
});

const challanReads = (id: number): Said => ({
  id,
  reads: [
    `/dc?challanId=${id}`,
    ...['', 'v2/', 'v3/', 'v4/'].map(
      (version) => `/dc/${version}download?challan_id=${id}&${PRINT}`,
    ),
    `/dc/e_way_bill?challan_id=${id}&distance_km=200`,
  ],
});
const purchaseOrderReads = (id: number): Said => ({
  id,
  reads: [`/getPurchaseOrder?po_id=${id}`, `/download_purchase_order?po_id=${id}&${PRINT}`],
});
const quotationReads = (id: number): Said => ({
  id,
  reads: [`/quotation?quotation_id=${id}`, `/quotation/download?quotation_id=${id}&${PRINT}`],
});
const addQuotation = async (): Promise<number> => {
  const request_id = await addRfq(company.test, company.company);
  const { body } = await call(company.test, Role.TOP_ADMIN, 'POST', '/quotation', {
    quotation_items: [{ request_id }],
  });
  return body.quotation_id;
};
const moveQuotation = async (quotation_id: number, status: 'CONFIRMED' | 'SENT') =>
  expect(
    await call(company.test, Role.TOP_ADMIN, 'PUT', '/quotation', { quotation_id, status }),
  ).toMatchObject({ status: 200 });

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
  const { order_id: orderId, poIds } = await addIssuedOrder(company);
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
  issued['DELIVERY_CHALLAN'] = challanReads(challanId);
  issued['DELIVERY_CHALLAN to a warehouse'] = challanReads(
    (await challans.toWarehouse()).challanId,
  );
  const byHand = async () => {
    const body = {
      challan_type: 'OTHER',
      from_address: company.warehouseAddressId,
      to_address: company.company.addressId,
      dc_lines: [{ product_sku_id: company.company.skuId, delivered_qty: 5, unit_value: '100.00' }],
    };
    const made = await call(company.test, Role.TOP_ADMIN, 'POST', '/dc', body);
    expect(made).toMatchObject({ status: 200 });
    return made.body.data.challan_id as number;
  };
  const handId = await byHand();
  expect(await challans.put({ challanId: handId, newStatus: 'ISSUED' })).toMatchObject({
    status: 200,
  });
  issued['DELIVERY_CHALLAN by hand'] = challanReads(handId);
  drafts['DELIVERY_CHALLAN'] = challanReads(await byHand());
  issued['PURCHASE_ORDER'] = purchaseOrderReads(poIds[0]!);
  issued['PURCHASE_ORDER for stock'] = purchaseOrderReads(await addIssuedStockPo(company));
  const quotationId = await addQuotation();
  await moveQuotation(quotationId, 'CONFIRMED');
  issued['QUOTATION'] = quotationReads(quotationId);

  const other = (await addBilled(company)).invoiceIds[0]!;
  drafts['BILL'] = billReads(await challans.billOf((await readInvoice(company, other)).challan_id));
  const order = await addOrder(company);
  const generated = await generate(company, order.order_id);
  drafts['PURCHASE_ORDER'] = purchaseOrderReads(generated.body.data[0].po_id);
  drafts['QUOTATION'] = quotationReads(await addQuotation());
  recalled = await addQuotation();
  await moveQuotation(recalled, 'CONFIRMED');

  for (const [kind, one] of Object.entries(issued)) before[kind] = await said(company.test, one);
  for (const [kind, one] of Object.entries(drafts))
    before[`draft ${kind}`] = await said(company.test, one);
  await changeMasters(company.test);
  changed = await otherCompany(company.test, services);
}, 120_000);
afterAll(async () => {
  await changed.app.close();
  await company.test.close();
});

test.each([
  'QUOTATION',
  'PURCHASE_ORDER',
  'PURCHASE_ORDER for stock',
  'DELIVERY_CHALLAN',
  'DELIVERY_CHALLAN to a warehouse',
  'DELIVERY_CHALLAN by hand',
  'BILL',
  'INVOICE',
  'CREDIT_NOTE',
])('an issued %s says what it said, whatever changes after it', async (kind) => {
  expect(before[kind]!.join('\n')).not.toContain('Renamed');
  expect(await said(changed, issued[kind]!)).toEqual(before[kind]);
});

test.each(['QUOTATION', 'PURCHASE_ORDER', 'DELIVERY_CHALLAN', 'BILL'])(
  'a draft %s says what is so now',
  async (kind) => {
    expect((await said(changed, drafts[kind]!)).join('\n')).toContain('Renamed');
  },
);

test('a quotation that is recalled says what is so now, and is copied anew when it is sent again', async () => {
  const one = quotationReads(recalled);
  const first = (await said(changed, one)).join();
  expect(first).not.toContain('Renamed');
  await moveQuotation(recalled, 'SENT');
  expect((await said(changed, one)).join()).toMatch(/Renamed SKU[^]*Munim Renamed/);
  await moveQuotation(recalled, 'CONFIRMED');
  const sent = await said(company.test, one);
  expect(sent.join()).toContain('Renamed SKU');
  await company.test.db
    .updateTable('skus')
    .set({ product_sku_name: 'Renamed again' })
    .where('product_sku_id', '=', company.company.skuId)
    .execute();
  expect(await said(changed, one)).toEqual(sent);
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
