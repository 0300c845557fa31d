import type { CellKeyDownEvent, FullWidthCellKeyDownEvent } from 'ag-grid-community';

type RowKey<Row> = CellKeyDownEvent<Row> | FullWidthCellKeyDownEvent<Row>;

/**
 * Opens the actions of the focused row: the menu key or Shift+F10 in any of its cells, Enter in the
 * cell of their button. Answers whether it did.
 */
export function openRowMenu<Row>(grid: HTMLElement | null, pressed: RowKey<Row>): boolean {
  const { event, rowIndex } = pressed;
  if (!(event instanceof KeyboardEvent)) return false;
  const isOnButton = 'column' in pressed && pressed.column.getColId() === 'menu';
  const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
  if (!isMenuKey && !(event.key === 'Enter' && isOnButton)) return false;
  const row = `.ag-row[row-index="${rowIndex}"]`;
  const button = grid?.querySelector<HTMLElement>(`${row} [col-id="menu"] button`);
  // Enter on the button itself presses it already
  if (!button || button === event.target) return false;
  event.preventDefault();
  button.focus();
  button.click();
  return true;
}
