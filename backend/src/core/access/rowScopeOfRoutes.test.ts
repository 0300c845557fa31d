import { afterAll, beforeAll, describe, expect, it, test as check } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { documentOf } from '../http/openapi.ts';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';
import { call } from '../../../testing/testCompany.ts';
import {
  addScopes,
  CUT_ROLES,
  type CutRole,
  FOREIGN,
  type Papers,
} from '../../../testing/testScopes.ts';

/**
 * Permissions are not tested here: all four roles hold all of them. Only their rows differ. Every
 * route of the OpenAPI document must be in one of the tables; a new one fails until it is.
 */
let test: TestApp;
let own: Papers;
let foreign: Papers;
let ownedBy: (role: CutRole) => Promise<void>;

beforeAll(async () => {
  test = await createTestApp({
    services: { outbox: { send: async () => 1, firstTry: async () => true } },
  });
  ({ own, foreign, ownedBy } = await addScopes(test));
}, 60_000);
afterAll(() => test.close());

const { SALES, SALES_OUTSIDE, CATEGORY_MANAGER, ORGANISATION } = Role;
const EVERYBODY: readonly CutRole[] = CUT_ROLES;
const CUSTOMERS: readonly CutRole[] = [SALES, SALES_OUTSIDE, ORGANISATION];

interface Read {
  /** Roles that find the own record there; the others find none. */
  seenBy: readonly CutRole[];
  /** Roles that may also see foreign records, because those are no secret. */
  openTo?: readonly CutRole[];
  /** The list, or lists with filters. */
  lists?: (papers: Papers) => string[];
  /** Text in the own record's row. */
  row?: (papers: Papers) => object;
  /** One record by id, or a part of one: NOT_FOUND for the foreign one. */
  ones?: (papers: Papers) => string[];
  /** Texts that find the foreign record for viewers of all rows. */
  searches?: string[];
}

