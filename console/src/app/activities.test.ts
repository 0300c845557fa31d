import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { parse } from 'graphql';
import { linksFor } from './menu.ts';
import { SCREENS } from './screens.ts';

const FEATURES = path.resolve(import.meta.dirname, '..');

/** Root fields that the operations of a feature ask for. */
function fieldsOf(feature: string): Set<string> {
  const folder = path.join(FEATURES, feature);
  const documents = readdirSync(folder).filter((name) => name.endsWith('.graphql'));
  return new Set(
    documents
      .flatMap((name) => parse(readFileSync(path.join(folder, name), 'utf8')).definitions)
      .flatMap((one) =>
        one.kind === 'OperationDefinition'
          ? one.selectionSet.selections.flatMap((field) =>
              field.kind === 'Field' ? field.name.value : [],
            )
          : [],
      ),
  );
}

/** Activities on a kind of record: its feature, the screen where people do it, and what that asks of the graph. */
const ACTIVITIES: Record<string, [feature: string, screen: string, fields: string]> = {
  'see what waits': ['home', '/', 'home homeFigures'],
  'keep categories': [
    'categories',
    '/inventory/categories',
    'categories createCategory updateCategory',
  ],
  'keep products': [
    'products',
    '/inventory/products',
    'products createProduct updateProduct deleteProduct',
  ],
  'keep SKUs': ['skus', '/sku/:skuId', 'sku createSku updateSku'],
  'keep offers': ['offers', '/editOffer/:offerId', 'skuOffers createOffer updateOffer'],
  'keep sellers': ['sellers', '/purchase/vendors', 'sellers createSeller updateSeller'],
  'keep seller leads': [
    'seller-leads',
    '/purchase/vendors',
    'sellerLeads createSellerLead verifySellerLead',
  ],
  'keep contracted prices': [
    'contract-prices',
    '/sku/:skuId',
    'sellingPrices createSellingPrice updateSellingPrice',
  ],
  'keep customers': [
    'tenants',
    '/sales/organisation/customer/customer-details/:tenantId',
    'tenants createTenant updateTenant',
  ],
  'keep organisations': [
    'organisations',
    '/sales/organisations',
    'organisations createOrganisation updateOrganisation',
  ],
  'ask for quotes': [
    'quote-requests',
    '/sales/quote-requests',
    'rfqs createEnquiry updateRfq createQuotation',
  ],
  quote: [
    'quotations',
    '/sales/quotations',
    'quotations updateQuotation confirmQuotation sendQuotationEmail',
  ],
  'follow sales orders': [
    'orders',
    '/sales/orders',
    'orders createOrder updateOrder updateOrderStatus',
  ],
  'follow purchase orders': [
    'purchase-orders',
    '/purchase/purchase-orders',
    'purchaseOrders createPurchaseOrder updatePurchaseOrder issuePurchaseOrder',
  ],
  'record payments': [
    'payments',
    '/sales/orders/order-details/:orderNumber',
    'payments createPayment outgoingPayments createOutgoingPayment updatePaymentStatus',
  ],
  'record expenses': ['expenses', '/purchase/expenses', 'expenses createExpense updateExpense'],
  'attach documents': [
    'documents',
    '/sales/orders/order-details/:orderNumber',
    'documents uploadFile createDocument',
  ],
  'issue and track challans': [
    'delivery-challans',
    '/logistics/delivery-challans',
    'deliveryChallans createDeliveryChallan updateDeliveryChallanStatus dcDocument',
  ],
  'plan shipments': [
    'delivery-points',
    '/logistics/shipment-planning',
    'deliveryPointsBySource operationAnalytics postponeDeliveryPoints completeDeliveryPoints',
  ],
  'send shipments': [
    'shipments',
    '/logistics/shipments',
    'shipments createShipment updateShipment',
  ],
  'keep transporters': [
    'transporters',
    '/logistics/transporters',
    'transporters createTransporter updateTransporter',
  ],
  'keep warehouses and their stock': [
    'warehouses',
    '/inventory/warehouse/:warehouseId',
    'warehouses warehouse warehouseProducts inventoryAdjustments createInventoryAdjustment',
  ],
  'handle bills': ['bills', '/purchase/bills', 'bills createBill issueBill cancelBill'],
  'handle invoices': [
    'invoices',
    '/sales/invoice',
    'invoices createInvoice cancelInvoice invoiceDocument',
  ],
  'handle credit notes': [
    'credit-notes',
    '/sales/credit-notes',
    'creditNotes createCreditNote updateCreditNoteStatus',
  ],
  'ask for samples': [
    'sample-requests',
    '/sales/sample-request',
    'sampleRequests createSampleRequest changeSampleRequestStatus',
  ],
  'write blogs': ['blogs', '/editBlog/:blogId', 'blog updateBlog'],
  'begin and end blogs': ['blogs', '/blogs', 'blogs createBlog deleteBlog'],
  comment: [
    'comments',
    '/sales/orders/order-details/:orderNumber',
    'comments createComment updateComment',
  ],
  'keep addresses': [
    'addresses',
    '/sales/organisation/customer/customer-details/:tenantId',
    'addresses createAddress updateAddress',
  ],
  'read the log': ['logs', '/sales/orders/order-details/:orderNumber', 'logs'],
  'read sales': [
    'analytics',
    '/reports/sales',
    'rfqAnalytics quotationAnalytics orderAnalytics customerAnalytics',
  ],
  'read the months': ['analytics', '/reports/mom-metrics', 'momMetrics metrics'],
  'read growth': [
    'analytics',
    '/reports/customer-vendor-sales-metrics',
    'customerVendorSalesMetrics',
  ],
  'read vendors': ['sellers', '/purchase/vendors', 'sellerAnalytics'],
  'raise tickets': [
    'support',
    '/ops-support',
    'createOrderStatusTicket createAdHocTicket createTechSupportTicket attachTicketFile',
  ],
};

describe('every activity has a screen, which asks what it needs', () => {
  const paths = SCREENS.map((screen) => screen.path);

  test.each(Object.entries(ACTIVITIES))('%s', (_, [feature, screen, fields]) => {
    expect(paths).toContain(screen);
    expect([...fieldsOf(feature)]).toEqual(expect.arrayContaining(fields.split(' ')));
  });
});

const byItself = (screen: string) => !screen.includes(':');

test('a top administrator comes to each screen of a list by the menu', () => {
  const links = linksFor({ roleId: Role.TOP_ADMIN, can: () => true }).map((link) => link.path);
  const lists = Object.values(ACTIVITIES).map(([, screen]) => screen);
  expect(links).toEqual(expect.arrayContaining(lists.filter(byItself)));
});

test.each([
  '/inventory/warehouse',
  '/inventory/warehouse/:warehouseId',
  '/ops-support',
  '/reports/sales',
  '/reports/mom-metrics',
  '/reports/customer-vendor-sales-metrics',
  '/blogs',
  '/editBlog/:blogId',
])('%s is a page that is there', async (screen) => {
  const found = SCREENS.filter((one) => one.path === screen);
  expect(found).toHaveLength(1);
  expect(await found[0]?.load()).toEqual(expect.any(Function));
});
