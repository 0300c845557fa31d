import type { ColDef, Column, GridApi } from 'ag-grid-community';
import { isFolded } from './columnGroups.tsx';
import {
  FIGURE_CLASS,
  HEAD_CLASS,
  isMeasured,
  longestTexts,
  MAX_FIXED_TEXT_WIDTH,
  PADDING,
} from './columnTexts.ts';
import type { ColumnContext } from './columns.tsx';
import {
  type ColumnChoice,
  layOut,
  layOutNext,
  MOST_TEXT_WIDTH,
  type Rank,
  type SizedColumn,
} from './columnWidths.ts';
import { isPhone } from './isPhone.ts';
import { type MeasuredText, twoLines, widthsOf } from './measureText.ts';

const SORT_MARK = 20;
/** Room that a text of a lower rank may claim before its column is left out. */
const MAX_NARROW_WIDTH = 150;
/** Of a grid that shows all its columns. */
const LEAST_TEXT_WIDTH = 110;
/** Narrowest text column before there are rows. */
const EMPTY_TEXT_WIDTH = 90;

interface Need {
  least: number;
  min: number;
  full: number;
}

interface Fitting {
  box: HTMLElement;
  /** Columns may be left out: there is a menu that offers them. */
  ranked: boolean;
  needs: Map<string, Need>;
  choices: Map<string, ColumnChoice>;
  setAside: ReadonlySet<string>;
}

/** Of a grid whose columns have no widths yet: its rows are not seen, or they would move. */
const UNFITTED = 'data-unfitted';

const fittings = new WeakMap<GridApi, Fitting>();

const contextOf = ({ context }: ColDef): ColumnContext =>
  (context as ColumnContext | undefined) ?? {};
const isText = (def: ColDef) => Boolean(def.initialFlex);
function rankOf(def: ColDef, ranked: boolean): Rank {
  const { rank = 1, hideOnPhone } = contextOf(def);
  if (isPhone()) return hideOnPhone || rank > 1 ? 3 : 1;
  return ranked ? rank : 1;
}

export function beginFitting(api: GridApi, box: HTMLElement, ranked: boolean): Fitting {
  const fitting = {
    box,
    ranked,
    needs: new Map<string, Need>(),
    choices: new Map<string, ColumnChoice>(),
    setAside: new Set<string>(),
  };
  fittings.set(api, fitting);
  return fitting;
}

/** The element that the grid is drawn in. */
export const boxOf = (api: GridApi): HTMLElement | null => fittings.get(api)?.box ?? null;

interface ToMeasure {
  column: Column;
  head: MeasuredText;
  whole: MeasuredText[];
  halves: MeasuredText[];
}

/** With the face of its cells, which may not be drawn yet. */
function textsOf(api: GridApi, column: Column): ToMeasure {
  const { headerName = '' } = column.getColDef();
  const texts = longestTexts(api, column);
  const halves = isText(column.getColDef()) ? texts.flatMap(twoLines) : [];
  return {
    column,
    head: { text: headerName, className: HEAD_CLASS },
    whole: texts.map((text) => ({ text, className: FIGURE_CLASS })),
    halves: halves.map((text) => ({ text, className: FIGURE_CLASS })),
  };
}

const widest = (widths: readonly number[], extra: number) =>
  widths.length ? Math.max(...widths) + PADDING + extra : 0;

function needOf(
  { column }: ToMeasure,
  { head, whole, halves }: { head: number; whole: number[]; halves: number[] },
  rank: Rank,
): Need {
  const def = column.getColDef();
  const { neverTruncate, extraWidth = 0, drawnWidth = 0 } = contextOf(def);
  const headWidth = Math.max(head + PADDING + (column.getSort() ? SORT_MARK : 0), drawnWidth);
  const content = widest(whole, extraWidth);
  if (!isText(def)) {
    const empty = whole.length ? 0 : (def.initialWidth ?? 0);
    const width = neverTruncate ? content : Math.min(content, MAX_FIXED_TEXT_WIDTH);
    const need = Math.max(width, headWidth, empty);
    return { least: need, min: need, full: need };
  }
  const full = Math.max(Math.min(content || EMPTY_TEXT_WIDTH, MOST_TEXT_WIDTH), headWidth);
  const wrapped = Math.max(widest(halves, extraWidth), headWidth);
  const whatFits = whole.length ? wrapped : Math.max(headWidth, EMPTY_TEXT_WIDTH);
  const most = rank > 1 ? Math.max(MAX_NARROW_WIDTH, headWidth) : full;
  const min = Math.min(whatFits, full, most);
  return { least: Math.min(min, Math.max(LEAST_TEXT_WIDTH, headWidth)), min, full };
}

