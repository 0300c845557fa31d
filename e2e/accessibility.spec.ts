import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { typeInto, cell, rowsOf } from './grids.ts';
import { expect, test } from './journey.ts';

const ADMIN = 'admin@example.com';
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** All that colours can break; the rest is the same in the dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

test.use({ viewport: DESK, contextOptions: { reducedMotion: 'reduce' } });

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Legacy: without a helper page for each look. The only inner frame is the paper, in which no script may run.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze();
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`));
}

/** The class that the console's own switch sets: a reload would close what is open. */
const setDark = (page: Page, dark: boolean) =>
  page.evaluate((on) => {
    document.body.classList.toggle('bp6-dark', on);
    document.documentElement.style.colorScheme = on ? 'dark' : 'light';
  }, dark);

async function settle(page: Page) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  });
}

/** A screen as it stands, light and dark, wide and on a phone. */
async function expectAccessible(page: Page, what: string) {
  await settle(page);
  expect.soft(await violations(page), `${what}, wide, light`).toEqual([]);
  await setDark(page, true);
  await settle(page);
  expect.soft(await violations(page, COLOUR_RULES), `${what}, wide, dark`).toEqual([]);
  await page.setViewportSize(PHONE);
  await settle(page);
  expect.soft(await violations(page, COLOUR_RULES), `${what}, phone, dark`).toEqual([]);
  await setDark(page, false);
  await settle(page);
  expect.soft(await violations(page), `${what}, phone, light`).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(sideways, `${what}: pixels the page scrolls sideways on a phone`).toBeLessThanOrEqual(0);
  await page.setViewportSize(DESK);
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name }).last();
async function closeTop(page: Page, name: string | RegExp) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name })).toHaveCount(0);
}

async function open(page: Page, path: string, heading: string | RegExp) {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
}

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

for (const [who, email] of Object.entries({ admin: ADMIN, sourcing: 'kavita.sourcing@example.com', sales: 'asha.sales@example.com' })) {
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
    await open(page, '/purchase/bills', 'This screen is not built yet');
    await expectAccessible(page, 'not built');
    await page.getByRole('button', { name: /^Select Tenant/ }).click();
    await expect(dialog(page, 'Select Tenant')).toBeVisible();
    await expectAccessible(page, 'select tenant');
    await closeTop(page, 'Select Tenant');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.locator('.bp6-omnibar')).toBeVisible();
    await expectAccessible(page, 'quick find');
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Sign Out' }).click();
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
