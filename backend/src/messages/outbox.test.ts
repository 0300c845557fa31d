import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { TEST_SECRETS } from '../../testing/testApp.ts';
import { lastAuditId } from '../../testing/testAudit.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { until } from '../../testing/untilWaiting.ts';
import { type ReceivedMail, startSmtp, type TestServer } from '../../testing/testServers.ts';
import { type Database, openDatabase, withTransaction } from '../core/data/database.ts';
import { startJobs } from '../core/data/jobs.ts';
import { createLog } from '../core/log.ts';
import { readSettings } from '../core/settings.ts';
import { createMessenger } from './createMessenger.ts';
import type { Courier, Outbox, RecordMessage } from './messages.public.ts';
import { startOutbox } from './outboxQueue.ts';
import { RETRY_MINUTES } from './outboxQueue.ts';

let database: TestDatabase;
let db: Database;
let smtp: TestServer<ReceivedMail>;
const started: { stop(): Promise<void> }[] = [];

const silent = createLog('silent');

beforeAll(async () => {
  [database, smtp] = await Promise.all([createTestDatabase(), startSmtp()]);
  db = openDatabase(database.url);
});
beforeEach(async () => {
  smtp.behaviour = 'takes';
  smtp.received.splice(0);
  await db.deleteFrom('messages').execute();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop()));
});
afterAll(async () => {
  await db.destroy();
  await smtp.close();
  await database.drop();
});

function courier(limitMs = 1500): Courier {
  return createMessenger(
    readSettings({ ...TEST_SECRETS, DATABASE_URL: database.url, SMTP_URL: smtp.url }),
    silent,
    limitMs,
  );
}

/** A service's outbox, with its worker. */
async function start(by: Courier = courier()): Promise<Outbox & { stop(): Promise<void> }> {
  const boss = await startJobs(database.url, silent);
  const stop = () => boss.stop({ graceful: true, timeout: 8000 });
  started.push({ stop });
  return { ...(await startOutbox(db, boss, by, 0.5)), stop };
}

const mail = (more: Partial<RecordMessage> = {}): RecordMessage => ({
  channel: 'MAIL',
  recipients: ['meera@example.com'],
  subject: 'Quotation 7',
  text: 'Below.',
  html: '<p>Below.</p>',
  entity: 'QUOTATION',
  entityId: 7,
  ...more,
});
const send = (outbox: Outbox, message = mail()) =>
  withTransaction(db, async (trx) => (await outbox.send(trx, message)).id);
const row = (id: number) =>
  db
    .selectFrom('messages')
    .selectAll()
    .select(sql<number>`round(extract(epoch from next_try_at - now()) / 60)::int`.as('minutes'))
    .where('message_id', '=', id)
    .executeTakeFirstOrThrow();
const jobs = async () =>
  (
    await sql<{
      n: number;
    }>`select count(*)::int as n from pgboss.job where name = 'messages'`.execute(db)
  ).rows[0]!.n;

/** Waits until the workers have done all that is due: nothing more is sent then. */
const allDone = () =>
  until(
    () =>
      sql`select from pgboss.job where name = 'messages' and state in ('created', 'retry', 'active')`.execute(
        db,
      ),
    ({ rows }) => !rows.length,
  );
const makeDue = () =>
  sql`update pgboss.job set start_after = now() where name = 'messages' and state in ('created', 'retry')`.execute(
    db,
  );
/** Lets the time of the next try come, once the worker has put it on its calendar. */
async function advance(): Promise<void> {
  const isPlanned = sql`select from pgboss.job where name = 'messages' and state in ('created', 'retry')`;
  await until(
    () => isPlanned.execute(db),
    ({ rows }) => rows.length > 0,
  );
  await db
    .updateTable('messages')
    .set({ next_try_at: sql<string>`now()` })
    .where('status', '=', 'QUEUED')
    .execute();
  await makeDue();
}

describe('one transaction', () => {
  test('commit: sent once, though two services work', async () => {
    const [outbox] = await Promise.all([start(), start()]);
    const id = await send(outbox);
    const sent = await until(
      () => row(id),
      ({ status }) => status !== 'QUEUED',
    );
    expect(sent).toMatchObject({
      status: 'SENT',
      tries: 1,
      error: null,
      entity: 'QUOTATION',
      entity_id: 7,
      accepted: ['meera@example.com'],
    });
    expect(sent.sent_at).not.toBeNull();
    await allDone();
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]!.source).toContain('Subject: Quotation 7');
  });

  test('rollback: no row, no job, nothing sent', async () => {
    const outbox = await start();
    const before = await jobs();
    const failing = withTransaction(db, async (trx) => {
      await outbox.send(trx, mail());
      throw new Error('Refused after all');
    });
    await expect(failing).rejects.toThrow('Refused after all');
    expect(await jobs()).toBe(before);
    expect(await db.selectFrom('messages').selectAll().execute()).toEqual([]);
    await send(outbox, mail({ subject: 'Quotation 8' }));
    await allDone();
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]!.source).toContain('Subject: Quotation 8');
  });
});

