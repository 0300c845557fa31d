import { seesSharedViews } from '@munim/schema/list-views/list-views.rules.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import type { Viewer } from '../core/access/viewer.ts';
import type { Database, Trx } from '../core/data/database.ts';
import { userInfo } from '../core/data/embeds.ts';
import { pageOf } from '../core/data/paging.ts';
import { single } from '../core/data/rows.ts';
import { notFound } from '../core/http/errors.ts';
import type { SavedQuery, SavedQueryQuery } from './saved-queries.shapes.ts';

const rowsOf = (db: Database | Trx) => db.selectFrom('saved_queries as r');
type Rows = ReturnType<typeof rowsOf>;

/** True for a token of one organisation: its maker's id is not its own, and a customer may have it. */
const isOfOrganisation = ({ apiTokenId, roleId }: Viewer) =>
  apiTokenId !== null && roleId === Role.ORGANISATION;

/** Own rows, and those that are shared among staff. */
const listed = (db: Database | Trx, viewer: Viewer) =>
  rowsOf(db).where((where) =>
    where.or([
      ...(isOfOrganisation(viewer) ? [] : [where('r.user_id', '=', viewer.userId)]),
      ...(seesSharedViews(viewer.roleId) ? [where('r.is_shared', '=', true)] : []),
    ]),
  );

/** The same, and what is shared for a token of an organisation that knows its name. */
const runnable = (db: Database | Trx, viewer: Viewer) =>
  isOfOrganisation(viewer) ? rowsOf(db).where('r.is_shared', '=', true) : listed(db, viewer);

/** Who may change a shared one besides its maker: who changes the company's settings. */
export const mayChangeAll = ({ can }: Viewer): boolean => can('COMPANY', 'UPDATE');

const withDetails = (rows: Rows, viewer: Viewer): Promise<SavedQuery[]> =>
  rows
    .select([
      'r.saved_query_id',
      'r.saved_query_name',
      'r.title',
      'r.query',
      'r.variables',
      'r.is_shared',
      'r.created_at',
      'r.updated_at',
      'r.version',
    ])
    .select([
      userInfo(sql.ref('r.user_id')).$notNull().as('user_info'),
      sql<boolean>`(r.user_id = ${viewer.userId} or (r.is_shared and ${mayChangeAll(viewer)}))`.as(
        'may_change',
      ),
    ])
    .execute();

/** Saved queries that the viewer may run, by title. */
export async function listSavedQueries(db: Database, viewer: Viewer, query: SavedQueryQuery) {
  const byTitle = (rows: Rows) => rows.orderBy('r.title').orderBy('r.saved_query_id');
  const ids = byTitle(listed(db, viewer)).select('r.saved_query_id');
  const [data, count] = await pageOf(db, ids, query, (isOnPage) =>
    withDetails(byTitle(rowsOf(db).where('r.saved_query_id', '=', isOnPage)), viewer),
  );
  return { data, count };
}

export async function namedQuery(db: Database, viewer: Viewer, name: string): Promise<SavedQuery> {
  const [found] = await withDetails(
    runnable(db, viewer).where('r.saved_query_name', '=', name),
    viewer,
  );
  if (!found) throw notFound('Saved query');
  return found;
}

/** One that exists for certain: it was just written. */
export const savedQueryById = async (trx: Trx, viewer: Viewer, id: number): Promise<SavedQuery> =>
  single(await withDetails(rowsOf(trx).where('r.saved_query_id', '=', id), viewer));
