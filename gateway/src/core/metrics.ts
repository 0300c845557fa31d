import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { BackendConnections } from './backendConnections.ts';

const DURATION_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

const isLoopback = (address = ''): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);

/** Access to the metrics: with the token, or from loopback without a proxy. */
function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token === null)
    return isLoopback(request.socket.remoteAddress) && !request.headers['x-forwarded-for'];
  const [sent, expected] = [
    Buffer.from(request.headers.authorization ?? ''),
    Buffer.from(`Bearer ${token}`),
  ];
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

let ofProcess: Registry | undefined;

/** Collected once, whatever apps a process serves: its timer and its observer of collections never end. */
function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess, prefix: 'gateway_' });
  }
  return ofProcess;
}

export class Metrics {
  readonly #registry = Registry.merge([processMetrics()]);
  readonly #http = new Histogram({
    name: 'gateway_http_seconds',
    help: 'Time of a request by route and status',
    labelNames: ['route', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [this.#registry],
  });
  readonly #backend = new Histogram({
    name: 'gateway_backend_seconds',
    help: 'Time of a call of the backend by method and status; status 0 had no answer',
    labelNames: ['method', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [this.#registry],
  });
  readonly #errors = new Counter({
    name: 'gateway_graphql_errors_total',
    help: 'Errors answered by the graph, by code',
    labelNames: ['code'],
    registers: [this.#registry],
  });

  watchBackend(connections: BackendConnections): void {
    connections.onCall = ({ method, status, seconds }) =>
      this.#backend.observe({ method, status }, seconds);
  }

  countError(code: string): void {
    this.#errors.inc({ code });
  }

  serve(app: FastifyInstance, token: string | null): void {
    app.addHook('onResponse', (request, reply, done) => {
      // The route's pattern, never the requested address: a caller must not be able to create series.
      this.#http.observe(
        { route: request.routeOptions.url ?? 'none', status: reply.statusCode },
        reply.elapsedTime / 1000,
      );
      done();
    });
    app.get('/metrics', async (request, reply) => {
      if (!mayRead(request, token)) return reply.callNotFound();
      return reply
        .header('content-type', this.#registry.contentType)
        .send(await this.#registry.metrics());
    });
  }
}
