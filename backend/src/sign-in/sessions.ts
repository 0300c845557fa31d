import { sql } from 'kysely';
import { ACCESS_SECONDS, signAccessToken } from '../core/access/session.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { audit } from '../core/data/audit.ts';
import { type Database, type Trx, withTransaction } from '../core/data/database.ts';
import { unauthenticated } from '../core/http/errors.ts';
import type { Settings } from '../core/settings.ts';
import {
  firstRefreshToken,
  hashRefreshToken,
  nextRefreshToken,
  sessionOf,
} from './refreshTokens.ts';

const GRACE_SECONDS = 10;
const inThirtyDays = sql<string>`now() + interval '30 days'`;

interface Tokens {
  accessToken: string;
  refreshToken: string;
}
type Secret = Pick<Settings, 'tokenSecret'>;

export async function startSession(
  trx: Trx,
  { tokenSecret }: Secret,
  userId: number,
  requestId: string,
): Promise<Tokens> {
  const session_id = crypto.randomUUID();
  const refreshToken = firstRefreshToken(tokenSecret, session_id);
  await trx
    .insertInto('sessions')
    .values({
      session_id,
      user_id: userId,
      refresh_hash: hashRefreshToken(refreshToken),
      expires_at: inThirtyDays,
    })
    .execute();
  await trx
    .updateTable('users')
    .set({ first_sign_in_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('first_sign_in_at', 'is', null)
    .execute();
  await audit(trx, { userId, requestId }, { entity: 'USER', id: userId, action: 'SIGN_IN' });
  return { accessToken: await signAccessToken(tokenSecret, userId, session_id), refreshToken };
}

/** Session in which an administrator reads what a person may read: as long as one access token, never renewed. */
export async function startView(
  trx: Trx,
  { tokenSecret }: Secret,
  { sessionId }: Pick<Viewer, 'sessionId'>,
  userId: number,
): Promise<string> {
  const session_id = crypto.randomUUID();
  await trx
    .insertInto('sessions')
    .values({
      session_id,
      user_id: userId,
      refresh_hash: `no refresh token: ${session_id}`,
      made_in_session: sessionId,
      expires_at: sql<string>`now() + make_interval(secs => ${ACCESS_SECONDS})`,
    })
    .execute();
  return signAccessToken(tokenSecret, userId, session_id);
}

const lockLiveSession = (trx: Trx, sessionId: string) =>
  trx
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.user_id', 's.user_id')
    .select(['s.user_id', 's.refresh_hash', 's.previous_refresh_hash'])
    .select(
      sql<boolean>`s.rotated_at > now() - make_interval(secs => ${GRACE_SECONDS})`.as(
        'just_rotated',
      ),
    )
    .where('s.session_id', '=', sessionId)
    .where('s.made_in_session', 'is', null)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', sql<string>`now()`)
    .where('u.role_id', 'is not', null)
    .where('u.banned', '=', false)
    .where('u.deleted_user', '=', false)
    .forUpdate('s')
    .executeTakeFirst();

/**
 * Renews a session. The row lock lets one caller rotate; parallel callers get the same successor.
 */
export async function refreshSession(
  db: Database,
  { tokenSecret }: Secret,
  token: string,
  requestId: string,
): Promise<Tokens> {
  const sessionId = sessionOf(tokenSecret, token);
  if (!sessionId) throw unauthenticated();
  const refreshToken = nextRefreshToken(tokenSecret, sessionId, token);
  const given = hashRefreshToken(token);
  const userId = await withTransaction(db, async (trx) => {
    const session = await lockLiveSession(trx, sessionId);
    if (!session) return undefined;
    if (session.refresh_hash === given) {
      await trx
        .updateTable('sessions')
        .set({
          refresh_hash: hashRefreshToken(refreshToken),
          previous_refresh_hash: given,
          rotated_at: sql`now()`,
          expires_at: inThirtyDays,
        })
        .where('session_id', '=', sessionId)
        .execute();
      return session.user_id;
    }
    if (session.previous_refresh_hash === given && session.just_rotated) return session.user_id;
    await endSession(
      trx,
      { sessionId, userId: session.user_id, requestId },
      'REFRESH_TOKEN_REUSED',
    );
    return undefined;
  });
  if (userId === undefined) throw unauthenticated();
  return { accessToken: await signAccessToken(tokenSecret, userId, sessionId), refreshToken };
}

type Ended = Pick<Viewer, 'sessionId' | 'userId' | 'requestId'> & Partial<Pick<Viewer, 'viewedBy'>>;

/**
 * Safe to repeat: only the first time changes anything. A user who looks as another person ends the
 * look alone.
 */
export async function endSession(
  trx: Trx,
  { sessionId, userId, viewedBy = null, requestId }: Ended,
  reason: 'SIGN_OUT' | 'REFRESH_TOKEN_REUSED',
): Promise<void> {
  const ended = await trx
    .updateTable('sessions')
    .set({ ended_at: sql`now()`, end_reason: reason })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('session_id')
    .executeTakeFirst();
  const by = { userId: viewedBy ?? userId, requestId };
  const action = viewedBy === null ? reason : 'VIEW_ENDED';
  if (ended) await audit(trx, by, { entity: 'USER', id: userId, action });
}

/** Records activity; at most one write per user and minute. */
export async function noteActivity(db: Database, userId: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ last_active_at: sql`now()` })
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('last_active_at', 'is', null),
        eb('last_active_at', '<', sql<string>`now() - interval '1 minute'`),
      ]),
    )
    .execute();
}
