import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { fromRowMenu } from './forms.ts';
import { rowsOf } from './grids.ts';
import { expect, test } from './journey.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Each screen is drawn three times; the end of the file's name says how. */
const LOOKS = [
  { end: '', colorScheme: 'light', size: WIDE },
  { end: '-dark', colorScheme: 'dark', size: WIDE },
  { end: '-phone', colorScheme: 'light', size: PHONE },
] as const;

/** Rows are drawn, pictures of the list are loaded and nothing is waiting any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('.ag-row').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Draws a screen in light, in the dark and on a phone. */
function draw(name: string, show: (page: Page) => Promise<unknown>): void {
  test(name, async ({ page }) => {
    for (const { end, colorScheme, size } of LOOKS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      await show(page);
      await page.waitForLoadState('networkidle');
      await page.mouse.move(0, 0); // nothing looks pointed at
      const path = new URL(`../docs/pictures/${name}${end}.png`, import.meta.url);
      await page.screenshot({ path: fileURLToPath(path), animations: 'disabled' });
    }
  });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/** The first record of a list with some lines: one line shows little. */
async function openLong(page: Page, path: string, list: string): Promise<void> {
  const size = page.viewportSize() ?? WIDE;
  await page.setViewportSize(WIDE);
  await page.goto(path);
  const lines = page
    .locator('[col-id="lineCount"], [col-id="itemCount"]')
    .filter({ hasText: /^[4-9]$/ });
  const link = rowsOf(page, list).filter({ has: lines }).first().getByRole('link').first();
  const record = await link.getAttribute('href');
  await page.setViewportSize(size);
  await open(page, record ?? path);
}

test.use({ viewport: WIDE, colorScheme: 'light' });

test.describe('sourcing', () => {
  test.use({ person: 'kavita.sourcing@example.com' });

  draw('home', (page) => open(page, '/'));

  draw('pricing-desk', async (page) => {
    await open(page, '/sales/quote-requests?statuses=PENDING');
    await page.getByRole('button', { name: 'Pricing desk' }).click();
    await expect(page.getByRole('dialog').getByText('Cost').first()).toBeVisible();
  });
});

test.describe('administration', () => {
  test.use({ person: 'admin@example.com' });

  draw('quote-requests', (page) => open(page, '/sales/quote-requests'));
  draw('quotation', (page) =>
    openLong(page, '/sales/quotations?statuses=SENT&limit=30', 'Quotations'),
  );
  draw('orders', (page) => open(page, '/sales/orders'));
  draw('order', (page) =>
    openLong(page, '/sales/orders?statuses=PARTIALLY_DELIVERED&limit=30', 'Sales Orders'),
  );

  draw('invoice', async (page) => {
    await page.goto('/sales/invoice?statuses=PARTIALLY_PAID');
    await rowsOf(page, 'Invoices').first().click();
    await expect(page.getByRole('dialog', { name: /^Invoice / })).toBeVisible();
    await settled(page);
  });

  draw('find', async (page) => {
    await open(page, '/');
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: 'Search' }).fill('kaveri');
    await expect(page.getByRole('option', { name: /Kaveri/ }).first()).toBeVisible();
  });

  draw('products', async (page) => {
    await open(page, '/inventory/products?category=8');
    await page.getByRole('button', { name: 'Open Coffee Cup and Saucer Stackable' }).click();
    await expect(page.getByRole('group', { name: /^SKUs of / })).toBeVisible();
    await settled(page);
    await page.getByRole('group', { name: /^SKUs of / }).scrollIntoViewIfNeeded();
  });

  draw('vendor', (page) => open(page, '/view-seller/1'));
  draw('months', (page) => open(page, '/reports/mom-metrics'));

  draw('permissions', async (page) => {
    await page.goto('/admins?keyword=nandini');
    await fromRowMenu(page, page.locator('.ag-row', { hasText: 'Nandini' }).first(), 'Permissions');
    await expect(page.getByRole('region', { name: 'Permissions' })).toBeVisible();
    await settled(page);
  });
});
