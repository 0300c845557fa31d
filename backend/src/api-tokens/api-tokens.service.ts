import { API_TOKENS } from '@munim/schema/api-tokens/api-tokens.rules.ts';
import type { ApiTokenState } from '@munim/schema/generated/types.ts';
import { sql } from 'kysely';
import type { Viewer } from '../core/access/viewer.ts';
import type { Database, Trx } from '../core/data/database.ts';
import { lockViewer } from '../core/data/lockViewer.ts';
import { pageOf } from '../core/data/paging.ts';
import { single } from '../core/data/rows.ts';
import type { Work } from '../core/data/work.ts';
import { forbidden, refused } from '../core/http/errors.ts';
import type { ApiToken, ApiTokenQuery } from './api-tokens.shapes.ts';

const rowsOf = (db: Database | Trx) => db.selectFrom('api_tokens as a');
type Rows = ReturnType<typeof rowsOf>;

/** State of a token by the database's time, over api_tokens as a. */
export const tokenState = sql<ApiTokenState>`case when a.revoked_at is not null then 'REVOKED'
  when a.expires_at <= now() then 'EXPIRED' else 'ACTIVE' end`;

const withDetails = (rows: Rows): Promise<ApiToken[]> =>
  rows
    .select([
      'a.api_token_id',
      'a.api_token_name',
      'a.permissions',
      'a.networks',
      'a.token_end',
      'a.expires_at',
      'a.last_used_at',
      'a.last_used_from',
      'a.created_at',
      'a.rotated_at',
      'a.revoked_at',
      'a.version',
    ])
    .select([
      tokenState.as('state'),
      sql<string | null>`case when a.previous_ends_at > now() then a.previous_ends_at end`.as(
        'previous_ends_at',
      ),
      sql<ApiToken['user_info']>`(select json_build_object('user_id', u.user_id,
        'first_name', u.first_name, 'last_name', u.last_name) from users u where u.user_id = a.user_id)`.as(
        'user_info',
      ),
      sql<ApiToken['organisation_details']>`(select json_build_object('org_id', g.org_id,
        'organisation_name', g.organisation_name) from organisations g where g.org_id = a.org_id)`.as(
        'organisation_details',
      ),
    ])
    .execute();

/** Tokens of the viewer, or of everybody, newest first. */
export async function listApiTokens(db: Database, viewer: Viewer, query: ApiTokenQuery) {
  if (query.of_everybody && !viewer.can('ADMIN_USER', 'READ')) throw forbidden();
  const asked = query.of_everybody ? rowsOf(db) : rowsOf(db).where('a.user_id', '=', viewer.userId);
  const newest = (rows: Rows) => rows.orderBy('a.api_token_id', 'desc');
  const ids = newest(asked).select('a.api_token_id');
  const [data, count] = await pageOf(db, ids, query, (isOnPage) =>
    withDetails(newest(rowsOf(db).where('a.api_token_id', '=', isOnPage))),
  );
  return { data, count, may_make: await makesTokens(db, viewer) };
}

/** A token that exists for certain: it was just written. */
export const apiTokenById = async (trx: Trx, id: number): Promise<ApiToken> =>
  single(await withDetails(rowsOf(trx).where('a.api_token_id', '=', id)));

/** Roles whose people make no tokens. */
export async function rolesWithout(db: Database | Trx): Promise<number[]> {
  const rows = await db
    .selectFrom('roles_without_api_tokens')
    .select('role_id')
    .orderBy('role_id')
    .execute();
  return rows.map((row) => row.role_id);
}

export const makesTokens = async (
  db: Database | Trx,
  { roleId }: Pick<Viewer, 'roleId'>,
): Promise<boolean> => !(await rolesWithout(db)).includes(roleId);

/** Refuses a token more than may work at once. */
export async function refuseTooMany(work: Work): Promise<void> {
  const { trx, viewer } = work;
  await lockViewer(work);
  const { count } = await trx
    .selectFrom('api_tokens')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', viewer.userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirstOrThrow();
  if (count >= API_TOKENS.perPerson)
    throw refused(`${API_TOKENS.perPerson} tokens work already: revoke one first`, 'TOO_MANY');
}
