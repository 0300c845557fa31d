import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { MY_SETTINGS } from '@munim/schema/my-settings/my-settings.rules.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('user_settings').execute());

const url = '/user/settings';
async function save(who: number, payload: object) {
  const headers = await app.as(who);
  const answer = await app.app.inject({ method: 'PUT', url, payload, headers });
  return { status: answer.statusCode, ...answer.json<{ error?: string; field?: string }>() };
}
async function settingsOf(who: number): Promise<Record<string, string>> {
  const answer = await app.app.inject({ url, headers: await app.as(who) });
  expect(answer.statusCode).toBe(200);
  const { data } = answer.json<{ data: { key: string; value: string }[] }>();
  return Object.fromEntries(data.map(({ key, value }) => [key, value]));
}

test('everybody reads and changes the own choices alone', async () => {
  expect(await save(Role.SALES, { key: 'theme', value: 'dark' })).toMatchObject({ status: 200 });
  expect(await save(Role.SALES, { key: 'rows.sales-orders', value: '20' })).toMatchObject({
    status: 200,
  });
  expect(await save(Role.ORGANISATION, { key: 'theme', value: 'light' })).toMatchObject({
    status: 200,
  });
  expect(await settingsOf(Role.SALES)).toEqual({ theme: 'dark', 'rows.sales-orders': '20' });
  expect(await settingsOf(Role.ORGANISATION)).toEqual({ theme: 'light' });
  expect(await settingsOf(Role.TOP_ADMIN)).toEqual({});

  await save(Role.SALES, { key: 'theme', value: 'light' });
  await save(Role.SALES, { key: 'rows.sales-orders', value: null });
  await save(Role.SALES, { key: 'menu', value: null });
  expect(await settingsOf(Role.SALES)).toEqual({ theme: 'light' });
});

test('without a session nothing is read or kept', async () => {
  expect((await app.app.inject({ url })).statusCode).toBe(401);
  const payload = { key: 'theme', value: 'dark' };
  expect((await app.app.inject({ method: 'PUT', url, payload })).statusCode).toBe(401);
});

test('unknown keys, values and fields are refused with their name', async () => {
  const refused: [object, string][] = [
    [{ key: 'colour', value: 'red' }, 'key'],
    [{ key: 'theme', value: 'red' }, 'value'],
    [{ key: 'columns.orders', value: '[{"colId":"a","x":1}]' }, 'value'],
    [{ key: 'columns.orders', value: 'x'.repeat(MY_SETTINGS.value + 1) }, 'value'],
    [{ key: 'theme', value: 'dark', user_id: 1 }, 'user_id'],
    [{ key: 'theme' }, 'value'],
  ];
  for (const [payload, field] of refused)
    expect(await save(Role.SALES, payload)).toMatchObject({ status: 400, field });
  expect(await settingsOf(Role.SALES)).toEqual({});
});

test('a person keeps so many choices and no more; the rest goes on', async () => {
  const user_id = app.userIdOf(Role.SALES);
  const values = Array.from({ length: MY_SETTINGS.perUser }, (_, i) => ({
    user_id,
    key: `rows.list-${i}`,
    value: '5',
  }));
  await app.db.insertInto('user_settings').values(values).execute();
  expect(await save(Role.SALES, { key: 'theme', value: 'dark' })).toMatchObject({
    status: 400,
    field: 'key',
  });
  expect(await save(Role.SALES, { key: 'rows.list-0', value: '10' })).toMatchObject({
    status: 200,
  });
  expect(await settingsOf(Role.SALES)).toMatchObject({ 'rows.list-0': '10' });
});

test('two windows that save the same choice at once both succeed', async () => {
  const answers = await Promise.all(
    ['light', 'dark', 'light', 'dark'].map((value) => save(Role.SALES, { key: 'theme', value })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(['light', 'dark']).toContain((await settingsOf(Role.SALES))['theme']);
});

test('windows that save at once keep no more than the limit, and what is kept can still be changed', async () => {
  const values = Array.from({ length: MY_SETTINGS.perUser - 1 }, (_, at) => ({
    user_id: app.userIdOf(Role.SALES),
    key: `rows.list-${at}`,
    value: '20',
  }));
  await app.db.insertInto('user_settings').values(values).execute();
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd'].map((list) => save(Role.SALES, { key: `rows.list-${list}`, value: '10' })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
  expect(await save(Role.SALES, { key: 'rows.list-7', value: '10' })).toMatchObject({
    status: 200,
  });
});

test('a save under an idempotency key is answered, and so is its repetition', async () => {
  const headers = { ...(await app.as(Role.SALES)), 'idempotency-key': randomUUID() };
  const payload = { key: 'theme', value: 'dark' };
  for (let time = 0; time < 2; time++)
    expect((await app.app.inject({ method: 'PUT', url, payload, headers })).statusCode).toBe(200);
});
