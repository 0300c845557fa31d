import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { keyOf } from '../core/data/idempotency.ts';
import type { AppParts, Declared } from '../core/http/appParts.ts';
import { refused } from '../core/http/errors.ts';
import { trackerOf } from './openTracker.ts';
import { LISTS, type NewTicket } from './support.shapes.ts';
import {
  claimTicket,
  endAttempt,
  keepTaskId,
  markCreate,
  type Attempt,
  type TicketText,
} from './ticketAttempt.ts';
import { ticketValues } from './ticketValues.ts';
import { type Tracker, TrackerError } from './tracker.ts';

/** The text of the contract for whatever goes wrong with the tracker. */
export const NOT_SUBMITTED = 'The request could not be submitted';

const MINUTE_MS = 60_000;
/** The tracker's clock may differ from ours by as much. */
const CLOCKS_DIFFER_MS = 60 * MINUTE_MS;

type Parts = AppParts & Declared;

/** A look-up that fails says nothing about the task. */
const stillUnknown = (error: unknown): never => {
  throw error instanceof TrackerError ? new TrackerError('lost', error.message) : error;
};

/** The id of a task made by an attempt whose answer was lost, or of a new one. */
async function findOrCreate(
  { db }: Parts,
  tracker: Tracker,
  attempt: Attempt,
  text: TicketText,
): Promise<{ id: string; isFound: boolean }> {
  const signal = AbortSignal.timeout(tracker.limitMs);
  const task = { ...text, reference: attempt.reference };
  if (attempt.mayBeThere) {
    const since = new Date(Date.parse(attempt.createdAt) - CLOCKS_DIFFER_MS);
    const id = await tracker.find(task, since, signal).catch(stillUnknown);
    if (id !== undefined) return { id, isFound: true };
    if (attempt.mustWait)
      throw refused('Your request may have arrived. Submit it again in 2 minutes to find out.');
  }
  await markCreate(db, attempt, text);
  return { id: await tracker.create(task, signal), isFound: false };
}

/**
 * Raises a ticket: three short transactions around calls that no transaction waits for. The person's retry under the same key finds
 * the ticket that was made, however the first attempt ended.
 */
export async function submitTicket(
  request: FastifyRequest,
  parts: Parts,
  body: NewTicket,
): Promise<string> {
  const { db, settings } = parts;
  const { viewer } = request;
  const list = LISTS[body.list];
  const key = keyOf(request) ?? crypto.randomUUID();
  const fields = await ticketValues(
    { db, settings, viewer },
    parts.records,
    list,
    body.custom_fields,
  );
  const text: TicketText = {
    list,
    name: body.name.trim(),
    description: body.description.trim(),
    fields,
    bodyHash: createHash('sha256').update(JSON.stringify(body)).digest('base64url'),
  };
  const attempt = await claimTicket(db, viewer, { ...text, key });
  if (attempt.taskId !== null) return attempt.taskId;
  try {
    const { id, isFound } = await findOrCreate(parts, trackerOf(parts), attempt, text);
    await keepTaskId(db, viewer, attempt, id);
    // the words that arrived were those of the attempt before
    if (isFound && attempt.isChanged)
      throw refused(`Your request was submitted before, with other words, as ${id}`, 'REFUSED', {
        field: 'Idempotency-Key',
      });
    return id;
  } catch (error) {
    await endAttempt(db, attempt, error instanceof TrackerError ? error.outcome : 'lost');
    if (!(error instanceof TrackerError)) throw error;
    request.log.warn({ reason: error.message, outcome: error.outcome }, 'tracker');
    throw refused(NOT_SUBMITTED);
  }
}
