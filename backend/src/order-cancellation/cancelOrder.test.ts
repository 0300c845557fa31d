import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { keepingOutbox } from '../../testing/keepingOutbox.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { addRfq, addTestCompany, call, type TestCompany } from '../../testing/testCompany.ts';
import type { AuditedKind } from '../core/data/auditedKinds.ts';

let app: TestApp;
let company: TestCompany;

beforeAll(async () => {
  app = await createTestApp({
    services: { outbox: keepingOutbox() },
  });
  company = await addTestCompany(app);
});
afterAll(() => app.close());

interface Made {
  order_id: number;
  order_number: string;
  order_lines: { line_id: number }[];
}

const line = (quantity: number) => ({
  product_sku_id: company.skuId,
  seller_id: company.sellerId,
  quantity,
  selling_price: '110',
});
async function made(...quantities: number[]): Promise<Made> {
  const order_lines = (quantities.length ? quantities : [10, 5]).map(line);
  const { tenantId: tenant_id, addressId: address_id, contactId: user_id } = company;
  return (
    await call(app, Role.TOP_ADMIN, 'POST', '/createOrder', {
      tenant_id,
      address_id,
      user_id,
      order_lines,
    })
  ).body.order;
}
const fromQuotation = async () => {
  const request_id = await addRfq(app, company);
  const { quotation_id } = (
    await call(app, Role.TOP_ADMIN, 'POST', '/quotation', { quotation_items: [{ request_id }] })
  ).body;
  return {
    quotation_id,
    ...(await call(app, Role.TOP_ADMIN, 'POST', '/createOrderFromQuotation', { quotation_id })).body
      .order,
  };
};
const generate = async ({ order_id }: Made): Promise<number[]> => {
  const { status } = await call(app, Role.TOP_ADMIN, 'POST', '/generatePOFromOrder', {
    order_id,
    sellers: [company.sellerId],
  });
  expect(status).toBe(200);
  return (
    await app.db
      .selectFrom('purchase_orders')
      .select('po_id')
      .where('order_id', '=', order_id)
      .execute()
  ).map((po) => po.po_id);
};
const issue = (poIds: readonly number[]) =>
  app.db
    .updateTable('purchase_orders')
    .set({
      po_state: 'ISSUED',
      status: 'ISSUED',
      gstin: '29ABCDE1234F1ZW',
      issued_at: new Date().toISOString(),
    })
    .where('po_id', 'in', poIds)
    .execute();
const cancel = ({ order_number }: Made, more: object = {}, role: number = Role.TOP_ADMIN) =>
  call(app, role, 'POST', '/updateOrderStatus', {
    order_number,
    status: 'CANCELLED',
    reason: 'Customer withdrew',
    ...more,
  });
const cancelLine = (
  { order_number, order_lines }: Made,
  index = 0,
  more: object = {},
  role: number = Role.TOP_ADMIN,
) =>
  call(app, role, 'POST', '/updateOrderLineStatus', {
    order_number,
    line_id: order_lines[index]!.line_id,
    status: 'CANCELLED',
    reason: 'Not needed',
    ...more,
  });
const preview = async ({ order_number }: Made, role: number = Role.TOP_ADMIN) =>
  (await call(app, role, 'GET', `/order/cancelPreview?order_number=${order_number}`)).body.data;
const asStands = async ({ order_number }: Made) =>
  (
    await call(
      app,
      Role.TOP_ADMIN,
      'GET',
      `/getOrderRequest?order_number=${order_number}&map_po_lines=true`,
    )
  ).body.order;
const progress = ({ order_lines }: Made, columns: object, index = 0) =>
  app.db
    .updateTable('order_lines')
    .set(columns)
    .where('line_id', '=', order_lines[index]!.line_id)
    .execute();
const states = async ({ order_id }: Made) =>
  (
    await app.db
      .selectFrom('purchase_orders')
      .select('po_state')
      .where('order_id', '=', order_id)
      .execute()
  ).map((po) => po.po_state);
const actions = async (entity: AuditedKind, id: number) =>
  (
    await app.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', entity)
      .where('entity_id', '=', id)
      .orderBy('audit_id')
      .execute()
  ).map(({ action }) => action);

