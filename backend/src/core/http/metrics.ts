import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { internalAccess } from '../access/access.ts';
import { readBackupState } from '../data/backupRecords.ts';
import { poolCounts } from '../data/database.ts';
import type { App, AppParts } from './appParts.ts';

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

let ofProcess: Registry | undefined;

/** Collected once, whatever apps a process serves: its timer and its observer of collections never end. */
function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess, prefix: 'backend_' });
  }
  return ofProcess;
}

/** Metrics open with the token, or from this machine itself, not through a proxy on it. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined)
    return LOOPBACK.test(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for'];
  const [given, held] = [
    Buffer.from(request.headers.authorization ?? ''),
    Buffer.from(`Bearer ${token}`),
  ];
  return given.length === held.length && timingSafeEqual(given, held);
}

/** GET /metrics for Prometheus: the process, the calls by route, the pool. */
export async function metricsRoutes(
  app: App,
  { db, settings }: Pick<AppParts, 'db' | 'settings'>,
): Promise<void> {
  const registry = Registry.merge([processMetrics()]);
  const registers = [registry];
  const http = new Histogram({
    name: 'backend_http_seconds',
    help: 'Time of a call by method, route and status',
    buckets: SECONDS,
    labelNames: ['method', 'route', 'status'] as const,
    registers,
  });
  const pool = new Gauge({
    name: 'backend_pool_connections',
    help: 'Connections of the database pool',
    labelNames: ['state'] as const,
    registers,
    collect: () =>
      Object.entries(poolCounts(db)).forEach(([state, count]) => pool.set({ state }, count)),
  });
  if (settings.backup) {
    const backup: Gauge = new Gauge({
      name: 'backend_backup_age_seconds',
      help: 'Seconds since the moment of the last good backup; +Inf before the first',
      registers,
      async collect(): Promise<void> {
        backup.set((await readBackupState(db)).ageSeconds ?? Infinity);
      },
    });
  }
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address asked for: a caller must not be able to make new series.
    const { method, routeOptions } = request;
    http.observe(
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/metrics', { config: internalAccess }, async (request, reply) => {
    if (!mayRead(request, settings.metricsToken)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
