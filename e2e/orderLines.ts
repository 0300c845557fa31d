import type { Locator, Page } from '@playwright/test';

export interface PastedLine {
  sku: string;
  quantity: number;
  price: string;
}

/** Lines over ten SKUs of the demo data, by their numbers. */
export const sampleLines = (count: number): PastedLine[] =>
  Array.from({ length: count }, (_, index) => ({
    sku: `#${(index % 10) + 1}`,
    quantity: (index % 9) + 1,
    price: `${100 + index}.50`,
  }));

/** Format of a spreadsheet's clipboard: tabs, ₹, thousands separators. */
const toTsv = (
  lines: readonly PastedLine[],
  columns: (line: PastedLine) => readonly string[],
): string => lines.map((line) => columns(line).join('\t')).join('\r\n');

export const linesOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Create Order' }).getByRole('group', { name: 'Lines' });

export const lineCell = (page: Page, row: number, column: string): Locator =>
  linesOf(page).locator(`.ag-row[row-index="${row}"] [col-id="${column}"]`);

/** Opens the drawer of a new order with these lines pasted, and waits until all are known. */
export async function pasteOrder(page: Page, lines: readonly PastedLine[]): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/sales/orders');
  await page.getByRole('button', { name: 'Create Order' }).click();
  await lineCell(page, 0, 'sku').click();
  const columns = await linesOf(page)
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map((head) => head.getAttribute('col-id') ?? ''));
  const sheet = toTsv(lines, ({ sku, quantity, price }) => {
    const cells: Record<string, string> = {
      sku,
      quantity: String(quantity),
      sellingPrice: `₹ ${price}`,
    };
    return columns
      .filter((id) => ['sku', 'seller', 'quantity', 'costPrice', 'sellingPrice'].includes(id))
      .map((id) => cells[id] ?? '');
  });
  await page.evaluate((text) => navigator.clipboard.writeText(text), sheet);
  await page.keyboard.press('ControlOrMeta+v');
  // unknown SKUs replace that message as soon as the server has responded
  const notice = new RegExp(`^(${lines.length} lines pasted\\.|\\d+ not known: marked red\\.)`);
  await linesOf(page).getByText(notice).first().waitFor();
}
