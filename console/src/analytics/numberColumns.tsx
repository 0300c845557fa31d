import { type Measure, MEASURES } from '@munim/schema/analytics/measures.ts';
import type { MeasureUnit } from '@munim/schema/analytics/measureWords.ts';
import type { ColDef } from 'ag-grid-community';
import { Link } from 'react-router-dom';
import type { Dimension, NumberRowsQuery } from '../../generated/documents.ts';
import {
  billPath,
  creditNotePath,
  deliveryChallanPath,
  expensePath,
  invoicePath,
  orderPath,
  purchaseOrderPath,
  quotationPath,
  rfqPath,
  sellerPath,
  tenantPath,
} from '../app/recordPaths.ts';
import { daysBetween } from '../ui/format/dates.ts';
import {
  formatCount,
  formatPercent,
  formatRupees,
  NO_VALUE,
  percentText,
} from '../ui/format/rupees.ts';
import { type Cell, dateColumn, moneyColumn, numberColumn } from '../ui/grid/columns.tsx';
import { MEASURE_TITLE } from './analytics.labels.ts';
import { t } from '../ui/text.ts';

type Group = NumberRowsQuery['metrics']['rows'][number]['groups'][number];

/** One record and what it adds to the number. */
export interface NumberRow {
  id: string;
  record: Group;
  day: string | null;
  due: string | null;
  party: Group | null;
  values: Partial<Record<Measure, string | null>>;
}

const TEXTS: Record<MeasureUnit, (value: string) => string> = {
  RUPEES: formatRupees,
  COUNT: (value) => formatCount(Number(value)),
  PIECES: (value) => formatCount(Number(value)),
  PERCENT: percentText,
  DAYS: (value) => t('{{value}} days', { value: formatPercent(value) }),
};
export const measureText = ({ measure, value }: { measure: Measure; value: string | null }) =>
  value === null ? NO_VALUE : TEXTS[MEASURES[measure].unit](value);

const isDay = (dimension: Dimension) => dimension === 'DAY' || dimension === 'DATED';

export const toRows = (rows: NumberRowsQuery['metrics']['rows']): NumberRow[] =>
  rows.flatMap(({ groups, values }) => {
    const [record, ...others] = groups;
    if (!record?.id) return [];
    return {
      id: groups.map(({ id }) => id).join(' '),
      record,
      day: others.find(({ dimension }) => isDay(dimension))?.id ?? null,
      due: others.find(({ dimension }) => dimension === 'DUE')?.id ?? null,
      party: others.find(({ dimension }) => dimension in PARTIES) ?? null,
      values: Object.fromEntries(values.map(({ measure, value }) => [measure, value])),
    };
  });

/** Pages of the kinds of records; a payment has none, its customer and vendor have. */
const PATHS: Record<string, (id: string, name: string) => string> = {
  RFQ: rfqPath,
  QUOTATION: quotationPath,
  ORDER: (_, number) => orderPath(number),
  DELIVERY_CHALLAN: deliveryChallanPath,
  PURCHASE_ORDER: purchaseOrderPath,
  INVOICE: invoicePath,
  CREDIT_NOTE: creditNotePath,
  BILL: billPath,
  EXPENSE: expensePath,
  TENANT: tenantPath,
  SELLER: sellerPath,
};
const PARTIES: Partial<Record<Dimension, (id: string) => string>> = {
  CUSTOMER: tenantPath,
  VENDOR: sellerPath,
};

function pathOf({ dimension, id, name }: Group): string | undefined {
  if (!id) return undefined;
  if (dimension !== 'RECORD') return PARTIES[dimension]?.(id);
  const [kind = '', number = ''] = id.split('-');
  return PATHS[kind]?.(number, name ?? '');
}
export const recordPathOf = ({ record }: NumberRow): string | undefined => pathOf(record);

function GroupLink({ value }: Cell<NumberRow, Group | null, object>) {
  if (!value?.name) return null;
  const path = pathOf(value);
  return path ? <Link to={path}>{value.name}</Link> : value.name;
}

const groupColumn = (
  field: 'record' | 'party',
  headerName: string,
  width: number,
): ColDef<NumberRow> => ({
  field,
  headerName,
  flex: 1,
  minWidth: width,
  valueFormatter: ({ value }) => value?.name ?? '',
  tooltip: ({ value }) => value?.name ?? '',
  cellRenderer: GroupLink,
});

const dueColumns = (to: string): ColDef<NumberRow>[] => [
  dateColumn<NumberRow>('due', t('Due date')),
  numberColumn<NumberRow>('id', t('Days overdue'), {
    colId: 'overdue',
    width: 110,
    valueGetter: ({ data }) => (data?.due && data.due < to ? daysBetween(data.due, to) : null),
    valueFormatter: ({ value }) => (value === null ? '' : formatCount(value)),
  }),
];

const NAMES: Partial<Record<Dimension, string>> = { CUSTOMER: t('Customer'), VENDOR: t('Vendor') };

export const rowColumns = (
  groupBy: readonly Dimension[],
  measures: readonly Measure[],
  /** Last day of the number. */
  to: string,
): ColDef<NumberRow>[] => {
  const [first = 'RECORD', ...others] = groupBy;
  const party = others.find((dimension) => dimension in PARTIES);
  return [
    groupColumn('record', NAMES[first] ?? t('Record'), 130),
    ...(others.some(isDay) ? [dateColumn<NumberRow>('day', t('Date'))] : []),
    ...(others.includes('DUE') ? dueColumns(to) : []),
    ...(party ? [groupColumn('party', NAMES[party] ?? '', 140)] : []),
    ...measures.map((measure) => {
      const column = MEASURES[measure].unit === 'RUPEES' ? moneyColumn : numberColumn;
      return column<NumberRow>('id', MEASURE_TITLE[measure], {
        colId: measure,
        width: 130,
        valueGetter: ({ data }) => data?.values[measure],
        valueFormatter: ({ value }) => (value == null ? NO_VALUE : measureText({ measure, value })),
      });
    }),
  ];
};
