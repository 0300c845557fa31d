import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';
import { onDuplicate } from '../core/data/duplicates.ts';
import { refused } from '../core/http/errors.ts';

const EMAIL_TAKEN = 'The email ID you have entered is already in use.';
const MOBILE_TAKEN = 'The mobile number you have entered is already in use.';

/** Unique indexes, in the order in which duplicates are reported. */
const REFUSALS = {
  users_email: () => refused(EMAIL_TAKEN, 'DUPLICATE_EMAIL', { field: 'email' }),
  users_username: () => refused(EMAIL_TAKEN, 'DUPLICATE_USERNAME', { field: 'username' }),
  users_mobile: () => refused(MOBILE_TAKEN, 'DUPLICATE_MOBILE', { field: 'mobile' }),
};

interface Unique {
  email?: string | undefined;
  username?: string | undefined;
  mobile?: string | undefined;
}

/** Refuses a duplicate among present people; `self` is the one who is changed. */
async function refuseKnownDuplicate(
  trx: Trx,
  { email, username, mobile }: Unique,
  self: number | null,
): Promise<void> {
  const found = await trx
    .selectFrom('users')
    .select([
      sql<boolean>`bool_or(lower(email) = lower(${email ?? null}))`.as('users_email'),
      sql<boolean>`bool_or(lower(username) = lower(${username ?? null}))`.as('users_username'),
      sql<boolean>`bool_or(mobile = ${mobile ?? null})`.as('users_mobile'),
    ])
    .where('deleted_user', '=', false)
    .where((eb) =>
      eb.or([
        eb(sql`lower(email)`, '=', sql`lower(${email ?? null})`),
        eb(sql`lower(username)`, '=', sql`lower(${username ?? null})`),
        eb('mobile', '=', mobile ?? null),
      ]),
    )
    .where(sql<boolean>`user_id is distinct from ${self}`)
    .executeTakeFirstOrThrow();
  for (const [index, refusal] of Object.entries(REFUSALS))
    if (found[index as keyof typeof REFUSALS]) throw refusal();
}

/** Runs the write; a duplicate that was written in parallel is reported like an old one. */
export async function refusingDuplicates<T>(
  trx: Trx,
  values: Unique,
  self: number | null,
  write: () => Promise<T>,
): Promise<T> {
  await refuseKnownDuplicate(trx, values, self);
  return Object.entries(REFUSALS).reduce(
    (next, [index, refusal]) =>
      () =>
        onDuplicate(index, refusal(), next),
    write,
  )();
}
