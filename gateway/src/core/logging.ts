import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import pino, { type DestinationStream } from 'pino';

/** Bytes of lines that a reader which has stopped reading lets wait; later ones are dropped. */
const MOST_WAITING = 16 * 1024 * 1024;

let lines: DestinationStream | undefined;
/**
 * Standard output, written once for many lines: a write for each is a quarter of the CPU of a small query. Lines wait for 200 ms
 * at most and are written at the exit; what a kill can take with it is that much.
 */
export const logLines = (): DestinationStream =>
  (lines ??= pino.destination({
    sync: false,
    minLength: 4096,
    periodicFlush: 200,
    maxLength: MOST_WAITING,
  }));

const CALLER_REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** The caller's own id when it is one, so that a request can be followed through all parts. */
export function requestId(request: IncomingMessage): string {
  const sent = request.headers['x-request-id'];
  return typeof sent === 'string' && CALLER_REQUEST_ID.test(sent) ? sent : randomUUID();
}

/** Queries contain one-use tokens and bodies contain secrets: neither is logged. */
const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/** Fields that a handler adds to its request's log line. */
export interface LogFacts {
  operation?: string;
  /** Calls of the backend, of which the number is logged. */
  calls?: readonly string[];
}

declare module 'fastify' {
  interface FastifyRequest {
    facts: LogFacts;
  }
}

/**
 * Writes one log line per request, at its end. By a logger of its own, for these fields have no secret to redact: looking for
 * one is a tenth of what a small query allocates.
 */
export function logRequests(app: FastifyInstance, level: string): void {
  const log = pino({ level }, logLines());
  app.decorateRequest('facts', null as never);
  app.addHook('onRequest', (request, reply, done) => {
    request.facts = {};
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url, ip, facts } = request;
    const { calls, ...named } = facts;
    log.info(
      {
        requestId: request.id,
        method,
        path: pathOf(url),
        ip,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...named,
        ...(calls && { backendCalls: calls.length }),
      },
      'request',
    );
    done();
  });
}
