import type { ColDef, ColDefField } from 'ag-grid-community';
import { MarginText } from '../format/MarginText.tsx';
import { type Cell, type Changes, percentColumn } from './columns.tsx';
import { t } from '../text.ts';

/** Pixels of the sign before a loss. */
const SIGN = 16;

const MarginCell = <Row,>({ value, valueFormatted }: Cell<Row, string | null, object>) => (
  <MarginText marginPercent={value}>{valueFormatted}</MarginText>
);

/** Margin in percent; one below zero has a sign. */
export function marginColumn<Row>(field: ColDefField<Row>, more: Changes<Row> = {}): ColDef<Row> {
  const column = percentColumn(field, t('Margin %'), more);
  return {
    ...column,
    context: { ...column.context, extraWidth: SIGN },
    cellRenderer: MarginCell,
  };
}
