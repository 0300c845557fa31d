import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeBackup } from '../src/backups/makeBackup.ts';
import { diskStore } from '../src/documents/diskStore.ts';
import type { ListedStore } from '../src/documents/fileStore.ts';
import { onServer } from '../src/core/data/onServer.ts';

/** Folders of the test's own, deleted by `drop`. */
export function testFolders() {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'munim-backup-'));
  const folder = (name: string) => path.join(root, name);
  return {
    folder,
    store: (name: string): ListedStore => diskStore(folder(name)),
    drop: () => fs.rmSync(root, { recursive: true, force: true }),
  };
}

export const KEEP = { daily: 7, weekly: 4, monthly: 12 };

export const backUp = (
  databaseUrl: string,
  files: ListedStore,
  store: ListedStore,
  passphrase?: string,
) => makeBackup({ databaseUrl, files, store, passphrase, keep: KEEP, version: 'test' });

/** Number and hash of the rows of every table. Numbers of transactions are the server's own. */
export const rowsOf = (url: string): Promise<Record<string, string>> =>
  onServer(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class where relkind in ('r', 'p') and not relispartition and relpersistence = 'p' and relname <> 'kysely_migration_lock'
         and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) order by 1`,
    );
    const found: Record<string, string> = {};
    for (const { name } of tables) {
      const row = name.startsWith('kysely') ? `t.name` : `(to_jsonb(t) - 'changed_in')::text`;
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(${row}, '|' order by ${row}), '')) as digest from ${name} t`,
      );
      found[name] = rows[0]?.digest ?? '';
    }
    return found;
  });

export async function filesIn(store: ListedStore): Promise<Record<string, string>> {
  const names = (await store.list()).toSorted();
  const contents = await Promise.all(names.map((name) => store.get(name)));
  return Object.fromEntries(
    names.map((name, i) => [name, Buffer.from(contents[i] ?? []).toString('base64')]),
  );
}
