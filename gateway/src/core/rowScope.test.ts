import { getDirective } from '@graphql-tools/utils';
import { afterAll, beforeAll, describe, expect, it, test as check } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { getNamedType, type GraphQLField, type GraphQLOutputType, isObjectType } from 'graphql';
import { keepingOutbox } from '../../../backend/testing/keepingOutbox.ts';
import type { Documents } from '../../../backend/testing/testScopedDocuments.ts';
import {
  addScopes,
  CUT_ROLES,
  type CutRole,
  FOREIGN,
} from '../../../backend/testing/testScopes.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';
import { resolvers } from './resolvers.ts';
import { createGraph, readSdl } from './schema.ts';

/**
 * The backend tests its own rows (rowScope.test.ts there); this tests the graph's joins. All four
 * roles hold every permission.
 */
let stack: TestStack;
let own: Documents;
let foreign: Documents;
let ownedBy: (role: CutRole) => Promise<void>;
const { schema } = createGraph(readSdl(), resolvers);

beforeAll(async () => {
  stack = await testStack({}, { services: { outbox: keepingOutbox() } });
  ({ own, foreign, ownedBy } = await addScopes(stack.backend));
}, 60_000);
afterAll(() => stack.close());

const DEPTH = 4;
const EDGES = new Set(['items']);
/** Types without names of records: a number, a preview, or the problems of a portal file. */
const NAMELESS = new Set([
  'poFromOrder',
  'tenantAnalytics',
  'documents',
  'logs',
  'eInvoiceFile',
  'creditNoteFile',
  'eWayBillFile',
]);

/**
 * Fields of everything below a type that need no arguments, as deep as a screen goes: the joins
 * too.
 */
function everythingOf(type: GraphQLOutputType, depth = DEPTH): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).flatMap(
    (field: GraphQLField<unknown, unknown>) => {
      if (field.args.some((arg) => arg.type.toString().endsWith('!'))) return [];
      const inner = getNamedType(field.type);
      if (!isObjectType(inner)) return [field.name];
      const below = depth > 0 ? everythingOf(inner, EDGES.has(field.name) ? depth : depth - 1) : '';
      return below ? [`${field.name} ${below}`] : [];
    },
  );
  return fields.length ? `{ ${fields.join(' ')} }` : '';
}

type Asks = (records: Documents) => string[];
const id = (value: number | string) => `"${value}"`;

