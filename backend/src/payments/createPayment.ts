import { isMoreThan, isPositive, sumOf } from '@munim/schema/shared/money.ts';
import type { Work } from '../core/data/work.ts';
import { badField, refused } from '../core/http/errors.ts';
import { rupees } from '../core/print/rupees.ts';
import { lockAdvance, refuseOnOpening } from '../openings/openings.public.ts';
import { lockOrder } from '../orders/orders.public.ts';
import { lockPoForPayment } from '../purchase-orders/purchase-orders.public.ts';
import { cashReason, refuseForbiddenCash } from './cash.ts';
import { refuseWrongBill, refuseWrongInvoice } from './paidDocument.ts';
import { creditedOf, paidAndPendingOf, type PaymentSums, receivedOf } from './payments.public.ts';
import { balanceOf, refuseWithoutDocument } from './payments.service.ts';
import type { NewOutgoingPayment, NewReceipt, Payment } from './payments.shapes.ts';
import { writePayment } from './writePayment.ts';

/**
 * Records a receipt. The locked order row guards its sum: a second caller counts the first receipt.
 */
export async function createReceipt(
  work: Work,
  body: NewReceipt,
  advance_id: number | null = null,
): Promise<Payment> {
  const { trx, viewer } = work;
  refuseWithoutDocument('INCOMING', viewer);
  const { order_number, invoice_id, ...payment } = body;
  const order = await lockOrder(work, order_number);
  if (order.status === 'CANCELLED') throw refused('This order is cancelled', 'ORDER_CANCELLED');
  const { order_id, tenant_id, order_grand_total } = order;
  refuseMoreThanOpen(
    payment.amount,
    order_grand_total,
    await receivedOf(trx, order_id),
    await creditedOf(trx, order_id),
  );
  if (advance_id) await refuseOfAdvance(work, advance_id, { tenant_id }, payment);
  else
    await refuseForbiddenCash(trx, payment, {
      tenant_id,
      order_id,
      name: `order ${order.order_number}`,
    });
  if (invoice_id) await refuseWrongInvoice(trx, invoice_id, order_id, payment.amount);
  const row = {
    direction: 'INCOMING',
    order_id,
    tenant_id,
    invoice_id: invoice_id ?? null,
    advance_id,
  } as const;
  return writePayment(work, { row, payment });
}

/** Notes a payment to the seller of a purchase order: only of one that is ISSUED, since others may be cancelled without asking for payments. */
export async function createOutgoingPayment(
  work: Work,
  body: NewOutgoingPayment,
  advance_id: number | null = null,
): Promise<Payment> {
  const { trx, viewer } = work;
  refuseWithoutDocument('OUTGOING', viewer);
  const { po_id, bill_id, cash_reason: _asked, ...payment } = body;
  const po = await lockPoForPayment(work, po_id);
  if (po.po_state !== 'ISSUED')
    throw refused('Only a purchase order that is issued can be paid', 'PO_NOT_ISSUED');
  refuseMoreThanOpen(
    payment.amount,
    sumOf([po.po_grand_total, po.round_off]),
    await paidAndPendingOf(trx, po_id),
  );
  const { seller_id } = po;
  if (advance_id) await refuseOfAdvance(work, advance_id, { seller_id }, payment);
  const cash_reason = advance_id ? null : await cashReason(trx, body, seller_id);
  if (bill_id) await refuseWrongBill(trx, bill_id, po_id, payment.amount);
  const row = {
    direction: 'OUTGOING',
    po_id,
    seller_id,
    bill_id: bill_id ?? null,
    cash_reason,
    advance_id,
  } as const;
  return writePayment(work, { row, payment });
}

function refuseMoreThanOpen(
  amount: string,
  total: string,
  sums: PaymentSums,
  credited?: string,
): void {
  if (!isPositive(amount)) throw badField('amount', 'amount must be above 0');
  const { open } = balanceOf(total, sums, credited);
  if (isMoreThan(amount, open))
    throw badField('amount', `Only ${rupees(open)} of ${rupees(total)} is still open`);
}

/** Locks the advance after its document, the common order, and refuses what it does not have. */
export async function refuseOfAdvance(
  work: Work,
  advanceId: number,
  party: { tenant_id: number } | { seller_id: number },
  payment: { amount: string; payment_date: string },
): Promise<void> {
  await refuseOnOpening(work.trx, await lockAdvance(work, advanceId, party), payment);
}
