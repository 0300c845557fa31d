import { billsFeature } from '../bills/bills.feature.tsx';
import { categoriesFeature } from '../categories/categories.feature.ts';
import { commentsFeature } from '../comments/comments.feature.tsx';
import { contractPricesFeature } from '../contract-prices/contract-prices.feature.tsx';
import { creditNotesFeature } from '../credit-notes/credit-notes.feature.tsx';
import { deliveryChallansFeature } from '../delivery-challans/delivery-challans.feature.ts';
import { deliveryPointsFeature } from '../delivery-points/delivery-points.feature.ts';
import { documentsFeature } from '../documents/documents.feature.tsx';
import { expensesFeature } from '../expenses/expenses.feature.tsx';
import { homeFeature } from '../home/home.feature.ts';
import { invoicesFeature } from '../invoices/invoices.feature.tsx';
import { logsFeature } from '../logs/logs.feature.tsx';
import { offersFeature } from '../offers/offers.feature.tsx';
import { ordersFeature } from '../orders/orders.feature.tsx';
import { organisationsFeature } from '../organisations/organisations.feature.ts';
import { paymentsFeature } from '../payments/payments.feature.tsx';
import { productsFeature } from '../products/products.feature.ts';
import { purchaseOrdersFeature } from '../purchase-orders/purchase-orders.feature.tsx';
import { quotationsFeature } from '../quotations/quotations.feature.tsx';
import { quoteRequestsFeature } from '../quote-requests/quote-requests.feature.tsx';
import { sampleRequestsFeature } from '../sample-requests/sample-requests.feature.tsx';
import { sellerLeadsFeature } from '../seller-leads/seller-leads.feature.tsx';
import { sellersFeature } from '../sellers/sellers.feature.ts';
import { sheetsFeature } from '../sheets/sheets.feature.ts';
import { shipmentsFeature } from '../shipments/shipments.feature.tsx';
import { skusFeature } from '../skus/skus.feature.ts';
import { tenantsFeature } from '../tenants/tenants.feature.tsx';
import { transportersFeature } from '../transporters/transporters.feature.ts';
import { usersFeature } from '../users/users.feature.ts';
import { warehousesFeature } from '../warehouses/warehouses.feature.ts';
import type { Feature } from './feature.ts';

/** All features that have screens, or add something to screens of others; in the order of features.ts. */
export const FEATURES: readonly Feature[] = [
  organisationsFeature,
  tenantsFeature,
  usersFeature,
  sheetsFeature,
  documentsFeature,
  commentsFeature,
  logsFeature,
  categoriesFeature,
  sellersFeature,
  productsFeature,
  skusFeature,
  offersFeature,
  contractPricesFeature,
  sellerLeadsFeature,
  transportersFeature,
  warehousesFeature,
  quoteRequestsFeature,
  quotationsFeature,
  ordersFeature,
  sampleRequestsFeature,
  purchaseOrdersFeature,
  deliveryPointsFeature,
  paymentsFeature,
  billsFeature,
  invoicesFeature,
  creditNotesFeature,
  expensesFeature,
  deliveryChallansFeature,
  shipmentsFeature,
  homeFeature,
];
