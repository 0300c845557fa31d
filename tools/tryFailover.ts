import { execFileSync, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { onServer } from '../backend/src/core/data/onServer.ts';
import { DEMO_COMPANY } from '../backend/src/core/firstCompany.ts';
import { createTestDatabase } from '../backend/testing/testDatabase.ts';
import { startTestServer } from '../backend/testing/testServer.ts';
import { buildConsole } from './consoleBuild.ts';
import { Traffic } from './failoverTraffic.ts';
import { root } from './localSettings.ts';
import { type Service, type Services, startServices } from './services.ts';
import { tokensFor } from './signIn.ts';

/**
 * Two backends and two gateways behind a real nginx with TLS, by deploy/nginx.conf: reads, writes and a subscription run
 * through it while one backend and one gateway are killed by SIGKILL and started again, as systemd would. Needs nginx and openssl
 * (apt-get install nginx openssl) and no root: node tools/tryFailover.ts [SECONDS]
 */
const SECONDS = Number(process.argv[2] ?? 24);
const [READERS, WRITERS] = [6, 3];
/** RestartSec of the units. */
const RESTART_MS = 2000;
/** Calls sent this long before a kill may be lost in flight by it; nginx takes a server out of turn after as long. */
const IN_FLIGHT_MS = 2000;
const PORTS = {
  https: 24443,
  http: 24080,
  backends: 24190,
  gateway: 24000,
  backend: 24100,
};
const PERSON = 'asha@example.com';
const address = `https://localhost:${PORTS.https}`;

/** Set in the process that trusts the certificate of this run. */
const CERTIFICATE = 'MUNIM_FAILOVER_CERTIFICATE';
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'munim-failover-'));
const certificate = process.env[CERTIFICATE] ?? path.join(home, 'certificate.pem');

function makeCertificate(): void {
  const key = path.join(path.dirname(certificate), 'key.pem');
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
}

/** deploy/nginx.conf with the ports and the certificate of this run, inside what Debian's nginx.conf has around it. */
function writeNginxConf(): string {
  const site = fs
    .readFileSync(path.join(root, 'deploy', 'nginx.conf'), 'utf8')
    .replaceAll('munim.your-company.in', 'localhost')
    .replaceAll('/etc/letsencrypt/live/localhost/fullchain.pem', certificate)
    .replaceAll(
      '/etc/letsencrypt/live/localhost/privkey.pem',
      path.join(path.dirname(certificate), 'key.pem'),
    )
    .replaceAll(/listen \[::\]:.*\n/g, '\n')
    .replace('listen 80;', `listen 127.0.0.1:${PORTS.http};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${PORTS.https} ssl http2;`)
    .replace('127.0.0.1:3190', `127.0.0.1:${PORTS.backends}`)
    .replace(/127\.0\.0\.1:300([01])/g, (_, n) => `127.0.0.1:${PORTS.gateway + Number(n)}`)
    .replace(/127\.0\.0\.1:310([01])/g, (_, n) => `127.0.0.1:${PORTS.backend + Number(n)}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${home}/${name};`)
    .join(' ');
  const file = path.join(home, 'nginx.conf');
  fs.writeFileSync(
    file,
    `pid ${home}/nginx.pid; error_log ${home}/error.log; worker_processes 1; daemon off;
events { worker_connections 768; }
http { access_log ${home}/access.log; ${temporary} types_hash_max_size 2048;\n${site}\n}\n`,
  );
  return file;
}

