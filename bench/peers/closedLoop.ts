import http from 'node:http';

/** One request of a measured side, and the bytes that must come back. */
export interface Asked {
  url: string;
  body: string;
  token: string;
  expected: Buffer;
}

/** Seconds of a round, requests done in them, and the milliseconds of each. */
export interface Round {
  seconds: number;
  count: number;
  latencies: number[];
}

export function ask(
  { url, body, token }: Omit<Asked, 'expected'>,
  agent?: http.Agent,
): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const request = http.request(
    url,
    {
      method: 'POST',
      ...(agent ? { agent } : {}),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        accept: 'application/json',
        authorization: `Bearer ${token}`,
      },
    },
    (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const answer = Buffer.concat(chunks);
        if (response.statusCode === 200) resolve(answer);
        else reject(new Error(`${url}: ${response.statusCode} ${answer.toString().slice(0, 300)}`));
      });
    },
  );
  request.once('error', reject);
  request.end(body);
  return promise;
}

/** Each connection asks again as soon as it has its answer, until the count or the time is up. Fails with anything but the expected bytes. */
export async function closedLoop(
  asked: Asked,
  {
    connections,
    count = Infinity,
    seconds,
  }: { connections: number; count?: number; seconds: number },
): Promise<Round> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const since = performance.now();
  let sent = 0;
  const client = async (): Promise<void> => {
    while (sent < count && performance.now() - since < seconds * 1000) {
      sent++;
      const start = performance.now();
      const answer = await ask(asked, agent);
      latencies.push(performance.now() - start);
      if (!answer.equals(asked.expected)) throw new Error(`${asked.url} answered something else`);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, client));
  } finally {
    agent.destroy();
  }
  return { seconds: (performance.now() - since) / 1000, count: latencies.length, latencies };
}

/** The latency that all but one in a hundred stay within. */
export const p99 = (latencies: readonly number[]): number =>
  latencies.toSorted((a, b) => a - b)[Math.ceil(latencies.length * 0.99) - 1] ?? Number.NaN;
