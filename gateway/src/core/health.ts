import type { FastifyInstance } from 'fastify';
import type { BackendConnections } from './backendClient.ts';

const PATIENCE_MS = 2_000;

async function isBackendReady({ pool, prefix }: BackendConnections): Promise<boolean> {
  try {
    const options = {
      method: 'GET' as const,
      path: `${prefix}/readyz`,
      headersTimeout: PATIENCE_MS,
      bodyTimeout: PATIENCE_MS,
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
  const quiet = { logLevel: 'warn' } as const;
  app.get('/healthz', quiet, async () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async (_, reply) => {
    const isUp = await isBackendReady(connections);
    return reply.code(isUp ? 200 : 503).send({ status: isUp ? 'ok' : 'backend does not answer' });
  });
}
