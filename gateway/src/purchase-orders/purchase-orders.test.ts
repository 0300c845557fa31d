import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import {
  addTestCompany,
  type TestCompany as Masters,
} from '../../../backend/testing/testCompany.ts';
import { addOrder, testOutbox } from '../../../backend/testing/testPurchasing.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

/** Days that are still to come. */
const NEXT_YEAR = new Date().getUTCFullYear() + 1;

let stack: TestStack;
let masters: Masters;
let order: { order_id: number; order_number: string };
const { outbox, sent: messages } = testOutbox();

beforeAll(async () => {
  stack = await testStack({}, { services: { outbox } });
  masters = await addTestCompany(stack.backend);
  order = await addOrder({ test: stack.backend, company: masters, nearOfferId: masters.offerId }, [
    {},
    { unmanaged: true },
  ]);
});
afterAll(() => stack.close());

const codeOf = ({
  errors,
}: {
  errors: readonly { extensions?: Record<string, unknown> }[] | undefined;
}) => errors?.[0]?.extensions?.['code'];
const run = (query: string, variables?: Record<string, unknown>, who: number = Role.BROAD_ACCESS) =>
  stack.run(who, query, variables);

const FIELDS = `id state status actions approvalRefusal version grandTotal orderNumber dueDate sellerEmail gstin
  seller { id name gstin phone email officeAddress { state } } createdBy { name } lineCount
  lines { id quantity unitPrice gstPercent igst itemTotal total isCancelled actions sku { name } }`;
/** REST fields of these. */
const REST_FIELDS =
  'po_id,po_state,status,purchase_order_lines,paid_amount,pending_amount,created_by_info,version,po_grand_total,order_number,due_date,seller_email,gstin,seller_info';
const GENERATE = `mutation($input: GeneratePoInput!) { generatePoFromOrder(input: $input) { ${FIELDS} } }`;
const MOVE = `mutation($input: UpdatePurchaseOrderStatusInput!) { updatePurchaseOrderStatus(input: $input) {
  emailSent purchaseOrder { ${FIELDS} rejectReason approvedBy { name } } } }`;
const LIST = `query($filter: PurchaseOrderFilter) { purchaseOrders(filter: $filter) { count items { ${FIELDS} } } }`;

async function addPo(
  who: number = Role.BROAD_ACCESS,
): Promise<{ id: string; lines: { id: string }[] }> {
  const made = await addOrder(
    { test: stack.backend, company: masters, nearOfferId: masters.offerId },
    [{}, { unmanaged: true }],
  );
  const input = { orderId: String(made.order_id), sellerIds: [String(masters.sellerId)] };
  const { data, errors } = await run(GENERATE, { input }, who);
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as { generatePoFromOrder: { id: string; lines: { id: string }[] }[] })
    .generatePoFromOrder[0]!;
}
const move = (id: string, state: string, more: object = {}, who: number = Role.BROAD_ACCESS) =>
  run(MOVE, { input: { id, state, ...more } }, who);

test('preview, then one draft per vendor with an idempotency key: one call each', async () => {
  const query = `query($orderId: ID!) { poFromOrder(orderId: $orderId) { seller { id name } lines { lineId ordered generated remaining unitPrice sku { name } }
    purchaseOrders { id status grandTotal seller { name } } } }`;
  const before = await run(query, { orderId: String(order.order_id) });
  expect(before.errors).toBeUndefined();
  expect(before.data).toMatchObject({
    poFromOrder: [
      {
        seller: { name: 'Weavers of Erode' },
        lines: [{ remaining: 10, unitPrice: '100.00' }, {}],
        purchaseOrders: [],
      },
    ],
  });
  expect(stack.calls()).toEqual([`GET /getPOFromOrder?order_id=${order.order_id}`]);

  const input = {
    orderId: String(order.order_id),
    sellerIds: [String(masters.sellerId)],
    idempotencyKey: crypto.randomUUID(),
  };
  const made = await run(GENERATE, { input });
  expect(made.data).toMatchObject({
    generatePoFromOrder: [
      {
        state: 'DRAFT',
        actions: ['EDIT', 'SEND_FOR_APPROVAL', 'ISSUE', 'CANCEL'],
        orderNumber: order.order_number,
        grandTotal: '2240.00',
        seller: { phone: '9812345678', officeAddress: { state: 'Tamil Nadu' } },
        lines: [{ quantity: 10, igst: '120.00', actions: ['CANCEL'] }, { actions: ['CANCEL'] }],
      },
    ],
  });
  expect(stack.calls()).toEqual(['POST /generatePOFromOrder']);
  expect((await run(GENERATE, { input })).data).toEqual(made.data);
  expect(codeOf(await run(GENERATE, { input: { ...input, idempotencyKey: undefined } }))).toBe(
    'BAD_USER_INPUT',
  );
});

