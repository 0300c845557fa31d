import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createTestDatabase } from '../backend/testing/testDatabase.ts';
import { startTestServer } from '../backend/testing/testServer.ts';
import { buildConsole } from './consoleBuild.ts';
import { root } from './localSettings.ts';
import { startServices } from './services.ts';

/** The whole product on a database of its own, filled with the demo data: for journeys and measuring. */
export interface TestStack {
  address: string;
  backendUrl: string;
  /** Folder of the messages to people outside. */
  outbox: string;
  databaseUrl: string;
  /** Output of the backend so far, line by line. */
  log: readonly string[];
  /** Process ids of `gateway` and `backend`. */
  pids: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

const FIRST_PORT = 14_000;
const LAST_PORT = 15_999;

/**
 * Free port below the range that systems hand out themselves, so that no other process takes it
 * between the check and the listen.
 */
async function freePort(taken?: number): Promise<number> {
  // another stack may have chosen a port that it does not listen on yet: the more ports, the rarer
  const first = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT - 100));
  for (let port = first; port <= LAST_PORT; port++) {
    if (port === taken) continue;
    const free = await new Promise<boolean>((resolve) => {
      const server = net.createServer().once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (free) return port;
  }
  throw new Error(`No free port between ${FIRST_PORT} and ${LAST_PORT}`);
}

interface StackOptions {
  /** More demo data, for example ['--orders', '2000']. */
  seedArgs?: string[];
  /** An existing database to use instead of a new one; it is not deleted. */
  databaseUrl?: string;
  /** A database without any data, as a company's own is at first. */
  empty?: true;
  /** Demo data that was seeded once: its database is cloned and its files are copied. */
  seeded?: SeededData;
  env?: NodeJS.ProcessEnv;
}

export interface SeededData {
  databaseUrl: string;
  /** The folder of its files. */
  files: string;
}

const temporaryFolder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'munim-stack-'));

const settingsOf = (databaseUrl: string, home: string) => ({
  ...process.env,
  DATABASE_URL: databaseUrl,
  MUNIM_ENV: 'development',
  LOG_LEVEL: 'warn',
  TOKEN_SECRET: 'a secret of the tests only, not used elsewhere',
  FILE_SIGNING_KEY: 'a key of the tests only, not used elsewhere',
  MAIL_DIR: path.join(home, 'outbox'),
  FILE_STORE_URL: pathToFileURL(path.join(home, 'files')).href,
});

function seed(env: NodeJS.ProcessEnv, args: string[] = []) {
  const { status } = spawnSync(process.execPath, ['backend/seed/seed.ts', ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('Seeding the demo data failed');
}

/** The demo data, seeded once for all stacks of a run, and the server that their databases are on. */
export async function seedForStacks(): Promise<SeededData & { stop(): Promise<void> }> {
  buildConsole();
  const server = await startTestServer();
  const home = temporaryFolder();
  const { ownerUrl: url, drop } = await createTestDatabase();
  seed(settingsOf(url, home));
  const stop = async () => {
    await drop();
    await server.stop();
    fs.rmSync(home, { recursive: true, force: true });
  };
  return { databaseUrl: url, files: path.join(home, 'files'), stop };
}

export async function startTestStack({
  seedArgs = [],
  databaseUrl,
  empty,
  seeded,
  env = {},
}: StackOptions = {}): Promise<TestStack> {
  buildConsole();
  const home = temporaryFolder();
  const server = await startTestServer();
  const database = databaseUrl
    ? { url: databaseUrl, ownerUrl: databaseUrl, drop: async () => undefined }
    : await createTestDatabase(seeded?.databaseUrl);
  const backendPort = await freePort();
  const backendEnv = { ...settingsOf(database.url, home), PORT: String(backendPort), ...env };
  if (seeded) fs.cpSync(seeded.files, path.join(home, 'files'), { recursive: true });
  else if (!databaseUrl && !empty)
    seed({ ...backendEnv, DATABASE_URL: database.ownerUrl }, seedArgs);
  const gatewayPort = await freePort(backendPort);
  const backendUrl = `http://127.0.0.1:${backendPort}`;
  const gatewayEnv = {
    ...process.env,
    BACKEND_URL: backendUrl,
    PORT: String(gatewayPort),
    MUNIM_ENV: 'development',
    LOG_LEVEL: 'warn',
    ...env,
  };
  const log: string[] = [];
  const services = await startServices([
    {
      name: 'backend',
      args: ['backend/src/main.ts'],
      env: backendEnv,
      port: backendPort,
      readyPath: '/readyz',
      onLine: (line) => log.push(line),
    },
    {
      name: 'gateway',
      args: ['gateway/src/main.ts'],
      env: gatewayEnv,
      port: gatewayPort,
      readyPath: '/readyz',
    },
  ]);
  return {
    address: `http://127.0.0.1:${gatewayPort}`,
    backendUrl,
    outbox: backendEnv.MAIL_DIR,
    databaseUrl: database.url,
    log,
    pids: services.pids,
    async stop() {
      await services.stop();
      await database.drop();
      await server.stop();
      fs.rmSync(home, { recursive: true, force: true });
    },
  };
}
