import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../src/core/data/database.ts';
import { startJobs } from '../src/core/data/jobs.ts';
import { createLog } from '../src/core/log.ts';
import { readSettings } from '../src/core/settings.ts';
import { createMessenger } from '../src/messages/createMessenger.ts';
import { startOutbox } from '../src/messages/outboxQueue.ts';
import { createTestApp, TEST_SECRETS, type TestApp } from './testApp.ts';
import { createTestDatabase } from './testDatabase.ts';
import { filesOfMail, textOfPdf } from './testPdf.ts';
import { type ReceivedMail, startSmtp, type TestServer } from './testServers.ts';

/** An app whose mails go through the real queue to a real server. */
export interface Mailing {
  app: TestApp;
  smtp: TestServer<ReceivedMail>;
  /** Messages of a record, the oldest first. */
  messages(entity: string, id: number): Promise<{ status: string; tries: number }[]>;
  /** Lets the time of the next tries come, and waits until none is left to try. */
  passTime(): Promise<void>;
  /** Lets the time of the next try of one message come, and waits until it has failed. */
  failOnce(messageId: number): Promise<void>;
  /** The one PDF of each mail that arrived. */
  pdfs(): Promise<{ name: string; text: string }[]>;
  close(): Promise<void>;
}

export async function startMailing(): Promise<Mailing> {
  const [database, smtp] = await Promise.all([createTestDatabase(), startSmtp()]);
  const db = openDatabase(database.url);
  const silent = createLog('silent');
  const boss = await startJobs(database.url, silent);
  const settings = readSettings({
    ...TEST_SECRETS,
    DATABASE_URL: database.url,
    SMTP_URL: smtp.url,
  });
  const outbox = await startOutbox(db, boss, createMessenger(settings, silent, 20_000), 0.5);
  const app = await createTestApp({ database, services: { outbox } });

  const makeDue = async () => {
    await sql`update messages set next_try_at = now() where status = 'QUEUED'`.execute(db);
    await sql`update pgboss.job set start_after = now() where name = 'messages' and state in ('created', 'retry')`.execute(
      db,
    );
  };
  const until = async (is: () => Promise<boolean>) => {
    for (let tries = 0; tries < 300; tries++) {
      if (await is()) return;
      await wait(100);
    }
    throw new Error('Not within 30 s');
  };
  const triesOf = async (message_id: number) =>
    (
      await db
        .selectFrom('messages')
        .select('tries')
        .where('message_id', '=', message_id)
        .executeTakeFirstOrThrow()
    ).tries;
  return {
    app,
    smtp,
    messages: (entity, id) =>
      db
        .selectFrom('messages')
        .selectAll()
        .where('entity', '=', entity as never)
        .where('entity_id', '=', id)
        .orderBy('message_id')
        .execute(),
    passTime: () =>
      until(async () => {
        const { rows } =
          await sql`select from pgboss.job where name = 'messages' and state in ('created', 'retry', 'active')`.execute(
            db,
          );
        const queued = db
          .selectFrom('messages')
          .select('message_id')
          .where('status', '=', 'QUEUED');
        const isDone = !rows.length && !(await queued.execute()).length;
        if (!isDone) await makeDue();
        return isDone;
      }),
    failOnce: async (messageId) => {
      const before = await triesOf(messageId);
      await makeDue();
      await until(async () => (await triesOf(messageId)) > before);
    },
    pdfs: () =>
      Promise.all(
        smtp.received.map(async ({ source }) => {
          const [file, ...others] = filesOfMail(source);
          if (!file || others.length) throw new Error('Not one file');
          return { name: file[0], text: await textOfPdf(file[1]) };
        }),
      ),
    close: async () => {
      await boss.stop({ graceful: true, timeout: 8000 });
      await db.destroy();
      await app.close();
      await smtp.close();
    },
  };
}
