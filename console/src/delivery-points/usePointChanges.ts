import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { subscribeLive } from '../app/liveSocket.ts';
import { refetchBoards, type AffectedPoints } from './pointSources.ts';

const QUERY =
  'subscription DeliveryPointsChanged { deliveryPointsChanged { stage sourceType sourceId pointIds } }';

/**
 * Shows changes of others on an open board without a reload. The first answer, after a lost
 * connection too, reads everything.
 */
export function usePointChanges(): void {
  const client = useApolloClient();
  useEffect(
    () =>
      subscribeLive<{ deliveryPointsChanged: AffectedPoints }>(client, {
        query: QUERY,
        onData: ({ deliveryPointsChanged }) => void refetchBoards(client, deliveryPointsChanged),
      }),
    [client],
  );
}
