import type { ApolloClient } from '@apollo/client';
import type { Client } from 'graphql-ws';
import { ViewerDocument } from '../../generated/documents.ts';
import { claimsOf, readAccessToken } from './tokens.ts';

function hasEnded(token: string): boolean {
  const { exp } = claimsOf(token);
  return exp !== undefined && exp * 1000 < Date.now() + 5_000;
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

const FIRST_WAIT_MS = 1_000;
/** Longest wait for a server that is away; the random part keeps tabs from coming back at one moment. */
const MAX_WAIT_MS = 27_000;
const MAX_RANDOM_MS = 3_000;

/**
 * Waits before the next attempt to connect; resolves at once when the network is back or the tab is
 * shown.
 */
function waitToRetry(retries: number): Promise<void> {
  return new Promise((resolve) => {
    const isBack = new AbortController();
    const end = () => {
      clearTimeout(timer);
      isBack.abort();
      resolve();
    };
    const timer = setTimeout(
      end,
      Math.min(FIRST_WAIT_MS * 2 ** retries, MAX_WAIT_MS) + Math.random() * MAX_RANDOM_MS,
    );
    const { signal } = isBack;
    window.addEventListener('online', end, { signal });
    document.addEventListener('visibilitychange', () => document.hidden || end(), { signal });
  });
}

/** The library comes after the page. The connection ends with the token, and is opened again with the next. */
async function connect(client: ApolloClient): Promise<Client> {
  const { createClient } = await import('graphql-ws');
  return createClient({
    url: address,
    connectionParams: async () => ({ token: await freshToken(client) }),
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: waitToRetry,
    shouldRetry: () => readAccessToken() !== null,
  });
}

interface Socket {
  client: Promise<Client>;
  users: number;
}

const sockets = new WeakMap<ApolloClient, Socket>();

interface Subscription<Data> {
  query: string;
  /** Read each time the subscription begins: at first, and after each lost connection. */
  variables?: () => Record<string, unknown>;
  onData: (data: Data) => void;
}

/**
 * Subscribes over the one WebSocket of the tab, which is open while anything subscribes. Tests and
 * old browsers have none: what is shown is then as of when it was read.
 */
export function subscribeLive<Data>(
  client: ApolloClient,
  { query, variables = () => ({}), onData }: Subscription<Data>,
): () => void {
  if (typeof WebSocket === 'undefined') return () => undefined;
  const socket = sockets.get(client) ?? { client: connect(client), users: 0 };
  sockets.set(client, socket);
  socket.users++;
  let stop: () => void = () => undefined;
  let stopped = false;
  const listen = async () => {
    const live = await socket.client;
    if (stopped) return;
    stop = live.subscribe<Data>(
      // read again by the library for each message that it sends
      Object.defineProperty({ query }, 'variables', { enumerable: true, get: variables }),
      {
        next: ({ data }) => data && onData(data),
        error: () => undefined,
        complete: () => undefined,
      },
    );
  };
  listen().catch(() => undefined);
  return () => {
    stopped = true;
    stop();
    if (--socket.users) return;
    sockets.delete(client);
    // a connection that could not be made is no reason to fail when it is given up
    socket.client.then((live) => live.dispose()).catch(() => undefined);
  };
}
