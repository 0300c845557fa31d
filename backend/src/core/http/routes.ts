import { addressesRoutes } from '../../addresses/addresses.routes.ts';
import { analyticsRoutes } from '../../analytics/analytics.routes.ts';
import { billRecord, billsRoutes } from '../../bills/bills.routes.ts';
import { categoriesRoutes } from '../../categories/categories.routes.ts';
import { commentsRoutes } from '../../comments/comments.routes.ts';
import { contractPricesRoutes } from '../../contract-prices/contract-prices.routes.ts';
import { creditNoteRecord, creditNotesRoutes } from '../../credit-notes/credit-notes.routes.ts';
import { deliveriesRoutes } from '../../deliveries/deliveries.routes.ts';
import { challanDocumentRoutes } from '../../delivery-challans/challanDocument.routes.ts';
import {
  challanRecord,
  deliveryChallansRoutes,
} from '../../delivery-challans/delivery-challans.routes.ts';
import { eWayBillRoutes } from '../../delivery-challans/eWayBill.routes.ts';
import {
  deliveryPointRecord,
  deliveryPointsRoutes,
} from '../../delivery-points/delivery-points.routes.ts';
import { documentsRoutes } from '../../documents/documents.routes.ts';
import { expenseRecord, expensesRoutes } from '../../expenses/expenses.routes.ts';
import { homeRoutes } from '../../home/home.routes.ts';
import { invoiceDocumentRoutes } from '../../invoices/invoiceDocument.routes.ts';
import { invoiceRecord, invoicesRoutes } from '../../invoices/invoices.routes.ts';
import { logsRoutes } from '../../logs/logs.routes.ts';
import { messagesRoutes } from '../../messages/messages.routes.ts';
import { offersRoutes } from '../../offers/offers.routes.ts';
import { orderCancellationRoutes } from '../../order-cancellation/order-cancellation.routes.ts';
import { orderCommunicationRoutes } from '../../orders/orderCommunication.routes.ts';
import { orderDelaysRoutes } from '../../orders/orderDelays.routes.ts';
import { orderRecord, ordersRoutes } from '../../orders/orders.routes.ts';
import { organisationsRoutes } from '../../organisations/organisations.routes.ts';
import { paymentRecord, paymentsRoutes } from '../../payments/payments.routes.ts';
import { presenceRoutes } from '../../presence/presence.routes.ts';
import { productRecord, productsRoutes } from '../../products/products.routes.ts';
import {
  purchaseOrderRecord,
  purchaseOrdersRoutes,
} from '../../purchase-orders/purchase-orders.routes.ts';
import { purchaseOrderDocumentRoutes } from '../../purchase-orders/purchaseOrderDocument.routes.ts';
import { quotationRecord, quotationsRoutes } from '../../quotations/quotations.routes.ts';
import { quoteRequestsRoutes, rfqRecord } from '../../quote-requests/quote-requests.routes.ts';
import {
  sampleRequestRecord,
  sampleRequestsRoutes,
} from '../../sample-requests/sample-requests.routes.ts';
import { sellerLeadsRoutes } from '../../seller-leads/seller-leads.routes.ts';
import { sellerAddresses, sellerRecord, sellersRoutes } from '../../sellers/sellers.routes.ts';
import { shipmentRecord, shipmentsRoutes } from '../../shipments/shipments.routes.ts';
import { signInRoutes } from '../../sign-in/sign-in.routes.ts';
import { skusRoutes } from '../../skus/skus.routes.ts';
import {
  tenantAddresses,
  tenantRecord,
  tenantsRoutes,
  tenantWritesRoutes,
} from '../../tenants/tenants.routes.ts';
import { transportersRoutes } from '../../transporters/transporters.routes.ts';
import { usersRoutes } from '../../users/users.routes.ts';
import {
  movementRecord,
  warehouseAddresses,
  warehousesRoutes,
} from '../../warehouses/warehouses.routes.ts';
import type { App, AppParts, Declared } from './appParts.ts';
import { healthRoutes } from './health.ts';
import { metricsRoutes } from './metrics.ts';

/** One line a feature. The order is the one of the OpenAPI document. */
const ROUTES = [
  healthRoutes,
  metricsRoutes,
  messagesRoutes,
  documentsRoutes,
  commentsRoutes,
  logsRoutes,
  signInRoutes,
  usersRoutes,
  presenceRoutes,
  quoteRequestsRoutes,
  quotationsRoutes,
  ordersRoutes,
  orderCancellationRoutes,
  orderCommunicationRoutes,
  orderDelaysRoutes,
  purchaseOrderDocumentRoutes,
  purchaseOrdersRoutes,
  sampleRequestsRoutes,
  paymentsRoutes,
  billsRoutes,
  expensesRoutes,
  invoicesRoutes,
  eWayBillRoutes,
  invoiceDocumentRoutes,
  creditNotesRoutes,
  challanDocumentRoutes,
  deliveryChallansRoutes,
  homeRoutes,
  addressesRoutes,
  offersRoutes,
  organisationsRoutes,
  tenantsRoutes,
  analyticsRoutes,
  tenantWritesRoutes,
  categoriesRoutes,
  productsRoutes,
  sellersRoutes,
  sellerLeadsRoutes,
  skusRoutes,
  contractPricesRoutes,
  transportersRoutes,
  warehousesRoutes,
  deliveryPointsRoutes,
  deliveriesRoutes,
  shipmentsRoutes,
];

/** Declarations of the features for features above them: a missing kind does not compile. */
const DECLARED: Declared = {
  records: {
    RFQ: rfqRecord,
    QUOTATION: quotationRecord,
    SAMPLE_REQUEST: sampleRequestRecord,
    ORDER: orderRecord,
    PURCHASE_ORDER: purchaseOrderRecord,
    SHIPMENT: shipmentRecord,
    DELIVERY_CHALLAN: challanRecord,
    BILL: billRecord,
    INVOICE: invoiceRecord,
    CREDIT_NOTE: creditNoteRecord,
    SELLER: sellerRecord,
    TENANT: tenantRecord,
    PRODUCT: productRecord,
    PAYMENT: paymentRecord,
    EXPENSE: expenseRecord,
    STOCK_MOVEMENT: movementRecord,
    DELIVERY_POINT: deliveryPointRecord,
  },
  addressOwners: {
    TENANT: tenantAddresses,
    SELLER: sellerAddresses,
    WAREHOUSE: warehouseAddresses,
  },
};

export async function registerFeatures(app: App, parts: AppParts): Promise<void> {
  for (const register of ROUTES) await register(app, { ...parts, ...DECLARED });
}
