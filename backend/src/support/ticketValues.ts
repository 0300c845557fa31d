import type { TicketList } from '@munim/schema/generated/types.ts';
import { TICKET_FIELDS, ticketChoicesOf } from '@munim/schema/support/support.rules.ts';
import { sql } from 'kysely';
import { dayOf } from '../core/data/days.ts';
import { isRecordKey, readableRecord, type RecordKinds } from '../core/data/records.ts';
import type { ReadContext } from '../core/data/work.ts';
import { badField, notFound } from '../core/http/errors.ts';
import type { TicketFields } from './support.shapes.ts';
import type { TicketValues } from './tracker.ts';

const isGiven = (value: string | number | undefined) => String(value ?? '').trim() !== '';

/** Refuses fields of other lists, missing ones, and values that are not offered. */
function refuseWrongFields(
  list: TicketList,
  sent: TicketFields,
  choices: ReadContext['settings']['ticketChoices'],
): void {
  const { filled, required, optional } = TICKET_FIELDS[list];
  const known: readonly string[] = [...filled, ...required, ...optional];
  for (const [name, value] of Object.entries(sent)) {
    const field = `custom_fields.${name}`;
    if (!known.includes(name)) throw badField(field, `Unknown field ${field}`);
    const offered = ticketChoicesOf(list, name, choices);
    if (offered && isGiven(value) && !offered.includes(String(value)))
      throw badField(field, `${field} must be one of ${offered.join(', ')}`);
  }
  for (const name of required)
    if (!isGiven(sent[name]))
      throw badField(`custom_fields.${name}`, `custom_fields.${name} is required`);
}

/** Order data of a ticket are the order's own, whatever was sent. */
async function orderValues(
  context: ReadContext,
  records: RecordKinds,
  key: string,
): Promise<TicketValues> {
  if (!isRecordKey(key)) throw notFound('Order');
  const { id } = await readableRecord(context, records, { entity: 'ORDER', key });
  const order = await context.db
    .selectFrom('orders as o')
    .innerJoin('tenants as t', 't.tenant_id', 'o.tenant_id')
    .select(['o.order_number', 'o.order_grand_total', 'o.status', 't.tenant_name'])
    .select(dayOf(sql.ref('o.created_at')).as('day'))
    .where('o.order_id', '=', id)
    .executeTakeFirstOrThrow();
  const { consoleBaseUrl } = context.settings;
  return {
    orderNumber: order.order_number,
    orderTotal: order.order_grand_total,
    orderDate: order.day,
    orderStatus: order.status,
    orderLink: `${consoleBaseUrl}/sales/orders/order-details/${encodeURIComponent(order.order_number)}`,
    customerName: order.tenant_name,
  };
}

async function requesterValues({ db, viewer }: ReadContext): Promise<TicketValues> {
  const { email, first_name, last_name } = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name'])
    .where('user_id', '=', viewer.userId)
    .executeTakeFirstOrThrow();
  return {
    requesterEmail: email ?? '',
    requesterName: [first_name, last_name].filter(Boolean).join(' '),
  };
}

/**
 * All values of a ticket, checked; the asking user and the order are never taken from the request.
 */
export async function ticketValues(
  context: ReadContext,
  records: RecordKinds,
  list: TicketList,
  sent: TicketFields,
): Promise<TicketValues> {
  refuseWrongFields(list, sent, context.settings.ticketChoices);
  const { required, optional } = TICKET_FIELDS[list];
  const typed = [...required, ...optional].map((name): [string, string | number] => {
    const value = sent[name] ?? '';
    return [name, typeof value === 'string' ? value.trim() : value];
  });
  return {
    ...Object.fromEntries(typed),
    ...(await requesterValues(context)),
    ...(list === 'ORDER_STATUS' ? await orderValues(context, records, sent.orderNumber ?? '') : {}),
  };
}
