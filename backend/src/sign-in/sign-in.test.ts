import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { TEST_SECRETS } from '../../testing/testApp.ts';
import { anotherCode, createSignInTest, type SignInTest } from '../../testing/testSignIn.ts';
import { buildApp } from '../core/http/app.ts';
import { readSettings } from '../core/settings.ts';

let test: SignInTest;
let accepts = true;
let people = 0;

beforeAll(async () => {
  test = await createSignInTest(() => accepts);
});
afterAll(() => test.close());
beforeEach(() => {
  accepts = true;
});

/** A new member of staff, so that no limit of one test touches another. */
async function newStaff(more: object = {}) {
  const n = ++people;
  const staff = {
    role_id: Role.TOP_ADMIN,
    first_name: 'Asha',
    email: `Person${n}@example.com`,
    mobile: String(8_000_000_000 + n),
  };
  const { user_id } = await test.db
    .insertInto('users')
    .values({ ...staff, username: `person${n}`, ...more })
    .returning('user_id')
    .executeTakeFirstOrThrow();
  return { user_id, email: `person${n}@example.com`, mobile: staff.mobile };
}
const newUnknown = () => `nobody${++people}@example.com`;
const change = (otp_session_id: string, values: object) =>
  test.db
    .updateTable('otp_sessions')
    .set(values)
    .where('otp_session_id', '=', otp_session_id)
    .execute();
const otpRow = (id: string) =>
  test.db
    .selectFrom('otp_sessions')
    .selectAll()
    .where('otp_session_id', '=', id)
    .executeTakeFirstOrThrow();
const sessionsOf = (userId: number) =>
  test.db.selectFrom('sessions').selectAll().where('user_id', '=', userId).execute();
const refusal = (error: string, message?: string) => ({
  status: 400,
  body: { success: false, error, ...(message ? { message } : {}) },
});
async function asked(value: string) {
  const { status, body } = await test.sendOtp(value);
  expect(status).toBe(200);
  return { sessionId: body.sessionId!, code: test.lastCode() };
}

