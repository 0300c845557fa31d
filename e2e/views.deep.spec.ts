import type { Page } from '@playwright/test';
import { rowsOf } from './grids.ts';
import { expect, test } from './journey.ts';

test.use({ person: 'admin@example.com' });

const views = (page: Page) => page.getByRole('group', { name: 'Views' });
const tab = (page: Page, name: string) => views(page).getByRole('button', { name, exact: true });
const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });

async function fromViewMenu(page: Page, item: string) {
  await tab(page, 'View').click();
  await page.getByRole('menuitem', { name: item }).click();
}
const openOrders = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Orders', exact: true })
    .click();

test('a view is saved, found in another browser, shared, and opens the list', async ({
  page,
  openContext,
  openAs,
}) => {
  await page.goto('/sales/orders');
  await expect(tab(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await tab(page, 'Open orders').click();
  await expect(page).toHaveURL(/statuses=/);
  await page.getByRole('button', { name: 'Columns' }).click();
  // presses the label, as a person does: the box itself has no size, and the popover still moves
  await page.locator('label', { hasText: 'Sales person' }).click();
  await page.keyboard.press('Escape');
  await expect(head(page, 'Sales person')).toHaveCount(0);
  await fromViewMenu(page, 'Save as a view …');
  const dialog = page.getByRole('dialog', { name: 'Save as a view' });
  await dialog.getByLabel('Name').fill('My open ones');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(tab(page, 'My open ones')).toHaveAttribute('aria-pressed', 'true');
  await expect(head(page, 'Sales person')).toHaveCount(0);
  await fromViewMenu(page, 'Share with everybody');
  await fromViewMenu(page, 'Set as my default');
  await expect(page.getByText('Default changed')).toBeVisible();

  const other = await (await openContext('admin@example.com')).newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Sales', exact: true }).click();
  await openOrders(other);
  await expect(tab(other, 'My open ones')).toHaveAttribute('aria-pressed', 'true');
  await expect(other).toHaveURL(/statuses=/);
  await expect(rowsOf(other, 'Sales Orders').first()).toBeVisible();
  await expect(head(other, 'Sales person')).toHaveCount(0);
  await tab(other, 'All').click();
  await expect(other).not.toHaveURL(/statuses=/);

  const sales = await openAs('asha.sales@example.com');
  await sales.goto('/sales/orders');
  await expect(tab(sales, 'All')).toHaveAttribute('aria-pressed', 'true');
  await tab(sales, 'My open ones').click();
  await expect(rowsOf(sales, 'Sales Orders').first()).toBeVisible();
  await expect(head(sales, 'Sales person')).toHaveCount(0);
  await tab(sales, 'View').click();
  await expect(sales.getByRole('menuitem', { name: 'Save as a view …' })).toBeVisible();
  await expect(sales.getByRole('menuitem', { name: 'Delete view' })).toHaveCount(0);
  await expect(sales.getByRole('menuitem', { name: /^Rename/ })).toHaveCount(0);

  await fromViewMenu(page, 'Delete view');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(tab(page, 'My open ones')).toHaveCount(0);
  await page.goto('/sales/orders');
  await expect(tab(page, 'All')).toHaveAttribute('aria-pressed', 'true');
});
