import { gstinCheckCharacter } from '@munim/schema/shared/gstin.ts';
import type { Page } from '@playwright/test';
import { choose, dialog, field, fillIn, fromRowMenu, expectNotice } from './forms.ts';
import { cell, rowsOf } from './grids.ts';
import { expect, test } from './journey.ts';
import { mainMenu, visit } from './navigation.ts';
import { withTexts, download } from './workbooks.ts';

const MANAGER = 'manager@example.com';
/** Unique for this run: another one may have been here before. */
const RUN = String(Date.now()).slice(-7);
const PRODUCT = `Hammam Towel ${RUN}`;
const VENDOR = `Nilgiri Weaves ${RUN}`;
const ORGANISATION = `Banyan Stays ${RUN}`;
const CUSTOMER = `Banyan Stays Coorg ${RUN}`;
const GSTIN = `33ABCDE${RUN.slice(-4)}F1Z`;
const CHECK = gstinCheckCharacter(GSTIN);
const phone = (first: string) => `${first}${RUN}`.padEnd(10, '0').slice(0, 10);

async function fromMenu(page: Page, group: string, item: string) {
  const link = mainMenu(page).getByRole('link', { name: item, exact: true });
  if (!(await link.isVisible())) await mainMenu(page).getByRole('button', { name: group }).click();
  await link.click();
}

/** Two pictures at once; a file that is no picture is refused and removed. */
async function addPictures(page: Page) {
  const part = (x: number) => page.screenshot({ clip: { x, y: 0, width: 240, height: 200 } });
  const picture = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
  const none = picture('price list.png', Buffer.from('name;price'));
  await page
    .locator('input[type=file][aria-label=Images]')
    .setInputFiles([
      picture('front.png', await part(0)),
      none,
      picture('back.png', await part(400)),
    ]);
  const images = page.getByRole('list', { name: 'Images' });
  await expect(images.getByRole('link')).toHaveCount(2);
  const failed = page.getByRole('list', { name: 'Uploads' });
  await expect(failed.getByRole('alert')).toBeVisible();
  await failed.getByRole('button', { name: 'Remove price list.png' }).click();
  await expect(failed).toBeHidden();
  for (const image of await images.locator('img').all())
    // drawn from its signed address
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
}

async function createProduct(page: Page) {
  await fromMenu(page, 'Inventory', 'Manage Products');
  await page.getByRole('button', { name: 'Create Product' }).click();
  await fillIn(page, { 'Product name': PRODUCT });
  await choose(page, 'Category', 'Bath and Pool Linen');
  await page.getByLabel('Sub-category').selectOption('Towels');
  await fillIn(page, { 'GST %': '5', 'HSN code': '6302', GSM: '450', Colour: 'Indigo' });
  await addPictures(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expectNotice(page, 'Product on-boarding successful.');
  await expect(page.getByRole('heading', { name: PRODUCT })).toBeVisible();
}

/** Ctrl+Enter keeps the first and opens the form of the second. */
async function addSkus(page: Page) {
  await page.getByRole('button', { name: 'Add SKU' }).first().click();
  const drawer = dialog(page, 'Add SKU');
  for (const [size, code, keys] of [
    ['90 × 180 cm', 'PCS', 'Control+Enter'],
    ['70 × 140 cm', 'NOS', 'Enter'],
  ] as const) {
    await expect(field(drawer, 'SKU name')).toHaveValue('');
    await fillIn(drawer, { 'SKU name': `${PRODUCT}, ${size}`, Unit: 'Piece' });
    await field(drawer, 'Unit code').selectOption(code);
    await field(drawer, 'SKU name').press(keys);
  }
  await expect(drawer).toBeHidden();
  await expect(rowsOf(page, 'SKUs')).toHaveCount(2);
}

async function onboardVendor(page: Page) {
  await fromMenu(page, 'Purchase', 'Vendors');
  await page.getByRole('button', { name: 'Create Vendor' }).click();
  const drawer = dialog(page, 'Create Vendor');
  await fillIn(drawer, {
    Name: VENDOR,
    Phone: phone('98'),
    'E-mail': `sales${RUN}@nilgiri.example.com`,
    'GST number': `${GSTIN}${CHECK === '9' ? '8' : '9'}`.toLowerCase(),
  });
  await drawer.getByRole('button', { name: 'Create', exact: true }).click();
  const refusal = drawer.getByText('GST number has a wrong check digit');
  await expect(refusal).toBeVisible();
  await fillIn(drawer, { 'GST number': `${GSTIN}${CHECK}` });
  await expect(refusal).toBeHidden();
  await fillIn(drawer, { Street: '7, Commercial Road', 'Pin Code': '643001' });
  await page.keyboard.press('Tab');
  await expect(field(drawer, 'State')).toHaveValue('Tamil Nadu');
  await expect(field(drawer, 'District')).not.toHaveValue('');
  await drawer.getByRole('button', { name: 'Create' }).click();
  await expectNotice(page, 'Seller on-boarding successful.');
  await page.getByLabel('Name').fill(VENDOR);
  await rowsOf(page, 'Vendors').filter({ hasText: VENDOR }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: VENDOR })).toBeVisible();
}