describe('cancelling an order', () => {
  test('its unissued purchase orders go with it, their goods leave the board, its quotation may be converted again', async () => {
    const order = await fromQuotation();
    await generate(order);
    expect(await preview(order)).toMatchObject({
      refusals: [],
      order_grand_total: '1232.00',
      units_at_sellers: 10,
      units_of_stock: 0,
      quotation_id: order.quotation_id,
      received_amount: '0.00',
      pending_receipts: '0.00',
      lines: [{ quantity: 10, generated_po_qty: 10, line_total: '1232.00' }],
      purchase_orders: [
        { status: 'DRAFT', blocks: false, quantity: 10, seller: { seller_id: company.sellerId } },
      ],
    });
    const { status, body } = await cancel(order, { version: 1 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      email_sent: false,
      order: { status: 'CANCELLED', cancel_reason: 'Customer withdrew', version: 2 },
    });
    expect(body.order.order_lines).toMatchObject([
      { status: 'CANCELLED', quantity: 10, line_total: '1232.00', generated_po_qty: 0 },
    ]);
    expect(await states(order)).toEqual(['CANCELLED']);
    expect((await preview(order)).refusals).toEqual(['This order is cancelled already']);
    expect(await actions('ORDER', order.order_id)).toEqual(['CREATE', 'CANCEL']);
    expect(await actions('QUOTATION', order.quotation_id)).toEqual([
      'CREATE',
      'CONFIRM',
      'CONVERT',
      'RELEASE',
    ]);
    const again = await call(app, Role.TOP_ADMIN, 'POST', '/createOrderFromQuotation', {
      quotation_id: order.quotation_id,
    });
    expect(again.body).toMatchObject({ success: true, order: { status: 'CONFIRMED' } });
  });

  test.each<[string, (order: Made) => Promise<unknown>, string]>([
    [
      'goods have left',
      (order) => progress(order, { dispatched_quantity: 1 }),
      'Goods of this order were dispatched',
    ],
    [
      'goods are invoiced',
      (order) => progress(order, { invoiced_quantity: 1 }),
      'Goods of this order were invoiced',
    ],
    [
      'a purchase order is issued',
      async (order) => issue(await generate(order)),
      'A purchase order of this order is issued: cancel that first',
    ],
  ])('refused with the preview’s own words: %s', async (_, happen, words) => {
    const order = await made();
    await happen(order);
    expect((await preview(order)).refusals).toEqual([words]);
    expect(await cancel(order)).toMatchObject({
      status: 400,
      body: { error: 'REFUSED', message: words },
    });
    expect((await asStands(order)).status).toBe('CONFIRMED');
  });

  test('the present status changes nothing, any other is computed and refused', async () => {
    const order = await made();
    for (const status of ['IN_TRANSIT', 'DELIVERED', 'PAID', 'PARTIALLY_PAID'])
      expect(await cancel(order, { status })).toMatchObject({
        status: 400,
        body: {
          error: 'INVALID_TRANSITION',
          from: 'CONFIRMED',
          to: status,
          allowed: ['CANCELLED'],
        },
      });
    expect(await cancel(order, { status: 'CONFIRMED' })).toMatchObject({
      status: 200,
      body: { order: { version: 1 } },
    });
    await cancel(order);
    expect(await cancel(order, { reason: 'Another', version: 1 })).toMatchObject({
      status: 200,
      body: { order: { cancel_reason: 'Customer withdrew', version: 2 } },
    });
    expect(await actions('ORDER', order.order_id)).toEqual(['CREATE', 'CANCEL']);
    expect(
      await call(app, Role.TOP_ADMIN, 'POST', '/updateOrder', {
        order_number: order.order_number,
        remarks: 'x',
      }),
    ).toMatchObject({
      body: { error: 'INVALID_TRANSITION' },
    });
  });

  test('needs a reason, and the version that was looked at', async () => {
    const order = await made();
    for (const reason of [undefined, '  '])
      expect(await cancel(order, { reason })).toMatchObject({
        status: 400,
        body: { field: 'reason' },
      });
    expect(await cancel(order, { version: 7 })).toMatchObject({
      status: 400,
      body: { error: 'CONFLICT' },
    });
  });

  test('a mail may be sent of the present status, and is logged', async () => {
    const order = await made();
    const { body } = await cancel(order, { status: 'CONFIRMED', send_email: true });
    expect(body).toMatchObject({ email_sent: true, order: { status: 'CONFIRMED', version: 1 } });
    expect(await actions('ORDER', order.order_id)).toEqual(['CREATE', 'SEND_EMAIL']);
  });

  test('without the cost pair its purchase orders have no seller and no sum', async () => {
    const order = await made();
    await generate(order);
    expect(await preview(order, Role.SALES)).toMatchObject({
      purchase_orders: [{ seller: null, po_grand_total: null }],
    });
  });
});

