import type { Page } from '@playwright/test';
import { dialog } from './forms.ts';
import { cell, hundredths, rowsOf } from './grids.ts';
import { expect } from './journey.ts';
import { changeStatus, progressOf, record, total } from './payments.ts';

export const [OPERATIONS, MANAGER, ADMIN] = [
  'ravi.ops@example.com',
  'manager@example.com',
  'admin@example.com',
];
export const RUN = String(Date.now()).slice(-6);

/** Sum in paise. */
export const withGst = (units: number, price: number, gstPercent: string) =>
  Math.round(units * price * (100 + Number(gstPercent)));
const rupees = (amount: number) => (amount / 100).toFixed(2);
export const amountOf = async (place: ReturnType<typeof total>) =>
  hundredths(await place.textContent());

export const orderAt = (number: string, tab: string) =>
  `/sales/orders/order-details/${number}?tab=${tab}`;
export const purchaseAt = (poId: string, tab: string) =>
  `/purchase/purchase-order/purchase-orders-details/${poId}?tab=${tab}`;

interface Expected {
  sum: number;
  received?: number;
  credited?: number;
  status: string;
}

/** An invoice of an order by its total, open: received and due amounts. */
export async function openInvoice(
  page: Page,
  number: string,
  { sum, received = 0, credited = 0, status }: Expected,
) {
  await page.goto(orderAt(number, 'invoices'));
  const invoices = rowsOf(page, 'Invoices');
  await expect(invoices.first()).toBeVisible();
  const sums = (await invoices.locator('[col-id="grandTotal"]').allTextContents()).map(hundredths);
  expect(sums).toContain(sum);
  await invoices.nth(sums.indexOf(sum)).click();
  const drawer = dialog(page, /^Invoice /);
  await expect(drawer.locator(`[data-status=${status}]`).first()).toBeVisible();
  expect(await amountOf(total(drawer, 'Total'))).toBe(sum);
  expect(await amountOf(total(drawer, 'Received'))).toBe(received);
  expect(await amountOf(total(drawer, 'Credited'))).toBe(credited);
  expect(await amountOf(total(drawer, 'Due'))).toBe(sum - received - credited);
  return drawer;
}

/** The tag beside a heading. */
const statusOf = (page: Page, heading: string) =>
  page.getByRole('heading', { name: heading }).locator('..').locator('.bp6-tag').first();

export async function expectOrder(page: Page, number: string, status: string) {
  await page.goto(orderAt(number, 'lines'));
  await expect(statusOf(page, `Order ${number}`)).toHaveText(status);
}

/** Receipt of a customer. */
export async function receive(manager: Page, number: string, amount: number, reference: string) {
  await manager.goto(orderAt(number, 'finance'));
  await expect(await record(manager, 'Receipts', rupees(amount), reference)).toBeHidden();
  await changeStatus(manager, 'Receipts', 'Mark as paid', 'PAID', reference);
}

/** Payment to a vendor: recorded by one, approved by another. */
export async function pay(
  manager: Page,
  approver: Page,
  poId: string,
  amount: number,
  bills: number,
) {
  await manager.goto(purchaseAt(poId, 'finance'));
  await expect(
    await record(manager, 'Payments', rupees(amount), `UTR-${poId}-${RUN}`),
  ).toBeHidden();
  await rowsOf(manager, 'Payments').first().click();
  await expect(
    dialog(manager, /^Payment \d+$/).getByRole('button', { name: 'Approve' }),
  ).toBeDisabled();
  await approver.goto(purchaseAt(poId, 'finance'));
  await changeStatus(approver, 'Payments', 'Approve', 'APPROVED');
  await manager.reload();
  await changeStatus(manager, 'Payments', 'Mark as paid', 'PAID');
  await manager.reload();
  await expect(rowsOf(manager, 'Bills').locator('[col-id="status"]')).toHaveText(
    Array.from({ length: bills }, () => 'Paid'),
  );
  await expect(progressOf(manager, 'Paid')).toHaveText('Paid: done');
  await expect(progressOf(manager, 'Billed')).toHaveText('Billed: done');
  await expect(statusOf(manager, `Purchase Order ${poId}`)).toHaveText('Paid');
}

interface Stock {
  quantity: number;
  reserved: number;
}

/** Stock of one SKU in a warehouse. */
export async function stockOf(page: Page, warehouseId: string, skuId: string): Promise<Stock> {
  await page.goto(`/inventory/warehouse/${warehouseId}?sku=${skuId}`);
  const row = rowsOf(page, 'Stock');
  await expect(row.or(page.getByText('No stock in this warehouse.'))).toHaveCount(1);
  if ((await row.count()) === 0) return { quantity: 0, reserved: 0 };
  const units = async (column: string) => hundredths(await cell(row, column).textContent()) / 100;
  return { quantity: await units('quantity'), reserved: await units('reservedQuantity') };
}