describe('reading', () => {
  test('a page takes one call for any number of lines', async () => {
    await addPo();
    const { data, errors } = await run(LIST, {
      filter: { sellerId: String(masters.sellerId), statuses: ['DRAFT'] },
    });
    expect(errors).toBeUndefined();
    expect((data as { purchaseOrders: { count: number } }).purchaseOrders.count).toBeGreaterThan(1);
    expect(stack.calls()).toEqual([
      `GET /getPurchaseOrder?seller_id=${masters.sellerId}&status=DRAFT&page=1&limit=10&fields=${REST_FIELDS}`,
    ]);
  });

  test('a page with sales orders, delivery points and shipments takes one call too', async () => {
    await addPo();
    await addPo();
    const query = `query($filter: PurchaseOrderFilter) { purchaseOrders(filter: $filter, limit: 200) { items { id
      referenceOrder { lines { id } } deliveryPoints { id quantity } shipments { id } } } }`;
    const { data, errors } = await run(query, {
      filter: { sellerId: String(masters.sellerId), statuses: ['DRAFT'] },
    });
    expect(errors).toBeUndefined();
    const { items } = (data as { purchaseOrders: { items: object[] } }).purchaseOrders;
    expect(items.length).toBeGreaterThan(1);
    expect(items[0]).toMatchObject({
      referenceOrder: { lines: [{}, {}] },
      deliveryPoints: [{ quantity: 10 }, { quantity: 10 }],
      shipments: [],
    });
    expect(stack.calls()).toEqual([
      `GET /getPurchaseOrder?seller_id=${masters.sellerId}&status=DRAFT&map_order_line=true&map_delivery_points=true&map_shipments=true&page=1&limit=200&counted=false&fields=po_id,reference_order,seller_id,order_id,delivery_points,shipments`,
    ]);
  });

  test('a purchase order with its sales order and delivery points takes one call', async () => {
    const { id } = await addPo();
    const query = `query($id: ID!) { purchaseOrder(id: $id) { ${FIELDS} deliveryPoints { quantity status expectedDate sku { name } }
      referenceOrder { number customer { name } lines { generatedQuantity isOfThisSeller seller { name } } } } }`;
    const { data, errors } = await run(query, { id });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      purchaseOrder: {
        deliveryPoints: [{ quantity: 10, status: 'PENDING' }, { quantity: 10 }],
        referenceOrder: {
          customer: { name: 'Hotel Udupi Grand' },
          lines: [{ generatedQuantity: 10, isOfThisSeller: true }, {}],
        },
      },
    });
    expect(stack.calls()).toEqual([
      `GET /getPurchaseOrder?po_id=${id}&map_order_line=true&fields=${REST_FIELDS},delivery_points,reference_order,seller_id,order_id`,
    ]);
    expect(codeOf(await run(query, { id: '999999' }))).toBe('NOT_FOUND');
    expect(codeOf(await run(query, { id }, Role.SALES))).toBe('FORBIDDEN');
  });
});

