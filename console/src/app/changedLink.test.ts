import { describe, expect, jest, test } from '@jest/globals';
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { CHANGED_KINDS_OF } from '@munim/schema/testing/changedKinds.ts';
import { asBulkRun } from '../ui/bulkRuns.ts';
import { changedLink, onUnknownChanges, staleFields } from './changedLink.ts';

const ORDERS = 'orders orderCancelPreview poFromOrder purchaseOrders home logs';
const PURCHASES = 'purchaseOrders poFromOrder home';
const MONEY =
  'payments outgoingPayments orders purchaseOrders tenantAnalytics invoices bills openings';
const BILLS = 'bills purchaseOrders shipments deliveryChallans outgoingPayments';
const INVOICES = 'invoices orders order payments tenantAnalytics deliveryChallans';
const CREDITS = 'creditNotes invoices invoice orders order payments tenantAnalytics';
const CHALLANS = 'deliveryChallans shipments orders order purchaseOrders bills invoices home';
const OFFERS = 'skuOffers sellerOffers skus products';
const CATEGORIES = 'categories categoryManagers attributesConfig products product';
const PRODUCTS = 'products categories category searchProducts';
const LEADS = 'sellerLeads productLeads crmLeadsAnalytics';
const TENANTS = 'tenants organisations organisation tenantUsers';
const USERS = 'users tenantUsers salesPersons';

/** Fields of Query that the console evicted by hand after each mutation, before answers said what they changed. */
const BY_HAND: Readonly<Record<string, string>> = {
  createOrder: ORDERS,
  updateOrder: ORDERS,
  updateOrderStatus: ORDERS,
  updateOrderLineStatus: ORDERS,
  sendOrderCommunication: 'logs',
  createPurchaseOrder: PURCHASES,
  updatePurchaseOrder: PURCHASES,
  updatePurchaseOrderStatus: PURCHASES,
  updatePurchaseOrderLineStatus: PURCHASES,
  issuePurchaseOrder: PURCHASES,
  generatePoFromOrder: `${PURCHASES} order`,
  archiveRfq: 'rfqs rfqsByDate',
  updateRfq: 'rfqs rfqsByDate',
  createEnquiry: 'rfqs rfqsByDate',
  priceRfqs: 'rfqs rfqsByDate',
  createQuotation: 'rfqs rfqsByDate',
  createSampleRequest: 'sampleRequests home',
  assignSampleRequest: 'sampleRequests home',
  changeSampleRequestStatus: 'sampleRequests home',
  createPayment: `${MONEY} order`,
  createOutgoingPayment: `${MONEY} purchaseOrder`,
  payOpening: MONEY,
  useAdvance: MONEY,
  updatePaymentStatus: MONEY,
  createBill: `${BILLS} purchaseOrder`,
  convertPurchaseOrderToBill: `${BILLS} purchaseOrder`,
  issueBill: `${BILLS} purchaseOrder`,
  cancelBill: `${BILLS} purchaseOrder`,
  updateInvoice: INVOICES,
  cancelInvoice: INVOICES,
  createCreditNote: CREDITS,
  updateCreditNote: CREDITS,
  updateCreditNoteStatus: CREDITS,
  createDeliveryChallan: CHALLANS,
  updateDeliveryChallanStatus: CHALLANS,
  createInvoice: CHALLANS,
  createShipment: 'shipments',
  updateShipment: 'deliveryChallans deliveryChallan',
  createExpense: 'expenses',
  updateExpense: 'expenses',
  voidExpense: 'expenses',
  createSellingPrice: 'sellingPrices',
  updateSellingPrice: 'sellingPrices',
  createBlog: 'blogs',
  updateBlog: 'blogs',
  deleteBlog: 'blogs',
  createOffer: OFFERS,
  updateOffer: OFFERS,
  deleteOffer: OFFERS,
  createSku: 'skus products',
  deleteSku: 'skus products',
  updateSkusFromSheet: 'skus sku products product',
  createProduct: PRODUCTS,
  updateProduct: PRODUCTS,
  deleteProduct: PRODUCTS,
  createCategory: CATEGORIES,
  updateCategory: CATEGORIES,
  deleteCategory: CATEGORIES,
  createSellerLead: LEADS,
  updateSellerLead: LEADS,
  deleteSellerLead: LEADS,
  onboardLeads: `${LEADS} sellerLead`,
  verifySellerLead: `${LEADS} sellers sellerAnalytics`,
  createSeller: 'sellers sellerAnalytics',
  updateSeller: 'sellers sellerAnalytics',
  deleteSeller: 'sellers sellerAnalytics',
  createTransporter: 'transporters',
  updateTransporter: 'transporters',
  deleteTransporter: 'transporters',
  createWarehouse: 'warehouses',
  updateWarehouse: 'warehouses',
  createInventoryAdjustment:
    'warehouseProducts inventoryAdjustments warehouses warehouse freeStock',
  createTenant: TENANTS,
  updateTenant: 'tenants',
  deleteTenant: TENANTS,
  createTenantUser: USERS,
  createAdminUser: USERS,
  updateUser: USERS,
  markUserDeleted: USERS,
  updateRoleTemplate: 'users',
  createOrganisation: 'organisations',
  updateOrganisation: 'organisations',
  // of a customer, whose documents show it
  createAddress: 'addresses address order quotation',
  updateAddress: 'addresses address order quotation',
  createBillingRegistration: 'billingRegistrations',
  updateBillingRegistration: 'billingRegistrations',
};

