import type { Page } from '@playwright/test';
import { cell, cutIn, rowsOf, typeInto, unfold } from './grids.ts';
import { expect, test } from './journey.ts';
import { pasteOrder, sampleLines } from './orderLines.ts';

test.use({ person: 'manager@example.com' });

/** Columns in which nothing may be cut: what is ordered, how much, and what it costs. */
const NOT_CUT = { only: ['sku.name', 'quantity', 'sellingPrice', 'total', 'status'] };

/** Distance between the ends of two figures, in px. */
async function apart(page: Page, label: string): Promise<number> {
  const end = async (locator: ReturnType<typeof cell>) =>
    locator.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getBoundingClientRect().right;
    });
  const sum = page.locator('.kit-totals dd').last();
  return Math.abs((await end(cell(rowsOf(page, label).first(), 'total'))) - (await end(sum)));
}

/** Two thirds of the window: the head of a record leaves room for some of its lines. */
const MOST_ABOVE_LINES = 600;

test('the lines of orders and quotations fit 1440, in sight without scrolling, their sums stand under the total', async ({
  page,
}) => {
  for (const [list, path, label] of [
    ['Sales Orders', '/sales/orders', 'Lines'],
    ['Quotations', '/sales/quotations', 'Items'],
  ] as const)
    for (const row of [0, 4, 8])
      await test.step(`${list}, row ${row}`, async () => {
        await page.goto(path);
        await rowsOf(page, list).nth(row).getByRole('link').first().click();
        await expect.poll(() => cutIn(page, label, NOT_CUT)).toEqual([]);
        await expect.poll(() => apart(page, label)).toBeLessThanOrEqual(2);
        const first = await rowsOf(page, label).first().boundingBox();
        expect(first?.y).toBeLessThan(MOST_ABOVE_LINES);
      });
});

test('items sold below cost show their total beside unfolded money, at 1440 and pinned at 1280', async ({
  page,
}) => {
  await page.goto('/sales/quotations?statuses=SENT&limit=20');
  await rowsOf(page, 'Quotations').first().getByRole('link').first().click();
  const items = rowsOf(page, 'Items');
  await typeInto(page, cell(items.first(), 'discountPercent'), '60');
  await page
    .getByRole('group', { name: 'Unsaved changes' })
    .getByRole('button', { name: 'Save' })
    .click();
  const question = page.getByRole('dialog', { name: 'Sell below cost?' });
  await question.getByLabel(/^Reason/).fill('Last season, the shelf is needed');
  await question.getByRole('button', { name: 'Sell below cost' }).click();
  await expect(page.getByRole('columnheader', { name: 'Below cost because' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Cost', exact: true })).toBeVisible();
  await unfold(page, 'Money');
  await expect.poll(() => cutIn(page, 'Items', NOT_CUT)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  const total = cell(items.first(), 'total');
  await expect(page.locator('.ag-header-cell[col-id="total"]')).toBeInViewport({
    ratio: 1,
  });
  await expect
    .poll(async () => {
      const [amount, menu] = [
        await total.boundingBox(),
        await cell(items.first(), 'menu').boundingBox(),
      ];
      return amount && menu ? amount.x + amount.width <= menu.x + 1 : null;
    })
    .toBe(true);
  await expect(page.locator('.kit-lines .ag-body-horizontal-scroll')).toBeVisible();
});

test('the lines of an invoice fit its drawer at 1440, within a state and between two', async ({
  page,
}) => {
  await page.goto('/sales/invoice?limit=20');
  for (const row of [0, 3, 6, 9])
    await test.step(`row ${row}`, async () => {
      await page.goto('/sales/invoice?limit=20');
      await rowsOf(page, 'Invoices').nth(row).locator('.kit-link').first().click();
      const drawer = page.locator('.bp6-drawer');
      await drawer.getByRole('tab', { name: 'Lines' }).click();
      await expect
        .poll(() => cutIn(page, 'Lines of the invoice', { mayBeCut: ['sku.name'] }))
        .toEqual([]);
    });
});

test('the lines of a new order fit 1440: free stock and remarks stand beside the total', async ({
  page,
}) => {
  await pasteOrder(page, sampleLines(3));
  await expect.poll(() => cutIn(page, 'Lines', { only: ['total'] })).toEqual([]);
  const head = async (column: string) =>
    (await page.locator(`.bp6-drawer .ag-header-cell[col-id="${column}"]`).boundingBox())!;
  const total = await head('total');
  for (const column of ['available', 'remarks']) {
    const { x, width } = await head(column);
    expect(x + width, column).toBeLessThanOrEqual(total.x + 1);
  }
});

test('a group of columns unfolds, by mouse and by keyboard, and stays so', async ({ page }) => {
  await page.goto('/sales/orders');
  await rowsOf(page, 'Sales Orders').first().getByRole('link').first().click();
  const lines = page.getByRole('group', { name: 'Lines', exact: true }).first();
  const delivered = lines.getByRole('columnheader', { name: 'Delivered' }).first();
  const dispatched = lines.getByRole('columnheader', { name: 'Dispatched' });
  await expect(delivered).toHaveAttribute('aria-expanded', 'false');
  await expect(dispatched).toBeHidden();
  const kept = page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('SaveMySetting'),
  );
  await unfold(lines, 'Delivered');
  await expect(dispatched).toBeVisible();
  await expect(delivered).toHaveAttribute('aria-expanded', 'true');
  await kept;
  await page.reload();
  await expect(dispatched).toBeVisible();
  await delivered.focus();
  await page.keyboard.press('Enter');
  await expect(dispatched).toBeHidden();
});
