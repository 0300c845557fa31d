import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { keepingOutbox } from '../../../backend/testing/keepingOutbox.ts';
import { addTestCompany, type TestCompany as Goods } from '../../../backend/testing/testCompany.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let goods: Goods;

beforeAll(async () => {
  stack = await testStack({}, { services: { outbox: keepingOutbox() } });
  goods = await addTestCompany(stack.backend);
});
afterAll(() => stack.close());

// oxlint-disable-next-line no-explicit-any -- answers of many shapes
async function done(who: number, query: string, variables?: Record<string, unknown>): Promise<any> {
  const { data, errors } = await stack.run(who, query, variables);
  expect(errors).toBeUndefined();
  return data ?? {};
}
const ORDER = `id number status version actions generatedQuantity grandTotal cancelReason purchaseOrders { id status seller { name } grandTotal }
  lines { id quantity costPrice sellingPrice minimumQuantity generatedQuantity cancelledQuantity actions seller { name } }`;
const input = () => ({
  tenantId: String(goods.tenantId),
  userId: String(goods.contactId),
  addressId: String(goods.addressId),
  lines: [
    {
      skuId: String(goods.skuId),
      sellerId: String(goods.sellerId),
      quantity: 10,
      sellingPrice: '110',
    },
  ],
});
const make = async (who: number = Role.TOP_ADMIN) =>
  (
    await done(
      who,
      `mutation($input: CreateOrderInput!) { createOrder(input: $input) { ${ORDER} } }`,
      { input: input() },
    )
  ).createOrder;
const generate = (orderId: string) =>
  done(
    Role.TOP_ADMIN,
    'mutation($input: GeneratePoInput!) { generatePoFromOrder(input: $input) { id } }',
    {
      input: { orderId, sellerIds: [String(goods.sellerId)] },
    },
  );

test('an order is created in one call, with its actions', async () => {
  const order = await make();
  expect(order).toMatchObject({
    status: 'CONFIRMED',
    version: 1,
    grandTotal: '1232.00',
    generatedQuantity: 0,
    purchaseOrders: [],
    actions: ['EDIT', 'EDIT_ADDRESS', 'GENERATE_PO', 'SEND_MAIL', 'COMMUNICATE', 'CANCEL'],
    lines: [
      {
        quantity: 10,
        costPrice: '100.00',
        minimumQuantity: 1,
        actions: ['EDIT', 'EDIT_PRICE', 'EDIT_ADDRESS', 'REQUEST_SAMPLE', 'CANCEL'],
      },
    ],
  });
  expect(stack.calls()).toEqual(['POST /createOrder']);
});

test('a page of orders with lines, purchase orders and actions takes one call', async () => {
  for (let i = 0; i < 3; i++) await generate((await make()).id);
  const { orders } = await done(
    Role.TOP_ADMIN,
    `{ orders(limit: 3) { count items { ${ORDER} } } }`,
  );
  expect(orders.items).toHaveLength(3);
  expect(orders.items[0]).toMatchObject({
    generatedQuantity: 10,
    purchaseOrders: [{ status: 'DRAFT', seller: { name: 'Weavers of Erode' } }],
    lines: [{ minimumQuantity: 10, generatedQuantity: 10 }],
  });
  expect(stack.calls()).toEqual([expect.stringContaining('map_po_lines=true')]);
});

test('lines of purchase orders are read only when purchase orders are selected', async () => {
  const { id } = await make();
  await generate(id);
  await done(Role.TOP_ADMIN, '{ orders(limit: 3) { items { id generatedQuantity } } }');
  await done(
    Role.TOP_ADMIN,
    `{ order(number: "${id}") { ...Facts } } fragment Facts on Order { id ... on Order { lines { id } } }`,
  );
  expect(stack.calls().filter((call) => call.includes('map_po_lines'))).toEqual([]);
  const some = await done(
    Role.TOP_ADMIN,
    `{ order(number: "${id}") { ...Facts } } fragment Facts on Order { ... on Order { purchaseOrders { id } } }`,
  );
  expect(some.order.purchaseOrders).toHaveLength(1);
});

