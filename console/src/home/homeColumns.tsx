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
import { t } from '../ui/text.ts';

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
    : [hideOnPhone(textColumn('salesPerson.name' as ColDefField<Row>, t('Sales person')))];

const age = <Row extends { createdAt: string }>(): ColDef<Row> =>
  hideOnPhone(
    textColumn('createdAt' as ColDefField<Row>, t('Age'), {
      flex: 0,
      width: 90,
      valueFormatter: ({ value }) => ageOf(value),
    }),
  );

export const rfqColumns = (owner: WithOwner): ColDef<HomeRfqFragment>[] => [
  idColumn('id', t('Request'), { to: (row) => rfqPath(row.id) }),
  textColumn('sku.name', t('Product'), { flex: 2, minWidth: 120 }),
  numberColumn('quantity', t('Quantity')),
  textColumn('customer.name', t('Customer'), { flex: 2, minWidth: 120 }),
  ...salesPerson<HomeRfqFragment>(owner),
  age(),
  statusColumn('status', t('Status'), RFQ_STATUS),
];

export const quotationColumns = (owner: WithOwner): ColDef<HomeQuotationFragment>[] => [
  idColumn('id', t('Quotation'), { to: (row) => quotationPath(row.id) }),
  textColumn('customer.name', t('Customer'), { flex: 2, minWidth: 120 }),
  hideOnPhone(numberColumn('itemCount', t('Items'))),
  moneyColumn('grandTotal', t('Total')),
  ...salesPerson<HomeQuotationFragment>(owner),
  hideOnPhone(dateColumn('createdAt', t('Date'))),
  statusColumn('status', t('Status'), QUOTATION_STATUS),
];

export const orderColumns = (owner: WithOwner): ColDef<HomeOrder>[] => [
  idColumn('number', t('Order'), { width: 130, to: (row) => orderPath(row.number) }),
  textColumn('customer.name', t('Customer'), { flex: 2, minWidth: 120 }),
  moneyColumn('grandTotal', t('Total')),
  ...salesPerson<HomeOrder>(owner),
  hideOnPhone(dateColumn('createdAt', t('Date'))),
  dueDateColumn('deliveryDate', t('Delivery'), { isOpen: isOpenOrder }),
  statusColumn('status', t('Status'), ORDER_STATUS, { width: 150 }),
];

export const purchaseOrderColumns: ColDef<HomePurchaseOrder>[] = [
  idColumn('id', t('PO no.'), { to: (row) => purchaseOrderPath(row.id) }),
  textColumn('seller.name', t('Vendor'), { flex: 2, minWidth: 120 }),
  hideOnPhone(textColumn('orderNumber', t('Order no.'), { minWidth: 110 })),
  moneyColumn('grandTotal', t('Total')),
  dueDateColumn('dueDate', t('Due date'), { isOpen: isOpenPo }),
  hideOnPhone(textColumn('createdBy.name', t('Made by'))),
];

export const sampleColumns = (owner: WithOwner): ColDef<HomeSampleFragment>[] => [
  idColumn('id', t('Request'), { to: (row) => sampleRequestPath(row.id) }),
  textColumn('sku.name', t('Product'), { flex: 2, minWidth: 120 }),
  textColumn('customer.name', t('Customer'), { flex: 2, minWidth: 120 }),
  ...salesPerson<HomeSampleFragment>(owner),
  hideOnPhone(textColumn('assignedTo.name', t('Assigned to'))),
  age(),
  statusColumn('status', t('Status'), SAMPLE_REQUEST_STATUS, { width: 150 }),
];
