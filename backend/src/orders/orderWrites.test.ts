import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { addTestCompany, call, type TestCompany } from '../../testing/testCompany.ts';
import { testMasters } from '../../testing/testMasters.ts';

/** Days that are still to come. */
const NEXT_YEAR = new Date().getUTCFullYear() + 1;

let app: TestApp;
let company: TestCompany;

beforeAll(async () => {
  app = await createTestApp();
  company = await addTestCompany(app);
});
afterAll(() => app.close());

const line = (more: object = {}) => ({
  product_sku_id: company.skuId,
  seller_id: company.sellerId,
  quantity: 10,
  selling_price: '110',
  ...more,
});
const body = (more: object = {}) => ({
  tenant_id: company.tenantId,
  user_id: company.contactId,
  address_id: company.addressId,
  order_lines: [
    line(),
    line({ quantity: 5, order_line_discount: '10', below_cost_reason: 'Old stock' }),
  ],
  ...more,
});
const create = (
  more: object = {},
  role: number | null = Role.TOP_ADMIN,
  headers: Record<string, string> = {},
) => call(app, role, 'POST', '/createOrder', body(more), headers);
const made = async (more: object = {}) => (await create(more)).body.order;
const update = (change: object, role: number | null = Role.TOP_ADMIN) =>
  call(app, role, 'POST', '/updateOrder', change);
const asStands = async (orderNumber: string) =>
  (
    await call(
      app,
      Role.TOP_ADMIN,
      'GET',
      `/getOrderRequest?order_number=${orderNumber}&map_po_lines=true`,
    )
  ).body.order;
const progress = (lineId: number, columns: object) =>
  app.db.updateTable('order_lines').set(columns).where('line_id', '=', lineId).execute();
const audits = (orderId: number) =>
  app.db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity', '=', 'ORDER')
    .where('entity_id', '=', orderId)
    .orderBy('audit_id')
    .execute();

describe('a price below cost', () => {
  const refusal = (index: number, figures: string) => ({
    status: 400,
    body: {
      error: 'BELOW_COST',
      field: `order_lines.${index}.below_cost_reason`,
      message: expect.stringContaining(figures),
    },
  });
  const cheap = (more: object = {}) =>
    line({ selling_price: '110', order_line_discount: '10', ...more });

  test('is refused without a reason, with the figures for viewers of cost alone', async () => {
    const order_lines = [line(), cheap(), cheap({ below_cost_reason: '  ' })];
    expect(await create({ order_lines })).toMatchObject(
      refusal(1, 'Line 2: ₹ 99.00 after discount is below the cost of ₹ 100.00; Line 3: ₹ 99.00'),
    );
    const answer = await create({ order_lines }, Role.SALES);
    expect(answer).toMatchObject(refusal(1, 'Line 2: ₹ 99.00 after discount is below cost;'));
    expect(answer.body.message).not.toContain('100');
  });

  test('is made with a reason, which stays on the line and in the log', async () => {
    const order = await made({
      order_lines: [
        line({ below_cost_reason: 'Not needed' }),
        cheap({ below_cost_reason: ' Old stock ' }),
      ],
    });
    expect(order.order_lines).toMatchObject([
      { below_cost_reason: null },
      { below_cost_reason: 'Old stock' },
    ]);
    expect((await audits(order.order_id))[0]?.changes).toEqual({
      'line 2 below_cost_reason': { from: null, to: 'Old stock' },
    });
    const [first, second] = order.order_lines;
    const { order_number } = order;
    const change = (order_line: object) => update({ order_number, order_lines: [order_line] });
    // an old reason covers the price it was given for
    expect((await change({ line_id: second.line_id, quantity: 12 })).status).toBe(200);
    expect(await change({ line_id: first.line_id, selling_price: '90' })).toMatchObject(
      refusal(0, 'Line 1: ₹ 90.00'),
    );
    expect(
      await change({ line_id: second.line_id, selling_price: '80', below_cost_reason: 'Damaged' }),
    ).toMatchObject({ status: 200 });
    expect((await audits(order.order_id)).at(-1)?.changes).toMatchObject({
      'line 2 below_cost_reason': { from: 'Old stock', to: 'Damaged' },
    });
    const dearer = await change({ line_id: second.line_id, selling_price: '150' });
    expect(dearer.body.order.order_lines[1].below_cost_reason).toBeNull();
  });
});

