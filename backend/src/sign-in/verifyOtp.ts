import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Trx, withTransaction } from '../core/data/database.ts';
import { refused } from '../core/http/errors.ts';
import { type Requester, deviceFor } from './requesters.ts';
import {
  type Account,
  closedForToday,
  countWrongCode,
  hasTooManyWrongCodes,
  lockTries,
} from './failedCodes.ts';
import { rememberDevice } from './knownDevices.ts';
import { hashCode, isSameHash } from './otpCodes.ts';
import { OTP } from './otpLimits.ts';
import { type OtpParts, otpExpired, readLogin, staffById } from './requestOtp.ts';
import { startSession } from './sessions.ts';
import { refusedMail } from './refusedMail.ts';
import type { VerifyUser } from './sign-in.shapes.ts';

/** The answer after which a mail goes out takes as long for people who do not exist. */
const SLOW_MS = 250;

const incorrect = () => refused('You have entered an incorrect OTP', 'OTP_INCORRECT');

/** Counts the try before the code is looked at: however many guesses come at once, five are compared. */
const countTry = (trx: Trx, otpSessionId: string) =>
  trx
    .updateTable('otp_sessions')
    .set({ attempts: sql`attempts + 1` })
    .where('otp_session_id', '=', otpSessionId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .where('attempts', '<', OTP.tries)
    .returning('code_hash')
    .executeTakeFirst();

/** Verifies a code. Refusals are answered after the commit, so that the try stays counted. */
export async function verifyOtp(
  { db, settings, services }: Omit<OtpParts, 'delivery'>,
  body: VerifyUser,
  requester: Requester,
) {
  const { type, value } = readLogin(body);
  const session = await db
    .selectFrom('otp_sessions')
    .select(['otp_session_id', 'user_id'])
    .where('otp_session_id', '=', body.sessionId)
    .where('channel', '=', type)
    .where('value', '=', value)
    .where('used_at', 'is', null)
    .where('attempts', '<', OTP.tries)
    .executeTakeFirst();
  if (!session) throw otpExpired();
  const { otp_session_id, user_id } = session;
  const account: Account = { userId: user_id, value };
  const answerAt = performance.now() + SLOW_MS;
  let isSlow = false;
  const outcome = await withTransaction(db, async (trx) => {
    await lockTries(trx, account, requester);
    if (await hasTooManyWrongCodes(trx, account, requester)) return closedForToday();
    const taken = await countTry(trx, otp_session_id);
    if (!taken?.code_hash) return otpExpired();
    const isRight = isSameHash(
      taken.code_hash,
      hashCode(settings.tokenSecret, otp_session_id, body.otp),
    );
    const person = await staffById(trx, user_id);
    if (!isRight || !person) {
      isSlow = await countWrongCode(trx, account, requester);
      if (isSlow && person) await services.outbox.send(trx, refusedMail(settings, person));
      return incorrect();
    }
    await trx
      .updateTable('otp_sessions')
      .set({ used_at: sql`now()` })
      .where('otp_session_id', '=', otp_session_id)
      .execute();
    return {
      userId: person.user_id,
      ...(await startSession(trx, settings, person.user_id, requester.requestId)),
      deviceToken: await rememberDevice(trx, person.user_id, deviceFor(requester, person.user_id)),
    };
  });
  if (isSlow) await wait(Math.max(0, answerAt - performance.now()));
  if (outcome instanceof Error) throw outcome;
  return outcome;
}
