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
  moneyColumn,
  numberColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
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
  hideOnPhone(textColumn('customerPoNumber', 'Customer PO no.')),
  textColumn('customer.name', 'Customer', { flex: 2, minWidth: 120 }),
  hideOnPhone(textColumn('accountUser.name', 'Account user')),
  hideOnPhone(textColumn('salesPerson.name', 'Sales person')),
  hideOnPhone(numberColumn('lineCount', 'Lines')),
  moneyColumn('grandTotal', 'Total'),
  dueDateColumn('deliveryDate', 'Delivery date', { isOpen: isOpenOrder }),
  hideOnPhone(numberColumn('generatedQuantity', 'PO qty')),
  hideOnPhone(statusColumn('fulfilmentStatus', 'Fulfilment', FULFILMENT_STATUS)),
  hideOnPhone(statusColumn('billingStatus', 'Billing', BILLING_STATUS)),
  hideOnPhone(statusColumn('paymentStatus', 'Payment', PAYMENT_STATUS)),
  statusColumn('status', 'Status', ORDER_STATUS, {
    pinned: pinnedOnWideScreen(),
    detail: (order) => order.cancelReason,
  }),
];
