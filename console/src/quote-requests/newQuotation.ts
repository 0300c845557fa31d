import type { CreateQuotationInput } from '@munim/schema/generated/types.ts';
import { headerSums, lineSums, type LineSums } from '@munim/schema/shared/money.ts';
import { perRow } from '../ui/lines/lineGridSums.ts';
import { isPercent } from '../ui/lines/lineGridValues.ts';
import type { Rfq } from './rfqColumns.tsx';

/** One request in a new quotation. */
export interface NewLine {
  id: string;
  rfq: Rfq;
  included: boolean;
  discountPercent: string;
  /** CGST + SGST, by who is billed and the request's delivery address. */
  withinState: boolean;
}

export const newLine = (rfq: Rfq, withinState: boolean): NewLine => ({
  id: rfq.id,
  rfq,
  included: true,
  discountPercent: '0',
  withinState,
});

/** Lines of enquiries in their order, then what was asked for by itself, oldest first. */
export const byEnquiryLine = (one: Rfq, other: Rfq): number =>
  Number(one.enquiry?.id ?? Infinity) - Number(other.enquiry?.id ?? Infinity) ||
  (one.enquiry?.line ?? 0) - (other.enquiry?.line ?? 0) ||
  Number(one.id) - Number(other.id);

/** The line as it is taxed once the registrations of its customer are read. */
export function taxedBy(
  line: NewLine,
  supply: (state: string) => { withinState: boolean },
): NewLine {
  const { withinState } = supply(line.rfq.deliveryAddress.state);
  return withinState === line.withinState ? line : { ...line, withinState };
}

/** Computed like the quotation, in the same exact decimals. */
export const sumsOf = perRow(({ rfq, discountPercent, withinState }: NewLine): LineSums | null =>
  isPercent(discountPercent)
    ? lineSums({
        quantity: rfq.quantity,
        price: rfq.sellingPrice ?? '0',
        discountPercent,
        gstPercent: rfq.sku.gstPercent,
        withinState,
      })
    : null,
);

/** Null while an included line is invalid. */
export function totalsOf(rows: readonly NewLine[]) {
  const sums = rows.filter(({ included }) => included).map(sumsOf);
  return sums.includes(null) ? null : headerSums(sums.filter((sum) => sum !== null));
}

export const quotationItems = (rows: readonly NewLine[]): CreateQuotationInput['items'] =>
  rows.map(({ id, rfq: { version }, included, discountPercent }) => ({
    rfqId: id,
    included,
    discountPercent,
    version,
  }));
