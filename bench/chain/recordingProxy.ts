import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { type Statement, StatementReader } from './pgWire.ts';

/** A way to PostgreSQL on which statements can be read as they pass. */
export interface RecordingProxy {
  /** The address of a database by way of the proxy. */
  through(databaseUrl: string): string;
  /** The statements sent while something is done. */
  during(work: () => Promise<unknown>): Promise<Statement[]>;
  stop(): void;
}

export async function startRecordingProxy(serverUrl: string): Promise<RecordingProxy> {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<net.Socket>();
  let recorded: Statement[] | null = null;
  const server = net.createServer({ noDelay: true }, (client) => {
    const upstream = net.connect({ host: hostname, port: Number(port), noDelay: true });
    const reader = new StatementReader((statement) => recorded?.push(statement));
    client.on('data', (chunk) => reader.take(chunk));
    client.pipe(upstream).pipe(client);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = (server.address() as AddressInfo).port;
  return {
    through: (databaseUrl) =>
      Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${own}` }).href,
    async during(work) {
      const found: Statement[] = [];
      recorded = found;
      try {
        await work();
      } finally {
        recorded = null;
      }
      return found;
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
