import { DEMO_QUERIES } from '@munim/schema/saved-queries/demoQueries.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import type { Database } from '../src/core/data/database.ts';

/** Shared by the first administrator. */
export async function shareQueries(db: Database): Promise<void> {
  const { user_id } = await db
    .selectFrom('users')
    .select('user_id')
    .where('role_id', '=', Role.TOP_ADMIN)
    .orderBy('user_id')
    .executeTakeFirstOrThrow();
  for (const { name, title, query } of DEMO_QUERIES)
    await db
      .insertInto('saved_queries')
      .values({ saved_query_name: name, title, query, is_shared: true, user_id })
      .execute();
}
