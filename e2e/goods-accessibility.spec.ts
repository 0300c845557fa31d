import type { Page } from '@playwright/test';
import { dialog, field } from './forms.ts';
import { rowsOf } from './grids.ts';
import { expect, test } from './journey.ts';
import { closeTop, DESK, settle, violations } from './looks.ts';

test.use({
  viewport: DESK,
  contextOptions: { reducedMotion: 'reduce' },
  person: 'admin@example.com',
});

/** Light and wide only: colours and kit are those of the screens that are looked at in every way. */
async function look(page: Page, what: string) {
  await settle(page);
  expect.soft(await violations(page), what).toEqual([]);
}

/** A list, and what its first row opens. */
const LISTS = [
  ['/logistics/shipments', 'Shipments', /^Shipment \d/],
  ['/logistics/delivery-challans', 'Delivery Challans', /^Delivery Challan #/],
  ['/logistics/transporters', 'Transporters', /^Update transporter/],
  ['/purchase/bills', 'Bills', /^Bill \d/],
  ['/sales/invoice', 'Invoices', /^Invoice /],
] as const;

for (const [path, list, title] of LISTS)
  test(`${list} and what they open`, async ({ page }) => {
    await page.goto(path);
    await expect(rowsOf(page, list).first()).toBeVisible();
    await look(page, list);
    await rowsOf(page, list).first().locator('[role=gridcell]').nth(1).click();
    await expect(dialog(page, title)).toBeVisible();
    await look(page, `one of ${list}`);
  });

test('Shipment Planning and what leaves from there', async ({ page }) => {
  await page.goto('/logistics/shipment-planning');
  await page
    .getByRole('button', { name: /^Open / })
    .first()
    .click();
  const items = page.getByRole('group', { name: /^Items of / });
  await expect(items.locator('[role=row][row-index]').first()).toBeVisible();
  await look(page, 'Shipment Planning');
  await items.getByRole('checkbox').first().click();
  for (const [button, title] of [
    ['Postpone', 'Update Delivery Point'],
    ['Ship To Customer', 'Create Shipment'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(dialog(page, title)).toBeVisible();
    await look(page, title);
    await closeTop(page, title);
  }
});

test('Warehouses, their stock and movements', async ({ page }) => {
  await page.goto('/inventory/warehouse');
  await expect(rowsOf(page, 'Warehouses').first()).toBeVisible();
  await look(page, 'Warehouses');
  await rowsOf(page, 'Warehouses').first().getByRole('link').first().click();
  await expect(rowsOf(page, 'Stock').first()).toBeVisible();
  await look(page, 'Stock');
  await rowsOf(page, 'Stock').first().locator('[role=gridcell]').nth(1).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'Adjustment');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Movements' }).click();
  await expect(rowsOf(page, 'Movements').first()).toBeVisible();
  await look(page, 'Movements');
});

test('Credit Notes, the first of them new', async ({ page }) => {
  await page.goto('/sales/invoice?statuses=ISSUED');
  await rowsOf(page, 'Invoices').first().locator('[role=gridcell]').nth(1).click();
  await page.getByRole('button', { name: 'Create credit note' }).click();
  const drawer = dialog(page, 'Create Credit Note');
  await field(drawer, 'Reason').selectOption('DAMAGED');
  await drawer
    .getByLabel(/^Quantity of /)
    .first()
    .fill('1');
  await look(page, 'Create Credit Note');
  await drawer.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(rowsOf(page, 'Credit Notes').first()).toBeVisible();
  await look(page, 'Credit Notes');
  await rowsOf(page, 'Credit Notes').first().locator('[role=gridcell]').nth(1).click();
  await expect(dialog(page, /^Credit note /)).toBeVisible();
  await look(page, 'one of Credit Notes');
});
