import type { Page } from '@playwright/test';
import {
  check,
  checkAll,
  drawer,
  group,
  heading,
  openFirst,
  part,
  rows,
  button,
} from './accessibilityStates.ts';
import { expectAccessible, expectAccessibleInLight, PHONE } from './accessibilityChecks.ts';
import { closeNotice, closeTop, dialog, field, fromRowMenu, pressInRecordMenu } from './forms.ts';
import { cell, rowsOf, typeInto } from './grids.ts';
import { expect, test } from './journey.ts';
import { goTo, mainMenu } from './navigation.ts';
import { queryGateway } from './orderSetup.ts';

/** All states, in `npm run test:deep`. Each test is one page that goes from state to state; they only read, but for a credit note. */
test.describe.configure({ mode: 'parallel' });
test.use({ person: 'admin@example.com' });

async function openFirstQuotation(page: Page, status: string, place = 0) {
  await goTo(page, `/sales/quotations?statuses=${status}`);
  await rowsOf(page, 'Quotations').nth(place).getByRole('link').first().click();
  await expect(rowsOf(page, 'Items').first()).toBeVisible();
}

test('Home of each role', async ({ openAs }) => {
  for (const [role, email] of Object.entries({
    admin: 'admin@example.com',
    sourcing: 'kavita.sourcing@example.com',
    sales: 'asha.sales@example.com',
  })) {
    const page = await openAs(email);
    await page.goto('/');
    await check(page, page.getByRole('row').nth(2), `Home of ${role}`);
  }
});

test('the frame', async ({ page }) => {
  await checkAll(page, [['/ops-support?form=ORDER_STATUS', button('Submit'), 'support']]);
  await page.getByRole('button', { name: /^Select Tenant/ }).click();
  await check(page, dialog(page, 'Select Tenant'), 'select tenant');
  await closeTop(page, 'Select Tenant');
  await page.keyboard.press('ControlOrMeta+k');
  await check(page, page.getByRole('listbox', { name: 'Found' }), 'quick find');
  await page.keyboard.press('Escape');
  await mainMenu(page).getByRole('button', { name: 'Sign Out' }).click();
  await check(page, dialog(page, 'Sign Out'), 'sign out');
  await closeTop(page, 'Sign Out');
});

test('reports', async ({ page }) => {
  const figure = (one: Page) => one.getByRole('button', { name: /: .*₹/ }).last();
  await checkAll(page, [
    ['/reports/sales', figure, 'sales tracker'],
    ['/reports/mom-metrics', figure, 'months'],
    ['/reports/customer-vendor-sales-metrics', rows('Customer/Vendor Growth'), 'growth'],
  ]);
  await page.getByRole('button', { name: 'Table' }).click();
  await check(page, page.getByRole('table').first(), 'figures of a chart');
});

test('quote requests', async ({ page }) => {
  const list = '/sales/quote-requests';
  await checkAll(page, [[`${list}?statuses=PENDING`, rows('Quote Requests'), 'quote requests']]);
  await rowsOf(page, 'Quote Requests').first().locator('[col-id="customer.name"]').click();
  await check(page, dialog(page, /^Quote request/), 'pricing');
  await page.keyboard.press('Alt+o');
  await page
    .getByRole('region', { name: 'Sellers' })
    .getByRole('button', { name: /^Open / })
    .first()
    .click();
  await check(page, group(/^Offers of /)(page), 'sellers and offers');
  await page.getByRole('button', { name: 'Add offer' }).click();
  await check(page, page.getByLabel('MOQ').last(), 'offer form');
  await checkAll(page, [[`${list}?group=date`, (one) => one.getByRole('row').nth(2), 'by date']]);
  await checkAll(page, [
    [`${list}?desk=all`, (one) => dialog(one, 'Pricing desk'), 'pricing desk'],
  ]);
  await goTo(page, list);
  await page.getByRole('button', { name: 'Create Quote Request' }).click();
  await check(page, dialog(page, 'Create Quote Request'), 'new quote requests');
  await goTo(page, `${list}?statuses=PRICE_UPDATED`);
  await rowsOf(page, 'Quote Requests').first().getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Generate Quotation (1)' }).click();
  await check(page, dialog(page, /^Generate Quotation/), 'new quotation');
});

