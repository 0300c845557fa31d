import type { Locator, Page } from '@playwright/test';
import { dialog, field, fillIn } from './forms.ts';
import { rowsOf } from './grids.ts';
import { expect } from './journey.ts';

/** Value under a name. */
export const descriptionValue = (place: Page | Locator, name: string) =>
  place
    .locator('.kit-description-list > div, .record-strip > div')
    .filter({
      has: ('page' in place ? place.page() : place).locator('dt', {
        hasText: new RegExp(`^${name}$`),
      }),
    })
    .locator('dd');

/** One of the totals under lines. */
export const total = (place: Page | Locator, name: string) =>
  place
    .locator('.kit-totals > div')
    .filter({
      has: ('page' in place ? place.page() : place).locator('dt', {
        hasText: new RegExp(`^${name}$`),
      }),
    })
    .locator('dd');

type List = 'Payments' | 'Receipts';

/** Records a payment or a receipt in its list; the head of a delivered order offers the same button. */
export async function record(page: Page, list: List, amount: string, reference: string) {
  await page
    .getByRole('region', { name: list })
    .getByRole('button', { name: list === 'Payments' ? 'Record payment' : 'Record receipt' })
    .click();
  const drawer = dialog(page, /^Record (payment|receipt)/);
  await fillIn(drawer, { Amount: amount, 'Reference Number': reference });
  await field(drawer, 'Payment Mode').selectOption('BANK_TRANSFER');
  await drawer.getByRole('button', { name: 'Record', exact: true }).click();
  return drawer;
}

/** Does the only thing that is asked of a payment next. */
export async function changeStatus(
  page: Page,
  list: List,
  action: string,
  status: string,
  reference = '',
) {
  await rowsOf(page, list).filter({ hasText: reference }).first().click();
  const drawer = dialog(page, /^Payment \d+$/);
  await drawer.getByRole('button', { name: action, exact: true }).click();
  await dialog(page, /^Payment \d+$/)
    .getByRole('button', { name: 'Confirm' })
    .click();
  await expect(drawer.locator(`[data-status=${status}]`).first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
}

/** A step of a record's progress line; its text says how far it is. */
export const progressOf = (page: Page, step: string) =>
  page.getByRole('list', { name: 'Progress' }).getByRole('listitem').filter({ hasText: step });
