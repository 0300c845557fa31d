import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import type {
  CellClassParams,
  ColDef,
  ICellEditorParams,
  ICellRendererParams,
  SuppressKeyboardEventParams,
} from 'ag-grid-community';
import { pinnedOnWideScreen } from '../grid/columns.tsx';
import { roomForHead } from '../grid/fitFixedColumns.ts';
import { followingRow } from '../grid/followingRow.ts';
import { type LineColumn, type LinePick, type LineRow, CHECKED } from './lineColumn.ts';
import { contains, type Place, type Range, withText } from './lineGridChanges.ts';
import { LinePickEditor, type PickedText, type PickEditorParams } from './LinePickEditor.tsx';
import { t } from '../text.ts';

/** Data that the cells read while they are drawn; it stays the same object, so the columns do. */
export interface CellRendering<Row> {
  range: () => Range | null;
  /** Index of a column among those shown. */
  columnIndex: (id: string) => number;
  problem: (row: Row, column: LineColumn<Row>) => string | null;
  put: (id: string, change: (row: Row) => Row) => void;
  onKey: (event: KeyboardEvent) => boolean;
  onRemove: (row: number) => void;
}

const isPickedText = (value: unknown): value is PickedText =>
  typeof value === 'object' && value !== null;

function changed<Row>(row: Row, column: LineColumn<Row>, value: string | PickedText | null): Row {
  if (!isPickedText(value)) return withText(row, column, value ?? '');
  const pick = column.edit?.pick;
  return value.item && pick ? pick.suggest(row, value.item) : withText(row, column, value.text);
}

const pickEditorParams =
  <Row,>({ choices: { source }, chosen }: LinePick<Row>, name: string) =>
  ({ data }: ICellEditorParams<Row>): PickEditorParams => ({
    source,
    name,
    unknown: chosen(data).unknown === true,
  });

const editing = <Row extends LineRow>(
  column: LineColumn<Row>,
  { put }: CellRendering<Row>,
): Partial<ColDef<Row>> => {
  const { edit, name } = column;
  if (!edit) return {};
  if (edit.checkbox) {
    const onTick = ({ id }: Row, selectedRows: boolean) =>
      put(id, (row) => withText(row, column, selectedRows ? CHECKED : ''));
    return { cellRendererParams: { ...column.column.cellRendererParams, onTick } };
  }
  return {
    editable: ({ data }) => data !== undefined && (edit.canEdit?.(data) ?? true),
    valueSetter: ({ data, newValue }) => {
      put(data.id, (row) => changed(row, column, newValue as string | PickedText | null));
      return false;
    },
    ...(edit.pick
      ? { cellEditor: LinePickEditor, cellEditorParams: pickEditorParams(edit.pick, name) }
      : { cellEditor: 'agTextCellEditor', cellEditorParams: { useFormatter: false } }),
  };
};

const classNames = (names: ColDef['cellClass']) =>
  typeof names === 'string' ? [names] : Array.isArray(names) ? names : [];

/** Column definition of the grid: selected cells, invalid cells with a tooltip, our keys. */
export function toColDef<Row extends LineRow>(
  column: LineColumn<Row>,
  rendering: CellRendering<Row>,
): ColDef<Row> {
  const problem = (data: Row | undefined) => (data ? rendering.problem(data, column) : null);
  const place = ({ rowIndex }: CellClassParams<Row>): Place => ({
    row: rowIndex,
    column: rendering.columnIndex(column.id),
  });
  const { pinned, ...def } = followingRow(roomForHead(column.column));
  return {
    ...def,
    context: { ...def.context, ...(pinned === 'right' ? { end: true } : {}) },
    colId: column.id,
    sortable: false,
    cellDataType: false,
    cellClass: [...(def.flex ? ['kit-wrap'] : []), ...classNames(def.cellClass)],
    cellClassRules: {
      'line-editable': ({ data }) =>
        data !== undefined && column.edit !== undefined && (column.edit.canEdit?.(data) ?? true),
      'line-selected': (cell) => {
        const range = rendering.range();
        return range !== null && contains(range, place(cell));
      },
      'line-warned': ({ data }) => data !== undefined && column.edit?.warns?.(data) === true,
      'line-invalid': ({ data }) => problem(data) !== null,
    },
    tooltip: ({ data }) => problem(data) ?? '',
    ...editing(column, rendering),
  };
}

function RemoveCell<Row>({
  node,
  onRemove,
}: ICellRendererParams<Row> & { onRemove: (row: number) => void }) {
  const index = node.rowIndex ?? 0;
  const label = t('Remove line {{index}}', { index: index + 1 });
  return (
    <Button
      variant="minimal"
      size="small"
      tabIndex={-1}
      icon={<Cross />}
      title={label}
      aria-label={label}
      onClick={() => onRemove(index)}
    />
  );
}

export const removeColumn = <Row,>(onRemove: (row: number) => void): ColDef<Row> => ({
  colId: 'remove',
  headerName: t('Remove'),
  headerClass: 'kit-visually-hidden',
  width: 44,
  sortable: false,
  resizable: false,
  pinned: pinnedOnWideScreen(),
  lockPosition: 'right',
  cellRenderer: RemoveCell,
  cellRendererParams: { onRemove },
});

export const keyFilter =
  (onKey: (event: KeyboardEvent) => boolean) =>
  ({ event }: SuppressKeyboardEventParams): boolean => {
    const own = onKey(event);
    if (own) event.preventDefault();
    return own;
  };