test('orders are found by their purchase order', async () => {
  const { id } = await make();
  const { generatePoFromOrder } = await generate(id);
  const { orders } = await done(
    Role.TOP_ADMIN,
    'query($filter: OrderFilter) { orders(filter: $filter) { items { id } } }',
    {
      filter: { purchaseOrderId: generatePoFromOrder[0].id },
    },
  );
  expect(orders.items).toEqual([{ id }]);
});

test('sales sees numbers and states of purchase orders, without costs, sellers or totals', async () => {
  const { id, number } = await make();
  await generate(id);
  const { order } = await done(Role.SALES, `{ order(number: "${number}") { ${ORDER} } }`);
  expect(order).toMatchObject({
    purchaseOrders: [{ status: 'DRAFT', seller: null, grandTotal: null }],
    lines: [{ costPrice: null, seller: null, sellingPrice: '110.00' }],
  });
  expect(stack.calls()).toHaveLength(1);
});

test('edit, cancel a line, cancel the order; conflicts and computed statuses keep their codes', async () => {
  const { number, lines } = await make();
  const update = (more: object) =>
    stack.run(
      Role.TOP_ADMIN,
      `mutation($input: UpdateOrderInput!) { updateOrder(input: $input) { ${ORDER} } }`,
      {
        input: { number, ...more },
      },
    );
  const edited = await update({
    version: 1,
    remarks: 'Ring twice',
    lines: [{ id: lines[0].id, quantity: 20 }],
  });
  expect(edited.data?.['updateOrder']).toMatchObject({ version: 2, grandTotal: '2464.00' });
  expect(stack.calls()).toEqual(['POST /updateOrder']);
  expect((await update({ version: 1, remarks: null })).errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
  });
  const move = (status: string, more: object = {}) =>
    stack.run(
      Role.TOP_ADMIN,
      `mutation($input: UpdateOrderStatusInput!) { updateOrderStatus(input: $input) { emailSent order { ${ORDER} } } }`,
      {
        input: { number, status, ...more },
      },
    );
  expect((await move('PAID')).errors?.[0]?.extensions).toMatchObject({
    code: 'INVALID_TRANSITION',
    from: 'CONFIRMED',
    to: 'PAID',
  });
  expect(
    (await move('CONFIRMED', { sendEmailWithAttachment: true })).data?.['updateOrderStatus'],
  ).toMatchObject({ emailSent: true });
  const { orderCancelPreview } = await done(
    Role.TOP_ADMIN,
    `{ orderCancelPreview(number: "${number}") { version refusals grandTotal received lines { quantity total sku { name } } purchaseOrders { id } } }`,
  );
  expect(orderCancelPreview).toMatchObject({
    version: 2,
    refusals: [],
    grandTotal: '2464.00',
    received: '0.00',
    lines: [{ quantity: 20 }],
  });
  const cancelled = await done(
    Role.TOP_ADMIN,
    `mutation($input: CancelOrderLineInput!) { updateOrderLineStatus(input: $input) { ${ORDER} } }`,
    {
      input: { number, lineId: lines[0].id, reason: 'Withdrew', version: 2 },
    },
  );
  expect(cancelled.updateOrderLineStatus).toMatchObject({
    status: 'CANCELLED',
    cancelReason: 'Withdrew',
    actions: ['SEND_MAIL', 'COMMUNICATE'],
    lines: [{ cancelledQuantity: 20, actions: [] }],
  });
});

test('nothing is written without the permission', async () => {
  const refused = await stack.run(
    Role.OPERATIONS,
    'mutation($input: CreateOrderInput!) { createOrder(input: $input) { id } }',
    {
      input: input(),
    },
  );
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  expect(stack.calls()).toEqual([]);
});

test('a line whose product has another rate now says so until it is invoiced whole', async () => {
  const { number } = await make();
  const read = async () =>
    (
      await done(
        Role.TOP_ADMIN,
        'query($number: String!) { order(number: $number) { lines { rateNotice } } }',
        { number },
      )
    ).order.lines;
  expect(await read()).toEqual([{ rateNotice: null }]);
  const rate = (pan_india_gst: string) =>
    stack.backend.db.updateTable('products').set({ pan_india_gst }).execute();
  await rate('18');
  expect(await read()).toEqual([
    { rateNotice: 'Ordered at 12 % GST; its product has 18 % now, at which it will be invoiced.' },
  ]);
  await rate('12');
});
