import { type Call, RawClient } from './rawClient.ts';

/** Calls that are made at once, and are done when the last is; with the bytes that must come back, where they are known. */
export interface Unit {
  calls: readonly Call[];
  expected?: readonly Buffer[];
}

/** Seconds of a round, units done in them, and the milliseconds of each. */
interface Round {
  seconds: number;
  count: number;
  latencies: number[];
}

async function checked(client: RawClient, { url }: Call, expected?: Buffer): Promise<Buffer> {
  const { status, body } = await client.ask();
  if (status !== 200) throw new Error(`${url}: ${status} ${body.toString().slice(0, 300)}`);
  if (expected && !body.equals(expected)) throw new Error(`${url} answered other bytes`);
  return body;
}

/** The bytes of one answer. */
export async function ask(call: Call): Promise<Buffer> {
  const client = new RawClient(call);
  try {
    return await checked(client, call);
  } finally {
    client.close();
  }
}

/** Each lane begins a unit as soon as its last is done, until the count or the time is up. Fails with any answer but 200 and the expected bytes. */
export async function closedLoop(
  { calls, expected }: Unit,
  { lanes, count = Infinity, seconds }: { lanes: number; count?: number; seconds: number },
): Promise<Round> {
  const latencies: number[] = [];
  const clients = Array.from({ length: lanes }, () =>
    calls.map((call) => ({ call, client: new RawClient(call) })),
  );
  const since = performance.now();
  let begun = 0;
  const run = async (lane: (typeof clients)[number]): Promise<void> => {
    while (begun < count && performance.now() - since < seconds * 1000) {
      begun++;
      const start = performance.now();
      await Promise.all(
        lane.map(({ call, client }, index) => checked(client, call, expected?.[index])),
      );
      latencies.push(performance.now() - start);
    }
  };
  try {
    await Promise.all(clients.map(run));
  } finally {
    for (const { client } of clients.flat()) client.close();
  }
  return { seconds: (performance.now() - since) / 1000, count: latencies.length, latencies };
}

/** The latency that so many of a hundred stay within. */
export const percentile = (latencies: readonly number[], percent: number): number =>
  latencies.toSorted((a, b) => a - b)[Math.ceil((latencies.length * percent) / 100) - 1] ??
  Number.NaN;
