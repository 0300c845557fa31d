import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { addBilled } from '../../../backend/testing/testInvoices.ts';
import { addLogistics, type Logistics } from '../../../backend/testing/testLogistics.ts';
import { testOutbox } from '../../../backend/testing/testPurchasing.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let goods: Logistics;

beforeAll(async () => {
  stack = await testStack({}, { services: { outbox: testOutbox().outbox } });
  goods = await addLogistics(stack.backend);
}, 60_000);
afterAll(() => stack.close());

const FILE = 'fileName content problems { field value message remedy } notReported notes';

test('a document that the portal does not register says so, without a fault', async () => {
  const { invoiceIds } = await addBilled(goods);
  const query = `query($id: ID!) { eInvoiceFile(invoiceId: $id) { ${FILE} } }`;
  const { data, errors } = await stack.run(Role.TOP_ADMIN, query, { id: String(invoiceIds[0]) });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    eInvoiceFile: {
      content: null,
      notes: [],
      problems: [],
      notReported: expect.stringContaining('a supply to an unregistered person'),
    },
  });
});

test('an e-way bill passes distance and reason on; a reason that does not fit is refused', async () => {
  const { db } = stack.backend;
  const { office_address_id } = await db
    .selectFrom('sellers')
    .select('office_address_id')
    .where('seller_id', '=', goods.nearSellerId)
    .executeTakeFirstOrThrow();
  const input = {
    fromAddressId: String(goods.warehouseAddressId),
    toAddressId: String(office_address_id),
    transportReason: 'OTHERS',
    transportReasonText: 'For repair',
    lines: [{ skuId: String(goods.company.skuId), quantity: 4, unitValue: '100.00' }],
  };
  const create = `mutation($input: CreateDeliveryChallanInput!) { createDeliveryChallan(input: $input) { id } }`;
  const made = await stack.run(Role.TOP_ADMIN, create, { input });
  expect(made.errors).toBeUndefined();
  const { id } = (made.data as { createDeliveryChallan: { id: string } }).createDeliveryChallan;
  const query = `query($id: ID!, $reason: TransportReason, $text: String) {
    eWayBillFile(challanId: $id, distanceKm: 40, reason: $reason, reasonText: $text) { ${FILE} } }`;
  const file = await stack.run(Role.TOP_ADMIN, query, { id, reason: 'OTHERS', text: 'For repair' });
  expect(stack.calls().at(-1)).toBe(
    `GET /dc/e_way_bill?challan_id=${id}&distance_km=40&reason=OTHERS&reason_text=For%20repair`,
  );
  expect(file.data).toMatchObject({
    eWayBillFile: { problems: [{ field: 'docNo', remedy: 'Issue it first.' }] },
  });
  const { errors } = await stack.run(Role.TOP_ADMIN, query, { id, reason: 'OWN_USE', text: null });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'reason' });
});
