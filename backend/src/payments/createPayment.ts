import type { PaymentDirection } from '@munim/schema/generated/types.ts';
import {
  bankReferenceOf,
  paymentDateRefusal,
  TRANSFER_MODES,
} from '@munim/schema/payments/payments.rules.ts';
import { isMoreThan, isPositive, sumOf, toMoney } from '@munim/schema/shared/money.ts';
import { refuseClosedBooks } from '../core/data/closedBooks.ts';
import { indianDay } from '../core/data/days.ts';
import { onDuplicate } from '../core/data/duplicates.ts';
import type { Work } from '../core/data/work.ts';
import { badField, refused } from '../core/http/errors.ts';
import { rupees } from '../core/print/rupees.ts';
import { attachFiles } from '../documents/documents.public.ts';
import { lockOrder } from '../orders/orders.public.ts';
import { lockPoForPayment } from '../purchase-orders/purchase-orders.public.ts';
import { cashReason, refuseForbiddenCash } from './cash.ts';
import { refuseWrongBill, refuseWrongInvoice } from './paidDocument.ts';
import {
  creditedOf,
  paidAndPendingOf,
  type PaymentSums,
  receivedOf,
  settleDocument,
} from './payments.public.ts';
import { balanceOf, paymentById, refuseWithoutDocument } from './payments.service.ts';
import type { NewOutgoingPayment, NewReceipt, Payment } from './payments.shapes.ts';

/**
 * Records a receipt. The locked order row guards its sum: a second caller counts the first receipt.
 */
export async function createReceipt(work: Work, body: NewReceipt): Promise<Payment> {
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
  await refuseForbiddenCash(trx, payment, order);
  if (invoice_id) await refuseWrongInvoice(trx, invoice_id, order_id, payment.amount);
  const taken = badField(
    'reference_number',
    'This customer has a payment with this mode and reference number already',
  );
  const row = {
    direction: 'INCOMING',
    order_id,
    tenant_id,
    invoice_id: invoice_id ?? null,
  } as const;
  return write(work, {
    row,
    payment,
    unique: ['payments_reference_of_tenant', taken],
  });
}

/** Notes a payment to the seller of a purchase order: only of one that is ISSUED, since others may be cancelled without asking for payments. */
export async function createOutgoingPayment(
  work: Work,
  body: NewOutgoingPayment,
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
  const cash_reason = await cashReason(trx, body, po.seller_id);
  if (bill_id) await refuseWrongBill(trx, bill_id, po_id, payment.amount);
  const taken = badField(
    'reference_number',
    'This seller has a payment with this mode and reference number already',
  );
  const row = {
    direction: 'OUTGOING',
    po_id,
    seller_id: po.seller_id,
    bill_id: bill_id ?? null,
    cash_reason,
  } as const;
  return write(work, {
    row,
    payment,
    unique: ['payments_reference_of_seller', taken],
  });
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

interface NewPaymentRow {
  row:
    | { direction: 'INCOMING'; order_id: number; tenant_id: number; invoice_id: number | null }
    | {
        direction: 'OUTGOING';
        po_id: number;
        seller_id: number;
        bill_id: number | null;
        cash_reason: string | null;
      };
  payment: Omit<NewReceipt, 'order_number' | 'invoice_id'>;
  /** The unique index against the same number used in parallel, and its message. */
  unique: [string, Error];
}

function refuseWrongDate(
  direction: PaymentDirection,
  { payment_date, payment_mode }: NewPaymentRow['payment'],
): void {
  const why = paymentDateRefusal({ direction, mode: payment_mode }, payment_date, indianDay());
  if (why) throw badField('payment_date', why);
}

/** The reference number as the banks compare it: unique over all payments by transfer; null for other modes. */
function comparedReference({ payment_mode, reference_number }: NewPaymentRow['payment']) {
  if (!TRANSFER_MODES.some((mode) => mode === payment_mode)) return null;
  const reference = bankReferenceOf(reference_number);
  if (reference === null)
    throw badField(
      'reference_number',
      'The number of a transfer has letters A to Z, digits, spaces and the signs / - _ . : #',
    );
  return reference;
}

async function write(work: Work, { row, payment, unique }: NewPaymentRow): Promise<Payment> {
  const { trx, settings, viewer } = work;
  refuseWrongDate(row.direction, payment);
  const { attachments = [], ...fields } = payment;
  await refuseClosedBooks(trx, 'payment', fields.payment_date);
  const values = {
    ...row,
    ...fields,
    created_by: viewer.userId,
    amount: toMoney(fields.amount),
    reference_number: fields.reference_number.trim(),
    bank_reference: comparedReference(fields),
    remarks: fields.remarks?.trim() || null,
  };
  const taken = badField(
    'reference_number',
    'Another payment has this reference number: the bank gives each transfer its own',
  );
  const { payment_id } = await onDuplicate('payments_bank_reference', taken, () =>
    onDuplicate(...unique, () =>
      trx.insertInto('payments').values(values).returning('payment_id').executeTakeFirstOrThrow(),
    ),
  );
  const record = { entity: 'PAYMENT', id: payment_id } as const;
  const uuids = await attachFiles(trx, settings, {
    field: 'attachments',
    addresses: attachments,
    record,
    viewer,
  });
  if (uuids.length)
    await trx
      .updateTable('payments')
      .set({ attachments: uuids })
      .where('payment_id', '=', payment_id)
      .execute();
  await work.audit({ entity: 'PAYMENT', id: payment_id, action: 'CREATE', to: 'PENDING' });
  await settleDocument(work, row);
  return paymentById(work, payment_id);
}
