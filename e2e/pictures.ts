import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { fromRowMenu } from './forms.ts';
import { rowsOf } from './grids.ts';
import { expect, test } from './journey.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const picture = (page: Page, name: string) =>
  page.screenshot({
    path: fileURLToPath(new URL(`../docs/pictures/${name}.png`, import.meta.url)),
    animations: 'disabled',
  });

/** Rows are drawn, pictures of the list are loaded and nothing is waiting any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('.ag-row').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** The same page in the dark and as a phone shows it. */
async function others(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await settled(page);
  await picture(page, `${name}-dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await picture(page, `${name}-phone`);
  await page.setViewportSize(WIDE);
}

async function openFirst(page: Page, path: string, list: string): Promise<void> {
  await page.goto(path);
  await rowsOf(page, list).first().getByRole('link').first().click();
  await settled(page);
}

test.use({ viewport: WIDE, colorScheme: 'light' });

test.describe('sourcing', () => {
  test.use({ person: 'kavita.sourcing@example.com' });

  test('home, in the dark and on a phone too', async ({ page }) => {
    await page.goto('/');
    await settled(page);
    await picture(page, 'home');
    await others(page, 'home');
  });

  test('the pricing desk', async ({ page }) => {
    await page.goto('/sales/quote-requests?statuses=PENDING');
    await settled(page);
    await page.getByRole('button', { name: 'Pricing desk' }).click();
    await expect(page.getByRole('dialog').getByText('Cost').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await picture(page, 'pricing-desk');
  });
});

test.describe('administration', () => {
  test.use({ person: 'admin@example.com' });

  test('quote requests', async ({ page }) => {
    await page.goto('/sales/quote-requests');
    await settled(page);
    await picture(page, 'quote-requests');
  });

  test('a quotation', async ({ page }) => {
    await openFirst(page, '/sales/quotations?statuses=SENT', 'Quotations');
    await picture(page, 'quotation');
  });

  test('orders, in the dark and on a phone too', async ({ page }) => {
    await page.goto('/sales/orders');
    await settled(page);
    await picture(page, 'orders');
    await others(page, 'orders');
  });

  test('an order, in the dark and on a phone too', async ({ page }) => {
    await openFirst(page, '/sales/orders?statuses=PARTIALLY_DELIVERED', 'Sales Orders');
    await picture(page, 'order');
    await others(page, 'order');
  });

  test('an invoice beside its list', async ({ page }) => {
    await page.goto('/sales/invoice');
    await rowsOf(page, 'Invoices').first().click();
    await expect(page.getByRole('dialog', { name: /^Invoice / })).toBeVisible();
    await settled(page);
    await picture(page, 'invoice');
  });

  test('what Ctrl+K finds', async ({ page }) => {
    await page.goto('/');
    await settled(page);
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: 'Search' }).fill('kaveri');
    await expect(page.getByRole('option', { name: /Kaveri/ }).first()).toBeVisible();
    await picture(page, 'find');
  });

  test('products, one open to its SKUs', async ({ page }) => {
    await page.goto('/inventory/products?category=8');
    await settled(page);
    await page.getByRole('button', { name: 'Open Coffee Cup and Saucer Stackable' }).click();
    await expect(page.getByRole('group', { name: /^SKUs of / })).toBeVisible();
    await settled(page);
    await picture(page, 'products');
  });

  test('a vendor with its offers', async ({ page }) => {
    await page.goto('/view-seller/1');
    await settled(page);
    await picture(page, 'vendor');
  });

  test('sales of the year', async ({ page }) => {
    await page.goto('/reports/mom-metrics');
    await settled(page);
    await picture(page, 'months');
  });

  test('permissions of a user', async ({ page }) => {
    await page.goto('/admins?keyword=nandini');
    await fromRowMenu(page, page.locator('.ag-row', { hasText: 'Nandini' }).first(), 'Permissions');
    await expect(page.getByRole('region', { name: 'Permissions' })).toBeVisible();
    await settled(page);
    await picture(page, 'permissions');
  });
});
