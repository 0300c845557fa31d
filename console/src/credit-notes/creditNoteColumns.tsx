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

export type CreditNoteRow = CreditNoteFieldsFragment;

export const creditNoteColumns = (readsOrders: boolean): ColDef<CreditNoteRow>[] => [
  idColumn('number', 'Credit note no.', {
    width: 130,
    valueGetter: ({ data }) => data && creditNoteName(data),
  }),
  dateColumn('date', 'Date'),
  readsOrders
    ? idColumn('orderNumber', 'Order no.', {
        to: ({ orderNumber }) => orderPath(orderNumber),
        width: 120,
      })
    : textColumn('orderNumber', 'Order no.', { flex: 0, width: 120 }),
  readsOrders
    ? idColumn('invoiceNumber', 'Invoice no.', {
        to: ({ invoiceId }) => invoicePath(invoiceId),
        width: 130,
      })
    : textColumn('invoiceNumber', 'Invoice no.', { flex: 0, width: 130 }),
  textColumn('customer.name', 'Customer', { minWidth: 140, flex: 2 }),
  rank2(
    textColumn('reason', 'Reason', {
      flex: 0,
      width: 124,
      valueFormatter: ({ data }) => (data ? CREDIT_NOTE_REASON[data.reason] : ''),
    }),
  ),
  summed(moneyColumn('grandTotal', 'Amount', { width: 118 })),
  rank3(textColumn('createdBy.name', 'Made by', { minWidth: 100 })),
  statusColumn('status', 'Status', CREDIT_NOTE_STATUS, {
    detail: ({ endReason }) => endReason,
    pinned: pinnedOnWideScreen(),
    width: 104,
  }),
];
