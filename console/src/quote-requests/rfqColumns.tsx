import { seesCost } from '@munim/schema/shared/roles.ts';
import type { Can } from '@munim/schema/shared/roles.ts';
import type { ColDef } from 'ag-grid-community';
import type { ReactElement } from 'react';
import type { RfqFieldsFragment } from '../../generated/documents.ts';
import { ageOf } from '../ui/format/dates.ts';
import { compareDecimals, formatCount, percentText, formatRupees } from '../ui/format/rupees.ts';
import {
  type ColumnContext,
  dateColumn,
  idColumn,
  imageColumn,
  pinnedOnWideScreen,
  hideOnPhone,
  rank2,
  rank3,
  moneyColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { marginColumn } from '../ui/grid/marginColumn.tsx';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { RFQ_STATUS } from './quote-requests.labels.ts';
import { t } from '../ui/text.ts';

export type Rfq = RfqFieldsFragment;

function priceText({ costPrice, sellingPrice, marginPercent }: Rfq): string {
  const sold = [formatRupees(sellingPrice), percentText(marginPercent)];
  const both = sold.filter(Boolean).join(' · ');
  return costPrice ? `${formatRupees(costPrice)} → ${both}`.trim() : both;
}

const quantity: ColDef<Rfq> = {
  field: 'quantity',
  headerName: t('Quantity'),
  width: 98,
  context: { neverTruncate: true },
  headerClass: 'ag-right-aligned-header',
  cellClass: ['ag-right-aligned-cell', 'kit-numeric'],
  valueFormatter: ({ value, data }) => (data ? `${formatCount(value)} ${data.sku.unit}` : ''),
  tooltip: ({ valueFormatted }) => valueFormatted ?? '',
};

const who: ColDef<Rfq>[] = [
  idColumn('id', t('Request'), { width: 84 }),
  hideOnPhone(textColumn('enquiry.number', t('Enquiry'), { flex: 0, width: 100, minWidth: 96 })),
  hideOnPhone(dateColumn('createdAt', t('Date'))),
  rank2(imageColumn('sku.thumbnail', '', { headerTooltip: t('Image') })),
  textColumn('sku.name', t('Product'), { flex: 2, minWidth: 170 }),
  quantity,
  textColumn('customer.name', t('Customer'), { flex: 1.5, minWidth: 140 }),
  rank3(textColumn('customer.district', t('District'))),
  rank2(textColumn('salesPerson.name', t('Sales person'))),
  rank2(
    textColumn('categoryManagers', t('Category managers'), {
      valueFormatter: ({ value }: { value: Rfq['categoryManagers'] | null }) =>
        (value ?? []).map(({ name }) => name).join(', '),
      tooltip: ({ valueFormatted }) => valueFormatted ?? '',
      sortable: false,
    }),
  ),
];
const cost: ColDef<Rfq>[] = [
  rank3(textColumn('seller.name', t('Seller'), { minWidth: 110 })),
  rank3(moneyColumn('costPrice', t('Cost'))),
  rank3(marginColumn('marginPercent')),
];
/** Cost, selling price and the margin between them, beside each other. */
const price: ColDef<Rfq> = {
  colId: 'price',
  headerName: t('Price'),
  width: 120,
  headerClass: 'ag-right-aligned-header',
  cellClass: ['ag-right-aligned-cell', 'kit-numeric'],
  context: { neverTruncate: true, csv: 'none' } satisfies ColumnContext,
  valueGetter: ({ data }) => data && priceText(data),
  comparator: (_one, _other, { data: one }, { data: other }) =>
    compareDecimals(one?.sellingPrice ?? null, other?.sellingPrice ?? null),
};
const sellingPrice = moneyColumn<Rfq>('sellingPrice', t('Selling price'));
const last = (): ColDef<Rfq>[] => [
  statusColumn('status', t('Status'), RFQ_STATUS, {
    detail: (row) => row.archiveReason,
    pinned: pinnedOnWideScreen(),
  }),
  rank3(
    textColumn('createdAt', t('Age'), {
      colId: 'age',
      flex: 0,
      width: 76,
      minWidth: 60,
      valueFormatter: ({ value }) => ageOf(value),
    }),
  ),
];

/** Seller, cost and margin need cost permission. */
export const rfqColumns = (can: Can, menu?: (row: Rfq) => ReactElement | null): ColDef<Rfq>[] => [
  ...who,
  ...(seesCost(can) ? [...cost, rank3(sellingPrice), price] : [sellingPrice]),
  ...last(),
  ...(menu ? [menuColumn(menu)] : []),
];
