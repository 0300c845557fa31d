import type { ImportAction, ImportStatus } from '@munim/schema/generated/types.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { viewerById } from '../core/access/staff.ts';
import type { Viewer } from '../core/access/viewer.ts';
import type { Database, Trx } from '../core/data/database.ts';
import { Refusal } from '../core/http/errors.ts';
import type { ImportDefinition, ImportJob, ImportParts } from './imports.public.ts';
import type { ImportKindName } from './imports.shapes.ts';

/** One run over an import's rows, on behalf of the person who started it. */
export interface Run {
  importId: number;
  runId: string;
  kind: ImportKindName;
  source: string;
  appliedAt: string | null;
  /** User who applies it. */
  approvedBy: number | null;
  definition: ImportDefinition;
  parts: ImportParts;
  viewer: Viewer;
  /** Aborted when the server stops: nothing is written, and another server goes on. */
  signal: AbortSignal;
}

/** Reason why a run is given up; shown to the user. */
export class GivenUp extends Error {
  override name = 'GivenUp';
}

export const STATUS_OF: Readonly<Record<ImportAction, ImportStatus>> = {
  CHECK: 'CHECKING',
  APPLY: 'APPLYING',
  UNDO: 'UNDOING',
};

/** The import that the job is for; undefined when another run has overtaken it. */
export const findRun = (db: Database | Trx, { importId, runId }: ImportJob) =>
  db
    .selectFrom('imports')
    .selectAll()
    .where('import_id', '=', importId)
    .where('run_id', '=', runId)
    .executeTakeFirst();

export const mayImport = ({ permissions }: ImportDefinition, { can }: Pick<Viewer, 'can'>) =>
  permissions.every((pair) => can(...pair));

const NO_RIGHTS =
  'Who sent the sheet may not import this any more, so nothing was written. Send it again as yourself';

/** Rights are those of now, not those of the moment when the run was started. */
export async function starterOf(
  db: Database,
  userId: number,
  definition: ImportDefinition,
  runId: string,
): Promise<Viewer> {
  const viewer = await viewerById({ id: runId }, db, userId).catch((error: unknown) => {
    throw error instanceof Refusal ? new GivenUp(NO_RIGHTS) : error;
  });
  if (!mayImport(definition, viewer)) throw new GivenUp(NO_RIGHTS);
  return viewer;
}

const RETRY_MS = 500;

/**
 * One change or undo of a kind at a time, of all servers: waits for its turn between transactions, then runs the work
 * in one that holds the turn to its end.
 */
export async function inTurn<T>(
  { parts: { db }, kind, signal }: Run,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  for (;;) {
    signal.throwIfAborted();
    const done = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ mine: boolean }>`
        select pg_try_advisory_xact_lock(hashtext('munim import'), hashtext(${kind})) as mine`.execute(
        trx,
      );
      return rows[0]?.mine ? { result: await work(trx) } : undefined;
    });
    if (done) return done.result;
    await wait(RETRY_MS);
  }
}

/** A sign of life, seen by the console while the transaction is still open. */
export async function showProgress({ parts, importId, runId, signal }: Run, doneRows: number) {
  signal.throwIfAborted();
  await parts.db
    .updateTable('imports')
    .set({ done_rows: doneRows, seen_at: sql<string>`now()` })
    .where('import_id', '=', importId)
    .where('run_id', '=', runId)
    .execute();
}

type Outcome = Partial<
  Record<'new_rows' | 'changed_rows' | 'same_rows' | 'faulty_rows', number>
> & {
  status: ImportStatus;
  fault?: string | null;
  applied_at?: RawBuilder<string>;
  undone_at?: RawBuilder<string>;
};

/** Ends the run; fails, and with it the transaction, when another run has overtaken it. */
export async function endRun(db: Database | Trx, { importId, runId }: ImportJob, outcome: Outcome) {
  const ended = await db
    .updateTable('imports')
    .set({ fault: null, ...outcome, run_id: null, seen_at: sql<string>`now()` })
    .where('import_id', '=', importId)
    .where('run_id', '=', runId)
    .returning('import_id')
    .executeTakeFirst();
  if (!ended) throw new GivenUp('Another run of this import was started meanwhile');
}

/** Words for the person; undefined for a fault that is nobody's but ours. */
export const wordsOf = (error: unknown): string | undefined =>
  error instanceof GivenUp || error instanceof Refusal ? error.message : undefined;
