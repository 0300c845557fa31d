import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { keepingOutbox } from '../../../backend/testing/keepingOutbox.ts';
import {
  addRfq,
  addTestCompany,
  type TestCompany as Goods,
} from '../../../backend/testing/testCompany.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

/** Days that are still to come. */
const NEXT_YEAR = new Date().getUTCFullYear() + 1;

let stack: TestStack;
let goods: Goods;

beforeAll(async () => {
  stack = await testStack({}, { services: { outbox: keepingOutbox() } });
  goods = await addTestCompany(stack.backend);
});
afterAll(() => stack.close());

/** Runs an operation that must succeed; the answers have many shapes. */
// oxlint-disable-next-line no-explicit-any
async function done(who: number, query: string, variables?: Record<string, unknown>): Promise<any> {
  // oxlint-disable-line no-explicit-any -- answers of many shapes
  const { data, errors } = await stack.run(who, query, variables);
  expect(errors).toBeUndefined();
  return data ?? {};
}
const codeOf = async (
  answer: Promise<{ errors?: readonly { extensions?: Record<string, unknown> }[] | undefined }>,
) => (await answer).errors?.[0]?.extensions;

const RFQ =
  'id status actions version quantity costPrice marginPercent sellingPrice offerId seller { name } customer { name } sku { name gstPercent } salesPerson { name } categoryManagers { name } deliveryAddress { city }';
const PRICE = `mutation($input: UpdateRfqInput!) { updateRfq(input: $input) { ${RFQ} } }`;
const pricing = (id: number | string, more: object = {}) => ({
  input: {
    id: String(id),
    quantity: 10,
    offerId: String(goods.offerId),
    costPrice: '100',
    marginPercent: '10',
    sellingPrice: '110',
    gstPercent: '12',
    ...more,
  },
});

async function addQuotation(): Promise<string> {
  const rfqId = String(await addRfq(stack.backend, goods));
  const { createQuotation } = await done(
    Role.SALES,
    'mutation($input: CreateQuotationInput!) { createQuotation(input: $input) { id } }',
    {
      input: { items: [{ rfqId }] },
    },
  );
  return createQuotation.id;
}

test('a request repeated with the same Idempotency-Key creates nothing twice, for each of its mutations', async () => {
  const input = (quantity: number) => ({
    tenantId: String(goods.tenantId),
    userId: String(goods.contactId),
    addressId: String(goods.addressId),
    items: [{ skuId: String(goods.skuId), quantity }],
  });
  const twice = `mutation($a: CreateRfqsInput!, $b: CreateRfqsInput!) {
    a: createRfqs(input: $a) { id quantity } b: createRfqs(input: $b) { id quantity }
  }`;
  const send = () =>
    stack.run(Role.SALES, twice, { a: input(3), b: input(4) }, { 'idempotency-key': 'sent-twice' });
  const first = await send();
  expect(first).toMatchObject({ data: { a: [{ quantity: 3 }], b: [{ quantity: 4 }] } });
  expect((await send()).data).toEqual(first.data);
  const other = await stack.run(
    Role.SALES,
    twice,
    { a: input(5), b: input(6) },
    { 'idempotency-key': 'sent-twice' },
  );
  expect(other.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'Idempotency-Key',
  });
});