describe('cancelling a line', () => {
  test('leaves the sums; drafts made for it shrink or go', async () => {
    const order = await made(10, 5);
    await generate(order);
    const { body } = await cancelLine(order);
    expect(body.order).toMatchObject({
      status: 'CONFIRMED',
      order_grand_total: '616.00',
      version: 2,
      order_lines: [
        {
          status: 'CANCELLED',
          cancelled_quantity: 10,
          cancel_reason: 'Not needed',
          line_total: '0.00',
          generated_po_qty: 0,
        },
        { status: 'CONFIRMED', generated_po_qty: 5 },
      ],
    });
    expect(await states(order)).toEqual(['DRAFT']);
    expect((await asStands(order)).po_lines).toMatchObject([
      { quantity: 10, cancelled_quantity: 10 },
      { quantity: 5, cancelled_quantity: 0 },
    ]);
    expect(await cancelLine(order)).toMatchObject({ status: 200, body: { order: { version: 2 } } });
    expect(await actions('ORDER', order.order_id)).toEqual(['CREATE', 'CANCEL_LINE']);
  });

  test('the last line takes the order with it', async () => {
    const order = await fromQuotation();
    await generate(order);
    expect((await cancelLine(order)).body.order).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'Not needed',
      order_grand_total: '0.00',
    });
    expect(await states(order)).toEqual(['CANCELLED']);
    expect(await actions('ORDER', order.order_id)).toEqual(['CREATE', 'CANCEL', 'CANCEL_LINE']);
    expect(await actions('QUOTATION', order.quotation_id)).toContain('RELEASE');
  });

  test('what has left stays: short closing needs APPROVE, and completes the order', async () => {
    const order = await made(10);
    await progress(order, { dispatched_quantity: 4, delivered_quantity: 4, invoiced_quantity: 4 });
    expect((await cancelLine(order, 0, {}, Role.SALES)).status).toBe(403);
    expect((await cancelLine(order)).body.order).toMatchObject({
      status: 'DELIVERED',
      fulfilment_status: 'DELIVERED',
      billing_status: 'INVOICED',
      order_grand_total: '492.80',
      order_lines: [{ status: 'DELIVERED', quantity: 10, cancelled_quantity: 6 }],
    });
    expect(await actions('ORDER', order.order_id)).toEqual(['CREATE', 'SHORT_CLOSE_LINE']);
  });

  test('refused while its units are on an issued purchase order, or nothing is left', async () => {
    const order = await made(10, 5);
    await issue(await generate(order));
    expect(await cancelLine(order)).toMatchObject({
      status: 400,
      body: {
        message: 'Units of this line are on an issued purchase order: cancel them there first',
      },
    });
    const sent = await made(10, 5);
    await progress(sent, { dispatched_quantity: 10 });
    expect(await cancelLine(sent)).toMatchObject({
      status: 400,
      body: { message: 'Nothing of this line is left to cancel' },
    });
  });

  test('of another order, without a reason, of an old reading', async () => {
    const [order, other] = [await made(), await made()];
    expect((await cancelLine({ ...order, order_lines: other.order_lines })).status).toBe(404);
    expect((await cancelLine(order, 0, { reason: ' ' })).body).toMatchObject({ field: 'reason' });
    expect((await cancelLine(order, 0, { version: 9 })).body).toMatchObject({ error: 'CONFLICT' });
    expect((await cancelLine(order, 0, { status: 'CONFIRMED' })).body).toMatchObject({
      field: 'status',
    });
  });
});

describe('at the same moment', () => {
  test('ten people cancel one order: it is cancelled once', async () => {
    const order = await made();
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(order)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await actions('ORDER', order.order_id)).toEqual(['CREATE', 'CANCEL']);
  });

  test('cancelling against the making of purchase orders: never a live one on a cancelled order', async () => {
    for (let i = 0; i < 5; i++) {
      const order = await made();
      const [, generated] = await Promise.all([
        cancel(order),
        call(app, Role.TOP_ADMIN, 'POST', '/generatePOFromOrder', {
          order_id: order.order_id,
          sellers: [company.sellerId],
        }),
      ]);
      expect([200, 400]).toContain(generated.status);
      expect((await asStands(order)).status).toBe('CANCELLED');
      expect((await states(order)).filter((state) => state !== 'CANCELLED')).toEqual([]);
    }
  });

  test('both lines cancelled at once: the order goes, with each line cancelled once', async () => {
    const order = await made(10, 5);
    await Promise.all([
      cancelLine(order, 0),
      cancelLine(order, 1),
      cancelLine(order, 0),
      cancelLine(order, 1),
    ]);
    expect(await asStands(order)).toMatchObject({ status: 'CANCELLED', order_grand_total: '0.00' });
    expect((await actions('ORDER', order.order_id)).toSorted()).toEqual([
      'CANCEL',
      'CANCEL_LINE',
      'CANCEL_LINE',
      'CREATE',
    ]);
  });

  test('a quotation is converted again while its order is cancelled: never two live orders', async () => {
    for (let i = 0; i < 5; i++) {
      const order = await fromQuotation();
      const { quotation_id } = order;
      await Promise.all([
        cancel(order),
        call(app, Role.TOP_ADMIN, 'POST', '/createOrderFromQuotation', { quotation_id }),
      ]);
      const live = await app.db
        .selectFrom('orders')
        .select('order_id')
        .where('quotation_id', '=', quotation_id)
        .where('status', '<>', 'CANCELLED')
        .execute();
      const { status } = await app.db
        .selectFrom('quotations')
        .select('status')
        .where('quotation_id', '=', quotation_id)
        .executeTakeFirstOrThrow();
      expect(status).toBe(live.length ? 'CONVERTED_TO_ORDER' : 'CONFIRMED');
      expect(live.length).toBeLessThan(2);
    }
  });
});
