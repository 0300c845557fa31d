import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { Client } from 'graphql-ws';
import { useEffect } from 'react';
import { ViewerDocument } from '../../generated/documents.ts';
import { readAccessToken } from '../app/tokens.ts';
import { refetchBoards, type AffectedPoints } from './pointSources.ts';

const QUERY =
  'subscription DeliveryPointsChanged { deliveryPointsChanged { stage sourceType sourceId pointIds } }';
const UNKNOWN: AffectedPoints = { stage: null, sourceType: null, sourceId: null };

function hasEnded(token: string): boolean {
  try {
    const { exp } = JSON.parse(
      atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
    ) as { exp?: number };
    return exp !== undefined && exp * 1000 < Date.now() + 5_000;
  } catch {
    return false;
  }
}

/** A token that has ended is renewed by asking who is signed in, as every call does. */
async function freshToken(client: ApolloClient): Promise<string | null> {
  const token = readAccessToken();
  if (token && hasEnded(token))
    await client
      .query({ query: ViewerDocument, fetchPolicy: 'network-only', context: { silent: true } })
      .catch(() => undefined);
  return readAccessToken();
}

const address = () =>
  `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/graphql/ws`;

/** The library comes when a board is opened. The connection ends with the token, and is opened again with the next. */
async function connect(client: ApolloClient): Promise<Client> {
  const { createClient } = await import('graphql-ws');
  let before = false;
  return createClient({
    url: address,
    connectionParams: async () => ({ token: await freshToken(client) }),
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => readAccessToken() !== null,
    on: {
      connected() {
        if (before) void refetchBoards(client, UNKNOWN);
        before = true;
      },
    },
  });
}

/** While a board is looked at, what others change on it appears without a reload. */
export function usePointChanges(): void {
  const client = useApolloClient();
  useEffect(() => {
    // Tests and old browsers have none: the board is then as of when it was read.
    if (typeof WebSocket === 'undefined') return;
    let stopped = false;
    let socket: Client | undefined;
    const listen = async () => {
      socket = await connect(client);
      if (stopped) return socket.dispose();
      const next = ({ data }: { data?: { deliveryPointsChanged: AffectedPoints } | null }) => {
        if (data) void refetchBoards(client, data.deliveryPointsChanged);
      };
      socket.subscribe<{ deliveryPointsChanged: AffectedPoints }>(
        { query: QUERY },
        { next, error: () => undefined, complete: () => undefined },
      );
    };
    listen().catch(() => undefined);
    return () => {
      stopped = true;
      // A connection that could not be made is no reason to fail when it is given up.
      Promise.resolve(socket?.dispose()).catch(() => undefined);
    };
  }, [client]);
}
