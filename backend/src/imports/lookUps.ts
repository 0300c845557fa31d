import { canBy, Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { viewerWithoutSession } from '../core/access/viewer.ts';
import { eqAny } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import type { SheetProblem } from '../sheets/sheets.public.ts';
import type { KeptRow } from './importedRows.ts';
import type { ImportColumn, ImportRow, ImportValue, LookUp } from './imports.public.ts';
import { isNamedOnly } from './imports.shapes.ts';
import type { Run } from './importRuns.ts';

/** A row with the record that it changes, if there is one. */
export interface ReadyRow extends ImportRow {
  row: number;
  /** The first row of its document; its own otherwise. */
  firstRow: number;
  /** False where a cell does not hold what its column takes: the row has its faults already. */
  isReadable: boolean;
  externalId: string;
  recordId: number | undefined;
  current: Record<string, ImportValue> | undefined;
  faults: Pick<SheetProblem, 'column' | 'message'>[];
}

/** Ids that the other system's ids stand for. */
async function knownIds(
  { db }: ReadContext,
  source: string,
  kind: string,
  externalIds: readonly string[],
): Promise<Map<string, number>> {
  if (!externalIds.length) return new Map();
  const rows = await db
    .selectFrom('external_ids')
    .select(['external_id', 'record_id'])
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where('external_id', '=', eqAny([...externalIds]))
    .execute();
  return new Map(rows.map((row) => [row.external_id, row.record_id]));
}

type Found = Map<string, number | string>;

/** Finds the id for a text, or the fault in words. */
async function find(
  context: ReadContext,
  { source }: Run,
  { refersTo }: ImportColumn,
  { word, byId, byName }: LookUp,
  texts: readonly string[],
): Promise<Found> {
  const found: Found = new Map();
  const known = isNamedOnly(refersTo)
    ? new Map<string, number>()
    : await knownIds(context, source, refersTo ?? '', texts);
  const present = new Set((await byId(context, [...known.values()])).map(({ id }) => id));
  for (const [text, id] of known) if (present.has(id)) found.set(text, id);
  const rest = texts.filter((text) => !found.has(text));
  const named = Map.groupBy(
    rest.length ? await byName(context, [...new Set(rest.map((text) => text.toLowerCase()))]) : [],
    ({ name }) => name.toLowerCase(),
  );
  for (const text of rest) {
    const records = named.get(text.toLowerCase()) ?? [];
    const [first, second] = records;
    if (first && !second) found.set(text, first.id);
    else
      found.set(
        text,
        first
          ? `There are ${records.length} records named ${text} (${word}): write the external id`
          : `There is no ${word} ${text}: import it first, or write it as it is here`,
      );
  }
  return found;
}

const TAKEN =
  'This external id stands for a record of somebody else, which you do not see: take another one, or another name of the source';

/** Records that are there, outside the row scope of the viewer: their external ids stay theirs. */
async function hiddenIds(
  context: ReadContext,
  { definition }: Run,
  ids: readonly number[],
  present: ReadonlyMap<number, unknown>,
): Promise<ReadonlySet<number>> {
  const missing = ids.filter((id) => !present.has(id));
  if (!missing.length) return new Set();
  const permissions = roleTemplate(Role.TOP_ADMIN);
  const viewer = viewerWithoutSession({
    ...context.viewer,
    roleId: Role.TOP_ADMIN,
    permissions,
    can: canBy(permissions),
    orgId: null,
    categories: [],
  });
  return new Set((await definition.current({ ...context, viewer }, missing)).keys());
}

/** Makes the look-ups of a batch: a few statements, however many rows it has. */
export async function readyRows(
  context: ReadContext,
  run: Run,
  rows: readonly KeptRow[],
): Promise<ReadyRow[]> {
  const { definition, source, kind, parts } = run;
  const known = await knownIds(
    context,
    source,
    kind,
    rows.map((row) => row.external_id),
  );
  const present = await definition.current(context, [...known.values()]);
  const hidden = await hiddenIds(context, run, [...known.values()], present);
  const ready = rows.map(
    ({
      row,
      first_row,
      is_readable,
      external_id,
      sheet_values,
    }): ReadyRow & { ids: Record<string, number> } => {
      const id = known.get(external_id) ?? 0;
      const current = present.get(id);
      const recordId = current ? id : undefined;
      return {
        row,
        firstRow: first_row,
        isReadable: is_readable,
        externalId: external_id,
        values: sheet_values,
        ids: {},
        recordId,
        current,
        faults: hidden.has(id) ? [{ column: 'external_id', message: TAKEN }] : [],
      };
    },
  );
  for (const column of definition.columns) {
    if (!column.refersTo) continue;
    const { kinds, named } = parts.imports;
    const { refersTo } = column;
    const lookUp = isNamedOnly(refersTo) ? named[refersTo] : kinds[refersTo].lookUp;
    if (!lookUp) throw new Error(`${column.refersTo} cannot be looked up`);
    const texts = ready.flatMap(({ values }) => values[column.name] ?? []).map(String);
    const found = texts.length
      ? await find(context, run, column, lookUp, [...new Set(texts)])
      : new Map<string, number | string>();
    for (const row of ready) {
      const result = found.get(String(row.values[column.name] ?? ''));
      if (typeof result === 'number') row.ids[column.name] = result;
      else if (result !== undefined) row.faults.push({ column: column.name, message: result });
    }
  }
  return ready;
}
