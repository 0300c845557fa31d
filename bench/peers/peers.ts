import { mkdirSync } from 'node:fs';
import os from 'node:os';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { tokensFor } from '../../tools/signIn.ts';
import { startTestStack, type TestStack } from '../../tools/testStack.ts';
import { ask, closedLoop, percentile, type Unit } from '../closedLoop.ts';
import { cpuMicroseconds, memoryOf } from '../processUse.ts';
import type { Call } from '../rawClient.ts';
import { RESULTS, save } from '../save.ts';
import { installPeers } from './installPeers.ts';
import { type Measured, type PeerFigures, printFigures } from './peerFigures.ts';
import { type RecordedBackend, startRecordedBackend } from './recordedBackend.ts';
import { type Scenario, scenariosOf } from './scenarios.ts';
import {
  composeSupergraph,
  HIVE,
  type RunningSide,
  type Side,
  sidesOf,
  startSide,
  STUB_PORT,
} from './sides.ts';

const CONNECTIONS = 8;
const ROUNDS = 5;
/** CPU seconds of the measured server, so that other work on the machine makes a round longer and not shorter. */
const [WARM_CPU, ROUND_CPU] = [1.5, 0.4];
/** Most seconds on the wall: of warming up, of a round, and of a scenario, which then ends after its fewest rounds. */
const [WARM_SECONDS, ROUND_SECONDS, SCENARIO_SECONDS, FEWEST_ROUNDS] = [4, 2, 25, 3];
const BESIDE_SECONDS = 1.5;
/** Starts of each side: the first compiles, and its code is kept for those that are measured. */
const STARTS = 4;

type Scenarios = ReturnType<typeof scenariosOf>;

/** Request of one side in one scenario. */
type Expected = Map<RunningSide, Unit>;

interface Bench {
  sides: readonly RunningSide[];
  backend: RecordedBackend;
  scenarios: Scenarios;
  expected: ReadonlyMap<Scenario, Expected>;
}

/** Rows of one record come in a list from REST, which Hive Gateway keeps. */
function dataOf(answer: Buffer): unknown {
  const { data, errors } = JSON.parse(answer.toString()) as {
    data: Record<string, unknown>;
    errors?: unknown;
  };
  if (errors) throw new Error(JSON.stringify(errors));
  const one = data['quotation'] as { data?: unknown[] } | undefined;
  return one?.data ? { quotation: one.data[0] } : data;
}

/** Each side is asked once: all answers must hold the same data. The gateway is asked first, and its calls are recorded. */
async function expectedOf(
  scenario: Scenario,
  sides: readonly RunningSide[],
  token: string,
): Promise<Expected> {
  const expected: Expected = new Map();
  let data: unknown;
  for (const side of sides.toSorted(
    (a, b) => Number(b.name === 'our gateway') - Number(a.name === 'our gateway'),
  )) {
    const call: Call = {
      ...side.asked(scenario),
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    };
    const answer = await ask(call);
    data ??= dataOf(answer);
    if (!isDeepStrictEqual(dataOf(answer), data))
      throw new Error(
        `${scenario.name}: ${side.name} answers other data\n${answer.toString().slice(0, 500)}`,
      );
    expected.set(side, { calls: [call], expected: [answer] });
  }
  return expected;
}

/** Asks every query once while the real backend stands behind the stub. */
async function recordAll(
  backend: RecordedBackend,
  sides: readonly RunningSide[],
): Promise<Pick<Bench, 'scenarios' | 'expected'>> {
  const stack = await startTestStack();
  try {
    return await record(stack, backend, sides);
  } finally {
    await stack.stop();
  }
}

