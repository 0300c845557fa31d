import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** A drawer or dialog by its title. */
export const dialog = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('dialog', { name }).last();

/** Closes the topmost drawer or dialog. */
export async function closeTop(page: Page, name: string | RegExp): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name })).toHaveCount(0);
}

const notice = (page: Page, words: string) =>
  page.locator('.bp6-toast', { hasText: words }).first();

export const expectNotice = (page: Page, words: string) =>
  expect(notice(page, words)).toBeVisible();

/** Closes a notice for checks of the page that follow: a notice that fades has no contrast. */
export async function closeNotice(page: Page, words: string) {
  await notice(page, words).getByRole('button', { name: 'Close' }).click();
  await expect(notice(page, words)).toBeHidden();
}

/** Searches in a picker as a person does, and chooses the entry of this name. */
export async function choose(place: Page | Locator, label: string, text: string): Promise<void> {
  await field(place, label).fill(text);
  const page = 'page' in place ? place.page() : place;
  await page.getByRole('option', { name: text }).first().click();
}

/** Required fields have a star after their label. */
export const field = (place: Page | Locator, label: string): Locator =>
  place.getByLabel(new RegExp(`^${label}\\s*\\*?$`));

export async function fillIn(place: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(values)) await field(place, label).fill(text);
}

/** Chooses an item of a row's menu. */
export async function fromRowMenu(page: Page, row: Locator, item: string): Promise<void> {
  await row.getByRole('button', { name: /^Actions of row/ }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** A day before or after today, as date fields take it. */
export const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Opens the menu with the actions of a record, on its page or in its drawer, that have no button. */
export const openRecordMenu = (place: Page | Locator) =>
  place.getByRole('button', { name: 'More actions' }).click();

/** Presses an action of a record that stands in its menu. */
export async function pressInRecordMenu(place: Page | Locator, name: string): Promise<void> {
  await openRecordMenu(place);
  const page = 'page' in place ? place.page() : place;
  await page.getByRole('menuitem', { name, exact: true }).click();
}