const READS: Record<string, Read> = {
  '/tenant/getTenant': {
    seenBy: CUSTOMERS,
    lists: ({ org_id }) => ['limit=200&map_users=true', `org_id=${org_id}`, `org_ids=1,2`],
    row: ({ tenant_id }) => ({ tenant_id }),
    ones: ({ tenant_id }) => [`tenant_id=${tenant_id}`],
    searches: [`tenant_name=${FOREIGN}`, `keyword=${FOREIGN}`],
  },
  '/organisation/getOrganisation': {
    seenBy: CUSTOMERS,
    openTo: [SALES, SALES_OUTSIDE],
    lists: () => ['limit=200'],
    row: ({ org_id }) => ({ org_id }),
    ones: ({ org_id }) => [`org_id=${org_id}`],
    searches: [`organisation_name=${FOREIGN}`, `keyword=${FOREIGN}`],
  },
  '/address': {
    seenBy: CUSTOMERS,
    lists: ({ tenant_id }) => [`entity_type=TENANT&entity_id=${tenant_id}`],
    row: ({ address_id }) => ({ address_id }),
    ones: ({ address_id }) => [`address_id=${address_id}`],
  },
  '/admin/user': {
    seenBy: CUSTOMERS,
    ones: ({ tenant_id, user_id }) => [
      `tenant_id=${tenant_id}`,
      `tenant_id=${tenant_id}&user_id=${user_id}`,
      `tenant_id=${tenant_id}&keyword=a`,
    ],
  },
  '/rfq': {
    seenBy: EVERYBODY,
    lists: ({ tenant_id, org_id }) => [
      'limit=200',
      'groupByDate=true',
      `tenant_id=${tenant_id}`,
      `org_id=${org_id}`,
      'status=PENDING',
    ],
    row: ({ tenant_id }) => ({ tenant_info: { tenant_id } }),
    ones: ({ request_id }) => [`request_id=${request_id}`],
  },
  '/quotation': {
    seenBy: EVERYBODY,
    lists: ({ tenant_id, org_id }) => [
      'limit=200',
      `tenant_id=${tenant_id}`,
      `org_id=${org_id}`,
      'status=SENT',
    ],
    row: ({ tenant_id }) => ({ tenant_info: { tenant_id } }),
    ones: ({ quotation_id }) => [`quotation_id=${quotation_id}`],
  },
  '/getOrderRequest': {
    seenBy: EVERYBODY,
    // by a number that is none of one's own: an empty list, as by one that does not exist
    lists: ({ tenant_id, org_id, order_number }) => [
      ...['limit=200&map_tenant=true', `tenantId=${tenant_id}`, `orgId=${org_id}`],
      `order_number=${encodeURIComponent(order_number)}`,
    ],
    row: ({ order_number }) => ({ order_number }),
  },
  '/sellingPrice': {
    seenBy: EVERYBODY,
    lists: ({ sku_id }) => ['limit=200', `sku_id=${sku_id}`],
    row: ({ selling_price_id }) => ({ selling_price_id }),
    ones: ({ selling_price_id }) => [`selling_price_id=${selling_price_id}`],
  },
  '/sample_request': {
    seenBy: EVERYBODY,
    lists: ({ org_id, line_id }) => [
      'limit=200',
      `org_id=${org_id}`,
      `entity_type=ORDER_LINE&entity_id=${line_id}`,
    ],
    row: ({ sample_request_id }) => ({ sample_request_id }),
    ones: ({ sample_request_id }) => [`sample_request_id=${sample_request_id}`],
    searches: [`search_keyword=${FOREIGN}`],
  },
  '/getPurchaseOrder': {
    seenBy: EVERYBODY,
    lists: ({ order_id, seller_id }) => [
      'limit=200&map_order_line=true',
      `order_id=${order_id}`,
      `seller_id=${seller_id}`,
    ],
    row: ({ po_id }) => ({ po_id }),
    ones: ({ po_id }) => [`po_id=${po_id}&map_order_line=true`],
  },
  '/payment': {
    seenBy: EVERYBODY,
    lists: ({ tenant_id }) => [`tenant_id=${tenant_id}`],
    row: ({ receipt_id }) => ({ payment_id: receipt_id }),
    ones: ({ order_number }) => [`order_number=${encodeURIComponent(order_number)}`],
  },
  '/payment/outgoing': {
    seenBy: EVERYBODY,
    lists: ({ seller_id }) => [`seller_id=${seller_id}&limit=200`],
    row: ({ payment_id }) => ({ payment_id }),
    ones: ({ po_id }) => [`po_id=${po_id}`],
  },
  '/shipment': {
    seenBy: EVERYBODY,
    lists: ({ shipped_order_number }) => ['limit=200', `order_number=${shipped_order_number}`],
    row: ({ shipment_id }) => ({ shipment_id }),
    ones: ({ shipment_id }) => [`shipment_id=${shipment_id}`],
  },
  '/shipment_tracker/events': {
    seenBy: EVERYBODY,
    lists: ({ shipped_order_number, tenant_id, seller_id }) => [
      ...[
        'limit=200',
        `order_number=${shipped_order_number}&limit=200`,
        `tenant_id=${tenant_id}&limit=200`,
        `seller_id=${seller_id}&limit=200`,
      ],
    ],
    row: ({ event_id }) => ({ sub_shipment_tracker_event_id: event_id }),
  },
  '/shipment_tracker/seller_wise': {
    seenBy: EVERYBODY,
    lists: ({ shipped_order_number }) => [
      ...[
        'event_name=dispatch&limit=200',
        'event_name=POD&limit=200',
        `event_name=dispatch&order_number=${shipped_order_number}`,
      ],
    ],
  },
  '/operation/operationAnalytics': {
    seenBy: EVERYBODY,
    lists: ({ shipped_order_number }) => [
      'limit=200',
      `order_number=${shipped_order_number}&limit=200`,
    ],
    row: ({ event_id }) => ({ sub_shipment_tracker_event_id: event_id }),
  },
  '/dc': {
    seenBy: EVERYBODY,
    lists: ({ shipped_order_number, tenant_id }) => [
      'limit=200',
      `orderNumber=${shipped_order_number}`,
      `tenant_id=${tenant_id}`,
    ],
    row: ({ challan_id }) => ({ challan_id }),
    ones: ({ challan_id }) => [`challanId=${challan_id}`],
  },
  ...Object.fromEntries(
    ['/dc/download', '/dc/v2/download', '/dc/v3/download', '/dc/v4/download'].map((path) => [
      path,
      {
        seenBy: EVERYBODY,
        ones: ({ challan_id }: Papers) => [`challan_id=${challan_id}&type=html&beautify=true`],
      },
    ]),
  ),
  '/expense': {
    seenBy: EVERYBODY,
    lists: ({ expense_id, order_number }) => [
      'limit=200',
      `expense_id=${expense_id}`,
      `entity_type=ORDER&entity_id=${order_number}`,
    ],
    row: ({ expense_id }) => ({ expense_id }),
  },
  '/bill': {
    seenBy: EVERYBODY,
    lists: ({ seller_id, po_id }) => [`seller_id=${seller_id}&limit=200`, `po_id=${po_id}`],
    row: ({ bill_id }) => ({ bill_id }),
    ones: ({ bill_id }) => [`bill_id=${bill_id}`],
  },
  '/invoice': {
    seenBy: EVERYBODY,
    lists: ({ tenant_id, org_id, challan_id, shipped_order_number }) => [
      ...[
        'limit=200',
        `tenantId=${tenant_id}`,
        `orgId=${org_id}`,
        `challanId=${challan_id}`,
        `orderNumber=${shipped_order_number}`,
      ],
    ],
    row: ({ invoice_id }) => ({ invoice_id }),
    ones: ({ invoice_id }) => [`invoiceId=${invoice_id}`],
    searches: [`search=${FOREIGN}`],
  },
  '/credit_note': {
    seenBy: EVERYBODY,
    lists: ({ shipped_order_number }) => ['limit=200', `order_number=${shipped_order_number}`],
    row: ({ creditnote_id }) => ({ creditnote_id }),
    ones: ({ creditnote_id }) => [`creditnote_id=${creditnote_id}`],
    searches: [`search=${FOREIGN}`],
  },
  '/invoice/download': {
    seenBy: EVERYBODY,
    ones: ({ invoice_id }) => [`invoice_id=${invoice_id}&type=html&beautify=true`],
  },
  '/download_invoice': {
    seenBy: EVERYBODY,
    ones: ({ invoice_id }) => [`invoice_id=${invoice_id}&type=html&beautify=true`],
  },
  '/invoice/e_invoice': {
    seenBy: EVERYBODY,
    ones: ({ invoice_id }) => [`invoice_id=${invoice_id}`],
  },
  '/dc/e_way_bill': { seenBy: EVERYBODY, ones: ({ challan_id }) => [`challan_id=${challan_id}`] },
  '/order/cancelPreview': {
    seenBy: EVERYBODY,
    ones: ({ order_number }) => [`order_number=${encodeURIComponent(order_number)}`],
  },
  '/download_purchase_order': {
    seenBy: EVERYBODY,
    ones: ({ po_id }) => [`po_id=${po_id}&type=html&beautify=true`],
  },
  '/getPOFromOrder': { seenBy: EVERYBODY, ones: ({ order_id }) => [`order_id=${order_id}`] },
  '/tenant/analytics': { seenBy: CUSTOMERS, ones: ({ tenant_id }) => [`tenant_id=${tenant_id}`] },
  '/quotation/download': {
    seenBy: EVERYBODY,
    ones: ({ quotation_id }) => [`quotation_id=${quotation_id}&type=html&beautify=true`],
  },
  '/logs': {
    seenBy: EVERYBODY,
    ones: ({ quotation_id, order_number }) => [
      `quotation_id=${quotation_id}`,
      `order_number=${encodeURIComponent(order_number)}`,
    ],
  },
  '/comments/get': {
    seenBy: EVERYBODY,
    ones: ({ quotation_id }) => [`entity_type=QUOTATION&entity_id=${quotation_id}`],
  },
  '/fileUpload': {
    seenBy: EVERYBODY,
    ones: ({ quotation_id }) => [`entity_name=QUOTATION&entity_id=${quotation_id}`],
  },
};

