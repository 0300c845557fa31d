import { signedInOrToken } from '../core/access/access.ts';
import type { App, AppParts, Declared } from '../core/http/appParts.ts';
import { PageOf } from '../core/http/shapes.ts';
import { recordsByKeys, search } from './search.service.ts';
import { RecordsQuery, SearchHit, SearchQuery } from './search.shapes.ts';

const answer = (data: SearchHit[]) => ({ success: true as const, data, count: data.length });

/** The search over all records: each kind with the permission and the row scope of its list. */
export async function searchRoutes(
  app: App,
  { db, settings, searched }: AppParts & Declared,
): Promise<void> {
  const response = PageOf('data', SearchHit);
  app.get(
    '/search',
    { schema: { querystring: SearchQuery, response }, config: signedInOrToken },
    async ({ query, viewer }) => answer(await search({ db, settings, viewer }, searched, query)),
  );
  app.get(
    '/search/records',
    { schema: { querystring: RecordsQuery, response }, config: signedInOrToken },
    async ({ query, viewer }) =>
      answer(await recordsByKeys({ db, settings, viewer }, searched, query.keys)),
  );
}
