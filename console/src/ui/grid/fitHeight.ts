import { rowHeight } from './density.ts';
import { heightOfRows } from './gridColumns.ts';
import { HEADER_HEIGHT } from './gridSizes.ts';

/**
 * More rows than these scroll inside the grid: a document of 300 lines must not draw 300 rows at
 * once.
 */
export const MAX_AUTO_HEIGHT_ROWS = 20;

/** Of a grid that grows with its rows: it draws them later than what is below it. */
export function fitHeight(count: number, cards: boolean) {
  if (count > MAX_AUTO_HEIGHT_ROWS)
    return { height: HEADER_HEIGHT + MAX_AUTO_HEIGHT_ROWS * rowHeight() };
  return { minHeight: count ? heightOfRows(count, cards) : undefined };
}
