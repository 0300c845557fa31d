import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  profileJson,
  testBackend,
  type TestBackend,
  testGateway,
  type TestGateway,
} from '../../testing/testGateway.ts';

let backend: TestBackend;
let store: TestBackend;
let gateway: TestGateway;
let permissions: Record<string, string[]> = {};
let kept: Record<string, object> | null = null;
const tokens: unknown[] = [];

beforeAll(async () => {
  backend = await testBackend((app) => {
    app.get('/user/profile', async () => profileJson(permissions));
    app.get('/info/category_manager.json', async () => ({
      9: { user_id: 9, first_name: 'Kavita', last_name: null },
    }));
  });
  store = await testBackend((app) => {
    app.addHook('onRequest', async ({ headers }) => void tokens.push(headers.authorization));
    app.get('/info/presence.json', async (_, reply) =>
      reply.type('application/json').send(JSON.stringify(kept)),
    );
    app.patch('/info/presence.json', async ({ body }) => {
      kept = { ...kept, ...(body as object) };
      return kept;
    });
  });
  gateway = await testGateway(backend.url, {
    env: { REALTIME_BASE_URL: `${store.url}/info/`, REALTIME_TOKEN: 'of-the-store' },
  });
});
afterAll(async () => {
  await gateway.close();
  await Promise.all([backend.close(), store.close()]);
});

const PRESENCE = '{ infoRecord(entityType: PRESENCE) { userId lastRoute } }';

test("presence is kept in the outside store, by its own token and never the user's", async () => {
  kept = null;
  expect((await gateway.run(PRESENCE)).data).toEqual({ infoRecord: [] });
  const { errors } = await gateway.run(
    'mutation { updatePresence(lastRoute: "/sales/orders") { success } }',
  );
  expect(errors).toBeUndefined();
  expect(kept).toMatchObject({ 7: { last_route: '/sales/orders' } });
  expect(new Set(tokens)).toEqual(new Set(['Bearer of-the-store']));
});

test('routes of others are for readers of users', async () => {
  permissions = {};
  kept = {
    7: { last_route: '/sales/orders', last_seen: 1_767_600_000 },
    8: { last_route: '/admins', last_seen: 1_767_600_000 },
  };
  const own = { userId: '7', lastRoute: '/sales/orders' };
  expect((await gateway.run(PRESENCE)).data).toEqual({
    infoRecord: [own, { userId: '8', lastRoute: null }],
  });
  permissions = { admin_user: ['READ'] };
  expect((await gateway.run(PRESENCE)).data).toEqual({
    infoRecord: [own, { userId: '8', lastRoute: '/admins' }],
  });
});

test('category managers come from the backend', async () => {
  const { data } = await gateway.run('{ infoRecord(entityType: CATEGORY_MANAGER) { userId } }');
  expect(data).toEqual({ infoRecord: [{ userId: '9' }] });
  expect(backend.calls).toContain('GET /info/category_manager.json');
});

test.each([
  [{ REALTIME_BASE_URL: 'presence.example' }, /REALTIME_BASE_URL/],
  [{ REALTIME_BASE_URL: 'ftp://presence.example' }, /REALTIME_BASE_URL/],
  [{ BRAND_NAME: ' ' }, /BRAND_NAME/],
  [{ BRAND_NAME: 'x'.repeat(51) }, /BRAND_NAME/],
  [{ EMAIL_ENDING: '1' }, /EMAIL_ENDING/],
  [{ EMAIL_ENDING: '25' }, /EMAIL_ENDING/],
  [{ EMAIL_ENDING: '2..3' }, /EMAIL_ENDING/],
])('%j: the gateway does not start', async (env, problem) => {
  await expect(testGateway(backend.url, { env })).rejects.toThrow(problem);
});
