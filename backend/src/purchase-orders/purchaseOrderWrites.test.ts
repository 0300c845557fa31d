import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { call } from '../../testing/testCompany.ts';
import {
  addOrder,
  addPurchasing,
  auditOf,
  dispatch,
  generate,
  generatedOfLine,
  moveTo,
  pointsOf,
  type Purchasing,
  type TestOrder,
} from '../../testing/testPurchasing.ts';

/** Days that are still to come. */
const NEXT_YEAR = new Date().getUTCFullYear() + 1;

let buying: Purchasing;
beforeAll(async () => {
  buying = await addPurchasing();
});
afterAll(() => buying.test.close());

const sendRequest = (
  role: number | null,
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  body?: object,
  headers = {},
) => call(buying.test, role, method, url, body, headers);
const create = (body: object, role: number = Role.BROAD_ACCESS, headers = {}) =>
  sendRequest(role, 'POST', '/createPurchaseOrder', body, headers);
const edit = (body: object, role: number = Role.BROAD_ACCESS) =>
  sendRequest(role, 'PATCH', '/updatePurchaseOrder', body);
const list = (query: string, role: number = Role.TOP_ADMIN) =>
  sendRequest(role, 'GET', `/getPurchaseOrder${query}`);
const lineOf = (order: TestOrder, more: object = {}) => ({
  product_sku_id: buying.company.skuId,
  order_line_id: order.lines[0]!.line_id,
  quantity: 4,
  offer_price: '95.5',
  ...more,
});
const bodyOf = (order: TestOrder, line: object = {}, more: object = {}) => ({
  seller_id: buying.nearSellerId,
  order_number: order.order_number,
  purchase_order_lines: [lineOf(order, line)],
  ...more,
});
async function addDraft() {
  const order = await addOrder(buying);
  const { body } = await create(bodyOf(order));
  return {
    order,
    po_id: body.data.po_id as number,
    lineId: body.data.purchase_order_lines[0].po_line_id as number,
  };
}

