import type { PoStatus } from '@munim/schema/generated/types.ts';
import {
  PurchaseOrdersDocument,
  type PurchaseOrdersQueryVariables,
} from '../../generated/documents.ts';
import type { PageList } from '../app/feature.ts';
import { PURCHASE_ORDERS } from '../app/listPaths.ts';
import { numberOf } from '../ui/grid/numberSearch.ts';

export const purchaseOrdersList: PageList<PurchaseOrdersQueryVariables> = {
  path: PURCHASE_ORDERS,
  list: 'purchase-orders',
  document: PurchaseOrdersDocument,
  variables: ({ one, many }, page, limit) => ({
    filter: {
      id: numberOf(one('poId')),
      fromDate: one('fromDate'),
      toDate: one('toDate'),
      statuses: many<PoStatus>('statuses'),
      sellerId: one('seller'),
      categoryManagerId: one('categoryManager'),
    },
    page,
    limit,
  }),
};
