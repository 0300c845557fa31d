import type { Outbox } from '../src/messages/messages.public.ts';

/** An outbox that keeps its messages in a list: each is new, and accepted at its first try. */
export const keepingOutbox = (kept: unknown[] = []): Outbox => ({
  send: async (_, message) => ({ id: kept.push(message), isNew: true }),
  firstTry: async () => true,
});
