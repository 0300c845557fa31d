import type { ChallanStatus } from '@munim/schema/generated/types.ts';
import {
  DeliveryChallansDocument,
  type DeliveryChallansQueryVariables,
} from '../../generated/documents.ts';
import type { PageList } from '../app/feature.ts';
import { DELIVERY_CHALLANS } from '../app/listPaths.ts';

export const deliveryChallansList: PageList<DeliveryChallansQueryVariables> = {
  path: DELIVERY_CHALLANS,
  list: 'delivery-challans',
  document: DeliveryChallansDocument,
  variables: ({ one, many }, page, limit) => ({
    filter: {
      number: one('number'),
      orderNumber: one('orderNumber'),
      statuses: many<ChallanStatus>('statuses'),
      tenantId: one('customer'),
      fromDate: one('fromDate'),
      toDate: one('toDate'),
      fromOrderDate: one('fromOrderDate'),
      toOrderDate: one('toOrderDate'),
    },
    page,
    limit,
  }),
};
