import { importActions } from '@munim/schema/imports/imports.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { sql } from 'kysely';
import { rowScopeOf } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';
import type { Database } from '../core/data/database.ts';
import { userInfo } from '../core/data/embeds.ts';
import { pageOf } from '../core/data/paging.ts';
import { eqAny, whereIf } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { notFound } from '../core/http/errors.ts';
import { mayImport } from './importRuns.ts';
import type { ImportColumn, ImportDefinition, ImportDefinitions } from './imports.public.ts';
import {
  type Import,
  IMPORT_KINDS,
  type ImportedRow,
  type ImportQuery,
  type ImportRowQuery,
  type ImportTemplate,
} from './imports.shapes.ts';

/** The first column of every kind. */
export const EXTERNAL_ID: ImportColumn = {
  name: 'external_id',
  kind: 'text',
  max: LIMITS.externalId,
  required: true,
  help: 'Its id or number in the system it comes from. The same id later changes the same record',
  example: '1001',
};

function formatOf(column: ImportColumn): string {
  if (column.refersTo === 'STAFF') return 'E-mail address of somebody of the staff';
  if (column.refersTo === 'WAREHOUSE') return 'Name';
  if (column.refersTo === 'GST_REGISTRATION') return 'GSTIN of the company';
  if (column.refersTo) return 'External id or name';
  switch (column.kind) {
    case 'text':
      return `Text, at most ${column.max} characters`;
    case 'whole':
      return 'Whole number';
    case 'flag':
      return 'TRUE or FALSE';
    case 'choice':
      return `One of ${column.of.join(', ')}`;
    case 'decimal':
      return `Number with at most ${column.places} decimals`;
    case 'day':
      return 'Day, as 2026-11-23 or 23-11-2026';
  }
}

const kindsOf = ({ kinds }: ImportDefinitions, viewer: Viewer) =>
  IMPORT_KINDS.filter((kind) => mayImport(kinds[kind], viewer));

/** Kinds that the viewer may import, with their columns. */
export const listTemplates = (imports: ImportDefinitions, viewer: Viewer): ImportTemplate[] =>
  kindsOf(imports, viewer).map((kind) => {
    const { label, help, columns } = imports.kinds[kind];
    return {
      kind,
      label,
      help,
      columns: [EXTERNAL_ID, ...columns].map((column) => ({
        name: column.name,
        required: column.required ?? false,
        format: formatOf(column),
        help: column.help,
        example: column.example,
      })),
    };
  });

/**
 * Imports of the viewer; for viewers who see all rows, everybody's. Rows hold what only the kind's
 * permissions show.
 */
function visibleImports({ db, viewer }: ReadContext, imports: ImportDefinitions) {
  const rows = (db as Database)
    .selectFrom('imports as n')
    .where('n.kind', '=', eqAny(kindsOf(imports, viewer)));
  return rowScopeOf(viewer) === 'all' ? rows : rows.where('n.user_id', '=', viewer.userId);
}

