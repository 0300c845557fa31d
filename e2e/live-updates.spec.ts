import type { Page } from '@playwright/test';
import { dialog, pressInRecordMenu } from './forms.ts';
import { cell, rowsOf, typeInto } from './grids.ts';
import { expect, test } from './journey.ts';
import { createOrderFromStock } from './orderSetup.ts';

test.use({ person: 'admin@example.com' });

const unsaved = (page: Page) => page.getByRole('group', { name: 'Unsaved changes' });
const quantity = (page: Page) => cell(rowsOf(page, 'Items').first(), 'quantity');
const changed = (page: Page, what: string) =>
  page.getByRole('alert').filter({ hasText: `Someone else changed this ${what}` });

test('an order that somebody else makes and cancels: list and document show it without a reload', async ({
  page,
  openAs,
}) => {
  const other = await openAs('manager@example.com');
  await other.goto('/sales/orders');
  await expect(rowsOf(other, 'Sales Orders').first()).toBeVisible();
  const { number } = await createOrderFromStock(page, 3, { quantity: 4, sellingPrice: '900.00' });
  const row = rowsOf(other, 'Sales Orders').filter({ hasText: number });
  await expect(row, 'the list has the new order').toBeVisible();

  const document = await openAs('manager@example.com');
  await document.goto(`/sales/orders/order-details/${number}`);
  const status = (on: Page) =>
    on
      .getByRole('heading', { name: `Order ${number}` })
      .locator('..')
      .locator('.bp6-tag')
      .first();
  await expect(status(document)).toBeVisible();
  await page.goto(`/sales/orders/order-details/${number}`);
  await pressInRecordMenu(page, 'Cancel order');
  const drawer = dialog(page, /^Cancel order/);
  await drawer.getByLabel(/Reason/).fill('Ordered twice');
  await drawer.getByRole('button', { name: 'Cancel order' }).click();
  await expect(status(page)).toHaveText('Cancelled');
  await expect(status(document), 'the document').toHaveText('Cancelled');
  await expect(document.getByText('Ordered twice').first()).toBeVisible();
  await expect(row, 'the row of the list').toContainText('Cancelled');
});

test('a quotation that both have open: what is typed stays, and says that the other one has saved', async ({
  page,
  openAs,
}) => {
  await page.goto('/sales/quotations?statuses=SENT&limit=20');
  await rowsOf(page, 'Quotations').nth(3).getByRole('link').first().click();
  await expect(quantity(page)).toBeVisible();
  const [typing, reading] = [
    await openAs('manager@example.com'),
    await openAs('manager@example.com'),
  ];
  for (const other of [typing, reading]) {
    await other.goto(new URL(page.url()).pathname);
    await expect(quantity(other)).toBeVisible();
  }
  await typeInto(typing, quantity(typing), '41');

  await page.getByLabel('Remarks').fill('Delivery by road');
  await unsaved(page).getByRole('button', { name: 'Save' }).click();
  await expect(unsaved(page)).toBeHidden();

  await expect(reading.getByLabel('Remarks')).toHaveValue('Delivery by road');
  await expect(changed(reading, 'quotation')).toBeHidden();
  await expect(changed(typing, 'quotation')).toBeVisible();
  await expect(quantity(typing)).toHaveText('41');
  await changed(typing, 'quotation').getByRole('button', { name: 'Reload' }).click();
  await expect(changed(typing, 'quotation')).toBeHidden();
  await unsaved(typing).getByRole('button', { name: 'Save' }).click();
  await expect(unsaved(typing)).toBeHidden();
  await expect(quantity(page), 'without a reload').toHaveText('41');
  await expect(page.getByLabel('Remarks')).toHaveValue('Delivery by road');
});
