import {
  isPositive,
  lesserOf,
  stillOpen,
  sumOf,
  type Decimal,
} from '@munim/schema/shared/money.ts';

/** Money that has moved, the oldest first. */
export interface Paying {
  paymentId: number;
  amount: Decimal;
  /** The paper it was given for. */
  paperId: number | null;
}

/** A paper that takes money, the oldest first. */
export interface Payable {
  paperId: number;
  due: Decimal;
}

export interface Allocation {
  paymentId: number;
  paperId: number;
  amount: Decimal;
}

/**
 * Which payment pays which paper: first what was given for a paper, as far as that needs it; then the oldest money pays the oldest papers.
 * Never above either side. The whole plan follows from payments and papers alone, so that it can be made again after every change.
 */
export function planAllocations(
  payments: readonly Paying[],
  papers: readonly Payable[],
): Allocation[] {
  const due = new Map(papers.map((paper) => [paper.paperId, paper.due]));
  const left = new Map(payments.map((payment) => [payment.paymentId, payment.amount]));
  const found = new Map<string, Allocation>();
  const pay = (paymentId: number, paperId: number) => {
    const amount = lesserOf(left.get(paymentId) ?? '0', due.get(paperId) ?? '0');
    if (!isPositive(amount)) return;
    left.set(paymentId, stillOpen(left.get(paymentId) ?? '0', amount));
    due.set(paperId, stillOpen(due.get(paperId) ?? '0', amount));
    const key = `${paymentId} ${paperId}`;
    found.set(key, { paymentId, paperId, amount: sumOf([found.get(key)?.amount ?? '0', amount]) });
  };
  for (const { paymentId, paperId } of payments) if (paperId !== null) pay(paymentId, paperId);
  for (const { paymentId } of payments) for (const { paperId } of papers) pay(paymentId, paperId);
  return [...found.values()];
}
