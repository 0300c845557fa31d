import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import { takesCappedCounts } from '@munim/schema/shared/counts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BackendConnections } from './backendClient.ts';
import type { Caller } from './caller.ts';
import type { Config } from './config.ts';
import { createContext, type Context } from './context.ts';
import { tokenOf } from './rateLimits.ts';
import { readMultipart } from './upload.ts';

const JSON_BODY_BYTES = 512 * 1024;
const PREFLIGHT_HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name'];

class BadRequest extends Error {
  readonly statusCode: number;
  readonly code: string;
  constructor(statusCode: number, message: string, code = 'BAD_REQUEST') {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
  }
}

/** A form on a foreign page can send multipart: only a script of ours can add this header, and only staff may upload. */
function mayUpload(request: FastifyRequest): void {
  if (!PREFLIGHT_HEADERS.some((name) => request.headers[name]))
    throw new BadRequest(400, `A multipart request needs the header ${PREFLIGHT_HEADERS[0]}: true`);
  if (tokenOf(request) === null)
    throw new BadRequest(401, 'Unauthorized Access', 'UNAUTHENTICATED');
}

async function readUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  uploadMegabytes: number,
): Promise<void> {
  if (!request.headers['content-type']?.startsWith('multipart/form-data')) return;
  try {
    mayUpload(request);
    const limits = {
      maxFieldSize: JSON_BODY_BYTES,
      maxFileSize: uploadMegabytes * 1024 * 1024,
      maxFiles: 5,
    };
    request.body = await readMultipart(request.raw, reply.raw, limits);
  } catch (error) {
    if (error instanceof BadRequest) throw error;
    const isTooLarge = error instanceof Error && 'status' in error && error.status === 413;
    throw new BadRequest(
      isTooLarge ? 413 : 400,
      isTooLarge ? 'The file is too large' : 'The multipart request cannot be read',
    );
  }
}

const DEVICE_TOKEN = /^[\x21-\x7e]{1,200}$/;

const callerOf = (request: FastifyRequest): Caller => ({
  token: tokenOf(request),
  requestId: request.id,
  address: request.ip,
  idempotencyKey: request.headers['idempotency-key']?.toString(),
  cappedCounts: takesCappedCounts(request.headers['prefer']),
  deviceToken: DEVICE_TOKEN.exec(request.headers['x-device-token']?.toString() ?? '')?.[0],
});

/** The name the caller gave the operation; its variables are never logged. */
function noteOperation({ body, facts }: FastifyRequest): void {
  const name = (body as { operationName?: unknown } | null)?.operationName;
  if (typeof name === 'string' && /^[A-Za-z_][A-Za-z0-9_]{0,79}$/.test(name))
    facts.operation = name;
}

interface Served {
  readonly apollo: ApolloServer<Context>;
  readonly connections: BackendConnections;
  readonly config: Config;
  readonly checkRate: (request: FastifyRequest) => Promise<void>;
}

/** POST only: no link can run an operation. */
export function serveGraph(
  app: FastifyInstance,
  { apollo, connections, config, checkRate }: Served,
): void {
  const handle = fastifyApolloHandler<Context>(apollo, {
    context: async (request) => {
      const context = createContext(connections, callerOf(request), config);
      noteOperation(request);
      // Filled while the operation runs, logged when it has ended.
      Object.defineProperty(request.facts, 'backendCalls', {
        enumerable: true,
        get: () => context.backend.calls.length,
      });
      return context;
    },
  });
  // Read in preValidation, where the reply is at hand: the files' streams end with it.
  app.addContentTypeParser('multipart/form-data', (_, __, done) => done(null));
  app.post(
    '/graphql',
    {
      bodyLimit: JSON_BODY_BYTES,
      onRequest: checkRate,
      preValidation: (request, reply) => readUpload(request, reply, config.uploadMegabytes),
      onSend: async (_, reply) => void reply.header('cache-control', 'no-store'),
    },
    handle,
  );
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: '/graphql',
    handler: async (_, reply) =>
      reply
        .code(405)
        .header('allow', 'POST')
        .send({ errors: [{ message: 'Only POST', extensions: { code: 'BAD_REQUEST' } }] }),
  });
}
