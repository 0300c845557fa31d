import { isOpenOrder } from '@munim/schema/orders/orders.rules.ts';
import { isOpenPo } from '@munim/schema/purchase-orders/purchase-orders.rules.ts';
import type { ColDef, ColDefField } from 'ag-grid-community';
import type {
  HomeOrdersQuery,
  HomePurchaseOrdersQuery,
  HomeQuotationFragment,
  HomeRfqFragment,
  HomeSampleFragment,
} from '../../generated/documents.ts';
import {
  orderPath,
  purchaseOrderPath,
  quotationPath,
  sampleRequestPath,
} from '../app/recordPaths.ts';
import { ORDER_STATUS } from '../orders/orders.labels.ts';
import { QUOTATION_STATUS } from '../quotations/quotations.labels.ts';
import { RFQ_STATUS } from '../quote-requests/quote-requests.labels.ts';
import { SAMPLE_REQUEST_STATUS } from '../sample-requests/sample-requests.labels.ts';
import { ageOf } from '../ui/format/dates.ts';
import {
  dateColumn,
  dueDateColumn,
  idColumn,
  hideOnPhone,
  moneyColumn,
  numberColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';

export type HomePurchaseOrder = HomePurchaseOrdersQuery['purchaseOrders']['items'][number];
export type HomeOrder = HomeOrdersQuery['orders']['items'][number];

export const rfqPath = (id: string): string =>
  `/sales/quote-requests?rfq=${encodeURIComponent(id)}`;

type WithOwner = 'own' | 'everyone';

/** Left out of people's own lists. */
const salesPerson = <Row extends { salesPerson: { name: string } | null }>(
  owner: WithOwner,
): ColDef<Row>[] =>
  owner === 'own'
    ? []
    : [hideOnPhone(textColumn('salesPerson.name' as ColDefField<Row>, 'Sales person'))];

const age = <Row extends { createdAt: string }>(): ColDef<Row> =>
  hideOnPhone(
    textColumn('createdAt' as ColDefField<Row>, 'Age', {
      flex: 0,
      width: 90,
      valueFormatter: ({ value }) => ageOf(value),
    }),
  );

export const rfqColumns = (owner: WithOwner): ColDef<HomeRfqFragment>[] => [
  idColumn('id', 'Request', { to: (row) => rfqPath(row.id) }),
  textColumn('sku.name', 'Product', { flex: 2, minWidth: 120 }),
  numberColumn('quantity', 'Quantity'),
  textColumn('customer.name', 'Customer', { flex: 2, minWidth: 120 }),
  ...salesPerson<HomeRfqFragment>(owner),
  age(),
  statusColumn('status', 'Status', RFQ_STATUS),
];

export const quotationColumns = (owner: WithOwner): ColDef<HomeQuotationFragment>[] => [
  idColumn('id', 'Quotation', { to: (row) => quotationPath(row.id) }),
  textColumn('customer.name', 'Customer', { flex: 2, minWidth: 120 }),
  hideOnPhone(numberColumn('itemCount', 'Items')),
  moneyColumn('grandTotal', 'Total'),
  ...salesPerson<HomeQuotationFragment>(owner),
  hideOnPhone(dateColumn('createdAt', 'Date')),
  statusColumn('status', 'Status', QUOTATION_STATUS),
];

export const orderColumns = (owner: WithOwner): ColDef<HomeOrder>[] => [
  idColumn('number', 'Order', { width: 130, to: (row) => orderPath(row.number) }),
  textColumn('customer.name', 'Customer', { flex: 2, minWidth: 120 }),
  moneyColumn('grandTotal', 'Total'),
  ...salesPerson<HomeOrder>(owner),
  hideOnPhone(dateColumn('createdAt', 'Date')),
  dueDateColumn('deliveryDate', 'Delivery', { isOpen: isOpenOrder }),
  statusColumn('status', 'Status', ORDER_STATUS, { width: 150 }),
];

export const purchaseOrderColumns: ColDef<HomePurchaseOrder>[] = [
  idColumn('id', 'PO no.', { to: (row) => purchaseOrderPath(row.id) }),
  textColumn('seller.name', 'Vendor', { flex: 2, minWidth: 120 }),
  hideOnPhone(textColumn('orderNumber', 'Order no.', { minWidth: 110 })),
  moneyColumn('grandTotal', 'Total'),
  dueDateColumn('dueDate', 'Due date', { isOpen: isOpenPo }),
  hideOnPhone(textColumn('createdBy.name', 'Made by')),
];

export const sampleColumns = (owner: WithOwner): ColDef<HomeSampleFragment>[] => [
  idColumn('id', 'Request', { to: (row) => sampleRequestPath(row.id) }),
  textColumn('sku.name', 'Product', { flex: 2, minWidth: 120 }),
  textColumn('customer.name', 'Customer', { flex: 2, minWidth: 120 }),
  ...salesPerson<HomeSampleFragment>(owner),
  hideOnPhone(textColumn('assignedTo.name', 'Assigned to')),
  age(),
  statusColumn('status', 'Status', SAMPLE_REQUEST_STATUS, { width: 150 }),
];