/** Creates an offer, from the product in its list to a SKU under it. */
async function createOffer(page: Page) {
  await fromMenu(page, 'Inventory', 'Manage Products');
  await page.getByLabel('Product name').fill(PRODUCT);
  await page.keyboard.press('Enter');
  await expect(rowsOf(page, 'Manage Products')).toHaveCount(1);
  await page.getByRole('button', { name: `Open ${PRODUCT}` }).click();
  const skus = rowsOf(page, `SKUs of ${PRODUCT}`);
  await skus.filter({ hasText: '90 × 180 cm' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: `${PRODUCT}, 90 × 180 cm` })).toBeVisible();
  await page.getByRole('button', { name: 'Add offer' }).click();
  const drawer = dialog(page, 'Add offer');
  await choose(drawer, 'Seller', VENDOR);
  await fillIn(drawer, { MOQ: '50', 'Offer Price': '312.5', MRP: '499', Brand: 'Nilgiri' });
  await drawer.getByRole('button', { name: 'Create' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: `Open ${VENDOR}` }).click();
  const offer = rowsOf(page, `Offers of ${VENDOR}`).first();
  await expect(cell(offer, 'offerPrice')).toHaveText('₹ 312.50');
  await expect(cell(offer, 'moq')).toHaveText('50');
}

/** The sheet that is downloaded comes back: first with an error, then mended. */
async function changeBySheet(page: Page) {
  await fromMenu(page, 'Inventory', 'Manage Products');
  await page.getByRole('button', { name: 'Update SKUs by sheet' }).click();
  await choose(page, 'Product', PRODUCT);
  const { bytes } = await download(
    page,
    page.getByRole('button', { name: 'Download its SKUs' }),
    'Excel (.xlsx)',
  );
  const [large, small] = [`${PRODUCT}, 90 × 180 cm`, `${PRODUCT}, 70 × 140 cm`];
  const check = async (texts: Record<string, string>) => {
    await page.getByLabel('Sheet', { exact: true }).setInputFiles(withTexts(bytes, texts));
    await page.getByRole('button', { name: 'Check' }).click();
  };
  const preview = page.getByRole('region', { name: 'Preview' });
  const apply = page.getByRole('button', { name: 'Apply' });

  await check({ [large]: `${large}, fringed`, NOS: 'PIECES' });
  await expect(preview.getByRole('status')).toHaveText('1 change, 1 error in 2 rows');
  const lines = rowsOf(page, 'Changes and errors');
  await expect(cell(lines.filter({ hasText: 'fringed' }), 'from')).toHaveText(large);
  await expect(cell(lines.filter({ hasText: 'unit_code' }), 'error')).not.toHaveText('');
  await expect(apply).toBeDisabled();

  await check({ [large]: `${large}, fringed`, [small]: `${small}, fringed` });
  await expect(preview.getByRole('status')).toHaveText('2 changes, 0 errors in 2 rows');
  await apply.click();
  await expectNotice(page, 'SKUs updated successful.');
  await expect(page.getByText('2 SKUs were changed.')).toBeVisible();
}

