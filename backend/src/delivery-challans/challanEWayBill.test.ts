import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { type Challans, testChallans } from '../../testing/testChallans.ts';
import { call } from '../../testing/testCompany.ts';
import { testMasters } from '../../testing/testMasters.ts';
import { addLogistics, type Logistics } from '../../testing/testLogistics.ts';

let company: Logistics;
let challans: Challans;
let officeId: number;
let depotId: number;
beforeAll(async () => {
  company = await addLogistics();
  challans = testChallans(company);
  const { db } = company.test;
  const { office_address_id } = await db
    .selectFrom('sellers')
    .select('office_address_id')
    .where('seller_id', '=', company.nearSellerId)
    .executeTakeFirstOrThrow();
  officeId = Number(office_address_id);
  const { warehouse_id } = await db
    .insertInto('warehouses')
    .values({ warehouse_name: 'Peenya depot' })
    .returning('warehouse_id')
    .executeTakeFirstOrThrow();
  depotId = await testMasters(db).address('WAREHOUSE', warehouse_id);
  await db
    .updateTable('addresses')
    .set({ postal_code: '638001' })
    .where('entity_type', '=', 'SELLER')
    .where('state', '=', 'Tamil Nadu')
    .execute();
}, 60_000);
afterAll(() => company.test.close());

const file = (challanId: number, more = '', who: number = Role.TOP_ADMIN) =>
  call(company.test, who, 'GET', `/dc/e_way_bill?challan_id=${challanId}${more}`);
const problemsOf = async (challanId: number, more = '', who?: number) =>
  (await file(challanId, more, who)).body.data.problems;
const billOf = async (challanId: number, more = '') => {
  const { content, problems } = (await file(challanId, more)).body.data;
  expect(problems).toEqual([]);
  return JSON.parse(content).billLists[0];
};

async function byHand(
  ends: { from: number; to: number },
  unit_value = '850.00',
  reason: object = {},
) {
  const { body } = await call(company.test, Role.OPERATIONS, 'POST', '/dc', {
    challan_type: 'OTHER',
    from_address: ends.from,
    to_address: ends.to,
    ...reason,
    dc_lines: [{ product_sku_id: company.company.skuId, delivered_qty: 40, unit_value }],
  });
  return body.data.challan_id as number;
}
const issued = async (...of: Parameters<typeof byHand>) => {
  const challanId = await byHand(...of);
  await challans.put({
    challanId,
    newStatus: 'ISSUED',
    transport_mode: 'ROAD',
    vehicle_number: 'KA05MN4471',
  });
  return challanId;
};

test('from a vendor to our warehouse: inward, with what was bought and its GST', async () => {
  const { challanId } = await challans.stockToWarehouse();
  expect(await billOf(challanId, '&distance_km=40')).toMatchObject({
    userGstin: '29AAACM4154Q1ZY',
    supplyType: 'I',
    subSupplyType: 8,
    subSupplyDesc: 'Purchase of goods',
    docType: 'CHL',
    transType: 2,
    toGstin: '29AAACM4154Q1ZY',
    transDistance: 40,
    // the vendor's vehicle is not known: Part B comes later
    transporterId: '29AAACM4154Q1ZY',
    itemList: [{ qtyUnit: 'NOS' }],
  });
  const challan = await challans.one(challanId);
  expect(await billOf(challanId)).toMatchObject({
    docNo: challan.challan_number,
    totalValue: Number(challan.taxable_amount),
    totInvValue: Number(challan.grand_total),
    fromGstin: expect.stringMatching(/^(?!29AAACM4154Q1ZY)/),
  });
});

test('who sees no cost gets no file of what was bought', async () => {
  const { challanId } = await challans.toWarehouse();
  await company.test.db
    .updateTable('users')
    .set({ permissions: JSON.stringify({ ...roleTemplate(Role.OPERATIONS), purchase_order: [] }) })
    .where('user_id', '=', company.test.userIdOf(Role.OPERATIONS_SECOND))
    .execute();
  expect(await problemsOf(challanId, '', Role.OPERATIONS_SECOND)).toMatchObject([
    {
      field: 'totalValue',
      value: null,
      message: 'What the goods cost is for viewers of cost prices',
    },
  ]);
});

test('who may not see vendors gets no file with the GST number of one', async () => {
  const { challanId } = await challans.toWarehouse();
  expect(await file(challanId, '', Role.SALES)).toMatchObject({
    status: 403,
    body: {
      error: 'FORBIDDEN',
      message: 'The e-way bill file shows vendors: it needs SELLER READ',
      needs: ['SELLER READ'],
    },
  });
});

