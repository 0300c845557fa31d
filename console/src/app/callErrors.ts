import { ApolloLink, type ErrorLike } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import type { GraphQLFormattedError } from 'graphql';
import { catchError, map, throwError } from 'rxjs';
import { CALL_TEXT, callText, serverMessage, statusOf } from './callTexts.ts';

/** Refused by the session, whether as a graph error or as a status. */
export const isUnauthenticated = (error: unknown): boolean =>
  ServerError.is(error) && error.statusCode === 401;
export const hasUnauthenticated = (result: ApolloLink.Result): boolean =>
  result.errors?.some((error: GraphQLFormattedError) => statusOf(error) === 401) ?? false;

const isAbort = (error: ErrorLike) => error.name === 'AbortError';
const isUserFacing = (error: ErrorLike) => error instanceof UserFacingError;

interface Failure extends ErrorOptions {
  isUnreachable?: boolean;
}

/** An error whose message may be shown as it is. */
export class UserFacingError extends Error {
  override name = 'SpokenError';
  /** True when no answer came: the network or the server is down. */
  readonly isUnreachable: boolean;

  constructor(message: string, { isUnreachable = false, ...options }: Failure = {}) {
    super(message, options);
    this.isUnreachable = isUnreachable;
  }
}

function toUserFacing(error: ErrorLike): ErrorLike {
  if (isAbort(error) || isUserFacing(error)) return error;
  const text = ServerError.is(error)
    ? callText(error.statusCode, serverMessage(error.bodyText))
    : CALL_TEXT.other;
  return new UserFacingError(text, { cause: error, isUnreachable: !ServerError.is(error) });
}

/** Outermost link: from here on `error.message` is the text for people. */
export const callErrorsLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) =>
      result.errors
        ? {
            ...result,
            errors: result.errors.map((error: GraphQLFormattedError) => ({
              ...error,
              message: callText(statusOf(error), error.message),
            })),
          }
        : result,
    ),
    catchError((error: ErrorLike) => throwError(() => toUserFacing(error))),
  ),
);
