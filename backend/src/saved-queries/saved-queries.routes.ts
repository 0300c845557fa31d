import { signedIn, signedInOrToken } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, PageOf } from '../core/http/shapes.ts';
import { listSavedQueries, namedQuery } from './saved-queries.service.ts';
import {
  NamedQuery,
  NewSavedQuery,
  SavedQuery,
  SavedQueryChange,
  SavedQueryId,
  SavedQueryQuery,
} from './saved-queries.shapes.ts';
import { changeSavedQuery, createSavedQuery, deleteSavedQuery } from './writeSavedQuery.ts';

const PATH = '/saved_query';
const one = Answer({ data: SavedQuery });
const done = { success: true as const };

/** Routes of saved queries: own ones, and those that are shared. Tokens read them, to run them; the gateway checks their text. */
export async function savedQueriesRoutes(app: App, { db }: AppParts): Promise<void> {
  app.get(
    PATH,
    {
      schema: { querystring: SavedQueryQuery, response: PageOf('data', SavedQuery) },
      config: signedInOrToken,
    },
    async ({ query, viewer }) => ({ ...done, ...(await listSavedQueries(db, viewer, query)) }),
  );
  app.get(
    `${PATH}/named`,
    { schema: { querystring: NamedQuery, response: one }, config: signedInOrToken },
    async ({ query, viewer }) => ({ ...done, data: await namedQuery(db, viewer, query.name) }),
  );
  app.post(
    PATH,
    { schema: { body: NewSavedQuery, response: one }, config: { ...signedIn, idempotent: true } },
    async (request) => ({
      ...done,
      data: await withIdempotency(request, (work) => createSavedQuery(work, request.body)),
    }),
  );
  app.put(
    PATH,
    { schema: { body: SavedQueryChange, response: one }, config: signedIn },
    async (request) => ({
      ...done,
      data: await withIdempotency(request, (work) => changeSavedQuery(work, request.body)),
    }),
  );
  app.delete(
    PATH,
    { schema: { querystring: SavedQueryId, response: Answer({}) }, config: signedIn },
    async (request) => {
      await withIdempotency(request, (work) =>
        deleteSavedQuery(work, request.query.saved_query_id),
      );
      return done;
    },
  );
}
