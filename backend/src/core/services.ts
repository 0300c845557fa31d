import type { FileStore } from '../documents/fileStore.ts';
import type { ImportQueue } from '../imports/imports.public.ts';
import type { Messenger, Outbox } from '../messages/messages.public.ts';

/** Services beside the database that features use. */
export interface Services {
  /** Sends one message now and says whether it was accepted: sign-in codes. */
  messenger: Messenger;
  /** Sends messages after the transaction that wrote them, with retries: everything else. */
  outbox: Outbox;
  files: FileStore;
  /** Checks, applies and undoes imports. */
  imports: ImportQueue;
}
