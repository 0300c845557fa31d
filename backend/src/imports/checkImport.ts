import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';
import { workOf } from '../core/data/work.ts';
import {
  countOutcomes,
  forgetResults,
  keepResults,
  type KeptRow,
  markTwins,
  nextRows,
  type RowResult,
} from './importedRows.ts';
import { endRun, type Run, showProgress } from './importRuns.ts';
import { readyRows } from './lookUps.ts';
import { recordsOf, resultsOf } from './records.ts';
import { faultOf, writeRecord } from './writeRow.ts';

/** Few, so that what they lock is free again at once. */
const BATCH = 100;
/** The database accepted a row; its transaction is rolled back all the same. */
class NothingKept extends Error {}

/** The effect of some rows, by writing them as an apply does and rolling everything back. */
async function tryRows(trx: Trx, run: Run, rows: readonly KeptRow[]): Promise<RowResult[]> {
  const { definition, parts, viewer } = run;
  const work = workOf(trx, parts.settings, viewer);
  const results: RowResult[] = [];
  for (const record of recordsOf(definition, await readyRows(work, run, rows))) {
    const faulty = {
      outcome: 'FAULTY' as const,
      record_id: record.recordId ?? null,
      differences: [],
    };
    if (record.faults.length || record.rows.some(({ isReadable }) => !isReadable)) {
      results.push(...resultsOf(record, { ...faulty, faults: record.faults }));
      continue;
    }
    await sql`savepoint import_row`.execute(trx);
    try {
      const { outcome, results: found } = await writeRecord(work, run, record);
      const isNew = outcome === 'NEW';
      results.push(...found.map((one) => (isNew ? { ...one, record_id: null } : one)));
    } catch (error) {
      const fault = faultOf(error, definition, record.lines);
      if (!fault) throw error;
      await sql`rollback to savepoint import_row`.execute(trx);
      results.push(...resultsOf(record, { ...faulty, faults: [fault] }));
    }
    await sql`release savepoint import_row`.execute(trx);
  }
  return results;
}

async function rolledBack(run: Run, rows: readonly KeptRow[]): Promise<RowResult[]> {
  let results: RowResult[] = [];
  await run.parts.db
    .transaction()
    .execute(async (trx) => {
      results = await tryRows(trx, run, rows);
      throw new NothingKept();
    })
    .catch((error: unknown) => {
      if (!(error instanceof NothingKept)) throw error;
    });
  return results;
}

/** Finds out what every row would do. Nothing is written but the findings. */
export async function checkImport(run: Run): Promise<void> {
  const { importId, definition, parts } = run;
  await forgetResults(parts.db, importId);
  for (const columns of definition.unique ?? [])
    await markTwins(parts.db, importId, [columns].flat());
  let after = 0;
  for (let done = 0; ;) {
    const rows = await nextRows(parts.db, importId, {
      after,
      limit: BATCH,
      of: sql`outcome is null`,
    });
    after = rows.at(-1)?.first_row ?? 0;
    if (!rows.length) break;
    await keepResults(parts.db, importId, await rolledBack(run, rows));
    await showProgress(run, (done += rows.length));
  }
  await endRun(parts.db, run, { status: 'CHECKED', ...(await countOutcomes(parts.db, importId)) });
}