describe('quote requests', () => {
  test('a list with all names takes one call', async () => {
    for (let i = 0; i < 5; i++) await addRfq(stack.backend, goods);
    const { rfqs } = await done(Role.TOP_ADMIN, `{ rfqs(limit: 5) { count items { ${RFQ} } } }`);
    expect(rfqs.items).toHaveLength(5);
    expect(rfqs.items[0]).toMatchObject({
      status: 'PRICE_UPDATED',
      actions: ['PRICE', 'ARCHIVE', 'QUOTE'],
      costPrice: '100.00',
      seller: { name: 'Weavers of Erode' },
    });
    expect(stack.callsWithoutFields()).toEqual(['GET /rfq?page=1&limit=5']);
  });

  test('filters are sent under their REST names', async () => {
    const filter = {
      fromDate: '2026-01-01',
      toDate: '2099-01-01',
      statuses: ['PENDING', 'ARCHIVED'],
      salesPersonIds: ['3'],
      tenantId: '1',
      organisationId: '1',
      categoryManagerId: '5',
    };
    await done(
      Role.TOP_ADMIN,
      'query($filter: RfqFilter) { rfqs(filter: $filter) { count } rfqsByDate(filter: $filter) { count items { date count items { id } } } }',
      { filter },
    );
    const asked =
      'from_date=2026-01-01&to_date=2099-01-01&status=PENDING%2CARCHIVED&sales_person=3&tenant_id=1&org_id=1&category_manager=5';
    expect(stack.callsWithoutFields()).toEqual([
      `GET /rfq?${asked}&page=1&limit=10`,
      `GET /rfq?${asked}&page=1&limit=30&groupByDate=true`,
    ]);
  });

  test('cost, margin, offer and seller are null without the cost permission', async () => {
    const id = await addRfq(stack.backend, goods);
    const { rfq } = await done(Role.SALES, `{ rfq(id: "${id}") { ${RFQ} } }`);
    expect(rfq).toMatchObject({
      costPrice: null,
      marginPercent: null,
      offerId: null,
      seller: null,
      sellingPrice: '110.00',
      actions: ['QUOTE'],
    });
  });

  test('create, price and archive', async () => {
    const input = {
      tenantId: String(goods.tenantId),
      userId: String(goods.contactId),
      addressId: String(goods.addressId),
      items: [{ skuId: String(goods.skuId), quantity: 4 }],
    };
    const { createRfqs } = await done(
      Role.SALES,
      'mutation($input: CreateRfqsInput!) { createRfqs(input: $input) { id status } }',
      {
        input,
      },
    );
    const { updateRfq } = await done(Role.CATEGORY_MANAGER, PRICE, pricing(createRfqs[0].id));
    expect(updateRfq).toMatchObject({
      status: 'PRICE_UPDATED',
      sellingPrice: '110.00',
      marginPercent: '10.00',
    });
    const { archiveRfq } = await done(
      Role.CATEGORY_MANAGER,
      `mutation { archiveRfq(id: "${createRfqs[0].id}", reason: "Dropped") { status archiveReason actions quantity } }`,
    );
    expect(archiveRfq).toEqual({
      status: 'ARCHIVED',
      archiveReason: 'Dropped',
      actions: [],
      quantity: 10,
    });
  });

  test('errors keep their code and name the field', async () => {
    const id = await addRfq(stack.backend, goods);
    expect(
      await codeOf(stack.run(Role.CATEGORY_MANAGER, PRICE, pricing(id, { marginPercent: '11' }))),
    ).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'rfq_mg',
    });
    expect(
      await codeOf(stack.run(Role.CATEGORY_MANAGER, PRICE, pricing(id, { version: 1 }))),
    ).toMatchObject({ code: 'CONFLICT' });
    expect(await codeOf(stack.run(Role.CATEGORY_MANAGER, PRICE, pricing('x')))).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'id',
    });
    expect(await codeOf(stack.run(Role.SALES, PRICE, pricing(id)))).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await codeOf(stack.run(Role.TOP_ADMIN, '{ rfq(id: "999999") { id } }'))).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('quotations', () => {
  const QUOTATION =
    'id status actions grandTotal revision itemCount orderNumber rejectMessage customer { name } salesPerson { name } createdBy { name } items { id rfqId included quantity costPrice total deliveryAddress { city } }';

  test('a list with lines and names takes one call with the mapping flags', async () => {
    await addQuotation();
    const { quotations } = await done(
      Role.CATEGORY_MANAGER,
      `{ quotations(filter: { statuses: [SENT] }, limit: 100) { count items { ${QUOTATION} } } }`,
    );
    expect(quotations.items[0]).toMatchObject({
      status: 'SENT',
      grandTotal: '1232.00',
      salesPerson: { name: 'Role1007' },
      items: [{ costPrice: '100.00' }],
    });
    expect(stack.calls()).toEqual([
      'GET /quotation?status=SENT&map_sales_person=true&map_created_by=true&page=1&limit=100' +
        '&fields=quotation_id,status,grand_total,revision,item_count,order_number,reject_message,tenant_info,sales_person_info,created_by_info,created_by,' +
        'quotation_items(quotation_item_id,request_id,included_in_quotation,quantity,rfq_offer_price,item_total,delivery_address_details)',
    ]);
  });

  test('edit, confirm, recall, mail and reject', async () => {
    const id = await addQuotation();
    const { quotation } = await done(Role.SALES, `{ quotation(id: "${id}") { ${QUOTATION} } }`);
    expect(quotation).toMatchObject({ actions: ['EDIT', 'REJECT'], items: [{ costPrice: null }] });
    const edit = {
      input: {
        id,
        items: [{ id: quotation.items[0].id, discountPercent: '50', belowCostReason: 'Old stock' }],
        remarks: 'Half price',
      },
    };
    expect(
      (
        await done(
          Role.SALES,
          'mutation($input: UpdateQuotationInput!) { updateQuotation(input: $input) { grandTotal remarks } }',
          edit,
        )
      ).updateQuotation,
    ).toEqual({ grandTotal: '616.00', remarks: 'Half price' });
    expect(
      (
        await done(
          Role.CATEGORY_MANAGER,
          `mutation { confirmQuotation(id: "${id}") { status actions } }`,
        )
      ).confirmQuotation,
    ).toEqual({
      status: 'CONFIRMED',
      actions: ['RECALL', 'SEND_EMAIL', 'REJECT'],
    });
    expect(
      (
        await done(
          Role.CATEGORY_MANAGER,
          `mutation { recallQuotation(id: "${id}") { status revision } }`,
        )
      ).recallQuotation,
    ).toEqual({
      status: 'SENT',
      revision: 1,
    });
    const mail = { input: { quotationId: id, emails: ['buyer@example.com'] } };
    expect(
      (
        await done(
          Role.CATEGORY_MANAGER,
          'mutation($input: SendQuotationEmailInput!) { sendQuotationEmail(input: $input) { emailSent message quotation { status } } }',
          mail,
        )
      ).sendQuotationEmail,
    ).toEqual({
      emailSent: true,
      message: 'Email sent successfully',
      quotation: { status: 'CONFIRMED' },
    });
    expect(
      (
        await done(
          Role.SALES,
          `mutation { rejectQuotation(id: "${id}", reason: "Too dear") { status rejectMessage } }`,
        )
      ).rejectQuotation,
    ).toEqual({ status: 'REJECTED', rejectMessage: 'Too dear' });
    const extensions = await codeOf(
      stack.run(Role.TOP_ADMIN, `mutation { confirmQuotation(id: "${id}") { id } }`),
    );
    expect(extensions).toMatchObject({
      code: 'INVALID_TRANSITION',
      from: 'REJECTED',
      to: 'CONFIRMED',
      allowed: [],
    });
  });

  test('the document is HTML without cost', async () => {
    const { quotationDocument } = await done(
      Role.SALES,
      `{ quotationDocument(id: "${await addQuotation()}") }`,
    );
    expect(quotationDocument).toContain('Hotel Udupi Grand');
    expect(quotationDocument).not.toContain('₹ 100.00');
  });
});

