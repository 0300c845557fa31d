import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { call } from '../../testing/testCompany.ts';
import { addBilled, readInvoice } from '../../testing/testInvoices.ts';
import { testChallans } from '../../testing/testChallans.ts';
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
let last = 0;
const number = () => `18100000${String(++last).padStart(4, '0')}`;
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

describe('an invoice that is cancelled and made again', () => {
  const UNTIL = '2099-01-02T18:29:00.000Z';
  const NONE = { e_way_bill_number: null, e_way_bill_valid_until: null };
  const post = (url: string, body: object) => call(company.test, Role.TOP_ADMIN, 'POST', url, body);
  const cancel = (invoice_id: number) =>
    put('/invoice', { invoice_id, status: 'CANCELLED', reason: 'Wrong PO number' });

  async function cancelled() {
    const { invoice_id, challan_id } = await moved();
    const first = number();
    expect((await register(invoice_id, answered(first))).status).toBe(200);
    expect((await cancel(invoice_id)).status).toBe(200);
    return { invoice_id, challan_id, first };
  }
  async function again(challan_id: number): Promise<number> {
    const made = await post('/invoice', { challan_id });
    expect(made.status).toBe(200);
    return made.body.data.invoice_id;
  }

  test('keeps its e-way bill, and the goods have none until the next invoice has its own', async () => {
    const { invoice_id, challan_id, first } = await cancelled();
    const had = { e_way_bill_number: first, e_way_bill_valid_until: UNTIL };
    expect(await readInvoice(company, invoice_id)).toMatchObject(had);
    expect(await challan(challan_id)).toMatchObject(NONE);
    const early = await type(challan_id, number());
    expect([early.status, early.body.field]).toEqual([400, 'e_way_bill_number']);
    expect(early.body.message).toContain('issue its next invoice first');

    const next = await again(challan_id);
    expect(await readInvoice(company, next)).toMatchObject({ ...NONE, e_way_bill_at: null });
    const second = number();
    const kept = { e_way_bill_number: second, e_way_bill_at: new Date().toISOString() };
    expect((await register(next, kept)).status).toBe(200);
    for (const shown of [await readInvoice(company, next), await challan(challan_id)])
      expect(shown).toMatchObject({ e_way_bill_number: second, e_way_bill_valid_until: null });
    expect(await readInvoice(company, invoice_id)).toMatchObject(had);

    const log = await company.test.db
      .selectFrom('audit_log')
      .select('changes')
      .where('entity', '=', 'DELIVERY_CHALLAN')
      .where('entity_id', '=', challan_id)
      .where('action', '=', 'UPDATE')
      .orderBy('audit_id')
      .execute();
    const numbers = log.map(
      ({ changes }) => (changes as { e_way_bill_number: object }).e_way_bill_number,
    );
    expect(numbers).toEqual([
      { from: null, to: first },
      { from: first, to: null },
      { from: null, to: second },
    ]);
  });

  test('its number is of no other goods, and not of its own next invoice', async () => {
    const { challan_id, first } = await cancelled();
    const next = await again(challan_id);
    const other = await moved();
    for (const answer of [
      await register(next, answered(first)),
      await type(challan_id, first),
      await type(other.challan_id, first),
    ]) {
      expect([answer.status, answer.body.field]).toEqual([400, 'e_way_bill_number']);
      expect(answer.body.message).toContain('which is cancelled');
    }
  });

  test('goods above the limit are not delivered with the number of before', async () => {
    const { invoiceIds } = await addBilled(company, [{ quantity: 1000 }]);
    const { invoice_id, challan_id } = await readInvoice(company, invoiceIds[0]!);
    expect((await register(invoice_id, answered(number()))).status).toBe(200);
    expect((await cancel(invoice_id)).status).toBe(200);
    await testChallans(company).issueBill(challan_id);
    const shown = await challan(challan_id);
    expect(shown.needs_e_way_bill).toBe(true);
    const sent = await put('/dc', { challanId: challan_id, newStatus: 'DELIVERED' });
    expect([sent.status, sent.body.field]).toEqual([400, 'e_way_bill_number']);
  });

  test('a challan that is cancelled with its invoice keeps its number, and so does the invoice', async () => {
    const { invoice_id, challan_id } = await moved();
    const first = number();
    await register(invoice_id, answered(first));
    const ended = await put('/dc', {
      challanId: challan_id,
      newStatus: 'CANCELLED',
      reason_for_cancellation: 'Wrong goods',
    });
    expect(ended.status).toBe(200);
    for (const shown of [await readInvoice(company, invoice_id), await challan(challan_id)])
      expect(shown).toMatchObject({ e_way_bill_number: first, e_way_bill_valid_until: UNTIL });
  });
});

test('another number without a validity ends the validity of the number before', async () => {
  const { invoice_id } = await moved();
  await register(invoice_id, answered(number()));
  const other = number();
  expect((await register(invoice_id, { e_way_bill_number: other })).status).toBe(200);
  expect(await readInvoice(company, invoice_id)).toMatchObject({
    e_way_bill_number: other,
    e_way_bill_at: null,
    e_way_bill_valid_until: null,
  });
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
