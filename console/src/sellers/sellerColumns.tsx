import type { ColDef } from 'ag-grid-community';
import type { SellerFactsFragment } from '../../generated/documents.ts';
import { activeColumn } from '../ui/grid/statusColumns.tsx';
import { idColumn, inSight, minor, numberColumn, textColumn } from '../ui/grid/columns.tsx';
import { zoneText } from './sellers.labels.ts';
import { sellerPath } from '../app/recordPaths.ts';

export type Seller = SellerFactsFragment;

export const sellerColumns: ColDef<Seller>[] = [
  idColumn('id', 'Vendor', { width: 76, to: ({ id }) => sellerPath(id) }),
  textColumn('name', 'Name', { flex: 2, minWidth: 130 }),
  minor(textColumn('district', 'District', { minWidth: 78 })),
  minor(textColumn('state', 'State', { minWidth: 78 })),
  minor(
    textColumn('categories', 'Categories', {
      minWidth: 96,
      valueGetter: ({ data }) => data?.categories.map(({ name }) => name).join(', ') ?? '',
    }),
  ),
  minor(
    textColumn('gstin', 'GST no.', {
      flex: 0,
      width: 144,
      cellClass: 'kit-figure',
      context: { whole: true },
    }),
  ),
  minor(textColumn('mobile', 'Phone', { flex: 0, width: 96, cellClass: 'kit-figure' })),
  minor(textColumn('email', 'E-mail', { minWidth: 72 })),
  minor(
    textColumn('zone', 'Zone', {
      flex: 0,
      width: 72,
      minWidth: 60,
      valueGetter: ({ data }) => zoneText(data?.zone),
    }),
  ),
  minor(textColumn('sourcePerson.name', 'Source person')),
  minor(numberColumn('activeOfferCount', 'Offers', { width: 66, headerTooltip: 'Active offers' })),
  activeColumn({ width: 86, pinned: inSight() }),
];
