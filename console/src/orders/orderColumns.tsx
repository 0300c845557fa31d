import type { ColDef } from 'ag-grid-community';
import type { OrderFactsFragment } from '../../generated/documents.ts';
import {
  dateColumn,
  dueDateColumn,
  idColumn,
  inSight,
  minor,
  moneyColumn,
  numberColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { orderPath } from '../app/recordPaths.ts';
import {
  BILLING_STATUS,
  FULFILMENT_STATUS,
  ORDER_STATUS,
  PAYMENT_STATUS,
} from './orders.labels.ts';

/** Columns of every list of orders. */
export const orderColumns: ColDef<OrderFactsFragment>[] = [
  idColumn('number', 'Order', { to: (row) => orderPath(row.number) }),
  minor(dateColumn('createdAt', 'Date')),
  minor(textColumn('customerPoNumber', 'Customer PO no.')),
  textColumn('customer.name', 'Customer', { flex: 2, minWidth: 150 }),
  minor(textColumn('accountUser.name', 'Account user')),
  minor(textColumn('salesPerson.name', 'Sales person')),
  minor(numberColumn('lineCount', 'Lines')),
  moneyColumn('grandTotal', 'Total'),
  dueDateColumn('deliveryDate', 'Delivery date'),
  minor(numberColumn('generatedQuantity', 'PO qty')),
  minor(statusColumn('fulfilmentStatus', 'Fulfilment', FULFILMENT_STATUS)),
  minor(statusColumn('billingStatus', 'Billing', BILLING_STATUS)),
  minor(statusColumn('paymentStatus', 'Payment', PAYMENT_STATUS)),
  statusColumn('status', 'Status', ORDER_STATUS, {
    pinned: inSight(),
    detail: (order) => order.cancelReason,
  }),
];
