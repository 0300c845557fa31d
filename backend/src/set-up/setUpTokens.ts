import crypto from 'node:crypto';
import { sql } from 'kysely';
import { hasStaff } from '../core/data/company.ts';
import type { Database, Trx } from '../core/data/database.ts';
import { notFound, refused, tooManyRequests } from '../core/http/errors.ts';

/** Wrong tokens that an address may send within an hour. */
const MOST_FAILURES = 10;
/** Test mails that one token sends. */
const MOST_MAILS = 10;

const hashOf = (token: string): string => crypto.hash('sha256', token);

/** A token for the set-up page, at the start of a service while nobody works here; undefined afterwards. */
export async function makeSetUpToken(db: Database): Promise<string | undefined> {
  if (await hasStaff(db)) return undefined;
  const token = crypto.randomBytes(24).toString('base64url');
  await db
    .deleteFrom('set_up_tokens')
    .where('expires_at', '<', sql<string>`now()`)
    .execute();
  await db.deleteFrom('set_up_failures').execute();
  await db
    .insertInto('set_up_tokens')
    .values({ token_hash: hashOf(token) })
    .execute();
  return token;
}

/** Hash of the live token that was given; every one is compared, in constant time. */
async function liveToken(db: Database | Trx, token: string): Promise<string | undefined> {
  const given = Buffer.from(hashOf(token));
  const live = await db
    .selectFrom('set_up_tokens')
    .select('token_hash')
    .where('expires_at', '>', sql<string>`now()`)
    .execute();
  let found: string | undefined;
  for (const { token_hash } of live)
    if (crypto.timingSafeEqual(Buffer.from(token_hash), given)) found = token_hash;
  return found;
}

async function countFailure(db: Database, address: string): Promise<void> {
  await sql`insert into set_up_failures as f (address) values (${address})
    on conflict (address) do update set
      failures = case when f.since < now() - interval '1 hour' then 1 else f.failures + 1 end,
      since = case when f.since < now() - interval '1 hour' then now() else f.since end`.execute(
    db,
  );
}

/** Refuses who has no live token, and everybody once staff exist. */
export async function refuseWithoutToken(
  db: Database,
  token: string,
  address: string,
): Promise<void> {
  // reads the token first: the first administrator deletes the tokens in the same transaction
  const live = await liveToken(db, token);
  if (await hasStaff(db)) throw notFound('Page');
  const failed = await db
    .selectFrom('set_up_failures')
    .select('failures')
    .where('address', '=', address)
    .where('since', '>', sql<string>`now() - interval '1 hour'`)
    .executeTakeFirst();
  if ((failed?.failures ?? 0) >= MOST_FAILURES) throw tooManyRequests();
  if (live !== undefined) return;
  await countFailure(db, address);
  throw refused(
    'This token is not valid or has expired. A new one is in the log after a start of the service.',
    'SET_UP_TOKEN',
  );
}

/** One change of the set-up at a time. */
export const lockSetUp = async (trx: Trx): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtext('munim set-up'))`.execute(trx));

/** One change of the page at a time, and none after the first administrator. */
export async function holdSetUp(trx: Trx): Promise<void> {
  await lockSetUp(trx);
  if (await hasStaff(trx)) throw notFound('Page');
}

export async function countTestMail(db: Database, token: string): Promise<void> {
  const hash = await liveToken(db, token);
  const counted = await db
    .updateTable('set_up_tokens')
    .set({ test_mails: sql<number>`test_mails + 1` })
    .where('token_hash', '=', hash ?? '')
    .where('test_mails', '<', MOST_MAILS)
    .returning('test_mails')
    .executeTakeFirst();
  if (!counted) throw tooManyRequests(`A token sends at most ${MOST_MAILS} test mails`);
}

/** The set-up is over. */
export async function endSetUp(trx: Trx): Promise<void> {
  await trx.deleteFrom('set_up_tokens').execute();
  await trx.deleteFrom('set_up_failures').execute();
}