const withDetails = (rows: ReturnType<typeof visibleImports>) =>
  rows
    .select([
      'n.import_id',
      'n.kind',
      'n.source',
      'n.file_name',
      'n.status',
      'n.rows',
      'n.done_rows',
      'n.new_rows',
    ])
    .select([
      'n.changed_rows',
      'n.same_rows',
      'n.faulty_rows',
      'n.fault',
      'n.ignored_columns',
      'n.left_out',
      'n.created_at',
      'n.applied_at',
      'n.undone_at',
    ])
    .select([
      userInfo(sql.ref('n.user_id')).as('user_info'),
      sql<boolean>`exists (select from import_rows r where r.import_id = n.import_id)`.as(
        'has_rows',
      ),
      sql<number>`extract(epoch from now() - n.seen_at)::float8`.as('seconds_unseen'),
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof withDetails>['execute']>>[number];

/** Sheets that a second person applies are not applied by their sender. */
const mayApply = (
  { secondPerson }: ImportDefinition,
  { user_info }: Pick<Row, 'user_info'>,
  viewer: Viewer,
): boolean =>
  !secondPerson || (viewer.can(...secondPerson) && user_info?.user_id !== viewer.userId);

const toJson = (
  { kinds }: ImportDefinitions,
  viewer: Viewer,
  { seconds_unseen: secondsUnseen, ...row }: Row,
): Import => {
  const { status, new_rows: newRows, changed_rows: changedRows } = row;
  const { faulty_rows: faultyRows, has_rows: hasRows } = row;
  const state = { status, newRows, changedRows, faultyRows, hasRows, secondsUnseen };
  const { [row.kind]: definition } = kinds;
  const actions = importActions(state).filter(
    (action) => action !== 'APPLY' || mayApply(definition, row, viewer),
  );
  return { ...row, actions } as Import;
};

/** Newest first. */
export async function listImports(
  context: ReadContext,
  imports: ImportDefinitions,
  query: ImportQuery,
): Promise<{ imports: Import[]; count: number }> {
  const ids = visibleImports(context, imports)
    .where((eb) => whereIf(query.import_id, (id) => eb('n.import_id', '=', id)))
    .where((eb) => whereIf(query.kind, (kind) => eb('n.kind', '=', kind)))
    .select('n.import_id')
    .orderBy('n.import_id', 'desc');
  const [found, count] = await pageOf(context.db, ids, query, (isOnPage) =>
    withDetails(
      (context.db as Database).selectFrom('imports as n').where('n.import_id', '=', isOnPage),
    )
      .orderBy('n.import_id', 'desc')
      .execute(),
  );
  if (query.import_id !== undefined && !count) throw notFound('Import');
  return { imports: found.map((row) => toJson(imports, context.viewer, row)), count };
}

export async function importById(
  context: ReadContext,
  imports: ImportDefinitions,
  importId: number,
): Promise<Import> {
  const { imports: found } = await listImports(context, imports, { import_id: importId });
  if (!found[0]) throw notFound('Import');
  return found[0];
}

/** A row's faults with the columns as its sheet writes them; in messages, names that are no plain words. Differences name what changes. */
function asWritten(titles: Record<string, string>, row: ImportedRow): ImportedRow {
  const titleOf = (column: string) => titles[column] ?? column;
  const inWords = (column: string, message: string) =>
    message.replaceAll(/[a-z0-9]+(?:_[a-z0-9]+)*/g, (word, at: number) =>
      word.includes('_') || (word === column && at === 0) ? titleOf(word) : word,
    );
  return {
    ...row,
    faults: row.faults.map(({ column, message }) => ({
      column: titleOf(column),
      message: inWords(column, message),
    })),
  };
}

/** Rows of one import, in the order of the sheet. */
export async function listRows(
  context: ReadContext,
  imports: ImportDefinitions,
  query: ImportRowQuery,
): Promise<{ rows: ImportedRow[]; count: number }> {
  const { import_id } = await importById(context, imports, query.import_id);
  const { db } = context;
  const ids = db
    .selectFrom('import_rows as r')
    .select('r.row')
    .where('r.import_id', '=', import_id)
    .where((eb) => whereIf(query.outcome, (outcome) => eb('r.outcome', '=', outcome)))
    .orderBy('r.row');
  const [rows, count] = await pageOf(db, ids, query, (isOnPage) =>
    db
      .selectFrom('import_rows as r')
      .select(['r.row', 'r.external_id', 'r.outcome', 'r.record_id', 'r.differences', 'r.faults'])
      .where('r.import_id', '=', import_id)
      .where('r.row', '=', isOnPage)
      .orderBy('r.row')
      .execute(),
  );
  const { titles } = await db
    .selectFrom('imports')
    .select('titles')
    .where('import_id', '=', import_id)
    .executeTakeFirstOrThrow();
  const written = (row: unknown) => asWritten(titles as Record<string, string>, row as ImportedRow);
  return { rows: rows.map(written), count };
}
