import { isPositive } from '@munim/schema/shared/money.ts';
import type { Work } from '../core/data/work.ts';
import { badField, notFound, refused } from '../core/http/errors.ts';
import { findOpening, lockOpening, refuseOnOpening } from '../openings/openings.public.ts';
import { cashReason, refuseForbiddenCash } from './cash.ts';
import { createOutgoingPayment, createReceipt, refuseOfAdvance } from './createPayment.ts';
import { refuseWithoutDocument } from './payments.service.ts';
import type { AdvanceUse, NewOpeningPayment, Payment } from './payments.shapes.ts';
import { writePayment } from './writePayment.ts';

/**
 * Notes a payment for an unpaid invoice or bill of old books. Its locked row guards the sum: a second caller counts
 * the first payment.
 */
export async function createOpeningPayment(
  work: Work,
  body: NewOpeningPayment,
  advance_id: number | null = null,
): Promise<Payment> {
  const { trx, viewer } = work;
  const { opening_id, cash_reason: _asked, ...payment } = body;
  const opening = await lockOpening(work, opening_id);
  const { tenant_id, seller_id, number } = opening;
  if (opening.kind !== 'INVOICE' && opening.kind !== 'BILL')
    throw refused('An advance is used, not paid', 'OPENING_IS_ADVANCE');
  if (!isPositive(payment.amount)) throw badField('amount', 'amount must be above 0');
  await refuseOnOpening(trx, opening, payment);
  if (tenant_id !== null) {
    refuseWithoutDocument('INCOMING', viewer);
    if (advance_id) await refuseOfAdvance(work, advance_id, { tenant_id }, payment);
    else await refuseForbiddenCash(trx, payment, { tenant_id, opening_id, name: number });
    const row = { direction: 'INCOMING', tenant_id, opening_id, advance_id } as const;
    return writePayment(work, { row, payment });
  }
  if (seller_id === null) throw new Error(`Document ${opening_id} is of nobody`);
  refuseWithoutDocument('OUTGOING', viewer);
  if (advance_id) await refuseOfAdvance(work, advance_id, { seller_id }, payment);
  const cash_reason = advance_id ? null : await cashReason(trx, body, seller_id);
  const row = { direction: 'OUTGOING', seller_id, opening_id, advance_id, cash_reason } as const;
  return writePayment(work, { row, payment });
}

/** Takes a part of an advance of old books for a document of its customer or vendor. No money moves. */
export async function useAdvance(work: Work, body: AdvanceUse): Promise<Payment> {
  const { advance_id, order_number, po_id, opening_id, ...part } = body;
  const named = [order_number, po_id, opening_id].filter((one) => one !== undefined);
  if (named.length !== 1)
    throw badField('order_number', 'Exactly one of order_number, po_id, opening_id is needed');
  const advance = await findOpening(work, advance_id);
  if (!advance?.payment_mode) throw notFound('Advance');
  const { payment_mode, number: reference_number } = advance;
  const payment = { ...part, payment_mode, reference_number };
  if (order_number !== undefined)
    return createReceipt(work, { order_number, ...payment }, advance_id);
  if (po_id !== undefined) return createOutgoingPayment(work, { po_id, ...payment }, advance_id);
  return createOpeningPayment(work, { opening_id: opening_id ?? 0, ...payment }, advance_id);
}
