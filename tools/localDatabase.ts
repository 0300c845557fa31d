import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { startEmbeddedPostgres } from '../backend/src/core/data/embeddedPostgres.ts';
import { openForService, prepareDatabase } from '../backend/src/core/data/prepareDatabase.ts';
import { dataOf, OWN_DATA } from '../backend/src/core/data/demoData.ts';
import { onServer } from '../backend/src/core/data/onServer.ts';
import { refuseForeignUrl } from '../backend/src/core/settings.ts';
import { Fault } from './command/command.ts';
import { localSettings, postgresHome, root } from './localSettings.ts';

const SEED = path.join('backend', 'seed', 'seed.ts');

export interface LocalDatabase {
  /** Address for the role that the backend works as. */
  url: string;
  /** Address for the role that owns the tables; the same where only one is given. */
  ownerUrl: string;
  stop(): Promise<void>;
}

const ask = <Row extends object>(url: string, text: string) =>
  onServer(url, async (client) => (await client.query<Row>(text)).rows);

/** DATABASE_URL, else the embedded server; as it is, not brought up to date. */
export async function findDatabase(): Promise<LocalDatabase> {
  const own = process.env['DATABASE_URL'];
  refuseForeignUrl(process.env);
  if (own) {
    const ownerUrl = process.env['DATABASE_OWNER_URL'] || own;
    return { url: own, ownerUrl, stop: async () => undefined };
  }
  const server = await startEmbeddedPostgres({ dir: postgresHome, log: console.log });
  const stop = async () => {
    const others = await ask(
      server.url,
      `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    if (others.length === 0) await server.stop();
    else console.log('The database keeps running: another program is using it.');
  };
  return { url: server.serviceUrl, ownerUrl: server.url, stop };
}

/** Staff who can sign in, one for each role. */
export const staffToShow = (url: string) =>
  ask<{ name: string; email: string }>(
    url,
    `select distinct on (role_id) concat_ws(' ', first_name, last_name) as name, email from users
     where role_id is not null and not banned and not deleted_user order by role_id, user_id`,
  );

/** The demo data; refused by the seed itself where a company's data is. */
export function seed(databaseUrl: string, args: string[] = []) {
  const env = localSettings(databaseUrl, true).backend;
  const { status } = spawnSync(process.execPath, [SEED, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
  if (status !== 0) throw new Fault(`Seeding failed (${SEED} ended with exit code ${status})`);
}

/** A migrated database: DATABASE_URL, else the embedded server; with the demo data when that is asked and it is empty. */
export async function openLocalDatabase({ demo = false } = {}): Promise<LocalDatabase> {
  const database = await findDatabase();
  try {
    const { url, ownerUrl } = database;
    // the backend warns itself
    const silent = () => undefined;
    if (process.env['DATABASE_URL'])
      await openForService(url, process.env['DATABASE_OWNER_URL'], silent);
    else await prepareDatabase({ owner: ownerUrl, service: url });
    const holds = demo ? await dataOf(ownerUrl) : undefined;
    if (holds === 'NOTHING') seed(ownerUrl);
    if (holds === 'OWN' && process.env['DATABASE_URL']) throw new Fault(OWN_DATA);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}
