import {
  isPositive,
  lesserOf,
  remaining,
  sumOf,
  type Decimal,
} from '@munim/schema/shared/money.ts';

/** Money that has moved, the oldest first. */
export interface Paying {
  paymentId: number;
  amount: Decimal;
  /** The document it was given for. */
  documentId: number | null;
}

/** A document that can be settled, in order of age. */
export interface Payable {
  documentId: number;
  due: Decimal;
}

export interface Allocation {
  paymentId: number;
  documentId: number;
  amount: Decimal;
}

/**
 * Plans which payment settles which document: first each one's given document, up to its amount;
 * then the oldest money settles the oldest documents. Never above either side. The plan depends on
 * payments and documents only, so it can be recomputed after every change.
 */
export function planAllocations(
  payments: readonly Paying[],
  documents: readonly Payable[],
): Allocation[] {
  const due = new Map(documents.map((document) => [document.documentId, document.due]));
  const left = new Map(payments.map((payment) => [payment.paymentId, payment.amount]));
  const found = new Map<string, Allocation>();
  const pay = (paymentId: number, documentId: number) => {
    const amount = lesserOf(left.get(paymentId) ?? '0', due.get(documentId) ?? '0');
    if (!isPositive(amount)) return;
    left.set(paymentId, remaining(left.get(paymentId) ?? '0', amount));
    due.set(documentId, remaining(due.get(documentId) ?? '0', amount));
    const key = `${paymentId} ${documentId}`;
    found.set(key, {
      paymentId,
      documentId,
      amount: sumOf([found.get(key)?.amount ?? '0', amount]),
    });
  };
  for (const { paymentId, documentId } of payments)
    if (documentId !== null) pay(paymentId, documentId);
  for (const { paymentId } of payments)
    for (const { documentId } of documents) pay(paymentId, documentId);
  return [...found.values()];
}
