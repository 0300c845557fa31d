import type { ServerResponse } from 'node:http';
import { Type } from 'typebox';
import type { Access } from '../access/access.ts';
import { expiryOf } from '../access/session.ts';
import { now } from '../data/clock.ts';
import { Notifications } from '../data/notifications.ts';
import type { Settings } from '../settings.ts';
import type { App } from './appParts.ts';
import { Refusal } from './errors.ts';

/** A gateway keeps one; more than these are not ours. */
const MOST_STREAMS = 50;
/** Between two signs of life, so that a dead connection is noticed on both sides. */
const BEAT_MS = 15_000;

interface Stream {
  path: '/shipment_tracker/stream' | '/changes/stream';
  channel: ConstructorParameters<typeof Notifications>[1];
  /** Of what the numbers are. */
  description: string;
  config: { access: Access };
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
  const open = new Set<ServerResponse>();
  app.addHook('preClose', async () => {
    news.end();
    for (const response of open) response.end();
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
      if (open.size >= MOST_STREAMS) throw new Refusal(503, 'BUSY', 'Too many streams');
      const response = reply.raw;
      const stop = await news.listen({
        onNumbers: (numbers) => void response.write(`data: ${numbers}\n\n`),
        onEnd: () => response.end(),
      });
      open.add(response);
      const beat = setInterval(() => response.write(':\n\n'), BEAT_MS);
      const expiry = setTimeout(() => response.end(), Math.max(0, expiryOf(request) - now()));
      response.once('close', () => {
        stop();
        open.delete(response);
        clearInterval(beat);
        clearTimeout(expiry);
      });
      reply.hijack();
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-request-id': request.id,
      });
      response.write(':\n\n');
    },
  );
}
