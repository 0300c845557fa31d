import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { type Challans, testChallans } from '../../../backend/testing/testChallans.ts';
import { addLogistics, type Logistics } from '../../../backend/testing/testLogistics.ts';
import { testOutbox } from '../../../backend/testing/testPurchasing.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let goods: Logistics;
let challans: Challans;

beforeAll(async () => {
  stack = await testStack({}, { services: { outbox: testOutbox().outbox } });
  goods = await addLogistics(stack.backend);
  challans = testChallans(goods);
});
afterAll(() => stack.close());

const PLACE = 'name ownerType address1 city state postalCode';
const FILE = 'name contentType url';
const FIELDS = `id number type status actions shipmentId orderId orderNumber poId customer { id name } seller { id name }
  shipFrom { ${PLACE} } shipTo { ${PLACE} } lineCount taxable gst grandTotal ewayValue needsEwayBill ewayBillNumber ewayBillAttachment { ${FILE} }
  transportMode vehicleNumber transportDocumentNumber transportDocumentDate goodsValue
  receiversName grnNumber attachments { ${FILE} } remarks cancelReason deliveredAt bills { id status } invoice { id number status }
  createdBy { name } createdAt version lines { id lineNumber sku { id name } orderLineId poLineId quantity isCancelled sellingPrice offerPrice
  discountPercent gstPercent taxable cgst sgst igst total unitValue remarks }`;
const mutation = (name: string, type: string) =>
  `mutation($input: ${type}!) { ${name}(input: $input) { ${FIELDS} } }`;
const CREATE = mutation('createDeliveryChallan', 'CreateDeliveryChallanInput');
const UPDATE = mutation('updateDeliveryChallan', 'UpdateDeliveryChallanInput');
const MOVE = mutation('updateDeliveryChallanStatus', 'UpdateDeliveryChallanStatusInput');
const ONE = `query($id: ID!) { deliveryChallan(id: $id) { ${FIELDS} } }`;
const LIST = `query($filter: DeliveryChallanFilter, $page: Int, $limit: Int) {
  deliveryChallans(filter: $filter, page: $page, limit: $limit) { count items { ${FIELDS} } } }`;

const run = (query: string, variables: Record<string, unknown>, who: number = Role.TOP_ADMIN) =>
  stack.run(who, query, variables);
const one = (answer: { data?: unknown }) =>
  Object.values(answer.data as Record<string, Record<string, unknown>>)[0]!;
const refusal = ({
  errors,
}: {
  errors?: readonly { extensions?: Record<string, unknown> }[] | undefined;
}) => errors?.[0]?.extensions;

test('a page of challans with lines, bills and invoices takes one call; filters are sent under their REST names', async () => {
  const others = one(await run(LIST, { limit: 1 }))['count'] as number;
  const { challanId, order_number } = await challans.toCustomer();
  await challans.toWarehouse();
  const page = await run(LIST, { limit: 2 });
  expect(page.errors).toBeUndefined();
  expect(one(page)).toMatchObject({
    count: others + 2,
    items: [
      {
        type: 'SELLER',
        grandTotal: '1120.00',
        shipTo: { name: 'Whitefield', ownerType: 'WAREHOUSE' },
        invoice: null,
      },
      {
        id: String(challanId),
        type: 'CUSTOMER',
        status: 'IN_TRANSIT',
        actions: ['EDIT', 'CANCEL'],
        orderNumber: order_number,
        customer: { name: 'Hotel Udupi Grand' },
        shipFrom: { name: 'Weavers of Erode' },
        lineCount: 1,
        grandTotal: '1232.00',
        bills: [{ status: 'DRAFT' }],
        invoice: { status: 'ISSUED' },
        lines: [{ quantity: 10, sellingPrice: '110.00', offerPrice: '100.00' }],
      },
    ],
  });
  expect(stack.callsWithoutFields()).toEqual(['GET /dc?page=1&limit=2']);
  const days = {
    fromDate: '2020-01-01',
    toDate: '2099-01-01',
    fromOrderDate: '2020-01-01',
    toOrderDate: '2099-01-01',
  };
  const filter = {
    ...days,
    id: String(challanId),
    orderNumber: order_number,
    statuses: ['IN_TRANSIT', 'DELIVERED'],
    tenantId: '1',
  };
  expect(one(await run(LIST, { filter }))).toMatchObject({ count: 1 });
  expect(stack.callsWithoutFields()).toEqual([
    `GET /dc?challanId=${challanId}&orderNumber=${order_number}&status=IN_TRANSIT%2CDELIVERED&tenant_id=1&fromDate=2020-01-01&toDate=2099-01-01` +
      '&fromOrderDate=2020-01-01&toOrderDate=2099-01-01&page=1&limit=10',
  ]);
});

test('sales sees neither cost nor bills, and has no actions', async () => {
  const { challanId } = await challans.toWarehouse();
  const seen = one(await run(ONE, { id: String(challanId) }, Role.SALES));
  expect(seen).toMatchObject({
    actions: [],
    taxable: null,
    gst: null,
    grandTotal: null,
    ewayValue: null,
    bills: null,
  });
  expect(seen['lines']).toMatchObject([
    { offerPrice: null, taxable: null, total: null, quantity: 10 },
  ]);
  expect(stack.callsWithoutFields()).toEqual([`GET /dc?challanId=${challanId}`]);
});

