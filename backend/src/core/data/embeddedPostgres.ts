import { spawn, spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findRunner, handOver, run, type Runner } from './embeddedPostgresBinaries.ts';
import { onServer } from './onServer.ts';
import { writeOnce } from './writeOnce.ts';

export interface EmbeddedPostgres {
  /** Address for the server's superuser, who owns the tables. */
  url: string;
  /** Address for the role that services work as; prepareDatabase makes it. */
  serviceUrl: string;
  /** True when the server was running already (another starter's, or an orphan's of a killed run). */
  adopted: boolean;
  pid: number;
  stop(): Promise<void>;
}

interface Options {
  dir: string;
  log?: (line: string) => void;
  /** False for tests only: a crash of the machine may lose everything. */
  durable?: boolean;
  /** Port; any free one when left out. */
  port?: number;
}

interface Place {
  dir: string;
  data: string;
  log: string;
  runner: Runner;
  password: string;
  servicePassword: string;
}

const START_LIMIT_MS = 60_000;
// children of a killed server may keep its shared memory for a moment
const MAX_LOSSES = 30;
// synchronous_commit stays on: without fsync it costs nothing, and the services assert it
const UNSAFE = ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200'];

/** A process of another user counts. */
export function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * True when the process is PostgreSQL: after a restart of the machine the pid in the lock file may
 * be anyone's; a zombie has no command line.
 */
function isPostgres(pid: number) {
  if (process.platform === 'win32') return true;
  if (process.platform === 'linux')
    return (
      fs.existsSync(`/proc/${pid}`) &&
      fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
    );
  return spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(
    'postgres',
  );
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Milliseconds for an answer: another program may listen on the port and say nothing. */
const FOREIGN_LIMIT_MS = 5000;

const dataDirectoryAt = (url: string) =>
  onServer(
    url,
    async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory');
      return rows[0] && fs.realpathSync(rows[0].data_directory);
    },
    FOREIGN_LIMIT_MS,
  ).catch(() => undefined);

const urlAt = (place: Place, port: number) =>
  `postgres://app:${place.password}@127.0.0.1:${port}/postgres`;
const serviceUrlAt = (place: Place, port: number) =>
  `postgres://munim_service:${place.servicePassword}@127.0.0.1:${port}/postgres`;

/**
 * Process id of the server of this data; undefined when there is none, 0 while the file is being
 * written.
 */
function ownerPidOf(place: Place) {
  const file = path.join(place.data, 'postmaster.pid');
  if (!fs.existsSync(file)) return undefined;
  const [pid, , , port] = fs.readFileSync(file, 'utf8').split('\n').map(Number);
  return { file, pid: pid ?? 0, port: port ?? 0 };
}

async function stop(place: Place) {
  const holder = ownerPidOf(place);
  if (holder && isAlive(holder.pid))
    await run(place.runner.command('pg_ctl', ['-D', place.data, '-m', 'fast', '-w', 'stop']));
}

/**
 * Made in a temporary folder and renamed when complete: a killed init leaves no partial cluster,
 * and of two parallel ones the first wins.
 */
