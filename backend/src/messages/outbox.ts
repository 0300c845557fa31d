import type { Trx } from '../core/data/database.ts';
import type { Message } from './messenger.ts';

/** A message about a record. */
export interface RecordMessage extends Message {
  entity: string;
  entityId: number;
}

export interface Outbox {
  /** Queues the message in the caller's transaction: sent if, and only if, that commits. Answers its id. */
  send(trx: Trx, message: RecordMessage): Promise<number>;
  /**
   * After the commit: tries it at once and returns whether it was accepted; otherwise the queue
   * retries.
   */
  firstTry(messageId: number): Promise<boolean>;
}
