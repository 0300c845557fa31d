import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { call } from '../../testing/testCompany.ts';
import { addBilled, readInvoice } from '../../testing/testInvoices.ts';
import { testMasters } from '../../testing/testMasters.ts';
import { addLogistics, type Logistics } from '../../testing/testLogistics.ts';

let company: Logistics;
beforeAll(async () => {
  company = await addLogistics();
  const { tenantId: tenant_id } = company.company;
  await testMasters(company.test.db).registration({ tenant_id, gst_no: '29ABCDE1234F1ZW' });
}, 60_000);
afterAll(() => company.test.close());

const put = (url: string, body: object) => call(company.test, Role.TOP_ADMIN, 'PUT', url, body);
const register = (invoice_id: number, body: object) =>
  put('/invoice/registration', { invoice_id, ...body });
const type = (challanId: number, e_way_bill_number: string | null) =>
  put('/dc', { challanId, e_way_bill_number });
const challan = async (id: number) =>
  (await call(company.test, Role.TOP_ADMIN, 'GET', `/dc?challanId=${id}`)).body.data[0];
async function moved() {
  const { invoiceIds } = await addBilled(company);
  const { invoice_id, challan_id } = await readInvoice(company, invoiceIds[0]!);
  return { invoice_id, challan_id };
}
let next = 0;
const number = () => `18100000${String(++next).padStart(4, '0')}`;
const answered = (e_way_bill_number: string) => ({
  e_way_bill_number,
  e_way_bill_at: new Date().toISOString(),
  e_way_bill_valid_until: '2099-01-02T18:29:00.000Z',
});

test('what is typed on the challan is the e-way bill of the invoice, and the other way round', async () => {
  const { invoice_id, challan_id } = await moved();
  const typed = number();
  await type(challan_id, typed);
  expect((await readInvoice(company, invoice_id)).e_way_bill_number).toBe(typed);
  expect((await register(invoice_id, answered(typed))).status).toBe(200);
  expect(await challan(challan_id)).toMatchObject({
    e_way_bill_number: typed,
    e_way_bill_valid_until: '2099-01-02T18:29:00.000Z',
  });
});

test('another number is refused on either side, and the message says where it stands', async () => {
  const { invoice_id, challan_id } = await moved();
  await type(challan_id, number());
  const other = await register(invoice_id, answered(number()));
  expect([other.status, other.body.field]).toEqual([400, 'e_way_bill_number']);
  expect(other.body.message).toContain('correct it on the challan first');
  await type(challan_id, null);
  const stands = number();
  await register(invoice_id, answered(stands));
  const typed = await type(challan_id, number());
  expect([typed.status, typed.body.field]).toEqual([400, 'e_way_bill_number']);
  expect(typed.body.message).toContain(`registered with e-way bill ${stands}`);
  expect((await type(challan_id, stands)).status).toBe(200);
  expect((await register(invoice_id, answered(number()))).status).toBe(200);
});

test('one number is of one movement, also when two take it at once', async () => {
  const [one, two] = [await moved(), await moved()];
  const same = number();
  const answers = await Promise.all([
    type(one.challan_id, same),
    register(two.invoice_id, answered(same)),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)?.body.field).toBe('e_way_bill_number');
});

test('a number of before the rules stays while the IRN is kept', async () => {
  const { invoice_id, challan_id } = await moved();
  await company.test.db
    .updateTable('delivery_challans')
    .set({ e_way_bill_number: 'abc 12' })
    .where('challan_id', '=', challan_id)
    .execute();
  const irn = { irn: 'e'.repeat(64), ack_number: '1', ack_at: new Date().toISOString() };
  expect((await register(invoice_id, irn)).status).toBe(200);
});
