import type { TaxCategory } from '@munim/schema/generated/types.ts';
import { isPositive, sumOf } from '@munim/schema/shared/money.ts';
import { TAX_CATEGORY_NAMES } from '@munim/schema/shared/taxRates.ts';
import { html, type Markup } from './html.ts';
import { rupees } from './rupees.ts';

/** Money of a printed line: price, rate, and amount by tax head. */
export interface GoodsMoney {
  /** Null where a document has none: a credit note may credit a part of a price. */
  price: string | null;
  /** Percent; null when the price is net of it. */
  discount: string | null;
  /** Rate of all heads together; null where the goods are no supply and bear no tax. */
  gst: string | null;
  /** Tax category, which says why a line bears no tax; documents that keep no category leave it out. */
  tax_category?: TaxCategory;
  taxable_amount: string;
  cgst_amount: string;
  sgst_amount: string;
  igst_amount: string;
  total: string;
}

/** A line as the GST rules require it: HSN, units, and money where the document has prices. */
export interface GoodsLine {
  name: string;
  /** Notes below the name, such as remarks and the place of delivery. */
  notes: readonly (string | null)[];
  hsn_code: string | null;
  quantity: number;
  unit_code: string;
  money: GoodsMoney | null;
}
export type PricedLine = GoodsLine & { money: GoodsMoney };

export const pricedOf = (goods: readonly GoodsLine[]): PricedLine[] =>
  goods.filter((line): line is PricedLine => line.money !== null);

/** Reason why nothing is charged on a line; null of a taxed one. */
export const exemptionOf = ({ tax_category: category = 'TAXABLE' }: GoodsMoney): string | null =>
  category === 'TAXABLE' ? null : TAX_CATEGORY_NAMES[category];

type Head = 'CGST' | 'SGST' | 'IGST';
const AMOUNT = { CGST: 'cgst_amount', SGST: 'sgst_amount', IGST: 'igst_amount' } as const;
export const headAmount = (head: Head, money: GoodsMoney): string => money[AMOUNT[head]];

/**
 * Tax heads of the lines; none when all are exempt. Those of a line without tax follow from the place of supply; lines of
 * one order may go to several states.
 */
export function headsOf(lines: readonly PricedLine[], withinState: boolean): Head[] {
  if (lines.length && lines.every(({ money }) => money.gst === null || exemptionOf(money)))
    return [];
  const has = (head: Head) => lines.some(({ money }) => isPositive(headAmount(head, money)));
  const integrated = has('IGST');
  const split = has('CGST') || (!integrated && withinState);
  return [
    ...(split ? (['CGST', 'SGST'] as const) : []),
    ...(integrated || !split ? (['IGST'] as const) : []),
  ];
}

export const COUNT = new Intl.NumberFormat('en-IN');

/** Large sums leave room for the name without their sign. */
const figure = (amount: string): string => rupees(amount).replace('₹ ', '');
const percent = (rate: string): string => `${Number(rate)}%`;
/** CGST and SGST have half the rate each. */
const rateOf = (head: Head, gst: string | null): string =>
  percent(head === 'IGST' ? (gst ?? '0') : String(Number(gst) / 2));

const headCell = (name: string): Markup => html`<th class="right">${name}</th>`;
const cell = (text: string): Markup => html`<td class="right">${text}</td>`;

const hasDiscount = ({ money }: PricedLine): boolean =>
  money.discount !== null && isPositive(money.discount);
const hasPrice = ({ money }: PricedLine): boolean => money.price !== null;
const haveDiscount = (lines: readonly PricedLine[]): boolean => lines.some(hasDiscount);

interface Columns {
  heads: readonly Head[];
  price: boolean;
  discount: boolean;
  /** True when there is a column of totals; without tax the total is the value. */
  total: boolean;
}

const below = (amount: string, note: string): Markup =>
  html`<td class="right">${figure(amount)}<br /><small>${note}</small></td>`;

/**
 * Rate and amount of each head. On a document with lines to several states one column has the tax,
 * with its heads below it.
 */
function taxCells(money: GoodsMoney, heads: readonly Head[]): Markup[] {
  const [head] = heads;
  if (!head) return [];
  const exemption = exemptionOf(money);
  if (exemption) return [cell(exemption), ...(heads.length < 3 ? [cell('–')] : [])];
  if (heads.length === 1)
    return [cell(rateOf(head, money.gst)), cell(figure(headAmount(head, money)))];
  if (heads.length === 2)
    return heads.map((one) => below(headAmount(one, money), rateOf(one, money.gst)));
  const own = heads.filter((one) => isPositive(headAmount(one, money)));
  return [
    below(
      sumOf(heads.map((one) => headAmount(one, money))),
      own.map((one) => `${one} ${rateOf(one, money.gst)}`).join(' + ') || '0%',
    ),
  ];
}
const taxHeads = (heads: readonly Head[]): Markup[] => {
  if (heads.length === 0) return [];
  if (heads.length === 3) return [headCell('Tax ₹')];
  return heads.length === 1 ? [headCell('%'), ...heads.map(headCell)] : heads.map(headCell);
};