describe('asking for a code', () => {
  it('sends six digits by mail, whatever the case of the address', async () => {
    const { email } = await newStaff();
    const { status, body } = await test.sendOtp(email.toUpperCase().replace('.COM', '.com'));
    expect({ status, ...body }).toEqual({
      status: 200,
      success: true,
      message: 'OTP sent successfully',
      sessionId: expect.any(String),
    });
    expect(test.sent.at(-1)).toMatchObject({
      channel: 'MAIL',
      recipients: [email.replace('p', 'P')],
    });
    expect(test.lastCode()).toMatch(/^[0-9]{6}$/);
  });

  it('sends it by SMS to a phone', async () => {
    const { mobile } = await newStaff();
    await asked(mobile);
    expect(test.sent.at(-1)).toMatchObject({ channel: 'SMS', recipients: [mobile] });
  });

  it('keeps a keyed hash of it, never the code', async () => {
    const { email } = await newStaff();
    const { sessionId, code } = await asked(email);
    const row = await otpRow(sessionId);
    expect(row.code_hash).toHaveLength(43);
    expect(JSON.stringify(row)).not.toContain(`"${code}"`);
    expect(new Date(row.expires_at).getTime() - new Date(row.sent_at).getTime()).toBe(5 * 60_000);
  });

  it.each<[string, object, Record<string, string>, string]>([
    ['no client type', { type: 'email', value: 'a@example.com' }, {}, 'client-type'],
    [
      'another client type',
      { type: 'email', value: 'a@example.com' },
      { 'client-type': 'CUSTOMER' },
      'client-type',
    ],
    [
      'an unknown type',
      { type: 'fax', value: 'a@example.com' },
      { 'client-type': 'MODERATOR' },
      'type',
    ],
    [
      'no mail address',
      { type: 'email', value: 'nobody' },
      { 'client-type': 'MODERATOR' },
      'value',
    ],
    [
      'a long ending',
      { type: 'email', value: 'a@example.info' },
      { 'client-type': 'MODERATOR' },
      'value',
    ],
    ['nine digits', { type: 'phone', value: '123456789' }, { 'client-type': 'MODERATOR' }, 'value'],
    [
      'a list',
      { type: 'email', value: ['a@example.com'] },
      { 'client-type': 'MODERATOR' },
      'value',
    ],
    ['an empty value', { type: 'email', value: '' }, { 'client-type': 'MODERATOR' }, 'value'],
    [
      'an unknown field',
      { type: 'phone', value: '1234567890', role_id: 1001 },
      { 'client-type': 'MODERATOR' },
      'role_id',
    ],
  ])('refuses %s', async (_, payload, headers, field) => {
    const { status, body } = await test.post('/sendOtp', payload, headers);
    expect({ status, error: body.error, field: body.field }).toEqual({
      status: 400,
      error: 'VALIDATION',
      field,
    });
  });

  it('answers alike, and sends nothing, for unknown, banned and deleted people and for contacts of customers', async () => {
    const { tenant_id } = await test.db
      .insertInto('tenants')
      .values({ org_id: 1, tenant_name: 'Hotel Sagar' })
      .returning('tenant_id')
      .executeTakeFirstOrThrow();
    const banned = await newStaff({ banned: true });
    const deleted = await newStaff({ deleted_user: true });
    const contact = await newStaff({ role_id: null, tenant_id });
    const known = await newStaff();
    const { body: wanted } = await test.sendOtp(known.email);
    const before = test.sent.length;
    for (const value of [newUnknown(), '7000000001', banned.email, deleted.mobile, contact.email]) {
      const { status, body } = await test.sendOtp(value);
      expect({ status, ...body }).toEqual({
        status: 200,
        ...wanted,
        sessionId: expect.any(String),
      });
      expect(await otpRow(body.sessionId!)).toMatchObject({
        user_id: null,
        value,
        code_hash: expect.any(String),
      });
      expect(await test.verify(value, body.sessionId!, '123456')).toMatchObject(
        refusal('OTP_INCORRECT'),
      );
    }
    expect(test.sent).toHaveLength(before);
  });

  it('takes as long for unknown people as the last mail took', async () => {
    const slow = await createSignInTest(() => wait(120, true));
    await slow.sendOtp('role1001@example.com');
    const started = performance.now();
    await slow.sendOtp('nobody@example.com');
    expect(performance.now() - started).toBeGreaterThan(110);
    await slow.close();
  });

  it('says so when the code could not be sent, to unknown people too', async () => {
    const { email } = await newStaff();
    accepts = false;
    const words = 'Could not send the OTP. Please try again.';
    expect(await test.sendOtp(email)).toMatchObject(refusal('OTP_NOT_SENT', words));
    expect(await test.sendOtp(newUnknown())).toMatchObject(refusal('OTP_NOT_SENT', words));
    accepts = true;
    await asked((await newStaff()).email);
    expect((await test.sendOtp(newUnknown())).status).toBe(200);
  });

  it.each(['known', 'unknown'])(
    'lets 5 of 30 simultaneous requests through for one %s value',
    async (kind) => {
      const value = kind === 'known' ? (await newStaff()).email : newUnknown();
      const answers = await Promise.all(Array.from({ length: 30 }, () => test.sendOtp(value)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
      expect(answers.find(({ status }) => status !== 200)!).toMatchObject(
        refusal('RATE_LIMITED', 'Too many attempts. Please try again later.'),
      );
      expect(await test.sendOtp(value.toUpperCase().replace('.COM', '.com'))).toMatchObject(
        refusal('RATE_LIMITED'),
      );
    },
  );

  it('lets 20 of 60 simultaneous requests through for one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => test.sendOtp(newUnknown(), '192.0.2.7')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  });

  it('opens again after 15 minutes', async () => {
    const { email } = await newStaff();
    for (let i = 0; i < 5; i++) await asked(email);
    expect(await test.sendOtp(email)).toMatchObject(refusal('RATE_LIMITED'));
    await test.db
      .updateTable('otp_sessions')
      .set({ created_at: sql`now() - interval '16 minutes'` })
      .where('value', '=', email)
      .execute();
    expect((await test.sendOtp(email)).status).toBe(200);
  });

  it('writes the code to the log in development only', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const { email } = await newStaff();
    const messenger = { sendNow: async () => true, reaches: async () => true };
    const logged = async (mode: string) => {
      const settings = readSettings({ ...TEST_SECRETS, DATABASE_URL: 'unused', MUNIM_ENV: mode });
      const services = { messenger } as unknown as Parameters<typeof buildApp>[0]['services'];
      const app = await buildApp({ db: test.db, settings, services, logger: { stream } });
      const headers = { 'client-type': 'MODERATOR' };
      await app.inject({
        method: 'POST',
        url: '/sendOtp',
        headers,
        payload: { type: 'email', value: email },
      });
      await app.close();
      return lines
        .splice(0)
        .filter((line) => /OTP for|\D[0-9]{6}\D/.test((JSON.parse(line) as { msg: string }).msg));
    };
    expect(await logged('production')).toEqual([]);
    expect(await logged('development')).toEqual([
      expect.stringMatching(/OTP for Person\d+@example.com: [0-9]{6}"/),
    ]);
  });
});

describe('answering with the code', () => {
  it('signs in and answers the profile with both tokens', async () => {
    const { user_id, email } = await newStaff({ permissions: JSON.stringify({ order: ['READ'] }) });
    const { sessionId, code } = await asked(email);
    const { status, body } = await test.verify(
      email.toUpperCase().replace('.COM', '.com'),
      sessionId,
      code,
    );
    expect(status).toBe(200);
    const { accessToken, refreshToken, deviceToken, ...profile } = body['user'] as Record<
      string,
      string
    >;
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await test.get('/user/profile', headers)).body).toEqual({
      success: true,
      // transactions of other tests' databases move the number on
      user: { ...profile, change_number: expect.any(Number) },
    });
    expect(profile).toMatchObject({
      user_id,
      permissions: { order: ['READ'] },
      sales_user_ids: [],
      default_user: null,
    });
    const [session] = await sessionsOf(user_id);
    expect(JSON.stringify(session)).not.toContain(refreshToken);
    const [device] = await test.db.selectFrom('known_devices').selectAll().execute();
    expect(JSON.stringify(device)).not.toContain(deviceToken);
    expect(new Date(session!.expires_at).getTime() - Date.now()).toBeGreaterThan(29.9 * 86_400_000);
  });

  it.each<[string, object, string]>([
    ['five digits', { otp: '12345' }, 'otp'],
    ['a number', { otp: 123456 }, 'otp'],
    ['no session', { sessionId: undefined }, 'sessionId'],
    ['a session that is no UUID', { sessionId: '1' }, 'sessionId'],
    ['an unknown field', { isAdmin: true }, 'isAdmin'],
  ])('refuses %s', async (_, change_, field) => {
    const whole = {
      type: 'phone',
      value: '1234567890',
      otp: '123456',
      sessionId: crypto.randomUUID(),
    };
    const { status, body } = await test.post('/verifyUser', { ...whole, ...change_ });
    expect({ status, error: body.error, field: body.field }).toEqual({
      status: 400,
      error: 'VALIDATION',
      field,
    });
  });

  it('refuses a wrong code with the fixed text, and accepts the right one after it', async () => {
    const { email } = await newStaff();
    const { sessionId, code } = await asked(email);
    expect(await test.verify(email, sessionId, anotherCode(code))).toMatchObject(
      refusal('OTP_INCORRECT', 'You have entered an incorrect OTP'),
    );
    expect((await test.verify(email, sessionId, code)).status).toBe(200);
  });

  it('refuses an expired, a used, an unknown and a foreign session', async () => {
    const { email } = await newStaff();
    const other = await newStaff();
    const old = await asked(email);
    await change(old.sessionId, { expires_at: sql`now()` });
    expect(await test.verify(email, old.sessionId, old.code)).toMatchObject(refusal('OTP_EXPIRED'));
    const used = await asked(email);
    await test.verify(email, used.sessionId, used.code);
    expect(await test.verify(email, used.sessionId, used.code)).toMatchObject(
      refusal('OTP_EXPIRED'),
    );
    expect(await test.verify(email, crypto.randomUUID(), used.code)).toMatchObject(
      refusal('OTP_EXPIRED'),
    );
    const mine = await asked(email);
    expect(await test.verify(other.email, mine.sessionId, mine.code)).toMatchObject(
      refusal('OTP_EXPIRED'),
    );
    expect(await sessionsOf(other.user_id)).toEqual([]);
  });

  it('compares 5 of 200 simultaneous guesses, the right code among them or not', async () => {
    const { user_id, email } = await newStaff();
    const { sessionId, code } = await asked(email);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        test.verify(email, sessionId, anotherCode(code, i + 1)),
      ),
    );
    expect(answers.filter(({ body }) => body.error === 'OTP_INCORRECT')).toHaveLength(5);
    expect(answers.filter(({ body }) => body.error === 'OTP_EXPIRED')).toHaveLength(195);
    expect((await otpRow(sessionId)).attempts).toBe(5);
    expect(await test.verify(email, sessionId, code)).toMatchObject(refusal('OTP_EXPIRED'));
    expect(await sessionsOf(user_id)).toEqual([]);
  });

  it('makes one session of 20 simultaneous right answers', async () => {
    const { user_id, email } = await newStaff();
    const { sessionId, code } = await asked(email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => test.verify(email, sessionId, code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sessionsOf(user_id)).toHaveLength(1);
  });

  it.each(['known', 'unknown'])(
    'compares 10 wrong codes a day for one %s account, over all its sessions',
    async (kind) => {
      const value = kind === 'known' ? (await newStaff()).email : newUnknown();
      const sessionIds: string[] = [];
      for (let i = 0; i < 4; i++) sessionIds.push((await test.sendOtp(value)).body.sessionId!);
      const answers = await Promise.all(
        sessionIds.flatMap((id) =>
          Array.from({ length: 5 }, (_, i) => test.verify(value, id, `00000${i}`)),
        ),
      );
      expect(answers.filter(({ body }) => body.error === 'OTP_INCORRECT')).toHaveLength(10);
      expect(answers.filter(({ body }) => body.error === 'RATE_LIMITED').length).toBeGreaterThan(0);
      expect(await test.sendOtp(value)).toMatchObject(
        refusal(
          'RATE_LIMITED',
          'Too many attempts. Please try again later, after midnight in India.',
        ),
      );
    },
  );

  it('refuses the right code that day, on every channel, and takes it the next', async () => {
    const { user_id, email, mobile } = await newStaff();
    const { sessionId, code } = await asked(email);
    const today = sql<string>`(now() at time zone 'Asia/Kolkata')::date`;
    const key = { counter: 'ACCOUNT', key: `user ${user_id}`, user_id };
    await test.db
      .insertInto('failed_codes')
      .values({ ...key, day: today, failures: 10 })
      .execute();
    expect(await test.verify(email, sessionId, code)).toMatchObject(refusal('RATE_LIMITED'));
    expect(await test.sendOtp(mobile)).toMatchObject(refusal('RATE_LIMITED'));
    await test.db
      .updateTable('failed_codes')
      .set({ day: sql`day - 1` })
      .where('user_id', '=', user_id)
      .execute();
    expect((await test.verify(email, sessionId, code)).status).toBe(200);
  });

  it('refuses who was banned after the code was sent', async () => {
    const { user_id, email } = await newStaff();
    const { sessionId, code } = await asked(email);
    await test.db
      .updateTable('users')
      .set({ banned: true })
      .where('user_id', '=', user_id)
      .execute();
    expect(await test.verify(email, sessionId, code)).toMatchObject(refusal('OTP_INCORRECT'));
    expect(await sessionsOf(user_id)).toEqual([]);
  });
});

