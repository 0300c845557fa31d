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
import { t } from '../ui/text.ts';

/** Columns of every list of orders. */
export const orderColumns: ColDef<OrderFieldsFragment>[] = [
  idColumn('number', t('Order'), { to: (row) => orderPath(row.number) }),
  hideOnPhone(dateColumn('createdAt', t('Date'))),
  rank3(textColumn('customerPoNumber', t('Customer PO no.'))),
  textColumn('customer.name', t('Customer'), { flex: 2, minWidth: 120 }),
  rank3(textColumn('accountUser.name', t('Account user'))),
  rank2(textColumn('salesPerson.name', t('Sales person'))),
  rank2(numberColumn('lineCount', t('Lines'))),
  summed(moneyColumn('grandTotal', t('Total'))),
  dueDateColumn('deliveryDate', t('Delivery date'), { isOpen: isOpenOrder }),
  rank3(numberColumn('generatedQuantity', t('PO qty'))),
  rank2(
    progressColumn([
      { label: t('Fulfilment'), labels: FULFILMENT_STATUS, value: (row) => row.fulfilmentStatus },
      { label: t('Billing'), labels: BILLING_STATUS, value: (row) => row.billingStatus },
      { label: t('Payment'), labels: PAYMENT_STATUS, value: (row) => row.paymentStatus },
    ]),
  ),
  rank3(statusColumn('fulfilmentStatus', t('Fulfilment'), FULFILMENT_STATUS)),
  rank3(statusColumn('billingStatus', t('Billing'), BILLING_STATUS)),
  rank3(statusColumn('paymentStatus', t('Payment'), PAYMENT_STATUS)),
  statusColumn('status', t('Status'), ORDER_STATUS, {
    pinned: pinnedOnWideScreen(),
    detail: (order) => order.cancelReason,
  }),
];