async function initialise(place: Place) {
  for (const left of fs.readdirSync(place.dir)) {
    const pid = /^init-(\d+)-/.exec(left)?.[1];
    if (pid && !isAlive(Number(pid)))
      fs.rmSync(path.join(place.dir, left), { recursive: true, force: true });
  }
  const side = path.join(place.dir, `init-${process.pid}-${crypto.randomUUID()}`);
  const secret = `${side}.password`;
  fs.writeFileSync(secret, place.password, { mode: 0o600 });
  handOver(secret, place.runner.owner);
  const locale = [
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  const inCtype = (ctype: string) =>
    place.runner.command('initdb', [
      '-D',
      side,
      '-U',
      'app',
      '--pwfile',
      secret,
      '--auth=scram-sha-256',
      ...locale,
      `--lc-ctype=${ctype}`,
    ]);
  try {
    // pg_trgm uses the system's character classes, and C has letters of English only
    await run(inCtype('C.UTF-8')).catch(() =>
      run(inCtype('en_US.UTF-8')).catch(() => run(inCtype('C'))),
    );
    fs.renameSync(side, place.data);
  } catch (error) {
    if (!fs.existsSync(path.join(place.data, 'PG_VERSION'))) throw error;
  } finally {
    fs.rmSync(secret, { force: true });
    fs.rmSync(side, { recursive: true, force: true });
  }
}

/**
 * Connects to the server of the data's lock file when it answers; waits while it starts or stops.
 */
async function adopt(place: Place): Promise<EmbeddedPostgres | 'none' | 'wait'> {
  const holder = ownerPidOf(place);
  if (!holder) return 'none';
  const { file, pid, port } = holder;
  if (!pid) return 'wait';
  if (!isAlive(pid)) return 'none';
  if (!isPostgres(pid)) {
    fs.rmSync(file, { force: true });
    return 'none';
  }
  const url = urlAt(place, port);
  if (!port || (await dataDirectoryAt(url)) !== fs.realpathSync(place.data)) return 'wait';
  const serviceUrl = serviceUrlAt(place, port);
  return { url, serviceUrl, adopted: true, pid, stop: () => stop(place) };
}

/** PostgreSQL's own lock file decides between starters at the same moment: the loser's server exits, and it adopts. */
async function launch(
  place: Place,
  durable: boolean,
  port: number,
): Promise<EmbeddedPostgres | 'lost'> {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'logging_collector=off',
  ].flatMap((setting) => ['-c', setting]);
  const { file, args, options } = place.runner.command('postgres', [
    '-D',
    place.data,
    '-p',
    String(port),
    ...settings,
    ...(durable ? [] : UNSAFE),
  ]);
  const out = fs.openSync(place.log, 'a');
  // a process group of its own, or Ctrl-C would stop it before the services that use it
  const child = spawn(file, args, {
    ...options,
    cwd: place.data,
    detached: true,
    windowsHide: true,
    stdio: ['ignore', out, out],
  });
  fs.closeSync(out);
  let hasExited = false;
  child.once('error', () => (hasExited = true)).once('exit', () => (hasExited = true));
  child.unref();
  const url = urlAt(place, port);
  for (
    const since = Date.now();
    !hasExited && Date.now() - since < START_LIMIT_MS;
    await sleep(25)
  ) {
    if (!(await dataDirectoryAt(url))) continue;
    const holder = ownerPidOf(place);
    const serviceUrl = serviceUrlAt(place, port);
    return holder?.pid === child.pid && child.pid
      ? { url, serviceUrl, adopted: false, pid: child.pid, stop: () => stop(place) }
      : 'lost';
  }
  return 'lost';
}

function lastLogLines(file: string) {
  return fs.existsSync(file)
    ? fs.readFileSync(file, 'utf8').trimEnd().split('\n').slice(-5).join('\n')
    : '';
}

function placeAt(dir: string): Place {
  const secret = (name: string) =>
    writeOnce(path.join(dir, name), crypto.randomBytes(24).toString('base64url'));
  const [password, servicePassword] = [secret('password'), secret('service-password')];
  return {
    dir,
    data: path.join(dir, 'pg18'),
    log: path.join(dir, 'postgres.log'),
    runner: findRunner(dir),
    password,
    servicePassword,
  };
}

/** Stops the server of `dir`, no matter which process started it; does nothing when none runs. */
export async function stopEmbeddedPostgres(dir: string): Promise<void> {
  if (fs.existsSync(path.join(dir, 'pg18'))) await stop(placeAt(dir));
}

/** A real PostgreSQL of our own in `dir`: made, started or adopted; loopback only. It outlives us unless stopped. */
export async function startEmbeddedPostgres({
  dir,
  log = () => undefined,
  durable = true,
  port,
}: Options): Promise<EmbeddedPostgres> {
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  const place = placeAt(dir);
  if (!fs.existsSync(path.join(place.data, 'PG_VERSION'))) {
    log(`Creating a database in ${dir}`);
    await initialise(place);
  }
  let losses = 0;
  for (
    const since = Date.now();
    losses < MAX_LOSSES && Date.now() - since < START_LIMIT_MS;
    await sleep(100)
  ) {
    const holder = await adopt(place);
    if (holder === 'wait') continue;
    if (holder === 'none') handOver(place.data, place.runner.owner);
    const server =
      holder === 'none' ? await launch(place, durable, port ?? (await freePort())) : holder;
    if (server === 'lost') {
      losses++;
      continue;
    }
    log(
      `PostgreSQL ${server.adopted ? 'was running already' : 'started'} (pid ${server.pid}, ${dir})`,
    );
    return server;
  }
  throw new Error(
    `PostgreSQL in ${dir} failed to start. Last lines of ${place.log}:\n${lastLogLines(place.log)}`,
  );
}
