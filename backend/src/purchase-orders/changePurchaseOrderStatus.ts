import type { PoState } from '@munim/schema/generated/types.ts';
import {
  EDITOR_MAY_NOT_APPROVE,
  needsSecondPerson,
  MAKER_MAY_NOT_APPROVE,
  permissionForPoState,
  PO_TRANSITIONS,
} from '@munim/schema/purchase-orders/purchase-orders.rules.ts';
import { sql } from 'kysely';
import type { Viewer } from '../core/access/viewer.ts';
import { differences } from '../core/data/audit.ts';
import { lastEditorOf } from '../core/data/lastEditor.ts';
import { copyIssued } from '../core/data/issuedCopies.ts';
import type { Work } from '../core/data/work.ts';
import { badField, forbidden, invalidTransition, refused } from '../core/http/errors.ts';
import { refuseWrongGstin } from '../core/http/gstNumber.ts';
import type { Outbox } from '../messages/messages.public.ts';
import { cancelPurchaseOrder } from './cancelPurchaseOrder.ts';
import type { PurchaseOrder, StatusChange } from './purchase-orders.shapes.ts';
import { writeHead } from './purchaseOrderLines.ts';
import { type LockedPurchaseOrder, lockPurchaseOrder } from './purchaseOrderLocks.ts';
import { queuePurchaseOrderMails, recipientsOfState } from './purchaseOrderMails.ts';
import { purchaseOrderById } from './readPurchaseOrders.ts';
import { taxForSeller } from './recalculatePurchaseOrderTaxes.ts';

export interface StatusResult {
  data: PurchaseOrder;
  /** Null when nothing was to be sent. */
  mails: number[] | null;
}

/**
 * Changes the state (docs/rules/purchasing.md#state). Asking for the present state changes nothing;
 * its mail goes to those who have not had it (docs/rules/purchasing.md#purchase-order-mails).
 */
export async function changePurchaseOrderStatus(
  work: Work,
  outbox: Outbox,
  body: StatusChange,
): Promise<StatusResult> {
  const { settings, viewer } = work;
  const po = await lockPurchaseOrder(work, body.po_id, body.version);
  const from = po.po_state;
  if (!viewer.can('PURCHASE_ORDER', permissionForPoState(from, body.status))) throw forbidden();
  if (from !== body.status) {
    refuseTransition(po, body, viewer);
    if (needsSecondPerson(body.status)) await refuseEditor(work, po);
    if (body.status === 'CANCELLED') await cancelPurchaseOrder(work, po, reasonOf(body));
    else await applyStatus(work, po, body);
  }
  const data = await purchaseOrderById(work, po.po_id);
  const isRepeated = from === body.status;
  const isSilent =
    body.status === 'DRAFT' ||
    body.send_email === false ||
    (isRepeated && body.send_email !== true);
  if (isSilent) return { data, mails: null };
  const had = isRepeated ? await recipientsOfState(work, data) : new Set<string>();
  // a purchase order is cancelled all the same; a request that only mails would have done nothing
  const mustReach = isRepeated || body.status !== 'CANCELLED';
  const parts = { settings, outbox, had, mustReach };
  return { data, mails: await queuePurchaseOrderMails(work, parts, data, overridesOf(body)) };
}

const overridesOf = ({ recipient_emails = [], recipient_phones = [] }: StatusChange) => ({
  recipient_emails,
  recipient_phones,
});

const reasonOf = ({ status, reason }: StatusChange): string => {
  if (!reason?.trim()) throw badField('reason', `reason is required for ${status}`);
  return reason.trim();
};

function refuseTransition(po: LockedPurchaseOrder, body: StatusChange, viewer: Viewer): void {
  const allowed = PO_TRANSITIONS[po.po_state];
  if (!allowed.includes(body.status))
    throw invalidTransition('purchase order', po.po_state, body.status, allowed);
  if (needsSecondPerson(body.status) && po.created_by === viewer.userId)
    throw refused(MAKER_MAY_NOT_APPROVE, 'MAKER_MAY_NOT_APPROVE');
}

/**
 * Refuses the user who wrote it: an approver could otherwise write the amounts of another's
 * purchase order and approve them alone.
 */
async function refuseEditor({ trx, viewer }: Work, po: LockedPurchaseOrder): Promise<void> {
  const editor = await lastEditorOf(
    trx,
    { entity: 'PURCHASE_ORDER', id: po.po_id, action: 'EDIT' },
    sql`field ~ '^line [0-9]+ (quantity|offer_price|quotation_line_discount)$'`,
  );
  if (editor === viewer.userId) throw refused(EDITOR_MAY_NOT_APPROVE, 'MAKER_MAY_NOT_APPROVE');
}

/** Columns that the change writes beside the state. */
function columnsOf(body: StatusChange, viewer: Viewer) {
  const { status, GStno, email, phone } = body;
  if (status === 'SENT_FOR_APPROVAL' || status === 'DRAFT')
    return { approved_by: null, reject_reason: null };
  if (status === 'APPROVED') return { approved_by: viewer.userId };
  if (status === 'REJECTED') return { reject_reason: reasonOf(body) };
  if (!GStno) throw badField('GStno', 'GStno is required to issue a purchase order');
  refuseWrongGstin('GStno', GStno);
  if (!email) throw badField('email', 'email is required to issue a purchase order');
  if (!phone) throw badField('phone', 'phone is required to issue a purchase order');
  return {
    gstin: GStno,
    seller_email: email,
    seller_whatsapp_number: phone,
    issued_at: new Date().toISOString(),
  };
}

const ACTIONS: Record<Exclude<PoState, 'CANCELLED'>, string> = {
  DRAFT: 'REWORK',
  SENT_FOR_APPROVAL: 'SEND_FOR_APPROVAL',
  APPROVED: 'APPROVE',
  REJECTED: 'REJECT',
  ISSUED: 'ISSUE',
};

const applyStatus = (work: Work, po: LockedPurchaseOrder, body: StatusChange): Promise<void> =>
  writeState(work, po, {
    to: body.status as keyof typeof ACTIONS,
    columns: columnsOf(body, work.viewer),
    remarks: body.reason?.trim(),
  });

interface NewState {
  to: keyof typeof ACTIONS;
  columns: Partial<LockedPurchaseOrder>;
  remarks: string | undefined;
}

/** Writes a state that the rules allow, with its columns; what is issued is frozen from now on. */
export async function writeState(
  work: Work,
  po: LockedPurchaseOrder,
  { to, columns, remarks }: NewState,
): Promise<void> {
  const { trx } = work;
  const { issued_at: _, ...shown } = { issued_at: null, ...columns };
  await trx.updateTable('purchase_orders').set(columns).where('po_id', '=', po.po_id).execute();
  if (to === 'ISSUED') await taxForSeller(work, po);
  await writeHead(trx, po.po_id, { po_state: to });
  if (to === 'ISSUED') await copyIssued(work, 'PURCHASE_ORDER', po.po_id);
  await work.audit({
    entity: 'PURCHASE_ORDER',
    id: po.po_id,
    action: ACTIONS[to],
    from: po.po_state,
    to,
    changes: differences(po, shown),
    ...(remarks ? { remarks } : {}),
  });
}
