import { rowsOf } from './grids.ts';
import { expect, test } from './journey.ts';
import { goTo } from './navigation.ts';

test.use({ person: 'admin@example.com' });

const RUN = String(Date.now()).slice(-6);
const sheet = (...lines: string[]) => ({
  name: `groups-${RUN}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(['external_id,organisation_name', ...lines].join('\n')),
});

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
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Everything was taken back.')).toBeVisible();
});
