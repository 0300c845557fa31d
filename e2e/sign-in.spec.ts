import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { mainMenu } from './navigation.ts';
import { requestCode, codeFromMail, mailsTo, signIn } from './signIn.ts';

const EMAIL = 'rohan.sales@example.com';

const boxes = (page: Page) => page.getByLabel(/^Digit \d of 6$/);
const tokens = (page: Page) =>
  page.evaluate(() => ({
    access: localStorage.getItem('accessToken'),
    refresh: localStorage.getItem('refreshToken'),
  }));

test('a wrong code shows an error; a resent code, pasted, opens the requested page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/sales/quotations?statuses=CONFIRMED');
  await expect(page).toHaveURL(/\/login\?return=/);
  await expect(page.getByRole('button', { name: 'Send OTP' })).toBeDisabled();
  const code = await requestCode(page, EMAIL);
  const mails = mailsTo(EMAIL).length;
  const resend = page.getByRole('button', { name: /^Resend/ });
  await expect(resend).toBeDisabled();
  await expect(resend).toHaveText(/^Resend in \d+ s$/);

  await page.keyboard.type(code === '111111' ? '222222' : '111111');
  const words = page.getByText('You have entered an incorrect OTP');
  await expect(words).toHaveCount(2); // the notice and the text under the form
  await expect(page.locator('.sign-in-failure')).toHaveText('You have entered an incorrect OTP');
  await expect(words).toHaveCount(1); // a notice stays 4 seconds
  await expect(boxes(page).first()).toBeFocused();
  for (const box of await boxes(page).all()) await expect(box).toHaveValue('');

  await expect(resend).toHaveText('Resend', { timeout: 60_000 }); // comes after 30 seconds
  await resend.click();
  await expect(resend).toHaveText(/^Resend in \d+ s$/);
  await expect.poll(() => mailsTo(EMAIL).length).toBe(mails + 1);
  const next = codeFromMail(mailsTo(EMAIL)[0]);
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    ` ${next.slice(0, 3)} ${next.slice(3)} `,
  );
  await boxes(page).nth(2).click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByRole('heading', { name: 'Quotations' })).toBeVisible();
  await expect(page).toHaveURL('/sales/quotations?statuses=CONFIRMED');
});

test('signing out asks, ends the session, and redirects every tab to the sign-in page', async ({
  page,
  context,
}) => {
  await signIn(page, 'farida.sales@example.com');
  await page.goto('/login');
  await expect(page).toHaveURL('/'); // signed-in people are led away from there
  await expect(mainMenu(page)).toBeVisible();
  await expect(page.getByText('Demo data', { exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/sales/orders');
  await expect(other.getByRole('heading', { name: 'Sales Orders' })).toBeVisible();

  await mainMenu(page).getByRole('button', { name: 'Sign Out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign Out' });
  await expect(dialog).toContainText('Are you sure you want to sign out?');
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect(dialog).toBeHidden();
  const held = await tokens(page);
  await mainMenu(page).getByRole('button', { name: 'Sign Out' }).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL(/\/login\?return=%2Fsales%2Forders$/);
  expect(await tokens(page)).toEqual({ access: null, refresh: null });
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);

  // tokens that were copied before are worth nothing now
  await page.evaluate(({ access, refresh }) => {
    localStorage.setItem('accessToken', access ?? '');
    localStorage.setItem('refreshToken', refresh ?? '');
  }, held);
  await page.goto('/sales/orders');
  await expect(page).toHaveURL(/\/login/);
  expect(await tokens(page)).toEqual({ access: null, refresh: null });
});

test('ten tabs with an expired access token renew it together and stay signed in', async ({
  page,
  context,
}) => {
  await signIn(page, 'suresh.sourcing@example.com');
  const before = await tokens(page);
  // a spoilt token is the same to the server as an expired one
  await page.evaluate(() =>
    localStorage.setItem('accessToken', `${localStorage.getItem('accessToken')}x`),
  );
  const tabs = [page, ...(await Promise.all(Array.from({ length: 9 }, () => context.newPage())))];
  const paths = ['/', '/sales/quotations', '/sales/orders'];
  await Promise.all(tabs.map((tab, i) => tab.goto(paths[i % paths.length]!)));
  for (const tab of tabs) {
    await tab.bringToFront(); // a grid draws its rows in a frame, and a tab behind others may get none
    await expect(mainMenu(tab)).toBeVisible();
    await expect(tab.getByRole('gridcell').first()).toBeVisible();
    await expect(tab.getByText('Could not load')).toBeHidden();
  }
  const after = await tokens(page);
  expect(after.access).not.toBe(`${before.access}x`);
  expect(after.refresh).not.toBe(before.refresh);
  await page.reload();
  await expect(mainMenu(page)).toBeVisible();
});

test.describe('an address', () => {
  test.use({ person: 'asha.sales@example.com' });

  test('of no page shows a message inside the frame and a link Home', async ({ page, openAs }) => {
    for (const path of [
      '/no/such/page',
      '/sales/orders/order-details/NO-SUCH-ORDER',
      '/sales/quotation-details/999999',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      await expect(mainMenu(page)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL('/');

    const visitor = await openAs(null);
    await visitor.goto('/no/such/page');
    await expect(visitor.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(mainMenu(visitor)).toBeHidden();
  });

  test('under /request/ has no frame', async ({ page }) => {
    await page.goto('/sales/request/5');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(mainMenu(page)).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
  });

  test('without permission shows a message, and the menu has no link', async ({ page }) => {
    await page.goto('/purchase/purchase-orders');
    await expect(
      page.getByRole('heading', { name: 'You do not have permission to view this page.' }),
    ).toBeVisible();
    await expect(mainMenu(page).getByRole('link', { name: 'Quotations' })).toBeHidden();
    await mainMenu(page).getByRole('button', { name: 'Sales' }).click();
    await expect(mainMenu(page).getByRole('link', { name: 'Quotations' })).toBeVisible();
    await expect(mainMenu(page).getByRole('link', { name: 'Purchase Orders' })).toBeHidden();
    await page.goto('/purchase/bills');
    await expect(page.getByText('You do not have permission to view bills.')).toBeVisible();
    await page.goto('/ops-support');
    await expect(page.getByRole('heading', { name: 'Support Center' })).toBeVisible();
  });
});
