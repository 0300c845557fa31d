import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import {
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import {
  profileJson,
  testBackend,
  testGateway,
  type TestBackend,
  type TestGateway,
} from '../../testing/testGateway.ts';
import { resolvers } from './resolvers.ts';
import { createGraph, readSdl } from './schema.ts';

/** A backend that refuses every call with one field of it, as the test says. */
let backend: TestBackend;
let gateway: TestGateway;
interface Sent {
  method: string;
  url: string;
  body: unknown;
}
let sent: Sent | undefined;
let refusal = { message: '', field: '' };
const graph = createGraph(readSdl(), resolvers);

beforeAll(async () => {
  backend = await testBackend((app) => {
    app.addContentTypeParser('*', (_, payload, done) => {
      payload.resume();
      payload.on('end', () => done(null, null));
    });
    const { user, ...rest } = profileJson(roleTemplate(Role.TOP_ADMIN), Role.TOP_ADMIN);
    app.get('/user/profile', async () => ({ ...rest, user }));
    app.all('*', async ({ method, url, body }, reply) => {
      sent = { method, url, body };
      return reply.code(400).send({ success: false, error: 'VALIDATION', ...refusal });
    });
  });
  gateway = await testGateway(backend.url, { graph });
});
afterAll(async () => {
  await gateway.close();
  await backend.close();
});

const SCALARS: Record<string, (n: number) => unknown> = {
  ID: (n) => String(n),
  Int: (n) => n,
  Float: (n) => n,
  String: (n) => String(560_000 + n),
  Boolean: () => true,
  Date: () => '2026-12-01',
  DateTime: () => '2026-12-01T10:00:00Z',
  Money: (n) => `${n}.00`,
  Decimal: (n) => `${n % 90}.00`,
};

let next = 10;
function sample(type: GraphQLInputType): unknown {
  const plain = getNullableType(type);
  if (isListType(plain)) return [sample(plain.ofType), sample(plain.ofType)];
  if (isEnumType(plain)) return plain.getValues()[0]?.name;
  if (isInputObjectType(plain))
    return Object.fromEntries(
      Object.values(plain.getFields()).map((field) => [field.name, sample(field.type)]),
    );
  return SCALARS[plain.name]?.(++next);
}

/** The operation with all its arguments. */
function operationOf(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>) {
  const named = field.args.filter(({ type }) => !String(type).startsWith('Upload'));
  const heads = named.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = named.map(({ name }) => `${name}: $${name}`).join(', ');
  const type = getNullableType(field.type);
  const below = isObjectType('ofType' in type ? getNullableType(type.ofType) : type);
  const head = heads ? `(${heads})` : '';
  return {
    query: `${kind} Try${head} { ${field.name}${given ? `(${given})` : ''}${below ? ' { __typename }' : ''} }`,
    variables: Object.fromEntries(named.map(({ name, type: of }) => [name, sample(of)])),
  };
}

const leavesOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => leavesOf(one, path ? `${path}.${key}` : key))
    : [path];

async function refuse(
  { query, variables }: ReturnType<typeof operationOf>,
  field: string,
  message = `${field} is not valid`,
) {
  refusal = { field, message };
  const { errors } = await gateway.run(query, { variables });
  return errors?.[0];
}

const SDL_FIELDS = {
  query: graph.schema.getQueryType()!.getFields(),
  mutation: graph.schema.getMutationType()!.getFields(),
};