/** Rows that are the same for all, and why nothing of a customer is in them. SKUs name orders in passing: see below. */
const OPEN_READS = [
  ...[
    '/category',
    '/category/managers',
    '/getCategory',
    '/product',
    '/product/attributesConfig',
    '/searchProducts',
    '/sku',
  ],
  ...['/getOffer', '/getOfferBySku', '/getSeller', '/seller/sellerAnalytics', '/warehouse'],
  ...['/inventory', '/inventory/free', '/transporter'], // the house's own: nothing of a customer
  '/inventory/adjustment', // the paper of a movement only in reach: stock.test.ts
  ...['/crm_leads/crmLeadsAnalytics', '/crm_leads/get_leads', '/seller_directory'],
  ...['/admin/role', '/pincode', '/user/profile', '/info/{entityType}.json'],
  '/bill/refresh/{billId}', // of a bill in reach: bills.test.ts
  '/invoice/refresh/{invoiceId}', // of an invoice in reach: invoices.test.ts
  '/dashboard/summary', // counts: see below
  ...['/shipment_tracker/changes', '/shipment_tracker/stream'], // ids, in reach: deliveryPoints.test.ts, and the gateway's subscriptions.test.ts
  '/public/orderDelayTracker', // what the maker of the link may see: orderDelays.test.ts
  '/files/{fileName}', // by a name nobody can guess, for who may read a record that carries it (documents.test.ts)
];

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Write = (papers: Papers, of: { address: object; price: object }) => object;

