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
import { t } from '../ui/text.ts';

export type Lead = SellerLeadFieldsFragment;

export const leadColumns: ColDef<Lead>[] = [
  idColumn('id', t('Lead'), { width: 70 }),
  textColumn('sellerName', t('Name'), { flex: 2, minWidth: 150 }),
  rank2(textColumn('category', t('Category'))),
  rank2(textColumn('owner.name', t('Owner'))),
  rank3(
    textColumn('zone', t('Zone'), {
      flex: 0,
      width: 72,
      minWidth: 60,
      valueGetter: ({ data }) => zoneText(data?.zone),
    }),
  ),
  rank2(textColumn('sourcePerson.name', t('Source person'))),
  rank2(textColumn('mobile', t('Phone'), { flex: 0, width: 96, cellClass: 'kit-numeric' })),
  rank3(textColumn('city', t('City'))),
  rank3(
    textColumn('products', t('Products'), {
      minWidth: 110,
      valueGetter: ({ data }) =>
        data?.products.map(({ productName }) => productName).join(', ') ?? '',
    }),
  ),
  rank2(dateColumn('createdAt', t('Date'))),
  statusColumn('isVerified', t('Verified'), LEAD_STATE, {
    width: 104,
    pinned: pinnedOnWideScreen(),
    valueGetter: ({ data }) => (data ? leadState(data) : ''),
  }),
];