/** Arguments whose field the gateway fills by itself: none of them becomes it. */
const BY_ITSELF = new Set([
  ...['createAddress country', 'updateAddress country'],
  ...['updateBill', 'issueBill'].map((name) => `${name} seller_invoice_attachment.attachment_type`),
  ...['issueBill status', 'cancelBill status', 'createDeliveryChallan challan_type'],
  ...['confirmQuotation status', 'recallQuotation status', 'rejectQuotation status'],
  ...['updateOrderLineStatus status', 'updatePurchaseOrderLineStatus status', 'updateRfq status'],
  ...['createOffer delivery_time_day', 'createOffer is_active'],
  ...['updateDeliveryPoints', 'completeDeliveryPoints'].flatMap((name) =>
    [0, 1].map((i) => `${name} events.${i}.status`),
  ),
  // one key for both rows of the sample
  'createAdminUser permissions.admin_user.0',
  'updateUser permissions.admin_user.0',
  'updateRoleTemplate permissions.admin_user.0',
  'createApiToken permissions.admin_user.0',
  // read first, and refused there
  ...['cancelInvoice limit', 'issuePurchaseOrder map_order_line'],
  ...['createOrderStatusTicket', 'createAdHocTicket', 'createTechSupportTicket'].flatMap((name) =>
    ['list', 'status', 'check_required_custom_fields'].map((field) => `${name} ${field}`),
  ),
]);
/** Mutations that send no field, or a file, which the tests of sheets and documents send. */
const NO_FIELDS = [
  ...['syncBill', 'syncCreditNote', 'syncInvoice', 'logout', 'trackUserActivity'],
  ...['uploadImage', 'uploadFile', 'updateSkusFromSheet', 'onboardLeads', 'attachTicketFile'],
  ...['startImport', 'readTicketStates', 'dismissFirstSteps'],
  // their sample is no query, which the gateway refuses itself
  ...['createSavedQuery', 'updateSavedQuery'],
];

test('every field that a mutation sends is named as its argument when it is refused', async () => {
  const lost: string[] = [];
  const silent: string[] = [];
  const foreign: string[] = [];
  for (const field of Object.values(SDL_FIELDS.mutation)) {
    const operation = operationOf('mutation', field);
    sent = undefined;
    await refuse(operation, 'none');
    const { url = '', body } = (sent ?? {}) as Partial<Sent>;
    const query = new URLSearchParams(url.split('?')[1]).keys();
    const fields = new Set([...query, ...leavesOf(body).filter(Boolean)]);
    // updatePresence has a number for its field
    if (field.name === 'updatePresence') continue;
    if (fields.size === 0) silent.push(field.name);
    for (const name of fields) {
      const error = await refuse(operation, name);
      expect(error?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: name });
      const argument = error?.extensions?.['argument'];
      if (typeof argument !== 'string') lost.push(`${field.name} ${name}`);
      else if (/[_]|\.[0-9]/.test(String(error?.message)) || !isArgument(operation, argument))
        foreign.push(`${field.name} ${name}: ${argument}: ${error?.message}`);
    }
  }
  expect(foreign).toEqual([]);
  expect(lost.filter((one) => !BY_ITSELF.has(one)).toSorted()).toEqual([]);
  expect(silent.toSorted()).toEqual(NO_FIELDS.toSorted());
}, 120_000);

const isArgument = ({ variables }: ReturnType<typeof operationOf>, argument: string) => {
  let value: unknown = variables;
  for (const key of argument.split(/[.[\]]+/).filter(Boolean))
    value = (value as Record<string, unknown> | undefined)?.[key];
  return value !== undefined;
};