async function createCustomer(page: Page) {
  await page.goto('/');
  await fromMenu(page, 'Sales', 'Customers');
  await page.getByRole('button', { name: 'Create Organisation' }).click();
  const organisation = dialog(page, 'Create Organisation');
  await fillIn(organisation, { 'Organisation Name': ORGANISATION });
  await organisation.getByRole('button', { name: 'Create' }).click();
  await expect(organisation).toBeHidden();
  await page.getByRole('searchbox', { name: 'Organisation or customer' }).fill(ORGANISATION);
  const row = rowsOf(page, 'Customers').filter({ hasText: ORGANISATION });
  await fromRowMenu(page, row, 'Create Customer');

  await expect(field(page, 'Organisation')).toHaveValue(ORGANISATION);
  await fillIn(page, {
    'Customer Name': CUSTOMER,
    Street: 'Mercara Road 12',
    'Pin Code': '571201',
  });
  await page.keyboard.press('Tab');
  await expect(field(page, 'State')).toHaveValue('Karnataka');
  await choose(page, 'Sales person', 'Asha Nair');
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page).toHaveURL(/\/customer-details\/\d+$/);
  await expect(page.getByRole('button', { name: 'New quote request' })).toBeVisible();
  await visit(page, new URL(page.url()).pathname.replace(/^.*customer-details/, '/tenantUsers'));
  await page.getByRole('button', { name: 'Create User' }).first().click();
  await expect(field(page, 'Customer')).toHaveValue(CUSTOMER);
  await fillIn(page, {
    'First Name': 'Devika',
    'Last Name': 'Poovaiah',
    'E-mail': `devika${RUN}@banyan.example.com`,
    Mobile: phone('97'),
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/tenantUsers\/\d+$/);
  await expect(rowsOf(page, 'Customer users').filter({ hasText: 'Devika Poovaiah' })).toBeVisible();
  await page.getByRole('link', { name: CUSTOMER }).click();
  await expect(page.getByText(/Mercara Road 12[\s\S]*Karnataka 571201/)).toBeVisible();
}

/** One user comments, the other edits, and the log names both. */
async function commentOnVendor(page: Page, other: Page) {
  const path = new URL(page.url()).pathname;
  await page.getByRole('tab', { name: 'Comments' }).click();
  await page
    .getByRole('textbox', { name: 'Internal comment' })
    .fill('Their phone has changed: it ends in 00.');
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled(); // the comments there are have come
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('list', { name: 'Comments' })).toContainText(
    'Their phone has changed',
  );

  await other.goto(`${path}?tab=comments`);
  await expect(other.getByRole('list', { name: 'Comments' })).toContainText('Kavita Deshpande');
  await other.getByRole('button', { name: 'Edit', exact: true }).click();
  const drawer = dialog(other, /^Edit vendor/);
  await fillIn(drawer, { Phone: phone('99') });
  await drawer.getByRole('button', { name: 'Update' }).click();
  await expectNotice(other, 'Seller update successful.');

  await page.getByRole('tab', { name: 'Log' }).click();
  const entry = page.getByRole('list', { name: 'Changes' }).getByRole('listitem').first();
  await expect(entry).toContainText('Vikram Shetty');
  await expect(entry.locator('dl')).toHaveText(`Mobile${phone('98')} to ${phone('99')}`);
}

test.use({ person: 'kavita.sourcing@example.com' });

test('a product with pictures and SKUs, its seller and offer, a sheet of changes, and a customer with user and address', async ({
  page,
  openAs,
}) => {
  await page.goto('/');
  await createProduct(page);
  await addSkus(page);
  await onboardVendor(page);
  const vendor = page.url();
  await createOffer(page);
  await changeBySheet(page);
  const broad = await openAs(MANAGER);
  await createCustomer(broad);
  await visit(page, vendor);
  await commentOnVendor(page, broad);
});

