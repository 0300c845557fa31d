import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  profileJson,
  testBackend,
  testGateway,
  type TestBackend,
  type TestGateway,
} from '../../testing/testGateway.ts';
import { testGraph } from '../../testing/testGraph.ts';

/** The rights of the moment: a backend that changes them between two of its answers. */
let rights: { version: string | null; roleId: number; permissions: Record<string, string[]> };
let onThings: (() => void) | null = null;
let onMakers: (() => void) | null = null;
/** Paths whose answers say no version. */
let silent: string[] = [];
let signedOut = false;
let viewedBy: number | null = null;
let backend: TestBackend;
let gateway: TestGateway;

const READER = { version: 'reader', roleId: 1007, permissions: { order: ['READ'] } };
const BUYER = {
  version: 'buyer',
  roleId: 1007,
  permissions: { order: ['READ'], purchase_order: ['READ'], blogs: ['READ'] },
};
const NOBODY = { version: 'nobody', roleId: 1007, permissions: {} };

beforeAll(async () => {
  backend = await testBackend((app) => {
    app.addHook('onRequest', async ({ url }, reply) => {
      if (signedOut) return reply.code(401).send({ success: false, message: 'Unauthorized' });
      const path = url.split('?')[0] ?? '';
      if (rights.version && !silent.includes(path))
        reply.header('x-viewer-version', rights.version);
      return undefined;
    });
    app.get('/user/profile', async () => {
      const profile = profileJson(rights.permissions, rights.roleId);
      return { ...profile, user: { ...profile.user, viewed_by: viewedBy } };
    });
    app.get('/things', async () => {
      const data = [{ id: 1, name: `of ${rights.version}`, maker_id: 5, price: '12.50' }];
      onThings?.();
      return { success: true, data, count: 1 };
    });
    app.get('/makers', async () => {
      onMakers?.();
      return { success: true, data: [{ id: 5, name: `of ${rights.version}` }] };
    });
    app.get('/open', async () => ({ success: true, text: 'open' }));
    app.get('/admins', async () => ({ success: true, text: 'admins' }));
    app.put('/things', async () => ({
      success: true,
      data: { id: 1, name: 'new', maker_id: 5, price: '1.00' },
    }));
  });
});
let token = 0;
beforeEach(async () => {
  await gateway?.close();
  gateway = await testGateway(backend.url, { graph: testGraph() });
  rights = READER;
  [onThings, onMakers, silent, signedOut, viewedBy] = [null, null, [], false, null];
  token++;
  await ask(THING);
  backend.calls.splice(0);
});
afterAll(async () => {
  await gateway.close();
  await backend.close();
});

const THING = '{ thing(id: 1) { name price roleId } }';
const NESTED = '{ things { items { name price maker { name } } } }';
const ask = (query: string) => gateway.run(query, { token: `token-${token}` });
const profiles = () => backend.calls.filter((call) => call === 'GET /user/profile').length;
const refused = (code: string) => ({ data: null, errors: [{ extensions: { code } }] });

test('who asked before is not asked for again', async () => {
  const { data, errors } = await ask(THING);
  expect(errors).toBeUndefined();
  expect(data).toEqual({ thing: { name: 'of reader', price: null, roleId: 1007 } });
  await ask(NESTED);
  expect(profiles()).toBe(0);
});

test('another token is asked for', async () => {
  token++;
  await ask(THING);
  expect(profiles()).toBe(1);
});

test('a lost right holds at the next answer', async () => {
  rights = NOBODY;
  expect(await ask(THING)).toMatchObject(refused('FORBIDDEN'));
  expect(profiles()).toBe(1);
});

test('a new right holds at the next answer, of prices too', async () => {
  rights = BUYER;
  expect((await ask(THING)).data).toEqual({
    thing: { name: 'of buyer', price: '12.50', roleId: 1007 },
  });
  expect((await ask('{ thing(id: 1) { secret } }')).data).toEqual({ thing: { secret: 'x' } });
});

