import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pressInRecordMenu } from './forms.ts';
import { rowsOf } from './grids.ts';
import { expect, test } from './journey.ts';

test.use({ person: 'admin@example.com' });

/** Opens a list and ticks its first rows; answers their numbers. */
async function tick(page: Page, list: string, path: string, count: number): Promise<string[]> {
  await page.goto(path);
  const rows = rowsOf(page, list);
  await expect(rows.first().getByRole('link').first()).toBeVisible();
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const row = page
      .getByRole('group', { name: list, exact: true })
      .locator(`[role=row][row-index="${at}"]`);
    ids.push((await row.getByRole('link').first().textContent()) ?? '');
    await row.getByRole('checkbox').click();
  }
  await expect(page.getByText(`${count} selected`)).toBeVisible();
  return ids;
}

test('three quotations are confirmed together; the one that somebody rejected meanwhile says why', async ({
  page,
  context,
}) => {
  const [, rejected = ''] = await tick(page, 'Quotations', '/sales/quotations?statuses=SENT', 3);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm quotations' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);

  const other = await context.newPage();
  await other.goto(`/sales/quotation-details/${rejected}`);
  await pressInRecordMenu(other, 'Reject');
  await other.getByLabel(/Rejection Reason/).fill('Too dear');
  await other.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expect(other.getByText('Too dear')).toBeVisible();
  await other.close();

  await dialog.getByRole('button', { name: 'Confirm (3)' }).dblclick();
  await expect(dialog.getByRole('status')).toHaveText('2 done, 1 failed');
  const line = dialog.getByRole('listitem').filter({ hasText: `Quotation ${rejected}` });
  await expect(line).toContainText(/Failed: .+/);
  await dialog.getByRole('button', { name: 'Try 1 again' }).click();
  await expect(dialog.getByRole('status')).toHaveText('2 done, 1 failed');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
});

test('ticked invoices are one PDF, in the order of the list', async ({ page }) => {
  await tick(page, 'Invoices', '/sales/invoice?statuses=ISSUED', 2);
  await page.getByRole('button', { name: 'Download as one PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download 2 as one PDF' });
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Confirm (2)' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('Invoices.pdf');
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(dialog).toBeHidden();
});
