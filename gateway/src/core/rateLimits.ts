import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

export class TooManyRequests extends Error {
  readonly statusCode = 429;
  readonly code = 'RATE_LIMITED';
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super('Too many attempts. Please try again later.');
    this.retryAfter = retryAfter;
  }
}

const bearer = /^Bearer ([\x21-\x7e]{1,2000})$/;
export const tokenOf = (request: FastifyRequest): string | null =>
  bearer.exec(request.headers.authorization ?? '')?.[1] ?? null;
const fingerprint = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Per minute: every address, then the token, or the address again and more strictly when there is none. The first limits invented tokens. */
export async function limitRates(
  app: FastifyInstance,
  config: Config,
): Promise<(request: FastifyRequest) => Promise<void>> {
  await app.register(rateLimit, { global: false });
  const limit = (max: number, keyGenerator: (request: FastifyRequest) => string) =>
    max === 0 ? null : app.createRateLimit({ max, timeWindow: 60_000, keyGenerator });
  const byAddress = limit(config.limitAddress, (request) => `address:${request.ip}`);
  const byToken = limit(
    config.limitToken,
    (request) => `token:${fingerprint(tokenOf(request) ?? '')}`,
  );
  const anonymous = limit(config.limitAnonymous, (request) => `anonymous:${request.ip}`);
  return async (request) => {
    for (const check of [byAddress, tokenOf(request) === null ? anonymous : byToken]) {
      const verdict = await check?.(request);
      if (verdict && !verdict.isAllowed && verdict.isExceeded)
        throw new TooManyRequests(verdict.ttlInSeconds);
    }
  };
}
