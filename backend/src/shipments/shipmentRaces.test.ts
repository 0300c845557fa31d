import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { NOT_OPEN } from '@munim/schema/delivery-points/delivery-points.rules.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { call } from '../../testing/testCompany.ts';
import {
  addIssuedOrder,
  addLogistics,
  addStockOrder,
  type Logistics,
  OWN_TRANSPORT,
  ship,
  shipmentBody,
  waiting,
} from '../../testing/testLogistics.ts';
import { untilWaiting } from '../../testing/untilWaiting.ts';

let company: Logistics;
beforeAll(async () => {
  company = await addLogistics();
}, 60_000);
afterAll(() => company.test.close());

const TABLES = [
  'shipments',
  'delivery_challans',
  'dc_lines',
  'bills',
  'bill_lines',
  'invoices',
  'invoice_lines',
  'audit_log',
] as const;
const counts = async () =>
  Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await sql<{
        n: number;
      }>`select count(*)::integer as n from ${sql.table(table)}`.execute(company.test.db);
      return [table, rows[0]!.n];
    }),
  );

test('of ten parallel dispatches of the same goods one succeeds; the others are refused', async () => {
  const { order_id, lines } = await addIssuedOrder(company);
  const points = await waiting(company, { orderId: order_id });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      ship(company, points, { quantities: new Map([[points[0]!.id, 6]]) }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 400),
  ]);
  for (const { status, body } of answers) if (status === 400) expect(body.message).toBe(NOT_OPEN);
  const line = company.test.db
    .selectFrom('order_lines')
    .select('dispatched_quantity')
    .where('line_id', '=', lines[0]!.line_id);
  expect(await line.executeTakeFirstOrThrow()).toEqual({ dispatched_quantity: 6 });
  expect(await waiting(company, { orderId: order_id })).toMatchObject([{ quantity: 4 }]);
});

test('parallel shipments of the same orders, named in either order, all succeed without a deadlock', async () => {
  const [one, two] = [
    await addIssuedOrder(company, [{}, {}]),
    await addIssuedOrder(company, [{}, {}]),
  ];
  const [a, b] = [
    await waiting(company, { orderId: one.order_id }),
    await waiting(company, { orderId: two.order_id }),
  ];
  const answers = await Promise.all([ship(company, [a[0]!, b[0]!]), ship(company, [b[1]!, a[1]!])]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const numbers = answers.flatMap(({ body }) =>
    body.data.invoices.map((row: { invoice_number: string }) => row.invoice_number),
  );
  expect(new Set(numbers).size).toBe(4);
});

test('stock is never sent twice', async () => {
  const orders = [await addStockOrder(company, 3), await addStockOrder(company, 3)];
  const points = (
    await Promise.all(orders.map(({ order_id }) => waiting(company, { orderId: order_id })))
  ).flat();
  const answers = await Promise.all([...points, ...points].map((point) => ship(company, [point])));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 200, 400, 400,
  ]);
  expect(
    await company.test.db
      .selectFrom('stock_balances')
      .select(['quantity', 'reserved_quantity'])
      .execute(),
  ).toEqual([{ quantity: 0, reserved_quantity: 0 }]);
});

test('a transporter who is deleted at the same moment: the deletion waits for the shipment, and is refused', async () => {
  const { test: app, transporterId } = company;
  const remove = (id: number) =>
    call(app, Role.OPERATIONS, 'DELETE', `/transporter?transporter_id=${id}`);
  const sendBy = async (transporter_id: number) => {
    const points = await waiting(company, { orderId: (await addIssuedOrder(company)).order_id });
    return () => ship(company, points, { more: { ...OWN_TRANSPORT, transporter_id } });
  };
  const send = await sendBy(transporterId);
  const { shipping, deleting } = await app.owner.transaction().execute(async (trx) => {
    // a shipment reads and locks its transporter before it is inserted
    await sql`lock table shipments in share mode`.execute(trx);
    const sent = send();
    await untilWaiting(app.db);
    const removed = remove(transporterId);
    await untilWaiting(app.db, 2);
    return { shipping: sent, deleting: removed };
  });
  expect((await shipping).status).toBe(200);
  expect(await deleting).toMatchObject({
    status: 400,
    body: { message: 'Transporter has open shipments' },
  });
  const { body } = await call(app, Role.OPERATIONS, 'POST', '/transporter', {
    transporter_name: 'VRL Logistics',
    gst_number: '29TRANS0000A101',
  });
  const { transporter_id } = body.data;
  expect((await remove(transporter_id)).status).toBe(200);
  expect(await (await sendBy(transporter_id))()).toMatchObject({
    status: 400,
    body: { field: 'transporter_id' },
  });
});

test('the same Idempotency-Key answers the first shipment again; for other goods it is refused', async () => {
  const points = await waiting(company, { orderId: (await addIssuedOrder(company)).order_id });
  const body = await shipmentBody(company, points);
  const key = { 'idempotency-key': 'shipment-1' };
  const send = (what: object) => call(company.test, Role.TOP_ADMIN, 'POST', '/shipment', what, key);
  const [first, again] = [await send(body), await send(body)];
  expect([first.status, again.body]).toEqual([200, first.body]);
  expect(await send({ ...body, driver_name: 'Somebody else' })).toMatchObject({
    status: 400,
    body: { field: 'Idempotency-Key' },
  });
});

/** Each table that the transaction writes, broken in turn: a stop between any two steps. */
test.each([
  'delivery_challans',
  'dc_lines',
  'delivery_points',
  'delivery_point_events',
  'bills',
  'bill_lines',
  'invoices',
  'invoice_lines',
  'audit_log',
])('stopped at %s: nothing has happened, and the next one gets the next number', async (table) => {
  const { db, owner } = company.test;
  const { order_id } = await addIssuedOrder(company);
  const points = await waiting(company, { orderId: order_id });
  const before = await counts();
  await sql`create function stop_here() returns trigger language plpgsql as $$ begin raise exception 'stopped'; end $$`.execute(
    owner,
  );
  await sql`create trigger stop_here before insert or update on ${sql.table(table)} for each statement execute function stop_here()`.execute(
    owner,
  );
  const stopped = await ship(company, points);
  await sql`drop function stop_here cascade`.execute(owner);
  expect(stopped).toMatchObject({ status: 500, body: { error: 'INTERNAL' } });
  expect(await counts()).toEqual(before);
  expect(await waiting(company, { orderId: order_id })).toEqual(points);
  expect((await ship(company, points)).status).toBe(200);
  const numbers = await db
    .selectFrom('invoices')
    .select('invoice_number')
    .orderBy('invoice_number')
    .execute();
  expect(numbers.map(({ invoice_number }) => Number(invoice_number!.slice(-5)))).toEqual(
    numbers.map((_, i) => i + 1),
  );
});
