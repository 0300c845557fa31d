import { heightOfRows } from './gridColumns.ts';
import type { Cards } from './PhoneCard.tsx';

/**
 * More rows than these scroll inside the grid: a document of 300 lines must not draw 300 rows at
 * once.
 */
export const MAX_AUTO_HEIGHT_ROWS = 20;

/** Height of a grid that grows with its rows: it draws them later than what is below it. */
export function fitHeight(count: number, cards: Cards | null) {
  if (count > MAX_AUTO_HEIGHT_ROWS) return { height: heightOfRows(MAX_AUTO_HEIGHT_ROWS, cards) };
  return { minHeight: count ? heightOfRows(count, cards) : undefined };
}
