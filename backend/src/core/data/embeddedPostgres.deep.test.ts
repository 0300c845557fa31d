import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startEmbeddedPostgres, stopEmbeddedPostgres } from './embeddedPostgres.ts';
import { onServer } from './onServer.ts';

const execute = promisify(execFile);
const launcher = path.join(import.meta.dirname, 'embeddedPostgres.ts');
let dir: string;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'munim-launcher-'));
});

afterEach(async () => {
  await stopEmbeddedPostgres(dir);
  fs.rmSync(dir, { recursive: true, force: true });
});

const setting = (url: string, name: string) =>
  onServer(
    url,
    async (client) =>
      (await client.query<{ value: string }>('select current_setting($1) as value', [name])).rows[0]
        ?.value,
  );

const counted = (url: string) =>
  onServer(url, async (client) => {
    await client.query('create table if not exists kept (id int primary key)');
    await client.query('insert into kept select count(*) from kept');
    return (await client.query('select from kept')).rowCount;
  });

/** A starter in a process of its own, which leaves the server behind. */
async function startElsewhere(env: NodeJS.ProcessEnv = {}) {
  const script = `import { startEmbeddedPostgres } from ${JSON.stringify(launcher)};
    const { url, adopted, pid } = await startEmbeddedPostgres({ dir: process.argv[1], durable: false });
    console.log(JSON.stringify({ url, adopted, pid })); process.exit(0);`;
  const { stdout } = await execute(
    process.execPath,
    ['--input-type=module-typescript', '-e', script, dir],
    {
      env: { ...process.env, ...env },
    },
  );
  return JSON.parse(stdout) as { url: string; adopted: boolean; pid: number };
}

test('three starters at the same moment share one server', async () => {
  const starts = await Promise.all([startElsewhere(), startElsewhere(), startElsewhere()]);
  expect(new Set(starts.map(({ pid }) => pid)).size).toBe(1);
  expect(starts.filter(({ adopted }) => !adopted)).toHaveLength(1);
  expect(fs.readdirSync(dir).toSorted()).toEqual([
    'password',
    'pg18',
    'postgres.log',
    'service-password',
  ]);
});

test('an orphan of a dead starter is adopted, and stopping it is final', async () => {
  const orphan = await startElsewhere();
  const server = await startEmbeddedPostgres({ dir });
  expect(server).toMatchObject({ adopted: true, pid: orphan.pid, url: orphan.url });
  await server.stop();
  await expect(counted(server.url)).rejects.toThrow(/ECONNREFUSED/);
});

test('a server that was killed comes back with its rows', async () => {
  const first = await startEmbeddedPostgres({ dir });
  expect(await counted(first.url)).toBe(1);
  process.kill(first.pid, 'SIGKILL');
  const second = await startEmbeddedPostgres({ dir });
  expect(second.adopted).toBe(false);
  expect(await counted(second.url)).toBe(2);
});

test('an initialisation that died half-way leaves nothing behind', async () => {
  const gone = execFileSync(process.execPath, ['-e', 'console.log(process.pid)'], {
    encoding: 'utf8',
  }).trim();
  fs.mkdirSync(path.join(dir, `init-${gone}-x`));
  const server = await startEmbeddedPostgres({ dir, durable: false });
  expect(await counted(server.url)).toBe(1);
  expect(fs.readdirSync(dir).filter((name) => name.startsWith('init-'))).toEqual([]);
});

test('a lock file whose pid is now another program is put aside', async () => {
  const server = await startEmbeddedPostgres({ dir, durable: false });
  const file = path.join(dir, 'pg18', 'postmaster.pid');
  const lock = fs.readFileSync(file, 'utf8');
  await server.stop();
  fs.writeFileSync(file, lock.replace(/^\d+/, String(process.pid)), { mode: 0o600 });
  expect(await startEmbeddedPostgres({ dir, durable: false })).toMatchObject({ adopted: false });
});

test('it is UTF-8, on the loopback only, durable unless a test says otherwise, and its password is private', async () => {
  const server = await startEmbeddedPostgres({ dir });
  expect(await setting(server.url, 'server_encoding')).toBe('UTF8');
  expect(await setting(server.url, 'listen_addresses')).toBe('127.0.0.1');
  expect(await setting(server.url, 'fsync')).toBe('on');
  const locale = await onServer(
    server.url,
    async (client) =>
      (
        await client.query(
          `select datlocprovider, datlocale from pg_database where datname = 'postgres'`,
        )
      ).rows[0],
  );
  expect(locale).toEqual({ datlocprovider: 'b', datlocale: 'C.UTF-8' });
  expect(fs.statSync(path.join(dir, 'password')).mode & 0o777).toBe(0o600);
  await server.stop();
  expect(await setting((await startEmbeddedPostgres({ dir, durable: false })).url, 'fsync')).toBe(
    'off',
  );
});

const asRoot = process.getuid?.() === 0 ? test : test.skip;

asRoot(
  'as root it runs under another user, in a namespace or, where those are refused, as nobody',
  async () => {
    const spaced = await startElsewhere();
    expect(await counted(spaced.url)).toBe(1);
    await stopEmbeddedPostgres(dir);
    const real = await startElsewhere({ MUNIM_NO_USER_NAMESPACE: '1' });
    expect(fs.statSync(`/proc/${real.pid}`).uid).toBe(65534);
    expect(await counted(real.url)).toBe(2);
    process.kill(real.pid, 'SIGTERM');
    const back = await startElsewhere();
    expect(await counted(back.url)).toBe(3);
  },
);

asRoot('as root without namespaces, out of the reach of nobody, it says what to do', async () => {
  fs.mkdirSync(path.join(dir, 'private'), { mode: 0o700 });
  dir = path.join(dir, 'private', 'below');
  await expect(startElsewhere({ MUNIM_NO_USER_NAMESPACE: '1' })).rejects.toThrow(
    /Run as an ordinary user, or set DATABASE_URL/,
  );
  dir = path.dirname(path.dirname(dir));
});
