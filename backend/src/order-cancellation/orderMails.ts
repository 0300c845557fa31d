import type { Trx } from '../core/data/database.ts';
import type { Work } from '../core/data/work.ts';
import type { AppParts } from '../core/http/appParts.ts';
import type { Order } from '../orders/orders.shapes.ts';
import {
  companyMail,
  pdfOfPrint,
  type RecordMessage,
  sendLogged,
} from '../messages/messages.public.ts';
import { orderDocument, orderPrintFacts } from './orderDocument.ts';

/** Status in words for a customer. */
const STAGES: Record<Order['status'], string> = {
  CONFIRMED: 'is confirmed',
  PARTIALLY_IN_TRANSIT: 'is partly on its way to you',
  IN_TRANSIT: 'is on its way to you',
  PARTIALLY_DELIVERED: 'is partly delivered',
  DELIVERED: 'is delivered',
  PARTIALLY_PAID: 'is delivered and partly paid',
  PAID: 'is delivered and paid',
  CANCELLED: 'is cancelled',
};

/** The account user of the order; a deleted one gets no mail. */
async function recipientsOf(trx: Trx, orderId: number): Promise<string[]> {
  const row = await trx
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.user_id', 'o.user_id')
    .select('u.email')
    .where('o.order_id', '=', orderId)
    .where('u.banned', '=', false)
    .where('u.deleted_user', '=', false)
    .executeTakeFirst();
  return row?.email ? [row.email] : [];
}

/**
 * Queues the mail of the order's present status to its account user and logs it on the order, in
 * the caller's transaction. Returns the messages, none when there is no recipient; after the commit
 * `acceptedAtOnce(outbox, messages)` tells whether they were accepted.
 */
export async function sendOrderMail(
  work: Work,
  { settings, services }: Pick<AppParts, 'settings' | 'services'>,
  order: Order,
  { attachment }: { attachment: boolean },
): Promise<number[]> {
  const { trx } = work;
  const { order_id, order_number, status } = order;
  const recipients = await recipientsOf(trx, order_id);
  if (!recipients.length) return [];
  const mail: RecordMessage = {
    channel: 'MAIL',
    recipients,
    entity: 'ORDER',
    entityId: order_id,
    ...companyMail(settings, 'ORDER_STATUS', {
      number: order_number,
      status: STAGES[status],
      attached: attachment ? 'Please find it attached.' : '',
    }),
    ...(attachment
      ? {
          attachments: [
            pdfOfPrint(orderDocument(order, await orderPrintFacts(trx, order), settings)),
          ],
        }
      : {}),
  };
  const action = attachment ? 'SEND_EMAIL_WITH_ATTACHMENT' : 'SEND_EMAIL';
  return [await sendLogged(work, services.outbox, mail, action)];
}
