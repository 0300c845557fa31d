import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Text of the server, if it responded. */
export function serverText(error: unknown): string | undefined {
  if (error instanceof NotDone) return error.message || undefined;
  return CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
}

/** True when no answer came: the network or the server is down. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && 'isUnreachable' in error && error.isUnreachable === true;

/** extensions.code of the refusal: CONFLICT, INVALID_TRANSITION, FORBIDDEN … */
export function errorCode(error: unknown): string | undefined {
  return CombinedGraphQLErrors.is(error)
    ? (error.errors[0]?.extensions?.['code'] as string | undefined)
    : undefined;
}

/** A write that came back without an error but was not done; its message is the server's. */
export class NotDone extends Error {
  override name = 'NotDone';
}

/** extensions.field: the field that the server refuses, in the backend's spelling. */
export function errorField(error: unknown): string | undefined {
  return CombinedGraphQLErrors.is(error)
    ? (error.errors[0]?.extensions?.['field'] as string | undefined)
    : undefined;
}

/** extensions.ids: the records that the refusal is about. */
export function errorIds(error: unknown): string[] {
  const ids = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['ids'] : undefined;
  return Array.isArray(ids) ? ids.map(String) : [];
}