describe('changing', () => {
  test('a manual draft for stock needs a warehouse; its lines can change', async () => {
    const create = `mutation($input: CreatePurchaseOrderInput!) { createPurchaseOrder(input: $input) { ${FIELDS} } }`;
    const line = { skuId: String(masters.skuId), quantity: 2, unitPrice: '50.00', remark: 'White' };
    const input = {
      sellerId: String(masters.sellerId),
      dueDate: `${NEXT_YEAR}-12-31`,
      lines: [line],
    };
    expect((await run(create, { input })).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'warehouse_id',
    });
    const { warehouse_id } = await stack.backend.db
      .insertInto('warehouses')
      .values({ warehouse_name: 'Hosur' })
      .returning('warehouse_id')
      .executeTakeFirstOrThrow();
    const { data } = await run(create, { input: { ...input, warehouseId: String(warehouse_id) } });
    const po = (data as { createPurchaseOrder: { id: string; lines: { id: string }[] } })
      .createPurchaseOrder;
    expect(po).toMatchObject({
      dueDate: `${NEXT_YEAR}-12-31`,
      grandTotal: '112.00',
      orderNumber: null,
    });
    const update = `mutation($input: UpdatePurchaseOrderInput!) { updatePurchaseOrder(input: $input) { ${FIELDS} remark } }`;
    const change = {
      id: po.id,
      remark: 'Soon',
      dueDate: null,
      lines: [{ id: po.lines[0]!.id, quantity: 3 }],
      version: 1,
    };
    expect((await run(update, { input: change })).data).toMatchObject({
      updatePurchaseOrder: { version: 2, grandTotal: '168.00', remark: 'Soon', dueDate: null },
    });
    expect(stack.calls()).toEqual(['PATCH /updatePurchaseOrder']);
    expect(codeOf(await run(update, { input: change }))).toBe('CONFLICT');
  });

  test('the maker sees why approval is refused; a second person may approve, and rejects with a reason', async () => {
    const { id } = await addPo();
    const sent = await move(id, 'SENT_FOR_APPROVAL');
    expect(sent.data).toMatchObject({
      updatePurchaseOrderStatus: {
        emailSent: true,
        purchaseOrder: {
          actions: ['EDIT_DETAILS', 'REWORK', 'CANCEL'],
          approvalRefusal: expect.stringMatching(/another person/),
        },
      },
    });
    expect(stack.calls()).toEqual(['PATCH /updatePurchaseOrderStatus']);
    expect(codeOf(await move(id, 'APPROVED'))).toBe('MAKER_MAY_NOT_APPROVE');
    const rejected = await move(id, 'REJECTED', { reason: 'Too dear' }, Role.TOP_ADMIN);
    expect(rejected.data).toMatchObject({
      updatePurchaseOrderStatus: {
        purchaseOrder: { state: 'REJECTED', rejectReason: 'Too dear', approvalRefusal: null },
      },
    });
    expect(codeOf(await move(id, 'APPROVED', {}, Role.TOP_ADMIN))).toBe('INVALID_TRANSITION');
  });

  test('the mail of a state is asked for, and goes out once however often the state is asked for', async () => {
    const { id } = await addPo();
    const details = { gstin: '33AAACW1234F1ZV', email: 'new@example.com', phone: '9000000001' };
    messages.splice(0);
    const issued = await Promise.all(
      Array.from({ length: 4 }, () => move(id, 'ISSUED', details, Role.TOP_ADMIN)),
    );
    expect(issued.map(({ data }) => data?.['updatePurchaseOrderStatus'])).toEqual(
      issued.map(() => expect.objectContaining({ emailSent: true })),
    );
    expect(messages.map(({ channel }) => channel)).toEqual(['MAIL', 'WHATSAPP']);

    const silent = await addPo();
    messages.splice(0);
    await move(silent.id, 'SENT_FOR_APPROVAL', { sendEmail: false });
    expect(messages).toEqual([]);
    await move(silent.id, 'SENT_FOR_APPROVAL');
    expect(messages).toHaveLength(1);
    await move(silent.id, 'DRAFT');
    expect(messages).toHaveLength(1);
  });

  test('a line is cancelled', async () => {
    const { id, lines } = await addPo();
    const query = `mutation($input: CancelPurchaseOrderLineInput!) { updatePurchaseOrderLineStatus(input: $input) { ${FIELDS} } }`;
    const { data } = await run(query, { input: { id, lineId: lines[0]!.id, reason: 'Not made' } });
    expect(data).toMatchObject({
      updatePurchaseOrderLineStatus: {
        grandTotal: '1120.00',
        lineCount: 1,
        lines: [{ isCancelled: true, actions: [] }, { actions: [] }],
      },
    });
    expect(stack.calls()).toEqual(['PATCH /updatePurchaseOrderLineStatus']);
  });
});

