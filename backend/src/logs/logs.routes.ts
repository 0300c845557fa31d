import { signedInOrToken } from '../core/access/access.ts';
import type { App, AppParts, Declared } from '../core/http/appParts.ts';
import { PageOf } from '../core/http/shapes.ts';
import { listLogs } from './logs.service.ts';
import { LogEntry, LogQuery } from './logs.shapes.ts';

/** The log of a record that the viewer may read. */
export async function logsRoutes(
  app: App,
  { db, settings, records }: AppParts & Declared,
): Promise<void> {
  app.get(
    '/logs',
    {
      schema: { querystring: LogQuery, response: PageOf('data', LogEntry) },
      config: signedInOrToken,
    },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await listLogs({ db, settings, viewer }, records, query)),
    }),
  );
}
