import { isDeepStrictEqual } from 'node:util';
import type { Viewer } from '../access/viewer.ts';
import type { AuditedKind } from './auditedKinds.ts';
import type { Trx } from './database.ts';
import { noteChanges } from './requestChanges.ts';

export interface AuditEntry {
  entity: AuditedKind;
  id: number;
  action: string;
  from?: string;
  to?: string;
  /** Old and new value of each field that changed. */
  changes?: Record<string, { from: unknown; to: unknown }>;
  remarks?: string;
}

/** Actor of changes that no person made. */
export const SYSTEM = { userId: null, requestId: null };

/** Writes one row per change, in the change's own transaction. Never include a secret. */
export async function audit(
  trx: Trx,
  viewer: Pick<Viewer, 'userId' | 'requestId'> | typeof SYSTEM,
  ...entries: AuditEntry[]
): Promise<void> {
  if (!entries.length) return;
  await trx
    .insertInto('audit_log')
    .values(
      entries.map((entry) => ({
        user_id: viewer.userId,
        request_id: viewer.requestId,
        entity: entry.entity,
        entity_id: entry.id,
        action: entry.action,
        from_status: entry.from ?? null,
        to_status: entry.to ?? null,
        changes: JSON.stringify(entry.changes ?? {}),
        remarks: entry.remarks ?? null,
      })),
    )
    .execute();
  for (const { entity, id } of entries) noteChanges(entity, [id]);
}

/** Differences between two states of a record, for the audit row. */
export function differences<T extends object>(
  before: T,
  after: Partial<T>,
): Record<string, { from: unknown; to: unknown }> {
  const changed = Object.entries(after).filter(
    ([field, to]) => to !== undefined && !isDeepStrictEqual(to, before[field as keyof T]),
  );
  return Object.fromEntries(
    changed.map(([field, to]) => [field, { from: before[field as keyof T], to }]),
  );
}
