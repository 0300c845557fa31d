import {
  expectAccessibleInLight,
  PHONE,
  violations,
  waitUntilSettled,
} from './accessibilityChecks.ts';
import {
  button,
  check,
  checkAll,
  drawer,
  group,
  heading,
  openFirst,
  part,
  rows,
} from './accessibilityStates.ts';
import { dialog } from './forms.ts';
import { rowsOf } from './grids.ts';
import { expect, test } from './journey.ts';
import { goTo } from './navigation.ts';
import { storageStateOf } from './signIn.ts';

/** One state of each kind of screen; `npm run test:deep` checks all of them. They only read. */
test.describe.configure({ mode: 'parallel' });

test('a visitor signs in, and asks for a page that is not there', async ({ page }) => {
  await page.goto('/login');
  await check(page, heading('Sign in to Munim')(page), 'sign-in');
  await page.getByLabel('E-mail or phone').fill('nobody@example.com');
  await page.keyboard.press('Enter');
  await check(page, page.getByLabel('Digit 1 of 6'), 'code');
  await page.setViewportSize(PHONE);
  await goTo(page, '/no/such/page');
  await check(page, heading('Page not found')(page), 'not found');
});

test('fingers have 40 pixels, and a print is as wide as the phone', async ({
  browser,
  runningStack,
}) => {
  const context = await browser.newContext({
    baseURL: runningStack.address,
    storageState: await storageStateOf(runningStack, 'admin@example.com'),
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto('/sales/invoice');
  const menu = page.getByRole('button', { name: /^Actions of row/ }).first();
  await expect(menu).toBeVisible();
  const isPressed = (below: number) =>
    menu.evaluate((target, by) => {
      const { x, y, width, height } = target.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2 + by);
      return hit !== null && target.contains(hit);
    }, below);
  expect(await isPressed(19)).toBe(true);
  expect(await isPressed(24)).toBe(false);
  const pageMenu = await page.getByRole('button', { name: 'Menu', exact: true }).boundingBox();
  expect(pageMenu?.width).toBeGreaterThanOrEqual(40);
  const search = await page.locator('.kit-filters input').boundingBox();
  expect(search?.height).toBeGreaterThanOrEqual(40);

  await rowsOf(page, 'Invoices').first().click();
  await page.getByRole('tab', { name: 'Preview' }).click();
  const sheet = page.locator('.kit-print-preview > iframe');
  await expect(sheet).toBeVisible();
  // A4, drawn as narrow as its place
  expect(await sheet.evaluate((frame) => (frame as HTMLElement).offsetWidth)).toBe(794);
  await expect(async () => {
    const box = await sheet.boundingBox();
    expect(box?.x).toBeGreaterThan(0);
    expect((box?.x ?? 0) + (box?.width ?? PHONE.width)).toBeLessThan(PHONE.width);
  }).toPass(); // once the drawer stands still

  // the same page by itself
  const printed = (await (await sheet.elementHandle())?.contentFrame())?.content();
  const alone = await context.newPage();
  await alone.setContent((await printed) ?? '');
  expect(
    await alone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await alone.close();

  await page.goto('/blogs');
  const days = page.locator('.kit-card-title + .kit-card-rest');
  await expect(days.first()).toBeVisible();
  // at once: the first rows give way to those of the grid
  const cut = await days.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
  expect(cut.filter((pixels) => pixels > 0)).toEqual([]);
  await page.goto('/createBlog');
  const title = page.getByRole('heading', { name: 'Create blog' });
  await expect(title).toBeVisible();
  const head = await page.locator('.frame-header').boundingBox();
  expect((await title.boundingBox())?.y).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0));
  await context.close();
});

test.describe('staff', () => {
  test.use({ person: 'admin@example.com' });

  test('Home, the menu on a phone, a report', async ({ page }) => {
    await page.goto('/');
    await check(page, page.getByRole('row').nth(2), 'Home');
    await goTo(page, '/reports/customer-vendor-sales-metrics');
    await page.getByRole('button', { name: 'Table' }).click();
    await check(page, page.getByRole('table').first(), 'figures of a chart');
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.locator('.frame-drawer')).toBeVisible();
    await waitUntilSettled(page);
    expect(await violations(page), 'menu on a phone').toEqual([]);
  });

  test('a list, its drawer, rows in rows, a document, forms', async ({ page }) => {
    await checkAll(page, [
      ['/sales/quote-requests?statuses=PENDING', rows('Quote Requests'), 'list'],
    ]);
    await rowsOf(page, 'Quote Requests').first().locator('[col-id="customer.name"]').click();
    await check(page, dialog(page, /^Quote request/), 'drawer that prices');
    await goTo(page, '/inventory/products');
    await openFirst(page);
    await check(page, group(/^SKUs of /)(page), 'rows in a row');
    await goTo(page, '/sales/quotations?statuses=SENT');
    await rowsOf(page, 'Quotations').first().getByRole('link').first().click();
    await check(page, rowsOf(page, 'Items').first(), 'document with cells to write in');
    await page.getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessibleInLight(page, 'menu of a document');
    await checkAll(page, [
      ['/inventory/products/edit-product/110', button('Save'), 'form on a page'],
      ['/purchase/vendors?form=new', drawer('Create Vendor'), 'form in a drawer'],
      ['/view-seller/1?tab=log', part('History'), 'log'],
    ]);
  });
});
