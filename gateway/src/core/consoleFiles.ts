import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const DIST = fileURLToPath(new URL('../../../console/dist/', import.meta.url));
const A_YEAR = 'public, max-age=31536000, immutable';

const wantsPage = ({ method, headers, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (headers.accept ?? '').includes('text/html') &&
  !/^\/(graphql|assets|files|metrics|dev)\b/.test(url);

const answerNotFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ success: false, message: 'Not found', error: 'NOT_FOUND' });

/** The built console: hashed files for ever, pages always fresh, and index.html for every address of the console's own. */
export async function serveConsole(app: FastifyInstance, dist = DIST): Promise<void> {
  if (!existsSync(`${dist}/index.html`)) {
    app.log.warn('The console is not built: only the API is served');
    app.setNotFoundHandler((_, reply) => answerNotFound(reply));
    return;
  }
  await app.register(fastifyStatic, {
    root: dist,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(`${dist}assets/`) ? A_YEAR : 'no-cache');
    },
  });
  // requested by a tab that shows a PDF, which names no icon
  app.get('/favicon.ico', (_, reply) => reply.code(204).send());
  if (existsSync(`${dist}/explorer.html`))
    app.get('/explorer', (_, reply) => reply.sendFile('explorer.html'));
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request) ? reply.sendFile('index.html') : answerNotFound(reply),
  );
}