/** Arguments of lists (no foreign record in them) and of single reads (NOT_FOUND for the foreign record). */
const ROOTS: Record<string, { lists?: Asks; ones?: Asks; openTo?: readonly CutRole[] }> = {
  tenants: {
    lists: ({ org_id }) => [
      '(limit: 50)',
      `(filter: { organisationId: ${id(org_id)} })`,
      `(filter: { keyword: "${FOREIGN}" })`,
    ],
  },
  tenant: { ones: ({ tenant_id }) => [`(id: ${id(tenant_id)})`] },
  organisations: { lists: () => ['(limit: 50)'], openTo: [Role.SALES, Role.SALES_OUTSIDE] },
  organisation: {
    ones: ({ org_id }) => [`(id: ${id(org_id)})`],
    openTo: [Role.SALES, Role.SALES_OUTSIDE],
  },
  addresses: { lists: ({ tenant_id }) => [`(ownerType: TENANT, ownerId: ${id(tenant_id)})`] },
  tenantUsers: { ones: ({ tenant_id }) => [`(tenantId: ${id(tenant_id)})`] },
  tenantUser: {
    ones: ({ tenant_id, user_id }) => [`(tenantId: ${id(tenant_id)}, id: ${id(user_id)})`],
  },
  rfqs: { lists: ({ tenant_id }) => ['(limit: 50)', `(filter: { tenantId: ${id(tenant_id)} })`] },
  address: { ones: ({ address_id }) => [`(id: ${id(address_id)})`] },
  tenantAnalytics: { ones: ({ tenant_id }) => [`(tenantId: ${id(tenant_id)})`] },
  rfqsByDate: { lists: ({ tenant_id }) => ['', `(filter: { tenantId: ${id(tenant_id)} })`] },
  rfq: { ones: ({ request_id }) => [`(id: ${id(request_id)})`] },
  quotations: {
    lists: ({ tenant_id }) => ['(limit: 50)', `(filter: { tenantId: ${id(tenant_id)} })`],
  },
  quotation: { ones: ({ quotation_id }) => [`(id: ${id(quotation_id)})`] },
  quotationDocument: { ones: ({ quotation_id }) => [`(id: ${id(quotation_id)})`] },
  orders: { lists: ({ tenant_id }) => ['(limit: 50)', `(filter: { tenantId: ${id(tenant_id)} })`] },
  purchaseOrders: {
    lists: ({ order_id, seller_id }) => [
      `(filter: { orderId: ${id(order_id)} })`,
      `(filter: { sellerId: ${id(seller_id)} })`,
    ],
  },
  purchaseOrder: { ones: ({ po_id }) => [`(id: ${id(po_id)})`] },
  bills: {
    lists: ({ seller_id, po_id }) => [
      `(filter: { sellerId: ${id(seller_id)} })`,
      `(filter: { poId: ${id(po_id)} })`,
    ],
  },
  bill: { ones: ({ bill_id }) => [`(id: ${id(bill_id)})`] },
  invoices: {
    lists: ({ tenant_id, shipped_order_number }) => [
      `(filter: { tenantId: ${id(tenant_id)} })`,
      `(filter: { orderNumber: ${id(shipped_order_number)} })`,
      `(filter: { search: "${FOREIGN}" })`,
    ],
  },
  invoice: { ones: ({ invoice_id }) => [`(id: ${id(invoice_id)})`] },
  eInvoiceFile: { ones: ({ invoice_id }) => [`(invoiceId: ${id(invoice_id)})`] },
  eWayBillFile: { ones: ({ challan_id }) => [`(challanId: ${id(challan_id)})`] },
  invoiceDocument: { ones: ({ invoice_id }) => [`(id: ${id(invoice_id)})`] },
  legacyInvoiceDocument: { ones: ({ invoice_id }) => [`(id: ${id(invoice_id)})`] },
  creditNotes: {
    lists: ({ shipped_order_number }) => [
      '(limit: 50)',
      `(filter: { orderNumber: ${id(shipped_order_number)} })`,
    ],
  },
  creditNote: { ones: ({ creditnote_id }) => [`(id: ${id(creditnote_id)})`] },
  creditNoteFile: { ones: ({ creditnote_id }) => [`(creditNoteId: ${id(creditnote_id)})`] },
  creditNoteDocument: { ones: ({ creditnote_id }) => [`(id: ${id(creditnote_id)})`] },
  payments: {
    lists: ({ tenant_id }) => [`(filter: { tenantId: ${id(tenant_id)} })`],
    ones: ({ order_number }) => [`(filter: { orderNumber: ${id(order_number)} })`],
  },
  outgoingPayments: {
    lists: ({ seller_id }) => [`(sellerId: ${id(seller_id)})`],
    ones: ({ po_id }) => [`(poId: ${id(po_id)})`],
  },
  deliveryChallans: {
    lists: ({ tenant_id, shipped_order_number }) => [
      `(filter: { tenantId: ${id(tenant_id)} })`,
      `(filter: { orderNumber: ${id(shipped_order_number)} })`,
    ],
  },
  deliveryChallan: { ones: ({ challan_id }) => [`(id: ${id(challan_id)})`] },
  dcDocument: { ones: ({ challan_id }) => [`(id: ${id(challan_id)})`] },
  blindDcDocument: { ones: ({ challan_id }) => [`(id: ${id(challan_id)})`] },
  deliveryPointEvents: {
    lists: ({ shipped_order_number }) => [
      '(limit: 50)',
      `(filter: { orderNumber: ${id(shipped_order_number)} })`,
    ],
  },
  deliveryPointsBySource: {
    lists: ({ shipped_order_number }) => [
      ...[
        '(stage: DISPATCH, limit: 50)',
        '(stage: POD)',
        `(stage: DISPATCH, filter: { orderNumber: ${id(shipped_order_number)} })`,
      ],
    ],
  },
  operationAnalytics: {
    lists: ({ shipped_order_number }) => [
      '(limit: 50)',
      `(orderNumber: ${id(shipped_order_number)})`,
    ],
  },
  shipments: {
    lists: ({ shipped_order_number }) => [
      '(limit: 50)',
      `(filter: { orderNumber: ${id(shipped_order_number)} })`,
    ],
  },
  shipment: { ones: ({ shipment_id }) => [`(id: ${id(shipment_id)})`] },
  expenses: {
    lists: ({ order_number }) => ['(limit: 50)', `(filter: { entityId: ${id(order_number)} })`],
  },
  expense: { ones: ({ expense_id }) => [`(id: ${id(expense_id)})`] },
  poFromOrder: { ones: ({ order_id }) => [`(orderId: ${id(order_id)})`] },
  comments: { ones: ({ quotation_id }) => [`(entity: QUOTATION, entityId: ${id(quotation_id)})`] },
  documents: { ones: ({ quotation_id }) => [`(entity: QUOTATION, entityId: ${id(quotation_id)})`] },
  logs: { ones: ({ quotation_id }) => [`(filter: { quotationId: ${id(quotation_id)} })`] },
  order: { ones: ({ order_number }) => [`(number: ${id(order_number)})`] },
};