test.each([
  [
    'createOrder',
    'order_lines.1.selling_price',
    'input.lines[1].sellingPrice',
    'order_lines.1.selling_price must be above 0',
    'lines[1].sellingPrice must be above 0',
  ],
  [
    'createOrder',
    'edd',
    'input.deliveryDate',
    'edd must not be in the past',
    'deliveryDate must not be in the past',
  ],
  [
    'createOrder',
    'order_lines',
    'input.lines',
    'order_lines must NOT have more than 500 items',
    'lines must NOT have more than 500 items',
  ],
  [
    'createQuotation',
    'valid_until',
    'input.validUntil',
    'valid_until must not be in the past',
    'validUntil must not be in the past',
  ],
  [
    'updateRfq',
    'rfq_mg',
    'input.marginPercent',
    'The margin does not agree with the two prices',
    'The margin does not agree with the two prices',
  ],
  ['createExpense', 'entity_id', 'input.entityId', 'entity_id is required', 'entityId is required'],
  [
    'createSellingPrice',
    'tenant_id',
    'input.tenantId',
    'org_id or tenant_id is required with quantity',
    'organisationId or tenantId is required with quantity',
  ],
  [
    'createCategory',
    'attributes.1.type',
    'input.attributes[1].type',
    'attributes.1.type cannot be text',
    'attributes[1].type cannot be TEXT',
  ],
  [
    'createBill',
    'included_po_ids.1',
    'input.poIds[1]',
    'No line of purchase order 2 is on the bill',
    'No line of purchase order 2 is on the bill',
  ],
  [
    'createInvoice',
    'Idempotency-Key',
    'input.idempotencyKey',
    'This Idempotency-Key was used for another request',
    'This idempotencyKey was used for another request',
  ],
  [
    'createTransporter',
    'gst_number',
    'input.gstNumber',
    'gst_number is not valid',
    'gstNumber is not valid',
  ],
  [
    'createSeller',
    'pin_code',
    'input.officeAddress.postalCode',
    'pin_code is not valid',
    'officeAddress.postalCode is not valid',
  ],
  [
    'updatePurchaseOrder',
    'purchase_order_lines.0.po_line_id',
    'input.lines[0].id',
    'This line is not on the purchase order',
    'This line is not on the purchase order',
  ],
])('%s, field %s, is %s', async (name, field, argument, message, said) => {
  const error = await refuse(operationOf('mutation', SDL_FIELDS.mutation[name]!), field, message);
  expect(error).toMatchObject({ message: said, extensions: { field, argument } });
});

test.each([
  [
    'orders',
    'startDate',
    'filter.fromDate',
    'startDate must not be after endDate',
    'fromDate must not be after endDate',
  ],
  [
    'orders',
    'sales_person',
    'filter.salesPersonIds',
    'sales_person is not valid',
    'salesPersonIds is not valid',
  ],
  ['invoices', 'limit', 'first', 'limit must be <= 200', 'first must be <= 200'],
])('the read %s, field %s, is %s', async (name, field, argument, message, said) => {
  const error = await refuse(operationOf('query', SDL_FIELDS.query[name]!), field, message);
  expect(error).toMatchObject({ message: said, extensions: { field, argument } });
});

describe('what the gateway refuses itself', () => {
  const order = () => operationOf('mutation', SDL_FIELDS.mutation['createOrder']!);
  const errorOf = async (change: (input: { lines: Record<string, unknown>[] }) => void) => {
    const { query, variables } = order();
    change(variables['input'] as never);
    return (await gateway.run(query, { variables })).errors?.[0];
  };
  test('an id names its line', async () =>
    expect(await errorOf(({ lines }) => (lines[1]!['skuId'] = 'x'))).toMatchObject({
      message: 'lines[1].skuId must be a whole number above 0',
      extensions: { field: 'lines.skuId', argument: 'input.lines[1].skuId' },
    }));
  test('the first of two wrong ids', async () =>
    expect(
      await errorOf(({ lines }) => lines.forEach((line) => (line['sellerId'] = '0'))),
    ).toMatchObject({ extensions: { argument: 'input.lines[0].sellerId' } }));
  test('a value that is not of its type', async () =>
    expect(await errorOf(({ lines }) => (lines[1]!['quantity'] = 'many'))).toMatchObject({
      extensions: { field: 'lines[1].quantity', argument: 'input.lines[1].quantity' },
    }));
});

test('nothing is sent to find the argument', async () => {
  const operation = operationOf('mutation', SDL_FIELDS.mutation['createOrder']!);
  backend.calls.length = 0;
  await refuse(operation, 'order_lines.0.quantity');
  expect(backend.calls.filter((call) => call !== 'GET /user/profile')).toEqual([
    'POST /createOrder',
  ]);
});
