import type { Locator, Page } from '@playwright/test';
import {
  dialog,
  expectNotice,
  field,
  fillIn,
  fromRowMenu,
  inDays,
  pressInRecordMenu,
} from './forms.ts';
import { cell, grandTotal, hundredths, rowsOf, typeInto } from './grids.ts';
import { printOf } from './invoicePrint.ts';
import { expect, test } from './journey.ts';
import { descriptionValue } from './payments.ts';
import { openItems, submitShipment } from './shipping.ts';
import {
  createOrderOfTwoStates,
  createOrderToMumbai,
  numberOfBillOfSupply,
} from './statesSetup.ts';

const [ADMIN, MANAGER, OPERATIONS] = [
  'admin@example.com',
  'manager@example.com',
  'ravi.ops@example.com',
];

/** A third of each part is no whole number of paise. */
const LINES = [
  { quantity: 9, sellingPrice: '333.33', discountPercent: '7.5' },
  { quantity: 4, sellingPrice: '251.27', discountPercent: '2.25' },
  { quantity: 5, sellingPrice: '410.10', discountPercent: '0' },
];
/** GST number of the second registration of the demo company. */
const MUMBAI_GSTIN = '27AAACM4154Q1Z2';
type Board = Awaited<ReturnType<typeof createOrderOfTwoStates>>;

const orderAt = (number: string, tab: string) => `/sales/orders/order-details/${number}?tab=${tab}`;
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** The third line is cancelled, the second goes to Mumbai, and the first can still be edited. */
async function changeLines(page: Page, number: string, away: string) {
  await page.goto(orderAt(number, 'lines'));
  const lines = rowsOf(page, 'Lines');
  await expect(lines).toHaveCount(3);
  await fromRowMenu(page, lines.nth(2), 'Cancel line');
  const drawer = dialog(page, 'Cancel line 3');
  await fillIn(drawer, { 'Cancellation Reason': 'Not wanted any more' });
  await drawer.getByRole('button', { name: 'Cancel line' }).click();
  await expect(cell(lines.nth(2), 'cancelledQuantity')).toHaveText('5');

  await fromRowMenu(page, lines.nth(1), 'Change delivery address');
  await dialog(page, 'Select Address').getByText(away).click();
  await expect(descriptionValue(page, 'Delivery address, line 2')).toContainText('Maharashtra');

  await expect(lines.nth(1)).toContainText(away.slice(0, 11));
  await page.setViewportSize({ width: 2400, height: 900 }); // all columns are drawn
  await typeInto(page, cell(lines.nth(0), 'discountPercent'), '7.25');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
  await expect(cell(lines.nth(0), 'discountPercent')).toHaveText(/^7.25/);
}

/** Ships what is chosen on the board; the rest waits for a day. */
async function ship(page: Page, board: Board, units: readonly number[], documents: string) {
  const items = await openItems(page, `orderNumber=${board.number}`, board.warehouse.name);
  await expect(items).toHaveCount(units.length);
  for (const [index] of units.entries()) await items.nth(index).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Ship To Customer' }).click();
  const drawer = dialog(page, 'Create Shipment');
  await expect(drawer.locator('.shipment-note').first()).toHaveText(new RegExp(`${documents}$`));
  for (const [index, some] of units.entries()) {
    const quantity = drawer.getByLabel(/^Quantity of /).nth(index);
    const all = await quantity.inputValue();
    await quantity.fill(String(some));
    if (some < Number(all)) await drawer.getByLabel(/^New date for /).fill(inDays(5));
  }
  await submitShipment(page, drawer);
}

/** Totals of the order's invoices that count, and the order's own total, in hundredths. */
async function totalsOf(page: Page, number: string, count: number) {
  await page.goto(orderAt(number, 'lines'));
  await expect(rowsOf(page, 'Lines').first()).toBeVisible();
  const order = hundredths(await grandTotal(page).textContent());
  await page.goto(orderAt(number, 'invoices'));
  const live = rowsOf(page, 'Invoices').filter({ hasNotText: 'Cancelled' });
  await expect(live).toHaveCount(count);
  const invoices = (await cell(live, 'grandTotal').allTextContents()).map(hundredths);
  return { order, invoices, live };
}

