import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { isStackUrl } from './stack.ts';

const QUERY =
  'query { quotations(limit: 3) { count items { id status grandTotal customer { name } } } }';
const answer = (page: Page) =>
  page
    .getByRole('region', { name: 'Operation Results' })
    .or(page.locator('.graphiql-response'))
    .first();

/** Replaces the editor's content; typed text would be auto-completed. */
async function write(page: Page, query: string) {
  const editor = page.locator('.graphiql-query-editor .monaco-editor').first();
  await expect(editor).toBeVisible();
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(query);
}

/** The editor reads what was written a moment later: until then it runs what it held before. */
const run = (page: Page, expected: string) =>
  expect(async () => {
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(answer(page)).toContainText(expected, { timeout: 2000 });
  }).toPass();

test.describe('an analyst', () => {
  test.use({ person: 'manager@example.com' });

  test('runs a query in the explorer without external requests', async ({ page, context }) => {
    const urls: string[] = [];
    context.on('request', (request) => urls.push(request.url()));
    await page.goto('/');
    await page.getByRole('button', { name: /^User menu/ }).click();
    const [explorer] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('menuitem', { name: 'API explorer' }).click(),
    ]);
    await write(explorer, QUERY);
    await run(explorer, '"grandTotal"');
    await expect(answer(explorer)).toContainText('"count"');
    await expect(answer(explorer)).not.toContainText('"errors"');
    expect(urls.length).toBeGreaterThan(10);
    expect(urls.filter((url) => !isStackUrl(url))).toEqual([]);
  });
});

test('a visitor without a token is refused', async ({ page }) => {
  await page.goto('/explorer');
  await write(page, QUERY);
  await run(page, 'UNAUTHENTICATED');
  await expect(answer(page)).not.toContainText('grandTotal');
});
