import { setTimeout as sleep } from 'node:timers/promises';
import { onServer } from '../../backend/src/core/data/onServer.ts';
import { cpuMicroseconds } from '../processUse.ts';

type Part = 'gateway' | 'backend' | 'postgres';
/** CPU microseconds of the parts of the chain: of a request, or of a second at rest. */
export type Parts = Record<Part, number>;
/** CPU time by process. */
type Use = Record<Part, ReadonlyMap<number, number>>;

/** The name by which the bare client's connection is told from the stack's. */
export const BARE = 'bare client';
const REST_MS = 4_000;

/** CPU of each process that is still there. */
function cpuOfAll(pids: readonly number[]): ReadonlyMap<number, number> {
  return new Map(
    pids.flatMap((pid) => {
      try {
        return [[pid, cpuMicroseconds(pid)] as const];
      } catch {
        return [];
      }
    }),
  );
}

/** Connections come and go: one that is new has used all of its CPU since. */
export const usedBetween = (
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): number => [...after].reduce((sum, [pid, used]) => sum + used - (before.get(pid) ?? 0), 0);

const parts = (of: (part: Part) => number): Parts => ({
  gateway: of('gateway'),
  backend: of('backend'),
  postgres: of('postgres'),
});

/** Resources that the parts of a stack use while something is done, less those at rest: queues are looked at, sums made. */
export class ChainUse {
  readonly #pids: ReadonlyMap<string, number>;
  readonly #databaseUrl: string;
  #atRest: Parts = parts(() => 0);

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
    this.#atRest = parts((part) => usedBetween(before[part], after[part]) / (REST_MS / 1000));
  }

  /** CPU time of one unit of the work, which answers how many it did and in how many seconds. */
  async during(work: () => Promise<{ count: number; seconds: number }>): Promise<Parts> {
    const before = await this.#read();
    const { count, seconds } = await work();
    const after = await this.#read();
    return parts(
      (part) => (usedBetween(before[part], after[part]) - this.#atRest[part] * seconds) / count,
    );
  }

  async #read(): Promise<Use> {
    const of = (name: string) => cpuOfAll([this.#pids.get(name) ?? 0]);
    return { gateway: of('gateway'), backend: of('backend'), postgres: await this.#postgres() };
  }

  /** All server processes of the stack's connections; one that ended in between is not seen. */
  async #postgres(): Promise<ReadonlyMap<number, number>> {
    return onServer(this.#databaseUrl, async (client) => {
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database()
         and backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> $1`,
        [BARE],
      );
      return cpuOfAll(rows.map(({ pid }) => pid));
    });
  }
}
