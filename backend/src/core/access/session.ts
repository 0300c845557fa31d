import type { PermissionAction } from '@munim/schema/generated/types.ts';
import { canBy, type EntityKey, Role } from '@munim/schema/shared/roles.ts';
import type { FastifyRequest } from 'fastify';
import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import { sql } from 'kysely';
import { now } from '../data/clock.ts';
import { companyVersion } from '../data/company.ts';
import type { Database, Trx } from '../data/database.ts';
import { withNamedStatements } from '../data/namedStatements.ts';
import { unauthenticated } from '../http/errors.ts';
import type { Viewer } from './viewer.ts';

const ALGORITHM = 'HS256';
/** Life of an access token. */
export const ACCESS_SECONDS = 15 * 60;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const keyOf = (secret: string) => new TextEncoder().encode(secret);

export function signAccessToken(
  secret: string,
  userId: number,
  sessionId: string,
): Promise<string> {
  const issuedAt = Math.floor(now() / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(String(userId))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_SECONDS)
    .sign(keyOf(secret));
}

async function sessionIdOf(request: FastifyRequest, secret: string): Promise<string> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme !== 'Bearer' || !token) throw unauthenticated();
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [ALGORITHM],
      currentDate: new Date(now()),
      requiredClaims: ['exp', 'sid'],
    });
    if (typeof payload['sid'] !== 'string' || !UUID.test(payload['sid'])) throw unauthenticated();
    return payload['sid'];
  } catch {
    throw unauthenticated();
  }
}

/** Expiry of the request's verified token, in milliseconds. */
export const expiryOf = (request: FastifyRequest): number =>
  (decodeJwt((request.headers.authorization ?? '').split(' ')[1] ?? '').exp ?? 0) * 1000;

const managedCategories = sql<
  number[]
>`coalesce((select json_agg(cm.category_id) from category_managers cm
  where cm.user_id = u.user_id), '[]')`;

const staff = (db: Database | Trx) =>
  db
    .selectFrom('users as u')
    .select([
      'u.user_id',
      'u.role_id',
      'u.org_id',
      'u.permissions',
      managedCategories.as('categories'),
      companyVersion.as('company_version'),
    ])
    .where('u.banned', '=', false)
    .where('u.deleted_user', '=', false);
type Staff = Awaited<ReturnType<ReturnType<typeof staff>['execute']>>[number] & {
  viewed_by?: number | null;
};

function toViewer(row: Staff | undefined, sessionId: string, requestId: string): Viewer {
  if (!row || row.role_id === null) throw unauthenticated();
  const { user_id: userId, role_id: roleId, org_id: orgId, categories, permissions } = row;
  return {
    userId,
    roleId,
    orgId,
    categories,
    sessionId,
    permissions,
    can: canBy(permissions),
    companyVersion: row.company_version,
    viewedBy: row.viewed_by ?? null,
    requestId,
  };
}

/** A member of staff as they are now, for a link of their own making or a job that they started. */
export const viewerById = async (
  request: Pick<FastifyRequest, 'id'>,
  db: Database,
  userId: number,
): Promise<Viewer> =>
  toViewer(await staff(db).where('u.user_id', '=', userId).executeTakeFirst(), '', request.id);

/** Members of staff with this permission, with the address for messages to them. */
export async function staffWith(
  db: Database | Trx,
  entity: EntityKey,
  action: PermissionAction,
): Promise<{ viewer: Viewer; email: string }[]> {
  const rows = await staff(db)
    .select('u.email')
    .where('u.role_id', 'is not', null)
    .where(sql<boolean>`u.permissions @> ${JSON.stringify({ [entity]: [action] })}::jsonb`)
    .orderBy('u.user_id')
    .execute();
  return rows.map((row) => ({ viewer: toViewer(row, '', ''), email: row.email }));
}

/** An administrator looks at what another person sees while signed in, and in that role. */
const mayLook = sql<boolean>`(s.made_in_session is null or (o.ended_at is null and o.expires_at > now()
  and exists (select from users a where a.user_id = o.user_id and a.role_id = ${sql.lit(Role.TOP_ADMIN)}
    and not a.banned and not a.deleted_user)))`;

/**
 * The person of the token. The session row is read at every call, so a ban or forced logout takes
 * effect at once.
 */
export async function viewerOf(
  request: FastifyRequest,
  db: Database,
  secret: string,
): Promise<Viewer> {
  const sessionId = await sessionIdOf(request, secret);
  const row = await withNamedStatements(() =>
    staff(db)
      .innerJoin('sessions as s', 's.user_id', 'u.user_id')
      .leftJoin('sessions as o', 'o.session_id', 's.made_in_session')
      .select('o.user_id as viewed_by')
      .where(mayLook)
      .where('s.session_id', '=', sessionId)
      .where('s.ended_at', 'is', null)
      .where('s.expires_at', '>', sql<string>`now()`)
      .executeTakeFirst(),
  );
  return toViewer(row, sessionId, request.id);
}
