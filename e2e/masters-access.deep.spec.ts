import type { Page } from '@playwright/test';
import { dialog, field, fillIn, fromRowMenu, expectNotice } from './forms.ts';
import { rowsOf } from './grids.ts';
import { expect, test } from './journey.ts';
import { goTo, mainMenu, visit } from './navigation.ts';
import { mailsTo, signIn } from './signIn.ts';
import { download } from './workbooks.ts';

const KAVITA = 'kavita.sourcing@example.com';
const MEERA = 'meera.sourcing@example.com';
const ASHA = 'asha.sales@example.com';
const RUN = String(Date.now()).slice(-7);

test.use({ person: 'admin@example.com' });

test('a new user has the permissions of the role and extra ones; once banned, the open console redirects to the sign-in page', async ({
  page,
  openAs,
}) => {
  const email = `imran${RUN}@example.com`;
  await page.goto('/admins');
  await page.getByRole('button', { name: 'Create Admin' }).click();
  await fillIn(page, {
    'First Name': 'Imran',
    'Last Name': `Qureshi ${RUN}`,
    'E-mail': 'asha.sales@example.com',
    Mobile: `93${RUN}0`,
  });
  await field(page, 'Role').selectOption('1012');
  const matrix = page.getByRole('region', { name: 'Permissions' });
  await matrix.getByRole('checkbox', { name: 'seller WRITE' }).check();
  await expect(matrix.getByRole('status')).toHaveText(/^1 difference from /);
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(
    page.locator('.bp6-form-helper-text', {
      hasText: 'The email ID you have entered is already in use.',
    }),
  ).toBeVisible();
  await fillIn(page, { 'E-mail': email });
  await save.click();
  await expect(page).toHaveURL('/admins');

  await expect.poll(() => mailsTo(email)).toHaveLength(1); // before the code, which is the newest mail then
  expect(mailsTo(email)[0]).toMatch(/Your role is Operations\b/);
  const theirs = await openAs(null);
  await signIn(theirs, email);
  await expect(theirs.getByRole('link', { name: 'Plan a shipment' })).toBeVisible();
  await theirs.getByRole('button', { name: 'Put away' }).click();
  await expect(theirs.getByText('To begin with')).toBeHidden();
  await theirs.reload();
  await expect(mainMenu(theirs).getByRole('button', { name: 'Purchase' })).toBeVisible();
  await expect(theirs.getByText('To begin with')).toBeHidden();
  await mainMenu(theirs).getByRole('button', { name: 'Purchase' }).click();
  await mainMenu(theirs).getByRole('link', { name: 'Vendors' }).click();
  await expect(theirs.getByRole('button', { name: 'Create Vendor' })).toBeVisible(); // given by hand

  await page.getByLabel('Name, e-mail or mobile').fill(email);
  const row = rowsOf(page, 'Admin users').filter({ hasText: email });
  await fromRowMenu(page, row, 'Ban');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expectNotice(page, 'User banned successfully');
  await expect(row).toContainText('Banned');
  await expect(theirs).toHaveURL(/\/login/); // notified live, without a step of its own
});

test('a removed permission leaves the menu', async ({ page, openAs }) => {
  const theirs = await openAs('lakshmi.ops@example.com');
  await theirs.goto('/');
  await mainMenu(theirs).getByRole('button', { name: 'Purchase' }).click();
  const vendors = mainMenu(theirs).getByRole('link', { name: 'Vendors' });
  await expect(vendors).toBeVisible();

  const setSellerRead = async (isGiven: boolean) => {
    await page.goto('/admins');
    await page.getByLabel('Name, e-mail or mobile').fill('lakshmi.ops');
    await fromRowMenu(
      page,
      rowsOf(page, 'Admin users').filter({ hasText: 'Lakshmi' }),
      'Permissions',
    );
    const drawer = dialog(page, /^Lakshmi/);
    await drawer.getByRole('checkbox', { name: 'seller READ' }).setChecked(isGiven);
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expectNotice(page, 'User Updated Successfully!');
  };
  await setSellerRead(false);

  // the live update hides it, or the next reading of the profile, which is at most a minute away
  await expect(vendors).toBeHidden({ timeout: 90_000 });
  await theirs.goto('/purchase/vendors');
  await expect(theirs.getByText('You do not have permission to view this page.')).toBeVisible();
  await setSellerRead(true); // other journeys are hers too
});

