import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pdfmake from 'pdfmake';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { type Element, readMarkup, textOf } from './markupTree.ts';
import { drawn } from './paperPdfParts.ts';

const FONTS = path.join(path.dirname(fileURLToPath(import.meta.resolve('pdfmake/package.json'))), 'fonts/Roboto');
const font = (style: string) => path.join(FONTS, `Roboto-${style}.ttf`);

pdfmake.setFonts({
  Roboto: { normal: font('Regular'), bold: font('Medium'), italics: font('Italic'), bolditalics: font('MediumItalic') },
});
// A paper needs nothing from elsewhere: whatever stands in its texts, nothing is fetched and no other file is read.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((file) => file.startsWith(FONTS));

const childNamed = (of: Element, name: string): Element | undefined =>
  of.children.find((child): child is Element => typeof child !== 'string' && child.name === name);

const MILLIMETRE = 72 / 25.4;
const MARGIN = 14 * MILLIMETRE;

function definitionOf(paper: string): TDocumentDefinitions {
  const root = readMarkup(paper);
  const head = childNamed(root, 'head');
  const body = childNamed(root, 'body');
  const title = head && childNamed(head, 'title');
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN],
    info: { title: title ? textOf(title) : '' },
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.25, color: '#1c2127' },
    footer: (page, pages): Content => ({ text: `${page} / ${pages}`, alignment: 'right', fontSize: 7, margin: [MARGIN, 8, MARGIN, 0] }),
    content: body ? drawn(body) : [],
  };
}

/** The one thing this thread does. */
export async function drawPaper(paper: string): Promise<Uint8Array> {
  return pdfmake.createPdf(definitionOf(paper)).getBuffer();
}
