import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { call } from '../../testing/testCompany.ts';
import { addBilled, credit, readInvoice } from '../../testing/testInvoices.ts';
import { addLogistics, type Logistics } from '../../testing/testLogistics.ts';

let company: Logistics;
beforeAll(async () => {
  company = await addLogistics();
}, 60_000);
afterAll(() => company.test.close());

const file = async (id: number, who: number | null = Role.TOP_ADMIN) =>
  call(company.test, who, 'GET', `/credit_note/e_invoice?creditnote_id=${id}`);

/** A billed order of ten pieces at 110.00 with 12 %, whose customer is registered. */
async function billed() {
  const { db } = company.test;
  const { invoiceIds } = await addBilled(company);
  const id = invoiceIds[0]!;
  await db
    .updateTable('invoices')
    .set({ tenant_gstin: '29ABCDE1234F1ZW' })
    .where('invoice_id', '=', id)
    .execute();
  const invoice = await readInvoice(company, id);
  return { id, invoice, line: invoice.invoice_lines[0]!.invoice_line_id };
}

test('a CRN: the credit note’s own lines and sums, the parties of its invoice, and the invoice itself', async () => {
  const { id, invoice, line } = await billed();
  const noteId = await credit(company, id, [{ invoice_line_id: line, quantity: 3 }]);
  const { status, body } = await file(noteId);
  expect([status, body.data.problems]).toEqual([200, []]);
  const [document] = JSON.parse(body.data.content);
  const [year, month, day] = String(invoice.invoice_date).split('-');
  expect(document).toMatchObject({
    Version: '1.1',
    DocDtls: { Typ: 'CRN', No: expect.stringMatching(/^CN-/) },
    SellerDtls: { Gstin: '29AAACM4154Q1ZY' },
    BuyerDtls: { Gstin: '29ABCDE1234F1ZW', Pos: '29' },
    ItemList: [
      {
        SlNo: '1',
        HsnCd: '630260',
        Qty: 3,
        UnitPrice: 110,
        TotAmt: 330,
        Discount: 0,
        AssAmt: 330,
        CgstAmt: 19.8,
        SgstAmt: 19.8,
        IgstAmt: 0,
        TotItemVal: 369.6,
      },
    ],
    ValDtls: { AssVal: 330, CgstVal: 19.8, SgstVal: 19.8, IgstVal: 0, TotInvVal: 369.6 },
    RefDtls: {
      PrecDocDtls: [{ InvNo: invoice.invoice_number, InvDt: `${day}/${month}/${year}` }],
    },
  });
  expect(body.data.file_name).toBe(`e-invoice-${document.DocDtls.No}.json`);
  for (const group of ['DispDtls', 'ShipDtls']) expect(document).not.toHaveProperty(group);
});

test.each<[string, { quantity: number; amount: string }, object]>([
  ['without goods', { quantity: 0, amount: '37.43' }, { Qty: 0, UnitPrice: 37.43, TotAmt: 37.43 }],
  [
    'below the price of the units',
    { quantity: 2, amount: '99.99' },
    { Qty: 2, UnitPrice: 110, TotAmt: 220, Discount: 120.01, AssAmt: 99.99 },
  ],
  [
    'above the price of the units',
    { quantity: 3, amount: '500.00' },
    { Qty: 3, UnitPrice: 166.667, TotAmt: 500, Discount: 0 },
  ],
])('an amount %s', async (_, credited, item) => {
  const { id, line } = await billed();
  const noteId = await credit(company, id, [{ invoice_line_id: line, ...credited }]);
  const { content, problems } = (await file(noteId)).body.data;
  expect(problems).toEqual([]);
  expect(JSON.parse(content)[0].ItemList).toMatchObject([item]);
});

test('a draft has faults; one for a customer without GST number is not reported: neither has a file', async () => {
  const { id, line } = await billed();
  const lines = [{ invoice_line_id: line, quantity: 1 }];
  const draft = await credit(company, id, lines, false);
  expect((await file(draft)).body.data).toMatchObject({
    content: null,
    problems: [
      { field: 'DocDtls.No', remedy: expect.stringContaining('Issue it first') },
      { field: 'DocDtls.Dt', remedy: 'A document has its date when it is issued.' },
    ],
  });
  const { invoiceIds } = await addBilled(company);
  const consumer = await credit(company, invoiceIds[0]!);
  expect((await file(consumer)).body.data).toMatchObject({
    content: null,
    problems: [],
    not_reported: expect.stringContaining('a supply to an unregistered person'),
  });
});

test('nobody without a session, none that is not there', async () => {
  const { id } = await billed();
  const noteId = await credit(company, id);
  expect((await file(noteId, null)).status).toBe(401);
  expect((await file(999_999)).status).toBe(404);
});
