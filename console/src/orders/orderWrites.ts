import type { ApolloClient } from '@apollo/client';
import type { UpdateOrderInput } from '@munim/schema/generated/types.ts';
import { type OrderDetailsFragment, OrderDocument } from '../../generated/documents.ts';
import { useUpdateOrderMutation } from '../../generated/hooks.ts';
import type { QuickSave } from '../ui/details/QuickEdit.tsx';

/** Reads an order again; pages that show it follow. */
export const readOrder = (client: ApolloClient, number: string) =>
  client.query({ query: OrderDocument, variables: { number }, fetchPolicy: 'network-only' });

/** Saves what a value changes of an order. */
export type OrderEdit = <Value>(
  toInput: (value: Value) => Omit<UpdateOrderInput, 'number' | 'version'>,
) => QuickSave<Value>;

/** Changes an order where its facts stand on its page. */
export function useOrderEdit(
  { number, version }: OrderDetailsFragment,
  reload: () => Promise<number | undefined>,
): OrderEdit {
  const [update] = useUpdateOrderMutation();
  return (toInput) => ({
    version,
    save: (value, base) =>
      update({ variables: { input: { number, ...toInput(value), version: base } } }),
    reload,
  });
}