const MONEY = {
  amount: '1.00',
  payment_date: '2026-11-20',
  payment_mode: 'CASH',
  reference_number: 'x',
};
const DRIVEN = {
  transport_initiated_by: 'SELLER',
  driver_name: 'Ravi',
  driver_phone_1: '9812345670',
};
const SPENT = { expense_head: 'OTHER', amount: '1.00', expense_date: '2026-11-20' };

/** Changes of, or under, a record of the foreign world. */
const WRITES: Record<string, Write> = {
  'POST /address': ({ tenant_id }, { address }) => ({
    ...address,
    entity_type: 'TENANT',
    entity_id: tenant_id,
  }),
  'PATCH /address': ({ address_id }, { address }) => ({ ...address, address_id }),
  'POST /admin/createUser': ({ tenant_id }) => ({
    tenant_id,
    first_name: 'New',
    email: 'new@example.com',
    mobile: '6000000000',
  }),
  'PATCH /admin/updateUser': ({ user_id }) => ({ user_id, first_name: 'Changed' }),
  'PATCH /admin/markUserDeleted': ({ user_id }) => ({ user_id }),
  'POST /comments/create': ({ quotation_id }) => ({
    entity_type: 'QUOTATION',
    entity_id: String(quotation_id),
    comments: 'x',
  }),
  'PATCH /comments/update': ({ comment_id }) => ({ comment_id, comments: 'x' }),
  'POST /createOrder': ({ tenant_id, address_id, sku_id }) => ({
    tenant_id,
    address_id,
    order_lines: [{ product_sku_id: sku_id, quantity: 1, selling_price: '1' }],
  }),
  'POST /updateOrder': ({ order_number }) => ({ order_number, remarks: 'x' }),
  'POST /updateOrderLineStatus': ({ order_number, line_id }) => ({
    order_number,
    line_id,
    status: 'CANCELLED',
    reason: 'x',
  }),
  'POST /updateOrderStatus': ({ order_number }) => ({
    order_number,
    status: 'CANCELLED',
    reason: 'x',
  }),
  'POST /sales_order/communication': ({ order_number }) => ({
    order_number,
    emails: ['a@example.com'],
    message: 'x',
  }),
  'POST /orderDelayTracker/link': ({ tenant_id }) => ({ tenant_id }),
  'POST /createOrderFromQuotation': ({ quotation_id }) => ({ quotation_id }),
  'POST /createPurchaseOrder': ({ seller_id, order_number, sku_id }) => ({
    seller_id,
    order_number,
    purchase_order_lines: [{ product_sku_id: sku_id, quantity: 1, offer_price: '1' }],
  }),
  'PATCH /updatePurchaseOrder': ({ po_id }) => ({ po_id, remark: 'x' }),
  'PATCH /updatePurchaseOrderLineStatus': ({ po_id, po_line_id }) => ({
    po_id,
    po_line_id,
    status: 'CANCELLED',
    reason: 'x',
  }),
  'PATCH /updatePurchaseOrderStatus': ({ po_id }) => ({ po_id, status: 'SENT_FOR_APPROVAL' }),
  'POST /generatePOFromOrder': ({ order_id, seller_id }) => ({ order_id, sellers: [seller_id] }),
  'POST /download_link': ({ quotation_id }) => ({ document: 'quotation', id: quotation_id }),
  'POST /fileUpload': ({ quotation_id }) => ({
    entity_name: 'QUOTATION',
    entity_id: String(quotation_id),
    file_name: 'x.pdf',
    fileUrl: 'x.pdf',
  }),
  'PATCH /organisation/updateOrganisation': ({ org_id }) => ({ org_id, is_active: false }),
  'POST /payment': ({ order_number }) => ({ ...MONEY, order_number }),
  'POST /payment/outgoing': ({ po_id }) => ({ ...MONEY, po_id }),
  'POST /payment/update': ({ receipt_id }) => ({ payment_id: receipt_id, status: 'PAID' }),
  'POST /bill': ({ seller_id, po_id, po_line_id }) => ({
    seller_id,
    included_po_ids: [po_id],
    bill_lines: [{ po_line_id, quantity: 1 }],
  }),
  'PUT /bill': ({ bill_id }) => ({ bill_id, payment_due_date: '2027-01-01' }),
  'PUT /bill/status': ({ bill_id }) => ({
    bill_id,
    status: 'CANCELLED',
    reason_for_cancellation: 'x',
  }),
  'POST /bill/convert/purchase_order': ({ po_id }) => ({ po_id }),
  'POST /dc': ({ address_id, shipped_order_number, sku_id }) => ({
    challan_type: 'OTHER',
    from_address: address_id,
    to_address: address_id + 1,
    order_number: shipped_order_number,
    dc_lines: [{ product_sku_id: sku_id, delivered_qty: 1 }],
  }),
  'PUT /dc': ({ challan_id }) => ({ challanId: challan_id, remarks: 'x' }),
  'PUT /invoice': ({ invoice_id }) => ({ invoice_id, remarks: 'x' }),
  'POST /credit_note': ({ shipped_order_number, invoice_id, creditnote_invoice_line_id }) => ({
    order_number: shipped_order_number,
    invoice_id,
    reason: 'OTHER',
    credit_note_lines: [{ invoice_line_id: creditnote_invoice_line_id, quantity: 1 }],
  }),
  'PUT /credit_note': ({ creditnote_id }) => ({ creditnote_id, remarks: 'x' }),
  'POST /credit_note/status': ({ creditnote_id }) => ({
    creditnote_id,
    status: 'VOID',
    reason: 'x',
  }),
  'POST /shipment': ({ event_id, address_id, shipped_order_number }) => ({
    from_address: address_id,
    destination_type: 'CUSTOMER',
    delivery_address: address_id,
    ...DRIVEN,
    sub_shipments: [
      {
        order_number: shipped_order_number,
        to_address: address_id,
        dc_lines: [{ quantity: 1, sub_shipment_tracker_event_id: event_id }],
      },
    ],
    sub_shipment_tracker_events: [event_id],
  }),
  'PUT /shipment_tracker/events': ({ event_id }) => ({
    events: [{ subShipmentTrackerEventId: event_id, remarks: 'x', expectedDate: 4_000_000_000 }],
  }),
  'PUT /shipment': ({ shipment_id }) => ({ shipment_id, destination_type: 'CUSTOMER', ...DRIVEN }),
  'POST /expense': ({ order_number }) => ({
    ...SPENT,
    entity_type: 'ORDER',
    entity_id: order_number,
  }),
  'PUT /expense': ({ expense_id }) => ({ ...SPENT, entity_type: 'GENERAL', expense_id }),
  'PUT /expense/void': ({ expense_id }) => ({ expense_id, reason: 'x' }),
  'POST /quotation': ({ priced_id }) => ({ quotation_items: [{ request_id: priced_id }] }),
  'PUT /quotation': ({ quotation_id }) => ({ quotation_id, status: 'CONFIRMED' }),
  'POST /quotation/email/send': ({ quotation_id }) => ({ quotation_id, emails: ['a@example.com'] }),
  'POST /rfq': ({ tenant_id, user_id, address_id, sku_id }) => ({
    tenant_id,
    user_id,
    address_id,
    items: [{ product_sku_id: sku_id, quantity: 1 }],
  }),
  'PUT /rfq': ({ request_id }) => ({ request_id, quantity: 5, status: 'ARCHIVED', message: 'x' }),
  'POST /sample_request': ({ line_id, sku_id }) => ({
    entity_type: 'ORDER_LINE',
    entity_id: String(line_id),
    product_sku_id: sku_id,
  }),
  'PUT /sample_request': ({ sample_request_id }) => ({ sample_request_id, remarks: 'x' }),
  'PUT /sample_request/status': ({ sample_request_id }) => ({
    sample_request_id,
    status: 'CONFIRMED',
  }),
  'POST /sellingPrice': ({ tenant_id, sku_id }, { price }) => ({
    ...price,
    tenant_id,
    sku_id,
    quantity: 7,
  }),
  'PUT /sellingPrice': ({ selling_price_id }, { price }) => ({ ...price, selling_price_id }),
  'PATCH /tenant/updateTenant': ({ tenant_id }) => ({ tenant_id, tenant_name: 'Changed' }),
  'DELETE /tenant/deleteTenant': ({ tenant_id }) => ({ tenant_id }),
  'POST /tenant/createTenant': ({ org_id }) => ({ org_id, tenant_name: 'New customer' }),
  'POST /user/setDefaultUser': ({ tenant_id, user_id }) => ({ tenant_id, user_id }),
};

