import { single } from '../src/core/data/rows.ts';
import { createLog } from '../src/core/log.ts';
import { readSettings } from '../src/core/settings.ts';
import { createMessenger } from '../src/messages/createMessenger.ts';
import type { ReadFile, Outbox, RecordMessage } from '../src/messages/messages.public.ts';
import { TEST_SECRETS } from './testApp.ts';

/** An outbox whose first attempt uses the servers named in env; nothing is retried. */
export function testOutbox(
  env: Record<string, string>,
  read?: ReadFile,
): Outbox & { queued: RecordMessage[] } {
  const courier = createMessenger(
    readSettings({ ...TEST_SECRETS, DATABASE_URL: 'postgres://none', ...env }),
    createLog('silent'),
    3000,
    read,
  );
  const queued: RecordMessage[] = [];
  return {
    queued,
    // a copy, as the table keeps it
    send: async (_, message) => ({
      id: queued.push(JSON.parse(JSON.stringify(message)) as RecordMessage),
      isNew: true,
    }),
    firstTry: async (id) => courier.sendNow(single(queued.slice(id - 1))),
  };
}
