import type { Content, ContentTable, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import type { Element } from './markupTree.ts';
import {
  elementsOf,
  GREY,
  INK,
  is,
  MILLIMETRE,
  paragraph,
  RULE,
  type Style,
  WIDTH,
} from './pdfText.ts';

const rowsOf = (of: Element): Element[] =>
  elementsOf(of).flatMap((part) => (part.name === 'tr' ? [part] : elementsOf(part)));

/** Rules of a kind of table: widths by the number of the line, space around the words. */
interface Look {
  rule: (line: number, rows: number) => number;
  ink: (line: number, rows: number) => boolean;
  sides: number;
  size: number;
  above: number;
  below: number;
}
const HEADED = (line: number) => line <= 1;
const LOOKS: Readonly<Record<'lines' | 'summary' | 'totals' | 'facts', Look>> = {
  lines: {
    rule: (line) => (HEADED(line) ? 0.75 : 0.5),
    ink: HEADED,
    sides: 3,
    size: 7.5,
    above: 2.5,
    below: 2.5,
  },
  summary: {
    rule: (line, rows) => (HEADED(line) || line === rows ? 0.75 : 0.5),
    ink: (line, rows) => HEADED(line) || line === rows,
    sides: 3,
    size: 7.5,
    above: 2,
    below: 2,
  },
  totals: {
    rule: (line, rows) => (line >= rows - 1 ? 0.75 : 0),
    ink: () => true,
    sides: 0,
    size: 8.5,
    above: 2,
    below: 2,
  },
  facts: {
    rule: (line) => (line ? 0.5 : 0),
    ink: () => false,
    sides: 3,
    size: 8.5,
    above: 1.5,
    below: 2,
  },
};
const KINDS = ['summary', 'totals', 'facts'] as const;

/** Space beside the words of a cell, none at the edges of the sheet. */
const layoutOf = (
  { rule, ink, sides, above, below }: Look,
  columns: number,
): CustomTableLayout => ({
  hLineWidth: (line, { table }) => rule(line, table.body.length),
  vLineWidth: () => 0,
  hLineColor: (line, { table }) => (ink(line, table.body.length) ? INK : RULE),
  paddingLeft: (column) => (column === 0 ? 0 : sides),
  paddingRight: (column) => (column === columns - 1 ? 0 : sides),
  paddingTop: () => above,
  paddingBottom: () => below,
});

/** Each line of a cell for itself: words that do not wrap know no breaks. */
function linesOf(of: Element): Element[] {
  const lines: Element[] = [{ ...of, children: [] }];
  for (const child of of.children)
    if (typeof child !== 'string' && child.name === 'br') lines.push({ ...of, children: [] });
    else lines.at(-1)?.children.push(child);
  return lines;
}

/** Minimum width of a name beside its figures, the same as `.item` in HTML. */
const ITEM_ROOM = 34 * MILLIMETRE;

function cell(of: Element, row: Element, size: number): TableCell {
  const style: Style =
    of.name === 'th' ? { fontSize: size - 0.5, color: GREY, bold: true } : { fontSize: size };
  const isNumber = is(of, 'right');
  const inOneLine = isNumber || (of.name === 'th' && !is(of, 'item'));
  const look: Style = {
    ...style,
    margin: [0, 0, 0, 0],
    ...(inOneLine ? { noWrap: true } : {}),
    // figures of one width; in words they would widen the hyphens
    ...(isNumber ? { fontFeatures: ['tnum'] } : {}),
    ...(is(row, 'sum') ? { bold: true } : {}),
    ...(is(row, 'due') ? { bold: true, fontSize: 10 } : {}),
  };
  const lines = linesOf(of);
  return inOneLine && lines.length > 1
    ? { stack: lines.map((line) => paragraph(line, look)) }
    : paragraph(of, look, is(of, 'item') ? ITEM_ROOM : undefined);
}

/** Widths: facts share the sheet, names get what the figures leave. */
function widthsOf(kind: keyof typeof LOOKS, cells: readonly Element[]): ('*' | 'auto' | number)[] {
  const gaps = 2 * LOOKS.facts.sides * (cells.length - 1);
  if (kind === 'facts') return cells.map(() => (WIDTH - gaps) / cells.length);
  const name = cells.findIndex((one) => is(one, 'item'));
  return cells.map((_, index) => (index === Math.max(0, name) ? '*' : 'auto'));
}

/** Names of texts whose sheet is asked for after the layout: the first of each line, and of the sums. */
const lineId = (copy: number, line: number) => `line-${copy}-${line}`;
export const LINE_ID = /^line-(\d+)-(\d+)$/;
export const sumsId = (copy: number): string => `sums-${copy}`;

function idOf(kind: keyof typeof LOOKS, copy: number, row: number): string | null {
  if (kind === 'lines' && row) return lineId(copy, row);
  return kind === 'totals' && !row ? sumsId(copy) : null;
}

/** A table of copy `copy`; the lines named in `broken` begin a sheet. */
export function drawnTable(
  of: Element,
  copy = 0,
  broken: ReadonlySet<string> = new Set(),
): Content {
  const kind = KINDS.find((name) => is(of, name)) ?? 'lines';
  const look = LOOKS[kind];
  const rows = rowsOf(of);
  const [first] = rows;
  if (!first) return [];
  const cells = elementsOf(first);
  const size = is(of, 'dense') ? look.size - 1 : look.size;
  const body = rows.map((row, index) => {
    const id = idOf(kind, copy, index);
    const begins = id !== null && broken.has(id);
    return elementsOf(row).map(
      (one, column): TableCell =>
        ({
          ...(cell(one, row, size) as object),
          ...(id && !column ? { id } : {}),
          ...(begins ? { pageBreak: 'before' } : {}),
        }) as TableCell,
    );
  });
  const grid: ContentTable = {
    table: {
      headerRows: elementsOf(of).some((part) => part.name === 'thead') ? 1 : 0,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: widthsOf(kind, cells),
      body,
    },
    layout: layoutOf(look, cells.length),
    margin: kind === 'totals' ? [0, 0, 0, 0] : [0, 0, 0, 8],
  };
  return grid;
}
