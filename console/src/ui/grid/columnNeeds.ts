import type { ColDef } from 'ag-grid-community';
import { contextOf } from '../export/exportTable.ts';
import {
  FIGURE_CLASS,
  HEAD_CLASS,
  isMeasured,
  longest,
  MAX_FIXED_TEXT_WIDTH,
  PADDING,
} from './columnTexts.ts';
import { type ColumnChoice, MOST_TEXT_WIDTH, type Rank, type SizedColumn } from './columnWidths.ts';
import { isPhone } from './isPhone.ts';
import { type MeasuredText, twoLines, widthsOf } from './measureText.ts';

const SORT_MARK = 20;
/** Room that a text of a lower rank may claim before its column is left out. */
const MAX_NARROW_WIDTH = 150;
/** Narrowest text column of a grid that shows all its columns. */
const LEAST_TEXT_WIDTH = 110;
/** Narrowest text column before there are rows. */
const EMPTY_TEXT_WIDTH = 90;

export interface Need {
  least: number;
  min: number;
  full: number;
}

/** A column of a grid, or of the rows that are drawn before it. */
export interface FittedColumn {
  id: string;
  def: ColDef;
  texts: () => ReadonlySet<string>;
  isSorted: boolean;
  /** Width of a column of which nothing is measured. */
  width: number;
}

const isText = (def: ColDef) => Boolean(def.initialFlex);
function rankOf(def: ColDef, ranked: boolean): Rank {
  const { rank = 1, hideOnPhone } = contextOf(def);
  if (isPhone()) return hideOnPhone || rank > 1 ? 3 : 1;
  return ranked ? rank : 1;
}

interface ToMeasure {
  column: FittedColumn;
  head: MeasuredText;
  whole: MeasuredText[];
  halves: MeasuredText[];
}

/** Texts with the font of the column's cells, which may not be drawn yet. */
function textsOf(column: FittedColumn): ToMeasure {
  const { headerName = '' } = column.def;
  const texts = longest(column.texts());
  const halves = isText(column.def) ? texts.flatMap(twoLines) : [];
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
  { def, isSorted }: FittedColumn,
  { head, whole, halves }: { head: number; whole: number[]; halves: number[] },
  rank: Rank,
): Need {
  const { neverTruncate, extraWidth = 0, drawnWidth = 0 } = contextOf(def);
  const headWidth = Math.max(head + PADDING + (isSorted ? SORT_MARK : 0), drawnWidth);
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

/**
 * Widths that the columns need for their present rows, measured together in the font of the parent.
 */
export function needsOf(
  columns: readonly FittedColumn[],
  ranked: boolean,
  parent: Element,
): Map<string, Need> {
  const parts = columns.filter(({ def }) => isMeasured(def)).map(textsOf);
  const widths = widthsOf(
    parts.flatMap(({ head, whole, halves }) => [head, ...whole, ...halves]),
    parent,
  );
  return new Map(
    parts.map(({ column, ...part }) => {
      const [head = 0] = widths.splice(0, 1);
      const whole = widths.splice(0, part.whole.length);
      const halves = widths.splice(0, part.halves.length);
      return [
        column.id,
        needOf(column, { head, whole, halves }, rankOf(column.def, ranked)),
      ] as const;
    }),
  );
}

interface Sizing {
  need: Need | undefined;
  choice: ColumnChoice | undefined;
  ranked: boolean;
  /** Shown for the rows before these. */
  kept: boolean;
}

export function sized(
  { id, def, width: now }: FittedColumn,
  { need = { least: now, min: now, full: now }, choice, ranked, kept }: Sizing,
): SizedColumn {
  const fixed = choice?.width === undefined ? undefined : Math.max(choice.width, 40);
  return {
    id,
    min: fixed ?? need.min,
    full: fixed ?? need.full,
    rank: rankOf(def, ranked),
    least: fixed ?? (ranked && !contextOf(def).mayShrink ? need.min : need.least),
    stretch: fixed === undefined ? (def.initialFlex ?? 0) : 0,
    chosen: choice?.shown,
    end: contextOf(def).end ?? false,
    kept,
  };
}
