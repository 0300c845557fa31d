import type { ColDef } from 'ag-grid-community';
import type { SellerFieldsFragment } from '../../generated/documents.ts';
import { sellerPath } from '../app/recordPaths.ts';
import {
  idColumn,
  pinnedOnWideScreen,
  hideOnPhone,
  numberColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { activeColumn } from '../ui/grid/statusColumns.tsx';
import { zoneText } from './sellers.labels.ts';

export type Seller = SellerFieldsFragment;

export const sellerColumns: ColDef<Seller>[] = [
  idColumn('id', 'Vendor', { width: 76, to: ({ id }) => sellerPath(id) }),
  textColumn('name', 'Name', { flex: 2, minWidth: 130 }),
  hideOnPhone(textColumn('district', 'District', { minWidth: 78 })),
  hideOnPhone(textColumn('state', 'State', { minWidth: 78 })),
  hideOnPhone(
    textColumn('categories', 'Categories', {
      minWidth: 96,
      valueGetter: ({ data }) => data?.categories.map(({ name }) => name).join(', ') ?? '',
    }),
  ),
  hideOnPhone(
    textColumn('gstin', 'GST no.', {
      flex: 0,
      width: 144,
      cellClass: 'kit-numeric',
      context: { neverTruncate: true },
    }),
  ),
  hideOnPhone(textColumn('mobile', 'Phone', { flex: 0, width: 96, cellClass: 'kit-numeric' })),
  hideOnPhone(textColumn('email', 'E-mail', { minWidth: 72 })),
  hideOnPhone(
    textColumn('zone', 'Zone', {
      flex: 0,
      width: 72,
      minWidth: 60,
      valueGetter: ({ data }) => zoneText(data?.zone),
    }),
  ),
  hideOnPhone(textColumn('sourcePerson.name', 'Source person')),
  hideOnPhone(
    numberColumn('activeOfferCount', 'Offers', { width: 66, headerTooltip: 'Active offers' }),
  ),
  activeColumn({ width: 86, pinned: pinnedOnWideScreen() }),
];