describe('a server that fails', () => {
  test('is tried again after 1, 5, 30 minutes, 2 and 12 hours; then the message has failed', async () => {
    smtp.behaviour = 'refuses';
    const before = await lastAuditId(db);
    const id = await send(await start());
    for (const [tries, minutes] of RETRY_MINUTES.entries()) {
      const waiting = await until(
        () => row(id),
        (now) => now.tries === tries + 1,
      );
      expect(waiting).toMatchObject({
        status: 'QUEUED',
        minutes,
        error: expect.stringContaining('Busy'),
      });
      await advance();
    }
    const failed = await until(
      () => row(id),
      ({ status }) => status !== 'QUEUED',
    );
    expect(failed).toMatchObject({
      status: 'FAILED',
      tries: 6,
      sent_at: null,
      error: expect.stringContaining('Busy'),
    });
    expect(
      await db
        .selectFrom('audit_log')
        .select(['entity', 'entity_id', 'user_id', 'action', 'remarks'])
        .where('audit_id', '>', before)
        .execute(),
    ).toEqual([
      {
        entity: 'QUOTATION',
        entity_id: 7,
        user_id: null,
        action: 'MAIL_NOT_SENT',
        remarks: 'meera@example.com',
      },
    ]);
    smtp.behaviour = 'takes';
    await makeDue();
    await allDone();
    expect(smtp.received).toEqual([]);
  }, 30_000);

  test('a retry goes only to those who do not have it yet', async () => {
    const id = await send(
      await start(),
      mail({ recipients: ['meera@example.com', 'refused@example.com'] }),
    );
    await until(
      () => row(id),
      ({ tries }) => tries === 1,
    );
    await advance();
    await until(
      () => row(id),
      ({ tries }) => tries === 2,
    );
    expect(await row(id)).toMatchObject({ status: 'QUEUED', accepted: ['meera@example.com'] });
    expect(smtp.received.map(({ to }) => to)).toEqual([['meera@example.com']]);
  });

  test('a message whose try died with its process is sent by the next; a late answer changes nothing', async () => {
    let wake: () => void = () => undefined;
    const dead = new Promise<void>((resolve) => (wake = resolve));
    const first = await start({
      ...courier(),
      deliver: () => dead.then(() => ({ accepted: [], error: 'too late' })),
    });
    const id = await send(first);
    await until(
      () => row(id),
      ({ next_try_at }) => Date.parse(next_try_at) > Date.now() + 20_000,
    );
    await start();
    // The lease expires, and the queue returns the job of a worker that has not answered in time.
    await db
      .updateTable('messages')
      .set({ next_try_at: sql<string>`now()` })
      .execute();
    await sql`update pgboss.job set state = 'retry', start_after = now() where name = 'messages' and state = 'active'`.execute(
      db,
    );
    await until(
      () => row(id),
      ({ status }) => status === 'SENT',
    );
    wake();
    await first.stop();
    expect(await row(id)).toMatchObject({ status: 'SENT', error: null });
    expect(smtp.received).toHaveLength(1);
  });
});

