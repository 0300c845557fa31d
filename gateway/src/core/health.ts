import type { FastifyInstance } from 'fastify';
import type { BackendConnections } from './backendConnections.ts';
import { RETRY_AFTER_SECONDS } from './backendErrors.ts';

/** The backend's own checks take up to 4 s. */
const HEALTH_TIMEOUT_MS = 5_000;

async function isBackendReady({ pool, prefix }: BackendConnections): Promise<boolean> {
  try {
    const options = {
      method: 'GET' as const,
      path: `${prefix}/readyz`,
      headersTimeout: HEALTH_TIMEOUT_MS,
      bodyTimeout: HEALTH_TIMEOUT_MS,
    };
    const { statusCode, body } = await pool.request(options);
    await body.dump();
    return statusCode === 200;
  } catch {
    return false;
  }
}

/**
 * /healthz: this process runs; /healthz/caller: the caller's address, seen through a proxy.
 * /readyz: it can also work.
 */
export function serveHealth(app: FastifyInstance, connections: BackendConnections): void {
  const warningsOnly = { logLevel: 'warn' } as const;
  app.get('/healthz', warningsOnly, async () => ({ status: 'ok' }));
  app.get('/healthz/caller', warningsOnly, async ({ ip, protocol, headers }) => ({
    address: ip,
    protocol,
    forwarded: headers['x-forwarded-for'] !== undefined,
  }));
  app.get('/readyz', warningsOnly, async (_, reply) => {
    const isUp = await isBackendReady(connections);
    if (!isUp) void reply.header('retry-after', String(RETRY_AFTER_SECONDS));
    return reply.code(isUp ? 200 : 503).send({ status: isUp ? 'ok' : 'backend does not answer' });
  });
}