test('an administrator sees what a sales person sees, and changes nothing', async ({
  page,
  context,
}) => {
  await page.goto('/admins');
  await page.getByLabel('Name, e-mail or mobile').fill('asha.sales');
  const opened = context.waitForEvent('page');
  await fromRowMenu(
    page,
    rowsOf(page, 'Admin users').filter({ hasText: 'Asha' }),
    'View as this user',
  );
  const view = await opened;
  await view.bringToFront();
  await expect(view.getByText('Viewing as Asha Nair, read only')).toBeVisible();
  await expect(mainMenu(view).getByRole('link', { name: 'Users' })).toBeHidden();
  await goTo(view, '/sales/organisations');
  await view.getByRole('button', { name: 'Create Organisation' }).click();
  const drawer = dialog(view, 'Create Organisation');
  await fillIn(drawer, { 'Organisation Name': `Seen ${RUN}` });
  await drawer.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(view.getByText('nothing can be changed, and nothing was')).toBeVisible();

  await page.bringToFront();
  await page.reload(); // the other tab is still the administrator's
  await expect(rowsOf(page, 'Admin users').first()).toBeVisible();
  await view.bringToFront();
  await view.reload(); // and this one still the sales person's
  const closed = view.waitForEvent('close');
  await view.getByRole('button', { name: 'Stop viewing' }).click();
  await closed;
  await page.reload();
  await expect(rowsOf(page, 'Admin users').first()).toBeVisible();
});

/** Total number of rows, as the list shows it. */
async function countOf(page: Page, path: string): Promise<number> {
  await visit(page, path);
  const text = page.getByRole('navigation', { name: 'Pages' }).getByText(/–[\d,]+ of [\d,]+$/);
  return Number(
    (/ of ([\d,]+)$/.exec((await text.textContent()) ?? '')?.[1] ?? '').replaceAll(',', ''),
  );
}

test('a new category manager gets the quote requests of the category', async ({ page, openAs }) => {
  const RFQS = '/sales/quote-requests';
  const [kavita, meera] = [await openAs(KAVITA), await openAs(MEERA)];
  const before = [await countOf(kavita, RFQS), await countOf(meera, RFQS)] as const;

  await page.goto('/inventory/categories?category=11');
  const drawer = dialog(page, 'Edit category 11');
  await drawer.getByRole('button', { name: 'Remove tag' }).first().click();
  await drawer.getByLabel('Category managers').fill('Kavita');
  await page.getByRole('option', { name: /Kavita/ }).click();
  await page.keyboard.press('Escape');
  await drawer.getByRole('button', { name: 'Update' }).click();
  await expect(drawer).toBeHidden();

  const after = [await countOf(kavita, RFQS), await countOf(meera, RFQS)] as const;
  expect(after[0]).toBeGreaterThan(before[0]);
  expect(after[0] - before[0]).toBe(before[1] - after[1]);
});

test.describe('a sales person', () => {
  test.use({ person: ASHA });

  test('sees own customers only: in the list, by address, in counts and in exports', async ({
    page,
    openAs,
  }) => {
    const ORGANISATION = '/sales/organisations/organisation-details/3';
    const list = 'Customers of organisation';
    const all = await (await openAs('admin@example.com')).context().newPage();
    const whole = await countOf(all, ORGANISATION);
    const foreign = rowsOf(all, list)
      .filter({ hasNotText: 'Asha Nair' })
      .first()
      .getByRole('link')
      .first();
    const path = (await foreign.getAttribute('href')) ?? '';

    const own = await countOf(page, ORGANISATION);
    expect(own).toBeLessThan(whole);
    const rows = rowsOf(page, list);
    await expect(rows).toHaveCount(own);
    for (const row of await rows.all()) await expect(row).toContainText('Asha Nair');
    const { bytes } = await download(page, page.getByRole('button', { name: 'Export' }), 'CSV');
    const lines = bytes.toString('utf8').trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(own);
    for (const line of lines) expect(line).toContain('Asha Nair');
    await visit(page, path);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});
