import { gstinStateCode } from '@munim/schema/shared/gstin.ts';
import { isPositive, type LineSums } from '@munim/schema/shared/money.ts';
import type { AddressDetails } from '../data/embeds.ts';
import type { Settings } from '../settings.ts';
import { amountInWords } from './amountInWords.ts';
import { html, type Markup } from './html.ts';
import { rupees } from './rupees.ts';

/** Parts that prints share; the content is in each print's own file. */
const lines = (texts: readonly (string | null | undefined | false)[]): Markup[] =>
  texts.flatMap((text) => (text ? [html`${text}<br />`] : []));

/** Sender and title of the print. */
export const printHead = (
  settings: Settings,
  title: string,
  facts: readonly (string | null | undefined | false)[],
): Markup =>
  html`<header>
    <div>
      <h1>${settings.companyName}</h1>
      <p>${settings.companyAddress}<br />GSTIN ${settings.companyGstin}</p>
    </div>
    <div class="right">
      <h2>${title}</h2>
      <p>${lines(facts)}</p>
    </div>
  </header>`;

/** One party of a print: recipient, or place of delivery. */
export const party = (
  title: string,
  name: string,
  facts: readonly (string | null | undefined | false)[],
): Markup =>
  html`<section>
    <h3>${title}</h3>
    <p><strong>${name}</strong><br />${lines(facts)}</p>
  </section>`;

export const sideBySide = (...parts: readonly Markup[]): Markup =>
  html`<div class="sides">${parts}</div>`;

type Place = Pick<
  AddressDetails,
  'address1' | 'address2' | 'address3' | 'city' | 'state' | 'postal_code'
>;
export const placeLines = ({
  address1,
  address2,
  address3,
  city,
  state,
  postal_code,
}: Place): (string | null)[] => [address1, address2, address3, `${city}, ${state} ${postal_code}`];

/** Words that somebody typed, under a heading of their own; nothing when there are none. */
export const textPart = (title: string, text: string | null): Markup | null =>
  text
    ? html`<section>
        <h3>${title}</h3>
        <p class="as-typed">${text}</p>
      </section>`
    : null;
export const remarksPart = (remarks: string | null): Markup | null => textPart('Remarks', remarks);

/** "Karnataka (29)". */
export function stateWithCode(state: string): string {
  const code = gstinStateCode(state);
  return code ? `${state} (${code})` : state;
}

export const signature = ({ companyName }: Settings): Markup =>
  html`<div class="together sign">
    <p>For ${companyName}</p>
    <p><small>Authorised signatory</small></p>
  </div>`;

const sumRow = (name: string, amount: string): Markup =>
  html`<tr>
    <td>${name}</td>
    <td class="right">${rupees(amount)}</td>
  </tr>`;

/** The heads that the places of supply call for, each on its own row. */
export function totalsTable(sums: LineSums): Markup {
  const heads = [
    ['CGST', sums.cgst],
    ['SGST', sums.sgst],
    ['IGST', sums.igst],
  ] as const;
  return html`<table class="totals">
    ${sumRow('Taxable Amount', sums.taxable)}
    ${heads.filter(([, amount]) => isPositive(amount)).map(([name, amount]) => sumRow(name, amount))}
    <tr class="due">
      <td>Grand Total</td>
      <td class="right">${rupees(sums.total)}</td>
    </tr>
  </table>`;
}

/** Description of a line for a customer. */
export interface SoldLine {
  sku_info: { product_sku_name: string; hsn_code: string | null; unit: string };
  remarks: string | null;
  quantity: number;
  price: string;
  discount: string;
  taxable_amount: string;
  pan_india_gst: string;
  total: string;
}

