import type { ColDef, Column, GridApi } from 'ag-grid-community';
import { isFolded } from './columnGroups.tsx';
import { contextOf } from '../export/exportTable.ts';
import { type FittedColumn, type Need, needsOf, sized } from './columnNeeds.ts';
import { textsOfGrid } from './columnTexts.ts';
import { type ColumnChoice, layOut, layOutNext } from './columnWidths.ts';
import { isPhone } from './isPhone.ts';

interface Fitting {
  box: HTMLElement;
  /** Columns may be left out: there is a menu that offers them. */
  ranked: boolean;
  needs: Map<string, Need>;
  choices: Map<string, ColumnChoice>;
  setAside: ReadonlySet<string>;
}

/**
 * Attribute of a grid whose columns have no widths yet: its rows are hidden, or they would move.
 */
const UNFITTED = 'data-unfitted';

const fittings = new WeakMap<GridApi, Fitting>();

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

const ofGrid = (api: GridApi, column: Column): FittedColumn => ({
  id: column.getColId(),
  def: column.getColDef(),
  texts: () => textsOfGrid(api, column),
  isSorted: Boolean(column.getSort()),
  width: column.getActualWidth(),
});

/** Widths that the columns need for their present rows. */
const measure = (api: GridApi, { box, ranked }: Fitting): Map<string, Need> =>
  needsOf(
    (api.getAllGridColumns() ?? []).map((column) => ofGrid(api, column)),
    ranked,
    box.querySelector('.ag-root') ?? box,
  );

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
    columns.map((column) => {
      const id = column.getColId();
      return sized(ofGrid(api, column), {
        need: needs.get(id),
        choice: fitting.choices.get(id),
        ranked: fitting.ranked,
        kept: how !== 'exact' && column.isVisible(),
      });
    });
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
      const { start, end } = contextOf(column.getColDef());
      const pinned = pin ? (start && 'left') || (end && 'right') || null : null;
      return width === undefined ? { ...state, pinned } : { ...state, pinned, width };
    }),
  });
}

/** Columns that scroll beside a first one that stays begin with the last of them: time runs to the right. */
export function showLast(api: GridApi): void {
  const columns = api.getAllDisplayedColumns();
  const last = columns.findLast((column) => !column.isPinned());
  if (columns[0]?.isPinnedLeft() && last) api.ensureColumnVisible(last, 'end');
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

/** Columns of files and paper: also those that merely do not fit beside each other here. */
export const columnsOfFiles = <Row>(api: GridApi<Row>): ColDef<Row>[] =>
  (api.getAllGridColumns() ?? [])
    // the grid has a column of its own for checkboxes
    .filter((column) => !column.getColId().startsWith('ag-Grid-'))
    .filter((column) => column.isVisible() || fittings.get(api)?.setAside.has(column.getColId()))
    .map((column) => column.getColDef() as ColDef<Row>);
