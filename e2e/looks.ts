import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** All that colours can break; the rest is the same in the dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Legacy mode: without a helper page per check. The only inner frame is the print, in which no
  // script may run.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze();
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
    );
}

/** The class that the console's own switch sets: a reload would close what is open. */
const setDark = (page: Page, dark: boolean) =>
  page.evaluate((on) => {
    document.body.classList.toggle('bp6-dark', on);
    document.documentElement.style.colorScheme = on ? 'dark' : 'light';
  }, dark);

export async function settle(page: Page) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
    await Promise.all(
      document.getAnimations().map((animation) => animation.finished.catch(() => undefined)),
    );
  });
}

/**
 * A screen as it is, wide in light and dark; on a phone it must not scroll sideways. A narrow
 * window changes widths, no names and no colours.
 */
export async function expectAccessible(page: Page, what: string) {
  await settle(page);
  expect.soft(await violations(page), `${what}, wide, light`).toEqual([]);
  await setDark(page, true);
  await settle(page);
  expect.soft(await violations(page, COLOUR_RULES), `${what}, wide, dark`).toEqual([]);
  await setDark(page, false);
  await page.setViewportSize(PHONE);
  await settle(page);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect
    .soft(sideways, `${what}: pixels the page scrolls sideways on a phone`)
    .toBeLessThanOrEqual(0);
  await page.setViewportSize(DESK);
}

export async function closeTop(page: Page, name: string | RegExp) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name })).toHaveCount(0);
}

export async function open(page: Page, path: string, heading: string | RegExp) {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
}
