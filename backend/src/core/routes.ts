import { ordersRoutes } from '../orders/orders.routes.ts';
import { quotationsRoutes } from '../quotations/quotations.routes.ts';
import { quoteRequestsRoutes } from '../quote-requests/quote-requests.routes.ts';
import type { App, AppParts } from './app.ts';
import { healthRoutes } from './health.ts';

/** One line a feature. */
export async function registerFeatures(app: App, parts: AppParts): Promise<void> {
  await healthRoutes(app, parts);
  await quoteRequestsRoutes(app, parts);
  await quotationsRoutes(app, parts);
  await ordersRoutes(app, parts);
}
