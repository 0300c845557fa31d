import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { call } from '../../testing/testCompany.ts';
import {
  addOrder,
  addPurchasing,
  auditOf,
  generate,
  generatedOfLine,
  moveTo,
  pointsOf,
  type Purchasing,
} from '../../testing/testPurchasing.ts';

let buying: Purchasing;
beforeAll(async () => {
  buying = await addPurchasing();
});
afterAll(() => buying.test.close());

const preview = (order_id: number, more = '', role: number = Role.BROAD_ACCESS) =>
  call(buying.test, role, 'GET', `/getPOFromOrder?order_id=${order_id}${more}`);

describe('POST /generatePOFromOrder', () => {
  test('one draft a vendor of all that is left, with points, sums by the vendor’s state and one audit row', async () => {
    const order = await addOrder(buying, [{}, { near: true }, { unmanaged: true, quantity: 3 }]);
    const { status, body } = await generate(buying, order.order_id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      {
        po_state: 'DRAFT',
        status: 'DRAFT',
        seller_id: buying.company.sellerId,
        order_number: order.order_number,
        po_taxable_amount: '1300.00',
        po_gst_amount: '156.00',
        po_grand_total: '1456.00',
        seller_email: 'weavers@example.com',
        seller_whatsapp_number: '9812345678',
        version: 1,
        purchase_order_lines: [
          {
            quantity: 10,
            offer_price: '100.00',
            unit_price: '100.00',
            gstin: '12.00',
            pan_india_gst: '12.00',
            igst_amount: '120.00',
            cgst_amount: '0.00',
          },
          { quantity: 3, igst_amount: '36.00', mg: '10.00' },
        ],
      },
      {
        seller_id: buying.nearSellerId,
        purchase_order_lines: [
          {
            cgst_amount: '60.00',
            sgst_amount: '60.00',
            igst_amount: '0.00',
            item_total: '1000.00',
            line_total: '1120.00',
          },
        ],
      },
    ]);
    const { po_id, purchase_order_lines } = body.data[0];
    const inAWeek = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
      Date.now() + 7 * 86_400_000,
    );
    expect(await pointsOf(buying, po_id)).toEqual(
      [10, 3].map((quantity, i) => ({
        po_line_id: purchase_order_lines[i].po_line_id,
        quantity,
        status: 'PENDING',
        expected_date: inAWeek,
        event_name: 'dispatch',
        event_status: 'PENDING',
      })),
    );
    expect(await auditOf(buying, po_id)).toMatchObject([
      { action: 'CREATE', from_status: null, to_status: 'DRAFT' },
    ]);
    expect(
      await Promise.all(order.lines.map((line) => generatedOfLine(buying, line.line_id))),
    ).toEqual([10, 10, 3]);
  });

  test('vendors with nothing left are skipped; nothing at all left is refused', async () => {
    const order = await addOrder(buying, [{}, { near: true }]);
    const first = { order_id: order.order_id, sellers: [buying.nearSellerId] };
    expect(
      (await call(buying.test, Role.BROAD_ACCESS, 'POST', '/generatePOFromOrder', first)).body.data,
    ).toHaveLength(1);
    const rest = await generate(buying, order.order_id);
    expect(rest.body.data).toMatchObject([{ seller_id: buying.company.sellerId }]);
    expect(await generate(buying, order.order_id)).toMatchObject({
      status: 400,
      body: { error: 'REFUSED', message: 'Nothing is left to buy of these vendors on this order' },
    });
  });

  test('ten people at once: nothing is bought twice', async () => {
    const order = await addOrder(buying, [{}, { near: true }]);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => generate(buying, order.order_id)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      await Promise.all(order.lines.map((line) => generatedOfLine(buying, line.line_id))),
    ).toEqual([10, 10]);
  });

  test('the same Idempotency-Key, twice at once and once more: the first answer', async () => {
    const order = await addOrder(buying);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const body = { order_id: order.order_id, sellers: [buying.company.sellerId] };
    const sendRequest = () =>
      call(buying.test, Role.BROAD_ACCESS, 'POST', '/generatePOFromOrder', body, key);
    const [one, two] = await Promise.all([sendRequest(), sendRequest()]);
    expect(one.status).toBe(200);
    expect([two.body, (await sendRequest()).body]).toEqual([one.body, one.body]);
    expect(await generatedOfLine(buying, order.lines[0]!.line_id)).toBe(10);
  });

  test('a cancelled draft is free to be bought again', async () => {
    const order = await addOrder(buying);
    const { po_id } = (await generate(buying, order.order_id)).body.data[0];
    await moveTo(buying, po_id, 'CANCELLED', Role.TOP_ADMIN, { reason: 'Twice' });
    expect(await generatedOfLine(buying, order.lines[0]!.line_id)).toBe(0);
    expect((await generate(buying, order.order_id)).body.data).toMatchObject([
      { purchase_order_lines: [{ quantity: 10 }] },
    ]);
  });

  test('by hand and generated at the same moment: together never more than ordered', async () => {
    const order = await addOrder(buying);
    const [line] = order.lines;
    const byHand = {
      seller_id: buying.company.sellerId,
      order_number: order.order_number,
      purchase_order_lines: [
        {
          product_sku_id: buying.company.skuId,
          order_line_id: line!.line_id,
          quantity: 6,
          offer_price: '90',
        },
      ],
    };
    await Promise.all([
      generate(buying, order.order_id),
      ...Array.from({ length: 4 }, () =>
        call(buying.test, Role.BROAD_ACCESS, 'POST', '/createPurchaseOrder', byHand),
      ),
    ]);
    const { total } = await buying.test.db
      .selectFrom('purchase_order_lines')
      .select((eb) => eb.fn.sum<string>('quantity').as('total'))
      .where('order_line_id', '=', line!.line_id)
      .executeTakeFirstOrThrow();
    expect(Number(total)).toBe(await generatedOfLine(buying, line!.line_id));
    expect([6, 10]).toContain(Number(total));
  });

  test.each([3, 12])(
    'the sales order is changed to %i at the same moment: never more bought than ordered',
    async (quantity) => {
      const order = await addOrder(buying);
      const { line_id } = order.lines[0]!;
      const change = { order_number: order.order_number, order_lines: [{ line_id, quantity }] };
      const [changed, ...made] = await Promise.all([
        call(buying.test, Role.TOP_ADMIN, 'POST', '/updateOrder', change),
        ...Array.from({ length: 3 }, () => generate(buying, order.order_id)),
      ]);
      const line = await buying.test.db
        .selectFrom('order_lines')
        .selectAll()
        .where('line_id', '=', line_id)
        .executeTakeFirstOrThrow();
      expect(line.quantity).toBe(changed.status === 200 ? quantity : 10);
      const bought = made
        .flatMap(({ body }) => body.data ?? [])
        .flatMap((po) => po.purchase_order_lines);
      expect(bought.reduce((sum: number, one: { quantity: number }) => sum + one.quantity, 0)).toBe(
        line.generated_quantity,
      );
      expect(line.generated_quantity).toBeLessThanOrEqual(line.quantity);
    },
  );

  test('the sales order is cancelled at the same moment: no purchase order of it is left open', async () => {
    const order = await addOrder(buying);
    const cancel = { order_number: order.order_number, status: 'CANCELLED', reason: 'No need' };
    await Promise.all([
      generate(buying, order.order_id),
      call(buying.test, Role.TOP_ADMIN, 'POST', '/updateOrderStatus', cancel),
    ]);
    const left = buying.test.db
      .selectFrom('purchase_orders')
      .select('po_id')
      .where('order_id', '=', order.order_id);
    expect(await left.where('po_state', '<>', 'CANCELLED').execute()).toEqual([]);
    expect(await generatedOfLine(buying, order.lines[0]!.line_id)).toBe(0);
  });

  test('the database itself refuses more than is ordered', async () => {
    const order = await addOrder(buying);
    const change = buying.test.db
      .updateTable('order_lines')
      .set({ generated_quantity: 11 })
      .where('line_id', '=', order.lines[0]!.line_id);
    await expect(change.execute()).rejects.toThrow('order_lines_covered');
  });
});

