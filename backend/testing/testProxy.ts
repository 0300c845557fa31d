import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';

/** A database behind a proxy that can be frozen, so that nothing is answered, or killed. */
export async function startProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const pairs = new Set<Socket[]>();
  let mode: 'passes' | 'frozen' | 'killed' = 'passes';
  const apply = (pair: Socket[]) =>
    pair.forEach((socket) => {
      if (mode === 'killed') socket.destroy();
      else if (mode === 'frozen') socket.pause();
      else socket.resume();
    });
  const server = net.createServer((incoming) => {
    const outgoing = net.connect(Number(target.port), target.hostname);
    const pair = [incoming, outgoing];
    pairs.add(pair);
    for (const [from, to] of [pair, pair.toReversed()] as [Socket, Socket][]) {
      from.on('data', (chunk) => void to.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
    }
    apply(pair);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href,
    set(next: typeof mode) {
      mode = next;
      pairs.forEach(apply);
    },
    async close() {
      server.close();
      for (const pair of pairs) pair.forEach((socket) => socket.destroy());
      await once(server, 'close').catch(() => undefined);
    },
  };
}
