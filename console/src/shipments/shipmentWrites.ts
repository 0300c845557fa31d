import { useApolloClient } from '@apollo/client/react';
import type { UpdateShipmentInput } from '@munim/schema/generated/types.ts';
import type { ApolloCache, ApolloClient } from '@apollo/client';
import { ShipmentDocument } from '../../generated/documents.ts';
import { useUpdateShipmentMutation } from '../../generated/hooks.ts';
import { errorCode } from '../ui/errors.ts';
import { withNotice } from '../ui/overlay/notices.tsx';

export const SHIPMENTS_FAILED = 'Error occurred while retrieving shipments';
const STALE = ['CONFLICT', 'SHIPMENT_CLOSED'];

/** The e-way bill goes along with the challans: they are read again. */
const reloadChallans = (cache: ApolloCache): void => {
  for (const fieldName of ['deliveryChallans', 'deliveryChallan']) cache.evict({ fieldName });
  cache.gc();
};

const readAgain = (client: ApolloClient, id: string): void =>
  void client
    .query({ query: ShipmentDocument, variables: { id }, fetchPolicy: 'network-only' })
    .catch(() => undefined);

/** Changes a shipment; answers whether it was done. Who comes late gets the shipment as it stands now, and keeps what was typed. */
export function useShipmentWrites() {
  const client = useApolloClient();
  const [update, { loading }] = useUpdateShipmentMutation({ update: reloadChallans });
  const change = async (
    input: UpdateShipmentInput,
    told?: (error: unknown) => void,
  ): Promise<boolean> => {
    const onFailed = (failure: unknown) => {
      told?.(failure);
      if (STALE.includes(errorCode(failure) ?? '')) readAgain(client, input.id);
    };
    const words = {
      done: 'Shipment Updated successfully.',
      failed: 'Shipment Update failed.',
      onFailed,
    };
    return (await withNotice(() => update({ variables: { input } }), words)) !== undefined;
  };
  return { change, saving: loading };
}
