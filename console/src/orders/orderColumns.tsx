import { isOpenOrder } from '@munim/schema/orders/orders.rules.ts';
import type { ColDef } from 'ag-grid-community';
import type { OrderFieldsFragment } from '../../generated/documents.ts';
import { orderPath } from '../app/recordPaths.ts';
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
import {
  BILLING_STATUS,
  FULFILMENT_STATUS,
  ORDER_STATUS,
  PAYMENT_STATUS,
} from './orders.labels.ts';

/** Columns of every list of orders. */
export const orderColumns: ColDef<OrderFieldsFragment>[] = [
  idColumn('number', 'Order', { to: (row) => orderPath(row.number) }),
  hideOnPhone(dateColumn('createdAt', 'Date')),
  rank3(textColumn('customerPoNumber', 'Customer PO no.')),
  textColumn('customer.name', 'Customer', { flex: 2, minWidth: 120 }),
  rank3(textColumn('accountUser.name', 'Account user')),
  rank2(textColumn('salesPerson.name', 'Sales person')),
  rank2(numberColumn('lineCount', 'Lines')),
  summed(moneyColumn('grandTotal', 'Total')),
  dueDateColumn('deliveryDate', 'Delivery date', { isOpen: isOpenOrder }),
  rank3(numberColumn('generatedQuantity', 'PO qty')),
  rank2(
    progressColumn([
      { label: 'Fulfilment', labels: FULFILMENT_STATUS, value: (row) => row.fulfilmentStatus },
      { label: 'Billing', labels: BILLING_STATUS, value: (row) => row.billingStatus },
      { label: 'Payment', labels: PAYMENT_STATUS, value: (row) => row.paymentStatus },
    ]),
  ),
  rank3(statusColumn('fulfilmentStatus', 'Fulfilment', FULFILMENT_STATUS)),
  rank3(statusColumn('billingStatus', 'Billing', BILLING_STATUS)),
  rank3(statusColumn('paymentStatus', 'Payment', PAYMENT_STATUS)),
  statusColumn('status', 'Status', ORDER_STATUS, {
    pinned: pinnedOnWideScreen(),
    detail: (order) => order.cancelReason,
  }),
];
