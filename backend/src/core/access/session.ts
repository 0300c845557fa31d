import { isApiToken } from '@munim/schema/shared/apiTokens.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import type { FastifyRequest } from 'fastify';
import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import { sql } from 'kysely';
import { now } from '../data/clock.ts';
import type { Database } from '../data/database.ts';
import { withNamedStatements } from '../data/namedStatements.ts';
import { unauthenticated } from '../http/errors.ts';
import { viewerOfApiToken } from './apiToken.ts';
import { staff, toViewer } from './staff.ts';
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

/** The bearer token of a request; empty without one. */
function tokenOf(request: FastifyRequest): string {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' ? (token ?? '') : '';
}

async function sessionIdOf(token: string, secret: string): Promise<string> {
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

/** When the request's verified token is to be looked at again at the latest, in milliseconds: an access token ends then. */
export function expiryOf(request: FastifyRequest): number {
  const token = tokenOf(request);
  return isApiToken(token) ? now() + ACCESS_SECONDS * 1000 : (decodeJwt(token).exp ?? 0) * 1000;
}

/** An administrator looks at what another person sees while signed in, and in that role. */
const mayLook = sql<boolean>`(s.made_in_session is null or (o.ended_at is null and o.expires_at > now()
  and exists (select from users a where a.user_id = o.user_id and a.role_id = ${sql.lit(Role.TOP_ADMIN)}
    and not a.banned and not a.deleted_user)))`;

async function viewerOfSession(
  request: FastifyRequest,
  db: Database,
  sessionId: string,
): Promise<Viewer> {
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

/**
 * The person of the token. The row of its session, or of the API token, is read at every call, so a ban, a forced logout
 * or a revocation takes effect at once.
 */
export async function viewerOf(
  request: FastifyRequest,
  db: Database,
  secret: string,
): Promise<Viewer> {
  const token = tokenOf(request);
  return isApiToken(token)
    ? viewerOfApiToken(request, db, token)
    : viewerOfSession(request, db, await sessionIdOf(token, secret));
}
