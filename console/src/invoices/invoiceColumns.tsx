import { INVOICE_KIND_NAMES } from '@munim/schema/invoices/invoiceKind.ts';
import { taxHeads } from '@munim/schema/shared/money.ts';
import type { ColDef } from 'ag-grid-community';
import type { InvoiceFieldsFragment } from '../../generated/documents.ts';
import { SYNC_STATUS, syncStatusOf } from '../bills/bills.labels.ts';
import { orderPath } from '../app/recordPaths.ts';
import {
  dateColumn,
  dueDateColumn,
  idColumn,
  pinnedOnWideScreen,
  rank2,
  rank3,
  moneyColumn,
  summed,
  textColumn,
} from '../ui/grid/columns.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { INVOICE_STATUS, invoiceName, partCredited } from './invoices.labels.ts';
import { t } from '../ui/text.ts';

export type InvoiceRow = InvoiceFieldsFragment;

/** Paid and taken back ones are late for nobody. */
const dueDay = ({ status, dueDate }: InvoiceRow) =>
  status === 'ISSUED' || status === 'PARTIALLY_PAID' ? dueDate : null;

/** Column for bookkeeping: where the list is too narrow for it, its files still have it. */
const taxColumn = (head: 'cgst' | 'sgst' | 'igst'): ColDef<InvoiceRow> =>
  rank3(
    moneyColumn<InvoiceRow>('gst', head.toUpperCase(), {
      colId: head,
      width: 104,
      zero: '-',
      valueGetter: ({ data }) => data && taxHeads(data)[head],
    }),
  );

/** The due amount stays visible; its parts come after it. */
export const invoiceColumns: ColDef<InvoiceRow>[] = [
  idColumn('number', t('Invoice no.'), {
    width: 130,
    valueGetter: ({ data }) => data && invoiceName(data),
  }),
  dateColumn('date', t('Date')),
  rank2(
    idColumn('orderNumber', t('Order no.'), {
      to: ({ orderNumber }) => orderPath(orderNumber),
      width: 120,
    }),
  ),
  rank3(
    textColumn('kind', t('Document'), {
      flex: 0,
      width: 118,
      valueGetter: ({ data }) => data && INVOICE_KIND_NAMES[data.kind],
    }),
  ),
  textColumn('customer.name', t('Customer'), { minWidth: 140, flex: 2 }),
  summed(moneyColumn('grandTotal', t('Total'), { width: 118 })),
  rank3(summed(moneyColumn('received', t('Received'), { width: 112, zero: '-' }))),
  summed(moneyColumn('due', t('Due'), { width: 112, zero: '-' })),
  dueDateColumn('dueDate', t('Due date'), { valueGetter: ({ data }) => data && dueDay(data) }),
  rank3(
    statusColumn('syncStatus', t('Sync'), SYNC_STATUS, {
      width: 90,
      valueGetter: ({ data }) => data && syncStatusOf(data.syncStatus, data.accountingId),
      detail: ({ syncError }) => syncError,
    }),
  ),
  rank3(textColumn('customerPoNumber', t('Customer PO no.'), { minWidth: 100 })),
  rank3(textColumn('challanNumber', t('Challan'), { flex: 0, width: 124 })),
  rank3(summed(moneyColumn('taxable', t('Taxable'), { width: 112 }))),
  rank3(summed(moneyColumn('gst', 'GST', { width: 104 }))),
  ...(['cgst', 'sgst', 'igst'] as const).map(taxColumn),
  rank3(textColumn('customerGstin', t('Customer GSTIN'), { flex: 0, width: 140 })),
  rank3(textColumn('placeOfSupply', t('Place of supply'), { flex: 0, width: 120 })),
  statusColumn('status', t('Status'), INVOICE_STATUS, {
    detail: ({ reason }) => reason,
    note: (invoice) => partCredited(invoice),
    pinned: pinnedOnWideScreen(),
    width: 116,
  }),
];
