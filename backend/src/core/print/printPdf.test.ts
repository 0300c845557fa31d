import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from '@jest/globals';
import { readSettings } from '../settings.ts';
import { html, type Markup, page } from './html.ts';
import { type Element, readMarkup, textOf } from './markupTree.ts';
import { drawn } from './pdfParts.ts';
import {
  linesTable,
  printHead,
  party,
  remarksPart,
  sideBySide,
  totalsTable,
} from './printParts.ts';
import { printPdf, titleOf } from './printPdf.ts';

const SECRET = 'x'.repeat(32);
const settings = readSettings({
  DATABASE_URL: 'postgres://nobody',
  TOKEN_SECRET: SECRET,
  FILE_SIGNING_KEY: SECRET,
});
const sold = (remarks: string | null) => ({
  sku_info: { product_sku_name: 'Towel & <b>robe</b>', hsn_code: '6302', unit: 'Pcs' },
  remarks,
  quantity: 3,
  price: '1234.50',
  discount: '5.00',
  taxable_amount: '3518.33',
  pan_india_gst: '12.00',
  total: '3940.53',
});
const document = (lines: number, more: Markup | null = null) =>
  page(
    'Paper 7',
    html`
      ${printHead(settings, 'Tax Invoice', ['No. 7', null, 'Date 2026-11-21'])}
      ${sideBySide(party('To', 'Hotel “Udupi”', ['1 Main Road']), party('Deliver to', 'Store', []))}
      ${linesTable(Array.from({ length: lines }, () => sold('By noon')))}
      ${totalsTable({ taxable: '3518.33', cgst: '211.10', sgst: '211.10', igst: '0.00', total: '3940.53' })}
      ${remarksPart('first\nsecond')} ${more}
    `,
  );

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).toSorted();
/** All texts of a definition, in its order. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap(textsOf);
  if (typeof part !== 'object' || part === null) return [];
  const { text, stack, columns, table } = part as Record<string, unknown>;
  return [text, stack, columns, (table as { body?: unknown } | undefined)?.body].flatMap(textsOf);
}
const bodyOf = (of: string): Element => {
  const body = readMarkup(of).children.find(
    (child) => typeof child !== 'string' && child.name === 'body',
  );
  return body as Element;
};
const pagesOf = async (of: string) => (await PDFDocument.load(await printPdf(of))).getPageCount();

describe('a print as PDF', () => {
  test('has every word of the page, and no other', () => {
    const body = bodyOf(document(2).replaceAll('<br />', '<br />\n'));
    expect(wordsIn(textsOf(drawn(body)).join(' '))).toEqual(wordsIn(textOf(body)));
  });

  test('keeps the lines of remarks apart', () => {
    expect(textsOf(drawn(bodyOf(document(1)))).join('|')).toContain('first\nsecond');
  });

  test('is one sheet for a few lines, several for many, under the title of the page', async () => {
    const short = await PDFDocument.load(await printPdf(document(3)), { updateMetadata: false });
    expect([short.getPageCount(), short.getTitle(), titleOf(document(3))]).toEqual([
      1,
      'Paper 7',
      'Paper 7',
    ]);
    expect(await pagesOf(document(60))).toBeGreaterThan(2);
  });

  test('repeats the head of its table, never splits a line, and keeps sums together', () => {
    const json = JSON.stringify(
      drawn(bodyOf(document(2, html`<div class="together"><p>Sum</p></div>`))),
    );
    expect(json).toContain('"headerRows":1,"dontBreakRows":true');
    expect(json).toContain(
      '{"stack":[{"text":[{"text":"Sum"}],"margin":[0,0,0,8]}],"unbreakable":true}',
    );
  });

  test('puts each copy on sheets of its own, with its own words above all of them', async () => {
    const copy = (name: string) => html`<article><h1>${name}</h1></article>`;
    expect(
      await pagesOf(page('Two', html`${copy('one')} ${copy('two')}`, ['first', 'second'])),
    ).toBe(2);
  });

  test('reads nothing that words on it name', async () => {
    expect(
      await pagesOf(
        document(1, html`<p>${'file:///etc/passwd'} <img src="file:///etc/passwd" /></p>`),
      ),
    ).toBe(1);
  });

  test('a page that is not well-formed is an error, not half a document', async () => {
    await expect(printPdf('<html><body><p>one</body></html>')).rejects.toThrow(
      'unexpected close tag',
    );
  });
});
