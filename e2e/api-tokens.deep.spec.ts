import { check, drawer } from './accessibilityStates.ts';
import { rowsOf } from './grids.ts';
import { expect, test } from './journey.ts';
import { goTo } from './navigation.ts';
import { stack } from './stack.ts';

test.use({ person: 'admin@example.com' });

const RUN = String(Date.now()).slice(-6);

test('a token is made, a query saved, and its rows read by the token until it is revoked', async ({
  page,
}) => {
  const name = `Nightly sheet ${RUN}`;
  await goTo(page, '/settings/api');
  await page.getByRole('button', { name: 'Make token' }).first().click();
  const form = page.getByRole('dialog', { name: 'Make API token' });
  await check(page, form, 'Make API token');
  await form.getByLabel(/^Name/).fill(name);
  await form.getByRole('button', { name: 'Make token' }).click();
  const shown = page.getByRole('dialog', { name: `Token ${name}` });
  await check(page, shown, 'a new token');
  const token = await shown.getByLabel('Token', { exact: true }).inputValue();
  await shown.getByRole('button', { name: 'I have copied it' }).click();
  const row = rowsOf(page, 'API tokens').filter({ hasText: name });
  await expect(row).toContainText('Active');
  await check(page, row, 'API tokens');

  await goTo(page, '/settings/queries');
  await page.getByRole('button', { name: 'Save a query' }).first().click();
  const query = page.getByRole('dialog', { name: 'Save a query' });
  await check(page, query, 'Save a query');
  await query.getByLabel(/^Title/).fill(`Orders ${RUN}`);
  await query.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Query saved')).toBeVisible();
  const saved = rowsOf(page, 'Saved queries').filter({ hasText: `Orders ${RUN}` });
  await check(page, saved, 'Saved queries');
  await saved.getByText(`/q/orders-${RUN}.csv`).click();
  await check(page, drawer('Saved query')(page), 'a saved query');

  const address = `${stack().address}/q/orders-${RUN}.csv`;
  const read = () => page.request.get(address, { headers: { authorization: `Bearer ${token}` } });
  const answer = await read();
  expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8');
  const [head, first] = (await answer.text()).split('\r\n');
  expect(head).toBe('\uFEFF"number","createdAt","customer.name","grandTotal"');
  expect(first).toMatch(/^"SO-/);

  await goTo(page, '/settings/api');
  await row.getByRole('button', { name: /^Actions of row/ }).click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toContainText('Revoked');
  expect((await read()).status()).toBe(401);
});
