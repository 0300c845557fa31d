import type { Page } from '@playwright/test';
import { dialog, inDays } from './forms.ts';
import { cell, cutIn, rowsOf, unfold } from './grids.ts';
import { expect, test } from './journey.ts';

/** Every list of the console that has rows in the demo data. */
const LISTS = {
  'Sales Orders': '/sales/orders',
  'Quote Requests': '/sales/quote-requests',
  Quotations: '/sales/quotations',
  Invoices: '/sales/invoice',
  'Credit Notes': '/sales/credit-notes',
  'Sample Requests': '/sales/sample-request',
  Customers: '/sales/organisations',
  'Purchase Orders': '/purchase/purchase-orders',
  Bills: '/purchase/bills',
  Vendors: '/purchase/vendors',
  Leads: '/purchase/vendors?tab=leads',
  Expenses: '/purchase/expenses',
  'Manage Products': '/inventory/products',
  Categories: '/inventory/categories',
  Warehouses: '/inventory/warehouse',
  Dispatch: '/logistics/shipment-planning',
  'Delivery Challans': '/logistics/delivery-challans',
  Shipments: '/logistics/shipments',
  Transporters: '/logistics/transporters',
  'Admin users': '/admins',
  'Blog Posts': '/blogs',
  Tickets: '/ops-support',
};
const NOT_CUT = {
  /** Widest that a text column becomes by itself: longer texts are written out in a tooltip. */
  below: 360,
  /** Lists of names in one cell, which have no end. */
  mayBeCut: ['categories', 'categoryManagers', 'managers', 'subCategories', 'attributes'],
};

/** The address changes without a load of the console. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    const state = history.state as { idx: number } | null;
    // idx as the router counts its entries: it warns of one without
    history.pushState({ usr: null, key: to, idx: (state?.idx ?? 0) + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test.use({ person: 'admin@example.com' });

async function visitAll(page: Page, width: string) {
  for (const [list, path] of Object.entries(LISTS))
    await test.step(`${list}, ${width}`, async () => {
      await goWithin(page, path);
      await expect.poll(() => cutIn(page, list, NOT_CUT), `${list}, ${width}`).toEqual([]);
    });
}

test('no list scrolls sideways or cuts a head or a cell at 1440, nor at 1280 with the menu folded', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await visitAll(page, '1440');
  await page.getByRole('button', { name: 'Show icons alone' }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await visitAll(page, '1280');
});

test('items of a quotation to several addresses do not scroll sideways at 1440', async ({
  page,
}) => {
  await page.goto('/sales/quotations?statuses=CONVERTED_TO_ORDER');
  const links = rowsOf(page, 'Quotations').getByRole('link', { name: /^\d+$/ });
  await expect(links.first()).toBeVisible();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const shipTo = page.getByRole('columnheader', { name: 'Ship to' });
  for (const path of paths) {
    await page.goto(path ?? '');
    await expect(page.getByRole('columnheader', { name: 'Product' })).toBeVisible();
    if (await shipTo.count()) break;
  }
  await expect(shipTo).toBeVisible();
  await expect.poll(() => cutIn(page, 'Items', { only: [] })).toEqual([]);
});

/** Lines of the documents that are read from here on have these values. */
const setLines = (page: Page, part: 'lines' | 'items', values: Record<string, unknown>) =>
  page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json().catch(() => null)) as {
      data?: Record<string, { withinState?: boolean; [part: string]: unknown } | null>;
    } | null;
    if (!answer) return route.fulfill({ response });
    for (const record of Object.values(answer.data ?? {})) {
      if (!record || !Array.isArray(record[part])) continue;
      if ('withinState' in record) record.withinState = true;
      for (const line of record[part] as object[]) Object.assign(line, values);
    }
    return route.fulfill({ response, json: answer });
  });

