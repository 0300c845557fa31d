import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { TaxCategory } from '@munim/schema/generated/types.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { portalAnswer } from '../../seed/portalAnswer.ts';
import { call } from '../../testing/testCompany.ts';
import { credit, readInvoice, send } from '../../testing/testInvoices.ts';
import { addIssuedOrder, addLogistics, type Logistics } from '../../testing/testLogistics.ts';
import { testMasters } from '../../testing/testMasters.ts';

const { TOP_ADMIN } = Role;
let company: Logistics;
beforeAll(async () => {
  company = await addLogistics();
  // the PIN code of the vendor's state, as the portals want it
  await company.test.db
    .updateTable('addresses')
    .set({ postal_code: '638001' })
    .where('entity_type', '=', 'SELLER')
    .where('state', '=', 'Tamil Nadu')
    .execute();
}, 60_000);
/** The customer is not registered. */
beforeEach(async () => {
  const { db } = company.test;
  await db.updateTable('billing_registrations').set({ is_active: false }).execute();
  await db.updateTable('tenants').set({ gst_no: null }).execute();
});
afterAll(() => company.test.close());

/** Invoices of an order with one line of each category, which its product has as the goods leave; ten pieces at 110.00 each. */
async function invoicesOf(...categories: TaxCategory[]) {
  await company.test.db
    .updateTable('products')
    .set({ tax_category: 'TAXABLE', pan_india_gst: '12' })
    .execute();
  const order = await addIssuedOrder(
    company,
    categories.map((_, index) => ({ unmanaged: index > 0 })),
  );
  for (const [index, category] of categories.entries())
    await sql`update products p set tax_category = ${category}, pan_india_gst = ${category === 'TAXABLE' ? 12 : 0}
      from order_lines l join skus k using (product_sku_id)
      where p.product_id = k.product_id and l.order_id = ${order.order_id} and l.line_number = ${index + 1}`.execute(
      company.test.db,
    );
  const ids = await send(company, order.order_id);
  return Promise.all(ids.map((id) => readInvoice(company, id)));
}
async function get(url: string): Promise<string> {
  const headers = await company.test.as(TOP_ADMIN);
  return (await company.test.app.inject({ url, headers })).body;
}
/** Words of a print, without its style sheet and markup. */
const textOf = (page: string): string =>
  page
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
const print = async (id: number) =>
  textOf(await get(`/invoice/download?invoice_id=${id}&type=html&beautify=true`));

test('exempt goods alone are on a bill of supply: no tax, no IRN, one series of numbers', async () => {
  const [tax] = await invoicesOf('TAXABLE');
  const [bill] = await invoicesOf('EXEMPT');
  expect([tax.invoice_kind, bill.invoice_kind]).toEqual(['TAX_INVOICE', 'BILL_OF_SUPPLY']);
  expect(Number(bill.invoice_number.slice(-5))).toBe(Number(tax.invoice_number.slice(-5)) + 1);
  expect(bill).toMatchObject({ invoice_gst_amount: '0.00', invoice_grand_total: '1100.00' });
  const text = await print(bill.invoice_id);
  for (const part of [
    'Bill of Supply',
    `Bill of supply no. ${bill.invoice_number}`,
    'Value ₹',
    'Value without tax ₹ 1,100.00',
    'Unregistered person, no GST number',
    'State Karnataka (29)',
  ])
    expect(text).toContain(part);
  for (const part of [
    'Tax Invoice',
    'CGST',
    'SGST',
    'IGST',
    'Taxable',
    '%',
    'reverse charge',
    ' 0.00',
  ])
    expect(text).not.toContain(part);
  const file = JSON.parse(await get(`/invoice/e_invoice?invoice_id=${bill.invoice_id}`)).data;
  expect(file).toMatchObject({ content: null, problems: [] });
  expect(file.not_reported).toContain('A bill of supply has no tax');
  const way = JSON.parse(
    JSON.parse(await get(`/dc/e_way_bill?challan_id=${bill.challan_id}&distance_km=10`)).data
      .content ?? '{"billLists":[]}',
  );
  expect(way.billLists).toMatchObject([{ docType: 'BIL', cgstValue: 0, totInvValue: 1100 }]);
  const answer = await call(company.test, TOP_ADMIN, 'PUT', '/invoice/registration', {
    invoice_id: bill.invoice_id,
    ...portalAnswer(bill),
  });
  expect(answer).toMatchObject({ status: 400, body: { error: 'VALIDATION', field: 'irn' } });
});

test('a credit note on a bill of supply has no taxes either', async () => {
  const [bill] = await invoicesOf('NIL_RATED');
  const noteId = await credit(company, bill.invoice_id);
  const text = textOf(
    await get(`/credit_note/download?creditnote_id=${noteId}&type=html&beautify=true`),
  );
  expect(text).toContain('Value without tax ₹ 110.00');
  expect(text).toContain(`Against bill of supply ${bill.invoice_number}`);
  expect(text).not.toContain('Against invoice');
  for (const part of ['CGST', 'IGST', 'Taxable']) expect(text).not.toContain(part);
});

test('taxed and exempt goods: an invoice-cum-bill of supply, and a tax invoice to a registered buyer', async () => {
  const [mixed] = await invoicesOf('TAXABLE', 'EXEMPT');
  expect(mixed.invoice_kind).toBe('INVOICE_CUM_BILL_OF_SUPPLY');
  const { tenantId: tenant_id } = company.company;
  await testMasters(company.test.db).registration({ tenant_id, gst_no: '29ABCDE1234F1ZW' });
  const [registered] = await invoicesOf('TAXABLE', 'EXEMPT');
  expect(registered).toMatchObject({ invoice_kind: 'TAX_INVOICE', invoice_gst_amount: '132.00' });
  const texts = [await print(mixed.invoice_id), await print(registered.invoice_id)];
  texts.push(
    textOf(
      await get(`/dc/v3/download?challan_id=${registered.challan_id}&type=html&beautify=true`),
    ),
  );
  expect(texts[0]).toContain('Invoice-cum-Bill of Supply');
  expect(texts[1]).toContain('Tax Invoice');
  for (const text of texts) {
    expect(text).toContain('1,100.00 Exempt – 1,100.00');
    expect(text).toContain('Taxable value ₹ 1,100.00 Value without tax ₹ 1,100.00 CGST ₹ 66.00');
  }
  // the law counts no exempt goods beside taxed ones for an e-way bill
  const { challan_id, shipment_id } = registered;
  const valued = { grand_total: '2332.00', consignment_value: '1232.00' };
  expect(JSON.parse(await get(`/dc?challanId=${challan_id}`)).data).toMatchObject([valued]);
  const [shipment] = JSON.parse(await get(`/shipment?shipment_id=${shipment_id}`)).data;
  expect(shipment.delivery_challan).toMatchObject([valued]);
  const { content } = JSON.parse(
    await get(`/invoice/e_invoice?invoice_id=${registered.invoice_id}`),
  ).data;
  expect(JSON.parse(content)[0].ItemList.map((item: { GstRt: number }) => item.GstRt)).toEqual([
    12, 0,
  ]);
});

test('goods outside GST go on a challan and a bill of supply of their own', async () => {
  const invoices = await invoicesOf('TAXABLE', 'NON_GST');
  expect(invoices.map((one) => [one.invoice_kind, one.invoice_lines.length])).toEqual([
    ['TAX_INVOICE', 1],
    ['BILL_OF_SUPPLY', 1],
  ]);
});
