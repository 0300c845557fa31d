import type { Locator, Page } from '@playwright/test';
import { copyLines, expectQuantities, newestEnquiry, pasteAndCreate } from './enquiries.ts';
import { inDays } from './forms.ts';
import { cell, grandTotal, hundredths, rowsOf, typeInto, unfold } from './grids.ts';
import { expect, test } from './journey.ts';
import { mainMenu } from './navigation.ts';
import { mailsTo, signIn } from './signIn.ts';

const MANAGER = 'kavita.sourcing@example.com';
const CUSTOMER = 'purchase@customer.example.com';
const PO = `PO/${Date.now()}`;
/** Sales people whose requests this manager's Home shows. */
const SALES: Record<string, string> = {
  'Asha Nair': 'asha.sales@example.com',
  'Rohan Mehta': 'rohan.sales@example.com',
};

/** Row of one record, from a page of a list through as many pages as needed. */
async function findRow(page: Page, label: string, id: string): Promise<Locator> {
  const row = rowsOf(page, label).filter({ has: page.getByText(id, { exact: true }) });
  const next = page.getByRole('button', { name: 'Next page' });
  for (let turned = 2; ; turned += 1) {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(rowsOf(page, label).first()).toBeVisible();
    if (await row.count()) return row;
    await expect(next, `${label} ${id}`).toBeEnabled();
    await next.click();
    await expect(page).toHaveURL(new RegExp(`page=${turned}`));
  }
}

/** Prices a pending request of Home by the first offer, and answers its number, its sales person and the price agreed. */
async function priceFromHome(page: Page) {
  const pending = page.getByRole('region', { name: 'Work list' });
  await pending.getByLabel('Rows per page').selectOption('20');
  const row = rowsOf(pending, 'Pending Quote Requests')
    .filter({ hasText: /Asha Nair|Rohan Mehta/ })
    .first();
  const id = (await cell(row, 'id').textContent()) ?? '';
  const sales = (await cell(row, 'salesPerson.name').textContent()) ?? '';
  await row.getByRole('link', { name: id }).click();
  await expect(page).toHaveURL(`/sales/quote-requests?rfq=${id}`);
  const drawer = page.getByRole('dialog', { name: `Quote request ${id}` });
  await expect(drawer.getByText(sales)).toBeVisible();

  await page.keyboard.press('Alt+o');
  const sellers = drawer.getByRole('region', { name: 'Sellers' });
  await sellers
    .getByRole('button', { name: /^Open / })
    .first()
    .click();
  const select = page.getByRole('button', { name: /^Select Offer/, disabled: false }); // a hidden offer cannot be chosen
  const offer = sellers
    .getByRole('group', { name: /^Offers of / })
    .locator('[role=row][row-index]')
    .filter({ has: select })
    .first();
  const price = hundredths(await cell(offer, 'offerPrice').textContent());
  await offer.getByRole('button', { name: /^Select Offer/ }).click();
  await expect(sellers).toBeHidden();

  const field = (label: string) => drawer.getByRole('textbox', { name: label });
  const value = async (label: string) => hundredths(await field(label).inputValue());
  expect([await value('Cost Price'), await value('Margin')]).toEqual([price, 1000]);
  expect(await value('Selling Price')).toBe(Math.round(price * 1.1));
  await expect(field('Cost Price')).toBeFocused();
  await page.keyboard.type('200'); // the price was selected: typing replaces it
  expect(await value('Selling Price')).toBe(22_000);
  await page.keyboard.press('Tab');
  await field('Margin').fill('12.5');
  expect(await value('Selling Price')).toBe(22_500);
  await field('Selling Price').fill('250');
  expect(await value('Margin')).toBe(2500);
  await field('Quantity').fill('40');
  await page.keyboard.press('Control+Enter');
  await expect(drawer).toBeHidden();
  return { id, sales };
}

async function signOut(page: Page) {
  await mainMenu(page).getByRole('button', { name: 'Sign Out' }).click();
  await page
    .getByRole('dialog', { name: 'Sign Out' })
    .getByRole('button', { name: 'Confirm' })
    .click();
  await expect(page).toHaveURL('/login');
}

/** Selects one priced request and quotes it; returns the number of the quotation. */
async function quote(page: Page, rfqId: string): Promise<string> {
  await mainMenu(page).getByRole('button', { name: 'Sales' }).click();
  await mainMenu(page).getByRole('link', { name: 'Quote Requests' }).click();
  await page.getByRole('button', { name: 'Status', exact: true }).click();
  await page.getByText('Price Updated', { exact: true }).last().click();
  await expect(page).toHaveURL(/statuses=PRICE_UPDATED/);
  await page.keyboard.press('Escape');
  const row = await findRow(page, 'Quote Requests', rfqId);
  await row.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Generate Quotation (1)' }).click();
  const drawer = page.getByRole('dialog', { name: /^Generate Quotation for / });
  await typeInto(
    page,
    cell(rowsOf(drawer, 'Quote requests of the quotation').first(), 'discountPercent'),
    '10',
  );
  await expect(drawer.locator('.kit-totals')).toContainText('₹ 9,000.00'); // 40 × 250 less 10 %
  await drawer.getByLabel('Valid until').fill(inDays(20));
  await drawer.getByRole('button', { name: 'Generate' }).click();
  const heading = page.getByRole('heading', { name: /^Quotation \d+$/ });
  await expect(heading).toBeVisible();
  return ((await heading.textContent()) ?? '').replace('Quotation ', '');
}