/** Changes that name no customer, nor anything of one. */
const OPEN_WRITES = [
  ...[
    'POST /category',
    'PUT /category',
    'DELETE /category',
    'POST /product',
    'PUT /product',
    'DELETE /deleteProduct',
    'POST /sku',
    'POST /sku/named', // a read of SKUs, which are the same for all
    'PUT /sku',
  ],
  ...[
    'DELETE /deleteSKU',
    'PUT /sku/updateSkuFromSheet',
    'POST /createOffer',
    'PATCH /updateOffer',
    'DELETE /deleteOffer',
  ],
  ...[
    'POST /createSeller',
    'PATCH /updateSeller',
    'DELETE /deleteSeller',
    'POST /crm_leads/create_lead',
    'DELETE /crm_leads/delete_lead',
  ],
  ...[
    'POST /crm_leads/verify_lead',
    'PATCH /seller_directory',
    'POST /seller_directory/onBoardLeads',
  ],
  ...['POST /organisation/createOrganisation', 'POST /file-manager', 'POST /imageUpload'],
  ...[
    'POST /sendOtp',
    'POST /resendOtp',
    'POST /verifyUser',
    'POST /user/refreshAccessToken',
    'POST /user/logout',
    'POST /userTracking',
  ],
  ...['PATCH /info/{entityType}.json'],
  ...[
    'POST /transporter',
    'PUT /transporter',
    'DELETE /transporter',
    'POST /warehouse',
    'POST /inventory/adjustment',
  ],
  // of staff, who are nobody's rows but for role 10001: changeUsers.test.ts
  ...['PATCH /admin/user/ban', 'PATCH /admin/user/un_ban', 'POST /admin/user/logout'],
];
/**
 * Roles that may do it by design: sales puts a new customer into any organisation, and an approver
 * may change any.
 */
