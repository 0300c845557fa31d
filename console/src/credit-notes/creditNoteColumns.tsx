import type { ColDef } from 'ag-grid-community';
import type { CreditNoteFieldsFragment } from '../../generated/documents.ts';
import { invoicePath, orderPath } from '../app/recordPaths.ts';
import {
  dateColumn,
  idColumn,
  pinnedOnWideScreen,
  rank2,
  rank3,
  moneyColumn,
  summed,
  textColumn,
} from '../ui/grid/columns.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { CREDIT_NOTE_REASON, CREDIT_NOTE_STATUS, creditNoteName } from './credit-notes.labels.ts';
import { t } from '../ui/text.ts';

export type CreditNoteRow = CreditNoteFieldsFragment;

export const creditNoteColumns = (readsOrders: boolean): ColDef<CreditNoteRow>[] => [
  idColumn('number', t('Credit note no.'), {
    width: 130,
    valueGetter: ({ data }) => data && creditNoteName(data),
  }),
  dateColumn('date', t('Date')),
  readsOrders
    ? idColumn('orderNumber', t('Order no.'), {
        to: ({ orderNumber }) => orderPath(orderNumber),
        width: 120,
      })
    : textColumn('orderNumber', t('Order no.'), { flex: 0, width: 120 }),
  readsOrders
    ? idColumn('invoiceNumber', t('Invoice no.'), {
        to: ({ invoiceId }) => invoicePath(invoiceId),
        width: 130,
      })
    : textColumn('invoiceNumber', t('Invoice no.'), { flex: 0, width: 130 }),
  textColumn('customer.name', t('Customer'), { minWidth: 140, flex: 2 }),
  rank2(
    textColumn('reason', t('Reason'), {
      flex: 0,
      width: 124,
      valueFormatter: ({ data }) => (data ? CREDIT_NOTE_REASON[data.reason] : ''),
    }),
  ),
  summed(moneyColumn('grandTotal', t('Amount'), { width: 118 })),
  rank3(textColumn('createdBy.name', t('Made by'), { minWidth: 100 })),
  statusColumn('status', t('Status'), CREDIT_NOTE_STATUS, {
    detail: ({ endReason }) => endReason,
    pinned: pinnedOnWideScreen(),
    width: 104,
  }),
];
