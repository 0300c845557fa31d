import { median } from './arithmetic.ts';
import { closedLoop, percentile } from './closedLoop.ts';
import type { Call } from './rawClient.ts';

/** Figures of one side: units of work (all its calls) per second, and milliseconds per unit. */
export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
}

/**
 * Settings for both services of a measured stack: an answer 429 would be measured as a fast one.
 */
export const NO_RATE_LIMITS = {
  RATE_LIMIT_ANONYMOUS: '0',
  RATE_LIMIT_TOKEN: '0',
  RATE_LIMIT_ADDRESS: '0',
  COST_BUCKET: '0',
};

const SECONDS = 4;
const CONNECTIONS = 8;
const ROUNDS = 3;

/** All calls of a side at once, as the gateway makes them. */
export async function measure(calls: readonly Call[]): Promise<Figures> {
  const { count, seconds, latencies } = await closedLoop(
    { calls },
    { lanes: CONNECTIONS, seconds: SECONDS },
  );
  return {
    perSecond: Math.round(count / seconds),
    p50: Math.round(percentile(latencies, 50)),
    p99: Math.round(percentile(latencies, 99)),
  };
}

/**
 * All sides in turn, several times; the median of each figure. The first round warms up and does
 * not count.
 */
export async function rounds<Side>(
  sides: Record<string, Side>,
  run: (side: Side) => Promise<Figures>,
): Promise<Record<string, Figures>> {
  const all = new Map<string, Figures[]>();
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, side] of Object.entries(sides)) {
      const figures = await run(side);
      if (round > 0) all.set(name, [...(all.get(name) ?? []), figures]);
    }
  }
  const middle = (runs: Figures[], pick: keyof Figures) => median(runs.map((one) => one[pick]));
  return Object.fromEntries(
    [...all].map(([name, runs]) => [
      name,
      {
        perSecond: middle(runs, 'perSecond'),
        p50: middle(runs, 'p50'),
        p99: middle(runs, 'p99'),
      },
    ]),
  );
}
