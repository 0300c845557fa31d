import type { ApolloCache } from '@apollo/client';

/** Lists and their counts, what is left to buy, purchase orders that went along, and the badges of Home follow from every change. */
export const reloadOrders = (cache: ApolloCache): void => {
  for (const fieldName of [
    'orders',
    'orderCancelPreview',
    'poFromOrder',
    'purchaseOrders',
    'dashboardSummary',
    'logs',
  ])
    cache.evict({ fieldName });
};
