import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { JOB_WORK_NEEDS_EWAY_BILL } from '@munim/schema/delivery-challans/delivery-challans.rules.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { adjust } from '../../testing/testStock.ts';
import { type Challans, testChallans } from '../../testing/testChallans.ts';
import { call } from '../../testing/testCompany.ts';
import { addLogistics, type Logistics } from '../../testing/testLogistics.ts';

let company: Logistics;
let challans: Challans;
/** Offices of vendors in the company's own state and in another one. */
const office = { near: 0, far: 0 };

beforeAll(async () => {
  company = await addLogistics();
  challans = testChallans(company);
  const officeOf = async (sellerId: number) =>
    Number(
      (
        await company.test.db
          .selectFrom('sellers')
          .select('office_address_id')
          .where('seller_id', '=', sellerId)
          .executeTakeFirstOrThrow()
      ).office_address_id,
    );
  office.near = await officeOf(company.nearSellerId);
  office.far = await officeOf(company.company.sellerId);
  await adjust(company.test, {
    warehouseId: company.warehouseId,
    skuId: company.company.skuId,
    quantity: 500,
  });
}, 60_000);
afterAll(() => company.test.close());

const make = (to: number, more: object = {}) =>
  call(company.test, Role.OPERATIONS, 'POST', '/dc', {
    challan_type: 'OTHER',
    from_address: company.warehouseAddressId,
    to_address: to,
    dc_lines: [{ product_sku_id: company.company.skuId, delivered_qty: 1, unit_value: '10.00' }],
    ...more,
  });
const JOB_WORK = { transport_reason: 'JOB_WORK' };
const made = async (to: number, more: object = JOB_WORK): Promise<number> =>
  (await make(to, more)).body.data.challan_id;
const move = (challanId: number, newStatus: string, more: object = {}) =>
  challans.put({ challanId, newStatus, ...more });

async function printOf(challanId: number): Promise<string> {
  const headers = await company.test.as(Role.TOP_ADMIN);
  return (
    await company.test.app.inject({
      url: `/dc/download?challan_id=${challanId}&type=html&beautify=true`,
      headers,
    })
  ).body;
}

test('goods worth ₹ 10 for job work in another state do not leave without an e-way bill', async () => {
  const id = await made(office.far);
  expect((await challans.one(id)).needs_e_way_bill).toBe(true);
  expect((await move(id, 'ISSUED')).status).toBe(200);
  expect((await move(id, 'IN_TRANSIT')).body).toMatchObject({
    field: 'e_way_bill_number',
    message: JOB_WORK_NEEDS_EWAY_BILL,
  });
  expect((await challans.one(id)).status).toBe('ISSUED');
  const number = { e_way_bill_number: '311000777001' };
  expect((await move(id, 'IN_TRANSIT', number)).body.data.status).toBe('IN_TRANSIT');
  expect((await move(id, 'DELIVERED')).body.field).toBe('e_way_bill_attachments');
  const file = { e_way_bill_attachments: await challans.upload() };
  expect((await move(id, 'DELIVERED', file)).body.data.status).toBe('DELIVERED');
});

test('a challan by hand is not issued while a line does not say what its goods are worth', async () => {
  const { skuId } = company.company;
  const id = await made(office.near, {
    dc_lines: [
      { product_sku_id: skuId, delivered_qty: 1, unit_value: '10.00' },
      { product_sku_id: skuId, delivered_qty: 1 },
    ],
  });
  const answer = await move(id, 'ISSUED');
  expect([answer.status, answer.body.field]).toEqual([400, 'dc_lines.1.unit_value']);
  expect(answer.body.message).toContain('Line 2 (');
  expect((await challans.one(id)).status).toBe('DRAFT');
});

test('within the state, and for any other reason, a challan by hand needs none', async () => {
  for (const [to, more] of [
    [office.near, JOB_WORK],
    [office.far, {}],
  ] as const) {
    const id = await made(to, more);
    expect((await challans.one(id)).needs_e_way_bill).toBe(false);
    for (const status of ['ISSUED', 'IN_TRANSIT', 'DELIVERED'])
      expect((await move(id, status)).status).toBe(200);
  }
});

test('the purpose is printed, may change while it is a draft, and stays after that', async () => {
  const id = await made(office.near, {});
  expect(await challans.one(id)).toMatchObject({
    transport_reason: 'OTHERS',
    transport_reason_text: 'Return to vendor',
  });
  const words = { transport_reason: 'OTHERS', transport_reason_text: 'For repair' };
  expect((await challans.put({ challanId: id, ...words })).body.data).toMatchObject(words);
  expect(await printOf(id)).toContain('Otherwise than by way of supply: For repair');
  expect((await challans.put({ challanId: id, ...JOB_WORK })).body.data).toMatchObject({
    ...JOB_WORK,
    transport_reason_text: null,
  });
  await move(id, 'ISSUED');
  expect(await printOf(id)).toContain('Otherwise than by way of supply: Job work');
  expect((await challans.put({ challanId: id, ...words })).body).toMatchObject({
    field: 'transport_reason',
    message: 'The challan is issued: why its goods travel stays',
  });
  expect((await challans.put({ challanId: id, ...JOB_WORK, remarks: 'x' })).status).toBe(200);
});

test('an issued challan that does not say why may still be told, once', async () => {
  const id = await made(office.near, {});
  await move(id, 'ISSUED');
  await company.test.db
    .updateTable('delivery_challans')
    .set({ transport_reason: null, transport_reason_text: null })
    .where('challan_id', '=', id)
    .execute();
  expect((await challans.put({ challanId: id, ...JOB_WORK })).body.data).toMatchObject(JOB_WORK);
  expect((await challans.put({ challanId: id, transport_reason: 'OTHERS' })).body.field).toBe(
    'transport_reason',
  );
});

test('a reason that does not fit is refused, and so is one for goods of a shipment', async () => {
  for (const [more, field] of [
    [{ transport_reason: 'SUPPLY' }, 'transport_reason'],
    [{ transport_reason: 'OWN_USE' }, 'transport_reason'],
    [{ ...JOB_WORK, transport_reason_text: 'Dyeing' }, 'transport_reason_text'],
    [
      { transport_reason: 'OTHERS', transport_reason_text: 'x'.repeat(21) },
      'transport_reason_text',
    ],
  ] as const)
    expect((await make(office.far, more)).body.field).toBe(field);
  const { challanId } = await challans.toCustomer();
  expect((await challans.one(challanId)).transport_reason).toBe('SUPPLY');
  expect((await challans.put({ challanId, ...JOB_WORK })).body.field).toBe('transport_reason');
});