/** Lines of a print for a customer. */
export const linesTable = (sold: readonly SoldLine[]): Markup => html`
  <table>
    <thead>
      <tr>
        <th>#</th>
        <th>Item</th>
        <th>HSN</th>
        <th class="right">Quantity</th>
        <th class="right">Price</th>
        <th class="right">Discount</th>
        <th class="right">Taxable</th>
        <th class="right">GST</th>
        <th class="right">Total</th>
      </tr>
    </thead>
    <tbody>
      ${sold.map(
        (line, index) =>
          html`<tr>
            <td>${index + 1}</td>
            <td>${line.sku_info.product_sku_name}<br /><small>${line.remarks ?? ''}</small></td>
            <td>${line.sku_info.hsn_code ?? ''}</td>
            <td class="right">${line.quantity} ${line.sku_info.unit}</td>
            <td class="right">${rupees(line.price)}</td>
            <td class="right">${line.discount}%</td>
            <td class="right">${rupees(line.taxable_amount)}</td>
            <td class="right">${line.pan_india_gst}%</td>
            <td class="right">${rupees(line.total)}</td>
          </tr>`,
      )}
    </tbody>
  </table>
`;

/**
 * Copies of a document, each on sheets of its own; its number and mark are above each sheet (see
 * `page`).
 */
export const copiesOf = (marks: readonly string[], sheets: (mark: string) => Markup): Markup[] =>
  marks.map((mark) => html`<article>${sheets(mark)}</article>`);

/** Large sums leave room for the name without their sign. */
const figure = (amount: string): string => rupees(amount).replace('₹ ', '');
const percent = (rate: string): string => `${Number(rate)}%`;
const headCell = (name: string): Markup => html`<th class="right">${name}</th>`;
const cell = (text: string): Markup => html`<td class="right">${text}</td>`;

/** A line as the GST rules require it: HSN, units, and with `money` price, rate and heads. */
export interface GoodsLine {
  name: string;
  remarks: string | null;
  hsn_code: string | null;
  quantity: number;
  unit_code: string;
  money: {
    price: string;
    /** Null when the price is net of it. */
    discount: string | null;
    gst: string;
    taxable_amount: string;
    cgst_amount: string;
    sgst_amount: string;
    igst_amount: string;
    total: string;
  } | null;
}

/** Money columns of a table. */
interface MoneyColumns {
  withinState: boolean;
  discount: boolean;
}

const moneyHeads = ({ withinState, discount }: MoneyColumns) => [
  ...['Price', ...(discount ? ['Disc.'] : []), 'Taxable', 'GST'],
  ...(withinState ? ['CGST', 'SGST'] : ['IGST']),
  'Total',
];

function moneyCells({ money }: GoodsLine, { withinState, discount }: MoneyColumns): Markup[] {
  if (!money) return [];
  const taxes = withinState ? [money.cgst_amount, money.sgst_amount] : [money.igst_amount];
  const taken = discount ? [money.discount === null ? '' : percent(money.discount)] : [];
  return [
    figure(money.price),
    ...taken,
    figure(money.taxable_amount),
    percent(money.gst),
    ...taxes.map(figure),
    figure(money.total),
  ].map(cell);
}

/** Goods in small print; without money when no line has any. The head repeats on every sheet. */
export function goodsTable(goods: readonly GoodsLine[], withinState: boolean): Markup {
  const hasMoney = goods.some((line) => line.money);
  const columns = {
    withinState,
    discount: goods.some((line) => line.money && line.money.discount !== null),
  };
  return html`${hasMoney ? html`<p class="above"><small>Amounts in ₹</small></p>` : null}
    <table class="dense">
      <thead>
        <tr>
          <th>#</th>
          <th>Item</th>
          <th>HSN</th>
          ${headCell('Qty')}
          <th>Unit</th>
          ${hasMoney ? moneyHeads(columns).map(headCell) : null}
        </tr>
      </thead>
      <tbody>
        ${goods.map(
          (line, index) =>
            html`<tr>
              <td>${index + 1}</td>
              <td class="item">
                ${line.name}${line.remarks ? html`<br /><small>${line.remarks}</small>` : null}
              </td>
              <td>${line.hsn_code ?? ''}</td>
              ${cell(String(line.quantity))}
              <td>${line.unit_code}</td>
              ${moneyCells(line, columns)}
            </tr>`,
        )}
      </tbody>
    </table>`;
}

/** Sums with the amount in words and the closing notes: kept together on one sheet. */
export const sumsPart = (sums: LineSums, below: Markup | null = null): Markup =>
  html`<div class="together">
    ${totalsTable(sums)}
    <p><small>Amount in words</small><br />${amountInWords(sums.total)}</p>
    ${below}
  </div>`;
