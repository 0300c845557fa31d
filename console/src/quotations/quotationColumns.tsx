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
  rank2,
  rank3,
  moneyColumn,
  summed,
  numberColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { isExpired, QUOTATION_STATUS } from './quotations.labels.ts';

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
  rank3(textColumn('customer.district', 'District')),
  rank3(textColumn('customer.state', 'State')),
  rank2(numberColumn('itemCount', 'Items')),
  summed(moneyColumn('grandTotal', 'Total')),
  rank2(textColumn('salesPerson.name', 'Sales person')),
  rank3(textColumn('createdBy.name', 'Made by')),
  rank2(dateColumn('validUntil', 'Valid until')),
];
const status = statusColumn<Row>('status', 'Status', QUOTATION_STATUS, {
  detail: (row) => row.rejectMessage,
  note: (row) => (isExpired(row) ? 'Expired' : null),
  pinned: pinnedOnWideScreen(),
});
const orderText = rank2(
  textColumn<Row>('orderNumber', 'Order', { flex: 0, width: 86, context: { neverTruncate: true } }),
);
const orderLink = rank2(
  idColumn<Row>('orderNumber', 'Order', { to: (row) => orderPath(row.orderNumber ?? '') }),
);

/** Columns of every list of quotations; the order is a link for readers of orders. */
export const quotationColumns = (can: Can): ColDef<Row>[] => [
  ...columns,
  can('ORDER', 'READ') ? orderLink : orderText,
  status,
];
