import type { TicketList } from '@munim/schema/generated/types.ts';
import { seesAllTickets } from '@munim/schema/support/support.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { signedAddress } from '../core/access/signing.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { userInfo } from '../core/data/embeds.ts';
import { pageOf } from '../core/data/paging.ts';
import { eqAny } from '../core/data/search.ts';
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

async function withDetails(context: ReadContext, isOnPage: RawBuilder<number>): Promise<Ticket[]> {
  const field = (...names: string[]) =>
    sql<string | null>`coalesce(${sql.join(names.map((name) => sql`t.fields ->> ${name}`))})`;
  const rows = await context.db
    .selectFrom('tickets as t')
    .leftJoin('tracker_tasks as k', 'k.reference', 't.reference')
    .select(['t.ticket_id', 't.list', 't.name', 't.description', 't.created_at', 'k.status'])
    .select(sql<string>`t.task_id`.as('task_id'))
    .select(field('orderNumber').as('order_number'))
    .select(field('issueType').as('issue_type'))
    .select(field('category', 'selectedCategory').as('category'))
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
    .select('t.ticket_id')
    .where('t.task_id', 'is not', null)
    .where(visibleTickets(context.viewer))
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
