import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  profileJson,
  testBackend,
  type TestBackend,
  testGateway,
  type TestGateway,
} from '../../testing/testGateway.ts';

let backend: TestBackend;
let other: TestBackend;
let gateway: TestGateway;
let withoutViews: TestGateway;
let sent: unknown[] = [];

const VIEW = {
  list_view_id: 7,
  list: 'sales-orders',
  name: 'Mine',
  parameters: { statuses: 'CONFIRMED', sort: 'date:asc' },
  columns: null,
  is_shared: false,
  may_change: true,
  version: 2,
};
const DEFAULT = { list: 'sales-orders', role_id: null, choice: '7' };

beforeAll(async () => {
  backend = await testBackend((app) => {
    app.get('/user/profile', async () => profileJson({}));
    app.get('/listViews', async () => ({
      success: true,
      data: { views: [VIEW], defaults: [DEFAULT] },
    }));
    const answer = async ({ method, body }: { method: string; body: unknown }) => {
      sent.push([method, body]);
      return { success: true, data: VIEW };
    };
    app.post('/listViews', answer);
    app.patch('/listViews', answer);
    app.delete('/listViews', answer);
    app.put('/listViews/default', answer);
  });
  other = await testBackend((app) => void app.get('/user/profile', async () => profileJson({})));
  gateway = await testGateway(backend.url);
  withoutViews = await testGateway(other.url);
});
beforeEach(() => void (sent = []));
afterAll(async () => {
  await Promise.all([gateway.close(), withoutViews.close()]);
  await Promise.all([backend.close(), other.close()]);
});

const READ =
  '{ listViews { views { id list name parameters { name value } columns isShared mayChange version } defaults { list roleId choice } } }';

test('views are read with the defaults, and a backend without them has none', async () => {
  expect((await gateway.run(READ)).data).toEqual({
    listViews: {
      views: [
        {
          id: '7',
          list: 'sales-orders',
          name: 'Mine',
          parameters: [
            { name: 'statuses', value: 'CONFIRMED' },
            { name: 'sort', value: 'date:asc' },
          ],
          columns: null,
          isShared: false,
          mayChange: true,
          version: 2,
        },
      ],
      defaults: [{ list: 'sales-orders', roleId: null, choice: '7' }],
    },
  });
  expect((await withoutViews.run(READ)).data).toEqual({ listViews: { views: [], defaults: [] } });
});

test('a view is made, changed and deleted in the words of the backend', async () => {
  await gateway.run(
    'mutation { createListView(input: { list: "sales-orders", name: "Mine", parameters: [{ name: "statuses", value: "CONFIRMED" }], isShared: true }) { id } }',
  );
  await gateway.run(
    'mutation { updateListView(input: { id: "7", version: 2, columns: null }) { id } }',
  );
  await gateway.run('mutation { deleteListView(id: "7") { success } }');
  expect(sent).toEqual([
    [
      'POST',
      {
        list: 'sales-orders',
        name: 'Mine',
        parameters: { statuses: 'CONFIRMED' },
        is_shared: true,
      },
    ],
    ['PATCH', { list_view_id: 7, version: 2, columns: null }],
    ['DELETE', { list_view_id: 7 }],
  ]);
});

test('a parameter that is given twice is refused by its name', async () => {
  const twice =
    'mutation { createListView(input: { list: "sales-orders", name: "Mine", parameters: [{ name: "statuses", value: "PAID" }, { name: "statuses", value: "CONFIRMED" }] }) { id } }';
  const { errors } = await gateway.run(twice);
  expect(errors?.[0]).toMatchObject({
    message: 'statuses is given twice',
    extensions: { code: 'BAD_USER_INPUT', field: 'parameters' },
  });
  expect(sent).toEqual([]);
});

test('a default is taken away only by null, not by leaving the choice out', async () => {
  const set = (choice: string) =>
    gateway.run(`mutation { setListViewDefault(list: "sales-orders"${choice}) { success } }`);
  expect((await set('')).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'choice',
  });
  await set(', choice: null');
  await set(', choice: "7", roleId: 10002');
  expect(sent).toEqual([
    ['PUT', { list: 'sales-orders', role_id: null, choice: null }],
    ['PUT', { list: 'sales-orders', role_id: 10002, choice: '7' }],
  ]);
});
