import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from './command/command.ts';
import { cannotListen } from './command/explain.ts';
import { root } from './localSettings.ts';

/** A service that lives may take this long: on a busy machine with little memory a start of 3 s took more than a minute. */
const READY_LIMIT_MS = 300_000;
const STOP_LIMIT_MS = 15_000;

export interface Service {
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  port: number;
  /** Address that answers 200 when the service is ready. */
  readyPath: string;
  cwd?: string;
  /** Told each line that it writes. */
  onLine?: (line: string) => void;
}

interface Running {
  name: string;
  child: ChildProcess;
  /** Resolves with a message when the process ends. */
  ended: Promise<string>;
}

type Refused = NodeJS.ErrnoException | undefined;

/** Reason why a port cannot be listened on. */
const refusal = (port: number, host: string) =>
  new Promise<Refused>((resolve) => {
    const server = net.createServer().once('error', resolve);
    server.listen({ port, host, ipv6Only: host === '::1' }, () =>
      server.close(() => resolve(undefined)),
    );
  });

/** Browsers may try either for localhost; a machine without IPv6 has the first alone. */
const LOOPBACKS = ['127.0.0.1', '::1'];
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

async function refusalOfAny(port: number): Promise<Refused> {
  for (const host of LOOPBACKS) {
    const found = await refusal(port, host);
    if (found && !NO_SUCH_ADDRESS.includes(found.code ?? '')) return found;
  }
  return undefined;
}

/** Waits a little: services of a killed run take a second to notice. */
export async function assertFree(port: number, variable: string): Promise<void> {
  let found: Refused;
  for (let tries = 0; tries < 15; tries++) {
    found = await refusalOfAny(port);
    if (!found) return;
    // waiting gives no right
    if (found.code === 'EACCES') break;
    await sleep(200);
  }
  if (found) throw new Fault(cannotListen(found, variable));
}

function launch({ name, args, env, cwd, onLine }: Service): Running {
  // own process groups: Ctrl-C reaches only this process, which stops them in order
  const options = {
    cwd: cwd ?? root,
    env: { ...env, MUNIM_STARTER: String(process.pid) },
    detached: process.platform !== 'win32',
    windowsHide: true,
  };
  const guard = ['--import', path.join(root, 'tools', 'exitWithParent.ts')];
  const child = spawn(process.execPath, [...guard, ...args], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      console.log(`[${name}] ${line}`);
      onLine?.(line);
    });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`could not be started (${error.message})`));
    child.once('exit', (code, signal) =>
      resolve(signal ? `was ended by ${signal}` : `ended with exit code ${code}`),
    );
  });
  return { name, child, ended: ended.then((how) => `The ${name} ${how}.`) };
}

async function untilReady(service: Service, running: Running) {
  let gone = '';
  void running.ended.then((words) => (gone = words));
  for (const since = Date.now(); Date.now() - since < READY_LIMIT_MS; await sleep(100)) {
    if (gone) throw new Error(`${gone} See its output above.`);
    const answer = await fetch(`http://127.0.0.1:${service.port}${service.readyPath}`, {
      signal: AbortSignal.timeout(5000),
    }).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`The ${service.name} is not ready after ${READY_LIMIT_MS / 1000} s.`);
}

async function stopOne({ child }: Running) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await gone;
  clearTimeout(killTimer);
}

export interface Services {
  /** Process ids by the names of the services. */
  pids: ReadonlyMap<string, number>;
  /** Resolves with a message when one of them ends by itself. */
  failed: Promise<string>;
  stop(): Promise<void>;
  /** Ends them at once, as a power cut would. */
  kill(): Promise<void>;
}

/** Starts them one after the other, each when the one before is ready; stops them in the opposite order. */
export async function startServices(services: Service[]): Promise<Services> {
  const running: Running[] = [];
  const stop = async () => {
    for (const service of running.toReversed()) await stopOne(service);
  };
  try {
    for (const service of services) {
      const one = launch(service);
      running.push(one);
      await untilReady(service, one);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const kill = async () => {
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all(running.map(({ ended }) => ended));
  };
  const pids = new Map(running.map(({ name, child }) => [name, child.pid ?? 0]));
  return { pids, failed: Promise.race(running.map(({ ended }) => ended)), stop, kill };
}
