import { expect, type Locator, type Page } from '@playwright/test';

/** The rows of a grid by its label, as drawn. */
export const rowsOf = (page: Page | Locator, label: string): Locator =>
  page.getByRole('group', { name: label, exact: true }).locator('[role=row][row-index]');

export const cell = (row: Locator, column: string): Locator => row.locator(`[col-id="${column}"]`);

/** Rupees or a percentage as the console shows them, in hundredths. */
export const hundredths = (text: string | null): number => {
  const [whole = '', part = ''] = (text ?? '')
    .replace('−', '-')
    .replace(/[^\d.-]/g, '')
    .split('.');
  return Number(whole + part.padEnd(2, '0').slice(0, 2));
};

export const grandTotal = (page: Page | Locator): Locator =>
  page.locator('.kit-totals div', { hasText: 'Grand total' }).locator('dd');

/** Shows all columns of a group; they stay so for this person. */
export async function unfold(page: Page | Locator, group: string): Promise<void> {
  const head = page.getByRole('columnheader').getByRole('button', { name: group });
  await head.click();
  await expect(head).toHaveAttribute('title', 'Show fewer columns');
}

/** Types over the value of a line's cell. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}
