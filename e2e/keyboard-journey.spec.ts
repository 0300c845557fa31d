import type { Locator, Page } from '@playwright/test';
import { copyLines, expectQuantities, newestEnquiry, pasteAndCreate } from './enquiries.ts';
import { inDays } from './forms.ts';
import { rowsOf } from './grids.ts';
import { expect, test } from './journey.ts';
import { mainMenu } from './navigation.ts';

const LINES = [
  ['Body Lotion Kokum Butter, 50 ml', 2000],
  ['Shaving Cream Tube, 20 g', 2000],
  ['Bath Towel Dobby Border 600 GSM, 30 × 60 in', 400],
] as const;

/** Makes the test fail at any press of a mouse button. */
async function withoutMouse(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('mousedown', () => console.error('a mouse button was pressed'));
  });
}

/** Goes on by Tab until the element has the focus, at most so many times. */
async function tabTo(page: Page, target: Locator, most: number): Promise<void> {
  await expect(target).toBeVisible();
  const focused = () => target.evaluate((element) => element === document.activeElement);
  let pressed = 0;
  while (!(await focused()) && pressed <= most) {
    await page.keyboard.press('Tab');
    pressed += 1;
  }
  expect(pressed, `presses of Tab to ${String(target)}`).toBeLessThanOrEqual(most);
}

/** Goes through an open menu by the arrows, and presses an item. */
async function choose(page: Page, item: string): Promise<void> {
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  const names = await items.allTextContents();
  for (let at = names.indexOf(item); at > 0; at -= 1) await page.keyboard.press('ArrowDown');
  await expect(items.filter({ hasText: item })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Goes to what the search finds first for a text. */
async function find(page: Page, text: string, option: string | RegExp): Promise<void> {
  await expect(mainMenu(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type(text);
  const found = page.getByRole('option', { name: option }).first();
  await expect(found).toBeVisible();
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
}

async function enquire(page: Page): Promise<string> {
  await page.goto('/');
  await find(page, 'new quote request for kaveri crown', /^New quote request for/);
  const sheet = page.getByRole('dialog', { name: 'Create Quote Request' });
  await expect(sheet.getByLabel(/^Account user/)).not.toHaveValue('');
  await copyLines(page, LINES);
  await tabTo(page, sheet.getByLabel('Paste lines'), 12);
  await pasteAndCreate(page, sheet, LINES);
  await find(page, 'quote requests', /^Quote Requests/);
  return newestEnquiry(page, LINES);
}

async function price(page: Page, enquiry: string): Promise<void> {
  await page.goto('/');
  await find(page, enquiry, new RegExp(enquiry));
  const line = rowsOf(page, 'Quote Requests').filter({ hasText: enquiry }).first();
  await expect(line).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+F10');
  await choose(page, `Price all of ${enquiry}`);
  const desk = page.getByRole('dialog', { name: `Pricing desk: ${enquiry}` });
  await expect(desk.getByRole('radio', { checked: true })).toHaveCount(LINES.length);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(desk).toBeHidden();
}

async function quote(page: Page, enquiry: string): Promise<string> {
  await find(page, 'home', /^Home/);
  await find(page, 'quote requests', /^Quote Requests/);
  const ready = page.getByRole('button', { name: `${LINES.length} prices ready ${enquiry}` });
  await tabTo(page, ready, 20);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Generate Quotation for / })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  const heading = page.getByRole('heading', { name: /^Quotation \d+$/ });
  await expect(heading).toBeVisible();
  return ((await heading.textContent()) ?? '').replace('Quotation ', '');
}

async function confirm(page: Page, quotation: string): Promise<void> {
  await page.goto('/');
  await find(page, quotation, new RegExp(`Quotation.*${quotation}|${quotation}.*Quotation`));
  await expect(page.getByRole('heading', { name: `Quotation ${quotation}` })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Confirm', exact: true }), 20);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-status=CONFIRMED]')).toHaveText('Sent');
}

async function order(page: Page, quotation: string): Promise<void> {
  await find(page, quotation, new RegExp(`Quotation.*${quotation}|${quotation}.*Quotation`));
  await tabTo(page, page.getByRole('button', { name: 'Convert to order' }), 20);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: /to an order$/ });
  await tabTo(page, drawer.getByLabel('Customer PO Number'), 3);
  await page.keyboard.type('PO/KEYS/7');
  await tabTo(page, drawer.getByLabel('Delivery Date'), 3);
  await page.keyboard.type(inDays(14));
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('heading', { name: /^Order / })).toBeVisible();
  await expectQuantities(page, LINES);
}

test('an enquiry becomes an order by the keys alone', async ({ openAs }) => {
  const sales = await openAs('rohan.sales@example.com');
  const manager = await openAs('kavita.sourcing@example.com');
  await withoutMouse(sales);
  await withoutMouse(manager);
  const enquiry = await test.step('enquire', () => enquire(sales));
  await test.step('price', () => price(manager, enquiry));
  const quotation = await test.step('quote', () => quote(sales, enquiry));
  await test.step('confirm', () => confirm(manager, quotation));
  await test.step('order', () => order(sales, quotation));
});
