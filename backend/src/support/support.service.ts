import type { TicketList, TicketStatus } from '@munim/schema/generated/types.ts';
import { seesAllTickets } from '@munim/schema/support/support.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { signedAddress } from '../core/access/signing.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { userInfo } from '../core/data/embeds.ts';
import { pageOf } from '../core/data/paging.ts';
import { endOfDay, startOfDay } from '../core/data/days.ts';
import { contains, eqAny, whereIf } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import type { Settings } from '../core/settings.ts';
import {
  LISTS,
  type Ticket,
  type TicketFile,
  type TicketOptions,
  type TicketQuery,
} from './support.shapes.ts';

/** Tickets of the viewer, over tickets as t; administrators and managers see all. */
export const visibleTickets = ({ userId, roleId }: Viewer): RawBuilder<boolean> =>
  seesAllTickets(roleId) ? sql`true` : sql`t.user_id = ${userId}`;

const nameOf = (list: string) =>
  Object.entries(LISTS).find(
    ([, value]: [string, TicketList]) => value === list,
  )?.[0] as Ticket['list'];

async function filesOf(
  { db, settings }: ReadContext,
  ticketIds: readonly number[],
): Promise<Map<number, TicketFile[]>> {
  const rows = await db
    .selectFrom('ticket_files')
    .select(['ticket_id', 'name', 'byte_size', 'file_uuid'])
    .where('ticket_id', '=', eqAny(ticketIds))
    .where('sent_at', 'is not', null)
    .orderBy('sent_at')
    .execute();
  const files = new Map<number, TicketFile[]>();
  for (const { ticket_id, name, byte_size, file_uuid } of rows) {
    const fileUrl = file_uuid && signedAddress(settings, file_uuid);
    files.set(ticket_id, [...(files.get(ticket_id) ?? []), { name, size: byte_size, fileUrl }]);
  }
  return files;
}

/** A ticket is made as Open, and is so until its state was read. */
export const STATUS = sql<TicketStatus | null>`case when k.reference is not null then k.status
  when t.tracker_word is null then 'OPEN' else t.tracker_status end`;
const TEXT = sql<string>`t.task_id || ' ' || t.name || ' ' || t.description || ' ' || coalesce(t.fields ->> 'orderNumber', '')`;
const CATEGORY = sql<
  string | null
>`coalesce(t.fields ->> 'category', t.fields ->> 'selectedCategory')`;

async function withDetails(context: ReadContext, isOnPage: RawBuilder<number>): Promise<Ticket[]> {
  const field = (name: string) => sql<string | null>`t.fields ->> ${name}`;
  const rows = await context.db
    .selectFrom('tickets as t')
    .leftJoin('tracker_tasks as k', 'k.reference', 't.reference')
    .select(['t.ticket_id', 't.list', 't.name', 't.description', 't.created_at', 't.tracker_word'])
    .select(sql<string>`t.task_id`.as('task_id'))
    .select(STATUS.as('status'))
    .select(sql<boolean>`k.reference is not null`.as('is_embedded'))
    .select(field('orderNumber').as('order_number'))
    .select(field('issueType').as('issue_type'))
    .select(CATEGORY.as('category'))
    .select(userInfo(sql.ref('t.user_id')).$notNull().as('created_by_info'))
    .where('t.ticket_id', '=', isOnPage)
    .orderBy('t.ticket_id', 'desc')
    .execute();
  const files = await filesOf(
    context,
    rows.map(({ ticket_id }) => ticket_id),
  );
  return rows.map(({ ticket_id, list, ...row }) => ({
    ...row,
    list: nameOf(list),
    attachments: files.get(ticket_id) ?? [],
  }));
}

/** Tickets that arrived, newest first. */
export async function listTickets(context: ReadContext, query: TicketQuery) {
  const ids = context.db
    .selectFrom('tickets as t')
    .leftJoin('tracker_tasks as k', 'k.reference', 't.reference')
    .select('t.ticket_id')
    .where('t.task_id', 'is not', null)
    .where(visibleTickets(context.viewer))
    .where(whereIf(query.list, (list) => sql`t.list = ${LISTS[list]}`))
    .where(whereIf(query.status, (status) => sql`${STATUS} = ${status}`))
    .where(whereIf(query.category, (category) => sql`${CATEGORY} = ${category}`))
    .where(whereIf(query.search, (text) => contains(TEXT, text)))
    .where(whereIf(query.from_date, (day) => sql`t.created_at >= ${startOfDay(day)}`))
    .where(whereIf(query.to_date, (day) => sql`t.created_at < ${endOfDay(day)}`))
    .orderBy('t.ticket_id', 'desc');
  const [data, count] = await pageOf(context.db, ids, query, (isOnPage) =>
    withDetails(context, isOnPage),
  );
  return { data, count };
}

export function ticketOptions({ ticketChoices }: Settings): TicketOptions {
  const { orderIssueTypes, techIssueTypes, categories } = ticketChoices;
  return {
    order_issue_types: [...orderIssueTypes],
    tech_issue_types: [...techIssueTypes],
    categories: Object.entries(categories).map(([field, name]) => ({ name, field })),
  };
}
