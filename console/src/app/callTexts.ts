import type { GraphQLFormattedError } from 'graphql';
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

export function serverMessage(bodyText: string): string | undefined {
  try {
    return (JSON.parse(bodyText) as { errors?: GraphQLFormattedError[] }).errors?.[0]?.message;
  } catch {
    return undefined;
  }
}
