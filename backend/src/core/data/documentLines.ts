import { MONEY_PATTERN } from '@munim/schema/shared/limits.ts';
import { headerSums, type LineSums, lineSums, type LineTerms } from '@munim/schema/shared/money.ts';
import { type Static, Type } from 'typebox';
import { refused } from '../http/errors.ts';
import { Money, Nullable } from '../http/shapes.ts';

/** The state that a line sold is taxed for. */
export const TaxState = {
  state_code: Nullable(
    Type.String({
      description: 'GST code of the place of supply; null in old rows of no known state.',
    }),
  ),
  within_state: Type.Boolean({ description: 'CGST + SGST, else IGST.' }),
};

/** The money columns of every document line. */
export const LineMoney = {
  taxable_amount: Money,
  cgst_amount: Money,
  sgst_amount: Money,
  igst_amount: Money,
};
export type LineMoney = Static<ReturnType<typeof Type.Object<typeof LineMoney>>>;

const toColumns = ({ taxable, cgst, sgst, igst }: LineSums): LineMoney => ({
  taxable_amount: taxable,
  cgst_amount: cgst,
  sgst_amount: sgst,
  igst_amount: igst,
});

const MONEY = new RegExp(MONEY_PATTERN);

/** Price and quantity may each be allowed and their product still not fit the books. */
function refuseTooLarge<T extends { total: string }>(sums: T): T {
  if (!MONEY.test(sums.total)) throw refused('The total has more than 12 digits before the point');
  return sums;
}

/** The sums of one line as its columns, with its total. */
export function sumColumns(sums: LineSums): LineMoney & { total: string } {
  refuseTooLarge(sums);
  return { ...toColumns(sums), total: sums.total };
}

/** The same from its terms. */
export const lineColumns = (terms: LineTerms) => sumColumns(lineSums(terms));

/** The sums of the head: of the lines as printed. */
export const headOf = (lines: readonly (LineMoney & { total: string })[]) =>
  refuseTooLarge(
    headerSums(
      lines.map((line) => ({
        taxable: line.taxable_amount,
        cgst: line.cgst_amount,
        sgst: line.sgst_amount,
        igst: line.igst_amount,
        total: line.total,
      })),
    ),
  );