describe('records of a customer', () => {
  it.each(CUT_ROLES)('as %i: no list shows records outside the row scope', async (role) => {
    await ownedBy(role);
    for (const [name, { lists, openTo = [] }] of Object.entries(ROOTS)) {
      const type = schema.getQueryType()?.getFields()[name]?.type;
      if (!type) throw new Error(`There is no ${name}`);
      if (openTo.includes(role)) continue;
      for (const args of [...(lists?.(own) ?? []), ...(lists?.(foreign) ?? [])]) {
        const { data, errors } = await stack.run(role, `{ ${name}${args} ${everythingOf(type)} }`);
        expect({ name, args, errors }).toEqual({ name, args, errors: undefined });
        expect({ name, args, foreign: JSON.stringify(data).includes(FOREIGN) }).toEqual({
          name,
          args,
          foreign: false,
        });
      }
    }
  });

  it.each(CUT_ROLES)('as %i: no single read finds a record outside the row scope', async (role) => {
    await ownedBy(role);
    for (const [name, { ones, openTo = [] }] of Object.entries(ROOTS)) {
      const type = schema.getQueryType()?.getFields()[name]?.type;
      if (!type || openTo.includes(role)) continue;
      for (const args of ones?.(foreign) ?? []) {
        const { errors } = await stack.run(role, `{ ${name}${args} ${everythingOf(type)} }`);
        expect({ name, code: errors?.[0]?.extensions?.['code'] }).toEqual({
          name,
          code: 'NOT_FOUND',
        });
      }
    }
  });

  it('a viewer of all rows sees everything, so the test can fail', async () => {
    for (const [name, { lists, ones }] of Object.entries(ROOTS)) {
      const type = schema.getQueryType()?.getFields()[name]?.type;
      for (const args of [...(lists?.(foreign) ?? []), ...(ones?.(foreign) ?? [])]) {
        const { data, errors } = await stack.run(
          Role.TOP_ADMIN,
          `{ ${name}${args} ${type ? everythingOf(type) : ''} }`,
        );
        expect({ name, args, errors }).toEqual({ name, args, errors: undefined });
        const isNamed = JSON.stringify(data).includes(FOREIGN) || NAMELESS.has(name);
        expect({ name, args, isNamed }).toEqual({ name, args, isNamed: true });
      }
    }
  });

  it('a document of the own category shows its customer to a category manager, but not the customer record', async () => {
    const QUOTATION = `{ quotation(id: "${own.quotation_id}") { customer { id name } } }`;
    const { data } = await stack.run(Role.CATEGORY_MANAGER, QUOTATION);
    expect(data).toEqual({
      quotation: { customer: { id: String(own.tenant_id), name: 'Hotel Udupi Grand' } },
    });
    const record = await stack.run(
      Role.CATEGORY_MANAGER,
      `{ tenant(id: "${own.tenant_id}") { id } }`,
    );
    expect(record.errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
  });
});

/** Reads over the same REST operation as one above must be in the table too. */
check('every read of scoped rows is in the table', () => {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const paths = (name: string) =>
    (
      getDirective(
        schema,
        fields.find((field) => field.name === name)!,
        'rest',
      ) ?? []
    ).map((rest) => rest['path'] as string);
  const scoped = new Set(Object.keys(ROOTS).flatMap(paths));
  const missing = fields
    .filter(({ name }) => !(name in ROOTS) && paths(name).some((path) => scoped.has(path)))
    .map(({ name }) => name);
  expect(missing.toSorted()).toEqual(['salesPersons', 'user', 'users']); // staff: names are for all
});
