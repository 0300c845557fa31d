import { fromKysely, type PgBoss } from 'pg-boss';
import { companyNow, liveSettings, withCompany } from '../core/data/company.ts';
import { isUnavailable } from '../core/data/databaseFaults.ts';
import type { Log } from '../core/log.ts';
import { applyImport } from './applyImport.ts';
import { checkImport } from './checkImport.ts';
import { endRun, findRun, type Run, starterOf, wordsOf } from './importRuns.ts';
import type { ImportJob, ImportParts, ImportQueue } from './imports.public.ts';
import { undoImport } from './undoImport.ts';

const QUEUE = 'imports';
/** Silence after which another server takes up the job: its own was killed. */
const HEARTBEAT_SECONDS = 60;
const LONGEST_SECONDS = 4 * 3600;

const RUNS = {
  CHECKING: { work: checkImport, failed: 'CHECKED' },
  APPLYING: { work: applyImport, failed: 'CHECKED' },
  UNDOING: { work: undoImport, failed: 'APPLIED' },
} as const;
const NO_ROWS = { new_rows: 0, changed_rows: 0, same_rows: 0, faulty_rows: 0 };
const OUR_FAULT = 'It stopped because of a fault of the system. Nothing was written';

async function runJob(
  parts: ImportParts,
  job: ImportJob,
  signal: AbortSignal,
  log: Log,
): Promise<void> {
  const { db } = parts;
  const found = await findRun(db, job);
  const step = found && RUNS[found.status as keyof typeof RUNS];
  if (!found || !step) return;
  const kind = found.kind;
  const definition = parts.imports.kinds[kind];
  try {
    // a sheet is checked and written with the rights of its sender, and taken back with those of
    // the user who does that
    const undoes = found.status === 'UNDOING' ? found.undone_by : null;
    const viewer = await starterOf(db, undoes ?? found.user_id, definition, job.runId);
    const run: Run = {
      ...job,
      kind,
      source: found.source,
      appliedAt: found.applied_at,
      approvedBy: found.approved_by,
      definition,
      parts,
      viewer,
      signal,
    };
    // the company as it is now
    await withCompany(await companyNow(db), () => step.work(run));
  } catch (error) {
    // another try may succeed: the queue makes it
    if (signal.aborted || isUnavailable(error)) throw error;
    const fault = wordsOf(error);
    if (fault === undefined) log.warn({ error: String(error), ...job }, 'an import failed');
    const counts = found.status === 'CHECKING' ? NO_ROWS : {};
    await endRun(db, job, { status: step.failed, ...counts, fault: fault ?? OUR_FAULT }).catch(
      () => undefined,
    );
  }
}

/**
 * Runs imports one at a time on this server; `stop` gives the one that runs up, and another server starts it again. `look` looks
 * for the next one at once.
 */
export async function startImports(
  boss: PgBoss,
  parts: ImportParts,
  log: Log,
  pollingIntervalSeconds = 1,
): Promise<{ stop(): void; look(): void }> {
  const live = { ...parts, settings: liveSettings(parts.settings) };
  const stopping = new AbortController();
  await boss.createQueue(QUEUE, {
    expireInSeconds: LONGEST_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit: 20,
    retryDelay: 5,
    deleteAfterSeconds: 24 * 3600,
  });
  const worker = await boss.work<ImportJob>(
    QUEUE,
    { batchSize: 1, pollingIntervalSeconds },
    async ([job]) => {
      if (job) await runJob(live, job.data, stopping.signal, log);
    },
  );
  return { stop: () => stopping.abort(), look: () => boss.notifyWorker(worker) };
}

/** The queue that startImports works on. */
export const importQueue = (boss: PgBoss): ImportQueue => ({
  send: async (trx, job) => void (await boss.send(QUEUE, job, { db: fromKysely(trx) })),
});
