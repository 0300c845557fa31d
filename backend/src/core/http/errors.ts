/** An answer that is not a success (docs/rules/wire.md#envelope). */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly details: Record<string, unknown>;

  constructor(
    statusCode: number,
    code: string,
    message: string,
    details: Record<string, unknown> = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.details = details;
  }
}

/** A business rule says no; the message is shown to the person. */
export const refused = (message: string, code = 'REFUSED', details: Record<string, unknown> = {}) =>
  new Refusal(400, code, message, details);
/** One invalid field of the request. */
export const badField = (field: string, message: string) =>
  new Refusal(400, 'VALIDATION', message, { field });
/** Names the part of the request in a refusal's field: 'email' of 'contacts.1' is 'contacts.1.email'. */
export async function inField<T>(part: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof Refusal) || typeof error.details['field'] !== 'string') throw error;
    const { statusCode, code, message, details } = error;
    throw new Refusal(statusCode, code, message, {
      ...details,
      field: `${part}.${details['field'] as string}`,
    });
  }
}
export const notFound = (what: string) => new Refusal(404, 'NOT_FOUND', `${what} not found`);
export const forbidden = () =>
  new Refusal(403, 'FORBIDDEN', 'You do not have permission to do this');
/** Refuses an API token what only people who are signed in may do (decision 078). */
export const notByToken = () =>
  new Refusal(403, 'FORBIDDEN', 'An API token cannot do this: sign in for it');
/** Refuses changes while viewing as another user (decision 048); a 400, whose words the console shows. */
export const readOnly = () =>
  new Refusal(
    400,
    'READ_ONLY',
    'You see what another person sees: nothing can be changed, and nothing was',
  );
export const unauthenticated = () => new Refusal(401, 'UNAUTHENTICATED', 'Unauthorized Access');
export const tooManyRequests = (message = 'Too many attempts. Please try again later.') =>
  new Refusal(400, 'RATE_LIMITED', message);
/**
 * Refusal when something this service needs does not answer, or takes no writes; the same call may
 * succeed later.
 */
export const unavailable = () =>
  new Refusal(503, 'UNAVAILABLE', 'The service is not available right now. Please try again.');
/** Someone else changed the record since it was read. */
export const conflict = (what: string, details: Record<string, unknown> = {}) =>
  new Refusal(
    400,
    'CONFLICT',
    `This ${what} was changed by someone else. Load it again to see the change.`,
    details,
  );
export const invalidTransition = (
  what: string,
  from: string,
  to: string,
  allowed: readonly string[],
) =>
  new Refusal(400, 'INVALID_TRANSITION', `Cannot change ${what} from ${from} to ${to}`, {
    from,
    to,
    allowed,
  });
