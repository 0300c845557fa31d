import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { LIST_VIEWS } from '@munim/schema/list-views/list-views.rules.ts';
import { Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { ListView, ListViews } from './list-views.shapes.ts';

const { TOP_ADMIN, SALES, SALES_SECOND, OPERATIONS, ORGANISATION } = Role;
const LIST = 'sales-orders';
const OPEN = { list: LIST, name: 'Mine', parameters: { statuses: 'CONFIRMED', sort: 'date:asc' } };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('list_view_defaults').execute();
  await app.db.deleteFrom('list_views').execute();
  await app.db
    .updateTable('users')
    .set({ permissions: JSON.stringify(roleTemplate(OPERATIONS)) })
    .where('user_id', '=', app.userIdOf(OPERATIONS))
    .execute();
});

type Method = 'POST' | 'PATCH' | 'DELETE' | 'PUT';
interface Answer {
  status: number;
  field?: string;
  data: ListView;
}
async function send(who: number, method: Method, payload: object, path = ''): Promise<Answer> {
  const headers = await app.as(who);
  const answer = await app.app.inject({ method, url: `/listViews${path}`, payload, headers });
  return { status: answer.statusCode, ...answer.json<Omit<Answer, 'status'>>() };
}
const create = (who: number, more: object = {}) => send(who, 'POST', { ...OPEN, ...more });
const setDefault = (who: number, choice: string | null, role_id?: number) =>
  send(who, 'PUT', { list: LIST, choice, ...(role_id ? { role_id } : {}) }, '/default');
async function read(who: number): Promise<ListViews> {
  const answer = await app.app.inject({ url: '/listViews', headers: await app.as(who) });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: ListViews }>().data;
}
const namesOf = async (who: number) => (await read(who)).views.map(({ name }) => name);
const defaultsOf = async (who: number) => (await read(who)).defaults;

test('a view of one’s own is seen, changed and deleted by nobody else', async () => {
  const { data: view, status } = await create(SALES, { columns: '[{"colId":"total"}]' });
  expect(status).toBe(200);
  expect(view).toMatchObject({ ...OPEN, columns: '[{"colId":"total"}]', may_change: true });
  expect(await namesOf(SALES)).toEqual(['Mine']);
  for (const other of [SALES_SECOND, TOP_ADMIN, ORGANISATION]) {
    expect(await namesOf(other)).toEqual([]);
    const { list_view_id } = view;
    expect(await send(other, 'PATCH', { list_view_id, name: 'X' })).toMatchObject({ status: 404 });
    // other users get what a deleted view answers: nothing is done
    expect(await send(other, 'DELETE', { list_view_id })).toMatchObject({ status: 200 });
    expect(await namesOf(SALES)).toEqual(['Mine']);
    expect(await setDefault(other, String(list_view_id))).toMatchObject({ status: 404 });
  }
  const change = { list_view_id: view.list_view_id, version: 1, name: 'Open', columns: null };
  const { data: changed } = await send(SALES, 'PATCH', change);
  expect(changed).toMatchObject({ name: 'Open', columns: null, version: 2, ...{ list: LIST } });
  expect(changed.parameters).toEqual(OPEN.parameters);
  expect(await send(SALES, 'PATCH', change)).toMatchObject({ status: 400, error: 'CONFLICT' });
  const deletion = () => send(SALES, 'DELETE', { list_view_id: view.list_view_id });
  const both = await Promise.all([deletion(), deletion()]);
  expect(both.map((answer) => answer.status)).toEqual([200, 200]);
  expect(await deletion()).toMatchObject({ status: 200 });
  expect(await namesOf(SALES)).toEqual([]);
});