async function sendByEmail(page: Page, quotationId: string) {
  await page.goto('/?tab=PENDING_QUOTATIONS');
  const pending = page.getByRole('region', { name: 'Work list' });
  await pending.getByLabel('Rows per page').selectOption('20');
  await rowsOf(pending, 'Pending Quotations')
    .getByRole('link', { name: quotationId, exact: true })
    .click();
  await expect(cell(rowsOf(page, 'Items').first(), 'costPrice')).toHaveText('₹ 200.00');
  await expect(cell(rowsOf(page, 'Items').first(), 'marginPercent')).toHaveText(/^12\.5/); // 25 % before the discount of 10 %
  await expect(page.locator('.kit-totals')).toContainText('12.5 %');
  await page.getByRole('button', { name: 'Send e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send e-mail' });
  // the contact's address is proposed; another one is written to
  await dialog.getByLabel('E-mails').press('Backspace');
  await page.keyboard.press('Backspace');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('Please enter E-mail.')).toBeVisible();
  await dialog.getByLabel('E-mails').fill(CUSTOMER);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Message').fill('As spoken on the phone.');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Email sent successfully')).toBeVisible();
  await expect(page.locator('[data-status=CONFIRMED]')).toHaveText('Sent');
}

const plain = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/((?:=[0-9A-F]{2})+)/g, (bytes) => decodeURIComponent(bytes.replaceAll('=', '%')));

async function convert(page: Page) {
  await page.getByRole('button', { name: 'Convert to order' }).click();
  const drawer = page.getByRole('dialog', { name: /to an order$/ });
  await drawer.getByLabel('Customer PO Number').fill(PO);
  await drawer.getByLabel('Delivery Date').fill(inDays(14));
  return drawer.getByRole('button', { name: 'Create order' });
}

test('a request is priced, quoted, sent and ordered by people of different roles', async ({
  page,
  openAs,
}) => {
  await signIn(page, MANAGER);
  const { id, sales } = await priceFromHome(page);
  await mainMenu(page).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText('Pending Quote Requests').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: id, exact: true })).toBeHidden();
  await signOut(page);

  await signIn(page, SALES[sales] ?? '');
  const quotation = await quote(page, id);
  await page.reload();
  await expect(page.locator('[data-status=SENT]')).toHaveText('Draft');
  const total = (await grandTotal(page).textContent()) ?? '';
  await expect(rowsOf(page, 'Items').first().locator('[col-id="costPrice"]')).toHaveCount(0); // sales see no cost
  await expect(page.getByRole('button', { name: 'Send e-mail' })).toBeHidden(); // a draft is sent by a user who may confirm it
  await expect(page.getByRole('button', { name: 'Convert to order' })).toBeHidden();

  const manager = await openAs(MANAGER);
  await sendByEmail(manager, quotation);
  await expect.poll(() => mailsTo(CUSTOMER).length).toBe(1);
  const mail = plain(mailsTo(CUSTOMER)[0] ?? '');
  for (const words of [
    `Subject: Quotation ${quotation} from`,
    'As spoken on the phone.',
    'Grand Total',
    total.replace('₹', '').trim(),
  ]) {
    expect(mail).toContain(words);
  }

  await page.reload();
  await expect(page.locator('[data-status=CONFIRMED]')).toHaveText('Sent');
  const late = await openAs(SALES[sales] ?? '');
  await late.goto(new URL(page.url()).pathname);
  const secondTry = await convert(late);
  await (await convert(page)).click();
  const heading = page.getByRole('heading', { name: /^Order / });
  await expect(heading).toBeVisible();
  const order = ((await heading.textContent()) ?? '').replace('Order ', '');
  await expect(page).toHaveURL(`/sales/orders/order-details/${encodeURIComponent(order)}`);
  await expect(page.locator('.record-identity')).toContainText(PO);
  await expect(page.locator('.record-strip')).toContainText(inDays(14));
  await expect(cell(rowsOf(page, 'Lines').first(), 'quantity')).toHaveText('40');
  await unfold(page, 'Money');
  await expect(cell(rowsOf(page, 'Lines').first(), 'taxable')).toHaveText('₹ 9,000.00');
  await expect(grandTotal(page)).toHaveText(total);
  await page.reload();
  await expect(heading).toHaveText(`Order ${order}`);
  await page.goBack();
  await expect(page.locator('[data-status=CONVERTED_TO_ORDER]')).toHaveText('Order Created');
  await expect(page.getByRole('link', { name: order })).toBeVisible();

  await secondTry.click();
  const notice = late.getByRole('alert').filter({ hasText: 'Quotation has an active order' });
  await expect(notice).toBeVisible();
  await late.getByText(`Open order ${order}`).click();
  await expect(late.getByRole('heading', { name: `Order ${order}` })).toBeVisible();
});

