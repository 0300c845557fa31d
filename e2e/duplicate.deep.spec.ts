import { fromRowMenu, pressInRecordMenu } from './forms.ts';
import { cell, rowsOf } from './grids.ts';
import { expect, test } from './journey.ts';

test.use({ person: 'admin@example.com' });

test('an order is made again from its menu, with lines, customer and prices that one chose', async ({
  page,
}) => {
  await page.goto('/sales/orders?statuses=DELIVERED');
  await rowsOf(page, 'Sales Orders').first().getByRole('link').first().click();
  const heading = page.getByRole('heading', { name: /^Order SO-/ });
  const number = ((await heading.textContent()) ?? '').replace('Order ', '');
  const before = await cell(rowsOf(page, 'Lines').first(), 'quantity').textContent();
  await pressInRecordMenu(page, 'Duplicate');

  const drawer = page.getByRole('dialog', { name: 'Create Order' });
  await expect(drawer.getByText(`Lines of order ${number} of`)).toBeVisible();
  await expect(cell(rowsOf(drawer, 'Lines').first(), 'quantity')).toHaveText(before ?? '');
  await expect(drawer.getByText(/no price is agreed for today; it was ₹/).first()).toBeVisible();
  await drawer.getByRole('button', { name: /^Take the (old price|\d+ old prices)$/ }).click();
  await expect(drawer.getByText(/no price is agreed/)).toHaveCount(0);
  await expect(page).toHaveURL(/copyOrder=/); // the order is made by Create alone
  await drawer.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(heading).toBeVisible();
  await expect(heading).not.toHaveText(`Order ${number}`);
  await expect(cell(rowsOf(page, 'Lines').first(), 'quantity')).toHaveText(before ?? '');
});

test('a quotation is asked for again as an enquiry, with what the customer ordered last', async ({
  page,
}) => {
  await page.goto('/sales/quotations?statuses=CONVERTED_TO_ORDER');
  const row = rowsOf(page, 'Quotations').first();
  const id = (await row.getByRole('link').first().textContent()) ?? '';
  await fromRowMenu(page, row, 'Duplicate');
  const sheet = page.getByRole('dialog', { name: 'Create Quote Request' });
  await expect(sheet.getByText(`Lines of quotation ${id} of`)).toBeVisible();
  const lines = rowsOf(sheet, 'Lines').filter({ hasText: /\d/ });
  await expect(lines.first()).toBeVisible();
  const copied = await lines.count();
  await sheet.getByRole('button', { name: 'Same as last time' }).click();
  await expect(sheet.getByText(/^Lines of order SO-/)).toBeVisible();
  await expect.poll(() => lines.count()).toBeGreaterThan(copied);
  await sheet.getByRole('button', { name: /^Create \d+ requests$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(rowsOf(page, 'Quote Requests').first()).toContainText(/ENQ-\d+/);
});
