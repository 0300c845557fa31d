import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';
import type { RecordMessage } from './messages.public.ts';

/** After the first try; then it has failed for good. */
export const RETRY_MINUTES = [1, 5, 30, 120, 720];
/**
 * Lease of an attempt: without a result by then its process has died. Half a minute for drawing its
 * prints, five seconds for its server, and some to spare.
 */
export const LEASE_SECONDS = 50;

/** A message as the table keeps it. */
export function messageRow(message: RecordMessage) {
  const { channel, recipients, subject, entity, entityId, ...content } = message;
  return {
    channel,
    recipients: [...recipients],
    subject: subject ?? null,
    entity,
    entity_id: entityId,
    content: JSON.stringify(content),
  };
}

/**
 * The same message, word for word, that waits for its server: somebody pressed again. What is sent
 * or failed is sent anew, to a person who has it too, and so is what the last try may just have
 * failed with.
 */
export async function waitingTwin(trx: Trx, message: RecordMessage) {
  const { channel, recipients, subject, entity, entity_id, content } = messageRow(message);
  if (!recipients.length) return undefined;
  // of two presses at once the second one finds the first
  await sql`select pg_advisory_xact_lock(hashtextextended(${`message ${entity} ${entity_id}`}, 0))`.execute(
    trx,
  );
  const isLater = sql<boolean>`next_try_at > now() + make_interval(secs => ${LEASE_SECONDS})`;
  return trx
    .selectFrom('messages')
    .select(['message_id', isLater.as('is_later')])
    .where('entity', '=', entity)
    .where('entity_id', '=', entity_id)
    .where('status', '=', 'QUEUED')
    .where((eb) => eb.or([eb('tries', '<', RETRY_MINUTES.length), isLater]))
    .where('channel', '=', channel)
    .where('subject', 'is not distinct from', subject)
    .where('recipients', '@>', sql<string[]>`${recipients}::text[]`)
    .where(sql<boolean>`not accepted && ${recipients}::text[]`)
    .where('content', '=', sql<string>`${content}::jsonb`)
    .executeTakeFirst();
}
