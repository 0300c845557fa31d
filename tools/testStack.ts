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
  /** Folder of the outgoing messages. */
  outbox: string;
  databaseUrl: string;
  stop(): Promise<void>;
}

const FIRST_PORT = 14_000;
const LAST_PORT = 15_999;

/**
 * Below the range of ports that systems hand out, so that nobody takes it between the check and
 * listening.
 */
async function freePort(): Promise<number> {
  for (let port = FIRST_PORT + Math.floor(Math.random() * 1000); port <= LAST_PORT; port++) {
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
  /** A database that is filled already, instead of one of its own; it stays as it is. */
  databaseUrl?: string;
  env?: NodeJS.ProcessEnv;
}

export async function startTestStack({
  seedArgs = [],
  databaseUrl,
  env = {},
}: StackOptions = {}): Promise<TestStack> {
  buildConsole();
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'munim-stack-'));
  const server = await startTestServer();
  const database = databaseUrl
    ? { url: databaseUrl, drop: async () => undefined }
    : await createTestDatabase();
  const backendPort = await freePort();
  const backendEnv = {
    ...process.env,
    DATABASE_URL: database.url,
    PORT: String(backendPort),
    MUNIM_ENV: 'development',
    LOG_LEVEL: 'warn',
    TOKEN_SECRET: 'a secret of the tests only, not used elsewhere',
    FILE_SIGNING_KEY: 'a key of the tests only, not used elsewhere',
    MAIL_DIR: path.join(home, 'outbox'),
    FILE_STORE_URL: pathToFileURL(path.join(home, 'files')).href,
    ...env,
  };
  const seed = () =>
    spawnSync(process.execPath, ['backend/seed/seed.ts', ...seedArgs], {
      cwd: root,
      env: backendEnv,
      stdio: 'inherit',
    });
  if (!databaseUrl && seed().status !== 0) throw new Error('Seeding failed');
  const gatewayPort = await freePort();
  const backendUrl = `http://127.0.0.1:${backendPort}`;
  const gatewayEnv = {
    ...process.env,
    BACKEND_URL: backendUrl,
    PORT: String(gatewayPort),
    MUNIM_ENV: 'development',
    LOG_LEVEL: 'warn',
    ...env,
  };
  const services = await startServices([
    {
      name: 'backend',
      args: ['backend/src/main.ts'],
      env: backendEnv,
      port: backendPort,
      readyPath: '/readyz',
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
    async stop() {
      await services.stop();
      await database.drop();
      await server.stop();
      fs.rmSync(home, { recursive: true, force: true });
    },
  };
}
