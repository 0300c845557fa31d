import type { Content, ContentTable, ContentText, TableCell } from 'pdfmake/interfaces.js';
import { type Element, textOf } from './markupTree.ts';

const GREY = '#5f6b7c';
const RULE = '#d3d8de';
const INK = '#1c2127';
const MILLIMETRE = 72 / 25.4;

type Style = Omit<Partial<ContentText>, 'text'>;
type StyledText = Style & { text: string };
const is = (element: Element, name: string) => element.classes.includes(name);
const elementsOf = (of: Element): Element[] =>
  of.children.filter((child): child is Element => typeof child !== 'string');

const STYLES: Readonly<Record<string, Style>> = {
  h1: { fontSize: 14, bold: true },
  h2: { fontSize: 12, bold: true },
  h3: { fontSize: 8, bold: true, color: GREY, margin: [0, 0, 0, 1] },
  p: { margin: [0, 0, 0, 8] },
  strong: { bold: true },
  small: { color: GREY, fontSize: 8 },
};

/** Words of an element, each with its parent's style; spaces collapse as in HTML. */
function styledText(of: Element, style: Style = {}, asTyped = false): StyledText[] {
  return of.children.flatMap((child): StyledText[] => {
    if (typeof child === 'string') {
      const text = asTyped ? child : child.replace(/\s+/g, ' ');
      return text ? [{ ...style, text }] : [];
    }
    if (child.name === 'br') return [{ text: '\n' }];
    const { margin: _, ...own } = STYLES[child.name] ?? {};
    return styledText(child, { ...style, ...own }, asTyped || is(child, 'as-typed'));
  });
}

/** No space at the start of a line or the end of the text. */
function trimmed(parts: readonly StyledText[]): StyledText[] {
  return parts
    .map((part, index) => {
      const before = parts[index - 1];
      const after = parts[index + 1];
      let { text } = part;
      if (text !== '\n' && (!before || before.text === '\n')) text = text.trimStart();
      if (text !== '\n' && (!after || after.text === '\n')) text = text.trimEnd();
      return { ...part, text };
    })
    .filter((part) => part.text !== '');
}

const paragraph = (of: Element, extra: Style = {}): ContentText => {
  const { margin, ...style } = STYLES[of.name] ?? {};
  return {
    text: trimmed(styledText(of, style, is(of, 'as-typed'))),
    ...(margin ? { margin } : {}),
    ...(is(of, 'right') || is(of, 'above') ? { alignment: 'right' } : {}),
    ...extra,
  };
};

const columns = (of: Element): Content => ({
  columns: elementsOf(of).map((child) => ({
    width: '*',
    stack: [draw(child)],
    ...(is(child, 'right') ? { alignment: 'right' as const } : {}),
  })),
  columnGap: 10 * MILLIMETRE,
});

function cell(of: Element, dense: boolean): TableCell {
  const isHead = of.name === 'th';
  const size = dense ? 7.5 : 8.5;
  const style: Style = isHead
    ? { fontSize: size - 0.5, color: GREY, bold: true }
    : { fontSize: size };
  return paragraph(of, { ...style, margin: [0, 0, 0, 0] });
}

const rowsOf = (of: Element): Element[] =>
  elementsOf(of).flatMap((part) => (part.name === 'tr' ? [part] : elementsOf(part)));

/** The column marked for names gets the room, else the second; sums use what they need. */
function drawnTable(of: Element): Content {
  const rows = rowsOf(of);
  const isTotals = is(of, 'totals');
  const dense = is(of, 'dense');
  const [first] = rows;
  if (!first) return [];
  const body = rows.map((row) =>
    elementsOf(row).map((one) => ({
      ...(cell(one, dense) as object),
      ...(is(row, 'due') ? { bold: true } : {}),
    })),
  );
  const wide = isTotals
    ? 0
    : Math.max(
        1,
        elementsOf(rows.at(-1) ?? first).findIndex((one) => is(one, 'item')),
      );
  const grid: ContentTable = {
    table: {
      headerRows: elementsOf(of).some((part) => part.name === 'thead') ? 1 : 0,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: elementsOf(first).map((_, index) => (index === wide ? '*' : 'auto')),
      body: body as TableCell[][],
    },
    layout: {
      hLineWidth: (line) => (line === 0 ? 0 : line === body.length && isTotals ? 1.5 : 0.5),
      vLineWidth: () => 0,
      hLineColor: (line) => (line === body.length && isTotals ? INK : RULE),
      paddingLeft: () => (dense ? 2 : 4),
      paddingRight: () => (dense ? 2 : 4),
      paddingTop: () => 3,
      paddingBottom: () => 3,
    },
    margin: [0, 2, 0, 8],
  };
  return isTotals
    ? {
        columns: [
          { width: '*', text: '' },
          { width: 75 * MILLIMETRE, ...grid },
        ],
      }
    : grid;
}

function header(of: Element): Content {
  const line = {
    type: 'line' as const,
    x1: 0,
    y1: 0,
    x2: 182 * MILLIMETRE,
    y2: 0,
    lineWidth: 1.5,
    lineColor: INK,
  };
  return { stack: [columns(of), { canvas: [line], margin: [0, 0, 0, 12] }] };
}

function draw(of: Element): Content {
  if (of.name === 'header') return header(of);
  if (of.name === 'table') return drawnTable(of);
  if (is(of, 'sides')) return columns(of);
  if (is(of, 'sign')) {
    const [whose, ...rest] = drawn(of);
    return {
      stack: [whose ?? [], { text: '', margin: [0, 0, 0, 12 * MILLIMETRE] }, ...rest],
      unbreakable: true,
      alignment: 'right',
    };
  }
  if (of.name === 'section' || is(of, 'together')) return { stack: drawn(of), unbreakable: true };
  if (of.name === 'div') return { stack: drawn(of) };
  return paragraph(of);
}

/** Each copy starts on a new sheet; its id is its index, for the headers. */
const copies = (of: Element): Content[] =>
  elementsOf(of)
    .filter(({ name }) => name === 'article')
    .map((copy, place) => ({
      stack: drawn(copy),
      id: String(place),
      ...(place ? { pageBreak: 'before' as const } : {}),
    }));

/** Child elements in order; words between them become paragraphs. */
export function drawn(of: Element): Content[] {
  if (elementsOf(of).some(({ name }) => name === 'article')) return copies(of);
  return of.children.flatMap((child): Content[] => {
    if (typeof child !== 'string')
      return textOf(child).trim() || child.name === 'table' ? [draw(child)] : [];
    return child.trim() ? [{ text: child.trim() }] : [];
  });
}
