import { Endorsed } from '@blueprintjs/icons';
import type { Can } from '@munim/schema/shared/roles.ts';
import type { ColDef, ICellRendererParams } from 'ag-grid-community';
import type { QuotationFieldsFragment } from '../../generated/documents.ts';
import { orderPath, quotationPath } from '../app/recordPaths.ts';
import {
  dateColumn,
  idColumn,
  pinnedOnWideScreen,
  hideOnPhone,
  moneyColumn,
  numberColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { QUOTATION_STATUS } from './quotations.labels.ts';

type Row = QuotationFieldsFragment;

function Customer({ data, value }: ICellRendererParams<Row, string>) {
  return (
    <>
      {data?.customer.verified && <Endorsed className="kit-verified" size={14} title="Verified" />}
      {value}
    </>
  );
}

const columns: ColDef<Row>[] = [
  idColumn('id', 'Quotation', { to: (row) => quotationPath(row.id) }),
  hideOnPhone(dateColumn('createdAt', 'Date')),
  textColumn('customer.name', 'Customer', { cellRenderer: Customer, flex: 2, minWidth: 160 }),
  hideOnPhone(textColumn('customer.district', 'District')),
  hideOnPhone(textColumn('customer.state', 'State')),
  hideOnPhone(numberColumn('itemCount', 'Items')),
  moneyColumn('grandTotal', 'Total'),
  hideOnPhone(textColumn('salesPerson.name', 'Sales person')),
  hideOnPhone(textColumn('createdBy.name', 'Made by')),
  hideOnPhone(dateColumn('validUntil', 'Valid until')),
];
const status = statusColumn<Row>('status', 'Status', QUOTATION_STATUS, {
  detail: (row) => row.rejectMessage,
  pinned: pinnedOnWideScreen(),
});
const orderText = hideOnPhone(
  textColumn<Row>('orderNumber', 'Order', { flex: 0, width: 86, context: { neverTruncate: true } }),
);
const orderLink = hideOnPhone(
  idColumn<Row>('orderNumber', 'Order', { to: (row) => orderPath(row.orderNumber ?? '') }),
);

/** Columns of every list of quotations; the order is a link for readers of orders. */
export const quotationColumns = (can: Can): ColDef<Row>[] => [
  ...columns,
  can('ORDER', 'READ') ? orderLink : orderText,
  status,
];
