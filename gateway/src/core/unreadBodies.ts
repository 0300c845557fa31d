import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const MOST_BYTES = 16 * 1024 * 1024;
const MOST_MS = 15_000;
const LOOK_MS = 100;

/**
 * A body that was refused before its end blocks the next request of its kept-alive connection: the rest is read and dropped, and
 * a caller who sends more than the limit, or too slowly, loses the connection. The backend has the same file: the two services share
 * only the schema, which has neither Fastify nor sockets.
 */
export function dropUnreadBodies(app: FastifyInstance, mostBytes = MOST_BYTES): void {
  app.addHook('onResponse', ({ raw }, _, done) => {
    done();
    const { socket } = raw;
    if (raw.complete || !(socket instanceof Socket) || socket.destroyed) return;
    const [bytes, since] = [socket.bytesRead, performance.now()];
    raw.unpipe();
    raw.resume();
    const timer = setInterval(() => {
      const isOver = socket.bytesRead - bytes > mostBytes || performance.now() - since > MOST_MS;
      if (isOver && !raw.complete) socket.destroy();
      if (raw.complete || socket.destroyed) clearInterval(timer);
    }, LOOK_MS).unref();
  });
}
