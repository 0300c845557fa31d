import { sql } from 'kysely';
import { visiblePurchaseOrders } from '../core/access/documentScope.ts';
import { staffWith } from '../core/access/staff.ts';
import type { Trx } from '../core/data/database.ts';
import type { Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import { printedDay } from '../core/print/printedDay.ts';
import { rupees } from '../core/print/rupees.ts';
import type { Settings } from '../core/settings.ts';
import {
  companyMail,
  type Outbox,
  pdfOfPrint,
  type RecordMessage,
  sendLogged,
} from '../messages/messages.public.ts';
import type { PurchaseOrder } from './purchase-orders.shapes.ts';
import { printFactsOf, purchaseOrderDocument } from './purchaseOrderDocument.ts';

/** Recipients beside the contact on the purchase order. */
interface Overrides {
  recipient_emails?: readonly string[];
  recipient_phones?: readonly string[];
}

/** The same mailbox once, whatever its letters. */
const distinct = (texts: readonly (string | null | undefined)[]): string[] => [
  ...new Map(texts.flatMap((text) => (text ? [[text.toLowerCase(), text] as const] : []))).values(),
];

/** The maker, and all users who may approve purchase orders and can see this one. */
async function staffFor(trx: Trx, po: PurchaseOrder): Promise<string[]> {
  const maker = await trx
    .selectFrom('users')
    .select('email')
    .where('user_id', '=', po.created_by)
    .where('banned', '=', false)
    .where('deleted_user', '=', false)
    .executeTakeFirst();
  const approvers = await staffWith(trx, 'purchase_order', 'APPROVE');
  if (!approvers.length) return distinct([maker?.email]);
  const seen = await trx
    .selectFrom('purchase_orders as po')
    .select(
      sql<
        boolean[]
      >`array[${sql.join(approvers.map(({ viewer }) => visiblePurchaseOrders(viewer)))}]`.as('by'),
    )
    .where('po.po_id', '=', po.po_id)
    .executeTakeFirstOrThrow();
  return distinct([
    maker?.email,
    ...approvers.filter((_, i) => seen.by[i]).map(({ email }) => email),
  ]);
}

/** Text for staff, by state. */
const STATE_TEXTS: Record<PurchaseOrder['po_state'], string> = {
  DRAFT: 'is a draft',
  SENT_FOR_APPROVAL: 'waits for approval',
  APPROVED: 'is approved',
  REJECTED: 'is rejected',
  ISSUED: 'is issued',
  CANCELLED: 'is cancelled',
};

const mailToStaff = (
  { po_id, po_state, seller_info, po_grand_total, reject_reason }: PurchaseOrder,
  settings: Settings,
) =>
  companyMail(settings, 'PURCHASE_ORDER_STATUS', {
    number: String(po_id),
    status: STATE_TEXTS[po_state],
    vendor: seller_info.seller_name,
    total: rupees(po_grand_total),
    reason: (po_state === 'REJECTED' && reject_reason) || '',
    address: `${settings.consoleBaseUrl}/purchase/purchase-order/purchase-orders-details/${po_id}`,
  });

function mailToSeller(
  { po_id, po_state, seller_info, cancel_reason, due_date }: PurchaseOrder,
  settings: Settings,
) {
  const facts = { number: String(po_id), vendor: seller_info.seller_name };
  return po_state === 'CANCELLED'
    ? companyMail(settings, 'PURCHASE_ORDER_CANCELLED', { ...facts, reason: cancel_reason ?? '' })
    : companyMail(settings, 'PURCHASE_ORDER', {
        ...facts,
        due_date: due_date ? printedDay(due_date) : '',
      });
}

/**
 * Recipients of mail and WhatsApp: the contact on the purchase order, and the ones given besides.
 */
async function toSeller(
  trx: Trx,
  po: PurchaseOrder,
  settings: Settings,
  overrides: Overrides,
): Promise<RecordMessage[]> {
  const record = { entity: 'PURCHASE_ORDER' as const, entityId: po.po_id };
  const { subject, text } = mailToSeller(po, settings);
  const facts = await printFactsOf({ db: trx, settings }, po);
  const emails = distinct([po.seller_email, ...(overrides.recipient_emails ?? [])]);
  const phones = distinct([po.seller_whatsapp_number, ...(overrides.recipient_phones ?? [])]);
  const params = [
    String(po.po_id),
    po.po_state === 'CANCELLED' ? 'Cancelled' : 'Issued',
    rupees(po.po_grand_total),
    settings.companyName,
  ];
  return [
    ...(emails.length
      ? [
          {
            ...record,
            channel: 'MAIL' as const,
            recipients: emails,
            subject,
            text,
            html: purchaseOrderDocument(po, facts, text),
            attachments: [pdfOfPrint(purchaseOrderDocument(po, facts))],
          },
        ]
      : []),
    ...(phones.length
      ? [{ ...record, channel: 'WHATSAPP' as const, recipients: phones, text, params }]
      : []),
  ];
}

async function toStaff(
  trx: Trx,
  po: PurchaseOrder,
  settings: Settings,
  overrides: Overrides,
): Promise<RecordMessage[]> {
  const recipients = distinct([
    ...(await staffFor(trx, po)),
    ...(overrides.recipient_emails ?? []),
  ]);
  if (!recipients.length) return [];
  return [
    {
      entity: 'PURCHASE_ORDER',
      entityId: po.po_id,
      channel: 'MAIL',
      recipients,
      ...mailToStaff(po, settings),
    },
  ];
}

/**
 * E-mail addresses and phones, in small letters, that the messages of the present state reached or
 * are still being sent to. The log also has those that failed for good, which may be tried again.
 */
export async function recipientsOfState(
  { trx }: Work,
  { po_id, po_state }: PurchaseOrder,
): Promise<ReadonlySet<string>> {
  const ofOrder = trx
    .selectFrom('audit_log')
    .where('entity', '=', 'PURCHASE_ORDER')
    .where('entity_id', '=', po_id);
  const rows = await ofOrder
    .select(['action', 'remarks'])
    .where('action', 'in', ['SEND_EMAIL', 'SEND_WHATSAPP', 'MAIL_NOT_SENT', 'WHATSAPP_NOT_SENT'])
    .where('audit_id', '>', (eb) =>
      eb
        .selectFrom(ofOrder.select('audit_id').where('to_status', '=', po_state).as('changes'))
        .select(({ fn, val }) => fn.coalesce(fn.max('changes.audit_id'), val(0)).as('since')),
    )
    .orderBy('audit_id')
    .execute();
  const had = new Set<string>();
  for (const { action, remarks } of rows)
    for (const recipient of (remarks ?? '').toLowerCase().split(', '))
      if (action.endsWith('_NOT_SENT')) had.delete(recipient);
      else had.add(recipient);
  return had;
}

/** Mails of the purchase order that were not accepted yet and are tried again. */
const waitingMails = async (trx: Trx, poId: number): Promise<number[]> => {
  const rows = await trx
    .selectFrom('messages')
    .select('message_id')
    .where('entity', '=', 'PURCHASE_ORDER')
    .where('entity_id', '=', poId)
    .where('channel', '=', 'MAIL')
    .where('status', '=', 'QUEUED')
    .execute();
  return rows.map(({ message_id }) => message_id);
};

/**
 * Queues the messages of a purchase order's present state, in the transaction that changed it, and
 * logs the recipients. ISSUED goes to the seller, by mail and WhatsApp, and CANCELLED to a seller
 * that had it; the others to the maker and the approvers; DRAFT to nobody; never to a recipient of
 * `had`. Returns the mails, for `acceptedAtOnce(outbox, mails)` after the commit; WhatsApp does not
 * count there. When there is none to send, the mails that still wait; null: all had it, or there is
 * nobody, which is refused where the mail `mustReach` a recipient.
 */
export async function queuePurchaseOrderMails(
  work: Work,
  {
    settings,
    outbox,
    had = new Set(),
    mustReach = false,
  }: { settings: Settings; outbox: Outbox; had?: ReadonlySet<string>; mustReach?: boolean },
  po: PurchaseOrder,
  overrides: Overrides,
): Promise<number[] | null> {
  const { trx } = work;
  if (po.po_state === 'DRAFT') return [];
  const isForSeller =
    po.po_state === 'ISSUED' || (po.po_state === 'CANCELLED' && po.issued_at !== null);
  const all = isForSeller
    ? await toSeller(trx, po, settings, overrides)
    : await toStaff(trx, po, settings, overrides);
  const isMail = ({ channel }: RecordMessage) => channel === 'MAIL';
  if (mustReach && !all.some(isMail))
    throw badField(
      'recipient_emails',
      'Nobody gets this e-mail: give an address in recipient_emails',
    );
  const messages = all
    .map((message) => ({
      ...message,
      recipients: message.recipients.filter((recipient) => !had.has(recipient.toLowerCase())),
    }))
    .filter(({ recipients }) => recipients.length > 0);
  const mails: number[] = [];
  for (const message of messages) {
    const action = isMail(message) ? 'SEND_EMAIL' : 'SEND_WHATSAPP';
    const id = await sendLogged(work, outbox, message, action);
    if (isMail(message)) mails.push(id);
  }
  if (mails.length) return mails;
  const waiting = await waitingMails(trx, po.po_id);
  return waiting.length ? waiting : null;
}
