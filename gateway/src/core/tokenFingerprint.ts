import { hash } from 'node:crypto';

/** Tokens whose fingerprint is kept: those of requests that run now. */
const MOST = 256;
const known = new Map<string, string>();

/**
 * Stands for a token wherever something is kept by it, so that no token is. One request asks for it
 * several times, by the limits of requests and by recent viewers, and is hashed once; the tokens
 * themselves stay for as long as some hundred others.
 */
export function fingerprintOf(token: string): string {
  const found = known.get(token);
  if (found !== undefined) return found;
  const print = hash('sha256', token, 'base64url');
  known.set(token, print);
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  return print;
}