const WRITE_OPEN_TO: Record<string, readonly CutRole[]> = {
  'POST /tenant/createTenant': [SALES, SALES_OUTSIDE],
  'PATCH /organisation/updateOrganisation': [SALES, SALES_OUTSIDE],
};

/** The product may be read by all, so that it is no secret that its prices are another's to make. */
const FORBIDDEN: Record<string, readonly CutRole[]> = { 'POST /sellingPrice': [CATEGORY_MANAGER] };

const get = (who: number, path: string, query: string) =>
  call(test, who, 'GET', `${path}?${query}`).catch((error: Error) => error.message);
const textOf = async (who: number, path: string, query: string) => {
  const response = await test.app.inject({ url: `${path}?${query}`, headers: await test.as(who) });
  return { status: response.statusCode, text: response.body };
};
const rowsOf = (body: Record<string, unknown>): object[] =>
  Object.values(body).find((value): value is object[] => Array.isArray(value)) ?? [];

describe('every route is in a table', () => {
  const operations = () =>
    Object.entries(documentOf(test.app).paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => [method.toUpperCase(), path] as const),
    );

  check('reads', () => {
    const reads = operations().flatMap(([method, path]) => (method === 'GET' ? [path] : []));
    expect(reads.toSorted()).toEqual([...Object.keys(READS), ...OPEN_READS].toSorted());
  });

  check('writes', () => {
    const writes = operations().flatMap(([method, path]) =>
      method === 'GET' ? [] : [`${method} ${path}`],
    );
    expect(writes.toSorted()).toEqual([...Object.keys(WRITES), ...OPEN_WRITES].toSorted());
  });
});

