import { goodsSums } from '@munim/schema/shared/goodsSums.ts';
import { differenceOf, isPositive, sumOf } from '@munim/schema/shared/money.ts';
import { amountInWords } from './amountInWords.ts';
import {
  exemptionOf,
  type GoodsLine,
  headAmount,
  headsOf,
  hsnSummary,
  type PricedLine,
  pricedOf,
} from './goodsTable.ts';
import { html, type Markup } from './html.ts';
import { signature } from './printParts.ts';
import type { Settings } from '../settings.ts';
import { rupees } from './rupees.ts';

const sumRow = (name: string, amount: string): Markup =>
  html`<tr>
    <td>${name}</td>
    <td class="right">${rupees(amount)}</td>
  </tr>`;

/** The discount, where there is one, then the tax heads; what the total has beside them is rounding. */
function sumRows(lines: readonly PricedLine[], withinState: boolean, total: string): Markup[] {
  const { gross, discount, taxable, exempt } = goodsSums(
    lines.map(({ quantity, money }) => ({
      quantity,
      price: money.price,
      discountPercent: money.discount,
      taxable: money.taxable_amount,
      isTaxed: !exemptionOf(money),
    })),
  );
  const heads = headsOf(lines, withinState).map(
    (head) => [head, sumOf(lines.map(({ money }) => headAmount(head, money)))] as const,
  );
  const rounding = differenceOf(
    total,
    sumOf([
      ...lines.map(({ money }) => money.taxable_amount),
      ...heads.map(([, amount]) => amount),
    ]),
  );
  const rows: (readonly [string, string | null])[] = [
    ['Value of goods', gross],
    ['Less discount', discount],
    ['Taxable value', taxable],
    ['Value without tax', exempt],
    ...heads,
    ['Round off', isPositive(rounding.replace('-', '')) ? rounding : null],
  ];
  return rows.flatMap(([name, amount]) => (amount === null ? [] : [sumRow(name, amount)]));
}

interface Sums {
  withinState: boolean;
  /** Amount of the document. */
  total: string;
}

/**
 * Amount in words and what stands below it, beside the sums. Kept together on one sheet, and never
 * on a sheet without lines (drawPrint.ts).
 */
function sumsPart(
  goods: readonly GoodsLine[],
  { withinState, total }: Sums,
  below: Markup | null = null,
): Markup {
  return html`<div class="closing together">
    <div>
      <p><small>Amount in words</small><br />${amountInWords(total)}</p>
      ${below}
    </div>
    <table class="totals">
      ${sumRows(pricedOf(goods), withinState, total)}
      <tr class="due">
        <td>Grand Total</td>
        <td class="right">${rupees(total)}</td>
      </tr>
    </table>
  </div>`;
}

interface End extends Sums {
  /** Markup below the amount in words, such as the bank. */
  below?: Markup | null;
  /** Markup under the sums, such as the QR code of an e-invoice. */
  after?: Markup | null;
  /** Documents of the tax rules have one. */
  hsn?: boolean;
  /** Markup beside the signature, such as terms. */
  beside?: Markup | null;
}

/** Sums, summary by HSN and signature; the signature is never alone on a sheet. */
export function endPart(
  goods: readonly GoodsLine[],
  settings: Settings,
  { hsn = false, below = null, after = null, beside = null, ...sums }: End,
): Markup {
  const sign = signature(settings, beside);
  const closing = sumsPart(goods, sums, below);
  return hsn
    ? html`${closing} ${after}
        <div class="together">${hsnSummary(goods, sums.withinState)} ${sign}</div>`
    : html`<div class="together">${closing} ${after} ${sign}</div>`;
}
