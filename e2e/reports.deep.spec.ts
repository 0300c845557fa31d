import type { Page } from '@playwright/test';
import { rowsOf } from './grids.ts';
import { expect, test } from './journey.ts';
import { visit } from './navigation.ts';

test.use({ person: 'admin@example.com', viewport: { width: 1440, height: 900 } });

/**
 * Layout shift while the page was drawn, as browsers measure it: 0 is none, 0.1 the most that is
 * good.
 */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );

test('the owner reads the month and comes from a figure to its orders', async ({
  page,
  openAs,
}) => {
  await page.goto('/');
  const figure = page.getByRole('list', { name: 'How we stand' }).getByRole('link').nth(1);
  await expect(figure).toContainText('Invoiced');
  await expect(rowsOf(page, 'Pending Quote Requests').first()).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await figure.click();
  await expect(page).toHaveURL(/\/sales\/invoice\?statuses=.*&fromDate=.*&toDate=/);
  await rowsOf(page, 'Invoices').first().locator('[role=gridcell]').nth(1).click();
  await expect(page).toHaveURL(/invoice=/);

  await page.goto('/reports/mom-metrics');
  const month = page.getByRole('button', { name: /: Order value ₹/ }).last();
  await expect(month).toBeVisible();
  const table = page.getByRole('group', { name: 'Months' });
  // finds by the row's index: the grid's elements are in no order after Back
  const cell = (column: string) =>
    table.locator(`.ag-row[row-index="11"] [col-id="${column}"]`).getByRole('link');
  const received = await cell('receivedValue').innerText();
  await cell('receivedValue').click();
  const receipts = page.getByRole('dialog', { name: /^Received, / });
  await expect(receipts.getByLabel('Total')).toHaveText(`Received ${received}`);
  await expect(receipts.getByRole('link').first()).toBeVisible();
  await receipts.getByRole('button', { name: 'Close' }).click();
  await expect(receipts).toBeHidden();
  const orders = await cell('orderCount').innerText();
  await month.press('Enter');
  await expect(page).toHaveURL(/\/sales\/orders\?fromDate=.*&toDate=.*&statuses=/);
  await page.goBack();
  await cell('orderCount').click();
  await expect(page).toHaveURL(/\/sales\/orders\?fromDate=[^&]*&toDate=[^&]*$/);
  await expect(page.locator('.kit-list-head .kit-numeric')).toHaveText(orders);

  await visit(page, '/reports/sales');
  const tile = page.locator('.report-tiles div', { hasText: 'Orders' }).getByRole('link').first();
  const count = await tile.innerText();
  await tile.click();
  await expect(page.locator('.kit-list-head .kit-numeric')).toHaveText(count);

  const sales = await openAs('asha.sales@example.com');
  await sales.goto('/');
  const late = sales.getByRole('list', { name: 'Needs you' }).getByRole('link', { name: /^Late/ });
  const waiting = await late.locator('.home-tile-figure').innerText();
  await late.click();
  await expect(sales.locator('.kit-list-head .kit-numeric')).toHaveText(waiting);
  await visit(sales, '/reports/sales');
  await expect(sales.getByRole('region', { name: 'By sales person' }).getByRole('row')).toHaveCount(
    2,
  );
  await expect(sales.getByRole('combobox', { name: 'Sales person' })).toBeDisabled();
});

/** Number columns whose left part alone is seen beside the pinned Status, with the pixels that are seen. */
const cutColumns = (page: Page) =>
  page.evaluate(() => {
    const heads = [...document.querySelectorAll('.ag-header-cell')];
    const status = heads.find((head) => head.getAttribute('col-id') === 'status');
    const edge = status?.getBoundingClientRect().left ?? window.innerWidth;
    return heads.flatMap((head) => {
      const { left, right } = head.getBoundingClientRect();
      const isNumber = head.classList.contains('ag-right-aligned-header');
      return isNumber && left < edge && right > edge + 1
        ? [`${head.textContent} ${Math.round(edge - left)}`]
        : [];
    });
  });
/** Less than a digit and the padding before it. */
const NOTHING_TO_READ = 12;

test('no amount is half covered by the pinned status', async ({ page }) => {
  for (const [path, label] of [
    ['/sales/quote-requests', 'Quote Requests'],
    ['/sales/orders', 'Sales Orders'],
    ['/sales/invoice', 'Invoices'],
  ] as const) {
    await visit(page, path);
    await expect(rowsOf(page, label).first()).toBeVisible();
    const readable = async () =>
      (await cutColumns(page)).filter(
        (column) => Number(column.split(' ').at(-1)) > NOTHING_TO_READ,
      );
    await expect.poll(readable, path).toEqual([]);
  }
});

test('a report on paper: the page alone, colours in the legend, the figures below the chart', async ({
  page,
}) => {
  await page.goto('/reports/mom-metrics');
  const chart = page.getByRole('region', { name: 'Business by month' });
  await expect(chart.getByRole('button', { name: /: Order value ₹/ }).last()).toBeVisible();
  const figures = chart.getByRole('table');
  await expect(figures).toBeHidden();

  // labels of the menu are not cut off
  for (const label of ['MoM Business Growth', 'Customer/Vendor Growth']) {
    const text = page.getByRole('navigation', { name: 'Main' }).getByText(label, { exact: true });
    await expect(text).toBeVisible();
    expect(await text.evaluate((one) => one.scrollWidth <= one.clientWidth), label).toBe(true);
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(figures).toBeVisible();
  await expect(figures.getByRole('row')).toHaveCount(13);
  const keys = await chart
    .locator('.chart-key')
    .evaluateAll((all) =>
      all.map((key) => [
        getComputedStyle(key).backgroundColor,
        getComputedStyle(key).printColorAdjust,
      ]),
    );
  expect(new Set(keys.map(([colour]) => colour)).size).toBe(3);
  expect(keys.every(([, adjust]) => adjust === 'exact')).toBe(true);
  // the dark theme's text is as light as paper
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(28, 33, 39)');
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(file.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(0);
});