test('sharing needs the permission; all staff see a shared view, and customers do not', async () => {
  expect(await create(SALES, { is_shared: true })).toMatchObject({ status: 403 });
  const { data: own } = await create(SALES);
  const share = { list_view_id: own.list_view_id, is_shared: true };
  expect(await send(SALES, 'PATCH', share)).toMatchObject({ status: 403 });

  const { data: view } = await create(TOP_ADMIN, { name: 'Late', is_shared: true });
  const { list_view_id } = view;
  expect((await read(OPERATIONS)).views).toEqual([{ ...view, may_change: false }]);
  expect(await namesOf(ORGANISATION)).toEqual([]);
  expect(await send(OPERATIONS, 'PATCH', { list_view_id, name: 'X' })).toMatchObject({
    status: 403,
  });
  expect(await send(OPERATIONS, 'DELETE', { list_view_id })).toMatchObject({ status: 403 });
  const audited = await app.db
    .selectFrom('audit_log')
    .select('changes')
    .where('entity', '=', 'COMPANY')
    .orderBy('audit_id', 'desc')
    .executeTakeFirst();
  expect(audited?.changes).toMatchObject({ [`view of ${LIST}`]: { from: null } });
});

test('what a list does not know is refused, and the field is named', async () => {
  const long = 'x'.repeat(LIST_VIEWS.name + 1);
  const refused: [object, string][] = [
    [{ list: 'users' }, 'list'],
    [{ name: ' ' }, 'name'],
    [{ name: long }, 'name'],
    [{ name: 'Late\nones' }, 'name'],
    [{ name: 'all' }, 'name'],
    [{ name: 'Open orders' }, 'name'],
    [{ parameters: { fromDate: 'x' } }, 'parameters.fromDate'],
    [{ parameters: { customer: '1;2' } }, 'parameters.customer'],
    [{ parameters: { statuses: 'CONFIRMED', seller: '1' } }, 'parameters.seller'],
    [{ parameters: { page: '2' } }, 'parameters.page'],
    [{ parameters: { statuses: '' } }, 'parameters.statuses'],
    [{ parameters: { sort: 'date' } }, 'parameters.sort'],
    [{ columns: '[]' }, 'columns'],
    [{ owner: 1 }, 'owner'],
  ];
  for (const [more, field] of refused)
    expect(await create(SALES, more)).toMatchObject({ status: 400, field });
  const { data } = await create(SALES);
  const change = { list_view_id: data.list_view_id, parameters: { seller: '1' } };
  expect(await send(SALES, 'PATCH', change)).toMatchObject({
    status: 400,
    field: 'parameters.seller',
  });
  expect(await create(SALES, { name: 'mine' })).toMatchObject({ status: 400, field: 'name' });
});

test('own and shared views stand side by side: neither takes the name of the other', async () => {
  await create(TOP_ADMIN, { name: 'Late in Pune', is_shared: true });
  expect(await create(SALES, { name: 'LATE in pune' })).toMatchObject({
    status: 400,
    field: 'name',
  });
  const { data: own } = await create(SALES, { name: 'Pune' });
  const rename = { list_view_id: own.list_view_id, name: 'Late in Pune' };
  expect(await send(SALES, 'PATCH', rename)).toMatchObject({ status: 400, field: 'name' });
  // a customer's people see no shared views, and learn nothing of their names
  expect(await create(ORGANISATION, { name: 'Late in Pune' })).toMatchObject({ status: 200 });
});

test('an own view gives way when its name becomes one for all, and keeps what it holds', async () => {
  await create(SALES, { name: 'Late in Pune' });
  await create(SALES, { name: 'late in pune (own)' });
  await create(OPERATIONS, { name: 'Late In Pune' });
  await create(ORGANISATION, { name: 'Late in Pune' });
  expect(await create(TOP_ADMIN, { name: 'LATE IN PUNE', is_shared: true })).toMatchObject({
    status: 200,
  });
  expect(await namesOf(SALES)).toEqual([
    'LATE IN PUNE',
    'Late in Pune (own 2)',
    'late in pune (own)',
  ]);
  expect(await namesOf(OPERATIONS)).toEqual(['LATE IN PUNE', 'Late In Pune (own)']);
  expect(await namesOf(ORGANISATION)).toEqual(['Late in Pune']);
  const own = (await read(OPERATIONS)).views.find(({ is_shared }) => !is_shared);
  expect(own).toMatchObject({ parameters: OPEN.parameters, version: 2, may_change: true });

  // the same where one is shared later, or renamed
  const { data: view } = await create(TOP_ADMIN, { name: 'North' });
  await create(SALES, { name: 'north' });
  await create(SALES, { name: 'South' });
  const { list_view_id } = view;
  await send(TOP_ADMIN, 'PATCH', { list_view_id, is_shared: true });
  await send(TOP_ADMIN, 'PATCH', { list_view_id, name: 'south' });
  const names = (await namesOf(SALES)).map((name) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['south', 'south (own)', 'north (own)']));
});

