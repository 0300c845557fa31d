import { ABSURD_MARGIN } from '@munim/schema/shared/limits.ts';
import type { UpdateRfqInput } from '@munim/schema/generated/types.ts';
import { isBelowFloor, isMoreThan, toMoney } from '@munim/schema/shared/money.ts';
import type { DeskLinesQuery } from '../../generated/documents.ts';
import { followPrices, isAboveZero, type Prices, pricesOfOffer } from './rfqPrices.ts';
import { t } from '../ui/text.ts';

export type DeskRfq = DeskLinesQuery['rfqs']['items'][number];
export type DeskOffer = DeskRfq['pricing']['offers'][number];

/** A price as it is being made. */
export interface DeskLine extends Prices {
  id: string;
  /** Version of the request that it builds on. */
  version: number;
  offerId: string | null;
  /** Reason why it is sold below the floor. */
  reason: string;
  /** True when the user confirmed a margin above the usual. */
  isSure: boolean;
  /** Part of the next save. */
  included: boolean;
}

export const fits = ({ moq }: DeskOffer, quantity: number): boolean => moq <= quantity;

/** The cheapest offer whose least quantity is reached; offers come cheapest first. */
const cheapestFitting = ({ quantity, pricing }: DeskRfq): DeskOffer | undefined =>
  pricing.offers.find((offer) => fits(offer, quantity));

const NO_PRICES: Prices = { costPrice: '', marginPercent: '', sellingPrice: '' };

/** A pending request starts with the cheapest offer that fits, a priced one with its price. */
export function deskLine(rfq: DeskRfq): DeskLine {
  const { id, version, costPrice, marginPercent, sellingPrice } = rfq;
  const start = { id, version, reason: rfq.belowCostReason ?? '', isSure: false };
  if (rfq.offerId && costPrice && marginPercent && sellingPrice) {
    const prices = { costPrice, marginPercent, sellingPrice };
    return { ...start, ...prices, offerId: rfq.offerId, isSure: true, included: false };
  }
  const offer = cheapestFitting(rfq);
  const prices = offer ? pricesOfOffer(offer.offerPrice) : NO_PRICES;
  return { ...start, ...prices, offerId: offer?.offerId ?? null, included: offer !== undefined };
}

export interface OnDesk {
  rfq: DeskRfq;
  line: DeskLine;
}

/** Typed prices, with the request as it was then and its place. */
export interface TypedLine extends OnDesk {
  at: number;
}

/**
 * The lines with those that were typed into and wait for no price any more: another user priced or
 * quoted them. They keep their places, and are not saved.
 */
export function withGone(
  lines: readonly OnDesk[],
  typed: ReadonlyMap<string, TypedLine>,
): (OnDesk & { isGone: boolean })[] {
  const shown = lines.map((line) => ({ ...line, isGone: false }));
  const present = new Set(lines.map(({ rfq }) => rfq.id));
  const gone = [...typed.values()].filter(({ rfq }) => !present.has(rfq.id));
  for (const { rfq, line, at } of gone.toSorted((one, other) => one.at - other.at))
    shown.splice(at, 0, { rfq, line: { ...line, included: false }, isGone: true });
  return shown;
}

/** True when it could be saved as it is proposed, and is not ticked. */
export const isLeftUnticked = ({ rfq, line }: OnDesk): boolean =>
  !line.included && line.offerId !== null && rfq.status === 'PENDING';

/**
 * Reasons why lines are no part of the next save: 'Left out: 2 not ticked, 1 without an offer that
 * fits.'
 */
export function leftOutText(lines: readonly OnDesk[]): string | undefined {
  const left = lines.filter(({ line }) => !line.included);
  const reasons = Map.groupBy(left, (one) => {
    if (one.line.offerId === null) return t('without an offer that fits');
    return isLeftUnticked(one) ? t('not ticked') : t('priced already');
  });
  const counts = [...reasons].map(([reason, { length }]) => `${length} ${reason}`);
  return counts.length ? t('Left out: {{counts}}.', { counts: counts.join(', ') }) : undefined;
}

/** Another figure changes the others as in the price drawer, and is to be saved. */
export function withPrice(line: DeskLine, changed: keyof Prices, text: string): DeskLine {
  const typed = { ...line, [changed]: text, isSure: false, included: true };
  return { ...typed, ...followPrices(changed, typed) };
}

export const withOffer = (line: DeskLine, offer: DeskOffer): DeskLine => ({
  ...line,
  ...pricesOfOffer(offer.offerPrice),
  offerId: offer.offerId,
  isSure: false,
  included: true,
});

/** Warnings and faults of a line, in the order of its fields. */
export interface DeskProblems {
  /** The price lies below the floor: a reason is wanted. */
  isBelowFloor: boolean;
  /** The margin is more than anybody usually takes. */
  isAbsurd: boolean;
  /** First reason why it cannot be saved; null when it can. */
  fault: string | null;
}

export function problemsOf(line: DeskLine, { pricing }: DeskRfq): DeskProblems {
  const { offerId, costPrice, marginPercent, sellingPrice, reason, isSure } = line;
  const isComplete = isAboveZero(costPrice) && isAboveZero(sellingPrice) && marginPercent !== '';
  const below = isComplete && isBelowFloor(costPrice, sellingPrice, '0', pricing.marginFloor);
  const isAbsurd = isComplete && isMoreThan(marginPercent, String(ABSURD_MARGIN));
  let fault: string | null = null;
  if (offerId === null) fault = t('Choose an offer.');
  else if (!isComplete) fault = t('Enter cost, margin and price.');
  else if (below && !reason.trim()) fault = t('Give a reason for this price.');
  else if (isAbsurd && !isSure) fault = t('Confirm this margin.');
  return { isBelowFloor: below, isAbsurd, fault };
}

export const priceInput = (line: DeskLine, rfq: DeskRfq): UpdateRfqInput => ({
  id: rfq.id,
  quantity: rfq.quantity,
  remarks: rfq.remarks,
  offerId: line.offerId ?? '',
  costPrice: toMoney(line.costPrice),
  marginPercent: toMoney(line.marginPercent),
  sellingPrice: toMoney(line.sellingPrice),
  gstPercent: rfq.sku.gstPercent,
  ...(line.reason.trim() ? { belowCostReason: line.reason.trim() } : {}),
  version: line.version,
});
