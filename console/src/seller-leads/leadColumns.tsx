import type { ColDef } from 'ag-grid-community';
import type { SellerLeadFieldsFragment } from '../../generated/documents.ts';
import { zoneText } from '../sellers/sellers.labels.ts';
import {
  dateColumn,
  idColumn,
  pinnedOnWideScreen,
  hideOnPhone,
  textColumn,
} from '../ui/grid/columns.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { LEAD_STATE, leadState } from './seller-leads.labels.ts';

export type Lead = SellerLeadFieldsFragment;

export const leadColumns: ColDef<Lead>[] = [
  idColumn('id', 'Lead', { width: 70 }),
  textColumn('sellerName', 'Name', { flex: 2, minWidth: 150 }),
  hideOnPhone(textColumn('category', 'Category')),
  hideOnPhone(textColumn('owner.name', 'Owner')),
  hideOnPhone(
    textColumn('zone', 'Zone', {
      flex: 0,
      width: 72,
      minWidth: 60,
      valueGetter: ({ data }) => zoneText(data?.zone),
    }),
  ),
  hideOnPhone(textColumn('sourcePerson.name', 'Source person')),
  hideOnPhone(textColumn('mobile', 'Phone', { flex: 0, width: 96, cellClass: 'kit-numeric' })),
  hideOnPhone(textColumn('city', 'City')),
  hideOnPhone(
    textColumn('products', 'Products', {
      minWidth: 110,
      valueGetter: ({ data }) =>
        data?.products.map(({ productName }) => productName).join(', ') ?? '',
    }),
  ),
  hideOnPhone(dateColumn('createdAt', 'Date')),
  statusColumn('isVerified', 'Verified', LEAD_STATE, {
    width: 104,
    pinned: pinnedOnWideScreen(),
    valueGetter: ({ data }) => (data ? leadState(data) : ''),
  }),
];