describe('issuePurchaseOrder', () => {
  const ISSUE = `mutation($input: IssuePurchaseOrderInput!) { issuePurchaseOrder(input: $input) { emailSent purchaseOrder { ${FIELDS} } } }`;
  const details = { gstin: '33AAACW1234F1ZV', email: 'new@example.com', phone: '9000000001' };
  const issue = (id: string, more: object = {}, who: number = Role.BROAD_ACCESS) =>
    run(ISSUE, { input: { id, ...details, ...more } }, who);
  const seller = () =>
    stack.backend.db
      .selectFrom('sellers')
      .select(['gstin', 'email_id_1', 'mobile_1'])
      .where('seller_id', '=', masters.sellerId)
      .executeTakeFirstOrThrow();
  let before: Awaited<ReturnType<typeof seller>>;
  beforeEach(async () => {
    before = await seller();
  });
  afterEach(() =>
    stack.backend.db
      .updateTable('sellers')
      .set(before)
      .where('seller_id', '=', masters.sellerId)
      .execute(),
  );

  test('saves the seller of the document, then issues it: one read and two writes', async () => {
    const { id } = await addPo();
    const { data, errors } = await issue(id);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      issuePurchaseOrder: {
        emailSent: true,
        purchaseOrder: {
          state: 'ISSUED',
          gstin: details.gstin,
          sellerEmail: details.email,
          seller: { gstin: details.gstin },
        },
      },
    });
    expect(stack.calls()).toEqual([
      `GET /getPurchaseOrder?po_id=${id}&map_order_line=true`,
      'PATCH /updateSeller',
      'PATCH /updatePurchaseOrderStatus',
    ]);
    expect(await seller()).toEqual({
      gstin: details.gstin,
      email_id_1: details.email,
      mobile_1: details.phone,
    });
  });

  test('an error in the seller leaves the purchase order unchanged', async () => {
    const { id } = await addPo();
    expect((await issue(id, { gstin: '33AAACW' })).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'gstin',
    });
    expect((await run(LIST, { filter: { id } })).data).toMatchObject({
      purchaseOrders: { items: [{ state: 'DRAFT' }] },
    });
  });

  test('a purchase order refused after the seller was saved keeps the saved seller; one that cannot be issued changes no seller', async () => {
    const { id } = await addPo();
    expect(codeOf(await issue(id, { version: 9, phone: '9000000002' }))).toBe('CONFLICT');
    expect((await seller()).mobile_1).toBe('9000000002');
    expect((await issue(id)).errors).toBeUndefined();
    const cancelled = await addPo();
    expect((await move(cancelled.id, 'CANCELLED', { reason: 'No need' })).data).toMatchObject({
      updatePurchaseOrderStatus: {
        purchaseOrder: { lineCount: 0, lines: [{ isCancelled: true }, { isCancelled: true }] },
      },
    });
    expect(codeOf(await issue(cancelled.id, { phone: '9000000003' }))).toBe('INVALID_TRANSITION');
    expect((await seller()).mobile_1).toBe(details.phone);
    expect(stack.calls()).not.toContain('PATCH /updateSeller');
  });

  test('requires both permissions', async () => {
    const { id } = await addPo();
    expect(codeOf(await issue(id, {}, Role.OPERATIONS))).toBe('FORBIDDEN');
  });
});