function moneyCells(line: GoodsLine, { heads, price, discount, total }: Columns): Markup[] {
  const { money } = line;
  const priced = money && { ...line, money };
  if (!priced)
    return Array.from(
      {
        length: taxHeads(heads).length + Number(price) + Number(discount) + Number(total) + 1,
      },
      () => cell('–'),
    );
  return [
    ...(price ? [cell(money.price === null ? '–' : figure(money.price))] : []),
    ...(discount ? [cell(hasDiscount(priced) ? percent(money.discount ?? '0') : '–')] : []),
    cell(figure(money.taxable_amount)),
    ...taxCells(money, heads),
    ...(total ? [cell(figure(money.total))] : []),
  ];
}

const itemCell = ({ name, notes }: GoodsLine): Markup =>
  html`<td class="item">
    ${name}${notes.flatMap((note) => (note ? [html`<br /><small>${note}</small>`] : []))}
  </td>`;

/** Length of a figure from 10 crore on: the letters become smaller, so that names keep their room. */
const LARGE = '10,00,00,000.00'.length;

/** Exempt goods have a value, and no taxable one. */
const valueName = (lines: readonly PricedLine[], taxable: string): string =>
  lines.some(({ money }) => exemptionOf(money)) ? 'Value ₹' : `${taxable} ₹`;

/** Goods in small print; without money when no line has any. The head repeats on every sheet. */
export function goodsTable(goods: readonly GoodsLine[], withinState: boolean): Markup {
  const priced = pricedOf(goods);
  const heads = headsOf(priced, withinState);
  const columns = {
    heads,
    price: priced.some(hasPrice),
    discount: haveDiscount(priced),
    total: heads.length > 0 || !priced.some(({ money }) => exemptionOf(money)),
  };
  const hasMoney = priced.length > 0;
  const isLarge = priced.some(({ money }) => figure(money.total).length >= LARGE);
  const names = [
    ...(columns.price ? ['Rate ₹'] : []),
    ...(columns.discount ? ['Disc.'] : []),
    valueName(priced, 'Taxable'),
  ];
  return html`<table class="${isLarge ? 'lines dense' : 'lines'}">
    <thead>
      <tr>
        <th>#</th>
        <th class="item">Description</th>
        <th>HSN/SAC</th>
        ${headCell('Qty')}
        <th>Unit</th>
        ${
          hasMoney
            ? [
                ...names.map(headCell),
                ...taxHeads(columns.heads),
                ...(columns.total ? [headCell('Total ₹')] : []),
              ]
            : null
        }
      </tr>
    </thead>
    <tbody>
      ${goods.map(
        (line, index) =>
          html`<tr>
            <td>${index + 1}</td>
            ${itemCell(line)}
            <td>${line.hsn_code ?? ''}</td>
            ${cell(COUNT.format(line.quantity))}
            <td>${line.unit_code}</td>
            ${hasMoney ? moneyCells(line, columns) : null}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Taxable value and tax by HSN and rate; short ones stay on one sheet. */
export function hsnSummary(goods: readonly GoodsLine[], withinState: boolean): Markup | null {
  const priced = pricedOf(goods);
  if (!priced.length) return null;
  const heads = headsOf(priced, withinState);
  const groups = [
    ...Map.groupBy(
      priced,
      ({ hsn_code, money }) => `${hsn_code ?? '–'} ${exemptionOf(money) ?? Number(money.gst)}`,
    ).values(),
  ];
  const sum = (lines: readonly PricedLine[], pick: (money: GoodsMoney) => string[]) =>
    cell(figure(sumOf(lines.flatMap(({ money }) => pick(money)))));
  const amounts = (lines: readonly PricedLine[], of: GoodsMoney | null) => [
    sum(lines, (money) => [money.taxable_amount]),
    ...heads.flatMap((head) => [
      cell(of === null ? '' : (exemptionOf(of) ?? rateOf(head, of.gst))),
      of && exemptionOf(of) ? cell('–') : sum(lines, (money) => [headAmount(head, money)]),
    ]),
    ...(heads.length ? [sum(lines, (money) => heads.map((head) => headAmount(head, money)))] : []),
  ];
  return html`<div class="${groups.length > 12 ? 'long' : 'together'}">
    <h3>Summary by HSN/SAC</h3>
    <table class="summary">
      <thead>
        <tr>
          <th class="item">HSN/SAC</th>
          ${headCell(valueName(priced, 'Taxable value'))}
          ${heads.flatMap((head) => [headCell('%'), headCell(head)])}
          ${heads.length ? headCell('Total tax ₹') : null}
        </tr>
      </thead>
      <tbody>
        ${groups.map(
          (lines) =>
            html`<tr>
              <td class="item">${lines[0]?.hsn_code ?? '–'}</td>
              ${amounts(lines, lines[0]?.money ?? null)}
            </tr>`,
        )}
        <tr class="sum">
          <td>Total</td>
          ${amounts(priced, null)}
        </tr>
      </tbody>
    </table>
  </div>`;
}
