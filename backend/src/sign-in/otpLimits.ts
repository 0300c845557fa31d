import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';
import { tooManyRequests } from '../core/http/errors.ts';
import type { Requester } from './requesters.ts';

export const OTP = {
  minutes: 5,
  tries: 5,
  resends: 3,
  secondsBetween: 30,
  windowMinutes: 15,
  perDevice: 5,
  perValue: 5,
  /** Less than `perValue`: one stranger alone does not use it up. */
  perValueAndAddress: 3,
  perAddress: 20,
};

/** Serialises requests for this value or address until the commit. */
const LOCKS = { value: 7101, address: 7102 };
const lock = (trx: Trx, kind: keyof typeof LOCKS, key: string) =>
  sql`select pg_advisory_xact_lock(${sql.lit(LOCKS[kind])}, hashtext(${key}))`.execute(trx);

/**
 * Every code asked for counts, also for people who do not exist. A person's own device has a limit of its own, which nobody else
 * can use up. Always value first, then address: no two wait for each other.
 */
export async function refuseTooManyCodes(
  trx: Trx,
  value: string,
  { address }: Requester,
  deviceId: string | undefined,
): Promise<void> {
  await lock(trx, 'value', value);
  await lock(trx, 'address', address);
  const since = sql<string>`now() - make_interval(mins => ${OTP.windowMinutes})`;
  const codes = await trx
    .selectFrom('otp_sessions')
    .select(({ fn }) => {
      const count = fn.countAll<number>();
      return [
        count.filterWhere('value', '=', value).as('ofValue'),
        count.filterWhere('address', '=', address).as('ofAddress'),
        count.filterWhere('value', '=', value).filterWhere('address', '=', address).as('ofBoth'),
      ];
    })
    .where('device_id', 'is', null)
    .where((eb) => eb.or([eb('value', '=', value), eb('address', '=', address)]))
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  const ofDevice = await trx
    .selectFrom('otp_sessions')
    .select(({ fn }) => fn.countAll<number>().as('codes'))
    .where('device_id', '=', deviceId ?? null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  const isOver = deviceId
    ? ofDevice.codes >= OTP.perDevice
    : codes.ofValue >= OTP.perValue ||
      codes.ofBoth >= OTP.perValueAndAddress ||
      codes.ofAddress >= OTP.perAddress;
  if (isOver) throw tooManyRequests();
}
