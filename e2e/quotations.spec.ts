import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';

test.use({ person: 'admin@example.com' });

/** Rupees as the console shows them, in paise. */
const paise = (text: string | null) => BigInt((text ?? '').replace(/[^\d-]/g, ''));
const rowsOf = (page: Page) => page.getByRole('group', { name: 'Quotations' }).locator('[role=row][row-index]');
const cell = (row: Locator, column: string) => row.locator(`[col-id="${column}"]`);
const grandTotal = (page: Page) => page.locator('.kit-totals div', { hasText: 'Grand total' }).locator('dd');
const line = (page: Page, index = 0) => page.getByRole('group', { name: 'Items' }).locator(`[role=row][row-index="${index}"]`);
const unsaved = (page: Page) => page.getByRole('group', { name: 'Unsaved changes' });

async function list(page: Page, query: string) {
  await page.goto(`/sales/quotations?${query}`);
  await expect(rowsOf(page).first()).toBeVisible();
}

/** Opens the nth quotation of a status and answers its address. */
async function openNth(page: Page, status: string, index: number): Promise<string> {
  await list(page, `statuses=${status}&limit=20`);
  await rowsOf(page).nth(index).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: /^Quotation \d+$/ })).toBeVisible();
  await expect(line(page)).toBeVisible();
  return new URL(page.url()).pathname;
}

async function typeInto(page: Page, column: string, text: string, index = 0) {
  await cell(line(page, index), column).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('filters and page stand in the address: reload and Back keep them', async ({ page }) => {
  await list(page, '');
  await page.getByRole('button', { name: 'Status: all' }).click();
  await page.getByRole('checkbox', { name: 'Order Created' }).check();
  await expect(page).toHaveURL('/sales/quotations?statuses=CONVERTED_TO_ORDER');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Date: any' }).click();
  await page.getByRole('menuitem', { name: 'This year' }).or(page.getByRole('menuitem', { name: 'Year', exact: true })).click();
  await expect(page).toHaveURL(/fromDate=\d{4}-\d\d-\d\d/);
  await expect(rowsOf(page).first()).toContainText('Order Created');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('Page 2 of');
  await expect(pages).toContainText('11–20 of');
  for (const row of await rowsOf(page).all()) await expect(row).toContainText('Order Created');
  const first = await rowsOf(page).first().getByRole('link').first().textContent();

  await page.reload();
  await expect(pages).toContainText('11–20 of');
  await expect(rowsOf(page).first().getByRole('link').first()).toHaveText(first ?? '');
  await rowsOf(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: `Quotation ${first}` })).toBeVisible();
  await page.goBack();
  await expect(pages).toContainText('11–20 of');
  await page.goBack();
  await expect(pages).toContainText('1–10 of');
  await page.getByRole('search').getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/sales/quotations');
  await expect(page.getByRole('button', { name: 'Status: all' })).toBeVisible();
});

test('a draft is edited: totals follow what is typed, saving keeps it', async ({ page }) => {
  await openNth(page, 'SENT', 0);
  await typeInto(page, 'quantity', '12');
  await typeInto(page, 'sellingPrice', '99.99');
  await typeInto(page, 'discountPercent', '12.5');
  await expect(cell(line(page), 'taxable')).toHaveText('₹ 1,049.90'); // 12 × 99.99 less 12.5 %, to the paisa
  const gst = Number.parseFloat((await cell(line(page), 'gstPercent').textContent()) ?? '');
  const total = paise(await cell(line(page), 'total').textContent());
  expect(Math.abs(Number(total) - 104_990 * (1 + gst / 100))).toBeLessThanOrEqual(1);

  const whole = paise(await grandTotal(page).textContent());
  await page.getByRole('checkbox', { name: /^Include / }).first().uncheck();
  await expect.poll(async () => paise(await grandTotal(page).textContent())).toBe(whole - total);
  await page.getByRole('checkbox', { name: /^Include / }).first().check();
  await expect.poll(async () => paise(await grandTotal(page).textContent())).toBe(whole);

  await typeInto(page, 'quantity', '0'); // refused in its cell
  await expect(page.locator('.ag-cell-inline-editing')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cell(line(page), 'quantity')).toHaveText('12');

  await page.getByLabel('Remarks').fill('Ex godown');
  await expect(page.getByRole('button', { name: 'Reject' })).toBeDisabled();
  await unsaved(page).getByRole('button', { name: 'Save' }).click();
  await expect(unsaved(page)).toBeHidden();
  await expect.poll(async () => paise(await grandTotal(page).textContent())).toBe(whole);
  await page.reload();
  await expect(cell(line(page), 'quantity')).toHaveText('12');
  await expect(cell(line(page), 'discountPercent')).toHaveText(/^12\.5/);
  await expect(page.getByLabel('Remarks')).toHaveValue('Ex godown');
  expect(paise(await grandTotal(page).textContent())).toBe(whole);
});

