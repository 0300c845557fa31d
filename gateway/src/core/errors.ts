import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { FAULT } from './backendErrors.ts';

/** Codes that Apollo and our own code give to what a caller did; everything else is our fault and stays unsaid. */
const isOurFault = (code: unknown): boolean =>
  code === undefined || code === 'INTERNAL_SERVER_ERROR';
const INPUT_PATH =
  /^Variable "\$[A-Za-z0-9_]+" got invalid value .* at "([A-Za-z0-9_]+)\.([^"]+)"/s;

/** The last look at every error before it leaves: no stack, no driver's words, and the field of a wrong input. */
export function formatError(error: GraphQLFormattedError | GraphQLError): GraphQLFormattedError {
  const { message, locations, path, extensions } = error;
  const place = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) };
  if (isOurFault(extensions?.['code']))
    return { message: FAULT, ...place, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  const { stacktrace: _, limit, ...told } = extensions ?? {};
  if (typeof limit === 'string') return { message, ...place, extensions: { code: limit } };
  const field =
    told['code'] === 'BAD_USER_INPUT' && told['field'] === undefined
      ? INPUT_PATH.exec(message)?.[2]
      : undefined;
  return { message, ...place, extensions: field === undefined ? told : { ...told, field } };
}
