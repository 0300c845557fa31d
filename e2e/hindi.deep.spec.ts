import type { Page } from '@playwright/test';
import { rowsOf } from './grids.ts';
import { expect, test } from './journey.ts';

/**
 * Person of this journey alone: the choice is kept on the server, and would turn other journeys'
 * pages to Hindi.
 */
const PERSON = 'joseph.partner@example.com';
test.use({ person: PERSON, viewport: { width: 1440, height: 900 } });

/** Numbers, dates and amounts of the first rows. */
const figures = async (page: Page, list: string) => {
  const rows = rowsOf(page, list);
  await expect(rows.first()).toBeVisible();
  const texts = rows.locator('[col-id="number"], [col-id="createdAt"], [col-id="grandTotal"]');
  return (await texts.allTextContents()).toSorted();
};

/** Heads that are cut, and pixels that the page, or a part of it, scrolls sideways. */
const cut = (page: Page, part = 'html') =>
  page.evaluate((selector) => {
    const over = (element: Element) => Math.max(0, element.scrollWidth - element.clientWidth);
    const views = [document.documentElement, ...document.querySelectorAll(selector)];
    const heads = [...document.querySelectorAll('.ag-header-cell-text')].filter(
      (head) => over(head) > 1 && getComputedStyle(head).fontSize !== '0px',
    );
    return [...views.map(over).filter(Boolean), ...heads.map((head) => head.textContent)];
  }, part);

test('a user works in Hindi with the same figures and prints, finds it in another browser, and goes back to English', async ({
  page,
  openContext,
}) => {
  const catalogues: string[] = [];
  page.on('request', (request) => {
    if (/loadHindi/.test(request.url())) catalogues.push(request.url());
  });
  await page.goto('/sales/orders');
  const english = await figures(page, 'Sales Orders');
  expect(catalogues).toEqual([]);

  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('सेल्स ऑर्डर');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  expect(await figures(page, 'सेल्स ऑर्डर')).toEqual(english);
  await expect.poll(() => cut(page, '.ag-grid-viewport')).toEqual([]);
  await page.getByRole('button', { name: 'तारीख', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'यह हफ़्ता' })).toBeVisible();
  await page.keyboard.press('Escape');

  // a refusal of the server: a view cannot have the name of all rows
  await page.getByRole('button', { name: 'व्यू', exact: true }).click();
  await page.getByRole('menuitem', { name: 'व्यू के रूप में सहेजें …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('नाम').fill('सभी');
  await dialog.getByRole('button', { name: 'सहेजें', exact: true }).click();
  await expect(page.getByText('“नाम” जाँचें:')).toBeVisible();
  await dialog.getByLabel('नाम').fill('मेरा व्यू');
  await dialog.getByRole('button', { name: 'सहेजें', exact: true }).click();
  await expect(dialog).toBeHidden();

  const order = rowsOf(page, 'सेल्स ऑर्डर').first().getByRole('link').first();
  const number = (await order.textContent()) ?? '';
  await order.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`ऑर्डर ${number}`);
  await expect(page.getByRole('tab', { name: 'लाइनें' })).toBeVisible();
  await expect(page.getByText('कुल योग')).toBeVisible();
  await expect.poll(() => cut(page)).toEqual([]);

  await page.goto('/sales/quotations');
  await rowsOf(page, 'कोटेशन').first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'पूर्वावलोकन' }).click();
  const print = page.frameLocator('iframe').first();
  await expect(print.getByText('Quotation').first()).toBeVisible();

  const other = await (await openContext(PERSON)).newPage();
  await other.goto('/sales/orders');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('सेल्स ऑर्डर');

  await page.goto('/');
  await page.getByRole('button', { name: /^यूज़र मेन्यू/ }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Home');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
