import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startEmbeddedPostgres } from '../backend/src/core/data/embeddedPostgres.ts';
import { migrateToLatest } from '../backend/src/core/data/migrate.ts';
import { root } from '../tools/localSettings.ts';
import { type Service, type Services, startServices } from '../tools/services.ts';

export type Part = 'gateway' | 'backend' | 'database';

/** The product with a durable database of its own, whose parts can be killed and started again at the same addresses. */
export interface ChaosStack {
  address: string;
  outbox: string;
  home: string;
  databaseUrl: string;
  kill(part: Part): Promise<void>;
  revive(part: Part): Promise<void>;
  stop(): Promise<void>;
}

const PORTS = { gateway: 13_901, backend: 13_902, database: 13_903 };

export async function startChaosStack(): Promise<ChaosStack> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'munim-chaos-'));
  const openDatabase = () =>
    startEmbeddedPostgres({ dir: path.join(home, 'postgres'), port: PORTS.database });
  let database = await openDatabase();
  const databaseUrl = database.url;
  await migrateToLatest(databaseUrl);
  const outbox = path.join(home, 'outbox');
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    MUNIM_ENV: 'development',
    LOG_LEVEL: 'fatal',
    BACKEND_URL: `http://127.0.0.1:${PORTS.backend}`,
    TOKEN_SECRET: 'a secret of this run only, not used elsewhere',
    FILE_SIGNING_KEY: 'a key of this run only, not used elsewhere',
    MAIL_DIR: outbox,
    FILE_STORE_URL: pathToFileURL(path.join(home, 'files')).href,
  };
  const { status } = spawnSync(process.execPath, ['backend/seed/seed.ts'], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) {
    await database.stop();
    throw new Error('Seeding failed');
  }
  const service = (name: 'gateway' | 'backend'): Service => ({
    name,
    args: [`${name}/src/main.ts`],
    env: { ...env, PORT: String(PORTS[name]) },
    port: PORTS[name],
    readyPath: '/readyz',
  });
  const running: Record<'gateway' | 'backend', Services> = {
    backend: await startServices([service('backend')]),
    gateway: await startServices([service('gateway')]),
  };
  return {
    address: `http://127.0.0.1:${PORTS.gateway}`,
    outbox,
    home,
    databaseUrl,
    async kill(part) {
      if (part === 'database') process.kill(database.pid, 'SIGKILL');
      else await running[part].kill();
    },
    async revive(part) {
      if (part === 'database') database = await openDatabase();
      else running[part] = await startServices([service(part)]);
    },
    async stop() {
      await running.gateway.stop();
      await running.backend.stop();
      await database.stop();
    },
  };
}
