import type { GridApi } from 'ag-grid-community';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Place of the focus among the first rows. */
interface HeldFocus {
  row: string;
  column: string;
  /** Index of the link or button of the cell that has it. */
  control: number;
}

const CONTROLS = 'a, button';
const indexIn = (cell: Element, control: Element | null) =>
  [...cell.querySelectorAll(CONTROLS)].findIndex((one) => one === control);

/** Each row of the table says its id, each cell its column. */
function heldFocus(table: Element | null): HeldFocus | undefined {
  const focused = document.activeElement;
  const cell = focused?.closest('td');
  const { column } = cell?.dataset ?? {};
  const { row } = cell?.closest('tr')?.dataset ?? {};
  if (!cell || !table?.contains(cell) || row === undefined || column === undefined)
    return undefined;
  return { row, column, control: indexIn(cell, focused) };
}

/** Gives it to the same cell of the grid that took the place of the rows, and in it to the same link or button. */
function giveFocus<Row>(api: GridApi<Row>, grid: Element, { row, column, control }: HeldFocus) {
  const index = api.getRowNode(row)?.rowIndex;
  if (index === null || index === undefined) return;
  api.ensureIndexVisible(index);
  api.setFocusedCell(index, column);
  const cell = grid.querySelector(`[row-id="${CSS.escape(row)}"] [col-id="${CSS.escape(column)}"]`);
  cell?.querySelectorAll<HTMLElement>(CONTROLS)[control]?.focus();
}

/** Keeps the focus where it is when the grid takes the place of the rows behind it. Answers what to call just before. */
export function useHeldFocus<Row>(
  grid: RefObject<Element | null>,
  api: GridApi<Row> | null,
  isCovered: boolean,
): () => void {
  const held = useRef<HeldFocus>(undefined);
  useLayoutEffect(() => {
    if (isCovered || !held.current || !api || !grid.current) return;
    giveFocus(api, grid.current, held.current);
    held.current = undefined;
  }, [grid, api, isCovered]);
  return () => {
    held.current = heldFocus(grid.current?.nextElementSibling ?? null);
  };
}
