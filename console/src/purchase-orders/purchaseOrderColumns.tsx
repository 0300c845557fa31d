import { isOpenPo } from '@munim/schema/purchase-orders/purchase-orders.rules.ts';
import type { Can } from '@munim/schema/shared/roles.ts';
import type { ColDef } from 'ag-grid-community';
import type { PurchaseOrderFieldsFragment } from '../../generated/documents.ts';
import { orderPath, purchaseOrderPath } from '../app/recordPaths.ts';
import { PAYMENT_STATUS } from '../orders/orders.labels.ts';
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
  numberColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { progressColumn } from '../ui/grid/progressColumn.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { PO_BILLING_STATUS, PO_STATUS } from './purchase-orders.labels.ts';
import { t } from '../ui/text.ts';

export type PurchaseOrderRow = PurchaseOrderFieldsFragment;

const reasonOf = ({ cancelReason, rejectReason, status }: PurchaseOrderRow) =>
  status === 'CANCELLED' ? cancelReason : status === 'REJECTED' ? rejectReason : null;

const orderText = rank2(
  textColumn<PurchaseOrderRow>('orderNumber', t('Order'), {
    flex: 0,
    width: 86,
    context: { neverTruncate: true },
  }),
);
const orderLink = rank2(
  idColumn<PurchaseOrderRow>('orderNumber', t('Order'), {
    to: ({ orderNumber }) => orderPath(orderNumber ?? ''),
  }),
);

/** Columns of every list of purchase orders; the order is a link for readers of orders. */
export const purchaseOrderColumns = (can: Can): ColDef<PurchaseOrderRow>[] => [
  idColumn('id', 'PO', { to: ({ id }) => purchaseOrderPath(id), width: 74 }),
  hideOnPhone(dateColumn('createdAt', t('Date'))),
  textColumn('seller.name', t('Vendor'), { flex: 2, minWidth: 140 }),
  rank3(textColumn('seller.district', t('District'))),
  can('ORDER', 'READ') ? orderLink : orderText,
  rank2(numberColumn('lineCount', t('Lines'), { width: 66 })),
  summed(moneyColumn('grandTotal', t('Total'))),
  hideOnPhone(dueDateColumn('dueDate', t('Due date'), { isOpen: isOpenPo })),
  rank3(textColumn('createdBy.name', t('Made by'))),
  rank2(
    progressColumn([
      { label: t('Billing'), labels: PO_BILLING_STATUS, value: (row) => row.billingStatus },
      { label: t('Payment'), labels: PAYMENT_STATUS, value: (row) => row.paymentStatus },
    ]),
  ),
  rank3(statusColumn('billingStatus', t('Billing'), PO_BILLING_STATUS)),
  rank3(statusColumn('paymentStatus', t('Payment'), PAYMENT_STATUS)),
  statusColumn('status', t('Status'), PO_STATUS, {
    detail: reasonOf,
    pinned: pinnedOnWideScreen(),
  }),
];
