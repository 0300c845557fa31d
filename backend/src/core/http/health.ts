import { sql } from 'kysely';
import { internalAccess } from '../access/access.ts';
import type { App, AppParts } from './appParts.ts';
import { Refusal } from './errors.ts';

/** Alive, ready. */
export async function healthRoutes(app: App, { db }: AppParts): Promise<void> {
  app.get('/healthz', { config: internalAccess }, () => ({ success: true }));
  app.get('/readyz', { config: internalAccess }, async () => {
    try {
      await sql`select 1`.execute(db);
    } catch {
      throw new Refusal(503, 'NOT_READY', 'The database does not answer');
    }
    return { success: true };
  });
}
