import { seesSharedViews, sharesViews } from '@munim/schema/list-views/list-views.rules.ts';
import { sql } from 'kysely';
import type { Viewer } from '../core/access/viewer.ts';
import type { Database, Trx } from '../core/data/database.ts';
import type { ListView, ListViewDefault, ListViews } from './list-views.shapes.ts';

/** Own views always; shared ones belong to users who may share them. */
export const mayChange = (
  { created_by, is_shared }: { created_by: number; is_shared: boolean },
  { userId, can }: Viewer,
): boolean => (is_shared ? sharesViews(can) : created_by === userId);

/** Own views, and shared ones for staff. */
export const visibleViews = (db: Database | Trx, { userId, roleId }: Viewer) =>
  db
    .selectFrom('list_views as v')
    .where((where) =>
      where.or([
        where.and([where('v.created_by', '=', userId), where('v.is_shared', '=', false)]),
        ...(seesSharedViews(roleId) ? [where('v.is_shared', '=', true)] : []),
      ]),
    );

type Row = Omit<ListView, 'may_change'> & { created_by: number };

export const toView = ({ created_by, ...view }: Row, viewer: Viewer): ListView => ({
  ...view,
  may_change: mayChange({ created_by, is_shared: view.is_shared }, viewer),
});

export const VIEW_COLUMNS = [
  ...(['list_view_id', 'list', 'name', 'parameters', 'columns'] as const),
  ...(['is_shared', 'version', 'created_by'] as const),
];

/** The viewer's own, their role's, and all roles' for users who may set them. */
const readDefaults = (db: Database, { userId, roleId, can }: Viewer): Promise<ListViewDefault[]> =>
  db
    .selectFrom('list_view_defaults as d')
    .select([
      'd.list',
      'd.role_id',
      sql<string>`coalesce(d.given, d.list_view_id::text)`.as('choice'),
    ])
    .where((where) =>
      where.or([
        where('d.user_id', '=', userId),
        sharesViews(can) ? where('d.role_id', 'is not', null) : where('d.role_id', '=', roleId),
      ]),
    )
    .orderBy('d.list')
    .orderBy('d.role_id')
    .execute();

/** All that the console needs to open any list. */
export async function readListViews(db: Database, viewer: Viewer): Promise<ListViews> {
  const [rows, defaults] = await Promise.all([
    visibleViews(db, viewer)
      .select(VIEW_COLUMNS)
      .orderBy('v.list')
      .orderBy(sql`lower(v.name)`)
      .execute(),
    readDefaults(db, viewer),
  ]);
  return { views: rows.map((row) => toView(row, viewer)), defaults };
}