describe.each(Object.entries(READS))(
  'GET %s',
  (path, { seenBy, openTo = [], lists, row, ones, searches = [] }) => {
    it('shows the foreign rows to who sees all: the proof can fail', async () => {
      for (const query of [...(lists?.(foreign) ?? []), ...(ones?.(foreign) ?? []), ...searches]) {
        const { status } = await textOf(Role.TOP_ADMIN, path, query);
        expect({ query, status }).toEqual({ query, status: 200 });
      }
      for (const query of searches)
        expect((await textOf(Role.TOP_ADMIN, path, query)).text).toContain(FOREIGN);
    });

    it.each(CUT_ROLES.filter((role) => !openTo.includes(role)))(
      'as %i: own rows and their number, nothing foreign',
      async (role) => {
        await ownedBy(role);
        const sees = seenBy.includes(role);
        for (const query of lists?.(own) ?? []) {
          const { status, body } = (await get(role, path, query)) as {
            status: number;
            body: Record<string, unknown>;
          };
          expect({ query, status, foreign: JSON.stringify(body).includes(FOREIGN) }).toEqual({
            query,
            status: 200,
            foreign: false,
          });
          if (row && !query.startsWith('groupByDate')) {
            if (sees)
              expect(rowsOf(body)).toContainEqual(expect.objectContaining(nested(row(own))));
            expect(body['count']).toBe(rowsOf(body).length);
          }
        }
        for (const query of lists?.(foreign) ?? [])
          expect((await textOf(role, path, query)).text).not.toContain(FOREIGN);
        for (const query of searches)
          expect((await get(role, path, query)) as object).toMatchObject({
            status: 200,
            body: { count: 0 },
          });
      },
    );

    it.each(CUT_ROLES.filter((role) => !openTo.includes(role)))(
      'as %i: a foreign one is not found',
      async (role) => {
        await ownedBy(role);
        for (const query of ones?.(foreign) ?? []) {
          const { status, text } = await textOf(role, path, query);
          expect({ query, status, text }).toEqual({
            query,
            status: 404,
            text: expect.stringContaining('"NOT_FOUND"'),
          });
        }
        for (const query of ones?.(own) ?? []) {
          const { status } = await textOf(role, path, query);
          expect({ query, status }).toEqual({ query, status: seenBy.includes(role) ? 200 : 404 });
        }
      },
    );
  },
);

