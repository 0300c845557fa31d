import type { Resolvers } from '../../generated/resolvers.ts';
import { addressesResolvers } from '../addresses/addresses.resolvers.ts';
import { billsResolvers } from '../bills/bills.resolvers.ts';
import { categoriesResolvers } from '../categories/categories.resolvers.ts';
import { contractPricesResolvers } from '../contract-prices/contract-prices.resolvers.ts';
import { commentsResolvers } from '../comments/comments.resolvers.ts';
import { creditNotesResolvers } from '../credit-notes/credit-notes.resolvers.ts';
import { deliveryChallansResolvers } from '../delivery-challans/delivery-challans.resolvers.ts';
import { deliveryPointsResolvers } from '../delivery-points/delivery-points.resolvers.ts';
import { documentsResolvers } from '../documents/documents.resolvers.ts';
import { expensesResolvers } from '../expenses/expenses.resolvers.ts';
import { homeResolvers } from '../home/home.resolvers.ts';
import { invoicesResolvers } from '../invoices/invoices.resolvers.ts';
import { logsResolvers } from '../logs/logs.resolvers.ts';
import { offersResolvers } from '../offers/offers.resolvers.ts';
import { orderMessagesResolvers } from '../orders/order-messages.resolvers.ts';
import { ordersResolvers } from '../orders/orders.resolvers.ts';
import { organisationsResolvers } from '../organisations/organisations.resolvers.ts';
import { paymentsResolvers } from '../payments/payments.resolvers.ts';
import { presenceResolvers } from '../presence/presence.resolvers.ts';
import { productsResolvers } from '../products/products.resolvers.ts';
import { purchaseOrdersResolvers } from '../purchase-orders/purchase-orders.resolvers.ts';
import { quotationsResolvers } from '../quotations/quotations.resolvers.ts';
import { quoteRequestsResolvers } from '../quote-requests/quote-requests.resolvers.ts';
import { sampleRequestsResolvers } from '../sample-requests/sample-requests.resolvers.ts';
import { sellerLeadsResolvers } from '../seller-leads/seller-leads.resolvers.ts';
import { sellersResolvers } from '../sellers/sellers.resolvers.ts';
import { sheetsResolvers } from '../sheets/sheets.resolvers.ts';
import { shipmentsResolvers } from '../shipments/shipments.resolvers.ts';
import { signInResolvers } from '../sign-in/sign-in.resolvers.ts';
import { skusResolvers } from '../skus/skus.resolvers.ts';
import { tenantsResolvers } from '../tenants/tenants.resolvers.ts';
import { transportersResolvers } from '../transporters/transporters.resolvers.ts';
import { usersResolvers } from '../users/users.resolvers.ts';
import { warehousesResolvers } from '../warehouses/warehouses.resolvers.ts';

/** One line per feature. */
export const resolvers: readonly Resolvers[] = [
  addressesResolvers,
  billsResolvers,
  categoriesResolvers,
  contractPricesResolvers,
  commentsResolvers,
  creditNotesResolvers,
  deliveryChallansResolvers,
  deliveryPointsResolvers,
  documentsResolvers,
  expensesResolvers,
  homeResolvers,
  invoicesResolvers,
  logsResolvers,
  offersResolvers,
  orderMessagesResolvers,
  ordersResolvers,
  organisationsResolvers,
  paymentsResolvers,
  presenceResolvers,
  productsResolvers,
  purchaseOrdersResolvers,
  quotationsResolvers,
  quoteRequestsResolvers,
  sampleRequestsResolvers,
  sellerLeadsResolvers,
  sellersResolvers,
  sheetsResolvers,
  shipmentsResolvers,
  signInResolvers,
  skusResolvers,
  tenantsResolvers,
  transportersResolvers,
  usersResolvers,
  warehousesResolvers,
];
