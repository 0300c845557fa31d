import type { ColDef } from 'ag-grid-community';
import type { SalesTrackerQuery } from '../../generated/documents.ts';
import { moneyColumn, numberColumn, textColumn } from '../ui/grid/columns.tsx';
import type { Page } from '../ui/grid/listQuery.ts';
import { t } from '../ui/text.ts';

/** Documents of the Sales Tracker, in the order of its tabs. */
export const SPLIT_KINDS = {
  orderAnalytics: t('Orders'),
  quotationAnalytics: t('Quotations'),
  rfqAnalytics: t('Quote requests'),
} as const;
export type SplitKind = keyof typeof SPLIT_KINDS;

export const kindsOf = (data: SalesTrackerQuery): SplitKind[] =>
  (Object.keys(SPLIT_KINDS) as SplitKind[]).filter((kind) => data[kind]);

/** A line of the exported sheet. */
interface SplitRow {
  id: string;
  documents: string;
  by: string;
  name: string;
  number: number;
  value: string | null;
}

export const SPLIT_COLUMNS: ColDef<SplitRow>[] = [
  textColumn('documents', t('Documents')),
  textColumn('by', t('By')),
  textColumn('name', t('Name')),
  numberColumn('number', t('Number')),
  moneyColumn('value', t('Value')),
];

/** All numbers of the Sales Tracker: of each kind of document the whole, then by sales person and by customer. */
export function splitRows(data: SalesTrackerQuery): Page<SplitRow> {
  const items = kindsOf(data).flatMap((kind) => {
    const numbers = data[kind];
    if (!numbers) return [];
    const documents = SPLIT_KINDS[kind];
    const parts = (by: string, rows: typeof numbers.byTenant): SplitRow[] =>
      rows.map(({ key, name, total, value }) => ({
        id: `${kind} ${by} ${key}`,
        documents,
        by,
        name: name ?? t('Not named'),
        number: total,
        value: value ?? null,
      }));
    return [
      {
        id: kind,
        documents,
        by: t('All'),
        name: '',
        number: numbers.total,
        value: numbers.value ?? null,
      },
      ...parts(t('Sales person'), numbers.bySalesPerson),
      ...parts(t('Customer'), numbers.byTenant),
    ];
  });
  return { items, count: items.length };
}