async function record(
  stack: TestStack,
  backend: RecordedBackend,
  sides: readonly RunningSide[],
): Promise<Pick<Bench, 'scenarios' | 'expected'>> {
  const token = (await tokensFor(stack)).accessToken;
  const response = await fetch(`${stack.backendUrl}/quotation?limit=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await response.json()) as { data: { quotation_id: number }[] };
  const scenarios = scenariosOf(String(data[0]?.quotation_id));
  const expected = new Map<Scenario, Expected>();
  for (const scenario of Object.values(scenarios)) {
    const { name, without } = scenario;
    await backend.use({ scenarios: [name], upstream: stack.backendUrl, without });
    // a gateway that knows who asks reads the profile again a minute later, when nothing is recorded any more
    await fetch(`${backend.url}/user/profile`, { headers: { authorization: `Bearer ${token}` } });
    expected.set(scenario, await expectedOf(scenario, sides, token));
  }
  return { scenarios, expected };
}

async function measureRound(
  side: RunningSide,
  unit: Unit,
  limits: { count: number; seconds: number },
): Promise<Measured> {
  const before = cpuMicroseconds(side.pid);
  const { count, seconds } = await closedLoop(unit, { lanes: CONNECTIONS, ...limits });
  return { cpu: (cpuMicroseconds(side.pid) - before) / count, perSecond: count / seconds };
}

/** Asks until the server has worked so long that it runs compiled; answers how many requests fill a round. */
async function warmUp(side: RunningSide, unit: Unit): Promise<number> {
  const [before, since] = [cpuMicroseconds(side.pid), performance.now()];
  for (let count = 2 * CONNECTIONS; ; count *= 2) {
    const { cpu } = await measureRound(side, unit, { count, seconds: ROUND_SECONDS });
    const isWarm = cpuMicroseconds(side.pid) - before > WARM_CPU * 1e6;
    if (isWarm || performance.now() - since > WARM_SECONDS * 1000)
      return Math.max(2 * CONNECTIONS, Math.ceil((ROUND_CPU * 1e6) / cpu));
  }
}

/** All sides in turn, several times. */
async function measureScenario(
  { sides, backend, expected }: Bench,
  scenario: Scenario,
): Promise<Record<string, Measured[]>> {
  await backend.use({ scenarios: [scenario.name], upstream: null, without: [] });
  const found: Record<string, Measured[]> = {};
  const asked = expected.get(scenario) ?? new Map<RunningSide, Unit>();
  const since = performance.now();
  const counts = new Map<RunningSide, number>();
  for (const [side, query] of asked) counts.set(side, await warmUp(side, query));
  for (let turn = 1; turn <= ROUNDS; turn++) {
    if (turn > FEWEST_ROUNDS && performance.now() - since > SCENARIO_SECONDS * 1000) break;
    for (const side of sides) {
      const [query, count] = [asked.get(side), counts.get(side)];
      if (!query || count === undefined) throw new Error(`${side.name} has no query`);
      const measured = await measureRound(side, query, { count, seconds: ROUND_SECONDS });
      (found[side.name] ??= []).push(measured);
    }
  }
  console.log(`${scenario.name}: ${Math.round((performance.now() - since) / 1000)} s`);
  return found;
}

/**
 * Milliseconds that 99 of 100 small queries stay within while another client reads 1,000 rows
 * without a pause.
 */
async function measureSmallBesideLarge({ sides, backend, scenarios, expected }: Bench) {
  const found: Record<string, number[]> = {};
  const { one, rows1000 } = scenarios;
  await backend.use({ scenarios: [one.name, rows1000.name], upstream: null, without: [] });
  for (let turn = 0; turn < FEWEST_ROUNDS; turn++) {
    for (const side of sides) {
      const small = expected.get(one)?.get(side);
      const large = expected.get(rows1000)?.get(side);
      if (!small || !large) throw new Error(`${side.name} has no query for it`);
      const [{ latencies }] = await Promise.all([
        closedLoop(small, { lanes: 4, seconds: BESIDE_SECONDS }),
        closedLoop(large, { lanes: 1, seconds: BESIDE_SECONDS }),
      ]);
      (found[side.name] ??= []).push(percentile(latencies, 99));
    }
  }
  return found;
}

async function startSides(chosen: readonly Side[], backendUrl: string) {
  const startSeconds: Record<string, number[]> = {};
  const sides: RunningSide[] = [];
  for (let turn = 1; turn <= STARTS; turn++) {
    for (const side of chosen) {
      const running = await startSide(side, backendUrl);
      if (turn > 1) (startSeconds[side.name] ??= []).push(running.startSeconds);
      if (turn < STARTS) await running.stop();
      else sides.push(running);
    }
  }
  return { sides, startSeconds };
}

/** The machine's other work: its load over the last minute. */
const load = () => Number((os.loadavg()[0] ?? 0).toFixed(1));

async function measureAll(bench: Bench): Promise<Pick<PeerFigures, 'rounds' | 'p99' | 'memory'>> {
  const rounds: PeerFigures['rounds'] = [];
  for (const scenario of Object.values(bench.scenarios)) {
    const { name, rows } = scenario;
    rounds.push({ name, rows, measured: await measureScenario(bench, scenario) });
  }
  const beside = await measureSmallBesideLarge(bench);
  const memory = Object.fromEntries(bench.sides.map(({ name, pid }) => [name, memoryOf(pid)]));
  return { rounds, p99: beside, memory };
}

/**
 * Our gateway beside other GraphQL servers and a join written by hand, in one run on one machine: all over the same two
 * REST calls, answered by a stub with the bytes that the real backend answered once, permissions on. Only the sides of --sides,
 * and with --beside the gateway of another checkout too.
 */
export async function measurePeers(): Promise<void> {
  const { values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { sides: { type: 'string', default: '' }, beside: { type: 'string', default: '' } },
  });
  const chosen = sidesOf({ only: String(values.sides), beside: String(values.beside) });
  mkdirSync(RESULTS, { recursive: true });
  installPeers();
  const loadBefore = load();
  const backend = await startRecordedBackend(STUB_PORT);
  let sides: readonly RunningSide[] = [];
  try {
    if (chosen.some(({ name }) => name === HIVE)) composeSupergraph(backend.url);
    const started = await startSides(chosen, backend.url);
    ({ sides } = started);
    const recorded = await recordAll(backend, sides);
    const measured = await measureAll({ sides, backend, ...recorded });
    if (backend.unknown.length > 0)
      throw new Error(
        `Calls without a recorded answer: ${[...new Set(backend.unknown)].join(', ')}`,
      );
    const figures = {
      at: new Date().toISOString(),
      node: process.version,
      load: [loadBefore, load()],
      startSeconds: started.startSeconds,
      ...measured,
    };
    printFigures(figures);
    save('peers.json', figures);
  } finally {
    for (const side of sides) await side.stop();
    backend.stop();
  }
}
