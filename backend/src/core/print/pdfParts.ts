import type { Content } from 'pdfmake/interfaces.js';
import { type Element, markupOf, textOf } from './markupTree.ts';
import { drawnTable } from './pdfTables.ts';
import { elementsOf, INK, is, MILLIMETRE, paragraph, WIDTH } from './pdfText.ts';

/** Inputs of a part beside its own text: number of the copy, lines that begin a sheet. */
interface Sheet {
  copy: number;
  broken: ReadonlySet<string>;
  /** Points that the part may take. */
  width?: number;
  /** Points that it has at least, beside a part with a width of its own: longer words break. */
  room?: number | undefined;
}
const FIRST: Sheet = { copy: 0, broken: new Set() };

const SUMS_WIDTH = 72 * MILLIMETRE;

const GAP = 8 * MILLIMETRE;
/** The title has the rest. */
const HEAD_ROOM = 100 * MILLIMETRE;

/**
 * Columns are as wide as the sheet gives them: one that takes what is left grows with its longest
 * word, off the sheet.
 */
function columns(of: Element, sheet: Sheet): Content {
  const children = elementsOf(of);
  const sums = children.filter(({ name }) => name === 'table').length;
  const left = (sheet.width ?? WIDTH) - sums * SUMS_WIDTH - (children.length - 1) * GAP;
  const share = left / (children.length - sums);
  const hasOwnWidth = children.some((child) => is(child, 'right'));
  const room = of.name === 'header' ? HEAD_ROOM : undefined;
  const widthOf = (child: Element) => (child.name === 'table' ? SUMS_WIDTH : share);
  return {
    columns: children.map((child) => ({
      width: hasOwnWidth ? (is(child, 'right') ? 'auto' : '*') : widthOf(child),
      stack: [draw(child, { ...sheet, width: widthOf(child), room })].flat(),
      ...(is(child, 'right') ? { alignment: 'right' as const } : {}),
    })),
    columnGap: GAP,
  };
}

const rule = (y: number, lineWidth: number) => ({
  canvas: [{ type: 'line' as const, x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth, lineColor: INK }],
  margin: [0, 0, 0, y] as [number, number, number, number],
});

const NOTICE_SIDE = 6;
const NOTICE_RULE = 0.75;

/** A frame around the sentence. */
const notice = (of: Element): Content => ({
  table: {
    widths: [WIDTH - 2 * (NOTICE_SIDE + NOTICE_RULE)],
    body: [[paragraph(of, { margin: [0, 0, 0, 0] })]],
  },
  layout: {
    hLineWidth: () => NOTICE_RULE,
    vLineWidth: () => NOTICE_RULE,
    hLineColor: () => INK,
    vLineColor: () => INK,
    paddingLeft: () => NOTICE_SIDE,
    paddingRight: () => NOTICE_SIDE,
    paddingTop: () => 4,
    paddingBottom: () => 3,
  },
  margin: [0, 0, 0, 8],
});

/** Picture in the size that it has in HTML. */
const drawnPicture = (of: Element): Content => ({
  image: of.attributes['src'] ?? '',
  fit: is(of, 'logo') ? [48 * MILLIMETRE, 18 * MILLIMETRE] : [42 * MILLIMETRE, 16 * MILLIMETRE],
  margin: [0, 0, 0, 4],
});

function drawSign(of: Element, sheet: Sheet): Content {
  if (elementsOf(of).some(({ name }) => name === 'img'))
    return { stack: drawn(of, sheet), alignment: 'right' };
  const [whose, ...rest] = drawn(of, sheet);
  return {
    stack: [whose ?? [], { text: '', margin: [0, 0, 0, 12 * MILLIMETRE] }, ...rest],
    alignment: 'right',
  };
}

/** The only drawing of a print is a QR code, as wide as on the page. */
const QR_WIDTH = 42 * MILLIMETRE;
const SMALL_QR_WIDTH = 26 * MILLIMETRE;

function draw(of: Element, sheet: Sheet): Content {
  if (of.name === 'img') return drawnPicture(of);
  if (of.name === 'svg')
    return { svg: markupOf(of), width: is(of, 'small') ? SMALL_QR_WIDTH : QR_WIDTH };
  if (of.name === 'header') return { stack: [columns(of, sheet), rule(3, 1)] };
  if (of.name === 'table') return drawnTable(of, sheet.copy, sheet.broken);
  if (is(of, 'closing'))
    return { stack: [columns(of, sheet)], unbreakable: true, margin: [0, 0, 0, 6] };
  if (is(of, 'sides')) {
    const side = columns(of, sheet);
    return is(of, 'together') ? { stack: [side], unbreakable: true } : side;
  }
  if (is(of, 'sign')) return drawSign(of, sheet);
  if (is(of, 'notice')) return notice(of);
  if (of.name === 'section' || is(of, 'together'))
    return { stack: drawn(of, sheet), unbreakable: true };
  if (of.name === 'div') return { stack: drawn(of, sheet) };
  return paragraph(of, {}, sheet.room);
}

/** True for an element without a word that is still not empty. */
const hasDrawing = (of: Element): boolean =>
  ['table', 'svg', 'img'].includes(of.name) ||
  elementsOf(of).some((child) => ['svg', 'img'].includes(child.name));

/** Child elements in order; words between them become paragraphs. */
export const drawn = (of: Element, sheet: Sheet = FIRST): Content[] =>
  of.children.flatMap((child): Content[] => {
    if (typeof child !== 'string')
      return textOf(child).trim() || hasDrawing(child) ? [draw(child, sheet)] : [];
    return child.trim() ? [{ text: child.trim() }] : [];
  });
