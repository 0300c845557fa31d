import type { OrderStatus } from '@munim/schema/generated/types.ts';
import { OrdersDocument, type OrdersQueryVariables } from '../../generated/documents.ts';
import type { PageList } from '../app/feature.ts';
import { ORDERS } from '../app/listPaths.ts';
import { numberOf } from '../ui/grid/numberSearch.ts';

export const ordersList: PageList<OrdersQueryVariables> = {
  path: ORDERS,
  list: 'sales-orders',
  document: OrdersDocument,
  variables: ({ one, many }, page, limit) => ({
    filter: {
      orderNumber: one('orderNumber'),
      customerName: one('customerName'),
      customerPoNumber: one('customerPoNumber'),
      purchaseOrderId: numberOf(one('poId')),
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
