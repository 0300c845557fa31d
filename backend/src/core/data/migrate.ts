import { readdir } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { openDatabase } from './database.ts';

const FOLDER = new URL('../../../migrations/', import.meta.url);

async function getMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.ts')).toSorted();
  const loaded = await Promise.all(
    files.map(async (file) => {
      const { up } = (await import(new URL(file, FOLDER).href)) as {
        up: (db: Kysely<unknown>) => Promise<void>;
      };
      return [file.replace('.ts', ''), { up }] as const;
    }),
  );
  return Object.fromEntries(loaded);
}

/**
 * Forward only; Kysely's advisory lock keeps several starters apart. Tests of a migration stop at
 * the one before it.
 */
export async function migrateToLatest(url: string, last?: string): Promise<void> {
  const db = openDatabase(url);
  try {
    const migrator = new Migrator({ db, provider: { getMigrations } });
    const { error } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
    if (error) throw error;
  } finally {
    await db.destroy();
  }
}

/** Names of the migrations that a database does not have yet. */
export async function pendingMigrations(url: string): Promise<string[]> {
  const db = openDatabase(url);
  try {
    const all = await new Migrator({ db, provider: { getMigrations } }).getMigrations();
    return all.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
  } finally {
    await db.destroy();
  }
}
