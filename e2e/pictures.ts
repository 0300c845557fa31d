import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { fromRowMenu } from './forms.ts';
import { expect, test } from './journey.ts';

const picture = (page: Page, name: string) =>
  page.screenshot({
    path: fileURLToPath(new URL(`../docs/pictures/${name}.png`, import.meta.url)),
    animations: 'disabled',
  });

/** Pictures of the list are loaded and nothing is waiting any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('.ag-row').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test.describe('sourcing', () => {
  test.use({ person: 'kavita.sourcing@example.com' });

  test('home', async ({ page }) => {
    await page.goto('/');
    await settled(page);
    await picture(page, 'home');
  });

  test('a quote request, its sellers open', async ({ page }) => {
    await page.goto('/sales/quote-requests?statuses=PENDING');
    await settled(page);
    await page.locator('.ag-row').first().getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Alt+o');
    const drawer = page.getByRole('dialog');
    await drawer.locator('[aria-expanded=false][aria-label^=Open]').first().click();
    await expect(drawer.getByText('Offer price')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await picture(page, 'quote-request');
  });
});

test.describe('administration', () => {
  test.use({ person: 'admin@example.com' });

  test('a quotation', async ({ page }) => {
    await page.goto('/sales/quotations?statuses=SENT');
    await settled(page);
    await page.locator('.ag-row').first().getByRole('link').first().click();
    await settled(page);
    await picture(page, 'quotation');
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

  test('permissions of a user', async ({ page }) => {
    await page.goto('/admins?keyword=nandini');
    await fromRowMenu(page, page.locator('.ag-row', { hasText: 'Nandini' }).first(), 'Permissions');
    await expect(page.getByRole('region', { name: 'Permissions' })).toBeVisible();
    await settled(page);
    await picture(page, 'permissions');
  });
});
