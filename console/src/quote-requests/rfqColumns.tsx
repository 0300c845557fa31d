import { seesCost } from '@munim/schema/shared/roles.ts';
import type { Can } from '@munim/schema/shared/roles.ts';
import type { ColDef } from 'ag-grid-community';
import type { ReactElement } from 'react';
import type { RfqFieldsFragment } from '../../generated/documents.ts';
import { ageOf } from '../ui/format/dates.ts';
import { formatCount } from '../ui/format/rupees.ts';
import {
  dateColumn,
  idColumn,
  imageColumn,
  pinnedOnWideScreen,
  hideOnPhone,
  moneyColumn,
  percentColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { RFQ_STATUS } from './quote-requests.labels.ts';

export type Rfq = RfqFieldsFragment;

const quantity: ColDef<Rfq> = {
  field: 'quantity',
  headerName: 'Quantity',
  width: 98,
  context: { neverTruncate: true },
  headerClass: 'ag-right-aligned-header',
  cellClass: ['ag-right-aligned-cell', 'kit-numeric'],
  valueFormatter: ({ value, data }) => (data ? `${formatCount(value)} ${data.sku.unit}` : ''),
  tooltip: ({ valueFormatted }) => valueFormatted ?? '',
};

const who: ColDef<Rfq>[] = [
  idColumn('id', 'Request', { width: 84 }),
  hideOnPhone(dateColumn('createdAt', 'Date')),
  hideOnPhone(imageColumn('sku.thumbnail', '', { headerTooltip: 'Image' })),
  textColumn('sku.name', 'Product', { flex: 2, minWidth: 170 }),
  quantity,
  textColumn('customer.name', 'Customer', { flex: 1.5, minWidth: 140 }),
  hideOnPhone(textColumn('customer.district', 'District')),
  hideOnPhone(textColumn('salesPerson.name', 'Sales person')),
  hideOnPhone(
    textColumn('categoryManagers', 'Category managers', {
      valueFormatter: ({ value }: { value: Rfq['categoryManagers'] | null }) =>
        (value ?? []).map(({ name }) => name).join(', '),
      tooltip: ({ valueFormatted }) => valueFormatted ?? '',
      sortable: false,
    }),
  ),
];
const cost: ColDef<Rfq>[] = [
  hideOnPhone(textColumn('seller.name', 'Seller', { minWidth: 110 })),
  hideOnPhone(moneyColumn('costPrice', 'Cost')),
  hideOnPhone(percentColumn('marginPercent', 'Margin %')),
];
const last = (): ColDef<Rfq>[] => [
  moneyColumn('sellingPrice', 'Selling price'),
  statusColumn('status', 'Status', RFQ_STATUS, {
    detail: (row) => row.archiveReason,
    pinned: pinnedOnWideScreen(),
  }),
  hideOnPhone(
    textColumn('createdAt', 'Age', {
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
  ...(seesCost(can) ? cost : []),
  ...last(),
  ...(menu ? [menuColumn(menu)] : []),
];