describe('the first try', () => {
  test('says yes when the server took it; the worker sends nothing more', async () => {
    const outbox = await start();
    const id = await send(outbox);
    expect(await outbox.firstTry(id)).toBe(true);
    await makeDue();
    await allDone();
    expect(smtp.received).toHaveLength(1);
    expect(await outbox.firstTry(id)).toBe(true);
    expect(smtp.received).toHaveLength(1);
  });

  test('says no when it did not, and the queue goes on', async () => {
    const outbox = await start();
    smtp.behaviour = 'refuses';
    const id = await send(outbox);
    expect(await outbox.firstTry(id)).toBe(false);
    expect(await row(id)).toMatchObject({ status: 'QUEUED', tries: 1, minutes: 1 });
    smtp.behaviour = 'takes';
    expect(await outbox.firstTry(id)).toBe(false);
    await advance();
    await until(
      () => row(id),
      ({ status }) => status === 'SENT',
    );
    expect(smtp.received).toHaveLength(1);
  });

  test('the same message asked for again while it waits is that one; a word more or another person is a new one', async () => {
    const outbox = await start();
    smtp.behaviour = 'refuses';
    const id = await send(outbox);
    expect(await outbox.firstTry(id)).toBe(false);
    const again = await Promise.all([send(outbox), send(outbox)]);
    expect(again).toEqual([id, id]);
    expect(await outbox.firstTry(id)).toBe(false);
    const others = [
      await send(outbox, mail({ text: 'Below, please.' })),
      await send(outbox, mail({ recipients: ['asha@example.com'] })),
      await send(outbox, mail({ entityId: 8 })),
    ];
    expect(new Set([id, ...others]).size).toBe(4);
    smtp.behaviour = 'takes';
    await advance();
    await until(
      () => row(id),
      ({ status }) => status === 'SENT',
    );
    expect(await send(outbox)).not.toBe(id); // a second send on purpose: the first has arrived
  });

  test.each([1, 4, 5])(
    'after %s failed tries it is that one, and sent at once when its server is back',
    async (tries) => {
      const outbox = await start();
      smtp.behaviour = 'refuses';
      const id = await send(outbox);
      await outbox.firstTry(id);
      await db
        .updateTable('messages')
        .set({ tries, next_try_at: sql<string>`now() + make_interval(mins => ${tries * 100})` })
        .execute();
      smtp.behaviour = 'takes';
      expect(await send(outbox)).toBe(id);
      expect(await outbox.firstTry(id)).toBe(true);
      expect(smtp.received).toHaveLength(1);
    },
  );

  test('a person who has it already is sent it anew while it waits for another', async () => {
    const outbox = await start();
    smtp.behaviour = 'refuses';
    const id = await send(outbox, mail({ recipients: ['meera@example.com', 'asha@example.com'] }));
    await outbox.firstTry(id);
    await db
      .updateTable('messages')
      .set({ accepted: ['meera@example.com'] })
      .execute();
    expect(await send(outbox, mail({ recipients: ['meera@example.com'] }))).not.toBe(id);
    expect(await send(outbox, mail({ recipients: ['asha@example.com'] }))).toBe(id);
  });

  test('two presses in the same moment are one message', async () => {
    const outbox = await start();
    smtp.behaviour = 'refuses';
    const ids = await Promise.all([1, 2, 3, 4].map(() => send(outbox)));
    expect(new Set(ids).size).toBe(1);
  });

  test('waits for the worker that was faster', async () => {
    let answer: (accepted: string[]) => void = () => undefined;
    const slow = new Promise<string[]>((resolve) => (answer = resolve));
    const outbox = await start({ ...courier(), deliver: async () => ({ accepted: await slow }) });
    const id = await send(outbox);
    await until(
      () => row(id),
      ({ next_try_at }) => Date.parse(next_try_at) > Date.now() + 20_000,
    );
    const asked = outbox.firstTry(id);
    answer(['meera@example.com']);
    expect(await asked).toBe(true);
  });

  test('nobody to send to: no', async () => {
    const outbox = await start();
    const id = await send(outbox, mail({ recipients: [] }));
    expect(await outbox.firstTry(id)).toBe(false);
    expect(await row(id)).toMatchObject({ status: 'FAILED', error: 'No recipient' });
    expect(await outbox.firstTry(999_999)).toBe(false);
  });
});

test('stopping waits for the mail on its way', async () => {
  let running = false;
  const slow: Courier = {
    ...courier(),
    deliver: async ({ recipients }) => {
      running = true;
      await wait(1500);
      return { accepted: recipients };
    },
  };
  const outbox = await start(slow);
  const id = await send(outbox);
  await until(
    () => Promise.resolve(running),
    (is) => is,
  );
  await outbox.stop();
  expect(await row(id)).toMatchObject({ status: 'SENT' });
});

test('four services may start at once on an empty database', async () => {
  const fresh = await createTestDatabase();
  const bosses = await Promise.all([1, 2, 3, 4].map(() => startJobs(fresh.url, silent)));
  await Promise.all(bosses.map((boss) => startOutbox(db, boss, courier())));
  expect(await Promise.all(bosses.map((boss) => boss.getQueue('messages')))).not.toContain(null);
  await Promise.all(bosses.map((boss) => boss.stop({ graceful: false })));
  await fresh.drop();
});
