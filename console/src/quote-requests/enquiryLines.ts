import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { Can } from '@munim/schema/shared/roles.ts';
import { newIdempotencyKey } from '../ui/form/idempotencyKey.ts';
import { hideOnPhone, moneyColumn, numberColumn, textColumn } from '../ui/grid/columns.tsx';
import { type LineChoice, type LineColumn, noChoice } from '../ui/lines/lineColumn.ts';
import {
  pickerLineColumn,
  quantityLineColumn,
  readOnlyLineColumn,
  textLineColumn,
} from '../ui/lines/lineGridColumns.tsx';
import { type PastedRow, unitLineColumn } from '../ui/lines/pastedColumns.ts';
import type { PastedLine } from '../ui/lines/pastedMail.ts';
import type { CopiedLine } from '../app/copiedLines.ts';
import type { SkuCandidate, SkuChoices } from './skuChoices.ts';
import { t } from '../ui/text.ts';

/** A line of a new enquiry as it is typed or pasted. */
export interface EnquiryLine extends PastedRow {
  sku: LineChoice<SkuCandidate>;
  quantity: string;
  remarks: string;
}

export const newEnquiryLine = (): EnquiryLine => ({
  id: newIdempotencyKey(),
  sku: noChoice,
  quantity: '',
  unit: '',
  remarks: '',
  written: '',
});

/** The price of a column as a mail names one that is wished for. */
const wishedRate = (price: string) => price && `@ ${/^\d/.test(price) ? 'Rs. ' : ''}${price}`;

export const toEnquiryLine = ({
  text,
  quantity,
  unit,
  remarks,
  rate,
  price,
  written,
}: PastedLine): EnquiryLine => ({
  ...newEnquiryLine(),
  ...{ quantity, unit, written },
  remarks: [remarks, rate, wishedRate(price)].filter(Boolean).join(', ').slice(0, LIMITS.remarks),
  sku: { text, item: null },
});

/** A line of another document, its SKU to be read with what is known of it today. */
export const copiedEnquiryLine = (copied: CopiedLine): EnquiryLine => ({
  ...newEnquiryLine(),
  sku: { text: copied.skuName, item: null, id: copied.skuId },
  quantity: copied.quantity,
  remarks: copied.remarks,
});

/** The same SKU in the row of another customer, to be read again with that customer's price. */
export const withoutPrice = (line: EnquiryLine): EnquiryLine =>
  line.sku.item
    ? { ...line, sku: { text: line.sku.text, item: null, id: line.sku.item.skuId } }
    : line;

function unknownProblem(text: string, fitting: number | undefined): string {
  if (!fitting) return t('No product fits ‘{{text}}’.', { text });
  return fitting === 1
    ? t('A product is like ‘{{text}}’: press Enter and choose.', { text })
    : t('Several products are like ‘{{text}}’: press Enter and choose.', { text });
}

function productColumn(choices: SkuChoices): LineColumn<EnquiryLine> {
  return pickerLineColumn<EnquiryLine, 'sku', SkuCandidate>('sku', t('Product'), choices, {
    fill: (row) => row,
    enterTo: 'quantity', // digits typed next would replace the product of the line below
    unknownProblem: (text) => unknownProblem(text, choices.fitting(text)),
    column: { flex: 3, minWidth: 280 },
  });
}

/** Columns of a new enquiry; `pasted` adds the lines as they were pasted. */
export function enquiryColumns(
  can: Can,
  choices: SkuChoices,
  pasted: boolean,
): LineColumn<EnquiryLine>[] {
  const written = hideOnPhone(
    textColumn<EnquiryLine>('written', t('As pasted'), {
      cellClass: 'kit-muted',
      flex: 1,
      minWidth: 120,
    }),
  );
  const last = hideOnPhone(
    moneyColumn<EnquiryLine>('sku.item.lastPrice', t('Last price'), { width: 100 }),
  );
  const free = hideOnPhone(
    numberColumn<EnquiryLine>('sku.item.freeUnits', t('In stock'), { width: 90 }),
  );
  return [
    productColumn(choices),
    quantityLineColumn('quantity'),
    unitLineColumn(),
    textLineColumn('remarks', t('Remarks'), LIMITS.remarks, { column: { minWidth: 100 } }),
    ...(can('ORDER', 'READ') ? [readOnlyLineColumn(last)] : []),
    ...(can('ORDER', 'WRITE') ? [readOnlyLineColumn(free)] : []),
    ...(pasted ? [readOnlyLineColumn(written)] : []),
  ];
}

/** Lines that ask for the same SKU, by their numbers: '2 and 5'. */
export function repeatedLines(rows: readonly EnquiryLine[]): string[] {
  const numbered = rows.flatMap(({ sku }, at) => (sku.item ? [{ id: sku.item.skuId, at }] : []));
  return [...Map.groupBy(numbered, ({ id }) => id).values()]
    .filter((same) => same.length > 1)
    .map((same) => same.map(({ at }) => at + 1).join(' and '));
}