test('quotations and orders', async ({ page }) => {
  await checkAll(page, [['/sales/quotations', rows('Quotations'), 'quotations']]);
  await openFirstQuotation(page, 'SENT');
  await typeInto(page, cell(rowsOf(page, 'Items').first(), 'quantity'), '3');
  await check(page, page.getByRole('group', { name: 'Unsaved changes' }), 'draft with changes');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  await check(page, dialog(page, /^Quotation/), 'print of a quotation');
  await closeTop(page, /^Quotation/);
  // one that says who is billed: others may not be sent
  const send = page.getByRole('button', { name: 'Send e-mail' });
  for (let place = 0; place < 8; place += 1) {
    await openFirstQuotation(page, 'CONFIRMED', place);
    await expect(send).toBeVisible();
    if (await send.isEnabled()) break;
  }
  for (const [action, title] of [
    ['Convert to order', /to an order$/],
    ['Send e-mail', 'Send e-mail'],
  ] as const) {
    await page.getByRole('button', { name: action }).click();
    await check(page, dialog(page, title), action);
    await closeTop(page, title);
  }
  await pressInRecordMenu(page, 'Reject');
  await check(page, dialog(page, /^Reject/), 'Reject');
  await closeTop(page, /^Reject/);
  await checkAll(page, [['/sales/orders', rows('Sales Orders'), 'orders']]);
  await rowsOf(page, 'Sales Orders').first().getByRole('link').first().click();
  await check(page, rowsOf(page, 'Lines').first(), 'order details');
});

test('products and categories', async ({ page }) => {
  await goTo(page, '/inventory/products');
  await openFirst(page);
  await check(page, group(/^SKUs of /)(page), 'products, one open');
  await checkAll(page, [
    ['/inventory/products?leads=1', drawer(/^Leads of product/), 'leads of a product'],
    ['/inventory/products/create-product', heading('Create product'), 'new product'],
    ['/inventory/products/edit-product/110', button('Save'), 'edit product'],
    ['/inventory/categories', rows('Categories'), 'categories'],
    ['/inventory/categories?category=8', drawer('Edit category 8'), 'edit category'],
    ['/category/8', (one) => one.getByRole('list', { name: 'Products' }), 'products of a category'],
  ]);
  await goTo(page, '/inventory/categories');
  await fromRowMenu(page, rowsOf(page, 'Categories').first(), 'Delete');
  await check(page, page.getByRole('dialog'), 'delete category');
});

