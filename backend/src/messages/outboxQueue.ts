import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import { audit, SYSTEM } from '../core/data/audit.ts';
import type { Database, Trx } from '../core/data/database.ts';
import {
  type Courier,
  type Delivery,
  LIMIT_MS,
  type Message,
  type Outbox,
} from './messages.public.ts';
const QUEUE = 'messages';
/** Minutes after the first try; then it has failed for good. */
export const RETRY_MINUTES = [1, 5, 30, 120, 720];
/**
 * Lease of an attempt: without a result by then its process has died. Half a minute for drawing its
 * prints, five seconds for its server, and some to spare.
 */
const LEASE_SECONDS = 50;

interface Job {
  messageId: number;
}
type Content = Pick<Message, 'text' | 'html' | 'attachments' | 'params' | 'welcome'>;

/**
 * Claims the message for one attempt; undefined when it is sent, failed, not due or claimed
 * elsewhere.
 */
const claim = (db: Database, messageId: number) =>
  db
    .updateTable('messages')
    .set({ next_try_at: sql<string>`now() + make_interval(secs => ${LEASE_SECONDS})` })
    .where('message_id', '=', messageId)
    .where('status', '=', 'QUEUED')
    .where('next_try_at', '<=', sql<string>`now()`)
    .returning(['message_id', 'channel', 'recipients', 'accepted', 'subject', 'content', 'tries'])
    .returning(['entity', 'entity_id'])
    .executeTakeFirst();
type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** Remaining recipients: those who have it already do not get it again. */
function messageOf({ channel, subject, recipients, accepted, content }: Claimed): Message {
  return {
    ...(content as unknown as Content),
    channel: channel as Message['channel'],
    recipients: recipients.filter((recipient) => !accepted.includes(recipient)),
    ...(subject === null ? {} : { subject }),
  };
}

function stateAfter(row: Claimed, accepted: string[], error = 'Not accepted') {
  const tries = row.tries + 1;
  if (!row.recipients.length) return { status: 'FAILED', tries, error };
  if (row.recipients.every((recipient) => accepted.includes(recipient)))
    return { status: 'SENT', tries, accepted, error: null, sent_at: sql<string>`now()` };
  const minutes = RETRY_MINUTES[row.tries];
  if (minutes === undefined) return { status: 'FAILED', tries, accepted, error };
  return {
    tries,
    accepted,
    error,
    next_try_at: sql<string>`now() + make_interval(mins => ${minutes})`,
  };
}

const stateOf = (db: Database, messageId: number) =>
  db
    .selectFrom('messages')
    .select(['status', sql<number>`extract(epoch from next_try_at - now())::float8`.as('seconds')])
    .where('message_id', '=', messageId)
    .executeTakeFirst();

/** Logs on the record of a message what became of it besides being sent. */
async function logOutcome(trx: Trx, row: Claimed, after: Outcome): Promise<void> {
  const { entity, entity_id: id, channel } = row;
  if (entity === null || id === null) return;
  const log = (action: string, remarks: string) =>
    audit(trx, SYSTEM, { entity, id, action: `${channel}_${action}`, remarks });
  const accepted = after.accepted.join(', ');
  if (accepted && after.leftOut?.length)
    await log('WITHOUT_FILE', `${after.leftOut.join(', ')}: to ${accepted}`);
  if (accepted && after.wasWithdrawn) await log('SENT_BEFORE_IT_WAS_WITHDRAWN', accepted);
  if (after.hasFailed)
    await log(
      'NOT_SENT',
      row.recipients
        .filter((one) => ![...row.accepted, ...after.accepted].includes(one))
        .join(', '),
    );
}

interface Outcome extends Delivery {
  wasWithdrawn: boolean;
  hasFailed: boolean;
}

async function attempt(db: Database, courier: Courier, messageId: number): Promise<void> {
  const row = await claim(db, messageId);
  if (!row) return;
  const isWanted = async () => (await stateOf(db, messageId))?.status === 'QUEUED';
  const delivery = await courier.deliver(messageOf(row), isWanted);
  const { accepted, error } = delivery;
  const state = stateAfter(row, [...row.accepted, ...accepted], error);
  await db.transaction().execute(async (trx) => {
    const message = trx.selectFrom('messages').select('status').where('message_id', '=', messageId);
    const before = await message.forUpdate().executeTakeFirst();
    const wasWithdrawn = before?.status === 'WITHDRAWN';
    // withdrawn when its server had it already: it is sent all the same
    if (before?.status !== 'QUEUED' && !(wasWithdrawn && accepted.length)) return;
    await trx.updateTable('messages').set(state).where('message_id', '=', messageId).execute();
    const hasFailed = state.status === 'FAILED' && !wasWithdrawn;
    await logOutcome(trx, row, { ...delivery, wasWithdrawn, hasFailed });
  });
}

