import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A refresh token is `<session id>.<32 bytes>.<signature>`: 32 random bytes at sign-in, then derived from the token it replaces.
 * Derived, so that ten tabs that renew at once all get the same successor; signed, so that an old token is known for one
 * of ours, and its reuse ends the session, while an invented one does nothing. Only its SHA-256 is stored.
 */
const hmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url');

function sign(secret: string, sessionId: string, bytes: string): string {
  const unsigned = `${sessionId}.${bytes}`;
  return `${unsigned}.${hmac(secret, `refresh:${unsigned}`)}`;
}

export const firstRefreshToken = (secret: string, sessionId: string): string =>
  sign(secret, sessionId, randomBytes(32).toString('base64url'));

export const nextRefreshToken = (secret: string, sessionId: string, token: string): string =>
  sign(secret, sessionId, hmac(secret, `next:${token}`));

export const hashRefreshToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** The session a token of ours belongs to. */
export function sessionOf(secret: string, token: string): string | undefined {
  const [sessionId = '', bytes = ''] = token.split('.');
  const expected = Buffer.from(sign(secret, sessionId, bytes));
  const given = Buffer.from(token);
  return expected.length === given.length && timingSafeEqual(expected, given)
    ? sessionId
    : undefined;
}
