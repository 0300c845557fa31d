import { type Kysely, sql } from 'kysely';

/** Entity `stock` of the permission matrix: top administrators have every pair. Who has product APPROVE reads stock by that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const all = '{"stock": ["READ", "WRITE", "UPDATE", "DELETE", "APPROVE"]}';
  await sql`update users set permissions = permissions || ${all}::jsonb
    where role_id = 1001 and not permissions ? 'stock'`.execute(db);
  await sql`update role_templates set permissions = permissions || ${all}::jsonb
    where role_id = 1001 and not permissions ? 'stock'`.execute(db);
}
