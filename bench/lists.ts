import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CAPPED_COUNTS } from '@munim/schema/shared/counts.ts';
import { onServer } from '../backend/src/core/data/onServer.ts';
import { tokensFor } from '../tools/signIn.ts';
import { startTestStack } from '../tools/testStack.ts';
import { median } from './arithmetic.ts';
import { VIEWERS } from './listRequests.ts';
import { REPORTS } from './reportRequests.ts';
import { save } from './save.ts';

/** A row by its primary key, read by the same person over the same route: the unit of all other figures. */
const KEY_READ: Record<string, string> = {
  'top admin': '/tenant/getTenant?tenant_id=1',
  sales: '/tenant/getTenant?tenant_id=1',
  'category manager': '/product?product_id=77',
  organisation: '/tenant/getTenant?tenant_id=1',
};
const ROUNDS = 9;
const DEFAULT_ORDERS = '20000';
const SLOW_RATIO = 30;
/** Sums are made every five seconds; so long nothing has been made when all are there. */
const [QUIET_ROUNDS, ROUND_MS] = [30, 250];

interface Row {
  viewer: string;
  list: string;
  label: string;
  milliseconds: number;
  timesAKeyRead: number;
}

/** Milliseconds until the complete response; undefined without permission. */
async function time(url: string, headers: Record<string, string>): Promise<number | undefined> {
  const since = performance.now();
  const response = await fetch(url, { headers });
  const text = await response.text();
  if (response.status === 403 || response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text.slice(0, 200)}`);
  return performance.now() - since;
}

/** Key reads and lists in turns, so that other load affects both; the first round warms up. */
async function compare(
  keyUrl: string,
  url: string,
  headers: Record<string, string>,
): Promise<{ key: number; list: number } | undefined> {
  const [keys, lists]: [number[], number[]] = [[], []];
  for (let turn = 0; turn <= ROUNDS; turn++) {
    const key = await time(keyUrl, headers);
    const list = await time(url, headers);
    if (key === undefined || list === undefined) return undefined;
    if (turn === 0) continue;
    keys.push(key);
    lists.push(list);
  }
  return { key: median(keys), list: median(lists) };
}

/** Asks each report once, and waits until the sums that it reads are made: they are made for those who ask, every few seconds. */
async function makeSums(
  databaseUrl: string,
  backendUrl: string,
  sessions: { headers: Record<string, string>; paths: string[] }[],
): Promise<void> {
  for (const { headers, paths } of sessions)
    for (const path of paths) await time(`${backendUrl}${path}`, headers);
  const since = Date.now();
  for (let quiet = 0; quiet < QUIET_ROUNDS;) {
    await sleep(ROUND_MS);
    const isRolling = await onServer(databaseUrl, async (client) => {
      const { rowCount } = await client.query(
        "select from pg_locks where locktype = 'advisory' and objid::int8 = hashtext('munim day sums')::int8",
      );
      return Boolean(rowCount);
    });
    quiet = isRolling ? 0 : quiet + 1;
  }
  console.log(`Sums made in ${Math.round((Date.now() - since) / 1000)} s`);
}

/**
 * Every list and report by every kind of viewer, on a database grown for it or one that is (--database-url), as multiples of a
 * primary-key read in the same run. Only those whose path matches --only.
 */
export async function measureLists(): Promise<void> {
  const { values } = parseArgs({
    options: {
      lists: { type: 'boolean' },
      orders: { type: 'string', default: DEFAULT_ORDERS },
      'database-url': { type: 'string' },
      only: { type: 'string', default: '' },
    },
  });
  const databaseUrl = values['database-url'];
  const stack = await startTestStack(
    databaseUrl ? { databaseUrl } : { seedArgs: ['--orders', values.orders] },
  );
  const rows: Row[] = [];
  const fits = (path: string) => new RegExp(values.only, 'i').test(path);
  try {
    const sessions = await Promise.all(
      VIEWERS.map(async ({ name, email, lists }) => {
        const { accessToken } = await tokensFor(stack, email);
        const headers = { authorization: `Bearer ${accessToken}`, ...CAPPED_COUNTS };
        const paths = Object.entries(REPORTS).flatMap(([path, queries]) =>
          fits(path) ? Object.values(queries).map((query) => `${path}?${query}`) : [],
        );
        return { name, lists, headers, paths };
      }),
    );
    await makeSums(stack.databaseUrl, stack.backendUrl, sessions);
    for (const { name, lists, headers } of sessions) {
      for (const [path, queries] of Object.entries(lists).filter(([one]) => fits(one)))
        for (const [label, query] of Object.entries(queries)) {
          const times = await compare(
            `${stack.backendUrl}${KEY_READ[name]}`,
            `${stack.backendUrl}${path}?${query}`,
            headers,
          );
          if (times)
            rows.push({
              viewer: name,
              list: path,
              label,
              milliseconds: round(times.list),
              timesAKeyRead: round(times.list / times.key),
            });
        }
    }
  } finally {
    await stack.stop();
  }
  const where = databaseUrl ? 'on the database given' : `at ${values.orders} orders`;
  const slowest = rows.toSorted((a, b) => b.timesAKeyRead - a.timesAKeyRead);
  console.table(slowest);
  const ratios = rows.map((row) => row.timesAKeyRead);
  console.log(
    `${rows.length} requests ${where}: half below ${median(ratios)} key reads, the slowest ${Math.max(...ratios)}`,
  );
  for (const row of slowest.filter(({ timesAKeyRead }) => timesAKeyRead > SLOW_RATIO))
    console.log(`worth a look: ${Object.values(row).join(', ')}`);
  save('lists.json', { at: new Date().toISOString(), node: process.version, where, rows });
}

const round = (value: number) => Math.round(value * 10) / 10;
