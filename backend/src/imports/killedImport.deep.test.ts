import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { createTestApp, TEST_SECRETS, type TestApp } from '../../testing/testApp.ts';
import { csvOf } from '../../testing/testSheets.ts';
import type { Import } from './imports.shapes.ts';

const MAIN = path.join(import.meta.dirname, '../main.ts');
const { TOP_ADMIN: ADMIN, BROAD_ACCESS } = Role;
const ROWS = 3000;
/** The transaction is in the middle of its work. */
const SOME = 400;
const MINUTES = 60_000;

/** A real process of the backend, on a database that others use too. */
interface Backend {
  url: string;
  child: ChildProcess;
}

let t: TestApp;
let files: string;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  t = await createTestApp();
  files = await fs.mkdtemp(path.join(os.tmpdir(), 'munim-test-killed-import-'));
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await t.close();
  await fs.rm(files, { recursive: true });
});

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function startBackend(): Promise<Backend> {
  const port = await freePort();
  const env = {
    ...TEST_SECRETS,
    PATH: process.env['PATH'],
    MUNIM_ENV: 'development',
    DATABASE_URL: t.url,
    HOST: '127.0.0.1',
    PORT: String(port),
    FILE_STORE_URL: `file://${files}`,
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: 'ignore' });
  running.add(child);
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The backend ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return { url, child };
    await wait(200);
  }
}

/** Kills the process, as a power cut does. */
async function kill({ child }: Backend): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  running.delete(child);
}

async function send({ url }: Backend, who: number, rows: readonly unknown[][]): Promise<number> {
  const form = new FormData();
  form.append('kind', 'ORGANISATION');
  form.append('source', 'Old books');
  const sheet = csvOf([['external_id', 'organisation_name'], ...rows]);
  form.append('sheet', new File([Uint8Array.from(sheet)], 'groups.csv'));
  const answer = await fetch(`${url}/import`, {
    method: 'POST',
    body: form,
    headers: await t.as(who),
  });
  const body = (await answer.json()) as { data: Import };
  expect(answer.status).toBe(200);
  return body.data.import_id;
}

async function run({ url }: Backend, who: number, import_id: number, action: string) {
  const headers = { ...(await t.as(who)), 'content-type': 'application/json' };
  const body = JSON.stringify({ import_id, action });
  const answer = await fetch(`${url}/import/run`, { method: 'POST', body, headers });
  expect(answer.status).toBe(200);
}

async function read({ url }: Backend, id: number): Promise<Import> {
  const answer = await fetch(`${url}/import?import_id=${id}`, { headers: await t.as(ADMIN) });
  return ((await answer.json()) as { imports: [Import] }).imports[0];
}

async function until(backend: Backend, id: number, isSo: (one: Import) => boolean) {
  for (;;) {
    const one = await read(backend, id);
    if (isSo(one)) return one;
    await wait(50);
  }
}
const settled = (one: Import) => !one.status.endsWith('ING');
const isHalfDone = ({ done_rows }: Import) => done_rows >= SOME && done_rows < ROWS;

async function written(): Promise<unknown> {
  const { rows } = await sql`select
    (select count(*)::int from organisations where organisation_name like 'Group %') as records,
    (select count(*)::int from external_ids) as ids,
    (select count(*)::int from import_records join imports using (import_id) where status <> 'UNDONE') as undoable`.execute(
    t.db,
  );
  return rows[0];
}
const NOTHING = { records: 0, ids: 0, undoable: 0 };
const EVERYTHING = { records: ROWS, ids: ROWS, undoable: ROWS };

test(
  'a backend that is killed while it applies or undoes leaves nothing or everything, and another one ends the work',
  async () => {
    const first = await startBackend();
    const sheet = Array.from({ length: ROWS }, (_, i) => [`G${i}`, `Group ${i}`]);
    const id = await send(first, ADMIN, sheet);
    expect(await until(first, id, settled)).toMatchObject({ status: 'CHECKED', new_rows: ROWS });
    await run(first, ADMIN, id, 'APPLY');
    await until(first, id, isHalfDone);
    await kill(first);
    expect(await written()).toEqual(NOTHING);

    const second = await startBackend();
    // the run shows as running, and cannot be started twice, until it counts as lost
    expect(await read(second, id)).toMatchObject({ status: 'APPLYING', actions: [] });
    expect(await until(second, id, settled)).toMatchObject({
      ...{ status: 'APPLIED', new_rows: ROWS, fault: null, actions: ['UNDO'] },
    });
    expect(await written()).toEqual(EVERYTHING);

    await run(second, ADMIN, id, 'UNDO');
    await until(second, id, isHalfDone);
    await kill(second);
    expect(await written()).toEqual(EVERYTHING);
    const third = await startBackend();
    await sql`update imports set seen_at = now() - interval '2 minutes' where import_id = ${id}`.execute(
      t.db,
    );
    expect(await read(third, id)).toMatchObject({ status: 'UNDOING', actions: ['UNDO'] });
    await run(third, ADMIN, id, 'UNDO');
    expect(await until(third, id, settled)).toMatchObject({ status: 'UNDONE', fault: null });
    expect(await written()).toEqual(NOTHING);
    await kill(third);
  },
  10 * MINUTES,
);

test(
  'two people apply sheets with the same names at once, each on a backend of their own: one of them is written',
  async () => {
    const [one, other] = await Promise.all([startBackend(), startBackend()]);
    const sheetOf = (start: string) =>
      Array.from({ length: 200 }, (_, i) => [`${start}${i}`, `Group ${i}`]);
    const ids = [
      await send(one, ADMIN, sheetOf('A')),
      await send(other, BROAD_ACCESS, sheetOf('B')),
    ];
    for (const id of ids)
      expect(await until(one, id, settled)).toMatchObject({ status: 'CHECKED', new_rows: 200 });
    await Promise.all([
      run(one, ADMIN, ids[0] ?? 0, 'APPLY'),
      run(other, BROAD_ACCESS, ids[1] ?? 0, 'APPLY'),
    ]);
    const ends = await Promise.all(ids.map((id) => until(one, id, settled)));
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['APPLIED', 'CHECKED']);
    expect(ends.find(({ status }) => status === 'CHECKED')?.fault).toBe(
      'Row 2, organisation_name: This organisation name is already in use. Nothing was written: check again',
    );
    expect(await written()).toEqual({ records: 200, ids: 200, undoable: 200 });
    await Promise.all([kill(one), kill(other)]);
  },
  5 * MINUTES,
);
