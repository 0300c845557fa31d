import { createHash } from 'node:crypto';
import { TICKET_TEXTS } from '@munim/schema/support/support.rules.ts';
import { sql } from 'kysely';
import type { Trx } from '../src/core/data/database.ts';
import type { FileStore } from '../src/documents/fileStore.ts';
import { type Calendar, DAY, iso } from './calendar.ts';
import { Random, required } from './random.ts';
import { continueIds, insertRows } from './rows.ts';
import { sheet } from './scan.ts';
import { TICKETS, type TicketWords } from './words/tickets.ts';

const PDF = 'application/pdf';
/** Time of day at which tickets are raised, in milliseconds. */
const NOON = 12 * 3_600_000;
const CONSOLE = 'http://localhost:3000';

interface OrderFacts {
  number: string;
  total: string;
  day: string;
  status: string;
  customer: string;
}

/** The youngest order that a sales person had before the ticket. */
async function orderOf(trx: Trx, userId: number, before: string): Promise<OrderFacts> {
  const { rows } = await sql<OrderFacts>`
    select o.order_number as number, o.order_grand_total as total, o.status, t.tenant_name as customer,
      (o.created_at at time zone 'Asia/Kolkata')::date as day
    from orders o join tenants t using (tenant_id)
    where t.sales_person = ${userId} and o.created_at < ${before}
    order by o.created_at desc, o.order_id limit 1`.execute(trx);
  return required(rows[0], 'an order of the sales person');
}

async function fieldsOf(trx: Trx, ticket: TicketWords, at: string) {
  const { rows } = await sql<{ requesterEmail: string; requesterName: string }>`
    select email as "requesterEmail", concat_ws(' ', first_name, last_name) as "requesterName"
    from users where user_id = ${ticket.by}`.execute(trx);
  const requester = required(rows[0], 'a requester');
  if (ticket.list !== 'ORDER_STATUS') return { ...ticket.fields, ...requester };
  const { number, total, day, status, customer } = await orderOf(trx, ticket.by, at);
  return {
    ...Object.fromEntries(TICKET_TEXTS.map((name) => [name, ''])),
    ...ticket.fields,
    ...requester,
    orderNumber: number,
    orderTotal: total,
    orderDate: day,
    orderStatus: status,
    orderLink: `${CONSOLE}/sales/orders/order-details/${encodeURIComponent(number)}`,
    customerName: customer,
  };
}

/** Support tickets in the embedded tracker, in each state. */
export async function seedTickets(trx: Trx, store: FileStore, calendar: Calendar): Promise<void> {
  const random = new Random('tickets');
  const tickets: object[] = [];
  const tasks: object[] = [];
  const files: object[] = [];
  const ticketFiles: object[] = [];
  for (const [index, words] of TICKETS.entries()) {
    const { by, daysAgo, list, status, name, description, file } = words;
    const id = index + 1;
    const at = iso(calendar.midnight - (daysAgo + 1) * DAY + NOON);
    const reference = random.uuid();
    const fields = await fieldsOf(trx, words, at);
    const text = { reference, list, name, description, fields, created_at: at };
    tasks.push({ ...text, task_number: id, status, updated_at: at });
    tickets.push({
      ...text,
      ticket_id: id,
      user_id: by,
      key: `demo-${id}`,
      body_hash: '',
      task_id: `T-${id}`,
      look_up: false,
    });
    if (!file) continue;
    const [uuid, bytes] = [random.uuid(), await sheet(file, name)];
    await store.put(uuid, bytes, PDF);
    const kept = { content_type: PDF, byte_size: bytes.length, created_at: at };
    files.push({
      ...kept,
      uuid,
      file_name: `${uuid}.pdf`,
      original_name: file,
      entity_name: 'TICKET',
      entity_id: `T-${id}`,
      uploaded_by: by,
      attached_at: at,
    });
    const sha256 = createHash('sha256').update(bytes).digest('base64url');
    ticketFiles.push({ ...kept, ticket_id: id, sha256, name: file, file_uuid: uuid, sent_at: at });
  }
  await insertRows(trx, 'tickets', tickets);
  await insertRows(trx, 'tracker_tasks', tasks);
  await insertRows(trx, 'files', files);
  await insertRows(trx, 'ticket_files', ticketFiles);
  await continueIds(trx, { tickets: 'ticket_id', tracker_tasks: 'task_number' });
}