test('leads are created by form and by sheet; another user verifies one, which becomes a vendor', async ({
  page,
  openAs,
}) => {
  const [lead, fromSheet] = [`Coir Works ${RUN}`, `Jute House ${RUN}`];
  await page.goto('/purchase/vendors?tab=leads');
  await page.getByRole('button', { name: 'Create Lead' }).click();
  const form = dialog(page, 'Create Lead');
  await fillIn(form, {
    Name: lead,
    Phone: phone('96'),
    Category: 'Mats',
    'E-mail': `coir${RUN}@fair.example.com`,
    'Pin Code': '688001',
  });
  await page.keyboard.press('Tab');
  await expect(field(form, 'State')).toHaveValue('Kerala');
  await form.getByRole('button', { name: 'Create' }).click();
  await expectNotice(page, 'Lead created successfully.');

  await page.getByRole('button', { name: 'Upload leads sheet' }).click();
  const sheet = dialog(page, 'Upload leads sheet');
  const text = `seller_name,mobile_1,lead_category\n${fromSheet},${phone('95')},Bags\n`;
  await sheet
    .getByLabel('Sheet', { exact: true })
    .setInputFiles({ name: 'fair.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await sheet.getByRole('button', { name: 'Check' }).click();
  await sheet.getByRole('button', { name: 'Apply' }).click();
  await expect(sheet.getByText('1 lead was made.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rowsOf(page, 'Leads').filter({ hasText: fromSheet })).toBeVisible();

  const broad = await openAs(MANAGER);
  await broad.goto('/purchase/vendors?tab=leads&verified=no');
  await fromRowMenu(broad, rowsOf(broad, 'Leads').filter({ hasText: lead }), 'Verify');
  const verify = dialog(broad, /^Verify lead/);
  await verify.getByText('Create the vendor too').click();
  await verify.getByRole('button', { name: 'Verify' }).click();
  await expectNotice(broad, 'Seller on-boarding successful.');

  await visit(page, `/purchase/vendors?name=${encodeURIComponent(lead)}`);
  await rowsOf(page, 'Vendors').filter({ hasText: lead }).getByRole('link').first().click();
  await expect(page.getByText(`coir${RUN}@fair.example.com`)).toBeVisible();
});

test.describe('contract prices', () => {
  test.use({ person: MANAGER });

  test('of an organisation from a quantity on and a better one of its customer: the effective price is shown', async ({
    page,
  }) => {
    await page.goto('/sku/2?tab=prices');
    const promise = async (buyer: Record<string, string>, quantity: string, price: string) => {
      await page.getByRole('button', { name: 'Create contracted price' }).first().click();
      const drawer = dialog(page, 'Create contracted price');
      for (const [label, name] of Object.entries(buyer)) await choose(drawer, label, name);
      await fillIn(drawer, { 'From quantity': quantity, 'Selling price': price });
      await drawer.getByRole('button', { name: 'Create' }).click();
      await expect(drawer).toBeHidden();
    };
    await promise({ Organisation: 'Kaveri Crown Hotels' }, '10', '900');
    await promise({ Organisation: 'Kaveri Crown Hotels' }, '100', '850');
    await promise({ Customer: 'Kaveri Crown Grand, Bengaluru' }, '200', '820');

    const check = page.getByRole('group', { name: 'Which price holds' });
    await choose(check, 'Customer of the check', 'Kaveri Crown Grand, Bengaluru');
    for (const [quantity, answer] of [
      ['9', 'No contracted price holds.'],
      ['99', '₹ 900.00, from 10, promised to Kaveri Crown Hotels (all customers)'],
      ['199', '₹ 850.00, from 100, promised to Kaveri Crown Hotels (all customers)'],
      ['5000', '₹ 820.00, from 200, promised to Kaveri Crown Grand, Bengaluru'],
    ] as const) {
      await check.getByLabel('Quantity of the check').fill(quantity);
      await expect(check.getByText(answer)).toBeVisible();
    }
  });
});
