import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  profileJson,
  testBackend,
  type TestBackend,
  testGateway,
  type TestGateway,
} from '../../testing/testGateway.ts';

let backend: TestBackend;
let other: TestBackend;
const gateways: TestGateway[] = [];
const sent: unknown[] = [];

beforeAll(async () => {
  backend = await testBackend((app) => {
    app.get('/user/profile', async () => profileJson({}));
    app.get('/user/settings', async () => ({
      success: true,
      data: [{ key: 'theme', value: 'dark' }],
    }));
    app.put('/user/settings', async ({ body }) => {
      sent.push(body);
      return { success: true };
    });
  });
  other = await testBackend((app) => void app.get('/user/profile', async () => profileJson({})));
  gateways.push(await testGateway(backend.url), await testGateway(other.url));
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.close();
  await Promise.all([backend.close(), other.close()]);
});

const READ = '{ mySettings { key value } }';

test('own choices are read and kept', async () => {
  const [gateway] = gateways;
  expect((await gateway!.run(READ)).data).toEqual({
    mySettings: [{ key: 'theme', value: 'dark' }],
  });
  await gateway!.run('mutation { saveMySetting(key: "theme", value: "light") { success } }');
  await gateway!.run('mutation { saveMySetting(key: "theme") { success } }');
  expect(sent).toEqual([
    { key: 'theme', value: 'light' },
    { key: 'theme', value: null },
  ]);
});

test('a backend without kept choices has none, and the console starts', async () => {
  const { data, errors } = await gateways[1]!.run(READ);
  expect(errors).toBeUndefined();
  expect(data).toEqual({ mySettings: [] });
});
