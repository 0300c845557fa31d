import type { Outbox } from './outbox.ts';

/**
 * After the commit: whether there is any mail, and each was accepted within five seconds; the queue
 * retries the others.
 */
export async function acceptedAtOnce(
  outbox: Outbox,
  messageIds: readonly number[],
): Promise<boolean> {
  const accepted = await Promise.all(messageIds.map((id) => outbox.firstTry(id)));
  return accepted.length > 0 && accepted.every(Boolean);
}
