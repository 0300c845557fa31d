import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type StandIn, standIn } from '../gateway/testing/standIn.ts';
import { testGateway, type TestGateway } from '../gateway/testing/testGateway.ts';
import { buildConsole } from '../tools/consoleBuild.ts';
import { root } from '../tools/localSettings.ts';

/** A backend in place of ours, which knows the paths of the contract and nothing else. */
let backend: StandIn;
let gateway: TestGateway;
let address: string;
test.beforeAll(async () => {
  backend = await standIn();
  buildConsole();
  gateway = await testGateway(backend.url, { consoleDist: path.join(root, 'console/dist') });
  address = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
test.afterAll(async () => {
  await gateway.close();
  await backend.close();
});

test('Home says that there are no figures and leads to the lists', async ({ browser }) => {
  const tokens = ['accessToken', 'refreshToken'].map((name) => ({ name, value: 'token' }));
  const context = await browser.newContext({
    baseURL: address,
    storageState: { cookies: [], origins: [{ origin: address, localStorage: tokens }] },
  });
  const problems: string[] = [];
  context.on('weberror', (error) => problems.push(error.error().message));
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByText('This server keeps no figures for Home.')).toBeVisible();
  expect(backend.calls).toContainEqual(expect.stringContaining('GET /dashboard/home'));
  await page.getByRole('main').getByRole('link', { name: 'Quotations' }).click();
  await expect(page).toHaveURL(/\/sales\/quotations/);
  await expect(page.getByRole('heading', { name: 'Quotations' })).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});
