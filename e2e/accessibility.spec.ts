import type { Page } from '@playwright/test';
import { dialog } from './forms.ts';
import { typeInto, cell, rowsOf } from './grids.ts';
import { expect, test } from './journey.ts';
import { closeTop, DESK, expectAccessible, open, PHONE, settle, violations } from './looks.ts';

const ADMIN = 'admin@example.com';

test.use({ viewport: DESK, contextOptions: { reducedMotion: 'reduce' } });

async function openFirst(page: Page, path: string, list: string) {
  await page.goto(path);
  await rowsOf(page, list).first().getByRole('link').first().click();
}

test('signing in, and a page that is not there', async ({ page }) => {
  await open(page, '/login', 'Sign in to Munim');
  await expectAccessible(page, 'sign-in');
  await page.getByLabel('E-mail or phone').fill('nobody@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Digit 1 of 6')).toBeVisible();
  await expectAccessible(page, 'code');
  await open(page, '/no/such/page', 'Page not found');
  await expectAccessible(page, 'not found');
});

for (const [who, email] of Object.entries({
  admin: ADMIN,
  sourcing: 'kavita.sourcing@example.com',
  sales: 'asha.sales@example.com',
})) {
  test.describe(`Home of ${who}`, () => {
    test.use({ person: email });
    test('is accessible', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('row').nth(2)).toBeVisible();
      await expectAccessible(page, `Home of ${who}`);
    });
  });
}

test.describe('screens and drawers', () => {
  test.use({ person: ADMIN });

  test('of the frame', async ({ page }) => {
    await open(page, '/reports/sales', 'This screen is not built yet');
    await expectAccessible(page, 'not built');
    await page.getByRole('button', { name: /^Select Tenant/ }).click();
    await expect(dialog(page, 'Select Tenant')).toBeVisible();
    await expectAccessible(page, 'select tenant');
    await closeTop(page, 'Select Tenant');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.locator('.bp6-omnibar')).toBeVisible();
    await expectAccessible(page, 'quick find');
    await page.keyboard.press('Escape');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: 'Sign Out' })
      .click();
    await expect(dialog(page, 'Sign Out')).toBeVisible();
    await expectAccessible(page, 'sign out');
    await page.setViewportSize(PHONE);
    await open(page, '/no/such/page', 'Page not found');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.locator('.frame-drawer')).toBeVisible();
    await settle(page);
    expect(await violations(page), 'menu on a phone').toEqual([]);
  });

  test('of quote requests', async ({ page }) => {
    await page.goto('/sales/quote-requests?statuses=PENDING');
    await expect(rowsOf(page, 'Quote Requests').first()).toBeVisible();
    await expectAccessible(page, 'quote requests');
    await rowsOf(page, 'Quote Requests').first().locator('[col-id="customer.name"]').click();
    await expect(dialog(page, /^Quote request/)).toBeVisible();
    await expectAccessible(page, 'pricing');
    await page.keyboard.press('Alt+o');
    await page
      .getByRole('region', { name: 'Sellers' })
      .getByRole('button', { name: /^Open / })
      .first()
      .click();
    await expect(page.getByRole('group', { name: /^Offers of / })).toBeVisible();
    await expectAccessible(page, 'sellers and offers');
    await page.getByRole('button', { name: 'Add offer' }).click();
    await expect(page.getByLabel('MOQ').last()).toBeVisible();
    await expectAccessible(page, 'offer form');
    await page.goto('/sales/quote-requests?group=date');
    await expect(page.getByRole('row').nth(2)).toBeVisible();
    await expectAccessible(page, 'by date');
    await page.getByRole('button', { name: 'Create Quote Request' }).click();
    await expect(dialog(page, 'Create Quote Request')).toBeVisible();
    await expectAccessible(page, 'new quote requests');
    await page.goto('/sales/quote-requests?statuses=PRICE_UPDATED');
    await rowsOf(page, 'Quote Requests').first().getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Generate Quotation (1)' }).click();
    await expect(dialog(page, /^Generate Quotation/)).toBeVisible();
    await expectAccessible(page, 'new quotation');
  });

  test('of quotations', async ({ page }) => {
    await page.goto('/sales/quotations');
    await expect(rowsOf(page, 'Quotations').first()).toBeVisible();
    await expectAccessible(page, 'quotations');
    await openFirst(page, '/sales/quotations?statuses=SENT', 'Quotations');
    await typeInto(page, cell(rowsOf(page, 'Items').first(), 'quantity'), '3');
    await expect(page.getByRole('group', { name: 'Unsaved changes' })).toBeVisible();
    await expectAccessible(page, 'draft with changes');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog(page, /^Quotation/)).toBeVisible();
    await expectAccessible(page, 'paper');
    await closeTop(page, /^Quotation/);
    await openFirst(page, '/sales/quotations?statuses=CONFIRMED', 'Quotations');
    for (const [button, title] of [
      ['Convert to order', /to an order$/],
      ['Send e-mail', 'Send e-mail'],
      ['Reject', /^Reject/],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await expect(dialog(page, title)).toBeVisible();
      await expectAccessible(page, button);
      await closeTop(page, title);
    }
  });

  test('of orders', async ({ page }) => {
    await page.goto('/sales/orders');
    await expect(rowsOf(page, 'Sales Orders').first()).toBeVisible();
    await expectAccessible(page, 'orders');
    await rowsOf(page, 'Sales Orders').first().getByRole('link').first().click();
    await expect(rowsOf(page, 'Lines').first()).toBeVisible();
    await expectAccessible(page, 'order details');
  });
});