test('two people edit one draft: the second is told, and loses nothing of what was typed', async ({ page, openAs }) => {
  const address = await openNth(page, 'SENT', 1);
  const second = await openAs('manager@example.com');
  await second.goto(address);
  await typeInto(second, 'quantity', '7');

  await typeInto(page, 'quantity', '5');
  await unsaved(page).getByRole('button', { name: 'Save' }).click();
  await expect(unsaved(page)).toBeHidden();

  await unsaved(second).getByRole('button', { name: 'Save' }).click();
  await expect(second.getByText('Quotation update failed')).toBeVisible();
  const conflict = second.getByRole('alert').filter({ hasText: 'Someone else changed this quotation' });
  await expect(conflict).toBeVisible();
  await expect(cell(line(second), 'quantity')).toHaveText('7');
  await conflict.getByRole('button', { name: 'Reload' }).click();
  await expect(conflict).toBeHidden();
  await expect(cell(line(second), 'quantity')).toHaveText('7');
  await unsaved(second).getByRole('button', { name: 'Save' }).click();
  await expect(unsaved(second)).toBeHidden();
  await page.reload();
  await expect(cell(line(page), 'quantity')).toHaveText('7');
});

test('a rejection needs its reason and shows it', async ({ page }) => {
  await openNth(page, 'CONFIRMED', 0);
  await page.getByRole('button', { name: 'Reject' }).click();
  const drawer = page.getByRole('dialog', { name: /^Reject quotation/ });
  await drawer.getByRole('button', { name: 'Reject' }).click();
  await expect(drawer.getByText('Please enter Rejection Reason.')).toBeVisible();
  await drawer.getByLabel('Rejection Reason').fill('Customer bought elsewhere');
  await drawer.getByRole('button', { name: 'Reject' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByTitle(/^REJECTED/)).toHaveText('Rejected');
  await expect(page.getByText('Customer bought elsewhere')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Convert to order' })).toBeHidden();
});

test('a sent quotation is recalled and is a draft of the next revision', async ({ page }) => {
  await openNth(page, 'CONFIRMED', 1);
  await expect(page.getByRole('checkbox', { name: /^Include / }).first()).toBeDisabled();
  await page.getByRole('button', { name: 'Recall' }).click();
  await page.getByRole('dialog', { name: 'Recall quotation' }).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByTitle('SENT')).toHaveText('Draft');
  await expect(page.locator('.kit-facts')).toContainText(/Revision\s*[1-9]/);
  await expect(page.getByRole('checkbox', { name: /^Include / }).first()).toBeEnabled();
});

test('a double click on Create order makes one order', async ({ page }) => {
  await openNth(page, 'CONFIRMED', 2);
  await page.getByRole('button', { name: 'Convert to order' }).click();
  const drawer = page.getByRole('dialog', { name: /to an order$/ });
  await drawer.getByLabel('Customer PO Number').fill('PO/TWICE/1');
  await drawer.getByRole('button', { name: 'Create order' }).dblclick();
  await expect(page.getByRole('heading', { name: /^Order / })).toBeVisible();
  await page.goto('/sales/orders');
  await page.keyboard.press('/');
  await page.getByRole('searchbox', { name: 'Customer PO no.' }).fill('PO/TWICE/1');
  await expect(page).toHaveURL(/customerPoNumber=PO%2FTWICE%2F1/);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('1–1 of 1');
});

test('a download link opens the paper once, and not twice', async ({ page, browser }) => {
  await openNth(page, 'CONFIRMED', 3);
  const number = new URL(page.url()).pathname.split('/').at(-1);
  const [paper] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Download' }).click()]);
  await expect(paper.getByRole('heading', { name: 'Quotation', exact: true })).toBeVisible();
  await expect(paper.getByText(`No. ${number}`)).toBeVisible();
  const again = await browser.newPage(); // of nobody, and unwatched: the refusal is an error in its console
  const answer = await again.goto(paper.url());
  expect(answer?.status()).toBe(404);
  await expect(again.getByText('Grand Total')).toBeHidden();
  await again.close();
});
