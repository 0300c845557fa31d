import { HEADER_HEIGHT, ROW_HEIGHT } from './gridTheme.ts';

/** Its padding, border and, where it is wider than its box, its scrollbar. */
const AROUND = 40;

/** Height of an open row whose inner grid (`DataGrid fit`) has so many rows, and so much beside it. */
export const innerHeight = (rows: number, beside = 0): number =>
  AROUND + HEADER_HEIGHT + rows * ROW_HEIGHT + beside;
