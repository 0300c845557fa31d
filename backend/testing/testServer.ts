import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  isAlive,
  startEmbeddedPostgres,
  stopEmbeddedPostgres,
} from '../src/core/data/embeddedPostgres.ts';
import { prepareDatabase } from '../src/core/data/prepareDatabase.ts';
import { onServer } from '../src/core/data/onServer.ts';

/** Set while a test server runs, for the processes below: where it is and what to clone. */
const PUBLISHED = 'MUNIM_TEST_SERVER';

export interface TestServer {
  url: string;
  /** A migrated database that nobody connects to; test databases are cloned from it. */
  template: string;
  /** The same with the demo data: made by the first suite that asks (testDemoDatabase.ts), deleted at the end of the run. */
  demoTemplate: string;
  /** Copy of the demo template with its issued documents frozen, and with credit notes. */
  issuedTemplate: string;
  stop(): Promise<void>;
}

type Started = { name: string; url: string; stop(): Promise<void> };

export const databaseUrl = (serverUrl: string, database: string) =>
  Object.assign(new URL(serverUrl), { pathname: `/${database}` }).href;

/** The role that the tests' services work as; the same on every server, for runs may share one. */
export const serviceUrl = (ownerUrl: string) =>
  Object.assign(new URL(ownerUrl), { username: 'munim_test_service', password: 'test' }).href;