test('complete and deliver take one call each; errors keep code and field', async () => {
  const { challanId } = await challans.toCustomer();
  const id = String(challanId);
  const file = await challans.upload();
  const changed = await run(UPDATE, {
    input: {
      id,
      ewayBillNumber: '311000012345',
      ewayBillAttachment: file,
      remarks: 'Fragile',
      version: 1,
    },
  });
  expect(one(changed)).toMatchObject({
    ewayBillNumber: '311000012345',
    ewayBillAttachment: { contentType: 'application/pdf' },
    remarks: 'Fragile',
    version: 2,
  });
  expect(stack.calls()).toEqual(['PUT /dc']);
  expect(one(await run(UPDATE, { input: { id, remarks: null } }))).toMatchObject({
    ewayBillNumber: '311000012345',
    remarks: null,
    version: 3,
  });
  expect(refusal(await run(UPDATE, { input: { id, remarks: 'x', version: 1 } }))).toMatchObject({
    code: 'CONFLICT',
  });
  expect(refusal(await run(MOVE, { input: { id, status: 'DELIVERED' } }))).toMatchObject({
    code: 'BILL_IS_DRAFT',
  });
  expect(
    refusal(await run(MOVE, { input: { id, status: 'DELIVERED', grnNumber: 'A1' } })),
  ).toMatchObject({ field: 'grn_number' });
  expect(refusal(await run(MOVE, { input: { id, status: 'CANCELLED' } }))).toMatchObject({
    field: 'reason_for_cancellation',
  });
  await challans.issueBill(challanId);
  const delivered = await run(MOVE, {
    input: { id, status: 'DELIVERED', receiversName: 'Ravi', grnNumber: '42' },
  });
  expect(one(delivered)).toMatchObject({
    status: 'DELIVERED',
    actions: [],
    receiversName: 'Ravi',
    grnNumber: '42',
    bills: [{ status: 'ISSUED' }],
  });
  expect(stack.calls()).toEqual(['PUT /dc']);
  expect(
    refusal(await run(MOVE, { input: { id, status: 'CANCELLED', reason: 'x' } })),
  ).toMatchObject({
    code: 'INVALID_TRANSITION',
    from: 'DELIVERED',
    to: 'CANCELLED',
    allowed: [],
  });
  expect(
    refusal(await run(MOVE, { input: { id, status: 'DELIVERED' } }, Role.SALES)),
  ).toMatchObject({ code: 'FORBIDDEN' });
});

test('a manual challan is created with an idempotency key, read and cancelled', async () => {
  const { office_address_id } = await stack.backend.db
    .selectFrom('sellers')
    .select('office_address_id')
    .where('seller_id', '=', goods.nearSellerId)
    .executeTakeFirstOrThrow();
  const lines = [
    { skuId: String(goods.company.skuId), quantity: 3, unitValue: '12.50', remarks: 'Torn' },
  ];
  const input = {
    fromAddressId: String(goods.warehouseAddressId),
    toAddressId: String(office_address_id),
    lines,
    idempotencyKey: 'by-hand',
  };
  const made = one(await run(CREATE, { input }));
  expect(made).toMatchObject({
    type: 'OTHER',
    status: 'DRAFT',
    actions: ['EDIT', 'ISSUE', 'CANCEL'],
    seller: { name: 'Bengaluru Linen' },
  });
  expect(stack.calls()).toEqual(['POST /dc']);
  expect(one(await run(CREATE, { input }))).toMatchObject({ id: made['id'] });
  expect(
    refusal(await run(CREATE, { input: { ...input, toAddressId: '999999', idempotencyKey: 'x' } })),
  ).toMatchObject({
    code: 'NOT_FOUND',
    field: 'to_address',
  });
  expect(
    one(await run(MOVE, { input: { id: made['id'], status: 'CANCELLED', reason: 'Not needed' } })),
  ).toMatchObject({
    cancelReason: 'Not needed',
  });
});

test('four documents, one call each', async () => {
  const { challanId } = await challans.toCustomer();
  const documents = {
    dcDocument: '/dc',
    dcWithInvoiceDocument: '/dc/v2',
    blindDcDocument: '/dc/v3',
    blindDcWithInvoiceDocument: '/dc/v4',
  };
  for (const [field, path] of Object.entries(documents)) {
    const { data } = await run(`query($id: ID!) { ${field}(id: $id) }`, { id: String(challanId) });
    const text = String((data as Record<string, unknown>)[field]);
    expect(text).toContain('Triplicate for consigner');
    expect([field, text.includes('Weavers of Erode'), text.includes('Tax Invoice')]).toEqual([
      field,
      !field.startsWith('blind'),
      field.includes('Invoice'),
    ]);
    expect(stack.calls()).toEqual([
      `GET ${path}/download?challan_id=${challanId}&type=html&beautify=true`,
    ]);
  }
});

test('the log of a challan is read by its id', async () => {
  const { challanId } = await challans.toCustomer();
  const { data } = await run(
    'query($id: ID!) { logs(filter: { entity: DELIVERY_CHALLAN, entityId: $id }) { items { action to } } }',
    {
      id: String(challanId),
    },
  );
  expect(data).toMatchObject({ logs: { items: [{ action: 'CREATE', to: 'IN_TRANSIT' }] } });
});
