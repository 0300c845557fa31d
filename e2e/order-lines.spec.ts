import type { Page } from '@playwright/test';
import { cell, rowsOf, unfold } from './grids.ts';
import { expect, test } from './journey.ts';

test.use({ person: 'manager@example.com' });

/** Columns in which nothing may be cut: what is ordered, how much, and what it costs. */
const FIRST = ['sku.name', 'quantity', 'sellingPrice', 'total', 'status'];

/** What of the lines does not fit: a grid that scrolls sideways, cut heads, cut cells. Null before there are rows. */
const problems = (page: Page, label: string) =>
  page.evaluate(
    ([name, first]) => {
      const isCut = (element: Element) =>
        element.scrollWidth > element.clientWidth + 1 ||
        (element.closest('.kit-wrap') !== null && element.scrollHeight > element.clientHeight + 1);
      const grid = document.querySelector(`[role=group][aria-label="${name}"]`);
      const view = grid?.querySelector('.ag-grid-viewport');
      if (!grid?.querySelector('.ag-row .ag-cell') || !view) return null;
      const heads = [...grid.querySelectorAll('.ag-header-cell-text, .kit-group-head')].filter(
        (head) => {
          const group = head.closest('.ag-header-group-cell')?.getBoundingClientRect();
          return isCut(head) || (group && head.getBoundingClientRect().right > group.right);
        },
      );
      const cells = [...grid.querySelectorAll('.ag-row .ag-cell')].filter(
        (one) =>
          first.includes(one.getAttribute('col-id') ?? '') &&
          isCut(one.querySelector('.ag-cell-value') ?? one),
      );
      const over = view.scrollWidth - view.clientWidth;
      return [
        ...(over > 0 ? [`scrolls sideways by ${over} px`] : []),
        ...heads.map((head) => `the head ${head.textContent} is cut`),
        ...cells.map((one) => `${one.getAttribute('col-id')} cuts ${one.textContent}`),
      ];
    },
    [label, FIRST] as const,
  );

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

test('the lines of orders and quotations fit 1440, their sums stand under the total', async ({
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
        await expect.poll(() => problems(page, label)).toEqual([]);
        await expect.poll(() => apart(page, label)).toBeLessThanOrEqual(2);
      });
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
