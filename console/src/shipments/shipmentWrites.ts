import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { UpdateShipmentInput } from '@munim/schema/generated/types.ts';
import { ShipmentDocument } from '../../generated/documents.ts';
import { useUpdateShipmentMutation } from '../../generated/hooks.ts';
import { errorCode } from '../ui/errors.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';

export const SHIPMENTS_FAILED = t('Error occurred while retrieving shipments');
const STALE = ['CONFLICT', 'SHIPMENT_CLOSED'];

const refetchStale = (client: ApolloClient, id: string): void =>
  void client
    .query({ query: ShipmentDocument, variables: { id }, fetchPolicy: 'network-only' })
    .catch(() => undefined);

/**
 * Changes a shipment; returns whether it succeeded. After a CONFLICT it shows the present shipment,
 * and keeps the input.
 */
export function useShipmentWrites() {
  const client = useApolloClient();
  const [update, { loading }] = useUpdateShipmentMutation();
  const change = async (
    input: UpdateShipmentInput,
    told?: (error: unknown) => void,
  ): Promise<boolean> => {
    const onFailed = (failure: unknown) => {
      told?.(failure);
      if (STALE.includes(errorCode(failure) ?? '')) refetchStale(client, input.id);
    };
    const words = {
      done: t('Shipment Updated successfully.'),
      failed: t('Shipment Update failed.'),
      onFailed,
    };
    return (await withNotice(() => update({ variables: { input } }), words)) !== undefined;
  };
  return { change, saving: loading };
}
