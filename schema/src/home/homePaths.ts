import type { HomeList, HomeRows } from '../../generated/types.ts';
import { LIST_PATHS } from '../shared/listPaths.ts';

type Rows = Omit<HomeRows, '__typename'>;
type Names = Partial<Record<keyof Rows, string>>;

/** Parameters that most lists share. */
const COMMON: Names = {
  statuses: 'statuses',
  fromDate: 'fromDate',
  toDate: 'toDate',
  dueBefore: 'dueBefore',
  salesPersonIds: 'salesPerson',
  categoryManagerId: 'categoryManager',
  assignedToIds: 'assignedTo',
};

/** Address of a list with the filters of a number, so that it has exactly the rows that the number counts. */
export function rowsPath(path: string, rows: Rows, names: Names = COMMON): string {
  const params = new URLSearchParams();
  for (const name of Object.keys(names) as (keyof Rows)[]) {
    const value = rows[name];
    const text = Array.isArray(value) ? value.join(',') : value;
    if (text) params.set(names[name] ?? name, text);
  }
  return `${path}${params.size ? `?${params.toString()}` : ''}`;
}

/** List behind a tile. */
export function tilePath(list: HomeList, rows: Rows): string {
  switch (list) {
    case 'PENDING_RFQS':
    case 'PRICED_RFQS':
    case 'OPEN_RFQS':
      return rowsPath(LIST_PATHS.quoteRequests, rows);
    case 'DRAFT_POS':
      return rowsPath(LIST_PATHS.purchaseOrders, rows);
    case 'PENDING_QUOTATIONS':
    case 'CONFIRMED_QUOTATIONS':
    case 'OPEN_QUOTATIONS':
      return rowsPath(LIST_PATHS.quotations, rows);
    case 'UNASSIGNED_SAMPLES':
    case 'ASSIGNED_SAMPLES':
    case 'OPEN_SAMPLES':
      return rowsPath(LIST_PATHS.sampleRequests, rows);
    case 'LATE_ORDERS':
    case 'OPEN_ORDERS':
      return rowsPath(LIST_PATHS.orders, rows);
    case 'DRAFT_BILLS':
      return rowsPath(LIST_PATHS.bills, rows, { ...COMMON, statuses: 'status' });
    case 'OVERDUE_INVOICES':
      return rowsPath(LIST_PATHS.invoices, rows);
    case 'OPEN_SHIPMENTS':
      return rowsPath(LIST_PATHS.shipments, rows);
    case 'DISPATCH':
      return LIST_PATHS.planning;
    case 'INWARD':
    case 'POD':
      return `${LIST_PATHS.planning}?tab=${list === 'POD' ? 'POD' : 'inward'}`;
  }
}
