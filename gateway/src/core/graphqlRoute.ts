import type { ApolloServer } from '@apollo/server';
import multipart from '@fastify/multipart';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import { takesCappedCounts } from '@munim/schema/shared/counts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_TOKENS } from './apollo.ts';
import { BadRequest } from './badRequest.ts';
import type { BackendConnections } from './backendConnections.ts';
import type { Caller } from './caller.ts';
import type { Config } from './config.ts';
import { serveContracts } from './contractDocuments.ts';
import { createContext, type Context } from './context.ts';
import type { Costs } from './cost/costs.ts';
import { nestingProblem } from './nesting.ts';
import type { Plans } from './plan/plans.ts';
import { ShortPath } from './plan/shortPath.ts';
import { tokenOf } from './rateLimits.ts';
import type { Graph } from './schema.ts';
import { refuseStrangers } from './refuseStrangers.ts';
import { readMultipart } from './upload.ts';

const JSON_BODY_BYTES = 512 * 1024;
const PREFLIGHT_HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name'];

/** A form on a foreign page can send multipart: only a script of ours can add this header. */
function refuseForeignForms({ headers }: FastifyRequest): void {
  if (!PREFLIGHT_HEADERS.some((name) => headers[name]))
    throw new BadRequest(400, `A multipart request needs the header ${PREFLIGHT_HEADERS[0]}: true`);
}

const DEVICE_TOKEN = /^[\x21-\x7e]{1,200}$/;

const callerOf = (request: FastifyRequest): Caller => ({
  token: tokenOf(request),
  requestId: request.id,
  address: request.ip,
  idempotencyKey: request.headers['idempotency-key']?.toString(),
  cappedCounts: takesCappedCounts(request.headers['prefer']),
  tellsCost: request.headers['x-munim-cost'] === '1',
  deviceToken: DEVICE_TOKEN.exec(request.headers['x-device-token']?.toString() ?? '')?.[0],
});

/** The name the caller gave the operation, and its calls of the backend; its variables are never logged. */
function noteOperation({ body, facts }: FastifyRequest, { backend }: Context): void {
  facts.calls = backend.calls;
  const name = (body as { operationName?: unknown } | null)?.operationName;
  if (typeof name === 'string' && /^[A-Za-z_][A-Za-z0-9_]{0,79}$/.test(name))
    facts.operation = name;
}

interface Served {
  readonly graph: Graph;
  readonly apollo: ApolloServer<Context>;
  readonly plans: Plans;
  readonly costs: Costs;
  readonly connections: BackendConnections;
  readonly config: Config;
  readonly checkRate: (request: FastifyRequest) => Promise<void>;
}

/** POST only: no link can run an operation. */
export async function serveGraph(
  app: FastifyInstance,
  { graph, apollo, plans, costs, connections, config, checkRate }: Served,
): Promise<void> {
  const contexts = new WeakMap<FastifyRequest, Context>();
  const contextOf = (request: FastifyRequest): Context => {
    const context = contexts.get(request) ?? createContext(connections, callerOf(request), config);
    contexts.set(request, context);
    return context;
  };
  const readUpload = async (request: FastifyRequest): Promise<void> => {
    if (!request.isMultipart()) return;
    refuseForeignForms(request);
    // uploads of staff only: the token is judged before any of the body is read
    await refuseStrangers(contextOf(request));
    request.body = await readMultipart(request, config.uploadMegabytes * 1024 * 1024);
  };
  const runPipeline = fastifyApolloHandler<Context>(apollo, {
    context: async (request) => contextOf(request),
  });
  const shortPath = new ShortPath(plans, costs);
  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const context = contextOf(request);
    noteOperation(request, context);
    const body = await shortPath.answer(request, reply, context);
    if (body !== null) return body;
    const answer = await runPipeline.call(app, request, reply);
    shortPath.learn(request, reply);
    return answer;
  };
  /**
   * Refuses a document before anything reads it: parsing and validating call themselves at each
   * bracket.
   */
  const refuseDeepDocument = async (request: FastifyRequest): Promise<void> => {
    if (shortPath.knows(request)) return;
    const { query } = (request.body ?? {}) as { query?: unknown };
    const problem = nestingProblem(query, MAX_TOKENS);
    if (problem) throw new BadRequest(400, problem, { code: 'BAD_USER_INPUT', field: 'query' });
  };
  // A file above the limit ends cut off, and is refused by our own words.
  await app.register(multipart, { throwFileSizeLimit: false });
  app.post(
    '/graphql',
    {
      bodyLimit: JSON_BODY_BYTES,
      onRequest: checkRate,
      preValidation: readUpload,
      preHandler: refuseDeepDocument,
      onSend: (_, reply, payload, done) => {
        reply.header('cache-control', 'no-store');
        done(null, payload);
      },
    },
    handle,
  );
  serveContracts(app, { graph, contextOf, checkRate });
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
