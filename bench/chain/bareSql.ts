import { once } from 'node:events';
import { cpuMicroseconds } from '../processUse.ts';
import { onServer } from '../../backend/src/core/data/onServer.ts';
import type { Statement } from './pgWire.ts';

/** Task for this process: statements, so many times over. */
export interface BareOrder {
  statements: Statement[];
  times: number;
}

/** CPU microseconds of this process and of its connection's server process. */
export interface BareAnswer {
  client: number;
  postgres: number;
}

/** The same statements by a client that does nothing else with the answers than to read them. */
await onServer(process.env['DATABASE_URL'] ?? '', async (client) => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const [{ pid } = { pid: 0 }] = rows;
  const run = async ({ statements, times }: BareOrder): Promise<BareAnswer> => {
    const [own, server] = [cpuMicroseconds(process.pid), cpuMicroseconds(pid)];
    for (let time = 0; time < times; time++)
      for (const { name, text, values } of statements)
        await client.query(name === '' ? { text, values } : { name, text, values });
    return {
      client: cpuMicroseconds(process.pid) - own,
      postgres: cpuMicroseconds(pid) - server,
    };
  };
  process.on('message', (order: BareOrder) => {
    void run(order).then((answer) => process.send?.(answer));
  });
  process.send?.('ready');
  // runs until the bench ends it
  await once(process, 'disconnect');
});
