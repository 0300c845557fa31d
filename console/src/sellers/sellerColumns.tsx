import type { ColDef } from 'ag-grid-community';
import type { SellerFieldsFragment } from '../../generated/documents.ts';
import { sellerPath } from '../app/recordPaths.ts';
import {
  type ColumnContext,
  idColumn,
  pinnedOnWideScreen,
  rank2,
  rank3,
  numberColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { nameColumn } from '../ui/grid/nameColumn.tsx';
import { activeColumn } from '../ui/grid/statusColumns.tsx';
import { zoneText } from './sellers.labels.ts';
import { t } from '../ui/text.ts';

export type Seller = SellerFieldsFragment;

export const sellerColumns: ColDef<Seller>[] = [
  nameColumn('name', t('Name'), { to: ({ id }) => sellerPath(id) }),
  rank3(idColumn('id', t('Vendor'), { width: 76, to: ({ id }) => sellerPath(id) })),
  rank2(
    textColumn('district', t('Place'), {
      colId: 'place',
      context: { csv: 'none' } satisfies ColumnContext,
      valueGetter: ({ data }) => [data?.district, data?.state].filter(Boolean).join(', '),
    }),
  ),
  rank3(textColumn('district', t('District'), { minWidth: 78 })),
  rank3(textColumn('state', t('State'), { minWidth: 78 })),
  rank2(
    textColumn('categories', t('Categories'), {
      minWidth: 96,
      valueGetter: ({ data }) => data?.categories.map(({ name }) => name).join(', ') ?? '',
    }),
  ),
  rank2(
    textColumn('gstin', t('GST no.'), {
      flex: 0,
      width: 144,
      cellClass: 'kit-numeric',
      context: { neverTruncate: true },
    }),
  ),
  rank3(textColumn('mobile', t('Phone'), { flex: 0, width: 96, cellClass: 'kit-numeric' })),
  rank3(textColumn('email', t('E-mail'), { minWidth: 72 })),
  rank3(
    textColumn('zone', t('Zone'), {
      flex: 0,
      width: 72,
      minWidth: 60,
      valueGetter: ({ data }) => zoneText(data?.zone),
    }),
  ),
  rank2(textColumn('sourcePerson.name', t('Source person'))),
  rank2(
    numberColumn('activeOfferCount', t('Offers'), { width: 66, headerTooltip: t('Active offers') }),
  ),
  activeColumn({ width: 86, pinned: pinnedOnWideScreen() }),
];
