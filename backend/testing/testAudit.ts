import type { Database } from '../src/core/data/database.ts';

/**
 * The newest audit id, for tests that read the audit rows of their own work alone; 0 when there is
 * none.
 */
export async function lastAuditId(db: Database): Promise<number> {
  const last = await db
    .selectFrom('audit_log')
    .select('audit_id')
    .orderBy('audit_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.audit_id ?? 0;
}
