import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import type { Keep } from '../core/backupSettings.ts';
import { dumpTables, lastMigration } from '../core/data/dumpTables.ts';
import { onServer } from '../core/data/onServer.ts';
import {
  backupsIn,
  type Manifest,
  nameAt,
  readManifest,
  type Store,
  type StoredObject,
  writeManifest,
} from './manifest.ts';
import { removeOld } from './retention.ts';
import { PLAIN, type Sealer, sealerOf, sha256 } from './sealing.ts';

export interface BackupWork {
  databaseUrl: string;
  /** The store of uploaded files. */
  files: Pick<Store, 'get'>;
  /** Store of the backups. */
  store: Store;
  passphrase: string | undefined;
  keep: Keep;
  version: string;
}

export interface MadeBackup {
  name: string;
  madeAt: string;
  /** Stored bytes of the database and of files that were new. */
  byteSize: number;
  rows: number;
  files: number;
  missing: string[];
  /** Backups too old to keep; undefined when they could not be removed, which the next backup tries again. */
  removed: number | undefined;
}

const PART_BYTES = 4 * 1024 * 1024;
const TYPE = 'application/octet-stream';

/** Pieces of at most so many bytes: a store takes whole objects, and memory stays small. */
async function* cut(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    pieces.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(pieces);
    [pieces, size] = [[], 0];
  }
  if (size) yield Buffer.concat(pieces);
}

class Backup {
  readonly #work: BackupWork;
  readonly #sealer: Sealer;
  readonly #written: string[] = [];
  byteSize = 0;

  constructor(work: BackupWork, sealer: Sealer) {
    this.#work = work;
    this.#sealer = sealer;
  }

  async put(object: string, plain: Uint8Array): Promise<StoredObject> {
    const bytes = this.#sealer.seal(object, plain);
    this.#written.push(object);
    await this.#work.store.put(object, bytes, TYPE);
    this.byteSize += bytes.length;
    return { object, bytes: bytes.length, sha256: sha256(bytes) };
  }

  async rows(client: pg.Client, name: string): Promise<Pick<Manifest, 'parts' | 'tables'>> {
    const counts = new Map<string, number>();
    const parts: StoredObject[] = [];
    const gzip = createGzip();
    const dump = pipeline(dumpTables(client, counts), gzip);
    // a fault of either side ends the loop below; this one is then its echo
    dump.catch(() => undefined);
    for await (const piece of cut(gzip as AsyncIterable<Buffer>))
      parts.push(await this.put(`${name}.${String(parts.length + 1).padStart(4, '0')}`, piece));
    await dump;
    return { parts, tables: Object.fromEntries(counts) };
  }

  /** Files of the previous backup are not stored again: a file never changes under its name. */
  async files(names: readonly FileRow[], before: ReadonlyMap<string, Manifest['files'][number]>) {
    const files: Manifest['files'] = [];
    const missing: string[] = [];
    for (const { uuid, forms } of names) {
      const known = forms.flatMap((form) => before.get(form) ?? []);
      if (known.length) {
        files.push(...known);
        continue;
      }
      const found = files.length;
      for (const form of forms) {
        const bytes = await this.#work.files.get(form);
        if (bytes)
          files.push({ name: form, ...(await this.put(`file-${this.#sealer.id}-${form}`, bytes)) });
      }
      if (files.length === found) missing.push(uuid);
    }
    return { files, missing };
  }

  /** Removes what was written, after a fault. */
  async undo(): Promise<void> {
    await Promise.allSettled(this.#written.map((object) => this.#work.store.remove(object)));
  }
}

interface FileRow {
  uuid: string;
  /** Names under which it may be stored: whole and small, by uuid and by file name. */
  forms: string[];
}

async function filesOf(client: pg.Client): Promise<FileRow[]> {
  const { rows } = await client.query<{ uuid: string; file_name: string }>(
    'select uuid, file_name from files order by created_at, uuid',
  );
  return rows.map(({ uuid, file_name }) => ({
    uuid,
    forms: [uuid, `${uuid}-sm`, file_name, file_name.replace(/(\.[a-z]+)$/, '-sm$1')],
  }));
}

async function queueVersion(client: pg.Client): Promise<number | null> {
  const found = await client.query(`select to_regclass('pgboss.version') as name`);
  if (!(found.rows[0] as { name: string | null }).name) return null;
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version');
  return rows[0]?.version ?? null;
}

/** Files of the backup before, when they are of the same key and still there. */
async function lastBackup({ store, passphrase }: BackupWork, objects: readonly string[]) {
  const name = backupsIn(objects).at(-1);
  const read = name && (await readManifest(store, name, passphrase).catch(() => undefined));
  const there = new Set(objects);
  const files = read ? read.manifest.files.filter(({ object }) => there.has(object)) : [];
  return {
    sealer: read ? read.sealer : undefined,
    files: new Map(files.map((file) => [file.name, file])),
  };
}

async function backUp(client: pg.Client, work: BackupWork): Promise<MadeBackup> {
  const { store, passphrase } = work;
  const before = await lastBackup(work, await store.list());
  const sealer = before.sealer ?? (passphrase ? await sealerOf(passphrase) : PLAIN);
  const backup = new Backup(work, sealer);
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ now: Date }>('select now()');
    const madeAt = new Date(rows[0]?.now ?? 0).toISOString();
    const name = nameAt(madeAt);
    const migration = await lastMigration(client);
    const queue = await queueVersion(client);
    const names = await filesOf(client);
    const stored = await backup.rows(client, name);
    await client.query('commit');
    const kept = await backup.files(names, before.files);
    const manifest: Manifest = {
      format: 1,
      name,
      madeAt,
      version: work.version,
      migration,
      queue,
      key: sealer.terms,
      ...stored,
      ...kept,
    };
    await writeManifest(store, sealer, manifest);
    return {
      name,
      madeAt,
      byteSize: backup.byteSize,
      rows: Object.values(stored.tables).reduce((sum, rows_) => sum + rows_, 0),
      files: kept.files.length,
      missing: kept.missing,
      removed: 0,
    };
  } catch (error) {
    await backup.undo();
    throw error;
  }
}

/**
 * Database and files of one moment, to a folder or bucket. The manifest is written last: what failed before has left no backup,
 * and the ones before are untouched. Then those too old are removed.
 */
export const makeBackup = (work: BackupWork): Promise<MadeBackup> =>
  onServer(work.databaseUrl, async (client) => {
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(hashtext('munim backup')) as mine`,
    );
    if (!rows[0]?.mine) throw new Error('Another backup of this database is being made');
    const made = await backUp(client, work);
    const removed = await removeOld(work.store, work.keep).catch(() => undefined);
    return { ...made, removed };
  });
