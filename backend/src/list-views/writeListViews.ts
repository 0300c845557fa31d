import { COMPANY_ID } from '../company/company.public.ts';
import { LIST_VIEWS, sharesViews, viewProblem } from '@munim/schema/list-views/list-views.rules.ts';
import { sql } from 'kysely';
import { differences } from '../core/data/audit.ts';
import { onDuplicate } from '../core/data/duplicates.ts';
import type { Work } from '../core/data/work.ts';
import { badField, conflict, forbidden, notFound, refused } from '../core/http/errors.ts';
import { renamePrivateDuplicates } from './renamePrivateDuplicates.ts';
import type { ListView, ListViewChange, NewListView } from './list-views.shapes.ts';
import { mayChange, toView, VIEW_COLUMNS, visibleViews } from './readListViews.ts';

const nameTaken = () => badField('name', 'A view of this list has this name already');

function refuseProblem(view: Parameters<typeof viewProblem>[0]): void {
  const problem = viewProblem(view);
  if (problem) throw badField(problem.field, problem.message);
}

const withNamesOnce = <T>(write: () => Promise<T>): Promise<T> =>
  onDuplicate('list_views_own_name', nameTaken(), () =>
    onDuplicate('list_views_shared_name', nameTaken(), write),
  );

/** Names and numbers of views of a list are checked by one write after the other, also of different people. */
const lockList = ({ trx }: Work, list: string) =>
  sql`select pg_advisory_xact_lock(hashtext('list_views'), hashtext(${list}))`.execute(trx);

/** Own and shared views stand side by side: a name is one of them, whatever its case. */
async function refuseSeenName({ trx, viewer }: Work, list: string, name: string, id = 0) {
  const same = await visibleViews(trx, viewer)
    .select('v.list_view_id')
    .where('v.list', '=', list)
    .where('v.list_view_id', '<>', id)
    .where(sql`lower(v.name)`, '=', sql`lower(${name.trim()})`)
    .limit(1)
    .executeTakeFirst();
  if (same) throw nameTaken();
}

async function refuseTooMany({ trx, viewer }: Work, list: string): Promise<void> {
  const { count } = await trx
    .selectFrom('list_views')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_by', '=', viewer.userId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  if (count >= LIST_VIEWS.perList)
    throw refused(`At most ${LIST_VIEWS.perList} views are kept for a list`, 'REFUSED', {
      field: 'list',
    });
}

/** Shared views belong to the company: all open consoles read them anew. */
const auditShared = (
  { audit }: Work,
  list: string,
  change: { from: unknown; to: unknown },
): Promise<void> =>
  audit({
    entity: 'COMPANY',
    id: COMPANY_ID,
    action: 'UPDATE',
    changes: { [`view of ${list}`]: change },
  });

const shownOf = ({
  name,
  parameters,
  columns,
}: Pick<ListView, 'name' | 'parameters' | 'columns'>) => ({
  name,
  parameters,
  columns,
});

/** Keeps a view. What others see is in the audit trail; one's own screen is not. */
export async function createListView(work: Work, body: NewListView): Promise<ListView> {
  const { trx, viewer } = work;
  const { list, name, parameters, columns = null, is_shared = false } = body;
  refuseProblem(body);
  if (is_shared && !sharesViews(viewer.can)) throw forbidden();
  await lockList(work, list);
  await refuseTooMany(work, list);
  await refuseSeenName(work, list, name);
  const row = await withNamesOnce(() =>
    trx
      .insertInto('list_views')
      .values({
        list,
        name: name.trim(),
        parameters: JSON.stringify(parameters),
        columns,
        is_shared,
        created_by: viewer.userId,
      })
      .returning(VIEW_COLUMNS)
      .executeTakeFirstOrThrow(),
  );
  if (is_shared) {
    await renamePrivateDuplicates(trx, row);
    await auditShared(work, list, { from: null, to: row.name });
  }
  return toView(row, viewer);
}

/** The view, locked, if the viewer sees it and may change it. */
async function lockSeen({ trx, viewer }: Work, id: number) {
  const row = await visibleViews(trx, viewer)
    .select(VIEW_COLUMNS)
    .where('v.list_view_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row && !mayChange(row, viewer)) throw forbidden();
  return row;
}

/** One that the viewer does not see is not there. */
async function lockView(work: Work, id: number) {
  const { trx, viewer } = work;
  const seen = visibleViews(trx, viewer).select('v.list').where('v.list_view_id', '=', id);
  const view = await seen.executeTakeFirst();
  // locks the list before the row: sharing a view locks the list, then rows of others
  if (view) await lockList(work, view.list);
  const row = await lockSeen(work, id);
  if (!row) throw notFound('View');
  return row;
}

/** Users who no longer see a view open the list as before. */
const takeFromOthers = ({ trx }: Work, id: number, owner: number) =>
  trx
    .deleteFrom('list_view_defaults')
    .where('list_view_id', '=', id)
    .where((where) => where.or([where('user_id', 'is', null), where('user_id', '<>', owner)]))
    .execute();

export async function changeListView(work: Work, body: ListViewChange): Promise<ListView> {
  const { trx, viewer } = work;
  const { list_view_id: id, version, parameters, ...rest } = body;
  const before = await lockView(work, id);
  if (version !== undefined && version !== before.version) throw conflict('view');
  refuseProblem({ list: before.list, name: rest.name, parameters, columns: rest.columns });
  const { is_shared = before.is_shared, name = before.name, columns = before.columns } = rest;
  if (is_shared !== before.is_shared && !sharesViews(viewer.can)) throw forbidden();
  const after = {
    name: name.trim(),
    parameters: parameters ?? before.parameters,
    columns,
    is_shared,
  };
  if (Object.keys(differences(before, after)).length === 0) return toView(before, viewer);
  if (name !== before.name || is_shared !== before.is_shared) {
    await refuseSeenName(work, before.list, name, id);
  }
  if (!is_shared) await takeFromOthers(work, id, before.created_by);
  const row = await withNamesOnce(() =>
    trx
      .updateTable('list_views')
      .set({
        ...after,
        parameters: JSON.stringify(after.parameters),
        version: before.version + 1,
        updated_at: sql`now()`,
      })
      .where('list_view_id', '=', id)
      .returning(VIEW_COLUMNS)
      .executeTakeFirstOrThrow(),
  );
  if (is_shared) await renamePrivateDuplicates(trx, row);
  if (before.is_shared || is_shared)
    await auditShared(work, before.list, {
      from: before.is_shared ? shownOf(before) : null,
      to: is_shared ? shownOf(row) : null,
    });
  return toView(row, viewer);
}

/**
 * Lists that opened with it open as before: their defaults go with it. Safe to repeat: what the
 * viewer does not see, also because it is deleted already, stays as it is.
 */
export async function deleteListView(work: Work, id: number): Promise<void> {
  const view = await lockSeen(work, id);
  if (!view) return;
  const { is_shared, name, list } = view;
  await work.trx.deleteFrom('list_views').where('list_view_id', '=', id).execute();
  if (is_shared) await auditShared(work, list, { from: name, to: null });
}
