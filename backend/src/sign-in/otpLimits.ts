import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';
import { indianDay, startOfDay } from '../core/data/days.ts';
import { tooManyRequests } from '../core/http/errors.ts';

export const OTP = {
  minutes: 5,
  tries: 5,
  resends: 3,
  secondsBetween: 30,
  wrongADay: 10,
  windowMinutes: 15,
  perValue: 5,
  perAddress: 20,
};

/** Serialises requests for this value, address or account until the commit. */
const LOCKS = { value: 7101, address: 7102, account: 7103 };
const lock = (trx: Trx, kind: keyof typeof LOCKS, key: string) =>
  sql`select pg_advisory_xact_lock(${sql.lit(LOCKS[kind])}, hashtext(${key}))`.execute(trx);

export const lockAccount = (trx: Trx, userId: number | null, value: string) =>
  lock(trx, 'account', userId === null ? `value ${value}` : `user ${userId}`);

/** Every code asked for counts, also for people who do not exist. Always value first, then address: no two wait for each other. */
export async function refuseTooManyCodes(trx: Trx, value: string, address: string): Promise<void> {
  await lock(trx, 'value', value);
  await lock(trx, 'address', address);
  const since = sql<string>`now() - make_interval(mins => ${OTP.windowMinutes})`;
  const codesOf = (column: 'value' | 'address', text: string) =>
    trx
      .selectFrom('otp_sessions')
      .select((eb) => eb.fn.countAll<number>().as('codes'))
      .where(column, '=', text)
      .where('created_at', '>', since)
      .executeTakeFirstOrThrow();
  const ofValue = await codesOf('value', value);
  const ofAddress = await codesOf('address', address);
  if (ofValue.codes >= OTP.perValue || ofAddress.codes >= OTP.perAddress) throw tooManyRequests();
}

/** Wrong codes of the account today; for people who do not exist those of the value, so that both refuse alike. */
export async function hasTooManyWrongCodes(
  trx: Trx,
  userId: number | null,
  value: string,
): Promise<boolean> {
  const today = indianDay();
  const row = await (
    userId === null
      ? trx
          .selectFrom('otp_sessions')
          .select((eb) => eb.fn.sum<number | null>('attempts').as('wrong'))
          .where('value', '=', value)
          .where('user_id', 'is', null)
          .where('created_at', '>=', startOfDay(today))
      : trx
          .selectFrom('users')
          .select('failed_codes as wrong')
          .where('user_id', '=', userId)
          .where('failed_codes_day', '=', today)
  ).executeTakeFirst();
  return (row?.wrong ?? 0) >= OTP.wrongADay;
}

export async function countWrongCode(trx: Trx, userId: number | null): Promise<void> {
  const today = indianDay();
  await trx
    .updateTable('users')
    .set({
      failed_codes: sql`case when failed_codes_day = ${today} then failed_codes + 1 else 1 end`,
      failed_codes_day: today,
    })
    .where('user_id', '=', userId)
    .execute();
}
