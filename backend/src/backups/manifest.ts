import { type KeyTerms, PLAIN, type Sealer, sealerOf } from './sealing.ts';

/** A folder or bucket of bytes by name (documents/fileStore.ts). */
export interface Store {
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(name: string): Promise<Uint8Array | undefined>;
  remove(name: string): Promise<void>;
  list(): Promise<string[]>;
}

/** A stored object; the hash is of its bytes as they are stored. */
export interface StoredObject {
  object: string;
  bytes: number;
  sha256: string;
}

/** Written last: a backup without one is not there. */
export interface Manifest {
  format: 1;
  name: string;
  madeAt: string;
  /** Version of the program, and the last migration of its tables. */
  version: string;
  migration: string;
  /** Version of the job queue's tables; null before there were any. */
  queue: number | null;
  key: KeyTerms | null;
  /** Rows by table. */
  tables: Record<string, number>;
  /** The rows as SQL text, compressed, in pieces. */
  parts: StoredObject[];
  files: (StoredObject & { name: string })[];
  /** Files that the database names and the file store did not have. */
  missing: string[];
}

const ENDING = '.manifest';

/** Names of the backups in a store, oldest first. */
export const backupsIn = (objects: readonly string[]): string[] =>
  objects
    .filter((name) => /^munim-\d{8}T\d{9}Z\.manifest$/.test(name))
    .map((name) => name.slice(0, -ENDING.length))
    .toSorted();

export const nameAt = (madeAt: string): string =>
  `munim-${new Date(madeAt).toISOString().replaceAll(/[-:.]/g, '')}`;

/** The moment of a backup, from its name. */
export const timeOf = (name: string): Date =>
  new Date(
    name.replace(/^munim-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/, '$1-$2-$3T$4:$5:$6.$7Z'),
  );

export async function writeManifest(store: Store, sealer: Sealer, manifest: Manifest) {
  const text = JSON.stringify(manifest, null, 1);
  const bytes = Buffer.from(`${text}\n${sealer.sign(text)}\n`);
  await store.put(`${manifest.name}${ENDING}`, bytes, 'application/json');
}

export const removeManifest = (store: Store, name: string): Promise<void> =>
  store.remove(`${name}${ENDING}`);

/** The manifest as it stands, unproved. */
async function readText(store: Store, name: string) {
  const bytes = await store.get(`${name}${ENDING}`);
  if (!bytes) throw new Error(`There is no backup ${name}`);
  const [, text = '', signature = ''] =
    /^(.*)\n([0-9a-f]{64})\n$/s.exec(Buffer.from(bytes).toString('utf8')) ?? [];
  return { text, signature };
}

export async function readManifest(
  store: Store,
  name: string,
  passphrase: string | undefined,
): Promise<{ manifest: Manifest; sealer: Sealer }> {
  const { text, signature } = await readText(store, name);
  const damaged = new Error(`The backup ${name} was changed or damaged: its manifest is not whole`);
  let manifest: Manifest;
  try {
    manifest = JSON.parse(text) as Manifest;
  } catch {
    throw damaged;
  }
  if (manifest.key && !passphrase)
    throw new Error(
      `The backup ${name} is encrypted: name the file of its passphrase in BACKUP_PASSPHRASE_FILE`,
    );
  if (!manifest.key && passphrase)
    throw new Error(
      `The backup ${name} is not encrypted, though a passphrase is set: somebody may have put it there. Restore it without BACKUP_PASSPHRASE_FILE if you trust it.`,
    );
  const sealer = manifest.key ? await sealerOf(passphrase ?? '', manifest.key) : PLAIN;
  if (sealer.sign(text) !== signature || manifest.name !== name || manifest.format !== 1)
    throw damaged;
  return { manifest, sealer };
}

/** Stored files that a backup needs, whatever its key; undefined when its manifest cannot be read. */
export async function objectsOf(store: Store, name: string): Promise<string[] | undefined> {
  try {
    const { files } = JSON.parse((await readText(store, name)).text) as Manifest;
    return files.map(({ object }) => object);
  } catch {
    return undefined;
  }
}

/** The bytes of a stored object; refuses any that are not those of the manifest. */
export async function readObject(
  store: Store,
  sealer: Sealer,
  { object, sha256: hash }: StoredObject,
  hashOf: (bytes: Uint8Array) => string,
): Promise<Uint8Array> {
  const bytes = await store.get(object);
  if (!bytes) throw new Error(`The backup is not whole: ${object} is missing`);
  if (hashOf(bytes) !== hash)
    throw new Error(`The backup was changed or damaged: ${object} has another checksum`);
  return sealer.open(object, bytes);
}
