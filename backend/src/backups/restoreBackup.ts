import { createGunzip } from 'node:zlib';
import { pipeline, Readable } from 'node:stream';
import type pg from 'pg';
import { type AuditProof, verifyAuditLog } from '../core/data/auditChain.ts';
import { openDatabase } from '../core/data/database.ts';
import { loadTables, openDump } from '../core/data/loadTables.ts';
import { migrateWithin, migrationNames } from '../core/data/migrate.ts';
import { onServer } from '../core/data/onServer.ts';
import { type DatabaseUrls, installJobs, prepareDatabase } from '../core/data/prepareDatabase.ts';
import { backupsIn, type Manifest, readManifest, readObject, type Store } from './manifest.ts';
import { type Sealer, sha256 } from './sealing.ts';

export interface RestoreWork {
  store: Store;
  /** The newest when left out. */
  name?: string | undefined;
  passphrase: string | undefined;
  /** An empty database. */
  database: DatabaseUrls;
  /** An empty store of uploaded files. */
  files: Store;
}

export interface Restored {
  name: string;
  madeAt: string;
  rows: number;
  files: number;
  audit: AuditProof;
  /** False when the job queue is of another version: what waited in it was left out. */
  withQueue: boolean;
}

/** A stored file that services write themselves (core/http/health.ts). */
const PROBE = 'readiness';

async function refuseFull({ database, files }: RestoreWork): Promise<void> {
  const tables = await onServer(database.owner, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class where relkind in ('r', 'p', 'v', 'S')
         and relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss')) limit 3`,
    );
    return rows.map(({ name }) => name);
  });
  if (tables.length)
    throw new Error(
      `The database is not empty (${tables.join(', ')}): a backup is restored into a new one, beside the running one. Nothing was changed.`,
    );
  const held = (await files.list()).filter((name) => name !== PROBE);
  if (held.length)
    throw new Error(
      `The file store is not empty (${held.length} files): a backup is restored into a new one. Nothing was changed.`,
    );
}

async function chosen({ store, name, passphrase }: RestoreWork) {
  const names = backupsIn(await store.list());
  const wanted = name ?? names.at(-1);
  if (!wanted) throw new Error('There is no backup in this place');
  return readManifest(store, wanted, passphrase);
}

/** Reads every object once: nothing is restored of a backup that is not whole. */
async function verify(store: Store, sealer: Sealer, { parts, files }: Manifest): Promise<void> {
  for (const object of [...parts, ...files]) await readObject(store, sealer, object, sha256);
}

async function* piecesOf(store: Store, sealer: Sealer, { parts }: Manifest) {
  for (const part of parts) yield await readObject(store, sealer, part, sha256);
}

async function loadRows(
  client: pg.Client,
  store: Store,
  sealer: Sealer,
  manifest: Manifest,
  withQueue: boolean,
) {
  const text = createGunzip();
  // a fault of the pieces ends the text with the same fault
  pipeline(Readable.from(piecesOf(store, sealer, manifest)), text, () => undefined);
  const { migration, lines } = await openDump(text as AsyncIterable<Buffer>);
  await client.query('begin');
  await migrateWithin(client, migration);
  const skips = withQueue ? undefined : (table: string) => table.startsWith('pgboss.');
  const counts = await loadTables(client, lines, skips);
  const wrong = Object.entries(manifest.tables).filter(
    ([table, rows]) => !skips?.(table) && counts.get(table) !== rows,
  );
  if (wrong.length)
    throw new Error(
      `The backup is not whole: other numbers of rows in ${wrong.map(([table]) => table).join(', ')}`,
    );
  await client.query('commit');
}

const newestQueue = (url: string) =>
  onServer(url, async (client) => {
    const { rows } = await client.query<{ version: number }>('select version from pgboss.version');
    return rows[0]?.version;
  });

/** All or nothing: a fault leaves database and files as empty as they were. */
async function restoreAll(work: RestoreWork, sealer: Sealer, manifest: Manifest) {
  const { store, files, database } = work;
  const written: string[] = [];
  try {
    for (const file of manifest.files) {
      written.push(file.name);
      await files.put(file.name, await readObject(store, sealer, file, sha256), typeOf(file.name));
    }
    await installJobs(database.owner);
    const withQueue =
      manifest.queue === null || (await newestQueue(database.owner)) === manifest.queue;
    await onServer(database.owner, (client) =>
      loadRows(client, store, sealer, manifest, withQueue),
    );
    return withQueue;
  } catch (error) {
    await Promise.allSettled(written.map((name) => files.remove(name)));
    await onServer(database.owner, (client) =>
      client.query('drop schema if exists pgboss cascade'),
    );
    throw error;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};
/**
 * Content type of a file, which only a store on another host looks at: services read the type from
 * the rows.
 */
const typeOf = (name: string) => TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/**
 * Restores a backup into an empty database and an empty file store beside the running ones, after all its checksums were
 * proved; then brings it up to date, as an upgrade does. Sequences go on after their last number.
 */
export async function restoreBackup(work: RestoreWork): Promise<Restored> {
  const { manifest, sealer } = await chosen(work);
  if (!(await migrationNames()).includes(manifest.migration))
    throw new Error(
      `The backup ${manifest.name} was made by version ${manifest.version}, which is newer than this one (${manifest.migration}). Restore it with that version. Nothing was changed.`,
    );
  await refuseFull(work);
  await verify(work.store, sealer, manifest);
  const withQueue = await restoreAll(work, sealer, manifest);
  await prepareDatabase(work.database);
  const db = openDatabase(work.database.owner);
  try {
    await onServer(work.database.owner, (client) => client.query('analyze'));
    const audit = await verifyAuditLog(db);
    return {
      name: manifest.name,
      madeAt: manifest.madeAt,
      rows: Object.values(manifest.tables).reduce((sum, rows) => sum + rows, 0),
      files: manifest.files.length,
      audit,
      withQueue,
    };
  } finally {
    await db.destroy();
  }
}
