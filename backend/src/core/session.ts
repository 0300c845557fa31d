import { canBy } from '@munim/schema/shared/roles.ts';
import type { FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import type { Database } from './database.ts';
import { unauthenticated } from './errors.ts';
import type { Viewer } from './viewer.ts';

const ALGORITHM = 'HS256';
const ACCESS_MINUTES = 15;

const keyOf = (secret: string) => new TextEncoder().encode(secret);

export function signAccessToken(secret: string, userId: number, sessionId: string): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(String(userId))
    .setIssuedAt()
    .setExpirationTime(`${ACCESS_MINUTES}m`)
    .sign(keyOf(secret));
}

async function sessionIdOf(request: FastifyRequest, secret: string): Promise<string> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme !== 'Bearer' || !token) throw unauthenticated();
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { algorithms: [ALGORITHM] });
    if (typeof payload['sid'] !== 'string') throw unauthenticated();
    return payload['sid'];
  } catch {
    throw unauthenticated();
  }
}

/** The person behind the token. The session row is read at every call, so a ban or forced logout holds at once. */
export async function viewerOf(request: FastifyRequest, db: Database, secret: string): Promise<Viewer> {
  const sessionId = await sessionIdOf(request, secret);
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.user_id', 's.user_id')
    .select(['u.user_id', 'u.role_id', 'u.org_id', 'u.permissions'])
    .where('s.session_id', '=', sessionId)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', new Date().toISOString())
    .where('u.banned', '=', false)
    .where('u.deleted_user', '=', false)
    .executeTakeFirst();
  if (!row || row.role_id === null) throw unauthenticated();
  const { permissions } = row;
  return {
    userId: row.user_id,
    roleId: row.role_id,
    orgId: row.org_id,
    sessionId,
    permissions,
    can: canBy(permissions),
    requestId: request.id,
  };
}
