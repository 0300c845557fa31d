import type { Locator, Page } from '@playwright/test';
import { dialog, fromRowMenu } from './forms.ts';
import { rowsOf } from './grids.ts';
import { expect, test } from './journey.ts';
import { closeTop, DESK, expectAccessible } from './looks.ts';

test.use({
  viewport: DESK,
  contextOptions: { reducedMotion: 'reduce' },
  person: 'admin@example.com',
});

/** Many screens each. */
test.describe.configure({ timeout: 180_000 });

/** A screen, what must be there before it is looked at, and its name in a failure. */
type Look = [path: string, shown: (page: Page) => Locator, what: string];

const rows = (list: string) => (page: Page) => rowsOf(page, list).first();
const drawer = (name: string | RegExp) => (page: Page) => dialog(page, name);
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true });
const part = (name: string) => (page: Page) => page.getByRole('region', { name });
const button = (name: string) => (page: Page) => page.getByRole('button', { name }).first();

async function look(page: Page, looks: readonly Look[]) {
  for (const [path, shown, what] of looks) {
    await page.goto(path);
    await expect(shown(page), what).toBeVisible();
    await expectAccessible(page, what);
  }
}

test('products and categories', async ({ page }) => {
  await page.goto('/inventory/products');
  await page
    .getByRole('button', { name: /^Open / })
    .first()
    .click();
  await expect(page.getByRole('group', { name: /^SKUs of / })).toBeVisible();
  await expectAccessible(page, 'products, one open');
  await look(page, [
    ['/inventory/products?leads=1', drawer(/^Leads of product/), 'leads of a product'],
    ['/inventory/products/create-product', heading('Create product'), 'new product'],
    ['/inventory/products/edit-product/110', button('Save'), 'edit product'],
    ['/inventory/categories', rows('Categories'), 'categories'],
    ['/inventory/categories?category=8', drawer('Edit category 8'), 'edit category'],
    ['/category/8', (one) => one.getByRole('list', { name: 'Products' }), 'products of a category'],
  ]);
  await page.goto('/inventory/categories');
  await fromRowMenu(page, rowsOf(page, 'Categories').first(), 'Delete');
  await expectAccessible(page, 'delete category');
});

test('SKUs, their offers and prices', async ({ page }) => {
  await look(page, [
    ['/inventory/products/create-sku/1', rows('SKUs'), 'SKUs of a product'],
    ['/inventory/products/create-sku/1?sku=1', drawer('Edit SKU 1'), 'edit SKU'],
    ['/sku/1?tab=transactions', rows('Recent transactions'), 'transactions'],
    ['/sku/1?tab=prices', part('Contracted prices'), 'contracted prices'],
    ['/sku/1?tab=prices&price=new', drawer('Create contracted price'), 'new contracted price'],
    ['/editOffer/1', button('Update'), 'edit offer'],
  ]);
  await page.goto('/sku/1');
  await page
    .getByRole('button', { name: /^Open / })
    .first()
    .click();
  await expect(page.getByRole('group', { name: /^Offers of / })).toBeVisible();
  await expectAccessible(page, 'SKU with offers');
  await page.goto('/update-sku-update');
  const text = 'product_sku_id,product_sku_name,unit_code\n1,Another name,PCS\n2,A name,NONE\n';
  await page
    .getByLabel('Sheet', { exact: true })
    .setInputFiles({ name: 'skus.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(rowsOf(page, 'Changes and errors')).toHaveCount(2);
  await expectAccessible(page, 'checked sheet');
});

test('vendors', async ({ page }) => {
  await look(page, [
    ['/purchase/vendors', rows('Vendors'), 'vendors'],
    ['/purchase/vendors?form=new', drawer('Create Vendor'), 'new vendor'],
    ['/purchase/vendors?tab=analytics', part('By zone'), 'vendors in numbers'],
    ['/view-seller/1', rows('Offers'), 'vendor with offers'],
    ['/view-seller/1?tab=addresses', rows('Addresses'), 'addresses'],
    ['/view-seller/1?tab=documents', button('Upload documents'), 'documents'],
    ['/view-seller/1?tab=comments', part('Internal Comments'), 'comments'],
    ['/view-seller/1?tab=log', part('History'), 'log'],
  ]);
  await page.goto('/view-seller/1?tab=addresses');
  await page.getByRole('button', { name: 'Add New Address' }).first().click();
  await expect(dialog(page, 'Add New Address')).toBeVisible();
  await expectAccessible(page, 'new address');
});

test('leads', async ({ page }) => {
  await look(page, [
    ['/purchase/vendors?tab=leads', rows('Leads'), 'leads'],
    ['/purchase/vendors?tab=leads&lead=new', drawer('Create Lead'), 'new lead'],
    ['/purchase/vendors?tab=leads&lead=1', drawer(/^Lead 1/), 'lead'],
    ['/purchase/vendors?tab=analytics&of=leads', part('By owner'), 'leads in numbers'],
    ['/purchase/vendors?tab=leads&lead=sheet', drawer('Upload leads sheet'), 'leads sheet'],
  ]);
  await page.goto('/purchase/vendors?tab=leads&verified=no');
  await fromRowMenu(page, rowsOf(page, 'Leads').first(), 'Verify');
  await expectAccessible(page, 'verify lead');
});

test('customers', async ({ page }) => {
  const [organisation, customer] = [
    '/sales/organisations/organisation-details/1',
    '/sales/organisation/customer/customer-details/1',
  ];
  await page.goto('/sales/organisations');
  await page
    .getByRole('button', { name: /^Open / })
    .first()
    .click();
  await expect(page.getByRole('group', { name: /^Customers of / })).toBeVisible();
  await expectAccessible(page, 'customers, one open');
  await page.getByRole('button', { name: 'Create Organisation' }).click();
  await expect(dialog(page, 'Create Organisation')).toBeVisible();
  await expectAccessible(page, 'new organisation');
  await look(page, [
    [organisation, rows('Customers of organisation'), 'organisation'],
    [`${organisation}?tab=orders`, rows('Sales Orders'), 'its orders'],
    [customer, rows('Contacts'), 'customer'],
    [`${customer}?tab=prices`, part('Contracted prices'), 'its prices'],
    [`${customer}?tab=rfqs`, rows('Quote Requests'), 'its quote requests'],
    ['/createTenant', heading('Create customer'), 'new customer'],
    ['/createTenantUser?tenantId=1', heading('Create customer user'), 'new customer user'],
    ['/tenantUsers/1', rows('Customer users'), 'customer users'],
  ]);
  await rowsOf(page, 'Customer users').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'customer user');
  await page.goto(customer);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(dialog(page, 'Edit customer 1')).toBeVisible();
  await expectAccessible(page, 'edit customer');
  await closeTop(page, 'Edit customer 1');
});

test('users', async ({ page }) => {
  await look(page, [
    ['/admins', rows('Admin users'), 'admin users'],
    ['/createAdmin', heading('Create admin user'), 'new admin user'],
    ['/admins?user=3&at=permissions', drawer(/^Asha Nair/), 'permissions'],
  ]);
  await page.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(dialog(page, /^Ban: /)).toBeVisible();
  await expectAccessible(page, 'ban');
});
