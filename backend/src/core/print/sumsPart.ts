import { differenceOf, isPositive, lineSums, sumOf } from '@munim/schema/shared/money.ts';
import { amountInWords } from './amountInWords.ts';
import {
  exemptionOf,
  type GoodsLine,
  headAmount,
  haveDiscount,
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

const valueBeforeDiscount = (lines: readonly PricedLine[]): string =>
  sumOf(
    lines.map(
      ({ quantity, money: { price } }) =>
        lineSums({
          quantity,
          price: price ?? '0',
          discountPercent: '0',
          gstPercent: '0',
          withinState: true,
        }).taxable,
    ),
  );

/** The discount, where there is one, then the tax heads; what the total has beside them is rounding. */
function sumRows(lines: readonly PricedLine[], withinState: boolean, total: string): Markup[] {
  const valueOf = (some: readonly PricedLine[]) =>
    sumOf(some.map(({ money }) => money.taxable_amount));
  const taxable = valueOf(lines);
  const [taxed, exempt] = [
    lines.filter(({ money }) => !exemptionOf(money)),
    lines.filter(({ money }) => exemptionOf(money)),
  ];
  const heads = headsOf(lines, withinState).map(
    (head) => [head, sumOf(lines.map(({ money }) => headAmount(head, money)))] as const,
  );
  const gross = valueBeforeDiscount(lines);
  const rounding = differenceOf(total, sumOf([taxable, ...heads.map(([, amount]) => amount)]));
  return [
    ...(haveDiscount(lines)
      ? [sumRow('Value of goods', gross), sumRow('Less discount', differenceOf(gross, taxable))]
      : []),
    ...(taxed.length || !exempt.length ? [sumRow('Taxable value', valueOf(taxed))] : []),
    ...(exempt.length ? [sumRow('Value without tax', valueOf(exempt))] : []),
    ...heads.map(([head, amount]) => sumRow(head, amount)),
    ...(isPositive(rounding.replace('-', '')) ? [sumRow('Round off', rounding)] : []),
  ];
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
  /** Below the amount in words, such as the bank. */
  below?: Markup | null;
  /** Under the sums, such as the QR code of an e-invoice. */
  after?: Markup | null;
  /** Documents of the tax rules have one. */
  hsn?: boolean;
  /** Beside the signature, such as terms. */
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
