import { billsRoutes } from '../../bills/bills.routes.ts';
import { contractPricesRoutes } from '../../contract-prices/contract-prices.routes.ts';
import { commentsRoutes } from '../../comments/comments.routes.ts';
import { challanDocumentRoutes } from '../../delivery-challans/challanDocument.routes.ts';
import { deliveryChallansRoutes } from '../../delivery-challans/delivery-challans.routes.ts';
import { documentsRoutes } from '../../documents/documents.routes.ts';
import { expensesRoutes } from '../../expenses/expenses.routes.ts';
import { homeRoutes } from '../../home/home.routes.ts';
import { paymentsRoutes } from '../../payments/payments.routes.ts';
import { logsRoutes } from '../../logs/logs.routes.ts';
import { messagesRoutes } from '../../messages/messages.routes.ts';
import { orderCommunicationRoutes } from '../../orders/orderCommunication.routes.ts';
import { orderDelaysRoutes } from '../../orders/orderDelays.routes.ts';
import { ordersRoutes } from '../../orders/orders.routes.ts';
import { purchaseOrderDocumentRoutes } from '../../purchase-orders/purchaseOrderDocument.routes.ts';
import { quotationsRoutes } from '../../quotations/quotations.routes.ts';
import { quoteRequestsRoutes } from '../../quote-requests/quote-requests.routes.ts';
import { deliveryPointsRoutes } from '../../delivery-points/delivery-points.routes.ts';
import { purchaseOrdersRoutes } from '../../purchase-orders/purchase-orders.routes.ts';
import { sampleRequestsRoutes } from '../../sample-requests/sample-requests.routes.ts';
import { signInRoutes } from '../../sign-in/sign-in.routes.ts';
import { addressesRoutes } from '../../addresses/addresses.routes.ts';
import { offersRoutes } from '../../offers/offers.routes.ts';
import { creditNotesRoutes } from '../../credit-notes/credit-notes.routes.ts';
import { invoicesRoutes } from '../../invoices/invoices.routes.ts';
import { organisationsRoutes } from '../../organisations/organisations.routes.ts';
import { tenantsRoutes } from '../../tenants/tenants.routes.ts';
import { categoriesRoutes } from '../../categories/categories.routes.ts';
import { productsRoutes } from '../../products/products.routes.ts';
import { sellersRoutes } from '../../sellers/sellers.routes.ts';
import { sellerLeadsRoutes } from '../../seller-leads/seller-leads.routes.ts';
import { skusRoutes } from '../../skus/skus.routes.ts';
import { presenceRoutes } from '../../presence/presence.routes.ts';
import { usersRoutes } from '../../users/users.routes.ts';
import { transportersRoutes } from '../../transporters/transporters.routes.ts';
import { shipmentsRoutes } from '../../shipments/shipments.routes.ts';
import { warehousesRoutes } from '../../warehouses/warehouses.routes.ts';
import type { App, AppParts } from './appParts.ts';
import { healthRoutes } from './health.ts';
import { metricsRoutes } from './metrics.ts';

/** One line per feature. */
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
  orderCommunicationRoutes,
  orderDelaysRoutes,
  purchaseOrderDocumentRoutes,
  purchaseOrdersRoutes,
  sampleRequestsRoutes,
  paymentsRoutes,
  billsRoutes,
  expensesRoutes,
  invoicesRoutes,
  creditNotesRoutes,
  challanDocumentRoutes,
  deliveryChallansRoutes,
  homeRoutes,
  addressesRoutes,
  offersRoutes,
  organisationsRoutes,
  tenantsRoutes,
  categoriesRoutes,
  productsRoutes,
  sellersRoutes,
  sellerLeadsRoutes,
  skusRoutes,
  contractPricesRoutes,
  transportersRoutes,
  warehousesRoutes,
  deliveryPointsRoutes,
  shipmentsRoutes,
];

export async function registerFeatures(app: App, parts: AppParts): Promise<void> {
  for (const register of ROUTES) await register(app, parts);
}
