import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { anotherCode, createSignInTest, type SignInTest } from '../../testing/testSignIn.ts';

let test: SignInTest;
let people = 0;

beforeAll(async () => {
  test = await createSignInTest();
});
afterAll(() => test.close());

async function newStaff() {
  const n = ++people;
  const email = `staff${n}@example.com`;
  const { user_id } = await test.db
    .insertInto('users')
    .values({
      role_id: Role.SALES,
      first_name: 'Asha',
      email,
      mobile: String(8_100_000_000 + n),
      username: email,
    })
    .returning('user_id')
    .executeTakeFirstOrThrow();
  return { user_id, email };
}
/** An address of its own in each test. */
let block = 0;
const addresses = () => {
  const first = ++block;
  return (n: number) => `10.${first}.0.${n}`;
};
const REFUSED = { status: 400, body: { error: 'RATE_LIMITED' } };
const WRONG = { status: 400, body: { error: 'OTP_INCORRECT' } };

/** Asks for a code, and answers wrong so often. */
async function guess(value: string, ip: string, times: number) {
  const { status, body } = await test.sendOtp(value, ip);
  if (status !== 200) return body.error;
  let last;
  for (let i = 0; i < times; i++)
    last = await test.verify(value, body.sessionId!, anotherCode(test.lastCode(), i + 1), ip);
  return last?.body.error;
}
async function signInFrom(value: string, ip: string, deviceToken?: string) {
  const headers: Record<string, string> = deviceToken ? { 'x-device-token': deviceToken } : {};
  const sent = await test.sendOtp(value, ip, headers);
  if (sent.status !== 200) return sent;
  return test.verify(value, sent.body.sessionId!, test.lastCode(), ip, headers);
}
const deviceOf = async (value: string, ip: string, known?: string) =>
  ((await signInFrom(value, ip, known)).body['user'] as { deviceToken: string }).deviceToken;

describe('a stranger who enters wrong codes', () => {
  it('from one address is refused there, and the person signs in from elsewhere', async () => {
    const at = addresses();
    const { email } = await newStaff();
    expect(await guess(email, at(1), 5)).toBe('OTP_INCORRECT');
    expect(await signInFrom(email, at(1))).toMatchObject(REFUSED);
    expect((await signInFrom(email, at(2))).status).toBe(200);
  });

  it('cannot lock out all staff from one address: 30 wrong codes, then it is refused for everybody', async () => {
    const at = addresses();
    const staff = await Promise.all(Array.from({ length: 8 }, newStaff));
    const answers = [];
    for (const { email } of staff) answers.push(await guess(email, at(1), 5));
    expect(answers.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'OTP_INCORRECT'));
    expect(answers.slice(6)).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
    for (const { email } of staff) expect((await signInFrom(email, at(2))).status).toBe(200);
  });

  it('from many addresses closes new devices for the day; a known device still gets in', async () => {
    const at = addresses();
    const { email } = await newStaff();
    const device = await deviceOf(email, at(1));
    for (const n of [2, 3]) expect(await guess(email, at(n), 5)).toBe('OTP_INCORRECT');
    expect(await signInFrom(email, at(4))).toMatchObject(REFUSED);
    // refused even when the stranger uses the person's own address
    expect(await signInFrom(email, at(1))).toMatchObject(REFUSED);
    const renewed = await deviceOf(email, at(1), device);
    expect(renewed).not.toBe(device);
    expect(await signInFrom(email, at(9), device)).toMatchObject(REFUSED);
    expect((await signInFrom(email, at(9), renewed)).status).toBe(200);
  });

  it('cannot use up the codes of a person who has a known device, nor one alone those of others', async () => {
    const at = addresses();
    const { email } = await newStaff();
    const device = await deviceOf(email, at(1));
    const asked = async (ip: string) => (await test.sendOtp(email, ip)).status;
    expect([await asked(at(2)), await asked(at(2)), await asked(at(2))]).toEqual([200, 200, 200]);
    expect(await asked(at(2))).toBe(400);
    expect(await asked(at(3))).toBe(200);
    expect(await asked(at(3))).toBe(400);
    expect((await signInFrom(email, at(2), device)).status).toBe(200);
  });

  it('who knows a device of another person is as strange', async () => {
    const at = addresses();
    const [mine, other] = [await newStaff(), await newStaff()];
    const device = await deviceOf(mine.email, at(1));
    await guess(other.email, at(2), 5);
    await guess(other.email, at(3), 5);
    for (const token of [device, `${crypto.randomUUID()}.${'x'.repeat(43)}`, 'x', device.slice(1)])
      expect(await signInFrom(other.email, at(4), token)).toMatchObject(REFUSED);
  });
});

