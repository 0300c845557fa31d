import type { Page } from '@playwright/test';
import { dialog, field, fillIn, inDays, openRecordMenu, pressInRecordMenu } from './forms.ts';
import { cell, grandTotal, hundredths, rowsOf } from './grids.ts';
import { expect, test } from './journey.ts';
import { visit } from './navigation.ts';
import { changeStatus, descriptionValue, progressOf, record } from './payments.ts';
import { mailsTo } from './signIn.ts';

const [BUYER, PAYER, APPROVER] = [
  'kavita.sourcing@example.com',
  'manager@example.com',
  'admin@example.com',
];
/** A sales person whose customers ask for what the buyer manages. */
const SALES: Record<string, string> = {
  'Asha Nair': 'asha.sales@example.com',
  'Rohan Mehta': 'rohan.sales@example.com',
};
const CUSTOMER_PO = `PO/PAID/${Date.now()}`;
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z]\dZ[A-Z\d]$/;

const amount = async (page: Page, list: string, column: string) =>
  (await rowsOf(page, list).locator(`[col-id="${column}"]`).allTextContents()).map(hundredths);
const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
/** A sent quotation in the buyer's row scope: its address and its sales person. */
async function findQuotation(buyer: Page) {
  await visit(buyer, '/sales/quotations?statuses=CONFIRMED&limit=20');
  // one item: it is the buyer's, and so will the order be
  const ofOneItem = buyer.locator('[col-id="itemCount"]', { hasText: /^1$/ });
  const byOneOfTwo = { hasText: new RegExp(Object.keys(SALES).join('|')), has: ofOneItem };
  const row = rowsOf(buyer, 'Quotations').filter(byOneOfTwo).last();
  await expect(row).toBeVisible();
  await expect(buyer.locator('[aria-busy=true]')).toHaveCount(0); // all rows are drawn
  const seller = (await cell(row, 'salesPerson.name').textContent()) ?? '';
  const path = await row.getByRole('link').first().getAttribute('href');
  return { path: path ?? '', email: SALES[seller] ?? '' };
}

/**
 * Converts the quotation to an order with the customer's own order number; returns its address and
 * the customer's total.
 */
async function order(sales: Page, path: string) {
  await visit(sales, path);
  const total = hundredths(await grandTotal(sales).textContent());
  await sales.getByRole('button', { name: 'Convert to order' }).click();
  const drawer = dialog(sales, /to an order$/);
  await fillIn(drawer, { 'Customer PO Number': CUSTOMER_PO, 'Delivery Date': inDays(14) });
  await drawer.getByRole('button', { name: 'Create order' }).click();
  const heading = sales.getByRole('heading', { name: /^Order / });
  await expect(heading).toBeVisible();
  await expect(sales.locator('.record-identity')).toContainText(CUSTOMER_PO);
  expect(hundredths(await grandTotal(sales).textContent()), 'the order costs what was quoted').toBe(
    total,
  );
  expect(sum(await amount(sales, 'Lines', 'total'))).toBe(total);
  await expect(rowsOf(sales, 'Lines').locator('[col-id="costPrice"]')).toHaveCount(0);
  await expect(sales.getByRole('button', { name: 'Generate PO' })).toBeHidden(); // buyers generate it
  return { total, path: new URL(sales.url()).pathname };
}

/**
 * One draft of the first seller, for everything left of the order's lines of theirs; returns its
 * address.
 */
async function generate(buyer: Page, orderPage: string): Promise<string> {
  await visit(buyer, orderPage);
  const generated = async () =>
    sum((await amount(buyer, 'Lines', 'generatedQuantity')).map((hundredth) => hundredth / 100));
  expect(await generated()).toBe(0);
  await buyer.getByRole('button', { name: 'Generate PO' }).click();
  const drawer = dialog(buyer, 'Generate purchase orders');
  const sellers = drawer.locator('.po-generate-seller');
  await expect(sellers.first()).toBeVisible();
  for (const other of (await sellers.all()).slice(1))
    await other.getByRole('checkbox').uncheck({ force: true });
  const wanted = (
    await sellers.first().locator('[row-index] [col-id="remaining"]').allTextContents()
  ).map(hundredths);
  await drawer.getByRole('button', { name: 'Generate' }).click();
  const made = drawer.getByRole('list', { name: 'Purchase orders made' }).getByRole('link');
  await expect(made).toHaveCount(1);
  await expect(sellers.first()).toContainText('Nothing left to buy'); // at most what was ordered
  await expect(sellers.first().getByRole('checkbox')).toBeDisabled();
  const path = (await made.getAttribute('href')) ?? '';
  await visit(buyer, orderPage);
  await expect.poll(generated).toBe(sum(wanted) / 100);
  return path;
}

