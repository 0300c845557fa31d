import { contractPricesRoutes } from '../contract-prices/contract-prices.routes.ts';
import { documentsRoutes } from '../documents/documents.routes.ts';
import { homeRoutes } from '../home/home.routes.ts';
import { messagesRoutes } from '../messages/messages.routes.ts';
import { ordersRoutes } from '../orders/orders.routes.ts';
import { quotationsRoutes } from '../quotations/quotations.routes.ts';
import { quoteRequestsRoutes } from '../quote-requests/quote-requests.routes.ts';
import { signInRoutes } from '../sign-in/sign-in.routes.ts';
import { addressesRoutes } from '../addresses/addresses.routes.ts';
import { offersRoutes } from '../offers/offers.routes.ts';
import { organisationsRoutes } from '../organisations/organisations.routes.ts';
import { tenantsRoutes } from '../tenants/tenants.routes.ts';
import { categoriesRoutes } from '../categories/categories.routes.ts';
import { productsRoutes } from '../products/products.routes.ts';
import { sellersRoutes } from '../sellers/sellers.routes.ts';
import { sellerLeadsRoutes } from '../seller-leads/seller-leads.routes.ts';
import { skusRoutes } from '../skus/skus.routes.ts';
import { presenceRoutes } from '../presence/presence.routes.ts';
import { usersRoutes } from '../users/users.routes.ts';
import type { App, AppParts } from './appParts.ts';
import { healthRoutes } from './health.ts';
import { metricsRoutes } from './metrics.ts';

/** One line a feature. */
export async function registerFeatures(app: App, parts: AppParts): Promise<void> {
  await healthRoutes(app, parts);
  await metricsRoutes(app, parts);
  await messagesRoutes(app, parts);
  await documentsRoutes(app, parts);
  await signInRoutes(app, parts);
  await usersRoutes(app, parts);
  await presenceRoutes(app, parts);
  await quoteRequestsRoutes(app, parts);
  await quotationsRoutes(app, parts);
  await ordersRoutes(app, parts);
  await homeRoutes(app, parts);
  await addressesRoutes(app, parts);
  await offersRoutes(app, parts);
  await organisationsRoutes(app, parts);
  await tenantsRoutes(app, parts);
  await categoriesRoutes(app, parts);
  await productsRoutes(app, parts);
  await sellersRoutes(app, parts);
  await sellerLeadsRoutes(app, parts);
  await skusRoutes(app, parts);
  await contractPricesRoutes(app, parts);
}
