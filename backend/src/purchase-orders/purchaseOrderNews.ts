import type { PoState } from '@munim/schema/generated/types.ts';
import { CATEGORY_MANAGERS } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import type { Trx } from '../core/database.ts';
import type { Settings } from '../core/settings.ts';
import type { Outbox, RecordMessage } from '../messages/outbox.ts';
import type { PurchaseOrder, StatusChange } from './purchase-orders.shapes.ts';

export interface QueuedMails {
  mail: number | null;
  others: number[];
}

const SAID: Record<PoState, string> = {
  DRAFT: 'is a draft again',
  SENT_FOR_APPROVAL: 'waits for approval',
  APPROVED: 'is approved',
  REJECTED: 'is rejected',
  ISSUED: 'is issued',
  CANCELLED: 'is cancelled',
};

/** Staff who may approve it: the pair, in reach of it, and not its maker. */
async function approversOf(trx: Trx, po: PurchaseOrder): Promise<string[]> {
  const rows = await trx
    .selectFrom('users as u')
    .select('u.email')
    .where('u.role_id', 'is not', null)
    .where('u.deleted_user', '=', false)
    .where('u.banned', '=', false)
    .where('u.user_id', '<>', po.created_by)
    .where(sql<boolean>`u.permissions -> 'purchase_order' ? 'APPROVE'`)
    .where(
      sql<boolean>`(u.role_id <> all(${CATEGORY_MANAGERS}) or exists (select 1 from category_managers m join purchase_orders p
        on m.category_id = any(p.category_ids) where m.user_id = u.user_id and p.po_id = ${po.po_id}))`,
    )
    .orderBy('u.user_id')
    .execute();
  return rows.flatMap(({ email }) => email ?? []);
}

async function mailOf(trx: Trx, userId: number): Promise<string[]> {
  const user = await trx
    .selectFrom('users')
    .select('email')
    .where('user_id', '=', userId)
    .where('deleted_user', '=', false)
    .executeTakeFirst();
  return user?.email ? [user.email] : [];
}

/** The seller hears of what was ordered of it; before that it is between the maker and those who approve. */
async function recipientsOf(trx: Trx, po: PurchaseOrder, { status: to, recipient_emails = [], recipient_phones = [] }: StatusChange) {
  const isForSeller = to === 'ISSUED' || (to === 'CANCELLED' && po.issued_at !== null);
  const own = isForSeller
    ? [po.seller_email ?? []].flat()
    : to === 'SENT_FOR_APPROVAL'
      ? await approversOf(trx, po)
      : await mailOf(trx, po.created_by);
  const phone = isForSeller ? [po.seller_whatsapp_number ?? []].flat() : [];
  return { emails: [...new Set([...own, ...recipient_emails])], phones: [...new Set([...phone, ...recipient_phones])] };
}

/** Queues what is said of a move with the move: a mail, and WhatsApp where there are numbers. */
export async function queueNews(trx: Trx, settings: Settings, outbox: Outbox, po: PurchaseOrder, body: StatusChange): Promise<QueuedMails> {
  const { emails, phones } = await recipientsOf(trx, po, body);
  const what = `Purchase order ${po.po_id} ${SAID[body.status]}`;
  const reason = body.reason ? [`Reason: ${body.reason}`] : [];
  const text = [`${what}.`, `${po.seller_info.seller_name}, ₹${po.po_grand_total}.`, ...reason, settings.houseName].join('\n');
  const about = { entity: 'PURCHASE_ORDER', entityId: po.po_id, text };
  const send = (message: Pick<RecordMessage, 'channel' | 'recipients' | 'subject'>) => outbox.send(trx, { ...about, ...message });
  return {
    mail: emails.length ? await send({ channel: 'MAIL', recipients: emails, subject: `${what} - ${settings.houseName}` }) : null,
    others: phones.length ? [await send({ channel: 'WHATSAPP', recipients: phones })] : [],
  };
}

/** After the commit: all are tried at once. Says whether the mail was taken in time; nobody to mail is no. */
export async function tryNews(outbox: Outbox, { mail, others }: QueuedMails): Promise<boolean> {
  const [taken] = await Promise.all([mail === null ? false : outbox.firstTry(mail), ...others.map((id) => outbox.firstTry(id))]);
  return taken;
}
