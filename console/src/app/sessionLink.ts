import { ApolloLink } from '@apollo/client';
import { catchError, from, map, mergeMap, of, throwError, type Observable } from 'rxjs';
import { hasUnauthenticated, isUnauthenticated } from './callErrors.ts';
import type { TokenRefresh } from './tokenRefresh.ts';
import { readAccessToken } from './tokens.ts';

const REFUSED = {} as ApolloLink.Result;

/**
 * Sends the newest token; a 401 renews it once for all calls of the moment and repeats each call
 * once (docs/rules/sign-in.md#session).
 */
export const sessionLink = ({ renew }: TokenRefresh) =>
  new ApolloLink((operation, forward) => {
    const send = (token: string | null): Observable<ApolloLink.Result> => {
      operation.setContext(({ headers }) => ({
        headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      }));
      return forward(operation);
    };
    const used = readAccessToken();
    const first = send(used);
    if (!used || operation.getContext()['replay'] === false) return first;

    const replay = () => from(renew(used, operation.client)).pipe(mergeMap(send));
    return first.pipe(
      map((result) => (hasUnauthenticated(result) ? REFUSED : result)),
      catchError((error: unknown) =>
        isUnauthenticated(error) ? of(REFUSED) : throwError(() => error),
      ),
      mergeMap((result) => (result === REFUSED ? replay() : of(result))),
    );
  });
