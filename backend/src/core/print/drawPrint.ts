import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pdfmake from 'pdfmake';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { type Element, readMarkup, textOf } from './markupTree.ts';
import { drawn } from './pdfParts.ts';

const FONTS = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('pdfmake/package.json'))),
  'fonts/Roboto',
);
const font = (style: string) => path.join(FONTS, `Roboto-${style}.ttf`);

pdfmake.setFonts({
  Roboto: {
    normal: font('Regular'),
    bold: font('Medium'),
    italics: font('Italic'),
    bolditalics: font('MediumItalic'),
  },
});
// A print needs no other resources: nothing in its texts is fetched, and no other file is read.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((file) => file.startsWith(FONTS));

const childrenNamed = (of: Element | undefined, name: string): Element[] =>
  of?.children.filter(
    (child): child is Element => typeof child !== 'string' && child.name === name,
  ) ?? [];

const MILLIMETRE = 72 / 25.4;
const MARGIN = 14 * MILLIMETRE;

/**
 * Header and footer of the sheets of each copy: its own words and numbers. A copy's first sheet is
 * known after the layout.
 */
function runningText(
  head: Element | undefined,
): Pick<TDocumentDefinitions, 'header' | 'footer' | 'pageBreakBefore'> {
  const above = childrenNamed(head, 'meta').flatMap(({ attributes: { name, content } }) =>
    name === 'above' ? [content ?? ''] : [],
  );
  const begins: number[] = [];
  const small = { alignment: 'right' as const, fontSize: 7 };
  return {
    pageBreakBefore({ id, startPosition }) {
      if (id) begins[Number(id)] = startPosition.pageNumber;
      return false;
    },
    header(page): Content {
      const copy = begins.findLastIndex((first) => first <= page);
      return { ...small, text: above[copy] ?? '', margin: [MARGIN, MARGIN / 2, MARGIN, 0] };
    },
    footer(page, pages): Content {
      const first = begins.findLast((one) => one <= page) ?? 1;
      const next = begins.find((one) => one > page) ?? pages + 1;
      return {
        ...small,
        text: `${page - first + 1} / ${next - first}`,
        margin: [MARGIN, 8, MARGIN, 0],
      };
    },
  };
}

function definitionOf(document: string): TDocumentDefinitions {
  const root = readMarkup(document);
  const [head] = childrenNamed(root, 'head');
  const [title] = childrenNamed(head, 'title');
  const [body] = childrenNamed(root, 'body');
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN],
    info: { title: title ? textOf(title) : '' },
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.25, color: '#1c2127' },
    ...runningText(head),
    content: body ? drawn(body) : [],
  };
}

/** The one thing this thread does. */
export async function drawPrint(document: string): Promise<Uint8Array> {
  return pdfmake.createPdf(definitionOf(document)).getBuffer();
}
