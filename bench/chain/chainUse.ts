import { setTimeout as sleep } from 'node:timers/promises';
import { onServer } from '../../backend/src/core/data/onServer.ts';
import { cpuMicroseconds } from '../processUse.ts';

/** CPU microseconds of the parts of the chain: of a request, or of a second at rest. */
export interface Parts {
  gateway: number;
  backend: number;
  postgres: number;
}

const REST_MS = 4_000;

/** What the parts of a stack use while something is done, without what they use at rest: queues are looked at, sums made. */
export class ChainUse {
  readonly #pids: ReadonlyMap<string, number>;
  readonly #databaseUrl: string;
  #atRest: Parts = { gateway: 0, backend: 0, postgres: 0 };

  constructor(pids: ReadonlyMap<string, number>, databaseUrl: string) {
    this.#pids = pids;
    this.#databaseUrl = databaseUrl;
  }

  /** Waits until nothing is done, and measures that. */
  async settle(): Promise<void> {
    await sleep(REST_MS);
    const before = await this.#read();
    await sleep(REST_MS);
    const after = await this.#read();
    const perSecond = (part: keyof Parts) => (after[part] - before[part]) / (REST_MS / 1000);
    this.#atRest = {
      gateway: perSecond('gateway'),
      backend: perSecond('backend'),
      postgres: perSecond('postgres'),
    };
  }

  /** Of one unit of the work, which answers how many it did and in how many seconds. */
  async during(work: () => Promise<{ count: number; seconds: number }>): Promise<Parts> {
    const before = await this.#read();
    const { count, seconds } = await work();
    const after = await this.#read();
    const each = (part: keyof Parts) =>
      (after[part] - before[part] - this.#atRest[part] * seconds) / count;
    return { gateway: each('gateway'), backend: each('backend'), postgres: each('postgres') };
  }

  async #read(): Promise<Parts> {
    const of = (name: string) => cpuMicroseconds(this.#pids.get(name) ?? 0);
    return { gateway: of('gateway'), backend: of('backend'), postgres: await this.#postgres() };
  }

  /** All server processes of the stack's own role; a connection that ended in between is not seen. */
  async #postgres(): Promise<number> {
    const pids = await onServer(this.#databaseUrl, async (client) => {
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and application_name <> $1`,
        [BARE],
      );
      return rows.map(({ pid }) => pid);
    });
    return pids.reduce((sum, pid) => sum + cpuMicroseconds(pid), 0);
  }
}

/** The name by which the bare client's connection is told from the stack's. */
export const BARE = 'bare client';
