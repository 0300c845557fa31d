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
import { t } from '../ui/text.ts';

type Row = QuotationFieldsFragment;

function Customer({ data, value }: ICellRendererParams<Row, string>) {
  return (
    <>
      {data?.customer.verified && (
        <Endorsed className="kit-verified" size={14} title={t('Verified')} />
      )}
      {value}
    </>
  );
}

const columns: ColDef<Row>[] = [
  idColumn('id', t('Quotation'), { to: (row) => quotationPath(row.id) }),
  hideOnPhone(dateColumn('createdAt', t('Date'))),
  textColumn('customer.name', t('Customer'), { cellRenderer: Customer, flex: 2, minWidth: 160 }),
  rank3(textColumn('customer.district', t('District'))),
  rank3(textColumn('customer.state', t('State'))),
  rank2(numberColumn('itemCount', t('Items'))),
  summed(moneyColumn('grandTotal', t('Total'))),
  rank2(textColumn('salesPerson.name', t('Sales person'))),
  rank3(textColumn('createdBy.name', t('Made by'))),
  rank2(dateColumn('validUntil', t('Valid until'))),
];
const status = statusColumn<Row>('status', t('Status'), QUOTATION_STATUS, {
  detail: (row) => row.rejectMessage,
  note: (row) => (isExpired(row) ? t('Expired') : null),
  pinned: pinnedOnWideScreen(),
});
const orderText = rank2(
  textColumn<Row>('orderNumber', t('Order'), {
    flex: 0,
    width: 86,
    context: { neverTruncate: true },
  }),
);
const orderLink = rank2(
  idColumn<Row>('orderNumber', t('Order'), { to: (row) => orderPath(row.orderNumber ?? '') }),
);

/** Columns of every list of quotations; the order is a link for readers of orders. */
export const quotationColumns = (can: Can): ColDef<Row>[] => [
  ...columns,
  can('ORDER', 'READ') ? orderLink : orderText,
  status,
];