it('a known device has 10 wrong codes a day of its own', async () => {
  const at = addresses();
  const { email } = await newStaff();
  const device = await deviceOf(email, at(1));
  const headers = { 'x-device-token': device };
  for (let round = 0; round < 2; round++) {
    const { body } = await test.sendOtp(email, at(1), headers);
    for (let i = 0; i < 5; i++) {
      const code = anotherCode(test.lastCode(), i + 1);
      const answer = await test.verify(email, body.sessionId!, code, at(1), headers);
      expect(answer).toMatchObject(WRONG);
    }
  }
  expect(await test.sendOtp(email, at(1), headers)).toMatchObject(REFUSED);
  expect((await signInFrom(email, at(2))).status).toBe(200);
});

it('compares 10 of many simultaneous guesses from strange addresses, whoever guesses', async () => {
  const at = addresses();
  const { email } = await newStaff();
  const sessions: string[] = [];
  for (let n = 0; n < 5; n++) sessions.push((await test.sendOtp(email, at(n))).body.sessionId!);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, i) =>
      test.verify(email, sessions[i % 5]!, String(i).padStart(6, '0'), at(10 + i)),
    ),
  );
  const compared = answers.filter(
    ({ status, body }) => status === 200 || body.error === 'OTP_INCORRECT',
  );
  expect(compared.length).toBeLessThanOrEqual(10);
});

it('tells the person by mail, once a limit is reached, and answers as late for nobody', async () => {
  const at = addresses();
  const { email, user_id } = await newStaff();
  const before = test.mails.length;
  const lasted = async (value: string) => {
    await guess(value, at(1), 4);
    const since = performance.now();
    await guess(value, at(1), 1);
    return performance.now() - since;
  };
  expect(await lasted(email)).toBeGreaterThan(240);
  expect(test.mails.slice(before)).toMatchObject([
    { channel: 'MAIL', recipients: [email], entity: 'USER', entityId: user_id },
  ]);
  expect(await lasted('nobody.at.all@example.com')).toBeGreaterThan(240);
  expect(test.mails).toHaveLength(before + 1);
});

it('answers people who do not exist like people who do', async () => {
  const at = addresses();
  const { email } = await newStaff();
  const answersFor = async (value: string, ip: (n: number) => string) => {
    const answers = [];
    for (const n of [1, 1, 2, 3]) answers.push(await guess(value, ip(n), 5));
    answers.push((await test.sendOtp(value, ip(4))).body);
    return answers;
  };
  const known = await answersFor(email, at);
  expect(await answersFor(`nobody${++people}@example.com`, addresses())).toEqual(known);
});

describe('an administrator', () => {
  const command = async (name: string, user_id: number, who = Role.TOP_ADMIN as number) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: `/admin/user/${name}`,
      payload: { user_id },
      headers: await test.as(who),
    });
    return { status: answer.statusCode, result: answer.json().result };
  };

  it('sees who is refused, and lets them sign in again', async () => {
    const at = addresses();
    const { email, user_id } = await newStaff();
    await guess(email, at(1), 5);
    await guess(email, at(2), 5);
    const headers = await test.as(Role.TOP_ADMIN);
    const row = async () =>
      (await test.app.inject({ url: `/admin/user?user_id=${user_id}`, headers })).json().data[0];
    expect(await row()).toMatchObject({ sign_in_refused: true });
    expect((await command('unlock', user_id, Role.SALES)).status).toBe(403);
    expect(await command('unlock', user_id)).toMatchObject({
      status: 200,
      result: { sign_in_refused: false },
    });
    expect((await signInFrom(email, at(1))).status).toBe(200);
    expect((await command('unlock', user_id)).status).toBe(200);
    const trail = await test.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', 'USER')
      .where('entity_id', '=', user_id)
      .orderBy('audit_id')
      .execute();
    expect(trail.map(({ action }) => action)).toEqual(['UNLOCK', 'SIGN_IN']);
  });

  it('makes all devices strange by a forced logout', async () => {
    const at = addresses();
    const { email, user_id } = await newStaff();
    const device = await deviceOf(email, at(1));
    await guess(email, at(2), 5);
    await guess(email, at(3), 5);
    expect((await command('logout', user_id)).status).toBe(200);
    expect(await signInFrom(email, at(1), device)).toMatchObject(REFUSED);
  });
});

it('a person has at most ten known devices', async () => {
  const at = addresses();
  const { email, user_id } = await newStaff();
  for (let n = 0; n < 12; n++) {
    await deviceOf(email, at(n));
    await test.db.deleteFrom('otp_sessions').where('user_id', '=', user_id).execute();
  }
  const devices = await test.db
    .selectFrom('known_devices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  expect(devices.count).toBe(10);
});