describe('permissions', () => {
  const requests: [string, 'POST' | 'GET', object | undefined, number][] = [
    [
      '/createOrder',
      'POST',
      {
        tenant_id: 1,
        address_id: 1,
        order_lines: [{ product_sku_id: 1, quantity: 1, selling_price: '1' }],
      },
      Role.OPERATIONS,
    ],
    ['/updateOrder', 'POST', { order_number: 'SO-1' }, Role.CATEGORY_MANAGER],
    [
      '/updateOrderLineStatus',
      'POST',
      { order_number: 'SO-1', line_id: 1, status: 'CANCELLED', reason: 'x' },
      Role.OPERATIONS,
    ],
    [
      '/updateOrderStatus',
      'POST',
      { order_number: 'SO-1', status: 'CANCELLED' },
      Role.ORGANISATION,
    ],
    ['/order/cancelPreview?order_number=SO-1', 'GET', undefined, Role.OPERATIONS],
  ];
  test.each(requests)(
    '%s: 401 without a token, 403 without the pair, 404 outside the row scope',
    async (url, method, payload, role) => {
      expect((await call(app, null, method, url, payload)).status).toBe(401);
      expect((await call(app, role, method, url, payload)).status).toBe(403);
      const { order_number } = await made();
      const [lineOf] = (await asStands(order_number)).order_lines;
      const foreign = JSON.parse(
        JSON.stringify(payload ?? {})
          .replace('SO-1', order_number)
          .replace('"line_id":1', `"line_id":${lineOf.line_id}`),
      );
      const wanted =
        url === '/createOrder' ? { ...foreign, tenant_id: company.foreignTenantId } : foreign;
      const asked = await call(
        app,
        Role.SALES_SECOND,
        method,
        url.replace('SO-1', order_number),
        method === 'GET' ? undefined : wanted,
      );
      // the second sales person's own customer, with an address of nobody
      expect(asked.status).toBe(url === '/createOrder' ? 400 : 404);
    },
  );
});

describe('POST /createOrder', () => {
  test('numbers, sums, taxes and statuses are computed; the GST rate is of the product', async () => {
    const order = await made({
      customer_po_no: 'PO/9',
      edd: `${NEXT_YEAR}-01-31`,
      remarks: 'By phone',
    });
    expect(order).toMatchObject({
      status: 'CONFIRMED',
      fulfilment_status: 'PENDING',
      billing_status: 'PENDING',
      payment_status: 'PENDING',
      version: 1,
      quotation_id: null,
      customer_po_no: 'PO/9',
      edd: `${NEXT_YEAR}-01-31`,
      remarks: 'By phone',
      has_issued_po: false,
      order_taxable_amount: '1595.00',
      order_gst_amount: '191.40',
      order_grand_total: '1786.40',
    });
    expect(order.order_lines).toMatchObject([
      {
        line_number: 1,
        pan_india_gst: '12.00',
        cgst_amount: '66.00',
        igst_amount: '0.00',
        line_total: '1232.00',
        generated_po_qty: 0,
      },
      {
        line_number: 2,
        order_line_discount: '10.00',
        taxable_amount: '495.00',
        line_total: '554.40',
      },
    ]);
    expect(await audits(order.order_id)).toMatchObject([
      { action: 'CREATE', to_status: 'CONFIRMED' },
    ]);
  });

  test('without a cost price the lowest active offer of the seller stands in', async () => {
    const { order_lines } = await made({
      order_lines: [line(), line({ offer_price: '90' }), line({ seller_id: undefined })],
    });
    expect(order_lines.map((each: { offer_price: string | null }) => each.offer_price)).toEqual([
      '100.00',
      '90.00',
      null,
    ]);
  });

  test('a sales person orders in their own name and sees no cost', async () => {
    const { body: answer } = await create({}, Role.SALES);
    expect(answer.order).toMatchObject({
      sales_person: app.userIdOf(Role.SALES),
      order_lines: [{ offer_price: null, seller: null, mg: null }, {}],
    });
  });

  test.each<[string, () => object]>([
    ['tenant_id', () => ({ tenant_id: 'x' })],
    ['user_id', () => ({ user_id: company.foreignContactId })],
    ['address_id', () => ({ address_id: company.foreignAddressId })],
    ['sales_person', () => ({ sales_person: app.userIdOf(Role.OPERATIONS) })],
    ['edd', () => ({ edd: '2020-01-01' })],
    ['edd', () => ({ edd: '2099-01-01' })],
    ['order_lines', () => ({ order_lines: [] })],
    ['order_lines.0.quantity', () => ({ order_lines: [line({ quantity: 0 })] })],
    ['order_lines.0.selling_price', () => ({ order_lines: [line({ selling_price: '0' })] })],
    [
      'order_lines.0.order_line_discount',
      () => ({ order_lines: [line({ order_line_discount: '101' })] }),
    ],
    [
      'order_lines.1.product_sku_id',
      () => ({ order_lines: [line(), line({ product_sku_id: 999_999 })] }),
    ],
    ['order_lines.0.seller_id', () => ({ order_lines: [line({ seller_id: 999_999 })] })],
    ['order_lines.0.warehouse_id', () => ({ order_lines: [line({ warehouse_id: 1 })] })],
    ['customer_po_no', () => ({ customer_po_no: 'x'.repeat(51) })],
  ])('a wrong %s is named', async (field, more) => {
    expect(await create(more())).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field },
    });
  });

  test('nothing is ordered for a customer of an organisation that is not active', async () => {
    const masters = testMasters(app.db);
    const org_id = await masters.organisation({ is_active: false });
    const tenant_id = await masters.tenant({ org_id });
    const address_id = await masters.address('TENANT', tenant_id);
    expect(await create({ tenant_id, address_id, user_id: undefined })).toMatchObject({
      status: 400,
      body: { field: 'tenant_id' },
    });
  });

  test('a double click under one key makes one order, other words under it are refused', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [first, second] = await Promise.all([
      create({}, Role.TOP_ADMIN, key),
      create({}, Role.TOP_ADMIN, key),
    ]);
    expect(first.body.order.order_number).toBe(second.body.order.order_number);
    expect((await create({ remarks: 'Other' }, Role.TOP_ADMIN, key)).body).toMatchObject({
      field: 'Idempotency-Key',
    });
  });
});