const nested = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      typeof value === 'object' ? expect.objectContaining(value as object) : value,
    ]),
  );

describe.each(Object.entries(WRITES))('%s', (operation, bodyOf) => {
  it.each(CUT_ROLES.filter((role) => !WRITE_OPEN_TO[operation]?.includes(role)))(
    'as %i changes nothing foreign',
    async (role) => {
      await ownedBy(role);
      const [method = '', path = ''] = operation.split(' ');
      const place = {
        address1: '1 Main Road',
        city: 'Mysuru',
        state: 'Karnataka',
        postal_code: '570001',
        country: 'India',
      };
      const body = bodyOf(foreign, { address: place, price: { selling_price: '98.00' } });
      const audited = () =>
        test.db
          .selectFrom('audit_log')
          .select((eb) => eb.fn.countAll<number>().as('rows'))
          .executeTakeFirstOrThrow();
      const before = await audited();
      const answer = await call(test, role, method as Method, path, body);
      const refusal = FORBIDDEN[operation]?.includes(role)
        ? { status: 403, error: 'FORBIDDEN' }
        : { status: 404, error: 'NOT_FOUND' };
      expect({ status: answer.status, error: answer.body.error }).toEqual(refusal);
      expect(await audited()).toEqual(before);
    },
  );
});

describe('what is counted and named in passing', () => {
  it.each(CUT_ROLES)('as %i: badges of Home count own papers', async (role) => {
    await ownedBy(role);
    const { body } = await call(test, role, 'GET', '/dashboard/summary');
    const all = (await call(test, Role.TOP_ADMIN, 'GET', '/dashboard/summary')).body.data as Record<
      string,
      number
    >;
    const halves = Object.entries(all).map(([badge, count]) => [
      badge,
      body.data[badge] === null ? null : count / 2,
    ]);
    expect(body.data).toEqual(Object.fromEntries(halves));
    expect(halves.some(([, count]) => count)).toBe(role === SALES || role === CATEGORY_MANAGER); // the others have no block
  });

  it.each(CUT_ROLES)(
    'as %i: a SKU names no foreign customer among its recent orders',
    async (role) => {
      await ownedBy(role);
      const query = `product_sku_id=${foreign.sku_id}&map_recent_transactions=true`;
      expect((await textOf(Role.TOP_ADMIN, '/sku', query)).text).toContain(FOREIGN);
      expect((await textOf(role, '/sku', query)).text).not.toContain(FOREIGN);
    },
  );

  it('a paper of the own category names its customer to a category manager, who reads no more of it', async () => {
    const { body } = await call(
      test,
      CATEGORY_MANAGER,
      'GET',
      `/quotation?quotation_id=${own.quotation_id}`,
    );
    expect(Object.keys(body.data[0].tenant_info).toSorted()).toEqual([
      'district',
      'state',
      'tenant_id',
      'tenant_name',
      'verified_tenant',
    ]);
    expect(
      (await call(test, CATEGORY_MANAGER, 'GET', `/tenant/getTenant?tenant_id=${own.tenant_id}`))
        .status,
    ).toBe(404);
  });

  it('people of an organisation see their own people only', async () => {
    const { body } = await call(test, ORGANISATION, 'GET', '/admin/user?limit=200');
    expect(body.data.map((user: { role_id: number }) => user.role_id)).toEqual([ORGANISATION]);
    expect(body.count).toBe(1);
  });
});
