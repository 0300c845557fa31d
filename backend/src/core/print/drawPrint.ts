import pdfmake from 'pdfmake';
import type { Content, ContentSection, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { type Element, readMarkup, textOf } from './markupTree.ts';
import { fontFiles, FONTS, inFonts, LATIN } from './pdfFonts.ts';
import { drawn } from './pdfParts.ts';
import { LINE_ID, sumsId } from './pdfTables.ts';
import { elementsOf, GREY, INK, MARGIN, MILLIMETRE } from './pdfText.ts';

pdfmake.setFonts(FONTS);
/** Files in memory; missing in the types of pdfmake. */
interface WithFiles {
  virtualfs: { writeFileSync(path: string, file: Buffer): void };
}
for (const [path, font] of fontFiles())
  (pdfmake as unknown as WithFiles).virtualfs.writeFileSync(path, font);
// A print needs no other resources: nothing in its texts is fetched, and no file is read.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

const childNamed = (of: Element | undefined, name: string): Element | undefined =>
  of && elementsOf(of).find((child) => child.name === name);

/**
 * First sheets of the copies, and the sheet of each line and of the sums. Known after a layout,
 * which has drawn its feet by then.
 */
interface Sheets {
  copies: number[];
  of: Map<string, number>;
}

/** Foot of each sheet: the copy's own words and numbers. */
export function footOf(
  feet: readonly string[],
  copies: readonly number[],
): (sheet: number, all: number) => Content {
  return (sheet, all): Content => {
    const copy = copies.findLastIndex((first) => first <= sheet);
    const first = copies[copy] ?? 1;
    const next = copies[copy + 1] ?? all + 1;
    return {
      columns: [
        { text: inFonts(feet[copy] ?? ''), width: '*' },
        { text: `Page ${sheet - first + 1} of ${next - first}`, width: 'auto' },
      ],
      fontSize: 7,
      color: GREY,
      margin: [MARGIN, 10, MARGIN, 0],
    };
  };
}

const COPY = 'copy-';

/** A copy on sheets of its own, its mark across each of them. */
function section(copy: Element, index: number, broken: ReadonlySet<string>): ContentSection {
  const mark = copy.attributes['data-mark'];
  return {
    section: [{ stack: drawn(copy, { copy: index, broken }), id: `${COPY}${index}` } as Content],
    ...(mark
      ? {
          watermark: {
            text: mark,
            color: INK,
            opacity: 0.06,
            fontSize: 110,
            bold: true,
            angle: -50,
          },
        }
      : {}),
  };
}

/** Findings of an earlier layout. */
interface Known {
  copies: readonly number[];
  broken: ReadonlySet<string>;
}

function definitionOf(
  root: Element,
  { copies: begins, broken }: Known,
  found: Sheets,
): TDocumentDefinitions {
  const title = childNamed(childNamed(root, 'head'), 'title');
  const copies = elementsOf(childNamed(root, 'body') ?? root).filter(
    ({ name }) => name === 'article',
  );
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, 12 * MILLIMETRE, MARGIN, 16 * MILLIMETRE],
    info: { title: title ? textOf(title) : '' },
    defaultStyle: {
      font: LATIN,
      fontSize: 8.5,
      lineHeight: 1.25,
      color: INK,
    },
    footer: footOf(
      copies.map(({ attributes }) => attributes['data-foot'] ?? ''),
      begins,
    ),
    pageBreakBefore({ id, startPosition }) {
      if (id?.startsWith(COPY))
        found.copies[Number(id.slice(COPY.length))] = startPosition.pageNumber;
      else if (id) found.of.set(id, startPosition.pageNumber);
      return false;
    },
    content: copies.map((copy, index) => section(copy, index, broken)),
  };
}

const KEPT_WITH_SUMS = 2;

/**
 * Lines that have to begin a sheet, so that the sums of their copy are not alone on it: the last
 * two.
 */
function linesToMove({ of }: Sheets): Set<string> {
  const moved = new Set<string>();
  const last = new Map<number, number>();
  for (const id of of.keys()) {
    const [, copy, line] = LINE_ID.exec(id) ?? [];
    if (line) last.set(Number(copy), Math.max(last.get(Number(copy)) ?? 0, Number(line)));
  }
  for (const [copy, line] of last) {
    const sums = of.get(sumsId(copy));
    if (sums && line > KEPT_WITH_SUMS && of.get(`line-${copy}-${line}`) !== sums)
      moved.add(`line-${copy}-${line - KEPT_WITH_SUMS + 1}`);
  }
  return moved;
}

interface Layout extends Sheets {
  pdf: Uint8Array;
}

async function layout(root: Element, known: Known): Promise<Layout> {
  const found: Sheets = { copies: [], of: new Map() };
  const pdf = await pdfmake.createPdf(definitionOf(root, known, found)).getBuffer();
  return { ...found, pdf };
}

/**
 * Lays out until nothing changes: lines that have to move, and the first sheets of the copies, are
 * known after a layout.
 */
export async function layoutOf(document: string): Promise<Layout> {
  const root = readMarkup(document);
  let known: Known = { copies: [1], broken: new Set() };
  let found = await layout(root, known);
  const broken = linesToMove(found);
  if (broken.size) {
    known = { copies: found.copies, broken };
    found = await layout(root, known);
  }
  return String(found.copies) === String(known.copies)
    ? found
    : layout(root, { copies: found.copies, broken });
}

/** The one thing this thread does. */
export const drawPrint = async (document: string): Promise<Uint8Array> =>
  (await layoutOf(document)).pdf;