describe('asking again', () => {
  const resend = (sessionId: string) => test.post('/resendOtp', { sessionId });
  const later = (id: string) =>
    change(id, {
      sent_at: sql`sent_at - interval '31 seconds'`,
      expires_at: sql`expires_at - interval '31 seconds'`,
    });

  it('voids the old code, keeps the session and its tries, and starts the 5 minutes again', async () => {
    const { email } = await newStaff();
    const { sessionId, code } = await asked(email);
    await test.verify(email, sessionId, anotherCode(code));
    await later(sessionId);
    const { status, body } = await resend(sessionId);
    expect({ status, ...body }).toEqual({
      status: 200,
      success: true,
      message: 'OTP sent successfully',
      sessionId,
    });
    const { attempts, sent_at, expires_at } = await otpRow(sessionId);
    expect(attempts).toBe(1);
    expect(new Date(expires_at).getTime() - new Date(sent_at).getTime()).toBe(5 * 60_000);
    const fresh = test.lastCode();
    expect(await test.verify(email, sessionId, code)).toMatchObject(refusal('OTP_INCORRECT'));
    expect((await test.verify(email, sessionId, fresh)).status).toBe(200);
  });

  it('waits 30 seconds and stops after 3, for unknown people as for known', async () => {
    for (const value of [(await newStaff()).email, newUnknown()]) {
      const { sessionId } = await asked(value);
      expect(await resend(sessionId)).toMatchObject(refusal('RATE_LIMITED'));
      for (let i = 0; i < 3; i++) {
        await later(sessionId);
        const answers = await Promise.all([
          resend(sessionId),
          resend(sessionId),
          resend(sessionId),
        ]);
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      }
      await later(sessionId);
      expect(await resend(sessionId)).toMatchObject(
        refusal('RATE_LIMITED', 'Too many attempts. Please try again later.'),
      );
    }
  });

  it('refuses sessions that are unknown, used, guessed out or long past, and unknown fields', async () => {
    const { email } = await newStaff();
    expect(await resend(crypto.randomUUID())).toMatchObject(refusal('OTP_EXPIRED'));
    const { sessionId } = await asked(email);
    for (const state of [
      { used_at: sql`now()` },
      { used_at: null, attempts: 5 },
      { attempts: 0, sent_at: sql`now() - interval '1 hour'` },
    ]) {
      await later(sessionId);
      await change(sessionId, state);
      expect(await resend(sessionId)).toMatchObject(refusal('OTP_EXPIRED'));
    }
    expect(await resend('x')).toMatchObject(refusal('VALIDATION'));
    expect(await test.post('/resendOtp', { sessionId, type: 'email' })).toMatchObject(
      refusal('VALIDATION'),
    );
  });

  it('says so when the new code could not be sent', async () => {
    const { sessionId } = await asked((await newStaff()).email);
    await later(sessionId);
    accepts = false;
    expect(await resend(sessionId)).toMatchObject(
      refusal('OTP_NOT_SENT', 'Could not send the OTP. Please try again.'),
    );
  });
});
