import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';
import { workOf } from '../core/data/work.ts';
import { countOutcomes, keepResults, nextRows } from './importedRows.ts';
import { endRun, findRun, GivenUp, inTurn, type Run, showProgress } from './importRuns.ts';
import { type ReadyRow, readyRows } from './lookUps.ts';
import { faultOf, type Written, writeRow } from './writeRow.ts';

const BATCH = 200;

const inWords = ({ row }: ReadyRow, { column, message }: { column: string; message: string }) =>
  new GivenUp(`Row ${row}, ${column}: ${message}. Nothing was written: check again`);

/** All that was checked may have changed since: the first row that is refused ends the transaction. */
async function writeRows(trx: Trx, run: Run, rows: readonly ReadyRow[]): Promise<Written[]> {
  const work = workOf(trx, run.parts.settings, run.viewer);
  const written: Written[] = [];
  for (const row of rows) {
    const [fault] = row.faults;
    if (fault) throw inWords(row, fault);
    try {
      written.push(await writeRow(work, run, row));
    } catch (error) {
      const refusal = faultOf(error, run.definition);
      throw refusal ? inWords(row, refusal) : error;
    }
  }
  return written;
}

/** The ids that the other system knows the records by; one whose record is gone stands for the new one. */
async function keepRecords(
  trx: Trx,
  { importId, source, kind }: Run,
  rows: readonly ReadyRow[],
  written: readonly Written[],
): Promise<void> {
  const externalIds = new Map(rows.map(({ row, externalId }) => [row, externalId]));
  const ids = written
    .filter(({ result }) => result.outcome === 'NEW')
    .map(({ result: { row, record_id } }) => ({
      source,
      kind,
      external_id: externalIds.get(row) ?? '',
      record_id,
    }));
  if (ids.length)
    await trx
      .insertInto('external_ids')
      .values(ids)
      .onConflict((c) =>
        c
          .columns(['source', 'kind', 'external_id'])
          .doUpdateSet((eb) => ({ record_id: eb.ref('excluded.record_id') })),
      )
      .execute();
  const records = written.filter(({ result }) => result.outcome !== 'SAME');
  if (records.length)
    await trx
      .insertInto('import_records')
      .values(
        records.map(({ result: { record_id, outcome }, before, after }) => ({
          import_id: importId,
          record_id,
          was_new: outcome === 'NEW',
          before: JSON.stringify(before),
          after: JSON.stringify(after),
        })),
      )
      .execute();
}

/** Writes all rows in one transaction, or none. */
export async function applyImport(run: Run): Promise<void> {
  const { importId, parts, viewer } = run;
  await inTurn(run, async (trx) => {
    if ((await findRun(trx, run))?.status !== 'APPLYING') return;
    const work = workOf(trx, parts.settings, viewer);
    let after = 0;
    for (let done = 0; ;) {
      const rows = await nextRows(trx, importId, { after, limit: BATCH, of: sql`true` });
      const last = rows.at(-1);
      if (!last) break;
      after = last.row;
      const ready = await readyRows(work, run, rows);
      const written = await writeRows(trx, run, ready);
      await keepRecords(trx, run, ready, written);
      await keepResults(
        trx,
        importId,
        written.map(({ result }) => result),
      );
      await showProgress(run, (done += rows.length));
    }
    const counts = await countOutcomes(trx, importId);
    await work.audit({ entity: 'IMPORT', id: importId, action: 'APPLY', remarks: run.kind });
    await endRun(trx, run, { status: 'APPLIED', ...counts, applied_at: sql<string>`now()` });
  });
}