/** An answer of a mutation, with what the real backend says that it changed. */
const answerOf = (mutation: string) => ({
  data: { [mutation]: { success: true } },
  extensions: {
    changed: (CHANGED_KINDS_OF[mutation] ?? []).map((kind) => ({ kind, id: '1', key: null })),
  },
});
const sorted = (fields: Iterable<string>) => [...fields].toSorted();

test.each(Object.entries(BY_HAND))('%s drops what was evicted by hand', (mutation, fields) => {
  expect(CHANGED_KINDS_OF[mutation]).toBeDefined();
  expect(sorted(staleFields(answerOf(mutation)))).toEqual(
    expect.arrayContaining(sorted(fields.split(' '))),
  );
});

test('no mutation drops what the frame stands on', () => {
  const all = Object.keys(CHANGED_KINDS_OF).flatMap((mutation) => [
    ...staleFields(answerOf(mutation)),
  ]);
  const unknown = staleFields({ data: { a: { success: true } } });
  for (const field of ['viewer', 'company', 'listViews'] as const) {
    expect(all).not.toContain(field);
    expect(unknown).not.toContain(field);
  }
});

describe('the page of a record', () => {
  const data = { updateOrder: { __typename: 'Order', id: '5' } };
  const stale = (kind: string, id: string | null, answer: unknown = data) =>
    staleFields({
      data: answer as typeof data,
      extensions: { changed: [{ kind, id, key: null }] },
    });

  test('stays when the mutation returns the record, and goes when it returns another', () => {
    expect(stale('ORDER', '5')).not.toContain('order');
    expect(stale('ORDER', '6')).toContain('order');
    expect(stale('INVOICE', '5')).toContain('invoice');
    expect(stale('ORDER', null)).toContain('order');
  });

  test('stays when the record is part of the result', () => {
    const result = { changeStatus: { emailSent: true, order: { __typename: 'Order', id: '5' } } };
    expect(stale('ORDER', '5', result)).not.toContain('order');
  });
});

test('nothing is stale when nothing was changed; all where it is not known', () => {
  expect(staleFields({ data: { a: 1 }, extensions: { changed: [] } }).size).toBe(0);
  const other = { kind: 'SOMETHING', id: '1', key: null };
  for (const extensions of [undefined, { changed: null }, { changed: [other] }]) {
    const all = staleFields({
      data: { a: { success: true } },
      ...(extensions ? { extensions } : {}),
    });
    for (const field of ['orders', 'order', 'home', 'invoices', 'warehouse', 'logs'] as const)
      expect(all).toContain(field);
  }
});

describe('the link', () => {
  const WRITE = gql`
    mutation Write {
      write
    }
  `;
  /** A client whose mutations answer so, and what it asked for. */
  function clientOf(answer: object) {
    const asked: string[] = [];
    const link = new ApolloLink(({ operationName }) => {
      asked.push(operationName ?? '');
      const answers: Record<string, object> = {
        Orders: { data: { orders: [asked.length] } },
        Order: { data: { order: asked.length } },
      };
      return new Observable((observer) => {
        observer.next((answers[operationName ?? ''] ?? answer) as never);
        observer.complete();
      });
    });
    const client = new ApolloClient({
      link: ApolloLink.from([changedLink, link]),
      cache: new InMemoryCache(),
    });
    return { client, asked };
  }
  const orders = [{ kind: 'ORDER', id: '5', key: null }];
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
  const open = async (client: ApolloClient, query: string) => {
    const watched = client.watchQuery({ query: gql(query) });
    watched.subscribe(() => undefined);
    await settle();
    return watched;
  };
  const write = (client: ApolloClient, context = {}) =>
    client.mutate({ mutation: WRITE, errorPolicy: 'all', context }).catch(() => undefined);

  test('reads a list and the page of a record on screen again, each once; the page stays meanwhile', async () => {
    const { client, asked } = clientOf({ data: { write: true }, extensions: { changed: orders } });
    await open(client, 'query Orders { orders }');
    const page = await open(client, 'query Order { order }');
    const seen: unknown[] = [];
    page.subscribe(({ data }) => seen.push(data));
    await write(client);
    await settle();
    expect(asked.toSorted()).toEqual(['Order', 'Order', 'Orders', 'Orders', 'Write']);
    expect(seen).not.toContain(undefined);
  });

  test('reads once after several writes in bulk', async () => {
    const { client, asked } = clientOf({ data: { write: true }, extensions: { changed: orders } });
    await open(client, 'query Orders { orders }');
    await asBulkRun(async () => {
      for (let i = 0; i < 3; i++) {
        await write(client);
        await settle();
      }
      expect(asked).toEqual(['Orders', 'Write', 'Write', 'Write']);
    });
    await settle();
    expect(asked.slice(4)).toEqual(['Orders']);
  });

  test('drops nothing when the answer has it all', async () => {
    const { client, asked } = clientOf({ data: { write: true }, extensions: { changed: orders } });
    await open(client, 'query Orders { orders }');
    await write(client, { answersAll: true });
    await settle();
    expect(asked).toEqual(['Orders', 'Write']);
  });

  test('says when a write failed that may have been done; what is on screen stays', async () => {
    const failed = { data: null, errors: [{ message: 'Error' }] };
    const listener = jest.fn();
    const stop = onUnknownChanges(listener);
    for (const [changed, times] of [
      [null, 1],
      [[], 0],
    ] as const) {
      listener.mockClear();
      const { client, asked } = clientOf({ ...failed, extensions: { changed } });
      await open(client, 'query Orders { orders }');
      await write(client);
      await settle();
      expect(listener).toHaveBeenCalledTimes(times);
      expect(asked).toEqual(['Orders', 'Write']);
    }
    stop();
  });
});
