import type { ColDef } from 'ag-grid-community';
import type { PaymentFieldsFragment } from '../../generated/documents.ts';
import { orderPath, purchaseOrderPath } from '../app/recordPaths.ts';
import {
  dateColumn,
  idColumn,
  pinnedOnWideScreen,
  hideOnPhone,
  moneyColumn,
  summed,
  textColumn,
} from '../ui/grid/columns.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { PAYMENT_MODE, PAYMENT_STATE } from './payments.labels.ts';
import { t } from '../ui/text.ts';

export type PaymentRow = PaymentFieldsFragment;

const order = idColumn<PaymentRow>('orderNumber', t('Order'), {
  to: ({ orderNumber }) => orderPath(orderNumber ?? ''),
  width: 110,
});
const po = idColumn<PaymentRow>('poId', 'PO', {
  to: ({ poId }) => purchaseOrderPath(poId ?? ''),
  width: 80,
});

const columns: ColDef<PaymentRow>[] = [
  idColumn('id', t('Payment'), { width: 90 }),
  dateColumn('paymentDate', t('Date')),
  summed(moneyColumn('amount', t('Amount'))),
  hideOnPhone(
    textColumn<PaymentRow>('mode', t('Mode'), {
      valueFormatter: ({ data }) => (data ? PAYMENT_MODE[data.mode] : ''),
      minWidth: 110,
    }),
  ),
  textColumn('referenceNumber', t('Reference'), { minWidth: 120 }),
  hideOnPhone(textColumn<PaymentRow>('createdBy.name', t('Made by'))),
  statusColumn('status', t('Status'), PAYMENT_STATE, {
    detail: ({ reason }) => reason,
    pinned: pinnedOnWideScreen(),
  }),
];

/** Columns of payments; the page of a document leaves out the column of the document. */
export const paymentColumns = {
  ofPaper: columns,
  ofCustomer: [...columns.slice(0, 2), order, ...columns.slice(2)],
  ofSeller: [...columns.slice(0, 2), po, ...columns.slice(2)],
};
