import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp } from '../../testing/testApp.ts';
import { type Challans, testChallans } from '../../testing/testChallans.ts';
import { call } from '../../testing/testCompany.ts';
import {
  addIssuedOrder,
  addLogistics,
  DRIVER,
  type Logistics,
  OWN_TRANSPORT,
  ship,
  waiting,
} from '../../testing/testLogistics.ts';
import { testOutbox } from '../../testing/testPurchasing.ts';

let company: Logistics;
let challans: Challans;
let otherId: number;
beforeAll(async () => {
  company = await addLogistics(
    await createTestApp({
      services: { outbox: testOutbox().outbox },
      env: { INVOICE_AT_DISPATCH: 'issued' },
    }),
  );
  challans = testChallans(company);
  const { transporter_id } = await company.test.db
    .insertInto('transporters')
    .values({ transporter_name: 'Blue Line', gst_number: '29AAACB1234F1Z5' })
    .returning('transporter_id')
    .executeTakeFirstOrThrow();
  otherId = transporter_id;
}, 60_000);
afterAll(() => company.test.close());

async function sent() {
  const order = await addIssuedOrder(company);
  const { body } = await ship(company, await waiting(company, { orderId: order.order_id }), {
    more: { ...OWN_TRANSPORT, transporter_id: company.transporterId },
  });
  const [{ challan_id }] = body.data.delivery_challans;
  return {
    id: body.data.shipment.shipment_id as number,
    challanId: challan_id as number,
    invoiceId: body.data.invoices[0].invoice_id as number,
  };
}
const change = (shipment_id: number, more: object) =>
  call(company.test, Role.TOP_ADMIN, 'PUT', '/shipment', {
    shipment_id,
    destination_type: 'CUSTOMER',
    ...DRIVER,
    ...OWN_TRANSPORT,
    transporter_id: company.transporterId,
    ...more,
  });
async function printsOf({ challanId, invoiceId }: Awaited<ReturnType<typeof sent>>) {
  const headers = await company.test.as(Role.TOP_ADMIN);
  const read = async (url: string) =>
    (await company.test.app.inject({ url: `${url}&type=html&beautify=true`, headers })).body;
  return Promise.all([
    read(`/dc/download?challan_id=${challanId}`),
    read(`/invoice/download?invoice_id=${invoiceId}`),
  ]);
}
const rename = (transporter_id: number, transporter_name: string) =>
  company.test.db
    .updateTable('transporters')
    .set({ transporter_name })
    .where('transporter_id', '=', transporter_id)
    .execute();

test('a vehicle and a transporter that change on the way are recorded and said on the prints, by the name of that day', async () => {
  const goods = await sent();
  for (const print of await printsOf(goods)) {
    expect(print).toContain('Patel Roadways');
    expect(print).not.toContain('Transport updated');
  }
  expect(
    (await change(goods.id, { transporter_id: otherId, vehicle_number: 'KA05XY0007' })).status,
  ).toBe(200);
  await rename(otherId, 'Green Line');
  for (const print of await printsOf(goods)) {
    for (const words of ['Transport updated', 'Blue Line', 'KA05XY0007'])
      expect(print).toContain(words);
    for (const words of ['Patel Roadways', 'Green Line', 'KA01AB1234'])
      expect(print).not.toContain(words);
  }
  await rename(otherId, 'Blue Line');
  const { changes } = await company.test.db
    .selectFrom('audit_log')
    .select('changes')
    .where('entity', '=', 'DELIVERY_CHALLAN')
    .where('entity_id', '=', goods.challanId)
    .where('action', '=', 'UPDATE')
    .executeTakeFirstOrThrow();
  expect(changes).toMatchObject({
    vehicle_number: { from: 'KA01AB1234', to: 'KA05XY0007' },
    transporter_name: { from: 'Patel Roadways', to: 'Blue Line' },
  });
});

test('a change that changes nothing of the transport leaves the documents alone', async () => {
  const goods = await sent();
  expect((await change(goods.id, { driver_name: 'Suresh' })).status).toBe(200);
  expect(await challans.one(goods.challanId)).toMatchObject({
    transport_updated_at: null,
    version: 1,
  });
});

test('goods that have arrived keep their vehicle, whatever carries the rest', async () => {
  const orders = [await addIssuedOrder(company), await addIssuedOrder(company)];
  const points = (
    await Promise.all(orders.map(({ order_id: orderId }) => waiting(company, { orderId })))
  ).flat();
  const { body } = await ship(company, points, {
    more: { ...OWN_TRANSPORT, transporter_id: company.transporterId },
  });
  const { shipment_id } = body.data.shipment;
  const [arrived, onTheWay] = body.data.delivery_challans.map(
    ({ challan_id }: { challan_id: number }) => challan_id,
  );
  await challans.issueBill(arrived);
  expect((await challans.put({ challanId: arrived, newStatus: 'DELIVERED' })).status).toBe(200);
  expect((await change(shipment_id, { vehicle_number: 'KA05XY0009' })).status).toBe(200);
  expect((await challans.one(arrived)).vehicle_number).toBe('KA01AB1234');
  expect((await challans.one(onTheWay)).vehicle_number).toBe('KA05XY0009');
});

test('the e-way bill of a shipment is the one that stands on its challans', async () => {
  const { id, challanId } = await sent();
  const read = async () =>
    (await call(company.test, Role.TOP_ADMIN, 'GET', `/shipment?shipment_id=${id}`)).body.data[0]
      .e_way_bill_number;
  await change(id, { e_way_bill_number: '311000888001' });
  expect([await read(), (await challans.one(challanId)).e_way_bill_number]).toEqual([
    '311000888001',
    '311000888001',
  ]);
  await challans.put({ challanId, e_way_bill_number: '311000888002' });
  expect(await read()).toBe('311000888002');
  await challans.put({ challanId, e_way_bill_number: null });
  expect(await read()).toBeNull();
});
