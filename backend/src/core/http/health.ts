import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { internalAccess } from '../access/access.ts';
import { readBackupState } from '../data/backupRecords.ts';
import type { App, AppParts } from './appParts.ts';
import { Refusal } from './errors.ts';

const MOST_CLOCK_ERROR_MS = 5_000;
const LIMIT_MS = 4_000;
/** Answers are repeated for as long: nobody can make the database write by asking. */
const FRESH_MS = 1_000;

const PROBE = 'readiness';

/** Reason why this backend cannot work; undefined when it can. */
async function problemOf({ db, services, watch }: AppParts): Promise<string | undefined> {
  if (watch?.isDown()) return 'The database does not answer';
  if ((watch?.clockError() ?? 0) > MOST_CLOCK_ERROR_MS)
    return 'The clock of this machine and that of the database are more than 5 s apart';
  const newer = watch?.newerMigration();
  if (newer)
    return `The database was upgraded (${newer}): this backend is of an older version and must be replaced`;
  const write = sql`update readiness set checked_at = clock_timestamp()`.execute(db);
  const file = services.files?.put(PROBE, new TextEncoder().encode(PROBE), 'text/plain');
  const late = wait(LIMIT_MS, 'late', { ref: false });
  const [written, stored] = await Promise.all(
    [write, file].map((check) =>
      Promise.race([Promise.resolve(check).then(() => 'done'), late]).catch(() => 'failed'),
    ),
  );
  if (written !== 'done') return 'The database takes no writes';
  return stored === 'done' ? undefined : 'The file store takes no writes';
}

/** Alive, ready. */
export async function healthRoutes(app: App, parts: AppParts): Promise<void> {
  let last: { at: number; problem: Promise<string | undefined> } | undefined;
  app.get('/healthz', { config: internalAccess }, () => ({ success: true }));
  app.get('/readyz', { config: internalAccess }, async () => {
    const at = performance.now();
    if (!last || at - last.at > FRESH_MS) last = { at, problem: problemOf(parts) };
    const problem = await last.problem;
    if (problem) throw new Refusal(503, 'NOT_READY', problem);
    if (!parts.settings.backup) return { success: true };
    // an old backup makes nobody unready: it is told, and a person has to look
    const { madeAt, ageSeconds, fault } = await readBackupState(parts.db);
    return { success: true, backup: { madeAt, ageSeconds, fault } };
  });
}
