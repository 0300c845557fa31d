import { addressGroup } from '@munim/schema/shared/addressGroup.ts';
import type { FastifyRequest } from 'fastify';
import { AcceptedTokens } from './acceptedTokens.ts';
import type { BackendConnections } from './backendConnections.ts';
import type { Config } from './config.ts';
import { SharedBudgets } from './sharedBudgets.ts';
import { fingerprintOf } from './tokenFingerprint.ts';

export class TooManyRequests extends Error {
  readonly statusCode = 429;
  readonly code: string;
  readonly retryAfter: number;
  constructor(
    retryAfter: number,
    message = 'Too many attempts. Please try again later.',
    code = 'RATE_LIMITED',
  ) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

const bearer = /^Bearer ([\x21-\x7e]{1,2000})$/i;
export const tokenOf = (request: FastifyRequest): string | null =>
  bearer.exec(request.headers.authorization ?? '')?.[1] ?? null;

/**
 * Per minute, over all gateways: every address (of IPv6 every /64), then a token that the backend has accepted, or the address again and more strictly.
 * The first requests of a new token count against the address until the backend accepts it, so that invented ones gain nothing.
 */
export function limitRates(
  connections: BackendConnections,
  { limitAddress, limitToken, limitAnonymous }: Config,
): (request: FastifyRequest) => Promise<void> {
  const budgets = new SharedBudgets(connections);
  const tokens = new AcceptedTokens();
  connections.onToken = (token, isAccepted) => {
    const print = fingerprintOf(token);
    if (!isAccepted) return tokens.refuse(print);
    const counted = tokens.accept(print);
    if (counted) budgets.giveBack(counted.budget, counted.requests);
  };
  return async (request) => {
    const token = tokenOf(request);
    const print = token === null ? null : fingerprintOf(token);
    const isAccepted = print !== null && tokens.has(print);
    const address = addressGroup(request.ip);
    const anonymous = { key: `anonymous ${address}`, most: limitAnonymous };
    const limits = [
      { key: `address ${address}`, most: limitAddress },
      isAccepted ? { key: `token ${print}`, most: limitToken } : anonymous,
    ].filter(({ most }) => most > 0);
    const seconds = await budgets.take(limits);
    if (seconds !== null) throw new TooManyRequests(seconds);
    if (print !== null && !isAccepted && limitAnonymous > 0) tokens.note(print, anonymous.key);
  };
}
