import autocannon from 'autocannon';

export interface Call {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

/** Figures of one side: units of work (all its calls) per second, and milliseconds per unit. */
export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

const SECONDS = 4;
const CONNECTIONS = 8;
const ROUNDS = 3;

async function load(call: Call): Promise<autocannon.Result> {
  const { url, method, headers, body } = call;
  return autocannon({
    url,
    method,
    headers,
    connections: CONNECTIONS,
    duration: SECONDS,
    ...(body === undefined ? {} : { body }),
  });
}

/** The calls of a side one after the other: their times add up. */
export async function measure(calls: readonly Call[]): Promise<Figures> {
  const results: autocannon.Result[] = [];
  for (const call of calls) results.push(await load(call));
  const seconds = results.reduce(
    (sum, { requests }) => sum + 1 / Math.max(requests.average, 0.001),
    0,
  );
  const add = (pick: (result: autocannon.Result) => number) =>
    results.reduce((sum, result) => sum + pick(result), 0);
  return {
    perSecond: Math.round(1 / seconds),
    p50: add(({ latency }) => latency.p50),
    p99: add(({ latency }) => latency.p99),
    failed: add((result) => result.non2xx + result.errors),
  };
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

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
        failed: middle(runs, 'failed'),
      },
    ]),
  );
}
