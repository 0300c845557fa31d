import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibilityChecks.ts';
import { addFirstMasters, dispatchAndPrint, orderTo } from './firstInvoices.ts';
import { codeIn, mailsTo } from '../tools/signIn.ts';
import { startTestStack, type TestStack } from '../tools/testStack.ts';

const EMAIL = 'asha.owner@example.com';
let empty: TestStack;

test.beforeAll(async () => {
  empty = await startTestStack({ empty: true });
});
test.afterAll(() => empty.stop());

const tokenInLog = () => empty.log.join('\n').match(/good for 24 hours: (\S+)/)?.[1] ?? '';
const tab = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: empty.address })).newPage();

async function unlock(page: Page, token: string) {
  await page.goto('/login');
  await expect(page).toHaveURL('/set-up');
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Continue' }).click();
}
const next = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click();

/** A picture of a megabyte, more than can be sent. */
async function photograph(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [800, 400];
    const context = canvas.getContext('2d')!;
    const pixels = context.createImageData(800, 400);
    pixels.data.forEach((_, i) => (pixels.data[i] = i % 4 === 3 ? 255 : Math.random() * 255));
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

test('an empty installation: from the token in the log to the first right invoices', async ({
  browser,
}) => {
  const page = await tab(browser);
  await unlock(page, 'a-wrong-token');
  await expect(page.getByText('The set-up did not open.')).toBeVisible();
  await expect.poll(tokenInLog).not.toBe('');
  await unlock(page, tokenInLog());

  const company = page.getByRole('form', { name: 'Company' });
  await company.getByLabel('Legal name').fill('Asha Traders Private Limited');
  await company.getByLabel('PAN').fill('AAACM4154Q');
  await company.getByLabel('UPI id').fill('asha@okbank');
  await company
    .getByLabel('Signature')
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: await photograph(page) });
  await expect(company.getByRole('img', { name: 'Signature' })).toBeVisible();
  // a second browser began with the same empty page
  const second = await tab(browser);
  await unlock(second, tokenInLog());
  await expect(second.getByRole('form', { name: 'Company' })).toBeVisible();
  await next(page);
  await expect(page.getByRole('form', { name: 'GST registration' })).toBeVisible();
  await second.getByLabel('Legal name').fill('Another company');
  await second.getByRole('textbox', { name: 'PAN' }).fill('AAACM4154Q');
  await next(second);
  await expect(second.getByRole('form', { name: 'GST registration' })).toBeVisible();
  await second.getByRole('button', { name: 'Company' }).click();
  await expect(second.locator('[aria-current=step]')).toHaveText('Company');
  await expect(second.getByLabel('Legal name')).toHaveValue('Asha Traders Private Limited');

  // left and taken up, without the token being typed again
  await page.reload();
  const registration = page.getByRole('form', { name: 'GST registration' });
  await registration.getByLabel('GST number').fill('32AAACM4154Q1ZB');
  await expect(registration.getByLabel('State')).toHaveValue('Kerala');
  await registration.getByLabel('Street').fill('9 Market Road');
  await registration.getByLabel('City').fill('Kochi');
  await registration.getByLabel('PIN Code').fill('560025');
  await next(page);
  await expect(registration.getByText('PIN code 560025 is not of Kerala')).toBeVisible();
  await registration.getByLabel('PIN Code').fill('682001');
  await next(page);

  const numbering = page.getByRole('form', { name: 'Numbering' });
  await expectAccessible(page, 'set-up: numbering');
  await numbering.getByLabel('Prefix of invoices').fill('AT');
  await numbering.getByLabel('Next number of invoices').fill('146');
  await expect(numbering.getByText(/^The next is AT-\d{4}-00146\.$/)).toBeVisible();
  await next(page);

  const person = page.getByRole('form', { name: 'First administrator' });
  await person.getByLabel('First name').fill('Asha');
  await person.getByLabel('E-mail').fill(EMAIL);
  await person.getByLabel('Phone').fill('9876543210');
  await person.getByRole('button', { name: 'Send test mail' }).click();
  await expect(page.getByText(`Test mail sent to ${EMAIL}.`)).toBeVisible();
  expect(mailsTo(empty.outbox, EMAIL).join()).toContain('Munim can send mail');
  await person.getByRole('button', { name: 'Finish set-up' }).click();

  await page.getByLabel('E-mail or phone').fill(EMAIL);
  await page.keyboard.press('Enter');
  await expect.poll(() => mailsTo(empty.outbox, EMAIL).find(codeIn)).toBeTruthy();
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await page.keyboard.type(codeIn(mailsTo(empty.outbox, EMAIL).find(codeIn)) ?? '');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeAttached();
  await page.goto('/settings');
  await expect(page.getByRole('img', { name: 'Signature' })).toBeVisible();
  await page.goto('/settings?tab=registrations');
  await expect(page.getByRole('cell', { name: '32AAACM4154Q1ZB', exact: true })).toBeVisible();

  // the first invoices: within the state, and to another one
  const masters = await addFirstMasters(page);
  const within = await orderTo(page, masters, {
    address1: '1 Beach Road',
    city: 'Alappuzha',
    postalCode: '688001',
  });
  const across = await orderTo(page, masters, {
    address1: '2 Harbour Road',
    city: 'Mangaluru',
    postalCode: '575001',
  });
  const home = await dispatchAndPrint(page, within);
  expect(home).toMatch(/AT-\d{4}-00146/);
  for (const words of ['32AAACM4154Q1ZB', 'Kerala (32)', 'CGST', 'SGST', 'asha@okbank'])
    expect(home).toContain(words);
  expect(home).not.toContain('IGST');
  const away = await dispatchAndPrint(page, across);
  expect(away).toMatch(/AT-\d{4}-00147/);
  expect(away).toContain('Karnataka (29)');
  expect(away).toContain('IGST');
  expect(away).not.toMatch(/[CS]GST/);

  // the page is shut for everybody
  await second.reload();
  await expect(second.getByText('This installation is set up')).toBeVisible();
});
