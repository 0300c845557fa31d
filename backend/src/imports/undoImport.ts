import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';
import { eqAny } from '../core/data/search.ts';
import { type Work, workOf } from '../core/data/work.ts';
import type { ImportValue } from './imports.public.ts';
import { endRun, findRun, GivenUp, inTurn, type Run, showProgress } from './importRuns.ts';
import { columnsFor, linesIn } from './records.ts';
import { faultOf } from './writeRow.ts';
import { refuseIfUsed } from './references.ts';

const BATCH = 200;

interface Kept {
  record_id: number;
  was_new: boolean;
  before: Record<string, ImportValue>;
  after: Record<string, ImportValue>;
}

async function keptRecords(trx: Trx, importId: number, below: number): Promise<Kept[]> {
  const rows = await trx
    .selectFrom('import_records')
    .select(['record_id', 'was_new', 'before', 'after'])
    .where('import_id', '=', importId)
    .where('record_id', '<', below)
    .orderBy('record_id', 'desc')
    .limit(BATCH)
    .execute();
  return rows as Kept[];
}

/** Records that the import made: gone with all that came with them, if nobody has used or changed them. */
async function remove(work: Work, run: Run, ids: readonly number[]): Promise<void> {
  const { trx } = work;
  const { definition } = run;
  if (definition.takeBack) await takeBack(work, run, ids);
  else await deleteRecords(work, run, ids);
  await trx
    .deleteFrom('external_ids')
    .where('kind', '=', run.kind)
    .where('record_id', '=', eqAny([...ids]))
    .execute();
}

const reasonOf = ({ importId }: Run) => `Import ${importId} undone`;

async function deleteRecords(work: Work, run: Run, ids: readonly number[]): Promise<void> {
  const { trx } = work;
  const { table, key, entity, ownParts } = run.definition;
  for (const statement of ownParts?.(ids) ?? []) await statement.execute(trx);
  await refuseIfUsed(trx, run, ids);
  await sql`delete from ${sql.table(table)} where ${sql.ref(key)} = ${eqAny([...ids])}`.execute(
    trx,
  );
  const remarks = reasonOf(run);
  await work.audit(...ids.map((id) => ({ entity, id, action: 'DELETE' as const, remarks })));
}

async function takeBack(work: Work, run: Run, ids: readonly number[]): Promise<void> {
  const { definition, parts } = run;
  for (const id of ids)
    await definition.takeBack?.(work, parts, [id], reasonOf(run)).catch((error: unknown) => {
      const fault = faultOf(error, definition);
      throw fault ? new GivenUp(`Record ${id}: ${fault.message}. Nothing was undone`) : error;
    });
}

/** Records that the import changed: as they were, unless a user changed them since. */
async function restore(work: Work, run: Run, kept: readonly Kept[]): Promise<void> {
  const { definition, parts } = run;
  const present = await definition.current(
    work,
    kept.map(({ record_id }) => record_id),
  );
  for (const { record_id, before, after } of kept) {
    const now = present.get(record_id);
    const changed = Object.keys(before);
    const other = changed.find((name) => String(now?.[name] ?? '') !== String(after[name] ?? ''));
    if (!now || other)
      throw new GivenUp(
        `${definition.label}: record ${record_id} was changed since (${other ?? 'deleted'}). Nothing was undone`,
      );
    const values = { ...now, ...before };
    const lines = linesIn(now);
    const ids = Object.fromEntries(
      columnsFor(definition, lines).flatMap(({ name, refersTo }) =>
        refersTo && typeof values[name] === 'number' ? [[name, values[name]]] : [],
      ),
    ) as Record<string, number>;
    await definition
      .edit(work, parts, record_id, { values, ids, lines, changed: new Set(changed) })
      .catch((error: unknown) => {
        const fault = faultOf(error, definition, lines);
        throw fault
          ? new GivenUp(`Record ${record_id}: ${fault.message}. Nothing was undone`)
          : error;
      });
  }
}

/** Takes back all that the import wrote, in one transaction; refused while anything hangs on it. */
export async function undoImport(run: Run): Promise<void> {
  const { importId, parts, viewer } = run;
  await inTurn(run, async (trx) => {
    if ((await findRun(trx, run))?.status !== 'UNDOING') return;
    const work = workOf(trx, parts.settings, viewer);
    let below = Number.MAX_SAFE_INTEGER;
    for (let done = 0; ;) {
      const kept = await keptRecords(trx, importId, below);
      const last = kept.at(-1);
      if (!last) break;
      below = last.record_id;
      const made = kept.filter(({ was_new }) => was_new).map(({ record_id }) => record_id);
      if (made.length) await remove(work, run, made);
      await restore(
        work,
        run,
        kept.filter(({ was_new }) => !was_new),
      );
      await showProgress(run, (done += kept.length));
    }
    await work.audit({ entity: 'IMPORT', id: importId, action: 'UNDO', remarks: run.kind });
    await endRun(trx, run, { status: 'UNDONE', undone_at: sql<string>`now()` });
  });
}
