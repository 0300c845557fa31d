import type { FastifyInstance } from 'fastify';
import type { BackendConnections } from './backendClient.ts';

const HEALTH_TIMEOUT_MS = 2_000;

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

/** /healthz: this process runs. /readyz: it can also work. */
export function serveHealth(app: FastifyInstance, connections: BackendConnections): void {
  const warningsOnly = { logLevel: 'warn' } as const;
  app.get('/healthz', warningsOnly, async () => ({ status: 'ok' }));
  app.get('/readyz', warningsOnly, async (_, reply) => {
    const isUp = await isBackendReady(connections);
    return reply.code(isUp ? 200 : 503).send({ status: isUp ? 'ok' : 'backend does not answer' });
  });
}