test('SKUs, their offers and prices', async ({ page }) => {
  await checkAll(page, [
    ['/inventory/products/create-sku/1', rows('SKUs'), 'SKUs of a product'],
    ['/inventory/products/create-sku/1?sku=1', drawer('Edit SKU 1'), 'edit SKU'],
    ['/sku/1?tab=transactions', rows('Recent transactions'), 'transactions'],
    ['/sku/1?tab=prices', part('Contracted prices'), 'contracted prices'],
    ['/sku/1?tab=prices&price=new', drawer('Create contracted price'), 'new contracted price'],
    ['/editOffer/1', button('Update'), 'edit offer'],
  ]);
  await goTo(page, '/sku/1');
  await openFirst(page);
  await check(page, group(/^Offers of /)(page), 'SKU with offers');
  await goTo(page, '/update-sku-update');
  const text = 'product_sku_id,product_sku_name,unit_code\n1,Another name,PCS\n2,A name,NONE\n';
  await page
    .getByLabel('Sheet', { exact: true })
    .setInputFiles({ name: 'skus.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(rowsOf(page, 'Changes and errors')).toHaveCount(2);
  await expectAccessible(page, 'checked sheet');
});

test('vendors', async ({ page }) => {
  await checkAll(page, [
    ['/purchase/vendors', rows('Vendors'), 'vendors'],
    ['/purchase/vendors?form=new', drawer('Create Vendor'), 'new vendor'],
    ['/purchase/vendors?tab=analytics', part('By zone'), 'vendors in numbers'],
    ['/view-seller/1', rows('Offers'), 'vendor with offers'],
    ['/view-seller/1?tab=addresses', rows('Addresses'), 'addresses'],
    ['/view-seller/1?tab=documents', button('Upload documents'), 'documents'],
    ['/view-seller/1?tab=comments', part('Internal Comments'), 'comments'],
    ['/view-seller/1?tab=log', part('History'), 'log'],
  ]);
  await goTo(page, '/view-seller/1?tab=addresses');
  await page.getByRole('button', { name: 'Add New Address' }).first().click();
  await check(page, dialog(page, 'Add New Address'), 'new address');
});

test('leads', async ({ page }) => {
  await checkAll(page, [
    ['/purchase/vendors?tab=leads', rows('Leads'), 'leads'],
    ['/purchase/vendors?tab=leads&lead=new', drawer('Create Lead'), 'new lead'],
    ['/purchase/vendors?tab=leads&lead=1', drawer(/^Lead 1/), 'lead'],
    ['/purchase/vendors?tab=analytics&of=leads', part('By owner'), 'leads in numbers'],
    ['/purchase/vendors?tab=leads&lead=sheet', drawer('Upload leads sheet'), 'leads sheet'],
  ]);
  await goTo(page, '/purchase/vendors?tab=leads&verified=no');
  await fromRowMenu(page, rowsOf(page, 'Leads').first(), 'Verify');
  await check(page, dialog(page, /^Verify lead/), 'verify lead');
});

test('customers', async ({ page }) => {
  const organisation = '/sales/organisations/organisation-details/1';
  const customer = '/sales/organisation/customer/customer-details/1';
  await goTo(page, '/sales/organisations');
  await openFirst(page);
  await check(page, group(/^Customers of /)(page), 'customers, one open');
  await page.getByRole('button', { name: 'Create Organisation' }).click();
  await check(page, dialog(page, 'Create Organisation'), 'new organisation');
  await checkAll(page, [
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
  await check(page, page.getByRole('dialog'), 'customer user');
  await goTo(page, customer);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await check(page, dialog(page, 'Edit customer 1'), 'edit customer');
});

test('users', async ({ page }) => {
  await checkAll(page, [
    ['/admins', rows('Admin users'), 'admin users'],
    ['/createAdmin', heading('Create admin user'), 'new admin user'],
    ['/admins?user=3&at=permissions', drawer(/^Asha Nair/), 'permissions'],
  ]);
  await page.getByRole('button', { name: 'Ban', exact: true }).click();
  await check(page, dialog(page, /^Ban: /), 'ban');
});

test('lists of goods and bills, and what their first rows open', async ({ page }) => {
  for (const [path, list, title] of [
    ['/logistics/shipments', 'Shipments', /^Shipment \d/],
    ['/logistics/delivery-challans', 'Delivery Challans', /^Delivery Challan #/],
    ['/logistics/transporters', 'Transporters', /^Update transporter/],
    ['/purchase/bills', 'Bills', /^Bill \d/],
    ['/sales/invoice', 'Invoices', /^(Invoice|Bill of Supply) /],
  ] as const) {
    await goTo(page, path);
    await expect(rowsOf(page, list).first()).toBeVisible();
    await expectAccessibleInLight(page, list);
    await rowsOf(page, list).first().locator('[role=gridcell]').nth(1).click();
    await expect(dialog(page, title)).toBeVisible();
    await expectAccessibleInLight(page, `one of ${list}`);
  }
});

test('Shipment Planning, warehouses and credit notes', async ({ page }) => {
  await goTo(page, '/logistics/shipment-planning');
  await openFirst(page);
  const items = group(/^Items of /)(page);
  await expect(items.locator('[role=row][row-index]').first()).toBeVisible();
  await expectAccessibleInLight(page, 'Shipment Planning');
  await items.getByRole('checkbox').first().click();
  for (const [action, title] of [
    ['Postpone', 'Update Delivery Point'],
    ['Ship To Customer', 'Create Shipment'],
  ] as const) {
    await page.getByRole('button', { name: action, exact: true }).click();
    await expect(dialog(page, title)).toBeVisible();
    await expectAccessibleInLight(page, title);
    await closeTop(page, title);
  }

  await goTo(page, '/inventory/warehouse');
  await expect(rowsOf(page, 'Warehouses').first()).toBeVisible();
  await expectAccessibleInLight(page, 'Warehouses');
  await rowsOf(page, 'Warehouses').first().getByRole('link').first().click();
  await expect(rowsOf(page, 'Stock').first()).toBeVisible();
  await expectAccessibleInLight(page, 'Stock');
  await rowsOf(page, 'Stock').first().locator('[role=gridcell]').nth(1).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInLight(page, 'Adjustment');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Movements' }).click();
  await expect(rowsOf(page, 'Movements').first()).toBeVisible();
  await expectAccessibleInLight(page, 'Movements');

  await goTo(page, '/sales/invoice?statuses=ISSUED');
  await rowsOf(page, 'Invoices').first().locator('[role=gridcell]').nth(1).click();
  await page.getByRole('button', { name: 'Create credit note' }).click();
  const creditNote = dialog(page, 'Create Credit Note');
  await field(creditNote, 'Reason').selectOption('DAMAGED');
  await creditNote
    .getByLabel(/^Quantity of /)
    .first()
    .fill('1');
  await expectAccessibleInLight(page, 'Create Credit Note');
  await creditNote.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(creditNote).toBeHidden();
  await closeNotice(page, 'Credit note created');
  await expect(rowsOf(page, 'Credit Notes').first()).toBeVisible();
  await expectAccessibleInLight(page, 'Credit Notes');
  await rowsOf(page, 'Credit Notes').first().locator('[role=gridcell]').nth(1).click();
  await expect(dialog(page, /^Credit note /)).toBeVisible();
  await expectAccessibleInLight(page, 'one of Credit Notes');
});

test('settings and their drawers', async ({ page }) => {
  const settings = (tab: string) => `/settings?tab=${tab}`;
  for (const [tab, name, action, title] of [
    ['company', 'Company', 'Change Company', 'Company'],
    ['company', 'Company', 'Change Logo and signature', 'Logo and signature'],
    ['registrations', 'GST registrations', 'Add GST registration', 'Add GST registration'],
    ['numbering', 'Numbering', 'Change Numbers of orders', 'Numbers of orders'],
    ['documents', 'Documents', 'Change Documents', 'Documents'],
    ['margins', 'Margins', 'Change Margins', 'Margins'],
    ['mails', 'Mails', 'Change mail: Quotation to the customer', 'Mail: Quotation to the customer'],
    ['roles', 'Roles', 'Change Roles', 'Names of roles'],
  ] as const) {
    await checkAll(page, [[settings(tab), part(name), `settings: ${name}`]]);
    await page.getByRole('button', { name: action, exact: true }).click();
    await check(page, dialog(page, title), `settings: ${title}`);
    await closeTop(page, title);
  }
  await page
    .getByRole('button', { name: /^Change permissions of / })
    .first()
    .click();
  await check(page, dialog(page, /^Permissions of /), 'settings: permissions of a role');
  // the last of a row of tabs that is wider than a phone
  await page.setViewportSize(PHONE);
  await goTo(page, settings('company'));
  await goTo(page, settings('roles'));
  await expect(page.getByRole('tab', { name: 'Roles' })).toBeInViewport({ ratio: 0.9 });
});

test('what was brought along from old books', async ({ page }) => {
  const { openings } = await queryGateway<{
    openings: { items: { customer: { id: string } }[] };
  }>(page, '{ openings(filter: { kinds: [INVOICE] }) { items { customer { id } } } }', {});
  const customer = openings.items[0]?.customer.id;
  const tab = `/sales/organisation/customer/customer-details/${customer}?tab=openings`;
  await checkAll(page, [[tab, rows('Opening balance'), 'opening balance']]);
  await rowsOf(page, 'Opening balance').first().locator('[role=gridcell]').nth(1).click();
  await check(page, dialog(page, /^(Unpaid invoice|Advance) /), 'one of the opening balance');
});
