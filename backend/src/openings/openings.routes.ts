import { requires } from '../core/access/access.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { PageOf } from '../core/http/shapes.ts';
import { listOpenings } from './openings.service.ts';
import { Opening, OpeningQuery } from './openings.shapes.ts';

/** Documents of old books (docs/decisions/052-openings.md). They are made by imports alone, and paid as payments are. */
export async function openingsRoutes(app: App, { db, settings }: AppParts): Promise<void> {
  app.get(
    '/opening',
    {
      schema: { querystring: OpeningQuery, response: PageOf('data', Opening) },
      config: requires('payment', 'READ'),
    },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await listOpenings({ db, settings, viewer }, query)),
    }),
  );
}