async function startNginx(): Promise<() => Promise<void>> {
  const child = spawn('nginx', ['-e', `${home}/error.log`, '-c', writeNginxConf()], {
    stdio: 'inherit',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let tries = 0; tries < 100; tries++) {
    if ((await fetch(`http://127.0.0.1:${PORTS.backends}/healthz`).catch(() => undefined))?.ok)
      return async () => {
        child.kill('SIGTERM');
        await ended;
      };
    await sleep(100);
  }
  throw new Error(
    `nginx does not pass on to the backends: ${fs.readFileSync(`${home}/error.log`, 'utf8')}`,
  );
}

function serviceOf(name: 'backend' | 'gateway', index: number, databaseUrl: string): Service {
  const port = PORTS[name] + index;
  return {
    name: `${name} ${index}`,
    args: ['tools/munim.mjs', 'start', name],
    port,
    readyPath: '/readyz',
    env: {
      ...process.env,
      PORT: String(port),
      LOG_LEVEL: 'error',
      MUNIM_ENV: 'development', // mails with the sign-in code go to a folder; all else is as in production
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      ...DEMO_COMPANY,
      TOKEN_SECRET: 'a secret of this trial only, which is used nowhere else',
      FILE_SIGNING_KEY: 'a key of this trial only, which is used nowhere else',
      CONSOLE_BASE_URL: address,
      MAIL_DIR: path.join(home, 'outbox'),
      FILE_STORE_URL: pathToFileURL(path.join(home, 'files')).href,
      BACKEND_URL: `http://127.0.0.1:${PORTS.backends}`,
      RATE_LIMIT_TOKEN: '0',
      RATE_LIMIT_ADDRESS: '0',
    },
  };
}

function addAdministrator(env: NodeJS.ProcessEnv): void {
  const person = ['--email', PERSON, '--mobile', '9800000000', '--first-name', 'Asha'];
  execFileSync(process.execPath, ['tools/munim.mjs', 'admin', 'add', ...person], {
    cwd: root,
    env,
  });
}

const since = (at: number) => `${((performance.now() - at) / 1000).toFixed(1)} s`;

/** Kills one as a power cut would, and starts it again after systemd's pause; answers the moment. */
async function killAndRestart(running: Map<Service, Services>, service: Service): Promise<number> {
  const at = performance.now();
  await running.get(service)?.kill();
  console.log(`${service.name} killed by SIGKILL`);
  await sleep(RESTART_MS);
  running.set(service, await startServices([service]));
  console.log(`${service.name} is back after ${since(at)}`);
  return at;
}

/** Faults of the run in words; none when nobody but the calls in flight noticed. */
async function faultsOf(
  traffic: Traffic,
  kills: readonly number[],
  databaseUrl: string,
  run: string,
) {
  const { seen } = traffic;
  const rows = await onServer(databaseUrl, async (client) => {
    const { rows: found } = await client.query<{ id: string; name: string; times: number }>(
      `select min(org_id)::text as id, organisation_name as name, count(*)::int as times
       from organisations where organisation_name like $1 group by organisation_name`,
      [`Failover ${run} %`],
    );
    return new Map(found.map((row) => [row.name, row]));
  });
  const written = [...seen.written];
  const lost = written.filter(([id, name]) => rows.get(name)?.id !== id).length;
  const doubled = [...rows.values()].filter(({ times }) => times > 1).length;
  const undelivered = traffic.undelivered().length;
  const [outside, ...others] = seen.losses.filter(
    ({ began, at }) => !kills.some((kill) => began < kill + IN_FLIGHT_MS && at > kill - 100),
  );
  console.table({
    'reads answered': seen.reads,
    'writes acknowledged': written.length,
    'rows in the database': rows.size,
    'calls lost in flight, reads': seen.losses.filter(({ kind }) => kind === 'read').length,
    'calls lost in flight, writes': seen.losses.filter(({ kind }) => kind === 'write').length,
    'writes answered by repeating under their key': seen.repeated,
    'longest wait for an answer, ms': Math.round(seen.longestMs),
    'WebSocket connections lost and begun again': seen.reconnected,
  });
  for (const why of new Set(seen.losses.map((loss) => `${loss.kind}: ${loss.why}`)))
    console.log(`lost in flight: ${why}`);
  return [
    ...(lost ? [`${lost} acknowledged writes are not in the database`] : []),
    ...(doubled ? [`${doubled} writes are there twice`] : []),
    ...(rows.size === written.length ? [] : [`${rows.size} rows for ${written.length} writes`]),
    ...(undelivered ? [`${undelivered} writes were not sent by a subscription`] : []),
    ...(outside
      ? [`${others.length + 1} calls were lost that were not in flight: ${outside.why}`]
      : []),
    ...seen.failed.slice(0, 5),
  ];
}

async function tryFailover(): Promise<string[]> {
  buildConsole();
  const server = await startTestServer();
  const database = await createTestDatabase();
  const running = new Map<Service, Services>();
  const one = (name: 'backend' | 'gateway', index: number) => serviceOf(name, index, database.url);
  const [backend, gateway] = [one('backend', 0), one('gateway', 1)];
  const services = [backend, one('backend', 1), one('gateway', 0), gateway];
  let stopNginx = async () => {};
  try {
    addAdministrator(backend.env);
    for (const service of services) {
      // the gateways reach the backends through it
      if (service.name === 'gateway 0') stopNginx = await startNginx();
      running.set(service, await startServices([service]));
    }
    const { accessToken } = await tokensFor({ address, outbox: path.join(home, 'outbox') }, PERSON);
    const run = Date.now().toString(36);
    const traffic = new Traffic(address, accessToken);
    const stop = traffic.start(run, READERS, WRITERS);
    console.log(
      `${READERS} readers, ${WRITERS} writers and two subscriptions for ${SECONDS} s at ${address}`,
    );
    await sleep(SECONDS * 200);
    const kills = [await killAndRestart(running, backend)];
    await sleep(SECONDS * 200);
    kills.push(await killAndRestart(running, gateway));
    await sleep(SECONDS * 200);
    await stop();
    return await faultsOf(traffic, kills, database.url, run);
  } finally {
    await stopNginx();
    for (const service of running.values()) await service.stop();
    await database.drop();
    await server.stop();
  }
}

// the certificate must be known when the process begins
if (process.env[CERTIFICATE] === undefined) {
  makeCertificate();
  const { status } = spawnSync(process.execPath, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate, [CERTIFICATE]: certificate },
  });
  fs.rmSync(home, { recursive: true, force: true });
  process.exitCode = status ?? 1;
} else {
  const faults = await tryFailover().finally(() =>
    fs.rmSync(home, { recursive: true, force: true }),
  );
  for (const fault of faults) console.error(`FAULT: ${fault}`);
  if (faults.length) process.exitCode = 1;
  else
    console.log(
      'No acknowledged write was lost or doubled, and no call failed but those in flight.',
    );
}
