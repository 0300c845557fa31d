import type { ColDef } from 'ag-grid-community';
import type { SellerLeadFieldsFragment } from '../../generated/documents.ts';
import { zoneText } from '../sellers/sellers.labels.ts';
import {
  dateColumn,
  idColumn,
  pinnedOnWideScreen,
  rank2,
  rank3,
  textColumn,
} from '../ui/grid/columns.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { LEAD_STATE, leadState } from './seller-leads.labels.ts';

export type Lead = SellerLeadFieldsFragment;

export const leadColumns: ColDef<Lead>[] = [
  idColumn('id', 'Lead', { width: 70 }),
  textColumn('sellerName', 'Name', { flex: 2, minWidth: 150 }),
  rank2(textColumn('category', 'Category')),
  rank2(textColumn('owner.name', 'Owner')),
  rank3(
    textColumn('zone', 'Zone', {
      flex: 0,
      width: 72,
      minWidth: 60,
      valueGetter: ({ data }) => zoneText(data?.zone),
    }),
  ),
  rank2(textColumn('sourcePerson.name', 'Source person')),
  rank2(textColumn('mobile', 'Phone', { flex: 0, width: 96, cellClass: 'kit-numeric' })),
  rank3(textColumn('city', 'City')),
  rank3(
    textColumn('products', 'Products', {
      minWidth: 110,
      valueGetter: ({ data }) =>
        data?.products.map(({ productName }) => productName).join(', ') ?? '',
    }),
  ),
  rank2(dateColumn('createdAt', 'Date')),
  statusColumn('isVerified', 'Verified', LEAD_STATE, {
    width: 104,
    pinned: pinnedOnWideScreen(),
    valueGetter: ({ data }) => (data ? leadState(data) : ''),
  }),
];
