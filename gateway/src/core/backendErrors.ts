import { GraphQLError } from 'graphql';

export const NOT_ALLOWED = 'You do not have permission to do this';
export const NOT_SIGNED_IN = 'Unauthorized Access';
export const INTERNAL_ERROR = 'Internal server error';
const UNAVAILABLE = 'The service is not available right now. Please try again.';

/** Extensions of a refusal that are passed on to the console, beside message and code. */
const DETAILS = ['field', 'from', 'to', 'allowed', 'version', 'ids', 'events', 'needs'] as const;

const CODE_BY_STATUS: Record<number, string> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  429: 'RATE_LIMITED',
};
/** Statuses of the contract that say what is wrong in words; without words, and for every other status, the text is fixed. */
const TEXT_BY_STATUS: Record<number, string> = {
  400: 'Bad Request',
  401: NOT_SIGNED_IN,
  500: INTERNAL_ERROR,
};
const OTHER = 'Error';
const WITH_WORDS = new Set([400, 401, 403, 404, 409, 413, 429, 500, 503]);
const UNAVAILABLE_STATUSES = new Set([502, 503, 504]);
/** Most characters of the server's words that are passed on. */
const MAX_WORDS = 1_000;
const CODE_PATTERN = /^[A-Z][A-Z0-9_]{2,60}$/;

/** Codes by fixed message, for a backend that sends no code (docs/rules/wire.md#error-codes). */
const CODE_BY_MESSAGE: Record<string, string> = {
  'You have entered an incorrect OTP': 'OTP_INCORRECT',
  'The email ID you have entered is already in use.': 'DUPLICATE_EMAIL',
  'The mobile number you have entered is already in use.': 'DUPLICATE_MOBILE',
  'User cannot be deleted due to active quote requests or orders': 'USER_IN_USE',
  'Seller cannot be deleted with active offers.': 'SELLER_HAS_ACTIVE_OFFERS',
  'Too many attempts. Please try again later.': 'RATE_LIMITED',
};

/** Our backend's codes that say no more than that; another backend sends none. */
const BAD_INPUT = new Set(['VALIDATION', 'BAD_REQUEST', 'REFUSED']);

/** Marks a fault whose text may be passed on: it is the backend's or fixed, never one of our own code. */
export const SAID_BY_BACKEND = 'saidByBackend';

interface Refusal {
  message?: unknown;
  error?: unknown;
  [detail: string]: unknown;
}

export const internalError = (): GraphQLError =>
  new GraphQLError(INTERNAL_ERROR, { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
/** Seconds after which a call may be tried again. */
export const RETRY_AFTER_SECONDS = 5;
/** The backend does not answer, or says that something it needs does not: the same call may succeed later. */
export const unavailable = (): GraphQLError =>
  new GraphQLError(UNAVAILABLE, { extensions: { code: 'UNAVAILABLE' } });
export const isUnavailable = ({ extensions }: Partial<Pick<GraphQLError, 'extensions'>>): boolean =>
  extensions?.['code'] === 'UNAVAILABLE';
/** `needs`: what would be enough, any one of them, as 'ORDER READ'; `path`: the field that needs it. */
export const forbidden = (of?: {
  readonly path: readonly string[];
  readonly needs: readonly string[];
}): GraphQLError =>
  new GraphQLError(NOT_ALLOWED, {
    path: of?.path ?? null,
    extensions: { code: 'FORBIDDEN', ...(of ? { needs: of.needs } : {}) },
  });
export const unauthenticated = (message = NOT_SIGNED_IN): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'UNAUTHENTICATED' } });
export const notFound = (what: string): GraphQLError =>
  new GraphQLError(`${what} not found`, { extensions: { code: 'NOT_FOUND' } });
/** A list that another backend has no path for is empty there: the console starts with it. */
export function noneFromOthers(error: unknown): never[] {
  if (error instanceof GraphQLError && error.extensions['code'] === 'NOT_FOUND') return [];
  throw error;
}
export const badInput = (message: string, field?: string): GraphQLError =>
  new GraphQLError(message, {
    extensions: { code: 'BAD_USER_INPUT', ...(field === undefined ? {} : { field }) },
  });

/** An answer that cannot be read: no JSON, cut off or too large. */
export const unreadable = (): GraphQLError => errorOf(0, null);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The server's words; a code is none. */
function wordsOf({ message, error }: Refusal): string | undefined {
  if (isText(message)) return message.slice(0, MAX_WORDS);
  return isText(error) && !CODE_PATTERN.test(error) ? error.slice(0, MAX_WORDS) : undefined;
}

function codeOf(status: number, { error, message }: Refusal): string {
  if (UNAVAILABLE_STATUSES.has(status)) return 'UNAVAILABLE';
  if (status < 400 || status >= 500) return 'INTERNAL_SERVER_ERROR';
  if (status !== 400) return CODE_BY_STATUS[status] ?? 'BAD_USER_INPUT';
  if (typeof error === 'string' && CODE_PATTERN.test(error))
    return BAD_INPUT.has(error) ? 'BAD_USER_INPUT' : error;
  return CODE_BY_MESSAGE[String(message)] ?? 'BAD_USER_INPUT';
}

/** The one place where a REST status becomes an error of the graph (docs/rules/wire.md#statuses-and-texts). */
export function errorOf(status: number, body: unknown): GraphQLError {
  const refusal: Refusal = typeof body === 'object' && body !== null ? { ...body } : {};
  const words = WITH_WORDS.has(status) ? wordsOf(refusal) : undefined;
  const message = words ?? TEXT_BY_STATUS[status] ?? OTHER;
  const code = codeOf(status, refusal);
  if (status < 400 || status >= 500)
    return new GraphQLError(message, {
      extensions: { code, ...(code === 'UNAVAILABLE' ? {} : { [SAID_BY_BACKEND]: true }) },
    });
  const details = DETAILS.flatMap((name) =>
    refusal[name] === undefined ? [] : [[name, refusal[name]]],
  );
  // the refreshes of bills, invoices and credit notes answer a list of texts as error
  if (Array.isArray(refusal.error)) details.push(['errors', refusal.error]);
  return new GraphQLError(message, {
    extensions: { ...Object.fromEntries(details), code },
  });
}
