import type { HomeRowsFragment, HomeList } from '../../generated/documents.ts';
import {
  BILLS,
  INVOICES,
  ORDERS,
  PLANNING_PATH,
  PURCHASE_ORDERS,
  QUOTATIONS,
  QUOTE_REQUESTS,
  SAMPLE_REQUESTS,
  SHIPMENTS,
} from '../app/listPaths.ts';

type Rows = Omit<HomeRowsFragment, '__typename'>;
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
  return `${path}${params.size ? `?${params}` : ''}`;
}

/** List behind a tile. */
export function tilePath(list: HomeList, rows: Rows): string {
  switch (list) {
    case 'PENDING_RFQS':
    case 'PRICED_RFQS':
    case 'OPEN_RFQS':
      return rowsPath(QUOTE_REQUESTS, rows);
    case 'DRAFT_POS':
      return rowsPath(PURCHASE_ORDERS, rows);
    case 'PENDING_QUOTATIONS':
    case 'CONFIRMED_QUOTATIONS':
    case 'OPEN_QUOTATIONS':
      return rowsPath(QUOTATIONS, rows);
    case 'UNASSIGNED_SAMPLES':
    case 'ASSIGNED_SAMPLES':
    case 'OPEN_SAMPLES':
      return rowsPath(SAMPLE_REQUESTS, rows);
    case 'LATE_ORDERS':
    case 'OPEN_ORDERS':
      return rowsPath(ORDERS, rows);
    case 'DRAFT_BILLS':
      return rowsPath(BILLS, rows, { ...COMMON, statuses: 'status' });
    case 'OVERDUE_INVOICES':
      return rowsPath(INVOICES, rows);
    case 'OPEN_SHIPMENTS':
      return rowsPath(SHIPMENTS, rows);
    case 'DISPATCH':
      return PLANNING_PATH;
    case 'INWARD':
    case 'POD':
      return `${PLANNING_PATH}?tab=${list === 'POD' ? 'POD' : 'inward'}`;
  }
}
