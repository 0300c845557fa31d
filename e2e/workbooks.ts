import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const SHEET = 'xl/worksheets/sheet1.xml';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Presses what offers formats and answers the file that is saved. */
export async function download(
  page: Page,
  button: Locator,
  format: string,
): Promise<{ name: string; bytes: Buffer }> {
  await button.click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).click();
  const file = await saved;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** A workbook with other texts in its cells, as a user sends it back. */
export function withTexts(
  book: Uint8Array,
  texts: Record<string, string>,
): { name: string; mimeType: string; buffer: Buffer } {
  const parts = unzipSync(book);
  const sheet = strFromU8(parts[SHEET] ?? new Uint8Array());
  const missing = Object.keys(texts).filter((text) => !sheet.includes(`>${text}<`));
  if (missing.length) throw new Error(`Not in the sheet: ${missing.join(', ')}`);
  const written = Object.entries(texts).reduce(
    (all, [from, to]) => all.replace(`>${from}<`, `>${to}<`),
    sheet,
  );
  return {
    name: 'sheet.xlsx',
    mimeType: XLSX,
    buffer: Buffer.from(zipSync({ ...parts, [SHEET]: strToU8(written) })),
  };
}
