import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { createTestApp } from '../../testing/testApp.ts';
import { call } from '../../testing/testCompany.ts';
import {
  addIssuedOrder,
  addIssuedStockPo,
  addLogistics,
  addStockOrder,
  DRIVER,
  type Logistics,
  OWN_TRANSPORT,
  ship,
  waiting,
} from '../../testing/testLogistics.ts';
import { testOutbox } from '../../testing/testPurchasing.ts';
import { SCRIPTED_PDF, memoryStore, uploadFor } from '../../testing/testUploads.ts';
import type { AuditedKind } from '../core/data/auditedKinds.ts';

let company: Logistics;
beforeAll(async () => {
  company = await addLogistics(
    await createTestApp({ services: { outbox: testOutbox().outbox, files: memoryStore() } }),
  );
}, 60_000);
afterAll(() => company.test.close());

const { TOP_ADMIN, BROAD_ACCESS, OPERATIONS, CATEGORY_MANAGER, SALES } = Role;
const sendRequest = (
  method: 'GET' | 'PUT' | 'POST',
  url: string,
  body?: object,
  role: number = TOP_ADMIN,
) => call(company.test, role, method, url, body);
const list = async (query = '', role: number = TOP_ADMIN) =>
  (await sendRequest('GET', `/shipment?${query}`, undefined, role)).body;
const idsOf = (body: { data: { shipment_id: number }[] }) =>
  body.data.map(({ shipment_id }) => shipment_id);

/** A shipment of one order, with own transport by default. */
async function sent(more: object = {}, lines?: Parameters<typeof addIssuedOrder>[1]) {
  const order = await addIssuedOrder(company, lines);
  const { body } = await ship(company, await waiting(company, { orderId: order.order_id }), {
    more: { ...OWN_TRANSPORT, transporter_id: company.transporterId, ...more },
  });
  return { ...order, ...body.data, id: body.data.shipment.shipment_id as number };
}

/** A change that says everything again. */
const change = (shipment_id: number, more: object = {}, role: number = TOP_ADMIN) =>
  sendRequest(
    'PUT',
    '/shipment',
    {
      shipment_id,
      destination_type: 'CUSTOMER',
      ...DRIVER,
      ...OWN_TRANSPORT,
      transporter_id: company.transporterId,
      ...more,
    },
    role,
  );

const auditOf = (entity: AuditedKind, id: number) =>
  company.test.db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('audit_id')
    .execute();
const setStatus = (challanId: number, status: 'DELIVERED' | 'CANCELLED') =>
  status === 'CANCELLED'
    ? sendRequest('PUT', '/dc', {
        challanId,
        newStatus: status,
        reason_for_cancellation: 'Vehicle broke down',
      })
    : sendRequest('PUT', '/dc', { challanId, newStatus: status });
const dropBills = (shipmentId: number) =>
  company.test.db
    .updateTable('bills')
    .set({ status: 'CANCELLED', reason_for_cancellation: 'Not needed here' })
    .where('shipment_id', '=', shipmentId)
    .execute();

const give = (role: number, permissions: object) =>
  company.test.db
    .updateTable('users')
    .set({ permissions: JSON.stringify(permissions) })
    .where('user_id', '=', company.test.userIdOf(role))
    .execute();

