import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BackendClient } from './backendClient.ts';
import type { BackendConnections } from './backendConnections.ts';
import { unavailable } from './backendErrors.ts';
import { fileHeaders } from './security.ts';

/** Response headers that a browser needs to show a file; cookies and other headers of the backend are dropped. */
const RESPONSE_HEADERS = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'cache-control',
];
const REQUEST_HEADERS = ['range', 'if-none-match', 'if-modified-since'];
/** Types of uploads that open in the browser; others are downloaded, so that no upload can act as a page of ours. */
const INLINE_UPLOADS = /^(image\/(png|jpeg|gif|webp|avif)|application\/pdf|text\/plain)\b/;
/** Types of prints, which the backend makes itself. */
const INLINE_PRINTS = /^(text\/html|application\/pdf)\b/;
const INLINE_MESSAGES = /^(text\/(plain|html)|application\/json|message\/rfc822)\b/;

/** Text of the gateway itself: a browser tab learns only whether to ask for a new address. */
function errorMessage(statusCode: number): string {
  if (statusCode >= 500 || statusCode < 400) return 'Error';
  return statusCode === 401 ? 'This address has expired or was used before' : 'Not found';
}

async function forward(
  connections: BackendConnections,
  request: FastifyRequest,
  reply: FastifyReply,
  inline: RegExp,
): Promise<FastifyReply> {
  const backend = new BackendClient(connections, {
    token: null,
    requestId: request.id,
    address: request.ip,
  });
  const conditional = REQUEST_HEADERS.flatMap((name) =>
    typeof request.headers[name] === 'string' ? [[name, request.headers[name]]] : [],
  );
  const { statusCode, headers, body } = await backend.stream(request.raw.url ?? request.url, {
    accept: '*/*',
    ...Object.fromEntries(conditional),
  });
  const isNotModified = statusCode === 304;
  if (statusCode >= 300 && !isNotModified) {
    await body.dump();
    if (statusCode === 503) throw unavailable();
    return reply
      .code(statusCode >= 500 || statusCode < 400 ? 502 : statusCode)
      .send({ success: false, message: errorMessage(statusCode) });
  }
  for (const name of RESPONSE_HEADERS)
    if (headers[name] !== undefined) reply.header(name, headers[name]);
  if (headers['cache-control'] === undefined) reply.header('cache-control', 'no-store');
  if (
    !inline.test(String(headers['content-type'] ?? '')) &&
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
    forward(connections, request, reply, INLINE_UPLOADS);
  app.get('/files/*', { onRequest: checkRate }, pass);
  // HEAD is not passed on: it would use up a one-use link.
  for (const document of [
    '/quotation/download',
    '/download_purchase_order',
    '/dc/download',
    '/dc/v2/download',
    '/dc/v3/download',
    '/dc/v4/download',
    '/invoice/download',
    '/credit_note/download',
  ])
    app.get(document, { onRequest: checkRate, exposeHeadRoute: false }, (request, reply) =>
      forward(connections, request, reply, INLINE_PRINTS),
    );
  if (isProduction) return;
  // A backend that does not run for developers has no such route and answers 404.
  const outbox = (request: FastifyRequest, reply: FastifyReply) =>
    forward(connections, request, reply, INLINE_MESSAGES);
  app.get('/dev/outbox', outbox);
  app.get('/dev/outbox/*', outbox);
}