test('a refusal is never judged by what was known', async () => {
  expect(await ask('{ thing(id: 1) { secret } }')).toMatchObject(refused('FORBIDDEN'));
  rights = BUYER;
  expect((await ask('{ thing(id: 1) { secret } }')).data).toEqual({ thing: { secret: 'x' } });
});

test('another role holds at the next answer', async () => {
  rights = { ...READER, version: 'administrator', roleId: 1001 };
  expect((await ask(THING)).data).toMatchObject({ thing: { roleId: 1001 } });
  expect((await ask('{ admins }')).data).toEqual({ admins: 'admins' });
  rights = READER;
  expect(await ask('{ admins }')).toMatchObject(refused('FORBIDDEN'));
});

describe('rights that change between two answers of one operation', () => {
  test('are judged again, and nothing is released', async () => {
    onThings = () => (rights = NOBODY);
    expect(await ask(NESTED)).toMatchObject(refused('FORBIDDEN'));
  });

  test('let all be read again when they suffice', async () => {
    onThings = () => (rights = BUYER);
    expect((await ask(NESTED)).data).toEqual({
      things: { items: [{ name: 'of buyer', price: '12.50', maker: { name: 'of buyer' } }] },
    });
    expect(profiles()).toBe(1);
  });

  test('and back again are found', async () => {
    onThings = () => (rights = NOBODY);
    onMakers = () => (rights = READER);
    const { data } = await ask(NESTED);
    expect(data).toEqual({
      things: { items: [{ name: 'of reader', price: null, maker: { name: 'of reader' } }] },
    });
    expect(profiles()).toBe(1);
  });
});

test('a session that has ended holds at the next answer, and stays ended', async () => {
  signedOut = true;
  expect(await ask(THING)).toMatchObject(refused('UNAUTHENTICATED'));
  backend.calls.splice(0);
  expect(await ask(THING)).toMatchObject(refused('UNAUTHENTICATED'));
  expect(profiles()).toBe(1);
});

test('an answer without a version is proven by the profile, and not asked for twice', async () => {
  silent = ['/makers'];
  expect((await ask(NESTED)).data).toMatchObject({ things: { items: [{ name: 'of reader' }] } });
  expect(backend.calls.map((call) => call.split('?')[0])).toEqual([
    'GET /things',
    'GET /makers',
    'GET /user/profile',
  ]);
  rights = NOBODY;
  silent = ['/makers', '/things'];
  expect(await ask(NESTED)).toMatchObject(refused('FORBIDDEN'));
});

test('a backend that sends no version is asked each time', async () => {
  rights = { ...READER, version: null };
  for (let turn = 0; turn < 3; turn++)
    expect((await ask(THING)).data).toMatchObject({ thing: { roleId: 1007 } });
  expect(profiles()).toBe(3);
  rights = { ...NOBODY, version: null };
  expect(await ask(THING)).toMatchObject(refused('FORBIDDEN'));
});

test('a change, introspection and who looks as another person read the profile each time', async () => {
  for (const query of [
    'mutation { rename(id: 1, name: "x") { id } }',
    '{ __schema { queryType { name } } }',
  ]) {
    rights = { ...READER, permissions: { order: ['READ', 'UPDATE'] } };
    backend.calls.splice(0);
    await ask(query);
    await ask(query);
    expect(profiles()).toBe(2);
  }
  token++;
  viewedBy = 1;
  backend.calls.splice(0);
  await ask(THING);
  await ask(THING);
  expect(profiles()).toBe(2);
});

test('an error is answered as before, with what was read', async () => {
  const { data, errors } = await ask('{ thing(id: 1) { name } broken }');
  expect(data).toBeNull();
  expect(errors).toMatchObject([{ message: 'Internal server error' }]);
  expect(backend.calls.map((call) => call.split('?')[0])).toEqual([
    'GET /things',
    'GET /user/profile',
  ]);
});