describe('list', () => {
  test('newest first, by state, transporter, order and number; page by page', async () => {
    const { transporter_id } = await company.test.db
      .insertInto('transporters')
      .values({ transporter_name: 'Blue Line', gst_number: '29AAACB1234F1Z5' })
      .returning('transporter_id')
      .executeTakeFirstOrThrow();
    const [first, second] = [await sent(), await sent({ transporter_id })];
    expect(idsOf(await list()).slice(0, 2)).toEqual([second.id, first.id]);
    expect(idsOf(await list(`transporter_id=${transporter_id}`))).toEqual([second.id]);
    expect(idsOf(await list(`order_number=${first.order_number}`))).toEqual([first.id]);
    expect(idsOf(await list(`shipment_id=${first.id}`))).toEqual([first.id]);
    expect(idsOf(await list('status=IN_TRANSIT&page=2&limit=1'))).toEqual([first.id]);
    expect(await list(`status=DELIVERED,CANCELLED&transporter_id=${transporter_id}`)).toMatchObject(
      { data: [], count: 0 },
    );
    expect(await list('order_number=SO-NONE')).toMatchObject({ data: [], count: 0 });
    expect(await sendRequest('GET', '/shipment?shipment_id=999999')).toMatchObject({
      status: 404,
      body: { error: 'NOT_FOUND' },
    });
    expect(await sendRequest('GET', '/shipment?state=IN_TRANSIT')).toMatchObject({ status: 400 });
  });

  test('documents only with their own pairs; costs only with product APPROVE', async () => {
    const { id, order_number } = await sent();
    expect((await list(`shipment_id=${id}`, OPERATIONS)).data).toMatchObject([
      {
        logistic_cost: '1500.00',
        loading_charge: '200.00',
        delivery_challan: [{}],
        bill: [{}],
        invoices: [{}],
      },
    ]);
    const set = (permissions: object) => give(Role.OPERATIONS_SECOND, permissions);
    await set({ product: ['APPROVE'] });
    expect((await list(`shipment_id=${id}`, Role.OPERATIONS_SECOND)).data).toMatchObject([
      { logistic_cost: '1500.00', delivery_challan: [], bill: [], invoices: [], order_numbers: [] },
    ]);
    await set({ delivery_challan: ['WRITE', 'UPDATE', 'READ'] });
    expect((await list('', Role.OPERATIONS_SECOND)).error).toBe('FORBIDDEN');
    const changed = await change(id, { vehicle_number: 'KA02AB1234' }, Role.OPERATIONS_SECOND);
    expect(changed.body.data).toMatchObject({
      vehicle_number: 'KA02AB1234',
      logistic_cost: null,
      loading_charge: null,
      order_numbers: [order_number],
    });
    await set(roleTemplate(Role.OPERATIONS_SECOND));
  });

  test('a category manager sees what holds their categories, and of a mixed vehicle their part only', async () => {
    await give(CATEGORY_MANAGER, roleTemplate(TOP_ADMIN));
    const managed = await addIssuedOrder(company);
    const foreign = await addIssuedOrder(company, [{ unmanaged: true }]);
    const points = [
      ...(await waiting(company, { orderId: foreign.order_id })),
      ...(await waiting(company, { orderId: managed.order_id })),
    ];
    const { body } = await ship(company, points);
    expect(body.data.delivery_challans).toHaveLength(2);
    const { id: hidden } = await sent({}, [{ unmanaged: true }]);
    const found = await list('limit=200', CATEGORY_MANAGER);
    expect(idsOf(found)).toContain(body.data.shipment.shipment_id);
    expect(idsOf(found)).not.toContain(hidden);
    expect(
      (await sendRequest('GET', `/shipment?shipment_id=${hidden}`, undefined, CATEGORY_MANAGER))
        .status,
    ).toBe(404);
    const [mixed] = (await list(`shipment_id=${body.data.shipment.shipment_id}`, CATEGORY_MANAGER))
      .data;
    expect(mixed.order_numbers).toEqual([managed.order_number]);
    expect(JSON.stringify(mixed)).not.toContain(foreign.order_number);
    expect((await list(`order_number=${foreign.order_number}`, CATEGORY_MANAGER)).count).toBe(0);
  });
});

test('the summary counts those in transit, for who sees the list on Home', async () => {
  const open = async (role: number) =>
    (await sendRequest('GET', '/dashboard/summary', undefined, role)).body.data.open_shipments;
  const before = await open(OPERATIONS);
  await sent();
  expect(await open(OPERATIONS)).toBe(before + 1);
  expect((await list('status=IN_TRANSIT')).count).toBe(before + 1);
  expect(await open(SALES)).toBeNull();
});

