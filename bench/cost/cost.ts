import os from 'node:os';
import { tokensFor } from '../../tools/signIn.ts';
import { startTestStack, type TestStack } from '../../tools/testStack.ts';
import { ChainUse } from '../chain/chainUse.ts';
import type { ConsoleQuery } from '../chain/consoleQueries.ts';
import { ask, closedLoop, type Unit } from '../closedLoop.ts';
import { NO_RATE_LIMITS } from '../load.ts';
import { save } from '../save.ts';
import { type CostRow, printCost } from './costFigures.ts';
import { costQueries } from './costQueries.ts';

const ORDERS = '1500';
const [WARM_UNITS, WARM_SECONDS] = [4, 2];
const [UNITS, SECONDS, LANES] = [8, 4, 2];

const PAIRS = `{ viewer { permissions { entity actions } } }`;
const CREATE = `mutation($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }`;

interface Answer<T> {
  data: T;
  errors?: { message: string; extensions: { code: string } }[];
  extensions: { cost: { requested: number; actual: number } };
}

async function post<T>(stack: TestStack, token: string, body: object): Promise<Answer<T>> {
  const response = await fetch(`${stack.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answer<T>;
}

/** A token that may read all that an administrator may. */
async function readingToken(stack: TestStack): Promise<string> {
  const { accessToken } = await tokensFor(stack);
  const { data } = await post<{
    viewer: { permissions: { entity: string; actions: string[] }[] };
  }>(stack, accessToken, { query: PAIRS });
  const permissions = data.viewer.permissions
    .filter(({ actions }) => actions.includes('READ'))
    .map(({ entity }) => ({ entity, actions: ['READ'] }));
  const made = await post<{ createApiToken: { token: string } }>(stack, accessToken, {
    query: CREATE,
    variables: { input: { name: 'Cost', days: 1, permissions } },
  });
  return made.data.createApiToken.token;
}

/** What an answer says of its cost; null of a query that this token may not ask. */
async function toldCost(name: string, unit: Unit): Promise<Answer<unknown> | null> {
  const [call] = unit.calls;
  if (!call) return null;
  const answer = JSON.parse((await ask(call)).toString()) as Answer<unknown>;
  if (!answer.errors) return answer;
  console.log(`left out: ${name}: ${answer.errors[0]?.message}`);
  return null;
}

/** The points that queries of an API token are said to cost, beside the CPU that they use in all parts. */
export async function measureCost(): Promise<void> {
  const stack = await startTestStack({ seedArgs: ['--orders', ORDERS], env: NO_RATE_LIMITS });
  try {
    const token = await readingToken(stack);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const unitOf = ({ body }: ConsoleQuery): Unit => ({
      calls: [{ url: `${stack.address}/graphql`, method: 'POST', headers, body }],
    });
    const queries = await costQueries(
      async <T>(query: string) => (await post<T>(stack, token, { query })).data,
    );
    const rows: CostRow[] = [];
    for (const query of queries) {
      const told = await toldCost(query.name, unitOf(query));
      if (!told) continue;
      const { requested, actual } = told.extensions.cost;
      rows.push({ ...query, requested, actual, parts: { gateway: 0, backend: 0, postgres: 0 } });
      await closedLoop(unitOf(query), { lanes: LANES, count: WARM_UNITS, seconds: WARM_SECONDS });
    }
    const use = new ChainUse(stack.pids, stack.databaseUrl);
    await use.settle();
    const load = [os.loadavg()[0] ?? 0];
    for (const row of rows)
      row.parts = await use.during(() =>
        closedLoop(unitOf(row), { lanes: LANES, count: UNITS, seconds: SECONDS }),
      );
    load.push(os.loadavg()[0] ?? 0);
    console.log(`${rows.length} queries`);
    printCost(load, rows);
    save('cost.json', { at: new Date().toISOString(), node: process.version, load, rows });
  } finally {
    await stack.stop();
  }
}
