import type { Can } from '@munim/schema/shared/roles.ts';
import type { ColDef } from 'ag-grid-community';
import type { ChallanFieldsFragment } from '../../generated/documents.ts';
import { orderPath } from '../app/recordPaths.ts';
import {
  type ColumnContext,
  dateColumn,
  idColumn,
  pinnedOnWideScreen,
  rank2,
  rank3,
  textColumn,
} from '../ui/grid/columns.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { placeText } from '../addresses/addresses.labels.ts';
import { CHALLAN_STATUS, CHALLAN_TYPE } from './delivery-challans.labels.ts';
import { t } from '../ui/text.ts';

export type ChallanRow = ChallanFieldsFragment;

const billsText = ({ bills }: ChallanRow) => bills?.map(({ id }) => `#${id}`).join(', ') ?? '';

const orderLink = idColumn<ChallanRow>('orderNumber', t('Order no.'), {
  to: ({ orderNumber }) => orderPath(orderNumber ?? ''),
  width: 120,
});
const orderText = textColumn<ChallanRow>('orderNumber', t('Order no.'), {
  flex: 0,
  width: 120,
  context: { neverTruncate: true },
});

/** The order is a link for readers of orders; bills need PURCHASE_ORDER READ. */
export const challanColumns = (can: Can): ColDef<ChallanRow>[] => [
  idColumn('number', t('Challan no.'), { width: 130 }),
  rank2(
    textColumn('type', t('Type'), {
      flex: 0,
      width: 92,
      valueFormatter: ({ data }) => (data ? CHALLAN_TYPE[data.type] : ''),
    }),
  ),
  dateColumn('createdAt', t('Date')),
  can('ORDER', 'READ') ? orderLink : orderText,
  rank2(textColumn('customer.name', t('Customer'), { minWidth: 130 })),
  textColumn('shipTo', t('From → to'), {
    colId: 'route',
    flex: 2,
    context: { csv: 'none' } satisfies ColumnContext,
    valueGetter: ({ data }) => data && `${placeText(data.shipFrom)} → ${placeText(data.shipTo)}`,
  }),
  rank3(
    textColumn('shipFrom', t('Ship from'), {
      minWidth: 130,
      valueGetter: ({ data }) => data && placeText(data.shipFrom),
    }),
  ),
  rank3(
    textColumn('shipTo', t('Ship to'), {
      minWidth: 130,
      valueGetter: ({ data }) => data && placeText(data.shipTo),
    }),
  ),
  rank2(textColumn('ewayBillNumber', t('E-way number'))),
  rank3(textColumn('receiversName', t('Receiver'))),
  rank3(textColumn('grnNumber', 'GRN')),
  ...(can('PURCHASE_ORDER', 'READ')
    ? [
        rank3(
          textColumn<ChallanRow>('bills', t('Bills'), {
            flex: 0,
            width: 80,
            valueGetter: ({ data }) => data && billsText(data),
          }),
        ),
      ]
    : []),
  ...(can('ORDER', 'READ')
    ? [rank3(textColumn<ChallanRow>('invoice.number', t('Invoice'), { flex: 0, width: 130 }))]
    : []),
  statusColumn('status', t('Status'), CHALLAN_STATUS, {
    detail: ({ cancelReason }) => cancelReason,
    pinned: pinnedOnWideScreen(),
    width: 104,
  }),
];
