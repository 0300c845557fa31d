import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { lastAuditId } from '../../testing/testAudit.ts';
import { type Answered, createSignInTest, type SignInTest } from '../../testing/testSignIn.ts';

let test: SignInTest;

beforeAll(async () => {
  test = await createSignInTest();
});
afterAll(() => test.close());
beforeEach(() => test.db.deleteFrom('otp_sessions').execute());

const EMAIL = `role${Role.TOP_ADMIN}@example.com`;
const refresh = (refreshToken: string) => test.post('/user/refreshAccessToken', { refreshToken });
const tokensOf = ({ status, body }: Answered) => {
  expect(status).toBe(200);
  return body as unknown as { accessToken: string; refreshToken: string };
};
const profile = (accessToken: string) =>
  test.get('/user/profile', { authorization: `Bearer ${accessToken}` });
const SIGNED_OUT = {
  status: 401,
  body: { success: false, message: 'Unauthorized Access', error: 'UNAUTHENTICATED' },
};
const graceIsOver = () =>
  test.db
    .updateTable('sessions')
    .set({ rotated_at: sql`rotated_at - interval '11 seconds'` })
    .execute();

describe('renewing', () => {
  it('replaces both tokens', async () => {
    const first = await test.signIn(EMAIL);
    const next = tokensOf(await refresh(first.refreshToken));
    expect(next.refreshToken).not.toBe(first.refreshToken);
    expect((await profile(next.accessToken)).status).toBe(200);
    expect(tokensOf(await refresh(next.refreshToken)).refreshToken).not.toBe(next.refreshToken);
  });

  it('logs nobody out when ten tabs renew at once', async () => {
    const { refreshToken } = await test.signIn(EMAIL);
    const tabs = (await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)))).map(
      tokensOf,
    );
    expect(new Set(tabs.map((tab) => tab.refreshToken)).size).toBe(1);
    for (const tab of tabs) expect((await profile(tab.accessToken)).status).toBe(200);
    await graceIsOver();
    tokensOf(await refresh(tabs[9]!.refreshToken));
  });

  it('ends the session when the last token is used again after 10 seconds', async () => {
    const first = await test.signIn(EMAIL);
    const next = tokensOf(await refresh(first.refreshToken));
    await graceIsOver();
    expect(await refresh(first.refreshToken)).toEqual(SIGNED_OUT);
    expect(await profile(next.accessToken)).toEqual(SIGNED_OUT);
    expect(await refresh(next.refreshToken)).toEqual(SIGNED_OUT);
  });

  it('ends the session when an older token is used again, even at once', async () => {
    const first = await test.signIn(EMAIL);
    const second = tokensOf(await refresh(first.refreshToken));
    const third = tokensOf(await refresh(second.refreshToken));
    expect(await refresh(first.refreshToken)).toEqual(SIGNED_OUT);
    expect(await refresh(third.refreshToken)).toEqual(SIGNED_OUT);
    const { end_reason } = await test.db
      .selectFrom('sessions')
      .select('end_reason')
      .where('end_reason', 'is not', null)
      .orderBy('ended_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(end_reason).toBe('REFRESH_TOKEN_REUSED');
  });

  it('takes no invented token, and none ends a session it only names', async () => {
    const { refreshToken } = await test.signIn(EMAIL);
    const [sessionId, , signature] = refreshToken.split('.');
    const forged = [
      `${sessionId}.${'A'.repeat(43)}.${signature}`,
      `${sessionId}.${'A'.repeat(43)}`,
      `${refreshToken}.x`,
      'x',
      '..',
    ];
    for (const token of forged) expect(await refresh(token)).toEqual(SIGNED_OUT);
    tokensOf(await refresh(refreshToken));
  });

  it.each([
    {},
    { refreshToken: '' },
    { refreshToken: 1 },
    { refreshToken: 'x'.repeat(501) },
    { refreshToken: 'x', user_id: 1 },
  ])('refuses %j', async (payload) => {
    const { status, body } = await test.post('/user/refreshAccessToken', payload);
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'VALIDATION' });
  });

  it('ends 30 days after the last renewal', async () => {
    const { refreshToken, authorization } = await test.signIn(EMAIL);
    await test.db
      .updateTable('sessions')
      .set({ expires_at: sql`now()` })
      .execute();
    expect(await refresh(refreshToken)).toEqual(SIGNED_OUT);
    expect(await test.get('/user/profile', { authorization })).toEqual(SIGNED_OUT);
  });
});

describe('a session that was taken away', () => {
  it.each([
    ['a ban', { banned: true }],
    ['a deletion', { deleted_user: true }],
  ])('%s holds on the next call and on the next renewal', async (_, state) => {
    const email = `role${Role.SALES}@example.com`;
    const { user_id, refreshToken, authorization } = await test.signIn(email);
    await test.db.updateTable('users').set(state).where('user_id', '=', user_id).execute();
    expect(await test.get('/user/profile', { authorization })).toEqual(SIGNED_OUT);
    expect(await refresh(refreshToken)).toEqual(SIGNED_OUT);
    await test.db
      .updateTable('users')
      .set({ banned: false, deleted_user: false })
      .where('user_id', '=', user_id)
      .execute();
  });

  it('a forced logout holds on the next call, for every session of the person', async () => {
    const [one, other] = [await test.signIn(EMAIL), await test.signIn(EMAIL)];
    await test.db
      .updateTable('sessions')
      .set({ ended_at: sql`now()`, end_reason: 'FORCED_OUT' })
      .where('user_id', '=', one.user_id)
      .execute();
    for (const { authorization, refreshToken } of [one, other]) {
      expect(await test.get('/user/profile', { authorization })).toEqual(SIGNED_OUT);
      expect(await refresh(refreshToken)).toEqual(SIGNED_OUT);
    }
  });

  it('a stripped permission holds on the next call', async () => {
    const { user_id, authorization } = await test.signIn(`role${Role.BROAD_ACCESS}@example.com`);
    expect((await test.get('/rfq', { authorization })).status).toBe(200);
    await test.db
      .updateTable('users')
      .set({ permissions: '{}' })
      .where('user_id', '=', user_id)
      .execute();
    expect((await test.get('/rfq', { authorization })).status).toBe(403);
  });
});

