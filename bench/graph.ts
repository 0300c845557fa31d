import { startTestStack } from '../tools/testStack.ts';
import { firstLoad } from './firstLoad.ts';
import { type Figures, measure, rounds } from './load.ts';
import { save } from './save.ts';
import { accessToken } from './signIn.ts';

/**
 * What the graph costs over the REST calls it wraps, in one run on one machine: ratios, not promises.
 * Both sides are asked in turns, so that a noisy neighbour meets both.
 */
const LIST = `{ quotations(limit: 100) { count items {
  id status grandTotal createdAt actions customer { id name } salesPerson { id name } items { id quantity total sku { id name } } } } }`;
const REST_PATH = '/quotation?map_sales_person=true&map_created_by=true&page=1&limit=100';

/** The graph's query and the REST calls behind it under load, calls counted, memory and first load. */
export async function measureGraph(): Promise<void> {
  const stack = await startTestStack();
  try {
    const token = await accessToken(stack);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sides = {
      'REST calls it wraps': [
        { url: `${stack.backendUrl}${REST_PATH}`, method: 'GET' as const, headers },
        { url: `${stack.backendUrl}/user/profile`, method: 'GET' as const, headers },
      ],
      'gateway query': [{ url: `${stack.address}/graphql`, method: 'POST' as const, headers, body: JSON.stringify({ query: LIST }) }],
    };
    const calls = await backendCalls(stack.backendUrl, stack.address, headers); // before the load: its last calls end late
    const figures = await rounds(sides, measure);
    const memory = { gateway: await residentMegabytes(stack.address), backend: await residentMegabytes(stack.backendUrl) };
    const load = firstLoad();
    print(figures, calls, memory, load);
    save('bench.json', {
      at: new Date().toISOString(),
      node: process.version,
      figures,
      backendCallsPerQuery: calls,
      residentMegabytes: memory,
      firstLoad: load,
    });
  } finally {
    await stack.stop();
  }
}

/** Calls that reach the backend for one query, as the backend itself counts them. */
async function backendCalls(backendUrl: string, address: string, headers: Record<string, string>): Promise<number> {
  const asked = async () => total(await metrics(backendUrl), 'backend_http_seconds_count');
  const before = await asked();
  await fetch(`${address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: LIST }) });
  return (await asked()) - before;
}

async function residentMegabytes(url: string): Promise<number> {
  return Math.round(total(await metrics(url), '(backend|gateway)_process_resident_memory_bytes') / 1024 ** 2);
}

async function metrics(url: string): Promise<string> {
  return (await fetch(`${url}/metrics`)).text();
}

/** The sum of a metric over its labels, without the health checks and the metrics page themselves. */
function total(text: string, name: string): number {
  const wanted = new RegExp(`^${name}[ {]`);
  const lines = text.split('\n').filter((line) => wanted.test(line) && !/route="\/(metrics|readyz|healthz)"/.test(line));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

function print(figures: Record<string, Figures>, calls: number, memory: Record<string, number>, load: ReturnType<typeof firstLoad>): void {
  const [rest, gateway] = Object.values(figures);
  console.table(figures);
  if (rest && gateway) {
    const ratio = (one: number, other: number) => (other === 0 ? '-' : (one / other).toFixed(2));
    console.log(
      `gateway : REST  requests ${ratio(gateway.perSecond, rest.perSecond)}, p50 ${ratio(gateway.p50, rest.p50)}, p99 ${ratio(gateway.p99, rest.p99)}`,
    );
  }
  console.log(`backend calls per query: ${calls}; resident MiB: gateway ${memory['gateway']}, backend ${memory['backend']}`);
  console.table(load);
}
