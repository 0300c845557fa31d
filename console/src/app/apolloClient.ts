import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { CAPPED_COUNTS } from '@munim/schema/shared/counts.ts';
import type { GraphQLFormattedError } from 'graphql';
import { finalize, from, mergeMap, of, tap } from 'rxjs';
import { ViewerDocument } from '../../generated/documents.ts';
import { typePolicies } from './cachePolicies.ts';
import { callErrorsLink } from './callErrors.ts';
import { changedLink } from './changedLink.ts';
import { takeEarly } from './earlyCalls.ts';
import { setServerClock } from '../ui/format/serverClock.ts';
import { idempotencyLink, lostAnswerLink } from './idempotencyLink.ts';
import { noteOwnRequest } from './ownRequests.ts';
import { sessionLink } from './sessionLink.ts';
import { tokenRefresh } from './tokenRefresh.ts';
import { hasFiles, uploadLink } from './uploadLink.ts';

/** Options of an operation for the links. */
declare module '@apollo/client' {
  interface DefaultContext {
    /** True without a loading overlay: presence, trackers, searches while typing. */
    silent?: boolean;
    /** The answer, or what the caller reads again, has all that changed on screen but the log: nothing else is read again. */
    answersAll?: boolean;
    /** It writes no record that is shown, whichever backend answers: presence, own choices, links of downloads. */
    changesNothing?: boolean;
    /** A 401 stays a 401. */
    replay?: boolean;
    headers?: Record<string, string>;
    /** Reports the sent part of the files, from 0 to 1. */
    onUploadProgress?: (part: number) => void;
    /** Cancels the sending of files. */
    uploadSignal?: AbortSignal;
  }
}

/** Works on plain http addresses too, where crypto.randomUUID does not exist. */
const requestId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The pager shows '10,000+' for long lists: they need not be counted to the end. */
const requestLink = new ApolloLink((operation, forward) => {
  const id = requestId();
  if (operation.operationType === 'mutation') noteOwnRequest(id);
  operation.setContext(({ headers }) => ({
    headers: { ...headers, ...CAPPED_COUNTS, 'x-request-id': id },
  }));
  return forward(operation);
});

const loadingLink = ({ begin, end }: Loading) =>
  new ApolloLink((operation, forward) => {
    if (operation.getContext().silent) return forward(operation);
    begin();
    return forward(operation).pipe(finalize(end));
  });

const logLink = (log: Log) =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap({
        next: ({ errors }) => errors && log(operation.operationName, errors),
        error: (error) => log(operation.operationName, error),
      }),
    ),
  );

/** A refusal may mean that the viewer's permissions were changed meanwhile: asked again, menu and buttons follow. */
const refusedLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ errors }) => {
      if (
        !errors?.some((error: GraphQLFormattedError) => error.extensions?.['code'] === 'FORBIDDEN')
      )
        return;
      operation.client
        .query({ query: ViewerDocument, fetchPolicy: 'network-only', context: { silent: true } })
        .catch(() => undefined);
    }),
  ),
);

/** The first calls may be under way already. */
const earlyLink = new ApolloLink((operation, forward) => {
  const early = takeEarly(operation.operationName, operation.variables);
  if (!early) return forward(operation);
  return from(early).pipe(mergeMap((answer) => (answer ? of(answer) : forward(operation))));
});

const fetchWithClock: typeof fetch = async (...request) => {
  const answer = await fetch(...request);
  setServerClock(answer.headers.get('date'));
  return answer;
};

type Log = (operation: string | undefined, failure: unknown) => void;

export interface Loading {
  begin: () => void;
  end: () => void;
}

export interface ApolloOptions {
  uri: string;
  loading: Loading;
  /** The session could not be renewed; the tokens are gone by now. */
  onSessionLost: () => void;
  /** Called for every failed call. */
  log?: Log;
}

/** The one Apollo client: fixed error texts, shared token renewal, uploads, loading count. */
export function createApolloClient({
  uri,
  loading,
  onSessionLost,
  log = () => undefined,
}: ApolloOptions): ApolloClient {
  const wire = ApolloLink.from([
    requestLink,
    ApolloLink.split(hasFiles, uploadLink(uri), new HttpLink({ uri, fetch: fetchWithClock })),
  ]);
  const session = sessionLink(tokenRefresh(wire, onSessionLost));
  return new ApolloClient({
    link: ApolloLink.from([
      loadingLink(loading),
      callErrorsLink,
      refusedLink,
      changedLink,
      lostAnswerLink(),
      idempotencyLink(),
      earlyLink,
      session,
      logLink(log),
      wire,
    ]),
    cache: new InMemoryCache({ typePolicies }),
    defaultOptions: {
      watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
    },
  });
}
