import { type RawBuilder, sql } from 'kysely';
import type { AuditEntry } from './audit.ts';
import type { Trx } from './database.ts';

/** User who last changed fields of a record, by its audit rows; `isField` tests `field`. Null: nobody did. */
export async function lastEditorOf(
  trx: Trx,
  { entity, id, action }: Pick<AuditEntry, 'entity' | 'id' | 'action'>,
  isField: RawBuilder<boolean>,
): Promise<number | null> {
  const row = await trx
    .selectFrom('audit_log')
    .select('user_id')
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .where('action', '=', action)
    .where(sql<boolean>`exists (select from jsonb_object_keys(changes) field where ${isField})`)
    .orderBy('audit_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.user_id ?? null;
}
