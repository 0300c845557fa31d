import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { pageWithPreloads } from './preloads.ts';
import { consolePolicy, EXPLORER_POLICY, WORKER_POLICY } from './security.ts';

const DIST = fileURLToPath(new URL('../../../console/dist/', import.meta.url));
const A_YEAR = 'public, max-age=31536000, immutable';

const wantsPage = ({ method, headers, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (headers.accept ?? '').includes('text/html') &&
  !/^\/(graphql|openapi\.json|schema\.graphql|assets|files|metrics|dev)\b/.test(url);

const answerNotFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ success: false, message: 'Not found', error: 'NOT_FOUND' });

/** Text in the built page (console/index.html) that the nonce of its answer replaces. */
const NONCE = 'nonce-of-this-answer';

/** Text in the built page that the settings of this gateway replace. */
const SETTINGS = 'settings-of-this-gateway';
const MARKS: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const settingsText = ({ brandName, emailEnding, production }: Config): string =>
  JSON.stringify({ brandName, emailEnding, outbox: !production }).replaceAll(
    /[&"<>]/g,
    (mark) => MARKS[mark] ?? '',
  );

/** Sends index.html with a nonce of its own, which the policy of this answer names. */
function pageSender(
  config: Config,
  dist: string,
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const settings = settingsText(config);
  const page = readFileSync(`${dist}/index.html`, 'utf8').replace(SETTINGS, () => settings);
  const { pageOf, scriptSource } = pageWithPreloads(page, dist);
  return ({ url }, reply) => {
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .header(
        'content-security-policy',
        consolePolicy({ nonce, scriptSource, assetOrigin: config.assetOrigin }),
      )
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(pageOf(url).replaceAll(NONCE, nonce));
  };
}

/** The built console: hashed files for ever, pages always fresh, and index.html for every address of the console's own. */
export async function serveConsole(
  app: FastifyInstance,
  config: Config,
  dist = DIST,
): Promise<void> {
  if (!existsSync(`${dist}/index.html`)) {
    app.log.warn('The console is not built: only the API is served');
    app.setNotFoundHandler((_, reply) => answerNotFound(reply));
    return;
  }
  await app.register(fastifyStatic, {
    root: dist,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(`${dist}assets/`);
      reply.header('cache-control', isHashed ? A_YEAR : 'no-cache');
      if (isHashed) reply.header('content-security-policy', WORKER_POLICY);
    },
  });
  const sendPage = pageSender(config, dist);
  for (const url of ['/', '/index.html']) app.get(url, sendPage);
  // requested by a tab that shows a PDF, which names no icon
  app.get('/favicon.ico', (_, reply) => reply.code(204).send());
  if (existsSync(`${dist}/explorer.html`))
    app.get('/explorer', (_, reply) =>
      reply.header('content-security-policy', EXPLORER_POLICY).sendFile('explorer.html'),
    );
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request) ? sendPage(request, reply) : answerNotFound(reply),
  );
}
