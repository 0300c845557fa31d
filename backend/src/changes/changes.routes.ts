import { signedInOrToken } from '../core/access/access.ts';
import type { App, AppParts, Declared } from '../core/http/appParts.ts';
import { notificationStream } from '../core/http/notificationStream.ts';
import { Answer } from '../core/http/shapes.ts';
import { readChanges } from './changes.service.ts';
import { Changes, ChangesQuery } from './changes.shapes.ts';

/** Changes by anybody, as far as the viewer may read the records. An addition to the REST contract (docs/decisions/021). */
export async function changesRoutes(
  app: App,
  { db, settings, changeKinds }: AppParts & Declared,
): Promise<void> {
  app.get(
    '/changes',
    { schema: { querystring: ChangesQuery, response: Answer(Changes) }, config: signedInOrToken },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await readChanges({ db, settings, viewer }, changeKinds, query)),
    }),
  );
  notificationStream(app, settings, {
    path: '/changes/stream',
    channel: 'record_changes',
    description:
      'text/event-stream; each event holds numbers of changes as comma-separated ranges, or * when there are too many.',
    config: signedInOrToken,
  });
}
