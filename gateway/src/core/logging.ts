import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const CALLER_REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** The caller's own id when it is one, so that a request can be followed through all parts. */
export function requestId(request: IncomingMessage): string {
  const sent = request.headers['x-request-id'];
  return typeof sent === 'string' && CALLER_REQUEST_ID.test(sent) ? sent : randomUUID();
}

/** Queries contain one-use tokens and bodies contain secrets: neither is logged. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/** Fields that a handler adds to its request's log line. */
export interface LogFacts {
  operation?: string;
  backendCalls?: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    facts: LogFacts;
  }
}

/** Writes one log line per request, at its end. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('facts', null as never);
  app.addHook('onRequest', async (request, reply) => {
    request.facts = {};
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, ip, facts } = request;
    request.log.info(
      {
        method,
        path: pathOf(url),
        ip,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...facts,
      },
      'request',
    );
  });
}
