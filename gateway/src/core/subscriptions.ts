import { isApiToken } from '@munim/schema/shared/apiTokens.ts';
import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  getOperationAST,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type ExecutionArgs,
} from 'graphql';
import { CloseCode, type SubscribePayload } from 'graphql-ws';
import { makeHandler } from 'graphql-ws/use/@fastify/websocket';
import type { BackendConnections } from './backendConnections.ts';
import { badInput, forbidden } from './backendErrors.ts';
import type { Config } from './config.ts';
import { createContext, type Context } from './context.ts';
import { formatError } from './errors.ts';
import { activeGuards, collectGuards, refusalOf } from './guards.ts';
import { documentLimits } from './limits.ts';
import { nestingProblem } from './nesting.ts';
import type { Graph } from './schema.ts';

/** Limits of open subscriptions per gateway, person and connection. */
const MAX_SOCKETS = 2_000;
const MAX_SOCKETS_PER_USER = 20;
const MAX_OPERATIONS = 10;
const MAX_MESSAGE_BYTES = 16 * 1024;
const MAX_TOKENS = 500;
/** Life of a token without an expiry claim. */
const DEFAULT_TOKEN_LIFE_MS = 15 * 60_000;

/** Expiry of a token that the backend has verified, in milliseconds. An API token is looked at with each read for its subscribers. */
function expiryOf(token: string): number {
  if (isApiToken(token)) return Number.POSITIVE_INFINITY;
  try {
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      exp?: unknown;
    };
    if (typeof exp === 'number') return exp * 1000;
  } catch {
    return Date.now() + DEFAULT_TOKEN_LIFE_MS;
  }
  return Date.now() + DEFAULT_TOKEN_LIFE_MS;
}

/** Node's timers take at most this, about 24.8 days; a longer one fires at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Runs at a time in milliseconds since 1970; answers how to stop waiting. */
export function atTime(time: number, run: () => void): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    const left = time - Date.now();
    timer =
      left > MAX_TIMER_MS ? setTimeout(wait, MAX_TIMER_MS) : setTimeout(run, Math.max(0, left));
  };
  wait();
  return () => clearTimeout(timer);
}

/** Errors of the caller's document keep their message; a limit has its own code. */
const withCode = (code: string, { message, extensions }: GraphQLError) =>
  new GraphQLError(message, { extensions: { code, ...extensions } });

const TOKEN = /^[\x21-\x7e]{1,2000}$/;

interface Extra {
  readonly socket: WebSocket;
  readonly request: FastifyRequest;
  context?: Context;
  operations: number;
}

interface Served {
  readonly graph: Graph;
  readonly connections: BackendConnections;
  readonly config: Config;
  readonly checkRate: (request: FastifyRequest) => Promise<void>;
}

/** Subscriptions only, over one WebSocket a tab: the first message has the token, and the connection ends when the token expires. */
export async function serveSubscriptions(
  app: FastifyInstance,
  { graph, connections, config, checkRate }: Served,
): Promise<void> {
  const sockets = new Map<string, number>();
  let open = 0;

  /** False refuses, and with it the connection ends. */
  async function admit(extra: Extra, token: unknown): Promise<boolean> {
    if (typeof token !== 'string' || !TOKEN.test(token)) return false;
    const { id, ip } = extra.request;
    const context = createContext(connections, { token, requestId: id, address: ip }, config);
    const viewer = await context.signedIn().catch(() => null);
    // a socket that has closed meanwhile never says so again
    if (extra.socket.readyState !== extra.socket.OPEN) return false;
    const ownSockets = viewer ? (sockets.get(viewer.id) ?? 0) : MAX_SOCKETS_PER_USER;
    if (!viewer || ownSockets >= MAX_SOCKETS_PER_USER) return false;
    sockets.set(viewer.id, ownSockets + 1);
    const stopWaiting = atTime(expiryOf(token), () =>
      extra.socket.close(CloseCode.Forbidden, 'The token has ended'),
    );
    extra.socket.once('close', () => {
      stopWaiting();
      const left = (sockets.get(viewer.id) ?? 1) - 1;
      if (left > 0) sockets.set(viewer.id, left);
      else sockets.delete(viewer.id);
    });
    extra.context = context;
    return true;
  }

  /**
   * The same checks as over HTTP: the document's limits, then the permissions of all it selects.
   */
  function prepare(
    extra: Extra,
    { query, operationName, variables }: SubscribePayload,
  ): ExecutionArgs | GraphQLError[] {
    const { context } = extra;
    const problem = nestingProblem(query, MAX_TOKENS);
    if (problem) return [badInput(problem, 'query')];
    const document = parse(query, { maxTokens: MAX_TOKENS });
    const errors = validate(graph.schema, document, [...specifiedRules, documentLimits]);
    if (errors.length) return errors.map((error) => withCode('GRAPHQL_VALIDATION_FAILED', error));
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== 'subscription')
      return [new GraphQLError('Only subscriptions', { extensions: { code: 'BAD_REQUEST' } })];
    const guards = activeGuards(
      collectGuards(graph.schema, graph.guards, document, operation),
      variables ?? {},
    );
    if (!context) return [forbidden()];
    const refusal = refusalOf(guards, context.viewer, context.can);
    if (refusal) return [refusal];
    return {
      schema: graph.schema,
      document,
      operationName,
      variableValues: variables,
      contextValue: context,
    };
  }

  await app.register(websocket, { options: { maxPayload: MAX_MESSAGE_BYTES } });
  const handle = makeHandler<{ token?: unknown }, { operations: number; context?: Context }>({
    schema: graph.schema,
    connectionInitWaitTimeout: 5_000,
    onConnect: ({ extra, connectionParams }) =>
      admit(extra as unknown as Extra, connectionParams?.token),
    onSubscribe: (ctx, _id, payload) => {
      const extra = ctx.extra as unknown as Extra;
      if (Object.keys(ctx.subscriptions).length > MAX_OPERATIONS)
        return [
          new GraphQLError('Too many subscriptions', { extensions: { code: 'RATE_LIMITED' } }),
        ];
      try {
        return prepare(extra, payload);
      } catch (error) {
        if (error instanceof GraphQLError) return [withCode('GRAPHQL_PARSE_FAILED', error)];
        throw error;
      }
    },
    onError: (_ctx, _id, _payload, errors) => errors.map((error) => formatError(error)),
  });
  await app.register(async (scope) => {
    scope.get('/graphql/ws', { websocket: true, onRequest: checkRate }, (socket, request) => {
      if (open >= MAX_SOCKETS) return socket.close(1013, 'Try again later');
      open++;
      socket.once('close', () => open--);
      return handle.call(app, socket, request);
    });
  });
}