describe('POST /updateOrder', () => {
  test('lines and head change together, and each change is audited', async () => {
    const { order_number, order_id, order_lines, version } = await made();
    const [first, second] = order_lines;
    const { body: answer } = await update({
      order_number,
      version,
      customer_po_no: ' PO/10 ',
      edd: `${NEXT_YEAR}-02-01`,
      remarks: null,
      order_lines: [
        { line_id: first.line_id, quantity: 20 },
        { line_id: second.line_id, selling_price: '100', order_line_discount: '0' },
      ],
    });
    expect(answer.order).toMatchObject({
      customer_po_no: 'PO/10',
      edd: `${NEXT_YEAR}-02-01`,
      version: 2,
      order_taxable_amount: '2700.00',
      order_grand_total: '3024.00',
      order_lines: [
        { quantity: 20, line_total: '2464.00' },
        { selling_price: '100.00', order_line_discount: '0.00', line_total: '560.00' },
      ],
    });
    const [, edit] = await audits(order_id);
    expect(edit).toMatchObject({
      action: 'EDIT',
      changes: {
        customer_po_no: { from: null, to: 'PO/10' },
        'line 1 quantity': { from: 10, to: 20 },
        'line 2 selling_price': { from: '110.00', to: '100.00' },
      },
    });
  });

  test('present values change nothing and are not audited', async () => {
    const { order_number, order_id, order_lines } = await made();
    const { body: answer } = await update({
      order_number,
      order_lines: [{ line_id: order_lines[0].line_id, quantity: 10, selling_price: '110.0' }],
    });
    expect(answer.order.version).toBe(1);
    expect(await audits(order_id)).toHaveLength(1);
  });

  test('another delivery address moves the taxes of every line', async () => {
    const { order_number } = await made();
    const { body: answer } = await update({ order_number, address_id: company.farAddressId });
    expect(answer.order).toMatchObject({
      delivery_address_details: { state: 'Kerala' },
      order_grand_total: '1786.40',
    });
    expect(answer.order.order_lines).toMatchObject([
      { igst_amount: '132.00', cgst_amount: '0.00' },
      { igst_amount: '59.40' },
    ]);
  });

  test.each<[string, object, object, string]>([
    ['below what is bought', { generated_quantity: 7 }, { quantity: 6 }, 'order_lines.0.quantity'],
    ['below what was sent', { dispatched_quantity: 8 }, { quantity: 7 }, 'order_lines.0.quantity'],
    ['below what is invoiced', { invoiced_quantity: 9 }, { quantity: 8 }, 'order_lines.0.quantity'],
    [
      'below what is bought beside what was cancelled',
      { generated_quantity: 6, cancelled_quantity: 3 },
      { quantity: 8 },
      'order_lines.0.quantity',
    ],
    [
      'the price of an invoiced line',
      { invoiced_quantity: 1 },
      { selling_price: '120' },
      'order_lines.0.selling_price',
    ],
    [
      'the discount of an invoiced line',
      { invoiced_quantity: 1 },
      { order_line_discount: '5' },
      'order_lines.0.order_line_discount',
    ],
    ['a price of nothing', {}, { selling_price: '0.00' }, 'order_lines.0.selling_price'],
    ['a cancelled line', { cancelled_quantity: 10 }, { quantity: 12 }, 'order_lines.0.line_id'],
    ['from stock', {}, { warehouse_id: 1 }, 'order_lines.0.warehouse_id'],
  ])('refused: %s', async (_, columns, change, field) => {
    const { order_number, order_lines } = await made();
    const { line_id } = order_lines[0];
    if (Object.keys(columns).length) await progress(line_id, columns);
    expect(await update({ order_number, order_lines: [{ line_id, ...change }] })).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field },
    });
  });

  test.each([
    ['PARTIALLY_IN_TRANSIT', { dispatched_quantity: 4 }],
    ['IN_TRANSIT', { dispatched_quantity: 10 }],
    ['IN_TRANSIT', { dispatched_quantity: 4, cancelled_quantity: 6 }],
    ['PARTIALLY_DELIVERED', { dispatched_quantity: 10, delivered_quantity: 4 }],
    ['DELIVERED', { dispatched_quantity: 10, delivered_quantity: 10 }],
  ])('a line is %s by its units: %j', async (status, columns) => {
    const { order_number, order_lines } = await made();
    expect(order_lines[0].status).toBe('CONFIRMED');
    await progress(order_lines[0].line_id, columns);
    const seen = await update({ order_number, remarks: 'Seen' });
    expect(seen.body.order.order_lines[0].status).toBe(status);
  });

  test('down to what is bought is allowed', async () => {
    const { order_number, order_lines } = await made();
    const { line_id } = order_lines[0];
    await progress(line_id, { generated_quantity: 7 });
    expect((await update({ order_number, order_lines: [{ line_id, quantity: 7 }] })).status).toBe(
      200,
    );
  });

  test('the delivery address stays once goods have left; the rest of the head does not', async () => {
    const { order_number, order_lines } = await made();
    await progress(order_lines[0].line_id, { dispatched_quantity: 1 });
    expect((await update({ order_number, address_id: company.farAddressId })).body).toMatchObject({
      field: 'address_id',
    });
    expect(
      (await update({ order_number, address_id: company.addressId, remarks: 'Ring twice' })).status,
    ).toBe(200);
  });

  test.each<[string, () => object]>([
    ['address_id', () => ({ address_id: company.foreignAddressId })],
    ['sales_person', () => ({ sales_person: app.userIdOf(Role.OPERATIONS) })],
    ['edd', () => ({ edd: '2020-01-01' })],
    ['edd', () => ({ edd: '2099-01-01' })],
    ['order_lines.0.line_id', () => ({ order_lines: [{ line_id: 999_999, quantity: 3 }] })],
  ])('a wrong %s is named', async (field, change) => {
    const { order_number } = await made();
    expect(await update({ order_number, ...change() })).toMatchObject({
      status: 400,
      body: { field },
    });
  });

  test('two edits of one version: one wins, the other gets a CONFLICT', async () => {
    const { order_number, order_lines } = await made();
    const { line_id } = order_lines[0];
    const answers = await Promise.all(
      [11, 12].map((quantity) =>
        update({ order_number, version: 1, order_lines: [{ line_id, quantity }] }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)!.body.error).toBe('CONFLICT');
    expect((await asStands(order_number)).version).toBe(2);
  });

  test('an edit against the making of purchase orders: never less ordered than bought', async () => {
    for (let i = 0; i < 5; i++) {
      const { order_number, order_id, order_lines } = await made({
        order_lines: [line({ quantity: 10 })],
      });
      const { line_id } = order_lines[0];
      const [edit, generate] = await Promise.all([
        update({ order_number, order_lines: [{ line_id, quantity: 4 }] }),
        call(app, Role.TOP_ADMIN, 'POST', '/generatePOFromOrder', {
          order_id,
          sellers: [company.sellerId],
        }),
      ]);
      expect(generate.status).toBe(200);
      const [after] = (await asStands(order_number)).order_lines;
      expect(after).toMatchObject(
        edit.status === 200
          ? { quantity: 4, generated_po_qty: 4 }
          : { quantity: 10, generated_po_qty: 10 },
      );
    }
  });
});
