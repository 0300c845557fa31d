import type { ApolloCache } from '@apollo/client';

/** Every change affects lists and counts, remaining quantities, cancelled purchase orders and the counts of Home. */
export const reloadOrders = (cache: ApolloCache): void => {
  for (const fieldName of [
    'orders',
    'orderCancelPreview',
    'poFromOrder',
    'purchaseOrders',
    'home',
    'logs',
  ])
    cache.evict({ fieldName });
};