/** What each column needs for its present rows, measured together. */
function measure(api: GridApi, fitting: Fitting): Map<string, Need> {
  const parts = (api.getAllGridColumns() ?? [])
    .filter((column) => isMeasured(column.getColDef()))
    .map((column) => textsOf(api, column));
  const widths = widthsOf(
    parts.flatMap(({ head, whole, halves }) => [head, ...whole, ...halves]),
    fitting.box.querySelector('.ag-root') ?? fitting.box,
  );
  return new Map(
    parts.map((part) => {
      const [head = 0] = widths.splice(0, 1);
      const whole = widths.splice(0, part.whole.length);
      const halves = widths.splice(0, part.halves.length);
      const rank = rankOf(part.column.getColDef(), fitting.ranked);
      return [part.column.getColId(), needOf(part, { head, whole, halves }, rank)] as const;
    }),
  );
}

function sized(
  column: Column,
  { choices, ranked }: Fitting,
  needs: Fitting['needs'],
  how: How,
): SizedColumn {
  const def = column.getColDef();
  const id = column.getColId();
  const { shown, width } = choices.get(id) ?? {};
  const now = column.getActualWidth();
  const need = needs.get(id) ?? { least: now, min: now, full: now };
  const fixed = width === undefined ? undefined : Math.max(width, 40);
  return {
    id,
    min: fixed ?? need.min,
    full: fixed ?? need.full,
    rank: rankOf(def, ranked),
    least: fixed ?? (ranked && !contextOf(def).mayShrink ? need.min : need.least),
    stretch: fixed === undefined ? (def.initialFlex ?? 0) : 0,
    chosen: shown,
    end: contextOf(def).end ?? false,
    kept: how !== 'exact' && column.isVisible(),
  };
}

type How = 'exact' | 'grow' | 'same';

/** The most that each column needs of both. */
const mostOf = (before: Fitting['needs'], now: Fitting['needs']): Fitting['needs'] =>
  new Map(
    [...now].map(([id, need]) => {
      const { least = 0, min = 0, full = 0 } = before.get(id) ?? {};
      return [
        id,
        {
          least: Math.max(least, need.least),
          min: Math.max(min, need.min),
          full: Math.max(full, need.full),
        },
      ];
    }),
  );

/** Remembers what the columns need, and lays them out by it. */
function layOutColumns(
  api: GridApi,
  fitting: Fitting,
  columns: readonly Column[],
  { how, room }: { how: How; room: number },
) {
  const sizedBy = (needs: Fitting['needs']) =>
    columns.map((column) => sized(column, fitting, needs, how));
  const before = fitting.needs;
  if (how !== 'same' || !before.size) fitting.needs = measure(api, fitting);
  if (how !== 'grow') return layOut(sizedBy(fitting.needs), room, window.innerWidth);
  const now = fitting.needs;
  const most = mostOf(before, now);
  const { layout, isOfNow } = layOutNext(sizedBy(most), sizedBy(now), room, window.innerWidth);
  fitting.needs = isOfNow ? now : most;
  return layout;
}

/**
 * Shows the columns that fit, each as wide as its texts and its head: a cut-off amount reads as a
 * smaller one. With 'grow' none needs less than for the rows before, so that nothing jumps between
 * pages, unless a column would be left out for it.
 */
export function fitColumns(api: GridApi, how: How): void {
  const fitting = fittings.get(api);
  const room = fitting?.box.querySelector('.ag-grid-viewport')?.clientWidth ?? 0;
  if (!fitting || room <= 0) return;
  const columns = (api.getAllGridColumns() ?? []).filter((column) => !isFolded(column));
  const layout = layOutColumns(api, fitting, columns, { how, room });
  fitting.setAside = layout.setAside;
  fitting.box.removeAttribute(UNFITTED);
  const pin = layout.overflows && !isPhone();
  api.applyColumnState({
    state: columns.map((column) => {
      const colId = column.getColId();
      const width = layout.widths.get(colId);
      const state = { colId, hide: width === undefined, flex: null };
      const pinned = pin && contextOf(column.getColDef()).end ? ('right' as const) : null;
      return width === undefined ? { ...state, pinned } : { ...state, pinned, width };
    }),
  });
}

/** The person shows or hides a column, or draws its edge. */
export function chooseColumn(api: GridApi, colId: string, choice: ColumnChoice): void {
  const choices = fittings.get(api)?.choices;
  choices?.set(colId, { ...choices.get(colId), ...choice });
}

export const choicesOf = (api: GridApi): ReadonlyMap<string, ColumnChoice> =>
  fittings.get(api)?.choices ?? new Map();

export const dropChoices = (api: GridApi): void => fittings.get(api)?.choices.clear();

export function forgetChoices(api: GridApi): void {
  dropChoices(api);
  api.resetColumnState();
  fitColumns(api, 'exact');
}

/** For files and paper: also the columns that only do not fit beside each other here. */
export const columnsOfFiles = <Row>(api: GridApi<Row>): ColDef<Row>[] =>
  (api.getAllGridColumns() ?? [])
    // that of the checkboxes is the grid's own
    .filter((column) => !column.getColId().startsWith('ag-Grid-'))
    .filter((column) => column.isVisible() || fittings.get(api)?.setAside.has(column.getColId()))
    .map((column) => column.getColDef() as ColDef<Row>);
