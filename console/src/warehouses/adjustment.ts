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
  if (!/^-?\d+$/.test(text) || units === 0) return 'Quantity must not be 0.';
  if (Math.abs(units) > MAX) return `Quantity must be at most ${MAX}.`;
  if (!stock) return null;
  const free = stock.quantity - stock.reservedQuantity;
  if (units + free >= 0) return null;
  return `Only ${free} in stock${stock.reservedQuantity ? ' that are not reserved' : ''}`;
}
