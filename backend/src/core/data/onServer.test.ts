import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { onServer } from './onServer.ts';

/** Takes connections and says nothing, as a server does that has too much to do. */
const silent = net.createServer((socket) => void sockets.add(socket));
const sockets = new Set<net.Socket>();
let url = '';
beforeAll(async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  url = `postgres://munim@127.0.0.1:${(silent.address() as net.AddressInfo).port}/munim`;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  silent.close();
  await once(silent, 'close');
});

test('a server that does not answer is waited for, then named with what that means', async () => {
  const started = performance.now();
  let begun = false;
  await expect(onServer(url, async () => void (begun = true), 300)).rejects.toThrow(
    /at 127\.0\.0\.1:\d+ took the connection and did not answer within 0\.3 s, so nothing was begun/,
  );
  expect(performance.now() - started).toBeGreaterThan(290);
  expect(begun).toBe(false);
});

test('one that refuses is told of at once', async () => {
  const gone = new net.Server().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const { port } = gone.address() as net.AddressInfo;
  gone.close();
  await once(gone, 'close');
  await expect(onServer(`postgres://munim@127.0.0.1:${port}/munim`, async () => 1)).rejects.toThrow(
    'ECONNREFUSED',
  );
});
