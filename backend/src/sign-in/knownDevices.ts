import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Trx } from '../core/data/database.ts';

/** A browser in which this person has signed in before. */
export interface KnownDevice {
  deviceId: string;
  userId: number;
}

const MOST_DEVICES = 10;
const DAYS_UNUSED = 180;
const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

const isUsed = sql<boolean>`last_used_at > now() - make_interval(days => ${sql.lit(DAYS_UNUSED)})`;

export async function findDevice(db: Database, token: string): Promise<KnownDevice | undefined> {
  const [, deviceId, secret] = TOKEN.exec(token) ?? [];
  if (!deviceId || !secret) return undefined;
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('device_id', '=', deviceId)
    .where('token_hash', '=', hashOf(secret))
    .where(isUsed)
    .executeTakeFirst();
  return row && { deviceId, userId: row.user_id };
}

/** Makes the browser of this sign-in known, or keeps it known, under a new token. */
export async function rememberDevice(
  trx: Trx,
  userId: number,
  known: KnownDevice | undefined,
): Promise<string> {
  const device_id = known?.deviceId ?? crypto.randomUUID();
  const secret = randomBytes(32).toString('base64url');
  const token_hash = hashOf(secret);
  await trx
    .insertInto('known_devices')
    .values({ device_id, user_id: userId, token_hash })
    .onConflict((conflict) =>
      conflict.column('device_id').doUpdateSet({ token_hash, last_used_at: sql`now()` }),
    )
    .execute();
  await sql`delete from known_devices where user_id = ${userId} and (not ${isUsed} or device_id in (
    select device_id from known_devices where user_id = ${userId} order by last_used_at desc, device_id offset ${MOST_DEVICES}))`.execute(
    trx,
  );
  return `${device_id}.${secret}`;
}
