import type { Locator, Page } from '@playwright/test';
import { cell, rowsOf } from './grids.ts';
import { expect } from './journey.ts';

/** Product and quantity. */
export type EnquiryLine = readonly [name: string, quantity: number];

/** Puts lines into the clipboard as a sheet holds them. */
export async function copyLines(page: Page, lines: readonly EnquiryLine[]): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const text = lines.map(([name, quantity]) => `${quantity}\t${name}`).join('\n');
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
}

/** Pastes what was copied into the focused field of the sheet, and submits it once all products are found. */
export async function pasteAndCreate(
  page: Page,
  sheet: Locator,
  lines: readonly EnquiryLine[],
): Promise<void> {
  await page.keyboard.press('ControlOrMeta+v');
  await expect(sheet.getByText(`${lines.length} lines pasted.`)).toBeVisible();
  for (const [row, [name]] of lines.entries()) {
    const line = rowsOf(sheet, 'Lines').and(page.locator(`[row-index="${row}"]`));
    await expect(cell(line, 'sku')).toHaveText(name);
    // the unit comes with the product that was looked up; until then nothing is sent
    await expect(cell(line, 'unit')).not.toHaveText('');
    await expect(cell(line, 'sku')).not.toHaveClass(/line-invalid/);
  }
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(sheet).toBeHidden();
}

/** Number of the enquiry whose last line the list of quote requests begins with. */
export async function newestEnquiry(page: Page, lines: readonly EnquiryLine[]): Promise<string> {
  const newest = rowsOf(page, 'Quote Requests').and(page.locator('[row-index="0"]'));
  await expect(cell(newest, 'sku.name')).toHaveText(lines.at(-1)?.[0] ?? '');
  return (await cell(newest, 'enquiry.number').textContent()) ?? '';
}

/** The lines of an order have the quantities that were asked for, in that order. */
export async function expectQuantities(page: Page, lines: readonly EnquiryLine[]): Promise<void> {
  for (const [row, [, quantity]] of lines.entries())
    await expect(
      cell(rowsOf(page, 'Lines').and(page.locator(`[row-index="${row}"]`)), 'quantity'),
    ).toHaveText(quantity.toLocaleString('en-IN'));
}
