import type { TicketList } from '@munim/schema/generated/types.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { sql } from 'kysely';
import type { Viewer } from '../core/access/viewer.ts';
import { type Database, type Trx, withTransaction } from '../core/data/database.ts';
import { KEY_IS_USED } from '../core/data/idempotency.ts';
import { audit } from '../core/data/audit.ts';
import { badField, refused, tooManyRequests } from '../core/http/errors.ts';
import { type Outcome, TrackerError, type TicketValues } from './tracker.ts';

/** Longer than all calls of one attempt take. */
const ATTEMPT_SECONDS = 30;
/** A call that was lost on the way may still be worked on for as long. */
const LOST_CALL_SECONDS = 120;

export interface TicketText {
  list: TicketList;
  name: string;
  description: string;
  fields: TicketValues;
  bodyHash: string;
}

/** The right to send a ticket, one attempt at a time. */
export interface Attempt {
  ticketId: number;
  runId: string;
  reference: string;
  createdAt: string;
  /** Id of a ticket that arrived before; null for one that has to be sent. */
  taskId: string | null;
  /** An attempt before may have arrived. */
  mayBeThere: boolean;
  /** True while that attempt may still be worked on. */
  mustWait: boolean;
  /** The words differ from those of that attempt. */
  isChanged: boolean;
}

const inSeconds = (seconds: number) => sql<string>`now() + make_interval(secs => ${seconds})`;

async function refuseTooMany(trx: Trx, userId: number): Promise<void> {
  // one after the other, or all of many at once would count before any is written
  await trx
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .execute();
  const { raised } = await trx
    .selectFrom('tickets')
    .select((eb) => eb.fn.countAll<number>().as('raised'))
    .where('user_id', '=', userId)
    .where('created_at', '>', sql<string>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  if (raised >= LIMITS.ticketsAnHour) throw tooManyRequests();
}

const columnsOf = ({ list, name, description, fields, bodyHash }: TicketText) => ({
  list,
  name,
  description,
  fields: JSON.stringify(fields),
  body_hash: bodyHash,
});

/** The ticket of this key: a new one, or the one of an earlier attempt, claimed for this one. */
export function claimTicket(
  db: Database,
  { userId }: Viewer,
  { key, ...text }: TicketText & { key: string },
): Promise<Attempt> {
  return withTransaction(db, async (trx) => {
    const own = () =>
      trx.selectFrom('tickets').where('user_id', '=', userId).where('key', '=', key);
    const isKnown = await own().select('ticket_id').executeTakeFirst();
    if (!isKnown) {
      await refuseTooMany(trx, userId);
      await trx
        .insertInto('tickets')
        .values({ user_id: userId, key, ...columnsOf(text) })
        .onConflict((c) => c.columns(['user_id', 'key']).doNothing())
        .execute();
    }
    const ticket = await own()
      .selectAll()
      .select(sql<boolean>`coalesce(run_until > now(), false)`.as('is_running'))
      .select(sql<boolean>`coalesce(wait_until > now(), false)`.as('must_wait'))
      .forUpdate()
      .executeTakeFirstOrThrow();
    const isChanged = ticket.body_hash !== text.bodyHash;
    if (ticket.task_id !== null && isChanged) throw badField('Idempotency-Key', KEY_IS_USED);
    if (ticket.task_id === null && ticket.is_running)
      throw refused('Your request is being submitted already. Please try again in a moment.');
    const runId = crypto.randomUUID();
    await trx
      .updateTable('tickets')
      .set({ run_id: runId, run_until: inSeconds(ATTEMPT_SECONDS) })
      .where('ticket_id', '=', ticket.ticket_id)
      .execute();
    return {
      ticketId: ticket.ticket_id,
      runId,
      reference: ticket.reference,
      createdAt: ticket.created_at,
      taskId: ticket.task_id,
      mayBeThere: ticket.look_up,
      mustWait: ticket.must_wait,
      isChanged,
    };
  });
}

const rowOf = (db: Database | Trx, { ticketId, runId }: Attempt) =>
  db.updateTable('tickets').where('ticket_id', '=', ticketId).where('run_id', '=', runId);

/**
 * Marks an attempt before the tracker is asked to create the ticket: from now on it may exist.
 * Fails when another attempt has taken over.
 */
export async function markCreate(db: Database, attempt: Attempt, text: TicketText): Promise<void> {
  const marked = await rowOf(db, attempt)
    .set({ ...columnsOf(text), look_up: true, wait_until: inSeconds(LOST_CALL_SECONDS) })
    .where('run_until', '>', sql<string>`now()`)
    .returning('ticket_id')
    .executeTakeFirst();
  if (!marked) throw new TrackerError('lost', 'Another attempt has taken over');
}

/** The ticket has arrived. An id that another ticket has is no answer. */
export function keepTaskId(
  db: Database,
  viewer: Viewer,
  attempt: Attempt,
  taskId: string,
): Promise<void> {
  return withTransaction(db, async (trx) => {
    const taken = await trx
      .selectFrom('tickets')
      .select('ticket_id')
      .where('task_id', '=', taskId)
      .where('ticket_id', '<>', attempt.ticketId)
      .executeTakeFirst();
    if (taken) throw new TrackerError('answered', 'The tracker gave the id of another ticket');
    const kept = await rowOf(trx, attempt)
      .set({ task_id: taskId, look_up: false, wait_until: null, run_id: null, run_until: null })
      .returning('ticket_id')
      .executeTakeFirst();
    if (!kept) return;
    await audit(trx, viewer, { entity: 'TICKET', id: attempt.ticketId, action: 'CREATE' });
  });
}

/** The attempt failed: the person may try again at once. */
export async function endAttempt(db: Database, attempt: Attempt, outcome: Outcome): Promise<void> {
  await rowOf(db, attempt)
    .set({
      run_id: null,
      run_until: null,
      ...(outcome === 'refused' ? { look_up: false } : {}),
      ...(outcome === 'lost' ? {} : { wait_until: null }),
    })
    .execute();
}
