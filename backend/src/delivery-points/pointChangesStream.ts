import type { ServerResponse } from 'node:http';
import { Type } from 'typebox';
import { requires } from '../core/access/access.ts';
import { expiryOf } from '../core/access/session.ts';
import { now } from '../core/data/clock.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Refusal } from '../core/http/errors.ts';
import { PointNotifications } from './pointNotifications.ts';

/** A gateway keeps one; more than these are not ours. */
const MOST_STREAMS = 50;
/** Between two signs of life, so that a dead connection is noticed on both sides. */
const BEAT_MS = 15_000;

/**
 * Server-sent events for gateways: ids of delivery points as they change. Ids only: each
 * subscriber's own token then asks `/shipment_tracker/changes` for its share. Ends when the token
 * that opened it expires.
 */
export function pointChangesStream(app: App, { settings }: Pick<AppParts, 'settings'>): void {
  const news = new PointNotifications(settings.databaseUrl);
  const open = new Set<ServerResponse>();
  app.addHook('preClose', async () => {
    news.end();
    for (const response of open) response.end();
  });
  app.get(
    '/shipment_tracker/stream',
    {
      schema: {
        response: {
          200: Type.Any({
            description:
              'text/event-stream; each event holds ids of delivery points, comma-separated.',
          }),
        },
      },
      config: requires('product', 'READ'),
    },
    async (request, reply) => {
      if (open.size >= MOST_STREAMS) throw new Refusal(503, 'BUSY', 'Too many streams');
      const response = reply.raw;
      const stop = await news.listen({
        onIds: (ids) => void response.write(`data: ${ids}\n\n`),
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
