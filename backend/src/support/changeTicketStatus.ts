import type { TicketStatus } from '@munim/schema/generated/types.ts';
import { TICKET_TRANSITIONS } from '@munim/schema/support/support.rules.ts';
import { sql } from 'kysely';
import type { Work } from '../core/data/work.ts';
import { invalidTransition, notFound, refused } from '../core/http/errors.ts';
import { companyMail, type Outbox } from '../messages/messages.public.ts';
import type { TicketChange } from './support.shapes.ts';

const WORDS: Record<TicketStatus, string> = {
  OPEN: 'open again',
  IN_PROGRESS: 'in progress',
  CLOSED: 'closed',
};

async function lockTicket({ trx }: Work, taskId: string) {
  const ticket = await trx
    .selectFrom('tickets as t')
    .innerJoin('users as u', 'u.user_id', 't.user_id')
    .leftJoin('tracker_tasks as k', 'k.reference', 't.reference')
    .select(['t.ticket_id', 't.reference', 't.name', 'u.email', 'k.status'])
    .where('t.task_id', '=', taskId)
    .forUpdate('t')
    .executeTakeFirst();
  if (!ticket) throw notFound('Ticket');
  const { status } = ticket;
  if (status === null) throw refused('The state of this ticket is kept in the tracker');
  return { ...ticket, status };
}

/** Changes the state of a task of the embedded tracker and mails the person who raised it. */
export async function changeTicketStatus(
  work: Work,
  outbox: Outbox,
  { task_id, status: to }: TicketChange,
): Promise<void> {
  const { ticket_id, reference, name, email, status: from } = await lockTicket(work, task_id);
  const allowed = TICKET_TRANSITIONS[from];
  if (!allowed.includes(to)) throw invalidTransition('ticket', from, to, allowed);
  await work.trx
    .updateTable('tracker_tasks')
    .set({ status: to, updated_at: sql<string>`now()` })
    .where('reference', '=', reference)
    .execute();
  await work.audit({ entity: 'TICKET', id: ticket_id, action: 'STATUS', from, to });
  if (!email) return;
  await outbox.send(work.trx, {
    entity: 'TICKET',
    entityId: ticket_id,
    channel: 'MAIL',
    recipients: [email],
    ...companyMail(work.settings, 'TICKET', {
      number: task_id,
      title: name,
      status: WORDS[to],
      address: `${work.settings.consoleBaseUrl}/ops-support`,
    }),
  });
}
