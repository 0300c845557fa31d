import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Backend, type BackendConnections } from './backendClient.ts';
import { fileHeaders } from './security.ts';

/** All that a browser needs to show a file; a cookie or a backend's own header stays behind. */
const PASSED_BACK = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'cache-control',
];
const PASSED_ON = ['range', 'if-none-match', 'if-modified-since'];
/** Shown in the browser; everything else is saved, so that nothing stored can act as a page of ours. */
const SHOWN = /^(image\/(png|jpeg|gif|webp|avif)|application\/pdf|text\/plain)\b/;
/** Made by the backend itself, not uploaded. */
const PAPER_SHOWN = /^(text\/html|application\/pdf)\b/;
const OUTBOX_SHOWN = /^(text\/(plain|html)|application\/json|message\/rfc822)\b/;

/** The gateway's own text: a browser tab learns no more than whether to ask for a new address. */
function wordsOf(statusCode: number): string {
  if (statusCode >= 500) return 'Error';
  return statusCode === 401 ? 'This address has expired or was used before' : 'Not found';
}

async function passOn(
  connections: BackendConnections,
  request: FastifyRequest,
  reply: FastifyReply,
  shown: RegExp,
): Promise<FastifyReply> {
  const backend = new Backend(connections, {
    token: null,
    requestId: request.id,
    address: request.ip,
  });
  const given = PASSED_ON.flatMap((name) =>
    typeof request.headers[name] === 'string' ? [[name, request.headers[name]]] : [],
  );
  const { statusCode, headers, body } = await backend.stream(request.raw.url ?? request.url, {
    accept: '*/*',
    ...Object.fromEntries(given),
  });
  if (statusCode >= 400) {
    await body.dump();
    return reply
      .code(statusCode >= 500 ? 502 : statusCode)
      .send({ success: false, message: wordsOf(statusCode) });
  }
  for (const name of PASSED_BACK)
    if (headers[name] !== undefined) reply.header(name, headers[name]);
  if (headers['cache-control'] === undefined) reply.header('cache-control', 'no-store');
  if (
    !shown.test(String(headers['content-type'] ?? '')) &&
    !/^attachment/i.test(String(headers['content-disposition'] ?? ''))
  )
    reply.header('content-disposition', 'attachment');
  return fileHeaders(reply).code(statusCode).send(body);
}

interface Served {
  readonly connections: BackendConnections;
  readonly checkRate: (request: FastifyRequest) => Promise<void>;
  readonly isProduction: boolean;
}

/**
 * Signed addresses and one-use links open without a token; no other path of the backend is proxied.
 */
export function serveFiles(
  app: FastifyInstance,
  { connections, checkRate, isProduction }: Served,
): void {
  const pass = (request: FastifyRequest, reply: FastifyReply) =>
    passOn(connections, request, reply, SHOWN);
  app.get('/files/*', { onRequest: checkRate }, pass);
  // No HEAD: it would use a one-use link up.
  for (const document of [
    '/quotation/download',
    '/download_purchase_order',
    '/dc/download',
    '/dc/v2/download',
    '/dc/v3/download',
    '/dc/v4/download',
    '/invoice/download',
  ])
    app.get(document, { onRequest: checkRate, exposeHeadRoute: false }, (request, reply) =>
      passOn(connections, request, reply, PAPER_SHOWN),
    );
  if (isProduction) return;
  // A backend that does not run for developers has no such route and answers 404.
  const outbox = (request: FastifyRequest, reply: FastifyReply) =>
    passOn(connections, request, reply, OUTBOX_SHOWN);
  app.get('/dev/outbox', outbox);
  app.get('/dev/outbox/*', outbox);
}
