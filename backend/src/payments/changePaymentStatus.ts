import {
  MAKER_MAY_NOT_APPROVE_PAYMENT,
  PAYMENT_TRANSITIONS,
  paymentNeedsReason,
  permissionForPaymentStatus,
  unpaidYetRefusal,
} from '@munim/schema/payments/payments.rules.ts';
import { refuseClosedBooks } from '../core/data/closedBooks.ts';
import { indianDay } from '../core/data/days.ts';
import type { Work } from '../core/data/work.ts';
import { badField, forbidden, invalidTransition, notFound, refused } from '../core/http/errors.ts';
import { lockOpening } from '../openings/openings.public.ts';
import { lockOrder } from '../orders/orders.public.ts';
import { lockPoForPayment } from '../purchase-orders/purchase-orders.public.ts';
import { refuseEndedInvoice } from './paidDocument.ts';
import { settleDocument } from './payments.public.ts';
import { paymentById, findPayment } from './payments.service.ts';
import type { Payment, PaymentStatusChange } from './payments.shapes.ts';

const ACTION = { APPROVED: 'APPROVE', PAID: 'PAY', REJECTED: 'REJECT', VOID: 'VOID' } as const;

/**
 * Locks the document's row first, the common order of everything that counts its payments; then the
 * payment.
 */
async function lockPayment(work: Work, paymentId: number) {
  const { trx } = work;
  const found = await findPayment(work, paymentId);
  if (!found) throw notFound('Payment');
  if (found.order_id) await lockOrder(work, String(found.order_id));
  if (found.po_id) await lockPoForPayment(work, found.po_id);
  if (found.opening_id) await lockOpening(work, found.opening_id);
  if (found.advance_id) await lockOpening(work, found.advance_id);
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Changes the status (docs/rules/billing.md#payments). The amount never changes. */
export async function changePaymentStatus(work: Work, body: PaymentStatusChange): Promise<Payment> {
  const { trx, viewer } = work;
  const { payment_id, status: to } = body;
  if (!viewer.can('PAYMENT', permissionForPaymentStatus(to))) throw forbidden();
  const payment = await lockPayment(work, payment_id);
  // the present state again is no change
  if (payment.status === to) return paymentById(work, payment_id);
  const allowed = PAYMENT_TRANSITIONS[payment.direction][payment.status];
  if (!allowed.includes(to)) throw invalidTransition('payment', payment.status, to, allowed);
  await refuseClosedBooks(trx, 'payment', payment.payment_date);
  if (to === 'APPROVED' && payment.created_by === viewer.userId)
    throw refused(MAKER_MAY_NOT_APPROVE_PAYMENT, 'SECOND_PERSON');
  const early = to === 'PAID' ? unpaidYetRefusal(payment.payment_date, indianDay()) : null;
  if (early) throw refused(early, 'PAYMENT_DATE_AHEAD');
  if (to === 'PAID' && payment.invoice_id !== null)
    await refuseEndedInvoice(trx, payment.invoice_id);
  const reason = paymentNeedsReason(to) ? body.reason?.trim() : undefined;
  if (paymentNeedsReason(to) && !reason) throw badField('reason', 'reason is required');
  await trx
    .updateTable('payments')
    .set({
      status: to,
      ...(reason ? { reason } : {}),
      ...(to === 'APPROVED' ? { approved_by: viewer.userId } : {}),
    })
    .where('payment_id', '=', payment_id)
    .execute();
  await work.audit({
    entity: 'PAYMENT',
    id: payment_id,
    action: ACTION[to],
    from: payment.status,
    to,
    ...(reason ? { remarks: reason } : {}),
  });
  await settleDocument(work, payment);
  return paymentById(work, payment_id);
}