/** The effects of a cancellation are shown before the confirmation; nobody confirms here. */
async function checkCancellationPreview(
  page: Page,
  { path, total }: { path: string; total: number },
  poPath: string,
) {
  await visit(page, path);
  await pressInRecordMenu(page, 'Cancel order');
  const preview = dialog(page, /^Cancel order/);
  expect(hundredths(await descriptionValue(preview, 'Amount of the order').textContent())).toBe(
    total,
  );
  await expect(descriptionValue(preview, 'Quotation open again')).toHaveText(/^\d+$/);
  const po = preview.getByRole('region', { name: 'Purchase orders' }).getByRole('listitem');
  await expect(po.getByRole('link')).toHaveAttribute('href', poPath);
  await expect(po).toContainText('will be cancelled');
  await preview.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(preview).toBeHidden();
  await expect(page.locator('[data-status=CONFIRMED]').first()).toBeVisible();
}

/** Orders of the seller, whose details are put right first; answers what is due. */
async function issue(buyer: Page, path: string, phone: string): Promise<number> {
  await visit(buyer, path);
  await expect(buyer.locator('[data-status=DRAFT]')).toBeVisible();
  const due = hundredths(await buyer.locator('.kit-totals dd').last().textContent());
  expect(sum(await amount(buyer, 'Purchase Order Lines', 'total'))).toBe(due);
  await buyer.getByRole('button', { name: 'Issue' }).click();
  const drawer = dialog(buyer, /^Issue purchase order/);
  await expect(field(drawer, 'GST number')).toHaveValue(GSTIN);
  const email = await field(drawer, 'E-mail').inputValue();
  await fillIn(drawer, { 'E-mail': 'nobody', 'Whatsapp number': '12345' });
  await drawer.getByRole('button', { name: 'Issue' }).click();
  await expect(drawer.getByText('Please enter a valid E-mail.')).toBeVisible();
  await expect(drawer.getByText('Whatsapp number must be 10 digits.')).toBeVisible();
  await expect(buyer.locator('[data-status=DRAFT]')).toBeVisible();
  const mails = mailsTo(email).length;
  await fillIn(drawer, { 'E-mail': email, 'Whatsapp number': phone });
  await drawer.getByRole('button', { name: 'Issue' }).click();
  await expect(drawer).toBeHidden();
  await expect(buyer.locator('[data-status=ISSUED]')).toBeVisible();
  await expect
    .poll(() => mailsTo(email).length, 'the seller has the order by mail')
    .toBe(mails + 1);
  return due;
}

const payments = (page: Page) => rowsOf(page, 'Payments');

test('a quotation becomes an order and a purchase order, which two people pay', async ({
  openAs,
}) => {
  const buyer = await openAs(BUYER);
  const quotation = await findQuotation(buyer);
  const made = await order(await openAs(quotation.email), quotation.path);
  const path = await generate(buyer, made.path);
  const approver = await openAs(APPROVER);
  await checkCancellationPreview(approver, made, path);
  const phone = `9${String(Date.now()).slice(-9)}`;
  const due = await issue(buyer, path, phone);
  await buyer.reload();
  await expect(buyer.locator('[data-status=ISSUED]')).toBeVisible();
  await expect(buyer.locator('.kit-description-list')).toContainText(phone);

  const payer = await openAs(PAYER);
  await visit(payer, `${path}?tab=finance`);
  const rupees = (due / 100).toFixed(2);
  const tooMuch = await record(payer, 'Payments', ((due + 1) / 100).toFixed(2), 'UTR-1');
  await expect(tooMuch.getByText(/^Only ₹ .* still open\.$/)).toBeVisible();
  await fillIn(tooMuch, { Amount: rupees });
  await tooMuch.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(tooMuch).toBeHidden();
  await expect(payments(payer)).toHaveCount(1);
  expect(hundredths(await cell(payments(payer).first(), 'amount').textContent())).toBe(due);
  await payments(payer).first().click();
  await expect(
    dialog(payer, /^Payment \d+$/).getByRole('button', { name: 'Approve' }),
  ).toBeDisabled(); // approved by another person

  await visit(approver, `${path}?tab=finance`);
  await changeStatus(approver, 'Payments', 'Approve', 'APPROVED');
  await payer.reload();
  await changeStatus(payer, 'Payments', 'Mark as paid', 'PAID');
  await expect(payer.getByText(/^₹ 0\.00 of .* still open$/)).toBeVisible();
  await payer.reload();
  await expect(progressOf(payer, 'Paid')).toHaveText('Paid: done');
  expect(hundredths(await descriptionValue(payer, 'Paid').textContent())).toBe(due);
  await expect(descriptionValue(payer, 'Asked to be paid')).toHaveCount(0);

  await visit(approver, made.path);
  await expect(rowsOf(approver, 'Lines').first()).toBeVisible();
  await openRecordMenu(approver);
  await expect(approver.getByRole('menuitem', { name: 'Raise ticket' })).toBeVisible();
  await expect(approver.getByRole('menuitem', { name: 'Cancel order' })).toBeHidden(); // issued purchase orders block it
});
