import { expect, type Locator, type Page } from '@playwright/test';

export const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

/** Goes to an address inside the console that is loaded already, as its own links do: four times cheaper than loading it anew. */
export async function goTo(page: Page, path: string): Promise<void> {
  const went = await page.evaluate((to) => {
    const { idx } = (history.state ?? {}) as { idx?: number };
    if (idx === undefined) return false;
    history.pushState({ idx: idx + 1, key: `${idx + 1}`, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    return true;
  }, path);
  if (!went) await page.goto(path);
  // two frames: the new screen is drawn, or says that it is busy
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/**
 * Opens another page of the console in place; where path and page are the same, it is loaded anew. Not for what is
 * read at once of a page that was open before: the console shows what it knows until the server has answered.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const pathOf = (address: string) => new URL(address, 'http://console').pathname;
  if (pathOf(path) === pathOf(page.url())) await page.goto(path);
  else await goTo(page, path);
}
