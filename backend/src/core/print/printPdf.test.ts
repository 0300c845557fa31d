import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from '@jest/globals';
import { TEST_SECRETS } from '../../../testing/testApp.ts';
import { endsOfPdf } from '../../../testing/testPdf.ts';
import { readSettings } from '../settings.ts';
import { type GoodsLine, goodsTable } from './goodsTable.ts';
import { html, type Markup, printPage } from './html.ts';
import { type Element, readMarkup, textOf } from './markupTree.ts';
import { footOf, layoutOf } from './drawPrint.ts';
import { drawn } from './pdfParts.ts';
import { elementsOf, MARGIN, WIDTH } from './pdfText.ts';
import {
  copiesOf,
  noticePart,
  party,
  printHead,
  sideBySide,
  signature,
  textPart,
} from './printParts.ts';
import { printPdf, titleOf } from './printPdf.ts';
import { endPart } from './sumsPart.ts';

const settings = readSettings({ ...TEST_SECRETS, DATABASE_URL: 'postgres://nobody' });
const sold: GoodsLine = {
  name: 'Towel & <b>robe</b> तौलिया துண்டு',
  notes: ['By noon', null],
  hsn_code: '6302',
  quantity: 3,
  unit_code: 'NOS',
  money: {
    price: '1234.50',
    discount: '5.00',
    gst: '12.00',
    taxable_amount: '3518.33',
    cgst_amount: '211.10',
    sgst_amount: '211.10',
    igst_amount: '0.00',
    total: '3940.53',
  },
};
const bodyWith = (lines: number, more: Markup | null = null) => {
  const goods = Array.from({ length: lines }, () => sold);
  const total = (3940.53 * lines).toFixed(2);
  return html`
    ${printHead(settings, {
      title: 'Tax Invoice',
      facts: [
        ['No.', '7'],
        ['Order', null],
      ],
    })}
    ${sideBySide(party('To', 'Hotel “Udupi”', ['1 Main Road']), party('Deliver to', 'Store', []))}
    ${goodsTable(goods, true)}
    ${endPart(goods, settings, {
      withinState: true,
      total,
      hsn: true,
      beside: textPart('Terms', 'first\nsecond'),
    })}
    ${more}
  `;
};
const document = (lines: number, more: Markup | null = null) =>
  printPage('Paper 7', [{ content: bodyWith(lines, more), foot: 'Paper 7', mark: null }]);

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).toSorted();
/** All texts of a definition, in its order. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap(textsOf);
  if (typeof part !== 'object' || part === null) return [];
  const { text, stack, columns, table } = part as Record<string, unknown>;
  return [text, stack, columns, (table as { body?: unknown } | undefined)?.body].flatMap(textsOf);
}
const named = (of: Element, name: string): Element => {
  const found = elementsOf(of).find((child) => child.name === name);
  if (!found) throw new Error(`No ${name}`);
  return found;
};
const articleOf = (of: string): Element => named(named(readMarkup(of), 'body'), 'article');
const pagesOf = async (of: string) => (await PDFDocument.load(await printPdf(of))).getPageCount();

const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('a print as PDF', () => {
  test('draws logo and signature of the company where the page has them', () => {
    const company = { ...settings, companyLogo: DOT, companySignature: DOT };
    const print = html`${printHead(company, { title: 'Quotation', facts: [] })}
    ${signature(company)}`;
    const article = articleOf(
      printPage('Paper 7', [{ content: print, foot: 'Paper 7', mark: null }]),
    );
    const drawing = JSON.stringify(drawn(article));
    expect(drawing).toMatch(/"image":.*Munim.*Quotation.*For.*"image":.*Authorised signatory/);
    const none = JSON.stringify(drawn(articleOf(document(1))));
    expect(none).not.toContain('"image"');
  });

  test('has every word of the page, and no other', () => {
    const article = articleOf(document(2).replaceAll(/<br \/>|<\/t[dh]>/g, '$&\n'));
    expect(wordsIn(textsOf(drawn(article)).join(' '))).toEqual(wordsIn(textOf(article)));
  });

  test('keeps the lines of remarks apart', () => {
    expect(textsOf(drawn(articleOf(document(1)))).join('|')).toContain('first\nsecond');
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
      drawn(articleOf(document(2, html`<div class="together"><p>Sum</p></div>`))),
    );
    expect(json).toContain('"headerRows":1,"dontBreakRows":true');
    expect(json).toContain(
      '{"stack":[{"text":[{"text":"Sum"}],"margin":[0,0,0,6]}],"unbreakable":true}',
    );
  });

  test('puts each copy on sheets of its own, numbered each by itself', async () => {
    const copies = copiesOf(
      { title: 'Invoice 7', names: ['Original', 'Duplicate'], mark: 'CANCELLED' },
      () => bodyWith(30),
    );
    const print = printPage('Two', copies);
    const { copies: begins } = await layoutOf(print);
    expect([begins, await pagesOf(print)]).toEqual([[1, 3], 4]);
    const foot = footOf(
      copies.map((copy) => copy.foot),
      begins,
    );
    expect([1, 2, 3, 4].map((sheet) => textsOf(foot(sheet, 4)).join(', '))).toEqual([
      'Invoice 7 · Original, Page 1 of 2',
      'Invoice 7 · Original, Page 2 of 2',
      'Invoice 7 · Duplicate, Page 1 of 2',
      'Invoice 7 · Duplicate, Page 2 of 2',
    ]);
    expect(print.match(/data-mark="CANCELLED"/g)).toHaveLength(2);
  });

  test('keeps the last two lines with the sums', async () => {
    for (const lines of [16, 17, 18, 19, 20, 21]) {
      const { of } = await layoutOf(document(lines));
      const sums = of.get('sums-0');
      // a line that begins a sheet is not asked for its place
      expect([lines, of.get(`line-0-${lines}`)]).toEqual([lines, sums]);
      expect([lines, of.get(`line-0-${lines - 1}`) ?? sums]).toEqual([lines, sums]);
    }
  });

  test('without sums no line moves', async () => {
    const goods = Array.from({ length: 4 }, () => ({ ...sold, money: null }));
    const content = goodsTable(goods, true);
    const { of } = await layoutOf(printPage('Challan', [{ content, foot: 'Challan', mark: null }]));
    expect([...of.values()]).toEqual([1, 1, 1, 1]);
  });

  test('breaks words without a space: no place and no word leaves the sheet', async () => {
    for (const long of ['PO/2026-27/HOSP/EXTRALONGNUMBER/000000000123456', 'W'.repeat(50)]) {
      const facts = [
        ['No.', '7'],
        ['Due', 'today'],
        ['Your PO', long],
        ['Place', 'KA'],
      ] as const;
      const goods = [{ ...sold, name: `Towel ${long}`, notes: [long] }];
      const end = { withinState: true, total: '3940.53', hsn: true, beside: textPart('T', long) };
      const content = html`
        ${printHead({ ...settings, companyName: long }, { title: 'Tax Invoice', facts })}
        ${noticePart(long)}
        ${sideBySide(party('To', long, [long]), party('Ship to', long, []), party('From', 'x', []))}
        ${goodsTable(goods, true)}
        ${endPart(goods, settings, { ...end, below: textPart('Bank', long) })}
      `;
      const pdf = await printPdf(printPage('Long', [{ content, foot: 'Long', mark: null }]));
      const ends = await endsOfPdf(pdf);
      expect(ends.length).toBeGreaterThan(50);
      // spaces at the ends of lines count
      expect([long, Math.max(...ends)]).toEqual([long, expect.closeTo(MARGIN + WIDTH, -1)]);
    }
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
