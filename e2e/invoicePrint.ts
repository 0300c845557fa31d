import { expect, type Locator, type Page } from '@playwright/test';
import { closeTop, dialog } from './forms.ts';

/** The print of an invoice, in a tab of its own. */
export async function printOf(page: Page, row: Locator): Promise<string> {
  await row.click();
  const [print] = await Promise.all([
    page.waitForEvent('popup'),
    dialog(page, /^Invoice /)
      .getByRole('button', { name: 'Download', exact: true })
      .click(),
  ]);
  await expect(print.getByText('Place of supply').first()).toBeVisible();
  const text = await print.locator('body').innerText();
  await print.close();
  await closeTop(page, /^Invoice /);
  return text;
}
