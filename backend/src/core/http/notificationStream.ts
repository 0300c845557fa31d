import type { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Access } from '../access/access.ts';
import { expiryOf, viewerOf } from '../access/session.ts';
import { now } from '../data/clock.ts';
import { Notifications } from '../data/notifications.ts';
import type { Settings } from '../settings.ts';
import type { App } from './appParts.ts';
import { Refusal } from './errors.ts';

/** A gateway keeps one; more than these are not ours. */
const MAX_STREAMS = 50;
/**
 * Streams of one user, so that one person's token cannot take them all; gateways open theirs with
 * the token of their newest subscriber.
 */
const MAX_STREAMS_PER_USER = 10;
/**
 * Milliseconds between two messages that keep a connection alive, so that a dead one is noticed on
 * both sides.
 */
const BEAT_MS = 15_000;

interface Stream {
  path: '/shipment_tracker/stream' | '/changes/stream';
  channel: ConstructorParameters<typeof Notifications>[1];
  /** Description of what the numbers are. */
  description: string;
  config: { access: Access };
}

/** Streams that are open or being opened, by person. */
class OpenStreams {
  readonly responses = new Set<ServerResponse>();
  readonly #byUser = new Map<number, number>();

  /** Counts the stream until its connection closes, from before anything is waited for. */
  add(userId: number, response: ServerResponse): void {
    const own = this.#byUser.get(userId) ?? 0;
    if (this.responses.size >= MAX_STREAMS || own >= MAX_STREAMS_PER_USER)
      throw new Refusal(503, 'BUSY', 'Too many streams');
    this.responses.add(response);
    this.#byUser.set(userId, own + 1);
    response.once('close', () => {
      this.responses.delete(response);
      const left = (this.#byUser.get(userId) ?? 1) - 1;
      if (left) this.#byUser.set(userId, left);
      else this.#byUser.delete(userId);
    });
  }
}

/** Keeps at most one event for a reader that is slower than the changes: `*`, which says that numbers are missing. */
class EventWriter {
  readonly #response: ServerResponse;
  #missed = false;
  #hasStalled = false;

  constructor(response: ServerResponse) {
    this.#response = response;
    response.on('drain', () => {
      if (!this.#missed) return;
      this.#missed = false;
      this.numbers('*');
    });
  }

  numbers(numbers: string): void {
    if (this.#response.writableNeedDrain) this.#missed = true;
    else this.#response.write(`data: ${numbers}\n\n`);
  }

  /** Ends a connection that has read nothing since the last sign of life. */
  beat(): void {
    if (!this.#response.writableNeedDrain) this.#response.write(':\n\n');
    else if (this.#hasStalled) this.#response.destroy();
    this.#hasStalled = this.#response.writableNeedDrain;
  }
}

/** Ends the stream of a session or token that has ended, or whose person has; a database that does not answer ends none. */
async function endIfRefused(request: FastifyRequest, response: ServerResponse): Promise<void> {
  const { db, settings } = request.server.parts;
  await viewerOf(request, db, settings.tokenSecret).catch((error: unknown) => {
    if (error instanceof Refusal && error.statusCode < 500) response.end();
  });
}

/** Writes events until the caller leaves, the database says no more or the token expires. */
async function answerStream(
  request: FastifyRequest,
  response: ServerResponse,
  news: Notifications,
): Promise<void> {
  const events = new EventWriter(response);
  const stop = await news.listen({
    onNumbers: (numbers) => events.numbers(numbers),
    onEnd: () => response.end(),
  });
  if (response.destroyed) return stop();
  const beat = setInterval(() => {
    events.beat();
    void endIfRefused(request, response);
  }, BEAT_MS);
  const expiry = setTimeout(() => response.end(), Math.max(0, expiryOf(request) - now()));
  response.once('close', () => {
    stop();
    clearInterval(beat);
    clearTimeout(expiry);
  });
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-request-id': request.id,
  });
  response.write(':\n\n');
}

/**
 * Server-sent events for gateways: numbers of what changes, and nothing else: each subscriber's own
 * token then asks for its share. Ends when the token that opened it expires.
 */
export function notificationStream(
  app: App,
  settings: Settings,
  { path, channel, description, config }: Stream,
): void {
  const news = new Notifications(settings.databaseUrl, channel);
  const open = new OpenStreams();
  app.addHook('preClose', async () => {
    news.end();
    for (const response of open.responses) response.end();
  });
  app.get(
    path,
    {
      schema: {
        response: {
          200: Type.Any({
            description,
          }),
        },
      },
      config,
    },
    async (request, reply) => {
      // the caller left while it was looked up: there is no close to wait for any more
      if (reply.raw.destroyed) return reply.hijack();
      open.add(request.viewer.userId, reply.raw);
      await answerStream(request, reply.raw, news);
      reply.hijack();
    },
  );
}
