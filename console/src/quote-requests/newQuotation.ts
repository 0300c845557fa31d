import type { CreateQuotationInput } from '@munim/schema/generated/types.ts';
import { LOCAL_STATE, PERCENT_PATTERN } from '@munim/schema/shared/limits.ts';
import { headerSums, lineSums, type LineSums } from '@munim/schema/shared/money.ts';
import type { Rfq } from './rfqColumns.tsx';

/** One request on its way into a quotation. */
export interface NewLine extends LineSums {
  id: string;
  rfq: Rfq;
  included: boolean;
  discountPercent: string;
}
export type LineChange = Partial<Pick<NewLine, 'included' | 'discountPercent'>>;

export const discountProblem = (text: string): string | null =>
  new RegExp(PERCENT_PATTERN).test(text) ? null : 'Please enter Discount from 0 to 100.';

/** The line as the quotation will hold it, in the same exact decimals. */
export function newLine(rfq: Rfq, { included = true, discountPercent = '0' }: LineChange = {}): NewLine {
  const sums = lineSums({
    quantity: rfq.quantity,
    price: rfq.sellingPrice ?? '0',
    discountPercent,
    gstPercent: rfq.sku.gstPercent,
    withinState: rfq.deliveryAddress.state === LOCAL_STATE,
  });
  return { id: rfq.id, rfq, included, discountPercent, ...sums };
}

export const totalsOf = (lines: readonly NewLine[]) => headerSums(lines.filter(({ included }) => included));

export const quotationItems = (lines: readonly NewLine[]): CreateQuotationInput['items'] =>
  lines.map(({ id, included, discountPercent }) => ({ rfqId: id, included, discountPercent }));
