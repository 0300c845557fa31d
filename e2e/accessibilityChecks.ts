import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { unusedClasses } from '../console/blueprintStyles.ts';
import { expect } from './journey.ts';

const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** All that colours can break; the rest is the same in the dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface AxeWindow {
  axe: { run(options: RunOptions): Promise<AxeResults> };
}

/** The grid's own column of checkboxes, and those of pictures beside names, have heads without text. */
const RULES_OFF = { 'empty-table-header': { enabled: false } };

/** Serious faults, and every best practice (headings in order, landmarks). Axe is loaded once a page: it stays while the page is not loaded anew. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      const { violations: found } = await (window as unknown as AxeWindow).axe.run(options);
      return found
        .filter(
          ({ impact, tags }) =>
            impact === 'serious' || impact === 'critical' || tags.includes('best-practice'),
        )
        .flatMap(({ id, nodes }) =>
          nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
        );
    },
    {
      resultTypes: ['violations'],
      selectors: false, // the answer shows the HTML
      iframes: false, // prints run no scripts, so axe cannot enter them
      rules: RULES_OFF,
      preload: false, // experimental rules alone read the style sheets, and they are off
      ...(rules && { runOnly: rules, rules: {} }),
    } as RunOptions,
  );
}

/** Elements that need styles which the build left out of Blueprint; its icons are SVGs, so only an empty one misses its font. */
const UNSTYLED = [
  'span.bp6-icon:empty',
  ...unusedClasses().flatMap((name) => (name.startsWith('bp6-icon-') ? [] : `.${name}`)),
].join();

const unstyled = (page: Page): Promise<string[]> =>
  page
    .locator(UNSTYLED)
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('class') ?? ''));

/** The class that the console's switch sets: a reload would close open drawers. */
const setDark = (page: Page, dark: boolean) =>
  page.evaluate((on) => {
    document.body.classList.toggle('bp6-dark', on);
    document.documentElement.style.colorScheme = on ? 'dark' : 'light';
  }, dark);

export async function waitUntilSettled(page: Page) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
    await Promise.all(
      document.getAnimations().map((animation) => animation.finished.catch(() => undefined)),
    );
  });
}

/** Light and wide only: for screens whose colours and parts are those of screens that are checked in every way. */
export async function expectAccessibleInLight(page: Page, state: string) {
  await waitUntilSettled(page);
  expect.soft(await violations(page), `${state}, wide, light`).toEqual([]);
  expect.soft(await unstyled(page), `${state}: classes whose styles the build dropped`).toEqual([]);
}

/**
 * A screen as it is, wide in light and dark; on a phone it must not scroll sideways. A narrow
 * window changes widths, no names and no colours.
 */
export async function expectAccessible(page: Page, state: string) {
  await expectAccessibleInLight(page, state);
  await setDark(page, true);
  await waitUntilSettled(page);
  expect.soft(await violations(page, COLOUR_RULES), `${state}, wide, dark`).toEqual([]);
  await setDark(page, false);
  await page.setViewportSize(PHONE);
  await waitUntilSettled(page);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect
    .soft(sideways, `${state}: pixels the page scrolls sideways on a phone`)
    .toBeLessThanOrEqual(0);
  await page.setViewportSize(DESKTOP);
}
