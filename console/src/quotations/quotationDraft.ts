import { headerSums, lineSums, type LineSums } from '@munim/schema/shared/money.ts';
import { useCallback, useState } from 'react';
import type { QuotationLineFragment, QuotationDetailsFragment } from '../../generated/documents.ts';
import {
  billToChoice,
  billToInput,
} from '../billing-registrations/billing-registrations.labels.ts';
import { useDraftVersion } from '../ui/form/ChangedElsewhere.tsx';
import { comingDayProblem } from '../ui/format/dates.ts';
import { t } from '../ui/text.ts';
import { marginOfLines, perRow } from '../ui/lines/lineGridSums.ts';
import { isPercent, isPrice, isQuantity } from '../ui/lines/lineGridValues.ts';
import { typedFields, useLineDraft } from '../ui/lines/useLineDraft.ts';

export type Line = QuotationLineFragment;
export type Terms = {
  validUntil: string | null;
  remarks: string;
  billTo: string | null;
  suppliedBy: string | null;
};

/** A line as it is typed. */
export interface TypedLine extends Omit<Line, 'quantity'> {
  saved: Line;
  quantity: string;
}
const fromSaved = perRow((line: Line): TypedLine => ({
  ...line,
  quantity: String(line.quantity),
  saved: line,
}));
const DRAFT_FIELDS = {
  fromSaved,
  fields: ['included', 'quantity', 'sellingPrice', 'discountPercent'] as const,
};

/** The same sums as the server's, in exact decimals; null while the line says too little. */
export const sumsOf = perRow((row: TypedLine): LineSums | null => {
  const { quantity, sellingPrice: price, discountPercent, gstPercent, saved } = row;
  if (row === fromSaved(saved)) return saved;
  if (!isQuantity(quantity) || !isPrice(price) || !isPercent(discountPercent)) return null;
  return lineSums({
    quantity: Number(quantity),
    price,
    discountPercent,
    gstPercent,
    withinState: saved.withinState,
  });
});

export const marginOf = (rows: readonly TypedLine[]): string | null =>
  marginOfLines(
    rows.map((row) => ({
      quantity: Number(row.quantity),
      cost: row.costPrice,
      taxable: sumsOf(row)?.taxable,
    })),
  );

export const totalsOf = (rows: readonly TypedLine[]) =>
  headerSums(rows.flatMap((row) => (row.included && sumsOf(row)) || []));

function changeOf(row: TypedLine) {
  const fields = typedFields(row, DRAFT_FIELDS);
  const change = {
    ...(fields.includes('included') ? { included: row.included } : {}),
    ...(fields.includes('quantity') ? { quantity: Number(row.quantity) } : {}),
    ...(fields.includes('sellingPrice') ? { sellingPrice: row.sellingPrice } : {}),
    ...(fields.includes('discountPercent') ? { discountPercent: row.discountPercent } : {}),
  };
  return fields.length ? [{ id: row.id, ...change }] : [];
}

/** Typed changes of a draft, kept over reloads of the quotation until saved or discarded. */
export function useQuotationDraft(quotation: QuotationDetailsFragment) {
  const { rows, change: keep, discard: forget } = useLineDraft(quotation.items, DRAFT_FIELDS);
  const [terms, setTerms] = useState<Partial<Terms>>({});
  const base = useDraftVersion(quotation.version);
  const { begin, forget: forgetVersion } = base;

  const change = useCallback(
    (next: TypedLine[]) => {
      begin();
      keep(next);
    },
    [keep, begin],
  );
  const changeTerms = useCallback(
    (part: Partial<Terms>) => {
      begin();
      setTerms((old) => ({ ...old, ...part }));
    },
    [begin],
  );
  const discard = useCallback(() => {
    forget();
    setTerms({});
    forgetVersion();
  }, [forget, forgetVersion]);

  const items = rows.flatMap(changeOf);
  const saidSoFar = billToChoice(quotation);
  const supplier = quotation.suppliedBy?.id ?? null;
  const { validUntil, billTo = saidSoFar, suppliedBy = supplier } = terms;
  const changedTerms = {
    ...('validUntil' in terms && terms.validUntil !== quotation.validUntil
      ? { validUntil: terms.validUntil }
      : {}),
    ...('remarks' in terms && terms.remarks !== (quotation.remarks ?? '')
      ? { remarks: terms.remarks }
      : {}),
    ...(terms.billTo !== undefined && terms.billTo !== saidSoFar ? billToInput(terms.billTo) : {}),
    ...(suppliedBy === supplier ? {} : { gstRegistrationId: suppliedBy }),
  };
  const dirty = items.length > 0 || Object.keys(changedTerms).length > 0;
  return {
    rows,
    terms: {
      validUntil: validUntil === undefined ? quotation.validUntil : validUntil,
      remarks: terms.remarks ?? quotation.remarks ?? '',
      billTo,
      suppliedBy,
    },
    dirty,
    base,
    /** Fault of the typed day of validity. */
    dayProblem:
      validUntil && 'validUntil' in changedTerms
        ? comingDayProblem(t('Valid until'), validUntil)
        : null,
    input: {
      id: quotation.id,
      ...(items.length ? { items } : {}),
      ...changedTerms,
      version: base.version,
    },
    change,
    changeTerms,
    discard,
  };
}
