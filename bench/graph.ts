import { tokensFor } from '../tools/signIn.ts';
import { startTestStack, type TestStack } from '../tools/testStack.ts';
import { backendCalls, metrics, total } from './serviceMetrics.ts';
import { type Figures, measure, NO_RATE_LIMITS, rounds } from './load.ts';
import { orderDetails } from './orderDetails.ts';
import { save } from './save.ts';

/** A query and the REST calls it wraps. */
export interface Wrapped {
  query: string;
  paths: readonly string[];
}
export type Ask = <T>(query: string) => Promise<T>;

const LIST: Wrapped = {
  query: `{ quotations(limit: 100) { count items {
    id status grandTotal createdAt actions customer { id name } salesPerson { id name } items { id quantity total sku { id name } } } } }`,
  paths: ['/quotation?map_sales_person=true&map_created_by=true&page=1&limit=100'],
};

/**
 * Cost of the graph over the REST calls it wraps, in one run on one machine: ratios, not promises.
 * Both sides are called in turns, so that other load on the machine affects both. Calls counted,
 * memory and first load.
 */
export async function measureGraph(): Promise<void> {
  const stack = await startTestStack({ env: NO_RATE_LIMITS });
  try {
    const headers = {
      authorization: `Bearer ${(await tokensFor(stack)).accessToken}`,
      'content-type': 'application/json',
    };
    const ask: Ask = async (query) => {
      const response = await fetch(`${stack.address}/graphql`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query }),
      });
      const { data, errors } = (await response.json()) as {
        data: never;
        errors?: { message: string }[];
      };
      if (errors) throw new Error(errors[0]?.message);
      return data;
    };
    const compared = {
      '100 quotations': await compare(stack, headers, LIST, ask),
      'one order with all its documents': await compare(
        stack,
        headers,
        await orderDetails(ask),
        ask,
      ),
    };
    const memory = {
      gateway: await residentMegabytes(stack.address),
      backend: await residentMegabytes(stack.backendUrl),
    };
    for (const [name, one] of Object.entries(compared)) print(name, one);
    console.log(`resident MiB: gateway ${memory.gateway}, backend ${memory.backend}`);
    save('bench.json', {
      at: new Date().toISOString(),
      node: process.version,
      compared,
      residentMegabytes: memory,
    });
  } finally {
    await stack.stop();
  }
}

interface Compared {
  figures: Record<string, Figures>;
  calls: number;
}

async function compare(
  stack: TestStack,
  headers: Record<string, string>,
  { query, paths }: Wrapped,
  ask: Ask,
): Promise<Compared> {
  const calls = await backendCalls(stack.backendUrl, () => ask(query)); // the load ends late
  const figures = await rounds(
    {
      'REST calls it wraps': paths.map((path) => ({
        url: `${stack.backendUrl}${path}`,
        method: 'GET' as const,
        headers,
      })),
      'gateway query': [
        {
          url: `${stack.address}/graphql`,
          method: 'POST' as const,
          headers,
          body: JSON.stringify({ query }),
        },
      ],
    },
    measure,
  );
  return { figures, calls };
}

async function residentMegabytes(url: string): Promise<number> {
  return Math.round(
    total(await metrics(url), '(backend|gateway)_process_resident_memory_bytes') / 1024 ** 2,
  );
}

const ratio = (one: number, other: number) => (other === 0 ? '-' : (one / other).toFixed(2));

function print(name: string, { figures, calls }: Compared): void {
  const [rest, gateway] = Object.values(figures);
  console.log(`\n${name}: ${calls} backend calls a query`);
  console.table(figures);
  if (rest && gateway)
    console.log(
      `gateway : REST  requests ${ratio(gateway.perSecond, rest.perSecond)}, p50 ${ratio(gateway.p50, rest.p50)}, p99 ${ratio(gateway.p99, rest.p99)}`,
    );
}
