import type { AuditedKind } from '../core/data/auditedKinds.ts';
import type { Work } from '../core/data/work.ts';

/**
 * Takes back what still waits to be sent about a record, in the transaction that makes it untrue,
 * and says in its log who does not get it. Recipients that have it already keep it.
 */
export async function withdrawMessages(
  { trx, audit }: Work,
  entity: AuditedKind,
  id: number,
): Promise<void> {
  const withdrawn = await trx
    .updateTable('messages')
    .set({ status: 'WITHDRAWN' })
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .where('status', '=', 'QUEUED')
    .returning(['recipients', 'accepted'])
    .execute();
  for (const { recipients, accepted } of withdrawn)
    await audit({
      entity,
      id,
      action: 'MESSAGE_WITHDRAWN',
      remarks: recipients.filter((recipient) => !accepted.includes(recipient)).join(', '),
    });
}
