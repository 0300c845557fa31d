import { requires } from '../core/access.ts';
import type { App, AppParts } from '../core/appParts.ts';
import { PageOf } from '../core/shapes.ts';
import { listSellers } from './sellers.service.ts';
import { Seller, SellerQuery } from './sellers.shapes.ts';

/** SE01: vendors. */
export async function sellersRoutes(app: App, { db }: AppParts): Promise<void> {
  app.get(
    '/getSeller',
    { schema: { querystring: SellerQuery, response: PageOf('data', Seller) }, config: requires('seller', 'READ') },
    async ({ query }) => ({ success: true as const, ...(await listSellers(db, query)) }),
  );
}
