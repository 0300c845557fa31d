import type { Work } from '../core/data/work.ts';
import type { Outbox, RecordMessage } from './messages.public.ts';
import { waitingTwin } from './waitingTwin.ts';

/** Queues the message; it is not new where the same one waits already. */
export async function queueOnce(
  { trx }: Pick<Work, 'trx'>,
  outbox: Pick<Outbox, 'send'>,
  message: RecordMessage,
): Promise<{ id: number; isNew: boolean }> {
  const twin = await waitingTwin(trx, message);
  const id = await outbox.send(trx, message);
  return { id, isNew: id !== twin?.message_id };
}

/** Queues the message and logs on its record to whom it goes: once, also when it is asked for again while it waits. */
export async function sendLogged(
  work: Pick<Work, 'trx' | 'audit'>,
  outbox: Pick<Outbox, 'send'>,
  message: RecordMessage,
  action: string,
): Promise<number> {
  const { id, isNew } = await queueOnce(work, outbox, message);
  const { entity, entityId, recipients } = message;
  if (isNew) await work.audit({ entity, id: entityId, action, remarks: recipients.join(', ') });
  return id;
}
