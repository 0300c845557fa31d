import type { ApolloCache, ApolloClient } from '@apollo/client';
import { type OrderDetailsFragment, OrderDocument } from '../../generated/documents.ts';
import { useUpdateOrderMutation } from '../../generated/hooks.ts';
import type { QuickDayEdit } from '../ui/details/QuickDay.tsx';

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

/** Reads an order again; pages that show it follow. */
export const readOrder = (client: ApolloClient, number: string) =>
  client.query({ query: OrderDocument, variables: { number }, fetchPolicy: 'network-only' });

/** Changes the delivery date where it stands on the page of an order. */
export function useDeliveryDayEdit(
  { number, version }: OrderDetailsFragment,
  reload: QuickDayEdit['reload'],
): QuickDayEdit {
  const [update] = useUpdateOrderMutation({ update: reloadOrders });
  const save: QuickDayEdit['save'] = (deliveryDate, base) =>
    update({ variables: { input: { number, deliveryDate, version: base } } });
  return { version, save, reload };
}