describe('change', () => {
  test('vehicle, driver and costs, with what was before in the audit row; the same again is no change', async () => {
    const { id } = await sent();
    const { status, body } = await change(id, {
      vehicle_number: ' ka 09 ab 1234 ',
      logistic_cost: '1700',
      driver_name: 'Suresh',
      version: 1,
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      vehicle_number: 'KA09AB1234',
      logistic_cost: '1700.00',
      driver_name: 'Suresh',
      version: 2,
      shipment_weight: '120.50',
    });
    expect((await auditOf('SHIPMENT', id)).at(-1)).toMatchObject({
      action: 'UPDATE',
      changes: {
        vehicle_number: { from: 'KA01AB1234', to: 'KA09AB1234' },
        logistic_cost: { from: '1500.00', to: '1700.00' },
        driver_name: { from: 'Ravi', to: 'Suresh' },
      },
    });
    expect(
      (
        await change(id, {
          vehicle_number: 'KA09AB1234',
          logistic_cost: '1700',
          driver_name: 'Suresh',
        })
      ).body.data.version,
    ).toBe(2);
    expect(await change(id, { version: 1 })).toMatchObject({
      status: 400,
      body: { error: 'CONFLICT' },
    });
  });

  test.each<[string, object, string]>([
    ['another destination', { destination_type: 'WAREHOUSE' }, 'destination_type'],
    ['no transporter', { transporter_id: undefined }, 'transporter_id'],
    ['no mode', { transport_mode: undefined }, 'transport_mode'],
    ['no phone', { driver_phone_1: '1' }, 'driver_phone_1'],
    [
      'a vehicle with the transport of the seller',
      { transport_initiated_by: 'SELLER' },
      'vehicle_type',
    ],
  ])('refused: %s', async (_, wrong, field) => {
    const [{ shipment_id }] = (await list('limit=1')).data;
    expect(await change(shipment_id, wrong)).toMatchObject({ status: 400, body: { field } });
    expect((await change(shipment_id, { logistic_cost: '0' }, BROAD_ACCESS)).body).toMatchObject({
      field: 'logistic_cost',
    });
  });

  test('numbers of before stay when they are not changed, and are judged when they are', async () => {
    const { id } = await sent();
    const old = { vehicle_number: 'xyz', e_way_bill_number: 'abc12' };
    const { vehicle_number, e_way_bill_number } = old;
    const { db } = company.test;
    await db
      .updateTable('shipments')
      .set({ vehicle_number })
      .where('shipment_id', '=', id)
      .execute();
    await db
      .updateTable('delivery_challans')
      .set({ e_way_bill_number })
      .where('shipment_id', '=', id)
      .execute();
    expect((await change(id, { ...old, driver_name: 'Suresh' })).body.data).toMatchObject(old);
    for (const [field, text] of [
      ['vehicle_number', 'xyz1'],
      ['e_way_bill_number', 'abc123'],
    ] as const)
      expect(await change(id, { ...old, [field]: text })).toMatchObject({
        status: 400,
        body: { field },
      });
  });

  test('the e-way bill goes along with the challans on their way, and stays theirs when it is left out', async () => {
    const { id, delivery_challans } = await sent();
    const [{ challan_id }] = delivery_challans;
    const upload = await uploadFor(company.test, TOP_ADMIN, SCRIPTED_PDF, 'SHIPMENT', 'eway.pdf');
    const receipt = {
      transport_document_number: 'RR/2026-117',
      transport_document_date: '2026-01-05',
    };
    const { body } = await change(id, {
      e_way_bill_number: '3110 0017 1001',
      e_way_bill_attachments: upload,
      ...receipt,
    });
    expect(body.data).toMatchObject({
      e_way_bill_number: '311000171001',
      e_way_bill_attachments: upload,
      e_way_bill_file: { name: 'eway.pdf' },
      ...receipt,
    });
    const challan = () =>
      company.test.db
        .selectFrom('delivery_challans')
        .select([
          'e_way_bill_number',
          'e_way_bill_attachment',
          'transport_document_number',
          'transport_document_date',
          'version',
        ])
        .where('challan_id', '=', challan_id)
        .executeTakeFirstOrThrow();
    const { uuid, fileUrl } = body.data.e_way_bill_file;
    expect(await challan()).toEqual({
      e_way_bill_number: '311000171001',
      e_way_bill_attachment: uuid,
      ...receipt,
      version: 2,
    });
    expect((await auditOf('DELIVERY_CHALLAN', challan_id)).at(-1)).toMatchObject({
      remarks: `Shipment ${id}`,
    });
    expect(
      (
        await change(id, {
          e_way_bill_number: '311000171001',
          e_way_bill_attachments: fileUrl,
          ...receipt,
        })
      ).body.data.version,
    ).toBe(2);
    expect((await change(id)).body.data).toMatchObject({
      e_way_bill_number: '311000171001',
      e_way_bill_attachments: fileUrl,
      transport_document_number: null,
    });
    expect(await challan()).toMatchObject({
      e_way_bill_number: '311000171001',
      e_way_bill_attachment: uuid,
    });
    expect(
      (await change(id, { e_way_bill_attachments: 'https://elsewhere.example/x.pdf' })).body.field,
    ).toMatch(/^e_way_bill_attachments/);
  });

  test('two at once: one after the other, and the one who read before gets a CONFLICT', async () => {
    const { id } = await sent();
    const answers = await Promise.all([
      change(id, { driver_name: 'A', version: 1 }),
      change(id, { driver_name: 'B', version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(
      (await auditOf('SHIPMENT', id)).filter(({ action }) => action === 'UPDATE'),
    ).toHaveLength(1);
  });
});

describe('state, from its challans', () => {
  test('part delivered, then delivered; then nothing changes any more', async () => {
    const [one, two] = [await addIssuedOrder(company), await addIssuedOrder(company)];
    const points = [
      ...(await waiting(company, { orderId: one.order_id })),
      ...(await waiting(company, { orderId: two.order_id })),
    ];
    const { body } = await ship(company, points, {
      more: { ...OWN_TRANSPORT, transporter_id: company.transporterId },
    });
    const id: number = body.data.shipment.shipment_id;
    await dropBills(id);
    const state = async () => (await list(`shipment_id=${id}`)).data[0].status;
    const [first, second] = body.data.delivery_challans;
    expect((await setStatus(first.challan_id, 'DELIVERED')).status).toBe(200);
    expect(await state()).toBe('PARTIALLY_DELIVERED');
    expect((await change(id, { driver_name: 'Still open' })).status).toBe(200);
    expect((await setStatus(second.challan_id, 'DELIVERED')).status).toBe(200);
    expect(await state()).toBe('DELIVERED');
    expect(await change(id)).toMatchObject({ status: 400, body: { error: 'SHIPMENT_CLOSED' } });
    expect(
      (await auditOf('SHIPMENT', id)).map(({ action, to_status }) => [action, to_status]),
    ).toEqual([
      ['CREATE', 'IN_TRANSIT'],
      ['STATUS', 'PARTIALLY_DELIVERED'],
      ['UPDATE', null],
      ['STATUS', 'DELIVERED'],
    ]);
  });

  test('cancelled with its last challan; the goods wait again and leave again', async () => {
    const { id, order_id, delivery_challans } = await sent();
    const [{ challan_id }] = delivery_challans;
    expect((await setStatus(challan_id, 'CANCELLED')).status).toBe(200);
    expect((await list(`shipment_id=${id}`)).data[0]).toMatchObject({
      status: 'CANCELLED',
      bill: [{ status: 'CANCELLED' }],
      invoices: [{ status: 'CANCELLED' }],
    });
    const again = await ship(company, await waiting(company, { orderId: order_id }));
    expect(again.body.data).toMatchObject({
      bills: [{ status: 'DRAFT' }],
      invoices: [{ status: 'ISSUED' }],
    });
  });
});

test('an order and a purchase order show their shipments, without cost', async () => {
  const { id, order_number, poIds } = await sent({ tracking_link: 'https://track.example/9' });
  const seen = {
    shipment_id: id,
    status: 'IN_TRANSIT',
    vehicle_number: 'KA01AB1234',
    driver_name: 'Ravi',
    tracking_link: 'https://track.example/9',
  };
  const order = (
    await sendRequest(
      'GET',
      `/getOrderRequest?order_number=${order_number}&map_po_shipments=true`,
      undefined,
      SALES,
    )
  ).body.orders[0];
  expect(order.po_shipments).toMatchObject([seen]);
  expect(JSON.stringify(order.po_shipments)).not.toContain('cost');
  const plain = (await sendRequest('GET', `/getOrderRequest?order_number=${order_number}`)).body
    .orders[0];
  expect(plain).not.toHaveProperty('po_shipments');
  expect(
    (await sendRequest('GET', `/getPurchaseOrder?po_id=${poIds[0]}`, undefined, CATEGORY_MANAGER))
      .body.data[0].shipments,
  ).toMatchObject([seen]);
  const stockPo = await addIssuedStockPo(company);
  await ship(company, await waiting(company, { poId: stockPo }), { toWarehouse: true });
  expect(
    (await sendRequest('GET', `/getPurchaseOrder?po_id=${stockPo}`)).body.data[0].shipments,
  ).toMatchObject([{ destination_type: 'WAREHOUSE' }]);
  const served = await addStockOrder(company, 2);
  await ship(company, await waiting(company, { orderId: served.order_id }));
  expect(
    (
      await sendRequest(
        'GET',
        `/getOrderRequest?order_number=${served.order_number}&map_po_shipments=true`,
      )
    ).body.orders[0].po_shipments,
  ).toHaveLength(1);
});

test('comments on a shipment need READ of it', async () => {
  const { id } = await sent();
  const comment = { entity_type: 'SHIPMENT', entity_id: String(id), comments: 'Call the driver' };
  expect((await sendRequest('POST', '/comments/create', comment)).status).toBe(200);
  expect((await sendRequest('POST', '/comments/create', comment, SALES)).status).toBe(403);
  expect(
    (await sendRequest('POST', '/comments/create', { ...comment, entity_id: '999999' })).status,
  ).toBe(404);
});
