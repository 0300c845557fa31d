import { ApolloLink } from '@apollo/client';
import { catchError, from, mergeMap, of, throwError, type Observable } from 'rxjs';
import { t } from '../ui/text.ts';
import { hasUnauthenticated, isUnauthenticated, UserFacingError } from './callErrors.ts';
import { CALL_TEXT } from './callTexts.ts';
import { changesHands, hasEnded, untilResumed } from './endedSession.ts';
import type { TokenRefresh } from './tokenRefresh.ts';
import { readAccessToken, removeTokens } from './tokens.ts';

/**
 * Sends the newest token; a 401 renews it once for all calls of the moment and repeats each call
 * once (docs/rules/sign-in.md#session). While a page waits for its person to sign in again, its
 * reads wait too, and writes fail: the person repeats them.
 */
export const sessionLink = ({ renew }: TokenRefresh) =>
  new ApolloLink((operation, forward) => {
    const unauthorized = () => new UserFacingError(CALL_TEXT.unauthorized);
    const send = (token: string | null): Observable<ApolloLink.Result> => {
      if (operation.getContext()['replay'] !== false && changesHands())
        return throwError(unauthorized);
      operation.setContext(({ headers }) => ({
        headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      }));
      return forward(operation);
    };
    const used = readAccessToken();
    if (operation.getContext()['replay'] === false) return send(used);

    const onceResumed = () =>
      operation.operationType === 'mutation'
        ? throwError(
            () => new UserFacingError(t('Your session has ended. Sign in, then try again.')),
          )
        : from(untilResumed()).pipe(mergeMap(() => send(readAccessToken())));
    if (hasEnded()) return onceResumed();

    const replay = (token: string) =>
      from(renew(token, operation.client)).pipe(
        mergeMap(send),
        catchError((error: unknown) => (hasEnded() ? onceResumed() : throwError(() => error))),
      );
    /** Handles a 401 without a token: it was deleted, or nobody had signed in. */
    const lost = (refusal: Observable<ApolloLink.Result>) => {
      const now = readAccessToken();
      if (now !== null) return send(now); // another person has signed in meanwhile
      removeTokens();
      return hasEnded() ? onceResumed() : refusal;
    };
    const retry = (refusal: Observable<ApolloLink.Result>) => (used ? replay(used) : lost(refusal));
    return send(used).pipe(
      catchError((error: unknown) => {
        const failure = throwError(() => error);
        return isUnauthenticated(error) ? retry(failure) : failure;
      }),
      mergeMap((result) => (hasUnauthenticated(result) ? retry(of(result)) : of(result))),
    );
  });
