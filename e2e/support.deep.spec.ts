import { rowsOf } from './grids.ts';
import { pressInRecordMenu } from './forms.ts';
import { expect, test } from './journey.ts';
import { goTo } from './navigation.ts';

test.use({ person: 'asha.sales@example.com' });

const RUN = String(Date.now()).slice(-6);
const PDF = {
  name: 'note.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
};

test('a ticket about an order, with a file, until it is closed', async ({ page, openAs }) => {
  const subject = `Short delivery ${RUN}`;
  await goTo(page, '/sales/orders');
  await rowsOf(page, 'Sales Orders').getByRole('link').first().click();
  await pressInRecordMenu(page, 'Raise ticket');
  const form = page.getByRole('form', { name: 'Order Status' });
  await expect(form.getByText('Total', { exact: true })).toBeVisible();
  const number = await form.getByLabel('Order number').inputValue();
  await form.getByLabel('Subject').fill(subject);
  await form.getByLabel('Issue type').selectOption('Partial Delivery');
  await form.getByLabel('Category').selectOption('Packaging Material');
  await form.getByLabel('Packaging Material').fill('Cartons');
  await form.getByLabel('Description').fill('Only 10 of 12 came.');
  await form.getByLabel('Attachments').setInputFiles(PDF);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('You will get an update via email').first()).toBeVisible();

  const row = rowsOf(page, 'Your tickets').filter({ hasText: subject });
  await expect(row).toContainText('Open');
  await row.getByText(subject).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: number })).toBeVisible();
  const file = drawer.getByRole('link', { name: 'note.pdf' });
  await expect(file).toBeVisible();
  const address = new URL((await file.getAttribute('href')) ?? '', page.url()).href;
  expect((await page.request.get(address)).headers()['content-type']).toBe('application/pdf');

  const desk = await openAs('manager@example.com');
  await desk.goto('/ops-support');
  await rowsOf(desk, 'Tickets').filter({ hasText: subject }).getByText(subject).click();
  await desk.getByRole('button', { name: 'Close ticket' }).click();
  await expect(desk.getByRole('button', { name: 'Open again' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close', exact: true }).click(); // the notice has one too
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(row).toContainText('Closed');
  const list = page.getByRole('region', { name: 'Your tickets' });
  await list.getByLabel('Status', { exact: true }).selectOption('Open');
  await expect(row).toHaveCount(0);
  await list.getByLabel('Status', { exact: true }).selectOption('Closed');
  await expect(row).toBeVisible();
});
