import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { CAPPED_COUNTS } from '@munim/schema/shared/counts.ts';
import { serviceUrl, startTestServer } from '../../backend/testing/testServer.ts';
import { tokensFor } from '../../tools/signIn.ts';
import { seedForStacks, startTestStack, type TestStack } from '../../tools/testStack.ts';
import { ask, closedLoop, type Unit } from '../closedLoop.ts';
import { NO_RATE_LIMITS } from '../load.ts';
import { orderDetails } from '../orderDetails.ts';
import type { Call } from '../rawClient.ts';
import { save } from '../save.ts';
import { backendCalls } from '../serviceMetrics.ts';
import type { BareAnswer, BareOrder } from './bareSql.ts';
import { type ChainRow, printChain } from './chainFigures.ts';
import { BARE, ChainUse } from './chainUse.ts';
import { type ConsoleQuery, consoleQueries } from './consoleQueries.ts';
import type { Statement } from './pgWire.ts';
import { type RecordingProxy, startRecordingProxy } from './recordingProxy.ts';

const [WARM_SECONDS, ROUND_SECONDS, ROUNDS] = [3, 6, 3];
const [WARM_UNITS, ROUND_UNITS, LANES] = [40, 12, 2];

interface Chain {
  stack: TestStack;
  proxy: RecordingProxy;
  use: ChainUse;
  bare: ChildProcess;
  unitOf(query: ConsoleQuery): Unit;
}

/** Statements of other work, such as the queue's, may come between: the fewest of three times are the query's own. */
async function statementsOf({ proxy }: Chain, call: Call): Promise<Statement[]> {
  const found: Statement[][] = [];
  for (let time = 0; time < 3; time++) found.push(await proxy.during(() => ask(call)));
  return found.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

async function runBare(bare: ChildProcess, order: BareOrder): Promise<BareAnswer> {
  bare.send(order);
  const [answer] = (await once(bare, 'message')) as [BareAnswer];
  return answer;
}

/** Chain and bare client in turns, so that other load on the machine affects both. */
async function measureQuery(chain: Chain, query: ConsoleQuery): Promise<ChainRow> {
  const unit = chain.unitOf(query);
  const [call] = unit.calls;
  if (!call) throw new Error(`${query.name} has no call`);
  const answer = JSON.parse((await ask(call)).toString()) as { errors?: unknown };
  if (answer.errors) throw new Error(`${query.name}: ${JSON.stringify(answer.errors)}`);
  const statements = await statementsOf(chain, call);
  const calls = await backendCalls(chain.stack.backendUrl, () => ask(call));
  const rounds: ChainRow['rounds'] = [];
  await runBare(chain.bare, { statements, times: ROUND_UNITS });
  for (let round = 0; round < ROUNDS; round++) {
    const parts = await chain.use.during(() =>
      closedLoop(unit, { lanes: LANES, count: ROUND_UNITS, seconds: ROUND_SECONDS }),
    );
    const bare = await runBare(chain.bare, { statements, times: ROUND_UNITS });
    rounds.push({
      ...parts,
      bareClient: bare.client / ROUND_UNITS,
      barePostgres: bare.postgres / ROUND_UNITS,
    });
  }
  return { name: query.name, calls, statements: statements.length, rounds };
}

async function measureIn(chain: Chain): Promise<ChainRow[]> {
  const { lists, hundred } = consoleQueries();
  const { query } = await orderDetails(async (text) => {
    const [call] = chain.unitOf({ name: '', body: JSON.stringify({ query: text }) }).calls;
    if (!call) throw new Error('No call');
    return (JSON.parse((await ask(call)).toString()) as { data: never }).data;
  });
  const order = { name: 'one order, all tabs', body: JSON.stringify({ query }) };
  const queries = [...lists, hundred, order];
  // all of them before any is measured: what they share must not be warm for the later ones only
  for (const one of queries)
    await closedLoop(chain.unitOf(one), {
      lanes: LANES,
      count: WARM_UNITS,
      seconds: WARM_SECONDS,
    });
  await chain.use.settle();
  const rows: ChainRow[] = [];
  for (const one of queries) rows.push(await measureQuery(chain, one));
  return rows;
}

async function startBare(databaseUrl: string): Promise<ChildProcess> {
  const bare = fork(path.join(import.meta.dirname, 'bareSql.ts'), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    serialization: 'advanced',
  });
  await once(bare, 'message');
  return bare;
}

/**
 * The console's own queries through the real stack with the demo data, beside the same SQL by a bare client: what gateway
 * and backend add to what the database costs anyway.
 */
export async function measureChain(): Promise<void> {
  const server = await startTestServer();
  const seeded = await seedForStacks();
  const databaseUrl = serviceUrl(seeded.databaseUrl);
  const proxy = await startRecordingProxy(databaseUrl);
  const stack = await startTestStack({
    databaseUrl: proxy.through(databaseUrl),
    env: NO_RATE_LIMITS,
  });
  const named = Object.assign(new URL(databaseUrl), { search: `application_name=${BARE}` }).href;
  const bare = await startBare(named);
  try {
    const { accessToken } = await tokensFor(stack);
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${accessToken}`,
      ...CAPPED_COUNTS,
    };
    const url = `${stack.address}/graphql`;
    const unitOf = ({ body }: ConsoleQuery): Unit => ({
      calls: [{ url, method: 'POST', headers, body }],
    });
    const use = new ChainUse(stack.pids, seeded.databaseUrl);
    const load = [os.loadavg()[0] ?? 0];
    const rows = await measureIn({ stack, proxy, use, bare, unitOf });
    load.push(os.loadavg()[0] ?? 0);
    printChain(load, rows);
    save('chain.json', { at: new Date().toISOString(), node: process.version, load, rows });
  } finally {
    bare.kill();
    await stack.stop();
    proxy.stop();
    await seeded.stop();
    await server.stop();
  }
}
