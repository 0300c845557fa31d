import type { ColDef, Column, GridApi } from 'ag-grid-community';
import type { ColumnContext } from './columns.tsx';

/** Pixels of a cell beside its text, its border included. */
export const PADDING = 20;
/** Texts of a column of fixed width widen it no further than this. */
export const MAX_FIXED_TEXT_WIDTH = 200;
/** Longest texts of a column that are measured: more characters are not always wider. */
const CANDIDATES = 3;

/** Faces of measured texts: of heads, and of columns with figures below each other. */
export const HEAD_CLASS = 'kit-measure-head';
export const FIGURE_CLASS = 'kit-numeric';

/** True when the column's width follows its texts: not for pictures, buttons and switches. */
export const isMeasured = (def: ColDef): boolean =>
  Boolean(def.headerName) &&
  def.resizable !== false &&
  (Boolean(def.initialFlex) ||
    (def.context as ColumnContext | undefined)?.neverTruncate === true ||
    !def.cellRenderer);

/** Texts of a column of the grid, each once. */
export function textsOfGrid(api: GridApi, column: Column): Set<string> {
  const texts = new Set<string>();
  api.forEachNode((rowNode) => {
    const text = api.getCellValue<string>({ rowNode, colKey: column, useFormatter: true });
    if (text) texts.add(text);
  });
  return texts;
}

export const longest = (texts: ReadonlySet<string>): string[] =>
  [...texts].toSorted((one, other) => other.length - one.length).slice(0, CANDIDATES);
