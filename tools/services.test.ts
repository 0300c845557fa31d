import net from 'node:net';
import { expect, test } from '@jest/globals';
import { cannotListen } from './command/explain.ts';
import { assertFree } from './services.ts';

async function listenOn(host: string) {
  const server = net.createServer();
  await new Promise<void>((done, fail) => server.once('error', fail).listen(0, host, done));
  const { port } = server.address() as net.AddressInfo;
  return { port, close: () => new Promise((done) => server.close(done)) };
}

test.each(['127.0.0.1', '::1', '0.0.0.0'])(
  'a port that a program has at %s is taken',
  async (host) => {
    const other = await listenOn(host).catch((error: NodeJS.ErrnoException) => {
      // machines without IPv6
      if (host !== '::1') throw error;
    });
    if (!other) return;
    await expect(assertFree(other.port, 'BACKEND_PORT')).rejects.toThrow(
      `Port ${other.port} is taken by another program. Stop it, or set BACKEND_PORT to another port.`,
    );
    await other.close();
    await assertFree(other.port, 'BACKEND_PORT');
  },
);

test('a port that only root may use is not said to be taken', () => {
  const refused = (port: number) =>
    Object.assign(new Error('permission denied'), { code: 'EACCES', port });
  expect(cannotListen(refused(80))).toMatch(/root alone.*docs\/deploy/);
  expect(cannotListen(refused(4000), 'BACKEND_PORT')).toMatch(/may not listen.*BACKEND_PORT/);
});
