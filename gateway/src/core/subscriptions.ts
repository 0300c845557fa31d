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
import type { BackendConnections } from './backendClient.ts';
import { forbidden } from './backendErrors.ts';
import type { Config } from './config.ts';
import { createContext, type Context } from './context.ts';
import { formatError } from './errors.ts';
import { activeGuards, collectGuards, isAllowed } from './guards.ts';
import { documentLimits } from './limits.ts';
import type { Graph } from './schema.ts';

/** Limits of open subscriptions per gateway, person and connection. */
const MOST_SOCKETS = 2_000;
const MOST_OF_ONE = 20;
const MOST_OPERATIONS = 10;
const MOST_BYTES = 16 * 1024;
const MOST_TOKENS = 500;
/** A token that does not say when it ends is asked for again after this. */
const UNSAID_MS = 15 * 60_000;

/** The backend has judged the token; its end is only read here. */
function endOf(token: string): number {
  try {
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      exp?: unknown;
    };
    if (typeof exp === 'number') return exp * 1000;
  } catch {
    return Date.now() + UNSAID_MS;
  }
  return Date.now() + UNSAID_MS;
}

/** Errors of the caller's own document are returned as they are; a limit has its own code. */
const wrong = (code: string, { message, extensions }: GraphQLError) =>
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

/** Subscriptions only, over one WebSocket a tab: who connects says their token first, and the connection ends when the token does. */
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
    const mine = viewer ? (sockets.get(viewer.id) ?? 0) : MOST_OF_ONE;
    if (!viewer || mine >= MOST_OF_ONE) return false;
    sockets.set(viewer.id, mine + 1);
    const expiry = setTimeout(
      () => extra.socket.close(CloseCode.Forbidden, 'The token has ended'),
      Math.max(0, endOf(token) - Date.now()),
    );
    extra.socket.once('close', () => {
      clearTimeout(expiry);
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
    const document = parse(query, { maxTokens: MOST_TOKENS });
    const errors = validate(graph.schema, document, [...specifiedRules, documentLimits]);
    if (errors.length) return errors.map((error) => wrong('GRAPHQL_VALIDATION_FAILED', error));
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== 'subscription')
      return [new GraphQLError('Only subscriptions', { extensions: { code: 'BAD_REQUEST' } })];
    const guards = activeGuards(
      collectGuards(graph.schema, graph.guards, document, operation),
      variables ?? {},
    );
    if (!context || !guards.every((guard) => isAllowed(guard, context.viewer, context.can)))
      return [forbidden()];
    return {
      schema: graph.schema,
      document,
      operationName,
      variableValues: variables,
      contextValue: context,
    };
  }

  await app.register(websocket, { options: { maxPayload: MOST_BYTES } });
  const handle = makeHandler<{ token?: unknown }, { operations: number; context?: Context }>({
    schema: graph.schema,
    connectionInitWaitTimeout: 5_000,
    onConnect: ({ extra, connectionParams }) =>
      admit(extra as unknown as Extra, connectionParams?.token),
    onSubscribe: (ctx, _id, payload) => {
      const extra = ctx.extra as unknown as Extra;
      if (Object.keys(ctx.subscriptions).length > MOST_OPERATIONS)
        return [
          new GraphQLError('Too many subscriptions', { extensions: { code: 'RATE_LIMITED' } }),
        ];
      try {
        return prepare(extra, payload);
      } catch (error) {
        if (error instanceof GraphQLError) return [wrong('GRAPHQL_PARSE_FAILED', error)];
        throw error;
      }
    },
    onError: (_ctx, _id, _payload, errors) => errors.map((error) => formatError(error)),
  });
  await app.register(async (scope) => {
    scope.get('/graphql/ws', { websocket: true, onRequest: checkRate }, (socket, request) => {
      if (open >= MOST_SOCKETS) return socket.close(1013, 'Try again later');
      open++;
      socket.once('close', () => open--);
      return handle.call(app, socket, request);
    });
  });
}
