import { t } from '../ui/text.ts';

/** Stock of one SKU in a warehouse. */
export interface Stock {
  quantity: number;
  reservedQuantity: number;
}

const MAX = 10_000_000;

/**
 * Reason why stock cannot change by this; null when it can. The server checks the same under its
 * lock.
 */
export function quantityProblem(text: string, stock: Stock | undefined): string | null {
  const units = Number(text);
  if (!/^-?\d+$/.test(text) || units === 0) return t('Quantity must not be 0.');
  if (Math.abs(units) > MAX) return t('Quantity must be at most {{max}}.', { max: MAX });
  if (!stock) return null;
  const free = stock.quantity - stock.reservedQuantity;
  if (units + free >= 0) return null;
  return stock.reservedQuantity
    ? t('Only {{free}} in stock that are not reserved', { free })
    : t('Only {{free}} in stock', { free });
}