test('between our warehouses: own use, both ends by our GST number, no tax', async () => {
  const challanId = await issued({ from: company.warehouseAddressId, to: depotId });
  expect(await billOf(challanId)).toMatchObject({
    supplyType: 'O',
    subSupplyType: 5,
    subSupplyDesc: '',
    docType: 'CHL',
    transType: 4,
    fromGstin: '29AAACM4154Q1ZY',
    toGstin: '29AAACM4154Q1ZY',
    totalValue: 34000,
    cgstValue: 0,
    igstValue: 0,
    totInvValue: 34000,
    transMode: 1,
    vehicleNo: 'KA05MN4471',
    itemList: [{ quantity: 40, taxableAmount: 34000, cgstRate: 0, igstRate: 0 }],
  });
});

describe('reasons', () => {
  test('the likeliest for the ends, another one when it is asked for', async () => {
    const challanId = await issued({ from: company.warehouseAddressId, to: officeId });
    expect(await billOf(challanId)).toMatchObject({
      supplyType: 'O',
      subSupplyType: 8,
      subSupplyDesc: 'Return to vendor',
    });
    const ends = { from: company.warehouseAddressId, to: officeId };
    const worked = await issued(ends, '850.00', { transport_reason: 'JOB_WORK' });
    expect(await billOf(worked)).toMatchObject({ subSupplyType: 4, subSupplyDesc: '' });
    const words = { transport_reason: 'OTHERS', transport_reason_text: ' For repair ' };
    expect(await billOf(await issued(ends, '850.00', words))).toMatchObject({
      subSupplyDesc: 'For repair',
    });
    expect((await file(worked, '&reason=OTHERS')).body).toMatchObject({
      field: 'reason',
      message: 'The challan says why its goods travel: Job work',
    });
    const back = await issued({ from: officeId, to: company.warehouseAddressId });
    expect(await billOf(back)).toMatchObject({
      supplyType: 'I',
      subSupplyType: 6,
      toGstin: '29AAACM4154Q1ZY',
    });
  });

  test('one that the portal does not take for these ends is refused, and so is a reason of a supply', async () => {
    const challanId = await issued({ from: company.warehouseAddressId, to: depotId });
    const wrong: [string, string, string][] = [
      ['', '&reason=JOB_WORK', 'reason'],
      ['', '&reason=SALE', 'reason'],
      ['', '&reason=OWN_USE&reason_text=x', 'reason_text'],
      ['', `&reason_text=${'x'.repeat(21)}`, 'reason_text'],
    ];
    for (const [, more, field] of wrong) {
      const { status, body } = await file(challanId, more);
      expect([more, status, body.field]).toEqual([more, 400, field]);
    }
    const sold = await challans.toCustomer();
    expect((await file(sold.challanId, '&reason=OWN_USE')).body.field).toBe('reason');
  });

  test('of another reason somebody says which', async () => {
    const ends = { from: company.warehouseAddressId, to: depotId };
    const challanId = await issued(ends, '850.00', { transport_reason: 'OTHERS' });
    expect(await problemsOf(challanId)).toMatchObject([
      { field: 'subSupplyDesc', value: null, message: 'Reason in words is missing' },
    ]);
  });
});

describe('faults', () => {
  test('goods of which nobody said what they are worth, issued before that was asked', async () => {
    const challanId = await issued({ from: company.warehouseAddressId, to: depotId });
    await sql`update dc_lines set unit_value = null where challan_id = ${challanId}`.execute(
      company.test.owner,
    );
    expect(await problemsOf(challanId)).toMatchObject([
      {
        field: 'itemList.0.taxableAmount',
        message: expect.stringContaining('nobody said what it is worth'),
        remedy: expect.stringContaining('make it again'),
      },
    ]);
  });

  test('a draft, and one that is cancelled', async () => {
    const challanId = await byHand({ from: company.warehouseAddressId, to: depotId });
    expect(await problemsOf(challanId)).toMatchObject([
      { field: 'docNo', message: 'The challan is still a draft', remedy: 'Issue it first.' },
    ]);
    await challans.put({ challanId, newStatus: 'CANCELLED', reason_for_cancellation: 'Wrong' });
    expect(await problemsOf(challanId)).toMatchObject([
      { field: 'docNo', message: 'The challan is cancelled' },
    ]);
  });

  test('by ship without a bill of lading', async () => {
    const challanId = await issued({ from: company.warehouseAddressId, to: depotId });
    await challans.put({ challanId, transport_mode: 'SHIP', vehicle_number: 'MV Kaveri' });
    expect((await problemsOf(challanId)).map((one: { field: string }) => one.field)).toEqual([
      'transDocNo',
      'transDocDate',
    ]);
    await challans.put({
      challanId,
      transport_document_number: 'BL/9',
      transport_document_date: '2026-01-05',
    });
    expect(await billOf(challanId)).toMatchObject({
      transMode: 4,
      transDocNo: 'BL/9',
      transDocDate: '05/01/2026',
    });
  });
});
