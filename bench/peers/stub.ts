import http from 'node:http';

/** Messages of the bench to the stub. */
export interface StubOrder {
  /** Answers are recorded for each measured query by itself; looked for in the order of these. */
  scenarios: readonly string[];
  /** The real backend, whose answers are recorded; null: only what is recorded is answered. */
  upstream: string | null;
  /** Left out of each recorded row: what the query does not ask for. */
  without: readonly string[];
}

interface Recorded {
  headers: Record<string, string>;
  body: Buffer;
}

const OF_THE_CONNECTION =
  /^(connection|keep-alive|transfer-encoding|content-encoding|content-length|date)$/;

let order: StubOrder = { scenarios: [], upstream: null, without: [] };
/**
 * Answers by scenario and call, and those of the scenarios at work by the call as it was written.
 */
const recorded = new Map<string, Recorded>();
let asWritten = new Map<string, Recorded>();

/**
 * Keys of a call: in whatever order a client writes its parameters, and whether or not it names the
 * fields it wants, it gets the same bytes.
 */
function keysOf(target: string): string[] {
  const { pathname, searchParams } = new URL(target, 'http://stub');
  searchParams.delete('fields');
  searchParams.sort();
  return order.scenarios.map((scenario) => `${scenario} ${pathname}?${searchParams.toString()}`);
}

function withoutSome(text: string): string {
  if (order.without.length === 0) return text;
  return JSON.stringify(JSON.parse(text), (name, value: unknown) =>
    order.without.includes(name) ? undefined : value,
  );
}

async function record(target: string, authorization: string): Promise<Recorded | null> {
  if (order.upstream === null) return null;
  const response = await fetch(order.upstream + target, { headers: { authorization } });
  if (response.status !== 200) return null;
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => !OF_THE_CONNECTION.test(name)),
  );
  const answer = { headers, body: Buffer.from(withoutSome(await response.text())) };
  for (const key of keysOf(target)) recorded.set(key, answer);
  return answer;
}

async function answerOf({ url = '/', headers }: http.IncomingMessage): Promise<Recorded | null> {
  const found = asWritten.get(url);
  if (found) return found;
  const known = keysOf(url).find((key) => recorded.has(key));
  const answer =
    known === undefined
      ? await record(url, headers.authorization ?? '')
      : (recorded.get(known) ?? null);
  if (answer) asWritten.set(url, answer);
  return answer;
}

async function serve(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const answer = request.method === 'GET' ? await answerOf(request) : null;
  if (answer === null) {
    process.send?.({ unknown: `${request.method} ${request.url}` });
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    return;
  }
  response.writeHead(200, { ...answer.headers, 'content-length': answer.body.length });
  response.end(answer.body);
}

process.on('message', (message: StubOrder) => {
  order = message;
  asWritten = new Map();
  process.send?.({ done: true });
});
process.on('disconnect', () => process.exit());

const server = http.createServer((request, response) => void serve(request, response));
server.keepAliveTimeout = 60_000;
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.({ done: true }));
