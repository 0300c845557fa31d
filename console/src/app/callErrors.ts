import { ApolloLink, type ErrorLike } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import type { GraphQLFormattedError } from 'graphql';
import { catchError, map, throwError } from 'rxjs';
import { t } from '../ui/text.ts';

/** Fixed texts by status (docs/rules/console.md#call-errors). */
export const CALL_TEXT = {
  badRequest: t('Bad Request'),
  unauthorized: t('Unauthorized Access'),
  internal: t('Internal server error'),
  other: t('Error'),
  invalidToken: t('Invalid access token'),
} as const;

const STATUS_OF_CODE: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  INTERNAL_SERVER_ERROR: 500,
  UNAVAILABLE: 503,
};

/** HTTP status of a graph error; every business refusal is a 400. */
export function statusOf({ extensions }: GraphQLFormattedError): number {
  const http = extensions?.['http'] as { status?: number } | undefined;
  return STATUS_OF_CODE[String(extensions?.['code'])] ?? http?.status ?? 400;
}

/** Text for a failed call: the server's own for 400, 401 and 500, else the fixed one. */
export function callText(status: number | undefined, message?: string): string {
  if (status === 400) return message || CALL_TEXT.badRequest;
  if (status === 401) return message || CALL_TEXT.unauthorized;
  if (status === 500) return message || CALL_TEXT.internal;
  return CALL_TEXT.other;
}

function serverMessage(bodyText: string): string | undefined {
  try {
    return (JSON.parse(bodyText) as { errors?: GraphQLFormattedError[] }).errors?.[0]?.message;
  } catch {
    return undefined;
  }
}

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
  /** No answer came: the network is down, or the server. */
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
