import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';
import { dayOf } from '../core/data/days.ts';
import { tooManyRequests } from '../core/http/errors.ts';
import { type Requester, deviceFor } from './requesters.ts';

/**
 * Wrong codes a day in India (decision 032 has the odds). A known device has a limit of its own; all others share that of the
 * account, of which one address can use up a half, and each address has one for all accounts.
 */
export const WRONG_A_DAY = { DEVICE: 10, ACCOUNT: 10, ACCOUNT_ADDRESS: 5, ADDRESS: 30 } as const;
type Counter = keyof typeof WRONG_A_DAY;

/** The account that a code is for; people who do not exist have one by what was typed. */
export interface Account {
  userId: number | null;
  value: string;
}

export const TODAY = dayOf(sql`now()`);

const nameOf = ({ userId, value }: Account) =>
  userId === null ? `value ${value}` : `user ${userId}`;

function countersOf(account: Account, requester: Requester): [counter: Counter, key: string][] {
  const device = deviceFor(requester, account.userId);
  if (device) return [['DEVICE', device.deviceId]];
  const name = nameOf(account);
  return [
    ['ACCOUNT', name],
    ['ACCOUNT_ADDRESS', `${name} ${requester.address}`],
    ['ADDRESS', requester.address],
  ];
}

/** Serialises the tries for an account, then those of an address. */
const LOCKS = { account: 7103, address: 7104 };
export async function lockTries(trx: Trx, account: Account, { address }: Requester): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS.account)}, hashtext(${nameOf(account)}))`.execute(
    trx,
  );
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS.address)}, hashtext(${address}))`.execute(
    trx,
  );
}

/** Counted by days in India: the time of day at which it ends is the same for everybody. */
export const closedForToday = () =>
  tooManyRequests('Too many attempts. Please try again later, after midnight in India.');

export async function hasTooManyWrongCodes(
  trx: Trx,
  account: Account,
  requester: Requester,
): Promise<boolean> {
  const rows = await trx
    .selectFrom('failed_codes')
    .select(['counter', 'failures'])
    .where((eb) =>
      eb.or(countersOf(account, requester).map(([counter, key]) => eb.and({ counter, key }))),
    )
    .where('day', '=', TODAY)
    .execute();
  return rows.some(({ counter, failures }) => failures >= WRONG_A_DAY[counter as Counter]);
}

/** Counts a wrong code; true when by it a limit of this account is reached. */
export async function countWrongCode(
  trx: Trx,
  account: Account,
  requester: Requester,
): Promise<boolean> {
  const counters = countersOf(account, requester);
  const rows = await trx
    .insertInto('failed_codes')
    .values(
      counters.map(([counter, key]) => ({
        counter,
        key,
        day: TODAY,
        user_id: counter === 'ADDRESS' ? null : account.userId,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['counter', 'key', 'day'])
        .doUpdateSet({ failures: sql`failed_codes.failures + 1` }),
    )
    .returning(['counter', 'failures'])
    .execute();
  return rows.some(
    ({ counter, failures }) =>
      counter !== 'ADDRESS' && failures === WRONG_A_DAY[counter as Counter],
  );
}
