import { sqlState } from './database.ts';

/** PostgreSQL: connection lost (08), resources used up (53), stopped or starting (57P), I/O error (58), read-only, statement too slow. */
const STATES = /^(08|53|57P|58)|^(25006|57014)$/;
const SYSTEM = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]);
/** The driver's own errors have no code. */
const TEXTS =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error))/;

/** True for a fault that ends by itself or by an operator's hand: the same call may succeed later. */
export function isUnavailable(error: unknown): boolean {
  const code = sqlState(error);
  if (code !== undefined) return STATES.test(code) || SYSTEM.has(code);
  return error instanceof Error && TEXTS.test(error.message);
}
