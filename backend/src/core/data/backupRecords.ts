import { sql } from 'kysely';
import type { Database } from './database.ts';

/** The newest good backup, and the fault of the newest attempt when that failed; for /readyz, metrics and settings. */
export interface BackupState {
  /** The moment whose data the newest good one has; null before the first. */
  madeAt: string | null;
  ageSeconds: number | null;
  byteSize: number | null;
  fault: string | null;
}

export async function readBackupState(db: Database): Promise<BackupState> {
  const { rows } = await sql<{
    made_at: string | null;
    age: number | null;
    byte_size: number | null;
    fault: string | null;
  }>`select good.made_at, extract(epoch from now() - good.made_at)::float8 as age, good.byte_size, last.fault
    from (select) one
      left join lateral (select made_at, byte_size from backups where fault is null order by made_at desc limit 1) good on true
      left join lateral (select fault from backups order by backup_id desc limit 1) last on true`.execute(
    db,
  );
  const [row] = rows;
  return {
    madeAt: row?.made_at ?? null,
    ageSeconds: row?.age ?? null,
    byteSize: row?.byte_size ?? null,
    fault: row?.fault ?? null,
  };
}

const MOST_LETTERS = 1000;

export const recordBackup = (
  db: Database,
  { name, madeAt, byteSize }: { name: string; madeAt: string; byteSize: number },
): Promise<unknown> =>
  db.insertInto('backups').values({ name, made_at: madeAt, byte_size: byteSize }).execute();

export const recordFailedBackup = (db: Database, fault: string): Promise<unknown> =>
  db
    .insertInto('backups')
    .values({ name: 'none', made_at: sql<string>`now()`, fault: fault.slice(0, MOST_LETTERS) })
    .execute();