const LINES = [
  ['Body Lotion Kokum Butter, 50 ml', 2000],
  ['Shaving Cream Tube, 20 g', 2000],
  ['Closed Toe Terry Slippers, L', 600],
  ['Mattress Protector Waterproof Terry, Double 90 × 100 in', 50],
  ['Bath Towel Dobby Border 600 GSM, 30 × 60 in', 400],
] as const;

/** Presses of the mouse in a tab; keys that press a button count nothing. */
const clicksIn = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('clicks')));
async function countClicks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('mousedown', () => {
      sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1));
    });
  });
}

/** Five lines of a sheet become an enquiry, without the mouse; answers its number. */
async function enquireByKeyboard(page: Page): Promise<string> {
  await page.goto('/sales/quote-requests');
  await page.getByRole('button', { name: 'Create Quote Request' }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Create Quote Request' });
  await sheet.getByLabel(/^Customer/).focus();
  await page.keyboard.type('Kaveri Crown Grand');
  await expect(page.getByRole('option', { name: /^Kaveri Crown Grand/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  // the only contact and the only address come by themselves
  await expect(sheet.getByLabel(/^Account user/)).not.toHaveValue('');
  await expect(sheet.getByRole('button', { name: /^Delivery address: (?!Choose)/ })).toBeVisible();
  await copyLines(page, LINES);
  await sheet.getByLabel('Paste lines').focus();
  await pasteAndCreate(page, sheet, LINES);
  return newestEnquiry(page, LINES);
}

test('five lines in the clipboard are an order after 14 clicks: asked by keyboard, priced and quoted together', async ({
  openAs,
}) => {
  const sales = await openAs('rohan.sales@example.com');
  await countClicks(sales);
  const enquiry = await enquireByKeyboard(sales);
  expect(await clicksIn(sales), 'the enquiry is made by keyboard alone').toBe(0);

  const manager = await openAs(MANAGER);
  await countClicks(manager);
  await manager.goto('/');
  await mainMenu(manager).getByRole('button', { name: 'Sales' }).click();
  await mainMenu(manager).getByRole('link', { name: 'Quote Requests' }).click();
  const line = rowsOf(manager, 'Quote Requests').filter({ hasText: enquiry }).first();
  await line.getByRole('button', { name: /^Actions/ }).click();
  await manager.getByRole('menuitem', { name: `Price all of ${enquiry}` }).click();
  const desk = manager.getByRole('dialog', { name: `Pricing desk: ${enquiry}` });
  await expect(desk.getByRole('radio', { checked: true })).toHaveCount(LINES.length);
  await desk.getByRole('button', { name: `Save ${LINES.length} prices` }).click();
  await expect(desk).toBeHidden();
  // the desk went on to the next enquiry, and takes keys when it has the focus
  await expect(async () => {
    await manager.keyboard.press('Escape');
    await expect(manager.getByRole('dialog')).toHaveCount(0, { timeout: 1_000 });
  }).toPass();

  const ready = sales.getByRole('button', { name: `${LINES.length} prices ready ${enquiry}` });
  await sales.reload();
  await ready.click();
  const drawer = sales.getByRole('dialog', { name: /^Generate Quotation for / });
  const quoted = rowsOf(drawer, 'Quote requests of the quotation');
  for (const [row, [name]] of LINES.entries())
    await expect(
      cell(quoted.and(sales.locator(`[row-index="${row}"]`)), 'rfq.sku.name'),
    ).toHaveText(name);
  await drawer.getByRole('button', { name: 'Generate' }).click();
  const heading = sales.getByRole('heading', { name: /^Quotation \d+$/ });
  await expect(heading).toBeVisible();
  const quotation = ((await heading.textContent()) ?? '').replace('Quotation ', '');

  await mainMenu(manager).getByRole('link', { name: 'Quotations' }).click();
  await rowsOf(manager, 'Quotations').getByRole('link', { name: quotation, exact: true }).click();
  await manager.getByRole('button', { name: 'Confirm', exact: true }).click();
  await manager.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(manager.locator('[data-status=CONFIRMED]')).toHaveText('Sent');

  await sales.reload();
  await (await convert(sales)).click();
  await expect(sales.getByRole('heading', { name: /^Order / })).toBeVisible();
  await expectQuantities(sales, LINES);
  expect((await clicksIn(sales)) + (await clicksIn(manager))).toBeLessThanOrEqual(14);
});
