import type { Can } from '@munim/schema/shared/roles.ts';
import type { ColDef, ICellRendererParams } from 'ag-grid-community';
import { Link } from 'react-router-dom';
import type { ExpenseFieldsFragment } from '../../generated/documents.ts';
import { orderPath, purchaseOrderPath } from '../app/recordPaths.ts';
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
import { ownerText, EXPENSE_HEAD, EXPENSE_STATUS } from './expenses.labels.ts';
import { t } from '../ui/text.ts';

export type ExpenseRow = ExpenseFieldsFragment;

/** A link for readers of the record. */
function Owner({ data, can }: ICellRendererParams<ExpenseRow> & { can: Can }) {
  if (!data) return null;
  const { entity, entityId } = data;
  const to =
    entity === 'ORDER' && can('ORDER', 'READ')
      ? orderPath(entityId ?? '')
      : entity === 'PURCHASE_ORDER' && can('PURCHASE_ORDER', 'READ')
        ? purchaseOrderPath(entityId ?? '')
        : null;
  return to ? <Link to={to}>{ownerText(data)}</Link> : ownerText(data);
}

const owner = (can: Can): ColDef<ExpenseRow> =>
  textColumn('entity', t('Belongs to'), {
    valueGetter: ({ data }) => data && ownerText(data),
    cellRenderer: Owner,
    cellRendererParams: { can },
    minWidth: 150,
  });

const number = idColumn<ExpenseRow>('id', t('Expense'), { width: 90 });
const day = hideOnPhone(dateColumn<ExpenseRow>('expenseDate', t('Date')));
const head = textColumn<ExpenseRow>('head', t('Head'), {
  valueGetter: ({ data }) => data && EXPENSE_HEAD[data.head],
  minWidth: 90,
});
const money: ColDef<ExpenseRow>[] = [
  rank2(textColumn<ExpenseRow>('vendorName', t('Vendor'), { minWidth: 120 })),
  summed(moneyColumn('amount', t('Amount'))),
  rank2(textColumn<ExpenseRow>('referenceNumber', t('Reference'), { minWidth: 110 })),
  rank3(textColumn<ExpenseRow>('createdBy.name', t('Made by'))),
  rank3(
    numberColumn<ExpenseRow>('attachments', t('Files'), {
      valueGetter: ({ data }) => data?.attachments.length,
      width: 66,
    }),
  ),
  statusColumn('status', t('Status'), EXPENSE_STATUS, {
    detail: ({ voidReason }) => voidReason,
    pinned: pinnedOnWideScreen(),
    width: 90,
  }),
];

/** Columns of all expenses, with their records. */
export const expenseColumns = (can: Can): ColDef<ExpenseRow>[] => [
  number,
  day,
  head,
  owner(can),
  ...money,
];
/** Columns of one record's expenses. */
export const expenseColumnsOfRecord: ColDef<ExpenseRow>[] = [number, day, head, ...money];