/** An invoice is cancelled while its goods are on the way, and made again from its challan. */
async function reinvoice(page: Page, number: string, row: Locator) {
  const cancelled = hundredths(await cell(row, 'grandTotal').textContent());
  await row.click();
  await pressInRecordMenu(dialog(page, /^Invoice /), 'Cancel');
  const drawer = dialog(page, /^Cancel /);
  await fillIn(drawer, { 'Cancellation Reason': 'The customer asks for another number' });
  await drawer.getByRole('button', { name: 'Cancel Invoice' }).click();
  await expect(dialog(page, /^Invoice /).locator('[data-status=CANCELLED]')).toBeVisible();
  await page.goto(`/logistics/delivery-challans?orderNumber=${number}&statuses=IN_TRANSIT`);
  await rowsOf(page, 'Delivery Challans').first().click();
  await dialog(page, /^Delivery Challan #/)
    .getByRole('button', { name: 'Invoice again' })
    .click();
  await dialog(page, 'Invoice again').getByRole('button', { name: 'Confirm' }).click();
  await expectNotice(page, 'Invoice made');
  return cancelled;
}

test('an order for two states, a line cancelled, invoiced in parts that add up', async ({
  openAs,
}) => {
  const [admin, manager, ops] = [
    await openAs(ADMIN),
    await openAs(MANAGER),
    await openAs(OPERATIONS),
  ];
  const board = await createOrderOfTwoStates(admin, LINES);
  const { number, away } = board;
  await changeLines(manager, number, away);

  await ship(ops, board, [3, 4], 'Warehouse to Customer creates 2 invoices');
  await ship(ops, board, [3], 'Warehouse to Customer creates 1 invoice');
  await ship(ops, board, [3], 'Warehouse to Customer creates 1 invoice');
  const { order, invoices, live } = await totalsOf(manager, number, 4);
  expect(sum(invoices)).toBe(order);

  const prints = [];
  for (const row of await live.all()) prints.push(await printOf(manager, row));
  const toMumbai = prints.filter((text) => text.includes('Maharashtra (27)'));
  expect(toMumbai).toEqual([expect.stringMatching(/IGST/)]);
  expect(toMumbai[0]).not.toMatch(/CGST/);
  const toBengaluru = prints.filter((text) => !text.includes('Maharashtra (27)'));
  for (const text of toBengaluru) expect(text).toMatch(/CGST/);
  expect(prints.length).toBe(4);

  const cancelled = await reinvoice(manager, number, live.first());
  const after = await totalsOf(manager, number, 4);
  expect(after.invoices.toSorted()).toEqual(invoices.toSorted());
  expect(after.invoices).toContain(cancelled);
  expect(sum(after.invoices)).toBe(after.order);
});

test('an order is supplied by another registration, from its warehouse and under its number', async ({
  openAs,
}) => {
  const [admin, manager, ops] = [
    await openAs(ADMIN),
    await openAs(MANAGER),
    await openAs(OPERATIONS),
  ];
  const board = await createOrderToMumbai(admin, { quantity: 4, sellingPrice: '300.00' });
  await manager.goto(orderAt(board.number, 'lines'));
  await expect(descriptionValue(manager, 'Supplied by')).toHaveText(/^Karnataka, 29/);
  await manager.getByRole('button', { name: 'Edit order' }).click();
  const drawer = dialog(manager, `Edit order ${board.number}`);
  await field(drawer, 'Supplied by').selectOption({ label: `Maharashtra, ${MUMBAI_GSTIN}` });
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(descriptionValue(manager, 'Supplied by')).toHaveText(/^Maharashtra, 27/);

  await manager.setViewportSize({ width: 2400, height: 900 }); // all columns are drawn
  const line = rowsOf(manager, 'Lines').first();
  await typeInto(manager, cell(line, 'stock'), board.warehouse.name);
  await manager.getByRole('button', { name: 'Save' }).click();
  await expect(manager.getByRole('button', { name: 'Save' })).toBeHidden();
  await ship(ops, board, [4], 'Warehouse to Customer creates 1 invoice');

  const { live } = await totalsOf(manager, board.number, 1);
  const print = await printOf(manager, live.first());
  expect(print).toContain(`GSTIN ${MUMBAI_GSTIN}`);
  expect(print).toContain('Unit 9, Nariman Bhavan');
  expect(print).toMatch(/MH-\d{4}-\d{5}/);
  expect(print).toContain('CGST');
  expect(print).toContain('SGST');
  expect(print).not.toContain('IGST');
});

test('goods without tax are printed on a bill of supply', async ({ openAs }) => {
  const manager = await openAs(MANAGER);
  const number = await numberOfBillOfSupply(manager);
  await manager.goto(`/sales/invoice?search=${number}`);
  const row = rowsOf(manager, 'Invoices').first();
  await row.click();
  const [print] = await Promise.all([
    manager.waitForEvent('popup'),
    dialog(manager, /^Bill of Supply /)
      .getByRole('button', { name: 'Download', exact: true })
      .click(),
  ]);
  await expect(print.getByRole('heading', { name: 'Bill of Supply' }).first()).toBeVisible();
  const text = await print.locator('body').innerText();
  expect(text).toContain('Value without tax');
  expect(text).not.toMatch(/CGST|IGST|reverse charge/);
  await print.close();
});