test('of a name shared and kept at once nobody sees two', async () => {
  await Promise.all([
    create(TOP_ADMIN, { name: 'East', is_shared: true }),
    create(SALES, { name: 'East' }),
    create(SALES_SECOND, { name: 'east' }),
  ]);
  for (const who of [SALES, SALES_SECOND, TOP_ADMIN]) {
    const names = (await namesOf(who)).map((name) => name.toLowerCase());
    expect(names.filter((name) => name === 'east')).toHaveLength(1);
  }
});

test('a person keeps so many views of a list, also from two windows at once', async () => {
  const row = { list: LIST, created_by: app.userIdOf(SALES) };
  const rows = Array.from({ length: LIST_VIEWS.perList - 1 }, (_, i) => ({ ...row, name: `${i}` }));
  await app.db.insertInto('list_views').values(rows).execute();
  const answers = await Promise.all([create(SALES, { name: 'A' }), create(SALES, { name: 'B' })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)?.field).toBe('list');
  expect(await create(SALES, { list: 'invoices', parameters: {} })).toMatchObject({ status: 200 });
});

test('a default is one’s own or, with the permission, a role’s; another role has none of it', async () => {
  const { data: view } = await create(TOP_ADMIN, { is_shared: true });
  const id = String(view.list_view_id);
  expect(await setDefault(SALES, 'open', SALES_SECOND)).toMatchObject({ status: 403 });
  expect(await setDefault(TOP_ADMIN, id, ORGANISATION)).toMatchObject({
    status: 400,
    field: 'role_id',
  });
  expect(await setDefault(SALES, 'pending')).toMatchObject({ status: 400, field: 'choice' });
  const own = String((await create(TOP_ADMIN, { name: 'Own' })).data.list_view_id);
  expect(await setDefault(TOP_ADMIN, own, SALES)).toMatchObject({ status: 400, field: 'choice' });

  await setDefault(TOP_ADMIN, id, SALES);
  await setDefault(SALES, 'all');
  expect(await defaultsOf(SALES)).toEqual([
    { list: LIST, role_id: SALES, choice: id },
    { list: LIST, role_id: null, choice: 'all' },
  ]);
  expect(await defaultsOf(OPERATIONS)).toEqual([]);
  await setDefault(SALES, null);
  expect(await defaultsOf(SALES)).toEqual([{ list: LIST, role_id: SALES, choice: id }]);
});

test('of two people who set one default at once both succeed, and one stands', async () => {
  const admin = app.userIdOf(TOP_ADMIN);
  const permissions = JSON.stringify({ admin_user: ['UPDATE'] });
  await app.db
    .updateTable('users')
    .set({ permissions })
    .where('user_id', '=', app.userIdOf(OPERATIONS))
    .execute();
  const answers = await Promise.all([
    setDefault(admin, 'open', SALES),
    setDefault(OPERATIONS, 'late', SALES),
    setDefault(admin, 'all', SALES),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const defaults = await defaultsOf(SALES);
  expect(defaults).toHaveLength(1);
  expect(['open', 'late', 'all']).toContain(defaults[0]?.choice);
});

test('a list opens as before when its view is deleted or shared no more', async () => {
  const { data: view } = await create(TOP_ADMIN, { is_shared: true });
  const { list_view_id } = view;
  await setDefault(SALES, String(list_view_id));
  await setDefault(TOP_ADMIN, String(list_view_id));
  await setDefault(TOP_ADMIN, String(list_view_id), SALES_SECOND);
  await send(TOP_ADMIN, 'PATCH', { list_view_id, is_shared: false });
  expect(await defaultsOf(SALES)).toEqual([]);
  expect(await defaultsOf(SALES_SECOND)).toEqual([]);
  expect(await defaultsOf(TOP_ADMIN)).toHaveLength(1);
  await send(TOP_ADMIN, 'DELETE', { list_view_id });
  expect(await defaultsOf(TOP_ADMIN)).toEqual([]);
});

test('without a session there are no views', async () => {
  expect((await app.app.inject({ url: '/listViews' })).statusCode).toBe(401);
});
