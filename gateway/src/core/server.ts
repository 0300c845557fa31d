import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { GraphQLError } from 'graphql';
import { createApollo } from './apollo.ts';
import { connectBackend, type BackendConnections } from './backendConnections.ts';
import { BadRequest } from './badRequest.ts';
import { isUnavailable, RETRY_AFTER_SECONDS } from './backendErrors.ts';
import type { Config } from './config.ts';
import { serveConsole } from './consoleFiles.ts';
import { Costs } from './cost/costs.ts';
import { serveGraph } from './graphqlRoute.ts';
import { serveHealth } from './health.ts';
import { logLines, logRequests, requestId } from './logging.ts';
import { Metrics } from './metrics.ts';
import { Plans } from './plan/plans.ts';
import { serveFiles } from './proxies.ts';
import { serveQueryAddresses } from './queryAddress.ts';
import { limitRates, TooManyRequests } from './rateLimits.ts';
import type { Graph } from './schema.ts';
import { secureHeaders } from './security.ts';
import { serveSubscriptions } from './subscriptions.ts';
import { dropUnreadBodies } from './unreadBodies.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

function createApp({ logLevel, trustProxy }: Config): FastifyInstance {
  return Fastify({
    logger: {
      level: logLevel,
      stream: logLines(),
      redact: ['req.headers', 'headers', 'authorization', '*.authorization', '*.token'],
    },
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: requestId,
    trustProxy,
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
}

/** Errors of the caller keep their text; internal errors show none. */
function answerError(
  error: FastifyError & Partial<Pick<GraphQLError, 'extensions'>>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (isUnavailable(error)) {
    void reply.header('retry-after', String(RETRY_AFTER_SECONDS));
    return reply.code(503).send({ errors: [error] });
  }
  const status = error.statusCode ?? 500;
  const isFault = status >= 500;
  if (isFault) request.log.error({ err: error }, 'fault');
  if (error instanceof TooManyRequests) reply.header('retry-after', String(error.retryAfter));
  const code = isFault
    ? 'INTERNAL_SERVER_ERROR'
    : (error.code ?? 'FST_').startsWith('FST_')
      ? 'BAD_REQUEST'
      : error.code;
  const message = isFault ? 'Internal server error' : error.message;
  const field = error instanceof BadRequest ? error.field : undefined;
  const extensions = field === undefined ? { code } : { code, field };
  return reply.code(status).send({ errors: [{ message, extensions }] });
}

async function compressAnswers(app: FastifyInstance, { compression, host }: Config): Promise<void> {
  if (compression === 'off' || (compression === 'auto' && LOOPBACK.has(host))) return;
  await app.register(compress, {
    encodings: compression === 'gzip' ? ['gzip'] : ['br', 'gzip'],
    // Quality 1 takes a fifth of the time and shrinks to an eighth; higher levels gain little here.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
    zlibOptions: { level: 1 },
    threshold: 1_400,
  });
}

export interface Gateway {
  readonly app: FastifyInstance;
  readonly connections: BackendConnections;
  close(): Promise<void>;
}

export async function createGateway(
  config: Config,
  graph: Graph,
  consoleDist?: string,
): Promise<Gateway> {
  const app = createApp(config);
  const limits = { timeoutMs: config.backendTimeoutMs, connections: config.backendConnections };
  const connections = connectBackend(config.backendUrl, limits);
  connections.onFault = ({ error, ...facts }) =>
    app.log.warn({ ...facts, err: error }, 'the backend failed');
  if (config.realtime) {
    const { url, token } = config.realtime;
    connections.realtime = { connections: connectBackend(url, limits), token };
  }
  const metrics = new Metrics();
  metrics.watchBackend(connections);
  const plans = new Plans(graph);
  const costs = new Costs(connections, config.costBucket);
  const apollo = createApollo({
    graph,
    plans,
    costs,
    log: app.log,
    isProduction: config.production,
    onErrorCode: (code) => metrics.countError(code),
  });
  await apollo.start();

  app.setErrorHandler(answerError);
  logRequests(app, config.logLevel);
  dropUnreadBodies(app);
  secureHeaders(app, config);
  await compressAnswers(app, config);
  const checkRate = limitRates(connections, config);
  metrics.serve(app, config.metricsToken);
  serveHealth(app, connections);
  await serveGraph(app, { graph, apollo, plans, costs, connections, config, checkRate });
  await serveSubscriptions(app, { graph, connections, config, checkRate });
  serveQueryAddresses(app, { connections, config, schema: graph.schema, checkRate });
  serveFiles(app, { connections, checkRate, isProduction: config.production });
  await serveConsole(app, config, consoleDist);

  const close = async (): Promise<void> => {
    await app.close();
    await apollo.stop();
    await connections.pool.close();
    await connections.realtime?.connections.pool.close();
  };
  return { app, connections, close };
}
