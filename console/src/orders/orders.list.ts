import type { OrderStatus } from '@munim/schema/generated/types.ts';
import { OrdersDocument, type OrdersQueryVariables } from '../../generated/documents.ts';
import type { PageList } from '../app/feature.ts';
import { ORDERS } from '../app/listPaths.ts';

const NO_PO = String(Number.MAX_SAFE_INTEGER);
/** Other texts match no purchase order: the list is then empty, not an error. */
const poIdOf = (text: string | undefined) =>
  text === undefined || /^[1-9]\d{0,14}$/.test(text) ? text : NO_PO;

export const ordersList: PageList<OrdersQueryVariables> = {
  path: ORDERS,
  list: 'sales-orders',
  document: OrdersDocument,
  variables: ({ one, many }, page, limit) => ({
    filter: {
      orderNumber: one('orderNumber'),
      customerName: one('customerName'),
      customerPoNumber: one('customerPoNumber'),
      purchaseOrderId: poIdOf(one('poId')),
      statuses: many<OrderStatus>('statuses'),
      organisationId: one('organisation'),
      tenantId: one('customer'),
      salesPersonIds: many('salesPerson'),
      fromDate: one('fromDate'),
      toDate: one('toDate'),
      dueBefore: one('dueBefore'),
    },
    page,
    limit,
  }),
};
