import { HEADER_HEIGHT, ROW_HEIGHT } from './gridTheme.ts';

/** Its padding, border and, where it is wider than its parent, its scrollbar. */
const AROUND = 40;

/**
 * Height of an expanded row with so many rows in its inner grid (`DataGrid fit`), and so much
 * beside it.
 */
export const innerHeight = (rows: number, beside = 0): number =>
  AROUND + HEADER_HEIGHT + rows * ROW_HEIGHT + beside;
