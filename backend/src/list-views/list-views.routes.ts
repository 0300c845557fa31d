import { signedIn } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer } from '../core/http/shapes.ts';
import {
  DefaultChange,
  ListView,
  ListViewChange,
  ListViewId,
  ListViews,
  NewListView,
} from './list-views.shapes.ts';
import { readListViews } from './readListViews.ts';
import { setListViewDefault } from './setListViewDefault.ts';
import { changeListView, createListView, deleteListView } from './writeListViews.ts';

const PATH = '/listViews';
const response = Answer({ data: ListView });
const done = { success: true as const };

/** Routes of saved views. Each user has own ones; the writes check the permission to share. */
export async function listViewsRoutes(app: App, { db }: AppParts): Promise<void> {
  app.get(
    PATH,
    { schema: { response: Answer({ data: ListViews }) }, config: signedIn },
    async ({ viewer }) => ({ ...done, data: await readListViews(db, viewer) }),
  );
  app.post(
    PATH,
    { schema: { body: NewListView, response }, config: { ...signedIn, idempotent: true as const } },
    async (request) => ({
      ...done,
      data: await withIdempotency(request, (work) => createListView(work, request.body)),
    }),
  );
  app.patch(
    PATH,
    { schema: { body: ListViewChange, response }, config: signedIn },
    async (request) => ({
      ...done,
      data: await withIdempotency(request, (work) => changeListView(work, request.body)),
    }),
  );
  app.delete(
    PATH,
    { schema: { body: ListViewId, response: Answer({}) }, config: signedIn },
    async (request) => {
      await withIdempotency(request, (work) => deleteListView(work, request.body.list_view_id));
      return done;
    },
  );
  app.put(
    `${PATH}/default`,
    { schema: { body: DefaultChange, response: Answer({}) }, config: signedIn },
    async (request) => {
      await withIdempotency(request, (work) => setListViewDefault(work, request.body));
      return done;
    },
  );
}
