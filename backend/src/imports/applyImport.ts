import { sql } from 'kysely';
import { audit } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import { workOf } from '../core/data/work.ts';
import { countOutcomes, keepResults, nextRows } from './importedRows.ts';
import { endRun, findRun, GivenUp, inTurn, type Run, showProgress } from './importRuns.ts';
import { readyRows } from './lookUps.ts';
import { type ReadyRecord, recordsOf } from './records.ts';
import { faultOf, type Written, writeRecord } from './writeRow.ts';

const BATCH = 200;

/** Place of a fault, 'Row 3, price: …', for a column that may be of a line. */
function inWords({ row, rows }: ReadyRecord, fault: { column: string; message: string }) {
  const [, line, ofLine] = /^(\d+)\.(.*)$/.exec(fault.column) ?? [];
  const at = line ? (rows[Number(line) - 1]?.row ?? row) : row;
  const words = `${ofLine ?? fault.column}: ${fault.message}`;
  return new GivenUp(`Row ${at}, ${words}. Nothing was written: check again`);
}

/** All that was checked may have changed since: the first row that is refused ends the transaction. */
async function writeRecords(
  trx: Trx,
  run: Run,
  records: readonly ReadyRecord[],
): Promise<Written[]> {
  const work = workOf(trx, run.parts.settings, run.viewer);
  const written: Written[] = [];
  for (const record of records) {
    const [fault] = record.faults;
    if (fault) throw inWords(record, fault);
    try {
      written.push(await writeRecord(work, run, record));
    } catch (error) {
      const refusal = faultOf(error, run.definition, record.lines);
      throw refusal ? inWords(record, refusal) : error;
    }
  }
  return written;
}

/** The ids that the other system knows the records by; one whose record is gone stands for the new one. */
async function keepRecords(
  trx: Trx,
  { importId, source, kind }: Run,
  written: readonly Written[],
): Promise<void> {
  const ids = written
    .filter(({ outcome }) => outcome === 'NEW')
    .map(({ externalId: external_id, recordId: record_id }) => ({
      source,
      kind,
      external_id,
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
  const records = written.filter(({ outcome }) => outcome !== 'SAME');
  if (records.length)
    await trx
      .insertInto('import_records')
      .values(
        records.map(({ recordId, outcome, before, after }) => ({
          import_id: importId,
          record_id: recordId,
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
      after = last.first_row;
      const ready = recordsOf(run.definition, await readyRows(work, run, rows));
      const written = await writeRecords(trx, run, ready);
      await keepRecords(trx, run, written);
      await keepResults(
        trx,
        importId,
        written.flatMap(({ results }) => results),
      );
      await showProgress(run, (done += rows.length));
    }
    const counts = await countOutcomes(trx, importId);
    const starter = { ...viewer, userId: run.approvedBy ?? viewer.userId };
    const remarks = run.kind;
    await audit(trx, starter, { entity: 'IMPORT', id: importId, action: 'APPLY', remarks });
    await endRun(trx, run, { status: 'APPLIED', ...counts, applied_at: sql<string>`now()` });
  });
}
