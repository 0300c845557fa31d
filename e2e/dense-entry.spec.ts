import type { Page } from '@playwright/test';
import { cell, hundredths, rowsOf } from './grids.ts';
import { expect, test } from './journey.ts';
import { lineCell, linesOf, sampleLines, pasteOrder } from './orderLines.ts';

test.use({ person: 'admin@example.com' });

const LINES = sampleLines(200);
const paise = (price: string) => Math.round(Number(price) * 100);
const taxable = (lines: readonly { quantity: number; price: string }[]) =>
  lines.reduce((sum, { quantity, price }) => sum + quantity * paise(price), 0);

const sum = async (page: Page, name: string) =>
  hundredths(
    await page
      .getByRole('dialog', { name: 'Create Order' })
      .locator('.kit-totals div', { has: page.getByText(name, { exact: true }) })
      .locator('dd')
      .textContent(),
  );

/** Requests that the frame makes by its clock. */
const PERIODIC = ['UpdatePresence', 'OnlineUsers'];

/** Names of the graph's operations requested from now on, without those of the clock. */
function watchGraph(page: Page): string[] {
  const pendingAction: string[] = [];
  page.on('request', (request) => {
    const body = request.url().endsWith('/graphql')
      ? (request.postDataJSON() as { operationName?: string } | null)
      : null;
    const name = body?.operationName ?? 'unnamed';
    if (body && !PERIODIC.includes(name)) pendingAction.push(name);
  });
  return pendingAction;
}

test('200 lines are pasted and edited by keyboard: totals update, only SKUs are requested', async ({
  page,
}) => {
  await page.goto('/sales/orders');
  const pendingAction = watchGraph(page);
  await pasteOrder(page, LINES);
  await expect.poll(() => sum(page, 'Taxable')).toBe(taxable(LINES));
  const lookUps = pendingAction.filter((name) => name.includes('Sku'));
  expect(lookUps, 'all SKUs are looked up at once').toEqual(['SkusByReference']);

  pendingAction.length = 0;
  await page.keyboard.press('Escape'); // the pasted cells are selected
  await lineCell(page, 0, 'quantity').click();
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  const edited = LINES.map((line, index) => ({
    ...line,
    quantity: [50, 7][index] ?? line.quantity,
  }));
  await expect.poll(() => sum(page, 'Taxable')).toBe(taxable(edited));
  expect(await sum(page, 'Grand total')).toBe(
    (await sum(page, 'Taxable')) + (await sum(page, 'GST')),
  );

  await page.keyboard.press('ArrowUp'); // from the third line: 7 is filled down over the selected ones
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ControlOrMeta+d');
  const filled = edited.map((line, index) => ({
    ...line,
    quantity: [2, 3].includes(index) ? 7 : line.quantity,
  }));
  await expect.poll(() => sum(page, 'Taxable')).toBe(taxable(filled));

  await page.keyboard.press('ControlOrMeta+Delete'); // the three of them
  await expect(linesOf(page)).toContainText('3 lines removed.');
  await expect
    .poll(() => sum(page, 'Taxable'))
    .toBe(taxable(filled.filter((_, index) => ![1, 2, 3].includes(index))));
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => sum(page, 'Taxable')).toBe(taxable(filled));
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => sum(page, 'Taxable')).toBe(taxable(edited));

  await lineCell(page, 1, 'quantity').click();
  await page.keyboard.type('none');
  await page.keyboard.press('Enter');
  await expect(lineCell(page, 1, 'quantity')).toHaveClass(/line-invalid/);
  await page.keyboard.press('ArrowUp');
  await expect(linesOf(page).getByRole('status')).toHaveText(
    'Line 2, Quantity: Please enter Quantity as a whole number above 0.',
  );
  expect(pendingAction, 'a change asks nothing of the server').toEqual([]);
});

test('an unknown SKU is kept and marked as invalid', async ({ page }) => {
  await pasteOrder(page, [
    { sku: '#1', quantity: 2, price: '10.00' },
    { sku: 'No such thing', quantity: 3, price: '20.00' },
  ]);
  await expect(lineCell(page, 1, 'sku')).toHaveClass(/line-invalid/);
  await expect(lineCell(page, 1, 'sku')).toHaveText('No such thing');
  await expect(lineCell(page, 1, 'quantity')).toHaveText('3');
  await expect.poll(() => sum(page, 'Taxable')).toBe(2000);
});

test('an enquiry is entered by keyboard: Tab chooses and goes on, and from the last cell to a new line', async ({
  page,
}) => {
  await page.goto('/sales/quote-requests');
  await page.getByRole('button', { name: 'Create Quote Request' }).dblclick();
  const drawer = page.getByRole('dialog', { name: 'Create Quote Request' });
  const at = (row: number, column: string) =>
    cell(rowsOf(drawer, 'Lines').and(page.locator(`[row-index="${row}"]`)), column);
  await at(0, 'sku').click();
  for (const [row, quantity] of [
    [0, '12'],
    [1, '7'],
  ] as const) {
    await expect(at(row, 'sku')).toBeFocused();
    await page.keyboard.type('dish wash');
    await expect(page.getByRole('option', { name: /Dish Wash/ }).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(at(row, 'sku')).toHaveText(/Dish Wash/);
    await expect(at(row, 'quantity')).toBeFocused();
    await page.keyboard.type(quantity);
    await page.keyboard.press('Tab');
    await expect(at(row, 'quantity')).toHaveText(quantity);
    await page.keyboard.press('Tab');
    await page.keyboard.type('blue');
    await page.keyboard.press('Tab');
  }
  await expect(at(1, 'remarks')).toHaveText('blue');
  await expect(drawer.getByText('Lines 1 and 2 ask for the same product.')).toBeVisible();
});