describe('GET /getPOFromOrder', () => {
  test('says what would be made and what was made, by vendor', async () => {
    const order = await addOrder(buying, [{}, { near: true, quantity: 4 }]);
    const made = await call(buying.test, Role.BROAD_ACCESS, 'POST', '/generatePOFromOrder', {
      order_id: order.order_id,
      sellers: [buying.nearSellerId],
    });
    const { status, body } = await preview(order.order_id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      {
        seller_info: { seller_id: buying.company.sellerId },
        lines: [{ ordered: 10, generated: 0, remaining: 10, offer_price: '100.00' }],
        pos: [],
      },
      {
        seller_info: { seller_id: buying.nearSellerId },
        lines: [{ ordered: 4, generated: 4, remaining: 0, product_sku_name: 'Linen SKU' }],
        pos: [{ po_id: made.body.data[0].po_id, status: 'DRAFT', po_grand_total: '448.00' }],
      },
    ]);
    expect(
      (await preview(order.order_id, `&sellers=${buying.nearSellerId}`)).body.data,
    ).toHaveLength(1);
  });

  test('an order outside the row scope or unknown is not found', async () => {
    const order = await addOrder(buying, [{ unmanaged: true }]);
    expect((await preview(order.order_id, '', Role.CATEGORY_MANAGER)).status).toBe(404);
    expect((await preview(999_999)).status).toBe(404);
    expect((await generate(buying, order.order_id, Role.CATEGORY_MANAGER)).status).toBe(404);
  });
});
