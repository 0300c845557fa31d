import { rowsOf } from './grids.ts';
import { expect, test } from './journey.ts';
import { goTo } from './navigation.ts';
import { queryGateway } from './orderSetup.ts';

test.use({ person: 'admin@example.com' });

const RUN = String(Date.now()).slice(-6);
const csv = (name: string, ...lines: string[]) => ({
  name: `${name}-${RUN}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});
const sheet = (...lines: string[]) => csv('groups', 'external_id,organisation_name', ...lines);

test('a sheet with a fault is refused, mended, applied and undone', async ({ page }) => {
  await goTo(page, '/imports?sheet=ORGANISATION');
  const file = page.getByLabel('Sheet', { exact: true });
  await file.setInputFiles(sheet(`a${RUN},Coorg Stays ${RUN}`, `b${RUN},COORG STAYS ${RUN}`));
  await expect(page.getByRole('heading', { name: 'Organisations from Own sheets' })).toBeVisible();
  const rows = rowsOf(page, 'Rows');
  await expect(rows.filter({ hasText: `b${RUN}` })).toContainText('is in row 2 already');
  await expect(page.getByRole('button', { name: 'Apply' })).toBeHidden();

  await goTo(page, '/imports?sheet=ORGANISATION');
  await file.setInputFiles(sheet(`a${RUN},Coorg Stays ${RUN}`, `b${RUN},Hampi Stays ${RUN}`));
  await expect(rows.filter({ hasText: `b${RUN}` })).toContainText('New');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('All rows were written: 2 new, 0 changed.')).toBeVisible();

  await goTo(page, `/sales/organisations?name=${RUN}`);
  await expect(page.getByText(`Hampi Stays ${RUN}`)).toBeVisible();

  await goTo(page, '/imports');
  await rowsOf(page, 'Imports').first().getByRole('link').click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Everything was taken back.')).toBeVisible();
});

test('an open order of two rows comes in with what is open of it, under a number of ours', async ({
  page,
}) => {
  const { known, skusNamed } = await queryGateway<{
    known: { items: { customer: { name: string } }[] };
    skusNamed: { sku: { name: string } }[];
  }>(
    page,
    '{ known: orders(limit: 1) { items { customer { name } } } skusNamed(references: ["#1", "#2"]) { sku { name } } }',
    {},
  );
  const [first, second] = skusNamed.map(({ sku }) => `"${sku.name}"`);
  const head = `${RUN},"${known.items[0]?.customer.name}",OLD/${RUN},14-09-2026`;
  await goTo(page, '/imports?sheet=OPEN_ORDER');
  const file = page.getByLabel('Sheet', { exact: true });
  const columns = 'external_id,customer,number,date,sku,quantity,delivered,price';
  const lines = [`${head},${first},"1,200",1170,450`, `${head},${second},12,,380.50`];
  await file.setInputFiles(csv('orders', columns, ...lines));
  const rows = rowsOf(page, 'Rows');
  await expect(rows.filter({ hasText: 'quantity: 1200' })).toContainText('New');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('All rows were written: 2 new, 0 changed.')).toBeVisible();

  const { orders } = await queryGateway<{
    orders: { items: { number: string; oldNumber: string }[] };
  }>(page, '{ orders(limit: 10) { items { number oldNumber } } }', {});
  const made = orders.items.find(({ oldNumber }) => oldNumber === `OLD/${RUN}`);
  await goTo(page, `/sales/orders/order-details/${made?.number}`);
  await expect(page.getByText(`OLD/${RUN} of 2026-09-14`)).toBeVisible();
  await expect(page.getByRole('gridcell', { name: '1,170', exact: true })).toBeVisible();
});