describe('orders', () => {
  const CONVERT =
    'mutation($input: CreateOrderFromQuotationInput!) { createOrderFromQuotation(input: $input) { created error order { number status lines { costPrice total } } quotation { status orderNumber actions } } }';

  test('one order per quotation; the second attempt returns the first order', async () => {
    const quotationId = await addQuotation();
    await done(Role.CATEGORY_MANAGER, `mutation { confirmQuotation(id: "${quotationId}") { id } }`);
    const input = { quotationId, customerPoNumber: 'PO-9', deliveryDate: `${NEXT_YEAR}-01-01` };
    const first = (await done(Role.SALES, CONVERT, { input })).createOrderFromQuotation;
    expect(first).toMatchObject({
      created: true,
      error: null,
      order: { status: 'CONFIRMED', lines: [{ costPrice: null, total: '1232.00' }] },
      quotation: { status: 'CONVERTED_TO_ORDER', orderNumber: first.order.number },
    });
    const second = (await done(Role.SALES, CONVERT, { input })).createOrderFromQuotation;
    expect(second).toMatchObject({
      created: false,
      error: 'Quotation has an active order',
      order: { number: first.order.number },
    });
  });

  test('the same idempotency key returns the first result', async () => {
    const quotationId = await addQuotation();
    const input = { quotationId, idempotencyKey: crypto.randomUUID() };
    const twice = await Promise.all([1, 2].map(() => done(Role.TOP_ADMIN, CONVERT, { input })));
    expect(twice.map((answer) => answer['createOrderFromQuotation'].created)).toEqual([true, true]);
  });

  test('a list with lines and names takes one call; a single order is read by number or id', async () => {
    const input = { quotationId: await addQuotation() };
    await done(Role.TOP_ADMIN, CONVERT, { input });
    const { orders } = await done(
      Role.SALES,
      '{ orders(filter: { statuses: [CONFIRMED] }) { count items { id number customer { name } accountUser { name } lines { sku { name } } } } }',
    );
    expect(stack.calls()).toEqual([
      'GET /getOrderRequest?status=CONFIRMED&map_tenant=true&map_user=true&map_sales_person=true&map_po_gen_qty=true&page=1&limit=10' +
        '&fields=order_id,order_number,tenant_info,tenant_id,user_info,status,has_issued_po,order_lines',
    ]);
    const { id, number } = orders.items[0];
    expect((await done(Role.SALES, `{ order(number: "${id}") { number } }`)).order).toEqual({
      number,
    });
    expect(
      await codeOf(stack.run(Role.SALES_SECOND, `{ order(number: "${number}") { id } }`)),
    ).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('Home', () => {
  test('counts take one call; null where the list is not shown', async () => {
    const { dashboardSummary } = await done(
      Role.CATEGORY_MANAGER,
      '{ dashboardSummary { pendingRfqs pendingQuotations openRfqs openQuotations openOrders openShipments } }',
    );
    expect(dashboardSummary).toMatchObject({
      pendingRfqs: expect.any(Number),
      pendingQuotations: expect.any(Number),
      openRfqs: null,
      openOrders: null,
      openShipments: null,
    });
    expect(stack.calls()).toEqual(['GET /dashboard/summary']);
  });
});
