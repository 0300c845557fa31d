import type { ColDef, ICellRendererParams } from 'ag-grid-community';
import { Link } from 'react-router-dom';
import type { BillFieldsFragment } from '../../generated/documents.ts';
import { purchaseOrderPath } from '../app/recordPaths.ts';
import {
  dateColumn,
  dueDateColumn,
  idColumn,
  pinnedOnWideScreen,
  hideOnPhone,
  rank2,
  rank3,
  moneyColumn,
  summed,
  textColumn,
} from '../ui/grid/columns.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { BILL_STATUS, syncStatusOf } from './bills.labels.ts';
import { t } from '../ui/text.ts';

export type BillRow = BillFieldsFragment;

const Orders = ({ data }: ICellRendererParams<BillRow>) =>
  data?.poIds.map((id, i) => (
    <span key={id}>
      {i > 0 && ', '}
      <Link to={purchaseOrderPath(id)}>{id}</Link>
    </span>
  ));

/** Columns of every list of bills. */
export const billColumns: ColDef<BillRow>[] = [
  idColumn('id', t('Bill no.'), { width: 80 }),
  hideOnPhone(dateColumn('createdAt', t('Date'))),
  textColumn('seller.name', t('Vendor'), { flex: 2, minWidth: 120 }),
  rank2(
    textColumn<BillRow>('poIds', 'POs', {
      flex: 0,
      width: 64,
      context: { neverTruncate: true },
      valueGetter: ({ data }) => data?.poIds.join(', '),
      cellRenderer: Orders,
    }),
  ),
  rank3(idColumn<BillRow>('shipmentId', t('Shipment'), { cellRenderer: undefined, width: 84 })),
  rank2(textColumn('sellerInvoiceNumber', t('Vendor invoice'), { minWidth: 100 })),
  rank3(dateColumn('sellerInvoiceDate', t('Invoice date'))),
  rank3(textColumn('sellerGstin', t('Vendor GSTIN'), { flex: 0, width: 140 })),
  rank3(summed(moneyColumn('taxable', t('Base value')))),
  rank3(summed(moneyColumn('gst', 'GST', { width: 104 }))),
  summed(moneyColumn('grandTotal', t('Total'))),
  rank2(summed(moneyColumn('paidAmount', t('Paid'), { zero: '-' }))),
  hideOnPhone(
    // shows the day alone, which exports keep, where nothing is due any more
    dueDateColumn<BillRow>('dueDate', t('Payment due date'), {
      isOpen: ({ status }) => status !== 'PAID' && status !== 'CANCELLED',
    }),
  ),
  rank3(
    textColumn('accountingBillId', t('Zoho bill id'), {
      minWidth: 110,
      valueGetter: ({ data }) =>
        data && syncStatusOf(data.syncStatus, data.accountingBillId) && data.accountingBillId,
    }),
  ),
  statusColumn('status', t('Status'), BILL_STATUS, {
    detail: ({ cancelReason }) => cancelReason,
    pinned: pinnedOnWideScreen(),
  }),
];
