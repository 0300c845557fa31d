import { quoteRequestsRoutes } from '../quote-requests/quote-requests.routes.ts';
import type { App, AppParts } from './app.ts';
import { healthRoutes } from './health.ts';

/** One line a feature. */
export async function registerFeatures(app: App, parts: AppParts): Promise<void> {
  await healthRoutes(app, parts);
  await quoteRequestsRoutes(app, parts);
}
