import type { QuotationStatus } from '@munim/schema/generated/types.ts';
import type { QuotationDetailsFragment } from '../../generated/documents.ts';
import { ProgressLine, type Step } from '../ui/details/ProgressLine.tsx';
import { type Figure, SummaryStrip } from '../ui/details/SummaryStrip.tsx';
import { MarginText } from '../ui/format/MarginText.tsx';
import { percentText, formatRupees } from '../ui/format/rupees.ts';
import { isExpired, validityNote } from './quotations.labels.ts';
import { marginOf, totalsOf, type TypedLine } from './quotationDraft.ts';
import { t } from '../ui/text.ts';

interface FiguresProps {
  quotation: QuotationDetailsFragment;
  rows: readonly TypedLine[];
  /** The terms below hold the day of validity as a field. */
  editable: boolean;
}

function validityOf(quotation: QuotationDetailsFragment): Figure {
  const { validUntil } = quotation;
  return {
    label: t('Valid until'),
    value: isExpired(quotation) ? <span className="kit-danger">{validUntil}</span> : validUntil,
    note: validityNote(quotation),
  };
}

/** Key figures of a quotation, with the lines as they are typed. */
export function QuotationFigures({ quotation, rows, editable }: FiguresProps) {
  const included = rows.filter((row) => row.included);
  const margin = marginOf(included);
  return (
    <SummaryStrip
      figures={[
        { label: t('Total'), value: formatRupees(totalsOf(rows).total), note: t('with GST') },
        {
          label: t('Margin'),
          value: margin && <MarginText marginPercent={margin}>{percentText(margin)}</MarginText>,
          note: t('after discount'),
        },
        ...(editable ? [] : [validityOf(quotation)]),
        {
          label: t('Lines'),
          value: included.length,
          note: included.length < rows.length ? t('of {{rows}}', { rows: rows.length }) : null,
        },
      ]}
    />
  );
}

const STEPS: readonly (readonly [label: string, status: QuotationStatus])[] = [
  [t('Drafted'), 'SENT'],
  [t('Sent'), 'CONFIRMED'],
  [t('Ordered'), 'CONVERTED_TO_ORDER'],
];

function stepsOf(status: QuotationStatus): Step[] {
  if (status === 'REJECTED') return [{ label: t('Rejected'), ring: 'crossed' }];
  const reached = STEPS.findIndex(([, one]) => one === status);
  return STEPS.map(([label], i) => ({ label, ring: i <= reached ? 'full' : 'empty' }));
}

/** Steps from the draft to the order. */
export const QuotationProgress = ({ status }: { status: QuotationStatus }) => (
  <ProgressLine steps={stepsOf(status)} />
);
