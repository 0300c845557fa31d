import './lineGrid.css';
import { type ReactElement, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { isPhone } from '../grid/isPhone.ts';
import { ungrouped, useUnfolded } from '../grid/columnGroups.tsx';
import type { ColumnContext } from '../grid/columns.tsx';
import { lineGridActions } from './lineGridActions.ts';
import { copyLines, pasteLines, takeLines } from './lineGridClipboard.ts';
import type { LineColumn, LineRow } from './lineColumn.ts';
import {
  addLine,
  type LineGridCore,
  type ReadPasted,
  removeLines,
  undoLast,
} from './lineGridCore.ts';
import type { CellRendering } from './lineGridDrawing.tsx';
import { LineFaults } from './LineFaults.tsx';
import { LineGridBar } from './LineGridBar.tsx';
import { handleKey } from './lineGridKeys.ts';
import { faultsIn, type LineProblems, problemIn } from './lineGridProblems.ts';
import { PasteBox } from './PasteBox.tsx';
import { LineRows } from './LineRows.tsx';
import { useLineGrid } from './useLineGrid.ts';

export interface LineGridProps<Row extends LineRow> {
  /** Accessible name of the grid. */
  label: string;
  /** Drafts, held by the caller and never changed: a changed row is a new object. */
  rows: readonly Row[];
  /** Keep it the same between renders, as `columns` and `problems`. */
  onChange: (rows: Row[]) => void;
  columns: readonly LineColumn<Row>[];
  /** An empty row with an id of its own; without it lines are neither added nor removed. */
  newRow?: () => Row;
  /** Reads lines in a text pasted into the box above the grid, which is drawn for it. Keep it the same between renders. */
  readPasted?: ReadPasted<Row>;
  /** Leaves a text pasted into the first column to the grid: cells go where they stand. */
  onlyInBox?: boolean;
  /** Greatest number of lines. */
  max?: number;
  /** Cell errors that depend on the whole row, or on the server's answer. */
  problems?: (row: Row) => LineProblems | undefined;
  /** Set after the first submit: empty required cells are then invalid. */
  submitted?: boolean;
  /** Further actions of a line; null where there are none. Keep it the same between renders. */
  menu?: ((row: Row) => ReactElement | null) | undefined;
  /** Class of a row, for example of lines that are struck through. */
  rowClass?: ((row: Row) => string | undefined) | undefined;
  /** Remembers under this name which groups of columns are unfolded. */
  memory?: string | undefined;
}

const MAX_LINES = 200;

/**
 * Data that the cells read while they are drawn. They read through a reference, so that no render
 * makes new columns.
 */
function useCellRendering<Row extends LineRow>(
  core: LineGridCore<Row>,
  problem: CellRendering<Row>['problem'],
): CellRendering<Row> {
  const latest = useRef({ core, problem });
  useLayoutEffect(() => {
    latest.current = { core, problem };
  }, [core, problem]);
  return useMemo(
    () => ({
      range: () => latest.current.core.selection.range(),
      columnIndex: (id) => latest.current.core.ids.indexOf(id),
      problem: (row, column) => latest.current.problem(row, column),
      put: (id, put) =>
        latest.current.core.change(
          latest.current.core.now().map((row) => (row.id === id ? put(row) : row)),
        ),
      onKey: (event) => handleKey(event, lineGridActions(latest.current.core)),
      onRemove: (row) => removeLines(latest.current.core, row, row),
    }),
    [],
  );
}

/** Pixels of a name beside what is typed on a phone. */
const PHONE_NAME_WIDTH = 120;

/**
 * Columns that take typing, between the name of a line and its total: a phone has no room for more.
 */
function phoneColumns<Row>(columns: readonly LineColumn<Row>[]): LineColumn<Row>[] {
  const name = columns.find(({ column }) => column.flex);
  const total = columns.findLast(
    ({ column }) => (column.context as ColumnContext | undefined)?.kind === 'money',
  );
  return columns
    .filter((line) => line.edit || line === name || line === total)
    .map((line) => ({
      ...line,
      column: {
        ...ungrouped(line.column),
        ...(line === name ? { minWidth: PHONE_NAME_WIDTH } : {}),
      },
    }));
}

const useVisibleColumns = <Row extends LineRow>(columns: readonly LineColumn<Row>[]) =>
  useMemo(() => (isPhone() ? phoneColumns(columns) : columns), [columns]);

/** Lines typed like in a spreadsheet, by keyboard alone: see LINE_KEYS. */
export function LineGrid<Row extends LineRow>(props: LineGridProps<Row>) {
  const {
    label,
    rows,
    onChange,
    newRow,
    readPasted,
    onlyInBox,
    max = MAX_LINES,
    problems,
    submitted = false,
    menu,
    rowClass,
    memory,
  } = props;
  const all = useVisibleColumns(props.columns);
  const columns = useUnfolded(all, memory);
  const { core, announcement, focused, canUndo, noteShift, ...grid } = useLineGrid({
    rows,
    onChange,
    columns,
    newRow,
    readPasted: onlyInBox ? undefined : readPasted,
    max,
  });
  const emptyRow = useMemo(() => newRow?.(), [newRow]);
  const problem = useMemo<CellRendering<Row>['problem']>(
    () => (row, column) => problemIn(row, column, { columns: all, problems, emptyRow }, submitted),
    [all, problems, emptyRow, submitted],
  );
  const rendering = useCellRendering(core, problem);
  useEffect(() => core.grid()?.refreshCells(), [core, problem]);

  // an error elsewhere keeps its text when the cell is left
  const faults = useMemo(() => faultsIn(rows, all, problem), [rows, all, problem]);
  const column = focused && columns[focused.column];
  const here = faults.find(({ row, columnId }) => row === focused?.row && columnId === column?.id);
  return (
    <div
      className="line-grid"
      role="group"
      aria-label={label}
      onPaste={(event) => pasteLines(event, core)}
      onCopy={(event) => copyLines(event, core)}
      onCut={(event) => copyLines(event, core)}
      onPointerDownCapture={noteShift}
    >
      {readPasted && <PasteBox onText={(text) => takeLines(core, readPasted(text))} />}
      <LineRows
        rows={rows}
        columns={all}
        memory={memory}
        rendering={rendering}
        menu={menu}
        rowClass={rowClass}
        {...grid}
        canRemove={newRow !== undefined}
      />
      <LineGridBar
        announcement={here?.text ?? announcement}
        isInvalid={here !== undefined}
        onAdd={newRow && rows.length < max ? () => addLine(core) : null}
        onUndo={canUndo ? () => undoLast(core) : null}
      />
      <LineFaults
        faults={faults.filter((fault) => fault !== here)}
        onGo={({ row, columnId }) => core.grid()?.setFocusedCell(row, columnId)}
      />
    </div>
  );
}
