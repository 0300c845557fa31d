import { ApolloLink, type ApolloClient } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import type { GraphQLFormattedError } from 'graphql';
import { firstValueFrom } from 'rxjs';
import {
  RefreshAccessTokenDocument,
  type RefreshAccessTokenMutation,
} from '../../generated/documents.ts';
import { UserFacingError } from './callErrors.ts';
import { CALL_TEXT, statusOf } from './callTexts.ts';
import { hasEnded } from './endedSession.ts';
import { readTokens, removeTokens, storeTokens } from './tokens.ts';

/** Attempts to renew the token. */
const ATTEMPTS = 3;
const PAUSE_MS = 300;
const LOCK = 'munim-token-refresh';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
/** Storage changes of one tab reach the others with a delay. */
const SETTLE_MS = 100;

/** Tabs take turns where the browser can; elsewhere the server's 10 seconds of grace for the last token must do. */
function withLock<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  return new Promise((resolve, reject) => {
    void navigator.locks.request(LOCK, async () => {
      await work().then(resolve, reject);
      await pause(SETTLE_MS);
    });
  });
}

export interface TokenRefresh {
  /** A newer access token than the one that was refused. One call at a time, however many ask. */
  renew: (refused: string, client: ApolloClient) => Promise<string>;
}

/** `link` sends the call, `onFailed` runs when the session is lost, the server has refused it, and nothing typed keeps the page. */
export function tokenRefresh(link: ApolloLink, onFailed: () => void): TokenRefresh {
  let running: Promise<string> | null = null;

  async function ask(refreshToken: string, client: ApolloClient): Promise<string> {
    const request = { query: RefreshAccessTokenDocument, variables: { refreshToken } };
    const result = await firstValueFrom(ApolloLink.execute(link, request, { client }));
    const [error] = (result.errors ?? []) as GraphQLFormattedError[];
    if (error)
      throw statusOf(error) >= 500 || statusOf(error) === TOO_MANY
        ? new Error(error.message)
        : new Refused(error.message);
    const renewed = (result.data as RefreshAccessTokenMutation | null)?.refreshAccessToken;
    if (!renewed?.accessToken) throw new Refused(CALL_TEXT.invalidToken);
    storeTokens(renewed.accessToken, renewed.refreshToken);
    return renewed.accessToken;
  }

  async function requestTokens(client: ApolloClient): Promise<string> {
    for (let attempt = 1; ; attempt += 1) {
      const { refreshToken } = readTokens();
      if (!refreshToken) throw new Refused(CALL_TEXT.invalidToken);
      try {
        return await ask(refreshToken, client);
      } catch (error) {
        const now = readTokens();
        if (now.accessToken && now.refreshToken !== refreshToken) return now.accessToken; // another tab was quicker
        if (attempt === ATTEMPTS || isRefusal(error)) throw error;
        await pause(PAUSE_MS * attempt);
      }
    }
  }

  const newest = (refused: string, client: ApolloClient) => {
    const { accessToken } = readTokens();
    return accessToken && accessToken !== refused
      ? Promise.resolve(accessToken)
      : requestTokens(client);
  };

  async function renewOrEnd(refused: string, client: ApolloClient): Promise<string> {
    const { accessToken, refreshToken } = readTokens();
    if (!refreshToken) {
      if (accessToken) removeTokens(); // a look at another person's console, which is not renewed
      throw new UserFacingError(CALL_TEXT.unauthorized); // ended already, and said so
    }
    try {
      return await withLock(() => newest(refused, client));
    } catch (reason) {
      // the session may still be good without an answer: the next call asks again
      if (isRefusal(reason)) {
        removeTokens();
        if (!hasEnded()) onFailed();
      }
      throw new UserFacingError(CALL_TEXT.other, { cause: reason });
    }
  }

  return {
    renew(refused, client) {
      running ??= renewOrEnd(refused, client).finally(() => (running = null));
      return running;
    },
  };
}

const TOO_MANY = 429;
class Refused extends Error {}
/** Trying again cannot help: the server understood and said no. */
const isRefusal = (error: unknown) =>
  error instanceof Refused ||
  (ServerError.is(error) && error.statusCode < 500 && error.statusCode !== TOO_MANY);
