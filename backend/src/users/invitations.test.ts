import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { call } from '../../testing/testCompany.ts';
import { createSignInTest } from '../../testing/testSignIn.ts';
import { createUsersTest, permissionsWith, type UsersTest } from '../../testing/testUsers.ts';

let users: UsersTest;
beforeAll(async () => {
  users = await createUsersTest();
});
beforeEach(() => void users.queued.splice(0));
afterAll(() => users.close());

const staff = (more: object = {}) => ({ ...users.fresh(), role_id: Role.SALES, ...more });
const create = async (body: object) =>
  (await users.sendRequest(Role.TOP_ADMIN, 'create', body)).body.data as { user_id: number };
const invite = (who: number | null, user_id: number, headers = {}) =>
  users.sendRequest(who, 'invite', { user_id }, headers);
const minuteAgo = (user_id: number) =>
  users.db
    .updateTable('users')
    .set({ invited_at: sql`now() - interval '61 seconds'` })
    .where('user_id', '=', user_id)
    .execute();

describe('the invitation of new staff', () => {
  it('says in text and HTML who invites, to which company, as what, and where to sign in; names are escaped', async () => {
    const body = staff({ first_name: '<b>Imran</b>', role_id: Role.FINANCE });
    await create(body);
    const [mail] = users.queued;
    expect(mail).toMatchObject({ channel: 'MAIL', recipients: [body.email], entity: 'USER' });
    for (const words of [
      'Role1001 has invited you to Munim Hospitality Supplies.',
      'Your role is Finance: you keep bills',
      'http://localhost:3000/login',
      'There is no password',
    ]) {
      expect(mail!.text).toContain(words);
      expect(mail!.html).toContain(words);
    }
    expect(mail!.html).toContain('Dear &lt;b&gt;Imran&lt;/b&gt;,');
  });

  it('tells nothing of other staff but who invites, and holds no code or token', async () => {
    await create(staff());
    const { text, html } = users.queued[0]!;
    const others = await users.db
      .selectFrom('users')
      .select(['email', 'mobile', 'first_name'])
      .where('first_name', 'like', 'Role%')
      .execute();
    expect(others.length).toBeGreaterThan(5);
    for (const { email, mobile, first_name } of others)
      for (const word of [email, mobile, ...(first_name === 'Role1001' ? [] : [first_name])]) {
        expect(text).not.toContain(word);
        expect(html).not.toContain(word);
      }
    expect(text).not.toMatch(/\d{6}|eyJ/);
  });

  it('names the role as the company does', async () => {
    await users.db
      .updateTable('company')
      .set({ role_names: JSON.stringify({ 1007: 'Key accounts' }), version: sql`version + 1` })
      .execute();
    await create(staff());
    expect(users.queued[0]!.text).toContain('Your role is Key accounts: you quote and sell');
  });
});

