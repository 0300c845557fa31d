import { cleanQuantity } from '../format/typedNumbers.ts';
import { t } from '../text.ts';
import { linesOfMail, type PastedLine } from './pastedMail.ts';
import { isNumeric, isSerial, quantityAndPrice, quantityIn } from './pastedNumbers.ts';
import { isUnit, unitOf } from './pastedUnits.ts';

type Role =
  | 'product'
  | 'size'
  | 'code'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'discount'
  | 'remarks'
  | 'serial'
  | 'other';

const HEADS: readonly [Role, RegExp][] = [
  ['serial', /^(?:s\.?\s*no|sr\.?\s*no|sl\.?\s*no|s\.?\s*n|#|no)\.?$/i],
  ['other', /^pack(?:ing)?\s*(?:qty|quantity|charges?|rate|cost)\b/i],
  // the order's price is without GST, and its discount is a share
  ['other', /\b(?:incl\w*|with)\.?\s*(?:of\s*)?(?:gst|tax(?:es)?)\b/i],
  ['other', /^(?:disc|discount)s?\b.*(?:₹|\brs\b|\binr\b|amount|\bamt\b|value|price|rate)/i],
  ['discount', /^(?:disc|discount)s?\b/i],
  [
    'price',
    /^(?:(?:unit|item|product|sku|sell(?:ing)?|sales?|net|basic|quoted?|offer(?:ed)?|our|your|target|agreed|final|order)\.?\s*)*(?:price|rate)s?\b(?!\s*(?:of\s*(?:gst|tax)|list))/i,
  ],
  ['quantity', /^(?:req(?:uired|\.)?\s*|order\s*)?(?:qty|quantity|quantities|nos)\b/i],
  ['unit', /^(?:unit|units|uom|u\/m|u\.o\.m\.?)$/i],
  ['remarks', /^(?:remarks?|notes?|comments?|spec(?:ification)?s?)\b/i],
  ['code', /^(?:sku|sku\s*(?:id|no|code|number)\.?|#\s*sku)$/i],
  ['size', /^(?:sizes?|dimensions?|pack(?:ing|\s*size)?|volume|capacity|variants?)\b/i],
  ['product', /^(?:sku name|products?|items?|descriptions?|particulars?|materials?|goods|name)\b/i],
];
const TOTAL = /^(?:grand |sub)?\s*total\b/i;
/** A size or pack and no words beside it: 5 L, 60x90, XL, Double 90 x 100, Pack of 50. */
const SIZE =
  /^(?:\d+(?:\.\d+)?(?:\s*[x×*]\s*\d+(?:\.\d+)?)*\s*(?:l|ltr|litres?|ml|gm?s?|kgs?|gsm|mm|cms?|m|in|inch(?:es)?|ft|["″])?|\d*x{0,3}[sl]|m|small|medium|large|(?:extra|single|double|queen|king|twin|pack)\b.{0,16})$/i;
const SKU_NUMBER = /^#\d+$/;
const SHARE = /^\d+(?:\.\d+)?\s*%$/;
/** Shares of a column's cells that make it of a kind. */
const MOST = 0.8;

const roleOfHead = (cell: string): Role | undefined =>
  HEADS.find(([, pattern]) => pattern.test(cell.trim()))?.[0];

/** Roles of the columns by the heads in a row; null when it is no row of heads. */
function rolesByHeads(row: readonly string[]): Role[] | null {
  const found = row.map(roleOfHead);
  const named = found.filter((role) => role === 'product' || role === 'code');
  return named.length && found.some((role) => role && role !== named[0])
    ? found.map((role) => role ?? 'other')
    : null;
}

/** Roles of the columns by what stands in them. */
function rolesByCells(rows: readonly (readonly string[])[]): Role[] {
  const width = Math.max(...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ''));
  const share = (cells: readonly string[], is: (cell: string) => boolean) => {
    const filled = cells.filter(Boolean);
    return filled.length > 0 && filled.filter(is).length >= MOST * filled.length;
  };
  const columnsOf = (is: (cell: string) => boolean) =>
    columns.flatMap((cells, at) => (share(cells, is) ? [at] : []));
  const numeric = columnsOf(isNumeric);
  const units = columnsOf(isUnit);
  const skuNumbers = columnsOf((cell) => SKU_NUMBER.test(cell)).find(
    (at) => !isSerial(columns[at] ?? []),
  );
  const texts = columns.flatMap((cells, at) =>
    numeric.includes(at) || units.includes(at) ? [] : [{ at, length: cells.join('').length }],
  );
  const isSize = ({ at }: { at: number }) => share(columns[at] ?? [], (cell) => SIZE.test(cell));
  const isShare = ({ at }: { at: number }) => share(columns[at] ?? [], (cell) => SHARE.test(cell));
  const names = texts.filter((one) => !isSize(one) && !isShare(one));
  const product = skuNumbers ?? names.toSorted((left, right) => right.length - left.length)[0]?.at;
  const { quantity, price } = quantityAndPrice({ columns, numeric, units, product });
  return columns.map((cells, at) => {
    if (at === product) return 'product';
    if (at === quantity) return 'quantity';
    if (at === price) return 'price';
    if (units.includes(at)) return 'unit';
    if (texts.some((one) => one.at === at && isSize(one))) return 'size';
    if (isSerial(cells)) return 'serial';
    return numeric.includes(at) ? 'other' : 'remarks';
  });
}

/** Names of the columns with cells that no line takes. */
const columnsNotTaken = (
  body: readonly (readonly string[])[],
  roles: readonly Role[],
  heads: readonly string[],
): string[] => {
  const width = Math.max(0, ...body.map((row) => row.length));
  return Array.from({ length: width }, (_, at) => at)
    .filter(
      (at) => (roles[at] ?? 'other') === 'other' && body.some((row) => row.length > 1 && row[at]),
    )
    .map((at) => heads[at] || t('column {{number}}', { number: at + 1 }));
};

function lineOf(row: readonly string[], roles: readonly Role[]): PastedLine {
  const of = (role: Role) =>
    row
      .filter((cell, at) => cell !== '' && roles[at] === role)
      .join(' ')
      .trim();
  const { number, unit } = quantityIn(of('quantity')) ?? { number: of('quantity'), unit: '' };
  const code = of('code');
  const asked = of('unit') || unit;
  const product = of('product') || (/^\d+$/.test(code) ? `#${code}` : code);
  return {
    // the size tells which of a product's SKUs is meant; a number tells it already
    text: product && !product.startsWith('#') ? `${product} ${of('size')}`.trim() : product,
    quantity: cleanQuantity(number.replaceAll(',', '')),
    unit: asked && unitOf(asked),
    remarks: of('remarks'),
    rate: '',
    price: of('price'),
    discount: of('discount'),
    written: row.filter(Boolean).join(' · '),
  };
}

/** Rows of a sheet, with their columns in any order, with heads or without; a row that is one text among them is read as a line of a mail. */
export function linesOfTable(rows: readonly (readonly string[])[]) {
  const heads = rows.slice(0, 5).findIndex((row) => rolesByHeads(row));
  const body = rows.slice(heads + 1).filter((row) => row.some(Boolean));
  const cells = body.filter((row) => row.length > 1);
  const head = rows[heads] ?? [];
  const roles = rolesByHeads(head) ?? rolesByCells(cells.length ? cells : rows);
  const lines: PastedLine[] = [];
  const leftOut = rows.slice(0, Math.max(heads, 0)).map((row) => row.filter(Boolean).join(' · '));
  for (const row of body) {
    const isText = row.length === 1 && roles[0] !== 'code' && !TOTAL.test(row[0] ?? '');
    if (isText) {
      const read = linesOfMail(row);
      lines.push(...read.lines);
      leftOut.push(...read.leftOut);
      continue;
    }
    const line = lineOf(row, roles);
    if (line.text === '' || TOTAL.test(line.text)) leftOut.push(line.written);
    else lines.push(line);
  }
  return { lines, leftOut: leftOut.filter(Boolean), columns: columnsNotTaken(body, roles, head) };
}