describe('POST /createPurchaseOrder', () => {
  test('for a sales order: discount is inside the price, the line’s points wait, the order counts it', async () => {
    const order = await addOrder(buying);
    const more = { due_date: `${NEXT_YEAR}-12-31`, remark: 'Pack in tens' };
    const { status, body } = await create(
      bodyOf(order, { quotation_line_discount: '10', remark: 'White' }, more),
    );
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      po_state: 'DRAFT',
      seller_id: buying.nearSellerId,
      order_id: order.order_id,
      due_date: `${NEXT_YEAR}-12-31`,
      remark: 'Pack in tens',
      po_taxable_amount: '382.00',
      po_gst_amount: '45.84',
      po_grand_total: '427.84',
      gstin: null,
      version: 1,
      seller_info: {
        seller_name: 'Bengaluru Linen',
        mobile_1: '9876500000',
        email_id_1: 'linen@example.com',
        district: 'Bengaluru Urban',
      },
      purchase_order_lines: [
        {
          quantity: 4,
          offer_price: '95.50',
          quotation_line_discount: '10.00',
          cgst_amount: '22.92',
          remark: 'White',
        },
      ],
      reference_order: {
        order_number: order.order_number,
        order_lines: [{ quantity: 10, generated_quantity: 4 }],
      },
      delivery_points: [
        {
          quantity: 4,
          status: 'PENDING',
          initial_date: `${NEXT_YEAR}-12-31`,
          expected_date: `${NEXT_YEAR}-12-31`,
        },
      ],
    });
    expect(await generatedOfLine(buying, order.lines[0]!.line_id)).toBe(4);
  });

  test('for stock: needs a warehouse, and no order', async () => {
    const line = { product_sku_id: buying.company.skuId, quantity: 5, offer_price: '10' };
    const stock = { seller_id: buying.company.sellerId, purchase_order_lines: [line] };
    expect(await create(stock)).toMatchObject({ status: 400, body: { field: 'warehouse_id' } });
    const { body } = await create({ ...stock, warehouse_id: buying.warehouseId });
    expect(body.data).toMatchObject({
      order_id: null,
      order_number: null,
      reference_order: null,
      warehouse_info: { warehouse_name: 'Whitefield' },
    });
  });

  test.each([
    [{ quantity: 11 }, {}, 'purchase_order_lines.0.quantity'],
    [{ quantity: 0 }, {}, 'purchase_order_lines.0.quantity'],
    [{ offer_price: '-1' }, {}, 'purchase_order_lines.0.offer_price'],
    [{ quotation_line_discount: '100.01' }, {}, 'purchase_order_lines.0.quotation_line_discount'],
    [{ order_line_id: 999_999 }, {}, 'purchase_order_lines.0.order_line_id'],
    [{ product_sku_id: 999_999 }, {}, 'purchase_order_lines.0.product_sku_id'],
    [
      { order_line_id: undefined, product_sku_id: 999_999 },
      {},
      'purchase_order_lines.0.product_sku_id',
    ],
    [{ remark: 'x'.repeat(257) }, {}, 'purchase_order_lines.0.remark'],
    [{}, { due_date: '2020-01-01' }, 'due_date'],
    [{}, { seller_id: 999_999 }, 'seller_id'],
    [{}, { warehouse_id: 999_999 }, 'warehouse_id'],
    [{}, { remark: 'x'.repeat(501) }, 'remark'],
    [{}, { purchase_order_lines: [] }, 'purchase_order_lines'],
  ])('%j %j: %s is wrong, and nothing is written', async (line, more, field) => {
    const order = await addOrder(buying);
    const before = await buying.test.db.selectFrom('purchase_orders').select('po_id').execute();
    expect(await create(bodyOf(order, line, more))).toMatchObject({ status: 400, body: { field } });
    expect(await buying.test.db.selectFrom('purchase_orders').select('po_id').execute()).toEqual(
      before,
    );
    expect(await generatedOfLine(buying, order.lines[0]!.line_id)).toBe(0);
  });

  test('two lines for one order line count together; a line of another order is none of this one', async () => {
    const [order, other] = [await addOrder(buying), await addOrder(buying)];
    const twice = {
      purchase_order_lines: [lineOf(order, { quantity: 6 }), lineOf(order, { quantity: 5 })],
    };
    expect(await create(bodyOf(order, {}, twice))).toMatchObject({
      status: 400,
      body: { field: 'purchase_order_lines.1.quantity' },
    });
    expect((await create(bodyOf(order, { order_line_id: other.lines[0]!.line_id }))).status).toBe(
      400,
    );
  });

  test('an unknown field is refused; an unknown, foreign or cancelled order too', async () => {
    const order = await addOrder(buying, [{ unmanaged: true }]);
    expect((await create(bodyOf(order, {}, { status: 'ISSUED' }))).status).toBe(400);
    expect((await create(bodyOf(order, {}, { order_number: 'SO-NO' }))).status).toBe(404);
    expect(
      (
        await create(
          bodyOf(order, { product_sku_id: buying.company.unmanagedSkuId }),
          Role.CATEGORY_MANAGER,
        )
      ).status,
    ).toBe(404);
    await buying.test.db
      .updateTable('orders')
      .set({ cancelled: true, status: 'CANCELLED' })
      .where('order_id', '=', order.order_id)
      .execute();
    expect(
      await create(bodyOf(order, { product_sku_id: buying.company.unmanagedSkuId })),
    ).toMatchObject({ status: 400 });
  });

  test('the same Idempotency-Key twice at once: one purchase order', async () => {
    const order = await addOrder(buying);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [one, two] = await Promise.all(
      [1, 2].map(() => create(bodyOf(order), Role.BROAD_ACCESS, key)),
    );
    expect(one!.body).toEqual(two!.body);
    expect(await generatedOfLine(buying, order.lines[0]!.line_id)).toBe(4);
  });
});