/** Servers of runs that were killed before they could stop them. */
async function sweep(parent: string) {
  for (const name of fs.readdirSync(parent)) {
    const owner = /^munim-test-(\d+)-/.exec(name)?.[1];
    if (!owner || isAlive(Number(owner))) continue;
    const dir = path.join(parent, name);
    await stopEmbeddedPostgres(dir).catch(() => undefined);
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

/** Folder where Linux keeps files in memory. */
const MEMORY_FOLDER = '/dev/shm';
/** Bytes; a whole run takes a quarter of it. Containers give 64 MB unless told otherwise. */
const MEMORY_NEEDED = 4 * 1024 ** 3;

/**
 * Folder of the servers: in memory where there is room, for each suite copies a database, which
 * costs ten times the CPU time on a disk.
 */
function parentOfServers(): string {
  try {
    fs.accessSync(MEMORY_FOLDER, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(MEMORY_FOLDER);
    const enough = Math.min(bavail * bsize, process.availableMemory()) >= MEMORY_NEEDED;
    return enough ? MEMORY_FOLDER : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}

async function embedded(): Promise<Started> {
  const parents = new Set([os.tmpdir(), MEMORY_FOLDER]);
  for (const parent of parents) await sweep(parent).catch(() => undefined);
  const dir = fs.mkdtempSync(path.join(parentOfServers(), `munim-test-${process.pid}-`));
  const server = await startEmbeddedPostgres({ dir, durable: false });
  const stop = async () => {
    await server.stop();
    fs.rmSync(dir, { recursive: true, force: true });
  };
  return { name: 'embedded PostgreSQL', url: server.url, stop };
}

/** Undefined when no container engine answers. */
async function container(): Promise<Started | undefined> {
  const { GenericContainer, Wait, getContainerRuntimeClient } = await import('testcontainers');
  if (!(await getContainerRuntimeClient().catch(() => undefined))) return undefined;
  const image = process.env['TEST_PG_IMAGE'] ?? 'postgres:15';
  const password = crypto.randomBytes(12).toString('hex');
  const server = await new GenericContainer(image)
    .withEnvironment({ POSTGRES_USER: 'app', POSTGRES_PASSWORD: password, POSTGRES_DB: 'postgres' })
    .withCommand([
      'postgres',
      '-c',
      'fsync=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'max_connections=200',
    ])
    .withExposedPorts(5432)
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/))
    .start();
  const url = `postgres://app:${password}@${server.getHost()}:${server.getMappedPort(5432)}/postgres`;
  const stop = async () => void (await server.stop());
  // the image's first server answers only inside the container, to initialise; ours is the second
  for (let tries = 0; tries < 100; tries++) {
    if (await onServer(url, async () => true).catch(() => false))
      return { name: `container ${image}`, url, stop };
    await sleep(200);
  }
  await stop();
  throw new Error(`The container of ${image} does not take connections`);
}

async function start(): Promise<Started> {
  const wanted = process.env['TEST_DB'] ?? '';
  const own = process.env['TEST_DATABASE_URL'];
  if (!['', 'url', 'container', 'embedded'].includes(wanted))
    throw new Error(`TEST_DB must be url, container or embedded, not ${wanted}`);
  if (wanted === 'url' && !own) throw new Error('TEST_DB=url needs TEST_DATABASE_URL');
  if (own && ['', 'url'].includes(wanted))
    return { name: 'server of TEST_DATABASE_URL', url: own, stop: async () => undefined };
  if (wanted === 'embedded') return embedded();
  try {
    const server = await container();
    if (server) return server;
    if (wanted === 'container')
      throw new Error('TEST_DB=container, but no container engine answers');
  } catch (error) {
    if (wanted === 'container') throw error;
    console.log(`Test database: no container (${(error as Error).message})`);
  }
  return embedded();
}

function migrationsHash() {
  const dir = path.join(import.meta.dirname, '../migrations');
  const hash = crypto.createHash('sha256');
  for (const name of fs.readdirSync(dir).toSorted())
    hash.update(name).update(fs.readFileSync(path.join(dir, name)));
  hash.update(fs.readFileSync(path.join(dir, '../src/core/data/prepareDatabase.ts')));
  return hash.digest('hex').slice(0, 12);
}

/**
 * A database to clone, if it is not there yet: built under another name and renamed when whole. The advisory lock
 * lets simultaneous runs and suites share one server.
 */
export async function makeOnce(
  url: string,
  { name, cloneOf = 'template1' }: { name: string; cloneOf?: string },
  fill: (ownerUrl: string) => Promise<void>,
): Promise<void> {
  await onServer(url, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    if ((await client.query('select from pg_database where datname = $1', [name])).rowCount) return;
    const building = `${name}_building`;
    await client.query(`drop database if exists ${building} with (force)`);
    await client.query(`create database ${building} template ${cloneOf}`);
    await fill(databaseUrl(url, building));
    await client.query(`alter database ${building} rename to ${name}`);
  });
}

async function makeTemplate(url: string) {
  const name = `munim_template_${migrationsHash()}`;
  await makeOnce(url, { name }, (owner) => prepareDatabase({ owner, service: serviceUrl(owner) }));
  return name;
}

/** The server that this process or one above it started. */
export function publishedServer(): Omit<TestServer, 'stop'> | undefined {
  const text = process.env[PUBLISHED];
  return text ? (JSON.parse(text) as Omit<TestServer, 'stop'>) : undefined;
}

/** A PostgreSQL server for tests: TEST_DATABASE_URL, else a container, else the embedded one; TEST_DB forces one. */
export async function startTestServer(): Promise<TestServer> {
  const running = publishedServer();
  if (running) return { ...running, stop: async () => undefined };
  const since = Date.now();
  const server = await start();
  try {
    const template = await makeTemplate(server.url);
    const version = await onServer(
      server.url,
      async (client) =>
        (await client.query<{ server_version: string }>('show server_version')).rows[0],
    );
    console.log(
      `Test database: ${server.name}, version ${version?.server_version}, ready in ${Date.now() - since} ms`,
    );
    const demoTemplate = `munim_demo_${crypto.randomBytes(4).toString('hex')}`;
    const issuedTemplate = `${demoTemplate}_issued`;
    const published = { url: server.url, template, demoTemplate, issuedTemplate };
    process.env[PUBLISHED] = JSON.stringify(published);
    const stop = async () => {
      delete process.env[PUBLISHED];
      await onServer(server.url, async (client) => {
        for (const name of [issuedTemplate, demoTemplate])
          await client.query(`drop database if exists ${name}`);
      });
      await server.stop();
    };
    return { ...published, stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
