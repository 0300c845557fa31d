import { DEFAULT_MARGIN } from '@munim/schema/shared/limits.ts';
import { isPositive, marginPercent, sellingPrice } from '@munim/schema/shared/money.ts';

/** Typed texts; a number may be incomplete. */
export interface Prices {
  costPrice: string;
  marginPercent: string;
  sellingPrice: string;
}

const isNumber = (text: string) => /^-?(\d+\.?\d*|\.\d+)$/.test(text);
export const isAboveZero = (text: string): boolean => isNumber(text) && isPositive(text);

/**
 * Effects of an input: cost or margin change the selling price, the selling price changes the
 * margin (docs/rules/quoting.md#margin).
 */
export function followPrices(changed: keyof Prices, prices: Prices): Partial<Prices> {
  const { costPrice: cost, marginPercent: margin, sellingPrice: selling } = prices;
  if (changed === 'sellingPrice') {
    const follows = isNumber(cost) && isNumber(selling) ? marginPercent(cost, selling) : null;
    return follows === null ? {} : { marginPercent: follows };
  }
  return isNumber(cost) && isNumber(margin) ? { sellingPrice: sellingPrice(cost, margin) } : {};
}

/** Picking an offer starts with its price and the default margin. */
export const pricesOfOffer = (offerPrice: string): Prices => ({
  costPrice: offerPrice,
  marginPercent: DEFAULT_MARGIN,
  sellingPrice: sellingPrice(offerPrice, DEFAULT_MARGIN),
});