describe('PATCH /updatePurchaseOrder', () => {
  test('lines of a draft: sums, order, point and audit row follow', async () => {
    const { order, po_id, lineId } = await addDraft();
    const line = { po_line_id: lineId, quantity: 7, offer_price: '100', remark: 'Blue' };
    const { status, body } = await edit({
      po_id,
      version: 1,
      due_date: `${NEXT_YEAR}-11-30`,
      purchase_order_lines: [line],
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      po_grand_total: '784.00',
      version: 2,
      purchase_order_lines: [{ quantity: 7, remark: 'Blue' }],
    });
    expect(await generatedOfLine(buying, order.lines[0]!.line_id)).toBe(7);
    expect(await pointsOf(buying, po_id)).toMatchObject([
      { quantity: 7, expected_date: `${NEXT_YEAR}-11-30` },
    ]);
    expect((await auditOf(buying, po_id))[1]).toMatchObject({
      action: 'EDIT',
      changes: {
        'line 1 quantity': { from: 4, to: 7 },
        'line 1 offer_price': { from: '95.50', to: '100.00' },
        'line 1 remark': { from: null, to: 'Blue' },
        due_date: { from: null, to: `${NEXT_YEAR}-11-30` },
      },
    });
  });

  test('the same again changes nothing', async () => {
    const { po_id, lineId } = await addDraft();
    const { body } = await edit({
      po_id,
      remark: null,
      purchase_order_lines: [{ po_line_id: lineId, quantity: 4, offer_price: '95.50' }],
    });
    expect(body.data.version).toBe(1);
    expect(await auditOf(buying, po_id)).toHaveLength(1);
  });

  test('never above what is left on the order, and never below one; someone was faster', async () => {
    const { po_id, lineId } = await addDraft();
    for (const quantity of [11, 0])
      expect(
        await edit({ po_id, purchase_order_lines: [{ po_line_id: lineId, quantity }] }),
      ).toMatchObject({
        status: 400,
        body: { field: 'purchase_order_lines.0.quantity' },
      });
    expect(
      (await edit({ po_id, purchase_order_lines: [{ po_line_id: lineId, quantity: 11 }] })).body
        .message,
    ).toBe('At most 10 can be bought on this order line (10 ordered, 0 bought, 0 from stock)');
    expect(await edit({ po_id, version: 2, remark: 'Late' })).toMatchObject({
      status: 400,
      body: { error: 'CONFLICT' },
    });
    expect(await edit({ po_id, purchase_order_lines: [{ po_line_id: 999_999 }] })).toMatchObject({
      status: 400,
    });
    expect(await edit({ po_id, due_date: '2020-01-01' })).toMatchObject({
      status: 400,
      body: { field: 'due_date' },
    });
  });

  test('two who raise the quantity at once together stay within the order', async () => {
    const [{ order, po_id, lineId }, other] = [await addDraft(), await addDraft()];
    const second = await create(bodyOf(order, { quantity: 2 }));
    const raise = (id: number, line: number) =>
      edit({ po_id: id, purchase_order_lines: [{ po_line_id: line, quantity: 7 }] });
    const answers = await Promise.all([
      raise(po_id, lineId),
      raise(second.body.data.po_id, second.body.data.purchase_order_lines[0].po_line_id),
      raise(other.po_id, other.lineId),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await generatedOfLine(buying, order.lines[0]!.line_id)).toBeLessThanOrEqual(10);
  });

  test('once issued only the remark, the day and the contact change; the points keep the day that was said', async () => {
    const { po_id, lineId } = await addDraft();
    const [before] = await pointsOf(buying, po_id);
    await moveTo(buying, po_id, 'ISSUED');
    expect(
      await edit({ po_id, purchase_order_lines: [{ po_line_id: lineId, quantity: 3 }] }),
    ).toMatchObject({
      status: 400,
      body: { error: 'INVALID_TRANSITION' },
    });
    const contact = { seller_email: 'new@example.com', seller_whatsapp_number: '9000000001' };
    const { body } = await edit({
      po_id,
      due_date: `${NEXT_YEAR}-01-31`,
      remark: 'Hurry',
      ...contact,
    });
    expect(body.data).toMatchObject({
      ...contact,
      due_date: `${NEXT_YEAR}-01-31`,
      remark: 'Hurry',
    });
    expect((await pointsOf(buying, po_id))[0]!.expected_date).toBe(before!.expected_date);
    await moveTo(buying, po_id, 'CANCELLED', Role.TOP_ADMIN, { reason: 'No need' });
    expect(await edit({ po_id, remark: 'More' })).toMatchObject({
      status: 400,
      body: { error: 'INVALID_TRANSITION' },
    });
  });
});

describe('GET /getPurchaseOrder', () => {
  test('filters, newest first; sales order and points only where asked', async () => {
    const { order, po_id } = await addDraft();
    const again = await create(bodyOf(order, { quantity: 1 }));
    expect((await list(`?order_id=${order.order_id}`)).body).toMatchObject({
      count: 2,
      data: [{ po_id: again.body.data.po_id }, { po_id }],
    });
    expect((await list(`?seller_id=${buying.nearSellerId}&limit=1`)).body.data).toHaveLength(1);
    expect((await list(`?po_id=${po_id}&status=ISSUED`)).status).toBe(404);
    expect(
      (
        await list(
          `?order_id=${order.order_id}&status=DRAFT,ISSUED&from_date=2026-01-01&to_date=2099-01-01`,
        )
      ).body.count,
    ).toBe(2);
    expect((await list(`?order_id=${order.order_id}&to_date=2020-01-01`)).body.count).toBe(0);
    const manager = buying.test.userIdOf(Role.CATEGORY_MANAGER);
    expect((await list(`?order_id=${order.order_id}&category_manager=${manager}`)).body.count).toBe(
      2,
    );
    expect((await list(`?order_id=${order.order_id}&category_manager=1`)).body.count).toBe(0);
    const [row] = (await list(`?order_id=${order.order_id}`)).body.data;
    expect([row.reference_order, row.delivery_points]).toEqual([undefined, undefined]);
    expect(
      (await list(`?order_id=${order.order_id}&map_order_line=true`)).body.data[0].reference_order
        .order_number,
    ).toBe(order.order_number);
    expect((await list('?po_id=999999')).status).toBe(404);
    expect((await list('?order_number=1')).status).toBe(400);
  });

  test('category managers see those with a product of theirs, and those they made', async () => {
    const mine = (
      await generate(buying, (await addOrder(buying, [{}, { unmanaged: true }])).order_id)
    ).body.data[0].po_id;
    const foreign = (
      await generate(buying, (await addOrder(buying, [{ unmanaged: true }])).order_id)
    ).body.data[0].po_id;
    const own = { product_sku_id: buying.company.unmanagedSkuId, quantity: 1, offer_price: '5' };
    const stock = {
      seller_id: buying.company.sellerId,
      warehouse_id: buying.warehouseId,
      purchase_order_lines: [own],
    };
    const made = (await create(stock, Role.CATEGORY_MANAGER)).body.data.po_id;
    const statuses = async (role: number) =>
      Promise.all(
        [mine, foreign, made].map(async (id) => (await list(`?po_id=${id}`, role)).status),
      );
    expect(await statuses(Role.CATEGORY_MANAGER)).toEqual([200, 404, 200]);
    expect(await statuses(Role.CATEGORY_MANAGER_SECOND)).toEqual([404, 404, 404]);
    expect(await statuses(Role.OPERATIONS)).toEqual([200, 200, 200]);
    expect((await edit({ po_id: foreign, remark: 'x' }, Role.CATEGORY_MANAGER)).status).toBe(404);
    expect((await moveTo(buying, foreign, 'ISSUED', Role.CATEGORY_MANAGER)).status).toBe(404);
    const { product_id, category_id } = await buying.test.db
      .selectFrom('skus as k')
      .innerJoin('products as p', 'p.product_id', 'k.product_id')
      .select(['p.product_id', 'p.category_id'])
      .where('k.product_sku_id', '=', buying.company.unmanagedSkuId)
      .executeTakeFirstOrThrow();
    const [managed] = await buying.test.db
      .selectFrom('category_managers')
      .select('category_id')
      .execute();
    const setCategory = (id: number) =>
      buying.test.db
        .updateTable('products')
        .set({ category_id: id })
        .where('product_id', '=', product_id)
        .execute();
    await setCategory(managed!.category_id);
    expect(await statuses(Role.CATEGORY_MANAGER)).toEqual([200, 200, 200]);
    await setCategory(category_id);
  });

  test('statuses follow quantities, not decisions', async () => {
    const { po_id, lineId } = await addDraft();
    await moveTo(buying, po_id, 'ISSUED');
    await dispatch(buying, lineId, 4, 4);
    await edit({ po_id, remark: 'Counted' });
    expect((await list(`?po_id=${po_id}`)).body.data[0]).toMatchObject({
      po_state: 'ISSUED',
      status: 'DELIVERED',
      fulfilment_status: 'DELIVERED',
    });
  });
});

test('a vendor with an open purchase order is not deleted', async () => {
  const { po_id } = await addDraft();
  await buying.test.db
    .updateTable('offers')
    .set({ is_active: false })
    .where('seller_id', '=', buying.nearSellerId)
    .execute();
  const remove = () =>
    call(buying.test, Role.TOP_ADMIN, 'DELETE', '/deleteSeller', {
      seller_id: buying.nearSellerId,
    });
  expect(await remove()).toMatchObject({
    status: 400,
    body: { error: 'SELLER_HAS_OPEN_PURCHASE_ORDERS' },
  });
  await buying.test.db
    .updateTable('purchase_orders')
    .set({ po_state: 'CANCELLED', status: 'CANCELLED' })
    .where('seller_id', '=', buying.nearSellerId)
    .execute();
  expect((await remove()).status).toBe(200);
  expect((await list(`?po_id=${po_id}`)).body.data[0].seller_info.seller_name).toBe(
    'Bengaluru Linen',
  );
  // the other tests buy from it
  for (const table of ['sellers', 'offers'] as const)
    await buying.test.db
      .updateTable(table)
      .set({ is_deleted: false, is_active: true })
      .where('seller_id', '=', buying.nearSellerId)
      .execute();
});
