import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  profileJson,
  testBackend,
  testGateway,
  type TestBackend,
  type TestGateway,
} from '../../testing/testGateway.ts';

const SESSION = '2f1c7a52-6f0e-4c39-9d7b-0d2a8f1f0c11';
let backend: TestBackend;
let gateway: TestGateway;
const seen: { url: string; headers: Record<string, unknown>; body: unknown }[] = [];

beforeAll(async () => {
  backend = await testBackend((app) => {
    app.addHook(
      'preHandler',
      async ({ url, headers, body }) => void seen.push({ url, headers, body }),
    );
    app.get('/user/profile', async ({ headers }, reply) =>
      headers.authorization === 'Bearer good'
        ? profileJson({ order: ['READ', 'UPDATE'], spaceship: ['READ'] })
        : reply.code(401).send({ success: false, message: 'Unauthorized Access' }),
    );
    app.post('/sendOtp', async () => ({
      success: true,
      message: 'OTP sent successfully',
      sessionId: SESSION,
    }));
    app.post('/resendOtp', async (_, reply) =>
      reply.code(400).send({
        success: false,
        message: 'Too many attempts. Please try again later.',
        error: 'RATE_LIMITED',
      }),
    );
    app.post<{ Body: { otp: string } }>('/verifyUser', async ({ body }, reply) =>
      body.otp === '123456'
        ? { success: true, user: { ...profileJson().user, accessToken: 'A', refreshToken: 'R' } }
        : reply.code(400).send({ success: false, message: 'You have entered an incorrect OTP' }),
    );
    app.post('/user/refreshAccessToken', async () => ({ success: true, accessToken: 'A2' }));
    app.post('/user/logout', async () => ({ success: true }));
    app.post('/userTracking', async () => ({ success: true }));
  });
  gateway = await testGateway(backend.url);
});
beforeEach(() => void seen.splice(0));
afterAll(async () => {
  await gateway.close();
  await backend.close();
});

describe('sign in', () => {
  test('sendOtp passes on the caller and the address', async () => {
    const { data, errors } = await gateway.run(
      'mutation { sendOtp(input: { type: EMAIL, value: "a@b.in" }) { sessionId message } }',
      {
        token: null,
      },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ sendOtp: { sessionId: SESSION, message: 'OTP sent successfully' } });
    expect(seen[0]).toMatchObject({
      body: { type: 'email', value: 'a@b.in' },
      headers: { 'client-type': 'MODERATOR', 'x-forwarded-for': '127.0.0.1' },
    });
    expect(seen).toHaveLength(1);
  });

  const VERIFY = `mutation($otp: String!) { verifyUser(input: { type: PHONE, value: "9000000001", otp: $otp, sessionId: "${SESSION}" }) {
    accessToken refreshToken viewer { id roleId firstName permissions { entity actions } } } }`;

  test('verifyUser returns both tokens and the viewer in one call', async () => {
    const { data, errors } = await gateway.run(VERIFY, {
      token: null,
      variables: { otp: '123456' },
    });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      verifyUser: {
        accessToken: 'A',
        refreshToken: 'R',
        viewer: { id: '7', roleId: 1007, firstName: 'Asha', permissions: [] },
      },
    });
    expect(seen.map((call) => call.url)).toEqual(['/verifyUser']);
  });

  test('a wrong OTP is recognised by its message when the backend sends no error code', async () => {
    const { data, errors } = await gateway.run(VERIFY, {
      token: null,
      variables: { otp: '000000' },
    });
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      { message: 'You have entered an incorrect OTP', extensions: { code: 'OTP_INCORRECT' } },
    ]);
  });

  test('resendOtp reports the limit', async () => {
    const { errors } = await gateway.run(
      `mutation { resendOtp(sessionId: "${SESSION}") { sessionId } }`,
      { token: null },
    );
    expect(errors?.[0]?.extensions?.['code']).toBe('RATE_LIMITED');
  });

  test('without rotation by the backend there is no new refresh token', async () => {
    const { data } = await gateway.run(
      'mutation { refreshAccessToken(refreshToken: "r") { accessToken refreshToken } }',
      { token: null },
    );
    expect(data).toEqual({ refreshAccessToken: { accessToken: 'A2', refreshToken: null } });
  });
});

describe('viewer', () => {
  test('one call, permissions as a list', async () => {
    const { data } = await gateway.run(
      '{ viewer { firstName permissions { entity actions } workingCustomer { tenantId } } }',
      {
        token: 'good',
      },
    );
    expect(data).toEqual({
      viewer: {
        firstName: 'Asha',
        permissions: [{ entity: 'ORDER', actions: ['READ', 'UPDATE'] }],
        workingCustomer: null,
      },
    });
    expect(seen.map((call) => call.url)).toEqual(['/user/profile']);
  });

  test.each([null, 'dead'])('token %s: UNAUTHENTICATED', async (token) => {
    const { data, errors } = await gateway.run('{ viewer { id } }', { token });
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      { message: 'Unauthorized Access', extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  test('logout and activity', async () => {
    const { data } = await gateway.run(
      'mutation { trackUserActivity { success } logout { success message } }',
      { token: 'good' },
    );
    expect(data).toEqual({
      trackUserActivity: { success: true },
      logout: { success: true, message: null },
    });
  });

  test('logout of an ended session is refused before the call', async () => {
    await gateway.run('mutation { logout { success } }', { token: 'dead' });
    expect(seen.map((call) => call.url)).toEqual(['/user/profile']);
  });
});