/** Waits for the outcome when the worker was faster. */
async function outcome(db: Database, messageId: number, until: number): Promise<boolean> {
  const state = await stateOf(db, messageId);
  const isRunning =
    state?.status === 'QUEUED' && state.seconds > 0 && state.seconds <= LEASE_SECONDS;
  if (!isRunning || Date.now() > until) return state?.status === 'SENT';
  await wait(100);
  return outcome(db, messageId, until);
}

const createQueue = (boss: PgBoss) =>
  boss.createQueue(QUEUE, {
    expireInSeconds: 60,
    retryLimit: 10_000,
    retryDelay: 60,
    deleteAfterSeconds: 24 * 3600,
  });

const addJob = (boss: PgBoss, messageId: number, startAfter: number, trx?: Trx) =>
  boss.send(QUEUE, { messageId } satisfies Job, {
    startAfter,
    ...(trx ? { db: fromKysely(trx) } : {}),
  });

type NewRow = Pick<Claimed, 'channel' | 'recipients' | 'subject' | 'entity' | 'entity_id'>;

/**
 * The same message, word for word, that waits for its server: a user pressed again, so it is due
 * now. What is sent or failed is sent anew, to a person who has it too, and so is what the last try
 * may just have failed with.
 */
async function waitingTwin(trx: Trx, row: NewRow, content: string): Promise<number | undefined> {
  const { channel, recipients, subject, entity, entity_id } = row;
  if (entity === null || entity_id === null) return undefined;
  // two parallel sends: the second one finds the first
  await sql`select pg_advisory_xact_lock(hashtextextended(${`message ${entity} ${entity_id}`}, 0))`.execute(
    trx,
  );
  const isLater = sql<boolean>`next_try_at > now() + make_interval(secs => ${LEASE_SECONDS})`;
  const twin = await trx
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
  // nearer than a lease it is being tried, or is about to be
  if (twin?.is_later)
    await trx
      .updateTable('messages')
      .set({ next_try_at: sql<string>`now()` })
      .where('message_id', '=', twin.message_id)
      .execute();
  return twin?.message_id;
}

/** Writes messages that a service will send: for a process that ends before they are due. */
export async function openOutbox(boss: PgBoss): Promise<Pick<Outbox, 'send'>> {
  await createQueue(boss);
  return {
    async send(trx, { channel, recipients, subject, entity, entityId, ...content }) {
      const row = {
        channel,
        recipients: [...recipients],
        subject: subject ?? null,
        entity,
        entity_id: entityId,
      };
      const json = JSON.stringify(content);
      const waiting = recipients.length ? await waitingTwin(trx, row, json) : undefined;
      if (waiting !== undefined) return { id: waiting, isNew: false };
      const { message_id } = await trx
        .insertInto('messages')
        .values({ ...row, content: json })
        .returning('message_id')
        .executeTakeFirstOrThrow();
      await addJob(boss, message_id, 0, trx);
      return { id: message_id, isNew: true };
    },
  };
}

/**
 * A row of messages and a job in one transaction; the row has a job until it is SENT or FAILED.
 * At least once: a crash between the server's yes and the mark of it sends the message again.
 */
export async function startOutbox(
  db: Database,
  boss: PgBoss,
  courier: Courier,
  pollingIntervalSeconds = 1,
): Promise<Outbox> {
  const work = async (messageId: number): Promise<void> => {
    await attempt(db, courier, messageId);
    const state = await stateOf(db, messageId);
    if (state?.status === 'QUEUED')
      await addJob(boss, messageId, Math.max(1, Math.ceil(state.seconds)));
  };
  const { send } = await openOutbox(boss);
  await boss.work<Job>(QUEUE, { batchSize: 10, pollingIntervalSeconds }, async (jobs) => {
    await Promise.all(jobs.map(({ data }) => work(data.messageId)));
  });
  return {
    send,
    async firstTry(messageId) {
      const until = Date.now() + LIMIT_MS;
      await attempt(db, courier, messageId);
      return outcome(db, messageId, until);
    },
  };
}
