import { MONEY_PATTERN } from '@munim/schema/shared/limits.ts';
import { headerSums, type LineSums, lineSums } from '@munim/schema/shared/money.ts';
import { t } from '../ui/text.ts';

const MONEY = new RegExp(MONEY_PATTERN);

export const isQuantity = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);
export const isPrice = (text: string): boolean => MONEY.test(text);

/** Zero is a valid price of a vendor. */
export const UNIT_PRICE = {
  problem: (text: string) => (isPrice(text) ? null : t('Please enter Unit Price.')),
};

interface Terms {
  quantity: number;
  unitPrice: string;
  gstPercent: string;
  /** True when the vendor's office is in the company's own state. */
  withinState: boolean;
}

/**
 * Computed like the server's: the unit price already has the discount
 * (docs/rules/purchasing.md#purchase-order-prices).
 */
export const poLineSums = ({ quantity, unitPrice, gstPercent, withinState }: Terms): LineSums =>
  lineSums({ quantity, price: unitPrice, discountPercent: '0', gstPercent, withinState });

/** The sums of a purchase order, for `Totals`. */
export function poTotals(lines: readonly LineSums[]): [name: string, amount: string][] {
  const { taxable, gst, total } = headerSums(lines);
  return [
    [t('Taxable Amount'), taxable],
    ['GST', gst],
    [t('Total Due'), total],
  ];
}
