import type { Page } from '@playwright/test';
import { waitUntilSettled } from './accessibilityChecks.ts';
import { expect, test } from './journey.ts';

/** Every route of the console, loaded anew, as by a link of a mail. */
const ROUTES = [
  ...[
    '/',
    '/settings',
    '/settings/api',
    '/settings/queries',
    '/imports',
    '/admins',
    '/blogs',
    '/ops-support',
    '/update-sku-update',
  ],
  ...['/sales/quote-requests', '/sales/quotations', '/sales/orders', '/sales/invoice'],
  ...['/sales/credit-notes', '/sales/sample-request', '/sales/organisations'],
  ...['/purchase/purchase-orders', '/purchase/bills', '/purchase/vendors', '/purchase/expenses'],
  ...['/inventory/products', '/inventory/categories', '/inventory/warehouse'],
  ...['/logistics/shipment-planning', '/logistics/delivery-challans', '/logistics/shipments'],
  ...['/logistics/transporters', '/reports/sales', '/reports/mom-metrics'],
  '/reports/customer-vendor-sales-metrics',
  ...['/createAdmin', '/createTenant', '/createTenantUser?tenantId=1', '/createBlog'],
  ...['/editBlog/1', '/editOffer/1', '/inventory/products/create-product'],
  ...['/inventory/products/create-sku/1', '/inventory/products/edit-product/110', '/category/8'],
  ...['/sku/1', '/tenantUsers/1', '/view-seller/1', '/inventory/warehouse/1'],
  '/sales/organisations/organisation-details/1',
  '/sales/organisation/customer/customer-details/1',
  ...['/public/order-delay-tracker', '/no/such/page'],
];
/** Lists whose first link leads to a record. */
const LISTS_OF_RECORDS = ['/sales/orders', '/sales/quotations', '/purchase/purchase-orders'];
/** A fifth of what counts as good on the web (0.1). */
const MOST_SHIFT = 0.02;
interface WatchedWindow {
  shift: number;
  /** Elements that moved, and how far. */
  moved: string[];
}
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Adds up how far what is shown moves by itself. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const watched = window as unknown as WatchedWindow;
    watched.shift = 0;
    watched.moved = [];
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName}.${node.className}` : (node?.nodeName ?? '?');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        watched.shift += value;
        for (const { node, previousRect: from, currentRect: to } of sources)
          watched.moved.push(`${nameOf(node)} ${from.x},${from.y} to ${to.x},${to.y}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

async function expectSteady(page: Page, route: string) {
  await page.goto(route);
  await expect(page.locator('h1'), `${route}: one heading of the page`).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.kit-loading, .kit-spinner')).toHaveCount(0);
  await waitUntilSettled(page);
  const { shift, moved } = await page.evaluate(() => {
    const { shift: value, moved: names } = window as unknown as WatchedWindow;
    return { shift: value, moved: names };
  });
  expect.soft(shift, `${route}: layout shift, by ${moved.join('; ')}`).toBeLessThan(MOST_SHIFT);
}

test.use({ person: 'admin@example.com' });

test('on every route nothing moves while it loads', async ({ page }) => {
  test.setTimeout(600_000);
  await watchShifts(page);
  for (const route of ROUTES) await test.step(route, () => expectSteady(page, route));
  for (const list of LISTS_OF_RECORDS) {
    await page.goto(list);
    const link = page.locator('[role=row][row-index] a').first();
    const record = (await link.getAttribute('href')) ?? '';
    await test.step(record, () => expectSteady(page, record));
  }
});