describe('an invitation sent again', () => {
  it('goes to who has never signed in, once a minute, and stands in the history', async () => {
    const body = staff();
    const { user_id } = await create(body);
    expect(await invite(Role.TOP_ADMIN, user_id)).toMatchObject({
      status: 400,
      body: { message: 'An invitation was sent a moment ago. Please wait a minute.' },
    });
    await minuteAgo(user_id);
    const answers = await Promise.all([
      invite(Role.TOP_ADMIN, user_id),
      invite(Role.TOP_ADMIN, user_id),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(users.queued.map(({ recipients }) => recipients)).toEqual([[body.email], [body.email]]);
    expect((await users.auditOf(user_id)).map(({ action }) => action)).toEqual([
      'CREATE',
      'INVITE',
    ]);
  });

  it('needs admin_user WRITE, and staff who may still come', async () => {
    const { user_id } = await create(staff());
    await minuteAgo(user_id);
    expect((await invite(null, user_id)).status).toBe(401);
    for (const role of [Role.BROAD_ACCESS, Role.SALES, Role.FINANCE])
      expect((await invite(role, user_id)).status).toBe(403);
    const writer = await users.add({
      role_id: Role.BROAD_ACCESS,
      permissions: permissionsWith(Role.BROAD_ACCESS, { admin_user: ['READ', 'WRITE'] }),
    });
    const admin = await users.add({ role_id: Role.TOP_ADMIN });
    expect((await invite(writer, admin)).status).toBe(403);
    expect((await invite(writer, user_id)).status).toBe(200);
    const banned = await users.add({ banned: true });
    expect((await invite(Role.TOP_ADMIN, banned)).status).toBe(403);
    expect((await invite(Role.TOP_ADMIN, 999_999)).status).toBe(404);
    expect(users.queued.slice(1)).toHaveLength(1);
  });

  it('is sent once under an Idempotency-Key', async () => {
    const { user_id } = await create(staff());
    await minuteAgo(user_id);
    const headers = { 'idempotency-key': 'invite-again' };
    const first = await invite(Role.TOP_ADMIN, user_id, headers);
    const second = await invite(Role.TOP_ADMIN, user_id, headers);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(users.queued).toHaveLength(2);
  });
});

describe('after the first sign-in', () => {
  it('there is no invitation any more; it is noted once', async () => {
    const door = await createSignInTest();
    try {
      const person = { first_name: 'Imran', email: 'imran@example.com', mobile: '6123456789' };
      const body = { ...person, role_id: Role.SALES };
      const made = await call(door, Role.TOP_ADMIN, 'POST', '/admin/createUser', body);
      const { user_id } = made.body.data;
      expect(made.body.data).toMatchObject({ first_sign_in_at: null });
      const seen = () =>
        door.db
          .selectFrom('users')
          .select('first_sign_in_at')
          .where('user_id', '=', user_id)
          .executeTakeFirstOrThrow();
      await door.signIn(person.email);
      const first = await seen();
      expect(first.first_sign_in_at).not.toBeNull();
      const again = await call(door, Role.TOP_ADMIN, 'POST', '/admin/user/invite', { user_id });
      expect(again.status).toBe(403);
      await door.signIn(person.email);
      expect(await seen()).toEqual(first);
    } finally {
      await door.close();
    }
  });
});

describe('things to begin with', () => {
  const steps = async (who: number) =>
    (await call(users.test, who, 'GET', '/user/firstSteps')).body.data;
  const dismiss = (who: number | null) =>
    call(users.test, who, 'POST', '/user/firstSteps/dismiss', {});

  it('are those of the role, until the person puts them away for themselves', async () => {
    const [one, other] = [await users.add(), await users.add()];
    expect(await steps(one)).toEqual(['CUSTOMERS', 'QUOTE_REQUEST', 'ORDERS']);
    expect((await dismiss(null)).status).toBe(401);
    expect((await dismiss(one)).status).toBe(200);
    expect((await dismiss(one)).status).toBe(200);
    expect(await steps(one)).toEqual([]);
    expect(await steps(other)).toHaveLength(3);
  });

  it('follow the permissions of now', async () => {
    const { order: _, ...cut } = roleTemplate(Role.SALES);
    expect(await steps(await users.add({ permissions: cut }))).toEqual([
      'CUSTOMERS',
      'QUOTE_REQUEST',
      'QUOTATIONS',
    ]);
  });

  it('are neither shown to an administrator who looks as another user, nor put away by them', async () => {
    const id = await users.add();
    const looked = await call(users.test, Role.TOP_ADMIN, 'POST', '/admin/user/viewAs', {
      user_id: id,
    });
    const headers = { authorization: `Bearer ${looked.body.result.accessToken}` };
    const read = await users.app.inject({ url: '/user/firstSteps', headers });
    expect(read.json()).toEqual({ success: true, data: [] });
    const put = await users.app.inject({
      method: 'POST',
      url: '/user/firstSteps/dismiss',
      headers,
      payload: {},
    });
    expect(put.json()).toMatchObject({ error: 'READ_ONLY' });
    expect(await steps(id)).toHaveLength(3);
  });
});
