import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../tools/localSettings.ts';
import { NO_RATE_LIMITS } from '../load.ts';
import { cpuMicroseconds } from '../processUse.ts';
import { RESULTS } from '../save.ts';
import { SERVERS } from './installPeers.ts';
import type { Scenario } from './scenarios.ts';

/** A server that is measured. */
export interface Side {
  name: string;
  args: readonly string[];
  port: number;
  /** Checkout that it is started from. */
  cwd?: string;
  asked(scenario: Scenario): { url: string; body: string };
}

export interface RunningSide extends Side {
  pid: number;
  /** CPU seconds until it listened. */
  startSeconds: number;
  stop(): Promise<void>;
}

export const HIVE = 'Hive Gateway';

const IMPORTED = [
  path.join(root, 'tools', 'exitWithParent.ts'),
  path.join(import.meta.dirname, 'exitOnTerm.ts'),
];

const FIRST_PORT = 13_710;
export const STUB_PORT = 13_700;
const START_LIMIT_MS = 120_000;
const SUPERGRAPH = path.join(RESULTS, 'supergraph.graphql');

const body = (query: string) => JSON.stringify({ query });
const graph = (port: number) => (scenario: Scenario) => ({
  url: `http://127.0.0.1:${port}/graphql`,
  body: body(scenario.graph),
});
const peer = (name: string) => [path.join(SERVERS, `${name}.mjs`)];

/** All sides, in the order in which they take turns. */
const SIDES: readonly Side[] = [
  {
    name: 'hand-written',
    args: peer('handWritten'),
    port: FIRST_PORT,
    asked: (scenario) => ({
      url: `http://127.0.0.1:${FIRST_PORT}${scenario.path}`,
      body: body(scenario.graph),
    }),
  },
  {
    name: 'our gateway',
    args: ['tools/munim.mjs', 'start', 'gateway'],
    port: FIRST_PORT + 1,
    asked: graph(FIRST_PORT + 1),
  },
  {
    name: 'Mercurius + jit',
    args: peer('mercurius'),
    port: FIRST_PORT + 2,
    asked: graph(FIRST_PORT + 2),
  },
  { name: 'Yoga', args: peer('yoga'), port: FIRST_PORT + 3, asked: graph(FIRST_PORT + 3) },
  { name: 'Apollo', args: peer('apollo'), port: FIRST_PORT + 4, asked: graph(FIRST_PORT + 4) },
  {
    name: HIVE,
    args: peer('hive'),
    port: FIRST_PORT + 5,
    asked: ({ hive }) => ({
      url: `http://127.0.0.1:${FIRST_PORT + 5}/graphql`,
      body: body(hive),
    }),
  },
];

/** Our gateway of another checkout, to be measured in turns with this one's. */
const gatewayOf = (checkout: string): Side => ({
  name: `gateway of ${path.basename(checkout)}`,
  args: ['tools/munim.mjs', 'start', 'gateway'],
  port: FIRST_PORT + 6,
  cwd: checkout,
  asked: graph(FIRST_PORT + 6),
});

/** The sides whose names are listed, or all; and the gateway of another checkout. */
export function sidesOf({ only, beside }: { only: string; beside: string }): readonly Side[] {
  const names = only.split(',').filter(Boolean);
  const unknown = names.find((name) => !SIDES.some((side) => side.name === name));
  if (unknown !== undefined)
    throw new Error(`No side ${unknown}; there are ${SIDES.map(({ name }) => name).join(', ')}`);
  const chosen = SIDES.filter(({ name }) => names.length === 0 || names.includes(name));
  return beside ? [...chosen, gatewayOf(beside)] : chosen;
}

/** Production settings, but without limits of requests a minute, which would be measured in place of the work. */
const settings = (backendUrl: string, port: number): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: path.join(RESULTS, 'compiled'),
  PORT: String(port),
  BACKEND_URL: backendUrl,
  ...NO_RATE_LIMITS,
  SUPERGRAPH,
});

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

const STOP_MS = 5_000;

/** First as in operation, for Node keeps what it has compiled when a process ends by itself; some wait for their connections to end. */
async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await gone;
  clearTimeout(timer);
}

export async function startSide(side: Side, backendUrl: string): Promise<RunningSide> {
  const { name, args, port, cwd = root } = side;
  if (await listens(port)) throw new Error(`Port ${port} is taken: ${name} cannot be measured`);
  const child = spawn(
    process.execPath,
    [...IMPORTED.flatMap((file) => ['--import', file]), ...args],
    { cwd, env: settings(backendUrl, port), stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const pid = child.pid ?? 0;
  for (const since = Date.now(); !(await listens(port)); await sleep(10)) {
    if (child.exitCode !== null || Date.now() - since > START_LIMIT_MS)
      throw new Error(`${name} did not start`);
  }
  const startSeconds = cpuMicroseconds(pid) / 1e6;
  return { ...side, pid, startSeconds, stop: () => stopChild(child) };
}

/** Hive Gateway's schema, made ahead of its start. */
export function composeSupergraph(backendUrl: string): void {
  const { status } = spawnSync(process.execPath, peer('composeHive'), {
    env: { ...process.env, BACKEND_URL: backendUrl, SUPERGRAPH },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The supergraph of Hive Gateway could not be composed');
}
