import { OPEN_ORDER_STATUSES } from '../orders/orders.rules.ts';

/** A view that the product gives; its name is a word of the contract or of the list's own filters. */
export interface GivenView {
  key: string;
  name: string;
  parameters: Readonly<Record<string, string>>;
}

interface List {
  /** Parameters of the address that filter the list, beside its sort. */
  parameters: readonly string[];
  given: readonly GivenView[];
}

/** Stands for the day on which a view is opened. */
export const TODAY = 'today';

const late: GivenView = { key: 'late', name: 'Late only', parameters: { dueBefore: TODAY } };
const statuses = (key: string, name: string, values: readonly string[]): GivenView => ({
  key,
  name,
  parameters: { statuses: values.join(',') },
});
const drafts = statuses('drafts', 'Draft', ['DRAFT']);

const DATES = ['fromDate', 'toDate'];
const list = (parameters: readonly string[], ...given: GivenView[]): List => ({
  parameters,
  given,
});

/** Every list that keeps views, by the name that its columns are kept under. One line a list. */
const LISTS = {
  'quote-requests': list(
    [
      ...['number', 'enquiry', ...DATES, 'statuses', 'organisation', 'customer', 'salesPerson'],
      ...['categoryManager', 'group'],
    ],
    statuses('pending', 'Pending', ['PENDING']),
    statuses('priced', 'Price Updated', ['PRICE_UPDATED']),
    { key: 'by-date', name: 'Group by date', parameters: { group: 'date' } },
  ),
  'sample-requests': list([
    ...['search', 'statuses', 'source', 'organisation', 'salesPerson', 'assignedTo', 'assignedBy'],
    ...DATES,
  ]),
  quotations: list(
    [
      ...['number', ...DATES, 'statuses', 'organisation', 'customer', 'salesPerson'],
      'categoryManager',
    ],
    statuses('drafts', 'Draft', ['SENT']),
    statuses('sent', 'Sent', ['CONFIRMED']),
  ),
  'sales-orders': list(
    [
      ...['orderNumber', 'customerName', 'customerPoNumber', 'poId', 'statuses', 'customer'],
      ...DATES,
      ...['dueBefore', 'organisation', 'salesPerson'],
    ],
    statuses('open', 'Open orders', OPEN_ORDER_STATUSES),
    late,
  ),
  'purchase-orders': list(
    ['poId', ...DATES, 'statuses', 'seller', 'categoryManager'],
    statuses('pending', 'Pending approval', ['DRAFT']),
    statuses('issued', 'Issued', ['ISSUED']),
  ),
  bills: list(['billNo', 'seller', 'poNo', 'shipment', ...DATES, 'status', 'zohoBillId'], {
    key: 'drafts',
    name: 'Draft',
    parameters: { status: 'DRAFT' },
  }),
  invoices: list(
    [
      ...['search', 'statuses', ...DATES, 'customer', 'dueBefore', 'organisation', 'salesPerson'],
      ...['orderNumber', 'challan'],
    ],
    drafts,
    late,
  ),
  'credit-notes': list(['search', 'statuses', ...DATES, 'orderNumber'], drafts),
  'delivery-challans': list(
    [
      ...['number', 'orderNumber', 'statuses', 'customer', ...DATES, 'fromOrderDate'],
      'toOrderDate',
    ],
    drafts,
    statuses('in-transit', 'In Transit', ['IN_TRANSIT']),
  ),
  shipments: list(
    ['statuses', 'transporter', 'orderNumber', 'shipmentNo'],
    statuses('in-transit', 'In Transit', ['IN_TRANSIT']),
  ),
  expenses: list(['entity', ...DATES, 'number', 'expenseNo']),
  'manage-products': list(['name', 'category', 'status', 'manager']),
  categories: list(['name', 'manager']),
  customers: list(['name', 'active', 'keyword', 'verified', 'salesPerson']),
  vendors: list([
    ...['name', 'category', 'sourcePerson', ...DATES, 'zone', 'status', 'transporters'],
  ]),
  transporters: list(['name']),
  'admin-users': list(['keyword', 'role', 'deleted']),
} as const satisfies Record<string, List>;

export type ListName = keyof typeof LISTS;
export const LIST_NAMES = Object.keys(LISTS) as ListName[];
export const listOf = (name: ListName): List => LISTS[name];
export const isListName = (name: string): name is ListName => Object.hasOwn(LISTS, name);
