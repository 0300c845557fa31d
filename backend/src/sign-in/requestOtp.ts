import { isEmail, isPhone } from '@munim/schema/shared/limits.ts';
import { sql } from 'kysely';
import { type Trx, withTransaction } from '../core/data/database.ts';
import type { AppParts } from '../core/http/appParts.ts';
import { badField, refused, tooManyRequests } from '../core/http/errors.ts';
import { type Requester, deviceFor } from './requesters.ts';
import { type Account, closedForToday, hasTooManyWrongCodes } from './failedCodes.ts';
import { hashCode, createCode } from './otpCodes.ts';
import type { OtpDelivery } from './otpDelivery.ts';
import { OTP, refuseTooManyCodes } from './otpLimits.ts';
import type { Login } from './sign-in.shapes.ts';

/** Needs of sign-in: the app's services, and the delivery of codes. */
export interface OtpParts extends Pick<AppParts, 'db' | 'settings' | 'services'> {
  delivery: OtpDelivery;
}

export const otpExpired = () =>
  refused('This OTP has expired. Please request a new one.', 'OTP_EXPIRED');
const notSent = () => refused('Could not send the OTP. Please try again.', 'OTP_NOT_SENT');
const inMinutes = (minutes: number) => sql<string>`now() + make_interval(mins => ${minutes})`;

/** One spelling per address, so that limits count the address and not its spellings. */
export function readLogin({ type, value }: Login): Login {
  if (type === 'email' ? isEmail(value) : isPhone(value))
    return { type, value: value.toLowerCase() };
  throw badField(
    'value',
    type === 'email'
      ? 'Please enter a valid e-mail address'
      : 'Please enter a valid 10-digit phone number',
  );
}

/** Staff who may sign in. Customers' contacts have no role. */
const staff = (trx: Trx) =>
  trx
    .selectFrom('users')
    .select(['user_id', 'first_name', 'last_name', 'email', 'mobile'])
    .where('role_id', 'is not', null)
    .where('banned', '=', false)
    .where('deleted_user', '=', false);

export type Person = Awaited<ReturnType<ReturnType<typeof staff>['executeTakeFirst']>>;

export const staffById = (trx: Trx, userId: number | null): Promise<Person> =>
  staff(trx).where('user_id', '=', userId).executeTakeFirst();
const staffByLogin = (trx: Trx, { type, value }: Login): Promise<Person> =>
  staff(trx)
    .where(type === 'email' ? sql`lower(email)` : sql.ref('mobile'), '=', value)
    .executeTakeFirst();

const addressOf = (person: Person, type: Login['type']) =>
  person ? (type === 'email' ? person.email : person.mobile) : null;

/** Sends a code. All but the sending is the same for people who do not exist. */
export async function sendOtp(
  { db, settings, delivery }: OtpParts,
  given: Login,
  requester: Requester,
): Promise<string> {
  const login = readLogin(given);
  const otpSessionId = crypto.randomUUID();
  const code = createCode();
  const person = await withTransaction(db, async (trx) => {
    const found = await staffByLogin(trx, login);
    const account: Account = { userId: found?.user_id ?? null, value: login.value };
    const device = deviceFor(requester, account.userId);
    await refuseTooManyCodes(trx, login.value, requester, device?.deviceId);
    if (await hasTooManyWrongCodes(trx, account, requester)) throw closedForToday();
    await trx
      .insertInto('otp_sessions')
      .values({
        otp_session_id: otpSessionId,
        user_id: account.userId,
        channel: login.type,
        value: login.value,
        code_hash: hashCode(settings.tokenSecret, otpSessionId, code),
        expires_at: inMinutes(OTP.minutes),
        address: requester.address,
        device_id: device?.deviceId ?? null,
      })
      .execute();
    return found;
  });
  if (!(await delivery.send(login.type, addressOf(person, login.type), code, requester.log)))
    throw notSent();
  return otpSessionId;
}

/** Sends a new code in place of the old one; tries already made stay counted. */
export async function resendOtp(
  { db, settings, delivery }: OtpParts,
  otpSessionId: string,
  requester: Requester,
): Promise<void> {
  const code = createCode();
  const { type, to } = await withTransaction(db, async (trx) => {
    const session = await trx
      .selectFrom('otp_sessions')
      .select(['channel', 'user_id', 'value', 'resends', 'attempts', 'used_at'])
      .select(
        sql<boolean>`sent_at > now() - make_interval(secs => ${OTP.secondsBetween})`.as(
          'just_sent',
        ),
      )
      .select(
        sql<boolean>`sent_at < now() - make_interval(mins => ${OTP.windowMinutes})`.as('forgotten'),
      )
      .where('otp_session_id', '=', otpSessionId)
      .forUpdate()
      .executeTakeFirst();
    if (!session || session.used_at !== null || session.attempts >= OTP.tries || session.forgotten)
      throw otpExpired();
    if (session.just_sent)
      throw tooManyRequests(
        `Please wait ${OTP.secondsBetween} seconds before asking for another OTP.`,
      );
    const account = { userId: session.user_id, value: session.value };
    if (await hasTooManyWrongCodes(trx, account, requester)) throw closedForToday();
    if (session.resends >= OTP.resends) throw tooManyRequests();
    await trx
      .updateTable('otp_sessions')
      .set({
        code_hash: hashCode(settings.tokenSecret, otpSessionId, code),
        resends: sql`resends + 1`,
        sent_at: sql`now()`,
        expires_at: inMinutes(OTP.minutes),
      })
      .where('otp_session_id', '=', otpSessionId)
      .execute();
    const channel = session.channel as Login['type'];
    return { type: channel, to: addressOf(await staffById(trx, session.user_id), channel) };
  });
  if (!(await delivery.send(type, to, code, requester.log))) throw notSent();
}
