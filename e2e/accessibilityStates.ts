import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibilityChecks.ts';
import { dialog } from './forms.ts';
import { rowsOf } from './grids.ts';
import { expect } from './journey.ts';
import { goTo } from './navigation.ts';

/** A screen, what must be there before it is checked, and its name in a failure. */
type State = [path: string, shown: (page: Page) => Locator, name: string];

export const rows = (list: string) => (page: Page) => rowsOf(page, list).first();
export const drawer = (name: string | RegExp) => (page: Page) => dialog(page, name);
export const heading = (name: string) => (page: Page) =>
  page.getByRole('heading', { name }).first();
export const part = (name: string) => (page: Page) => page.getByRole('region', { name });
export const group = (name: RegExp) => (page: Page) => page.getByRole('group', { name });
export const button = (name: string) => (page: Page) => page.getByRole('button', { name }).first();

export async function check(page: Page, shown: Locator, name: string) {
  await expect(shown, name).toBeVisible();
  await expectAccessible(page, name);
}

export async function checkAll(page: Page, states: readonly State[]) {
  for (const [path, shown, name] of states) {
    await goTo(page, path);
    await check(page, shown(page), name);
  }
}

export const openFirst = (page: Page) =>
  page
    .getByRole('button', { name: /^Open / })
    .first()
    .click();
