import { LIMITS } from '@munim/schema/shared/limits.ts';
import { sql } from 'kysely';
import type { Database } from '../core/data/database.ts';

/** Rows are kept for a day; an import that was never applied goes with them. What was applied stays, for its undo. */
export async function cleanImports(db: Database): Promise<void> {
  const isOld = sql<boolean>`created_at < now() - make_interval(hours => ${LIMITS.importHours})
    and seen_at < now() - interval '1 hour'`;
  await db
    .deleteFrom('imports')
    .where('status', 'in', ['CHECKING', 'CHECKED'])
    .where(isOld)
    .execute();
  await sql`delete from import_rows r using imports n where n.import_id = r.import_id and n.status in ('APPLIED', 'UNDONE')
    and n.created_at < now() - make_interval(hours => ${LIMITS.importHours})`.execute(db);
}
