import { describe, expect, test } from '@jest/globals';
import { CHANGED_KINDS_OF } from '@munim/schema/testing/changedKinds.ts';
import { SHOWN } from './changedFields.ts';
import { staleFields } from './applyChanges.ts';

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
  // open documents that show it are named by the backend (backend/src/changes/ownChanges.test.ts)
  createAddress: 'addresses address',
  updateAddress: 'addresses address',
  createBillingRegistration: 'billingRegistrations',
  updateBillingRegistration: 'billingRegistrations',
};

type Mutation = keyof typeof CHANGED_KINDS_OF;

/** An answer of a mutation, with what the real backend says that it changed. */
const answerOf = (mutation: string) => ({
  data: { [mutation]: { success: true } },
  extensions: {
    changed: (CHANGED_KINDS_OF[mutation as Mutation] ?? []).map((kind) => ({
      kind,
      id: '1',
      key: null,
    })),
  },
});
const sorted = (fields: Iterable<string>) => [...fields].toSorted();

test.each(Object.entries(BY_HAND))('%s drops what was evicted by hand', (mutation, fields) => {
  expect(CHANGED_KINDS_OF[mutation as Mutation]).toBeTruthy();
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

test('an address or a name of a customer leaves pages of documents alone that are not named', () => {
  const stale = staleFields(answerOf('updateTenant'));
  for (const field of ['order', 'quotation', 'tenantUser'] as const)
    expect(SHOWN.TENANT.lists).not.toContain(field);
  expect([stale.has('order'), stale.has('quotation')]).toEqual([false, false]);
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