test('the reason of a price below cost stands before the total at 1280', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await setLines(page, 'items', { belowCostReason: 'Stock of last year, soon out of date' });
  await page.goto('/sales/quotations?statuses=SENT');
  await rowsOf(page, 'Quotations').first().getByRole('link').first().click();
  await expect(page.getByRole('columnheader', { name: 'Below cost because' })).toBeVisible();
  await expect.poll(() => cutIn(page, 'Items', { only: ['total'] })).toEqual([]);
});

test('lines of an invoice with discount, credit and two taxes do not scroll sideways', async ({
  page,
}) => {
  await setLines(page, 'lines', {
    discountPercent: '12.50',
    creditedQuantity: 120,
    taxable: '1245000.00',
    cgst: '112050.00',
    sgst: '112050.00',
    igst: '0.00',
    total: '1469100.00',
  });
  await page.goto('/sales/invoice');
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await rowsOf(page, 'Invoices').first().click();
    const label = 'Lines of the invoice';
    await expect(page.getByRole('columnheader', { name: 'Credited' })).toBeVisible();
    await expect.poll(() => cutIn(page, label, { only: ['total'] })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a year of growth stands beside its customers at 1440', async ({ page }) => {
  await page.goto('/reports/customer-vendor-sales-metrics');
  await expect.poll(() => cutIn(page, 'Customer/Vendor Growth', { only: [] })).toEqual([]);
});

test('three years of growth show the newest months; the customers stay', async ({ page }) => {
  await page.goto('/reports/customer-vendor-sales-metrics?months=36');
  const grid = page.getByRole('group', {
    name: 'Customer/Vendor Growth',
    exact: true,
  });
  const heads = grid.getByRole('columnheader');
  await expect(heads.filter({ hasText: 'Customer' })).toBeInViewport({
    ratio: 1,
  });
  await expect(heads.filter({ hasText: 'Total' })).toBeInViewport({ ratio: 1 });
  const newest = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' }).slice(0, 7);
  await expect(grid.locator(`.ag-header-cell[col-id="${newest}"]`)).toBeInViewport({ ratio: 1 });
  const tenth = rowsOf(page, 'Customer/Vendor Growth').nth(9);
  await expect(cell(tenth, 'name')).toBeInViewport({ ratio: 1 });
  // and of more rows none is cut by the bar
  await page.goto('/reports/customer-vendor-sales-metrics?months=36&limit=20');
  const last = rowsOf(page, 'Customer/Vendor Growth').nth(19);
  await last.scrollIntoViewIfNeeded();
  const bar = await grid.locator('.ag-body-horizontal-scroll').boundingBox();
  const box = await last.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('eight tiles of Home stand in two whole rows at 1280', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const tiles = page.locator('.home-tiles:not(.home-figures) > li');
  await expect(tiles).toHaveCount(8);
  const tops = await tiles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect([...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length)).toEqual([4, 4]);
});

test('of an order whose columns do not all fit one group is unfolded at a time', async ({
  page,
}) => {
  // one of the demo data: those of other journeys may have nothing to unfold
  await page.goto(`/sales/orders?statuses=DELIVERED&toDate=${inDays(-7)}`);
  await rowsOf(page, 'Sales Orders').getByRole('link', { name: /^SO-/ }).first().click();
  for (const group of ['Purchased', 'Delivered', 'Money']) {
    await unfold(page, group);
    await expect.poll(() => cutIn(page, 'Lines', { only: ['total'] }), group).toEqual([]);
  }
  await expect(page.getByTitle('Show fewer columns')).toHaveText(['Money']);
});

test('lines of a challan are not cut when it is opened while its dialog still grows', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/logistics/delivery-challans');
  const modal = dialog(page, /^Delivery Challan/);
  // the second time nothing is loaded: its lines are drawn at once
  for (const time of ['first', 'second']) {
    await rowsOf(page, 'Delivery Challans').first().click();
    await expect(rowsOf(modal, 'Lines of the delivery challan').first()).toBeVisible();
    await expect
      .poll(() => cutIn(page, 'Lines of the delivery challan', {}), `the ${time} time`)
      .toEqual([]);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
  }
});
