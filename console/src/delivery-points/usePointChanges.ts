import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { subscribeLive } from '../app/liveSocket.ts';
import { refetchBoards, type AffectedPoints } from './pointSources.ts';

const QUERY =
  'subscription DeliveryPointsChanged { deliveryPointsChanged { stage sourceType sourceId pointIds } }';
const UNKNOWN: AffectedPoints = { stage: null, sourceType: null, sourceId: null };

/** While a board is looked at, what others change on it appears without a reload. */
export function usePointChanges(): void {
  const client = useApolloClient();
  useEffect(
    () =>
      subscribeLive<{ deliveryPointsChanged: AffectedPoints }>(client, {
        query: QUERY,
        onData: ({ deliveryPointsChanged }) => void refetchBoards(client, deliveryPointsChanged),
        onReconnect: () => void refetchBoards(client, UNKNOWN),
      }),
    [client],
  );
}
