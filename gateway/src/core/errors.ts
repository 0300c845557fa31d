import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { INTERNAL_ERROR, SAID_BY_BACKEND } from './backendErrors.ts';

/** Codes that Apollo and our own code give to what a caller did; everything else is an internal error whose details are hidden. */
const isInternalError = (code: unknown): boolean =>
  code === undefined || code === 'INTERNAL_SERVER_ERROR';
const INPUT_PATH =
  /^Variable "\$[A-Za-z0-9_]+" got invalid value .* at "([A-Za-z0-9_]+\.([^"]+))"/s;

/** Filters every error before it is sent: no stack, no driver message, and the field of a wrong input. */
export function formatError(error: GraphQLFormattedError | GraphQLError): GraphQLFormattedError {
  const { message, locations, path, extensions } = error;
  const place = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) };
  const { stacktrace: _, limit, [SAID_BY_BACKEND]: isSaid, ...publicExtensions } = extensions ?? {};
  if (isInternalError(publicExtensions['code']))
    return {
      message: isSaid ? message : INTERNAL_ERROR,
      ...place,
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    };
  if (typeof limit === 'string') return { message, ...place, extensions: { code: limit } };
  const [, argument, field] =
    publicExtensions['code'] === 'BAD_USER_INPUT' && publicExtensions['field'] === undefined
      ? (INPUT_PATH.exec(message) ?? [])
      : [];
  return {
    message,
    ...place,
    extensions: field === undefined ? publicExtensions : { ...publicExtensions, field, argument },
  };
}
