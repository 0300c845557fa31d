import type { PaymentDirection } from '@munim/schema/generated/types.ts';
import {
  bankReferenceOf,
  paymentDateRefusal,
  TRANSFER_MODES,
} from '@munim/schema/payments/payments.rules.ts';
import { toMoney } from '@munim/schema/shared/money.ts';
import { refuseClosedBooks } from '../core/data/closedBooks.ts';
import { indianDay } from '../core/data/days.ts';
import { onDuplicate } from '../core/data/duplicates.ts';
import type { Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import { attachFiles } from '../documents/documents.public.ts';
import { settleDocument } from './payments.public.ts';
import { paymentById } from './payments.service.ts';
import type { NewReceipt, Payment } from './payments.shapes.ts';

type From = 'order_id' | 'po_id' | 'opening_id' | 'advance_id' | 'invoice_id' | 'bill_id';

interface NewPaymentRow {
  row: Partial<Record<From, number | null>> &
    (
      | { direction: 'INCOMING'; tenant_id: number }
      | { direction: 'OUTGOING'; seller_id: number; cash_reason: string | null }
    );
  payment: Omit<NewReceipt, 'order_number' | 'invoice_id'>;
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

/** Indexes against the same number used at the same time. */
const UNIQUE = {
  INCOMING: ['payments_reference_of_tenant', 'This customer'],
  OUTGOING: ['payments_reference_of_seller', 'This seller'],
} as const;

/** Notes a payment, PENDING. The caller has locked its document, and the advance that it is taken from. */
export async function writePayment(work: Work, { row, payment }: NewPaymentRow): Promise<Payment> {
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
    // an advance was told apart when its money moved
    bank_reference: row.advance_id ? null : comparedReference(fields),
    remarks: fields.remarks?.trim() || null,
  };
  const taken = badField(
    'reference_number',
    'Another payment has this reference number: the bank gives each transfer its own',
  );
  const [index, who] = UNIQUE[row.direction];
  const used = badField(
    'reference_number',
    `${who} has a payment with this mode and reference number already`,
  );
  const { payment_id } = await onDuplicate('payments_bank_reference', taken, () =>
    onDuplicate(index, used, () =>
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