describe('signing out', () => {
  it('ends this session and no other; repeating it changes nothing', async () => {
    const before = await lastAuditId(test.db);
    const [mine, other] = [await test.signIn(EMAIL), await test.signIn(EMAIL)];
    const { authorization } = mine;
    const twice = await Promise.all([
      test.post('/user/logout', {}, { authorization }),
      test.post('/user/logout', {}, { authorization }),
    ]);
    expect(twice.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(twice.find(({ status }) => status === 200)!.body).toEqual({
      success: true,
      result: true,
    });
    expect(await profile(mine.accessToken)).toEqual(SIGNED_OUT);
    expect(await refresh(mine.refreshToken)).toEqual(SIGNED_OUT);
    expect((await profile(other.accessToken)).status).toBe(200);
    const ends = await test.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'SIGN_OUT')
      .where('audit_id', '>', before)
      .execute();
    expect(ends).toEqual([
      expect.objectContaining({ user_id: mine.user_id, entity: 'USER', entity_id: mine.user_id }),
    ]);
  });

  it('needs no body', async () => {
    const { authorization } = await test.signIn(EMAIL);
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: '/user/logout',
      headers: { authorization },
    });
    expect(statusCode).toBe(200);
  });
});

describe('permissions', () => {
  it.each(['POST /user/logout', 'POST /userTracking', 'GET /user/profile'] as const)(
    '%s needs a session',
    async (route) => {
      const [method, url] = route.split(' ') as ['GET', string];
      for (const authorization of [
        undefined,
        'Bearer x',
        'Basic eDp4',
        `Bearer ${(await test.signIn(EMAIL)).accessToken}x`,
      ]) {
        const { statusCode } = await test.app.inject({
          method,
          url,
          headers: authorization ? { authorization } : {},
        });
        expect(statusCode).toBe(401);
      }
    },
  );

  it.each(['/user/logout', '/userTracking'])('%s takes an empty body only', async (url) => {
    const { status, body } = await test.post(url, { user_id: 1 }, await test.as(Role.TOP_ADMIN));
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'VALIDATION' });
  });
});

describe('the profile', () => {
  it('holds the permission map, the organisation and the mapped sales users', async () => {
    const manager = test.userIdOf(Role.CATEGORY_MANAGER);
    const sales = [test.userIdOf(Role.SALES), test.userIdOf(Role.SALES_SECOND)];
    await test.db
      .insertInto('category_manager_sales_users')
      .values(sales.map((sales_user_id) => ({ category_manager_id: manager, sales_user_id })))
      .execute();
    const { body } = await test.get('/user/profile', await test.as(Role.CATEGORY_MANAGER));
    expect(body).toEqual({
      success: true,
      user: {
        user_id: manager,
        role_id: Role.CATEGORY_MANAGER,
        first_name: 'Role1009',
        last_name: null,
        deleted_user: false,
        logo: null,
        tenant_name: null,
        organisation_details: null,
        email: 'role1009@example.com',
        username: 'role1009',
        mobile: expect.stringMatching(/^[0-9]{10}$/),
        permissions: expect.objectContaining({
          quotation: ['READ', 'UPDATE', 'APPROVE'],
          sku: ['READ', 'WRITE', 'UPDATE'],
        }),
        sales_user_ids: sales,
        company_name: 'Munim Hospitality Supplies',
        company_state_code: '29',
        company_registrations: [
          { gst_registration_id: expect.any(Number), gstin: '29AAACM4154Q1ZY', state: 'Karnataka' },
        ],
        demo_data: false,
        viewed_by: null,
        change_number: expect.any(Number),
        default_user: null,
      },
    });
    const { body: member } = await test.get('/user/profile', await test.as(Role.ORGANISATION));
    expect(member['user']).toMatchObject({
      organisation_details: { org_id: 1, organisation_name: 'Test organisation' },
    });
  });

  it('says when all data is invented', async () => {
    await sql`insert into demo_data default values`.execute(test.owner);
    const { body } = await test.get('/user/profile', await test.as(Role.TOP_ADMIN));
    expect(body['user']).toMatchObject({ demo_data: true });
    await sql`delete from demo_data`.execute(test.owner);
  });
});

describe('activity', () => {
  it('is written at most once a minute', async () => {
    const { authorization, user_id } = await test.signIn(EMAIL);
    const activeAt = async () =>
      (
        await test.db
          .selectFrom('users')
          .select('last_active_at')
          .where('user_id', '=', user_id)
          .executeTakeFirstOrThrow()
      ).last_active_at;
    expect(await activeAt()).toBeNull();
    expect(await test.post('/userTracking', {}, { authorization })).toEqual({
      status: 200,
      body: { success: true },
    });
    const first = await activeAt();
    expect(first).not.toBeNull();
    await test.post('/userTracking', {}, { authorization });
    expect(await activeAt()).toBe(first);
    await test.db
      .updateTable('users')
      .set({ last_active_at: sql`now() - interval '61 seconds'` })
      .where('user_id', '=', user_id)
      .execute();
    await test.post('/userTracking', {}, { authorization });
    expect(new Date((await activeAt())!).getTime()).toBeGreaterThanOrEqual(
      new Date(first!).getTime(),
    );
  });
});
