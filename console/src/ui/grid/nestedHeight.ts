import { rowHeight } from './density.ts';
import { HEADER_HEIGHT } from './gridSizes.ts';

/**
 * Padding, border and, where it is wider than its parent, scrollbar of a nested grid, in pixels.
 */
const PADDING = 40;

/**
 * Height of an expanded row with so many rows in its inner grid (`DataGrid fit`), and so much
 * beside it.
 */
export const innerHeight = (rows: number, extraWidth = 0): number =>
  PADDING + HEADER_HEIGHT + rows * rowHeight() + extraWidth;
