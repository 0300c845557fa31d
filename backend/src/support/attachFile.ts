import { createHash } from 'node:crypto';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Viewer } from '../core/access/viewer.ts';
import { audit } from '../core/data/audit.ts';
import { type Database, withTransaction } from '../core/data/database.ts';
import type { AppParts } from '../core/http/appParts.ts';
import { badField, notFound, refused } from '../core/http/errors.ts';
import { readUpload } from '../core/http/readUpload.ts';
import { shownName, type StoredContent, toStoredContent } from '../documents/storeFile.public.ts';
import { trackerOf } from './openTracker.ts';
import { NOT_SUBMITTED } from './submitTicket.ts';
import { TASK_ID, TrackerError } from './tracker.ts';

const FIELD = 'attachment';
/** Longer than a call takes: afterwards the file may be sent again. */
const SENDING_SECONDS = 30;

interface TicketFile {
  ticketId: number;
  taskId: string;
  sha256: string;
  name: string;
  content: StoredContent;
}

/** An own ticket, locked. */
async function lockOwnTicket(db: Database, { userId }: Viewer, taskId: string) {
  const ticket = await db
    .selectFrom('tickets')
    .select('ticket_id')
    .where('task_id', '=', taskId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!ticket) throw notFound('Ticket');
  return ticket.ticket_id;
}

/** Claims a file that has to be sent: the same file of a ticket goes once. */
const claimFile = (db: Database, viewer: Viewer, file: Omit<TicketFile, 'ticketId'>) =>
  withTransaction(db, async (trx): Promise<TicketFile | undefined> => {
    const ticketId = await lockOwnTicket(trx, viewer, file.taskId);
    const files = await trx
      .selectFrom('ticket_files')
      .select(['sha256', 'sent_at'])
      .select(
        sql<boolean>`created_at > now() - make_interval(secs => ${SENDING_SECONDS})`.as('is_new'),
      )
      .where('ticket_id', '=', ticketId)
      .execute();
    const same = files.find(({ sha256 }) => sha256 === file.sha256);
    if (same?.sent_at) return undefined;
    if (same?.is_new)
      throw refused('This file is being sent already. Please try again in a moment.');
    if (!same && files.length >= LIMITS.ticketAttachments)
      throw badField(FIELD, `A ticket takes at most ${LIMITS.ticketAttachments} files`);
    await trx
      .insertInto('ticket_files')
      .values({
        ticket_id: ticketId,
        sha256: file.sha256,
        name: file.name,
        content_type: file.content.contentType,
        byte_size: file.content.content.length,
      })
      .onConflict((c) =>
        c.columns(['ticket_id', 'sha256']).doUpdateSet({ created_at: sql<string>`now()` }),
      )
      .execute();
    return { ...file, ticketId };
  });

const keepFile = (
  db: Database,
  viewer: Viewer,
  { ticketId, sha256, name }: TicketFile,
  uuid: string | null,
) =>
  withTransaction(db, async (trx) => {
    await trx
      .updateTable('ticket_files')
      .set({ sent_at: sql<string>`now()`, file_uuid: uuid })
      .where('ticket_id', '=', ticketId)
      .where('sha256', '=', sha256)
      .execute();
    if (uuid !== null)
      await trx
        .updateTable('files')
        .set({ attached_at: sql<string>`now()` })
        .where('uuid', '=', uuid)
        .execute();
    await audit(trx, viewer, { entity: 'TICKET', id: ticketId, action: 'ATTACH', remarks: name });
  });

const forgetFile = (db: Database, { ticketId, sha256 }: TicketFile) =>
  db
    .deleteFrom('ticket_files')
    .where('ticket_id', '=', ticketId)
    .where('sha256', '=', sha256)
    .where('sent_at', 'is', null)
    .execute();

async function readFile(request: FastifyRequest, { settings }: AppParts) {
  const { bytes, filename, fields } = await readUpload(request, settings, ['task_id'], FIELD);
  const taskId = fields['task_id'] ?? '';
  if (!TASK_ID.test(taskId)) throw badField('task_id', 'task_id is not valid');
  const sha256 = createHash('sha256').update(bytes).digest('base64url');
  return { bytes, filename, taskId, sha256 };
}

/** Adds a file to an own ticket. The same file again is the same file: a person may retry. */
export async function attachFile(request: FastifyRequest, parts: AppParts): Promise<void> {
  const { db } = parts;
  const { viewer } = request;
  const { bytes, filename, taskId, sha256 } = await readFile(request, parts);
  const content = await toStoredContent(bytes, false, FIELD);
  const name = shownName(filename, content.extension);
  const file = await claimFile(db, viewer, { taskId, sha256, name, content });
  if (!file) return;
  const tracker = trackerOf(parts);
  try {
    const sent = { name, content, userId: viewer.userId };
    const uuid = await tracker.attach(taskId, sent, AbortSignal.timeout(tracker.limitMs));
    await keepFile(db, viewer, file, uuid);
  } catch (error) {
    await forgetFile(db, file);
    if (!(error instanceof TrackerError)) throw error;
    request.log.warn({ reason: error.message, outcome: error.outcome }, 'tracker');
    throw refused(NOT_SUBMITTED);
  }
}
