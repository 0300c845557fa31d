import type { Work } from '../core/data/work.ts';
import type { Outbox, RecordMessage } from './messages.public.ts';

/** Queues the message and logs on its record to whom it goes: once, also when it is asked for again while it waits. */
export async function sendLogged(
  work: Pick<Work, 'trx' | 'audit'>,
  outbox: Pick<Outbox, 'send'>,
  message: RecordMessage,
  action: string,
): Promise<number> {
  const { id, isNew } = await outbox.send(work.trx, message);
  const { entity, entityId, recipients } = message;
  if (isNew) await work.audit({ entity, id: entityId, action, remarks: recipients.join(', ') });
  return id;
}
