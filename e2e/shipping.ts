import { gstinCheckCharacter } from '@munim/schema/shared/gstin.ts';
import type { Locator, Page } from '@playwright/test';
import { dialog, field, fillIn, inDays, expectNotice } from './forms.ts';
import { cell, rowsOf } from './grids.ts';
import { expect } from './journey.ts';

/** A file as people upload it: a picture of what they see. */
const picture = async (page: Page, name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 120, height: 80 } }),
});

/** Uploads one file in a form, and waits until it is there. */
export async function attach(page: Page, drawer: Locator, label: string, name: string) {
  await drawer
    .locator(`input[type=file][aria-label="${label}"]`)
    .setInputFiles(await picture(page, name));
  await expect(
    drawer.getByRole('list', { name: label }).getByRole('button', { name: `Remove ${name}` }),
  ).toBeVisible();
}

/** Waiting points of one place, on a board filtered to one document. */
export async function openItems(page: Page, filter: string, place: string): Promise<Locator> {
  await page.goto(`/logistics/shipment-planning?${filter}`);
  await page.getByRole('button', { name: `Open ${place}`, exact: true }).click();
  const items = rowsOf(page, `Items of ${place}`);
  await expect(items.first()).toBeVisible();
  return items;
}

interface ShipmentLoad {
  destination: 'Customer' | 'Warehouse';
  units: number;
  available: number;
  /** Heading of the documents that it makes. */
  documents: string;
}

/** Opens the drawer for the only waiting item and fills in the quantity. */
export async function startShipment(
  page: Page,
  items: Locator,
  { destination, units, available, documents }: ShipmentLoad,
): Promise<Locator> {
  await expect(cell(items, 'quantity')).toHaveText([String(available)]);
  await items.getByRole('checkbox').click();
  await page.getByRole('button', { name: `Ship To ${destination}` }).click();
  const drawer = dialog(page, 'Create Shipment');
  await expect(drawer.locator('.shipment-note').first()).toHaveText(new RegExp(`${documents}$`));
  const quantity = drawer.getByLabel(/^Quantity of /);
  await expect(quantity).toHaveValue(String(available));
  if (units < available) {
    await quantity.fill(String(units));
    await expect(
      drawer.getByText('Below new dispatches will be scheduled for pending quantity'),
    ).toBeVisible();
    await drawer.getByLabel(/^New date for /).fill(inDays(5));
  }
  return drawer;
}

const OWN_TRANSPORT = {
  'Vehicle Number': 'KA01AB1234',
  'Shipment Weight': '120.5',
  'Logistic Cost': '1500',
  'Loading Charge': '200',
  'Driver Name': 'Ravi Kumar',
  'Driver Phone': '9812345670',
};

export async function submitShipment(page: Page, drawer: Locator) {
  await field(drawer, 'Vehicle Type').selectOption('14 feet');
  await fillIn(drawer, OWN_TRANSPORT);
  await drawer.getByRole('button', { name: 'Create Shipment' }).click();
  await expectNotice(page, 'Shipment created successfully.');
  await expect(drawer).toBeHidden();
}

/** A new transporter, created without leaving the shipment. */
export async function createTransporter(page: Page, drawer: Locator, name: string) {
  await drawer.getByRole('button', { name: 'Create Transporter' }).click();
  const nested = dialog(page, 'Create Transporter');
  await fillIn(nested, { 'Transporter Name': name, 'GST number': '29AAACP12' });
  await nested.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(
    nested.getByText('GST number must have 15 capital letters and digits.'),
  ).toBeVisible();
  const number = `29AAACP${String(Date.now()).slice(-4)}F1Z`;
  await fillIn(nested, { 'GST number': number + gstinCheckCharacter(number) });
  await nested.getByRole('button', { name: 'Create', exact: true }).click();
  await expectNotice(page, 'Transporter created successfully');
  await expect(field(drawer, 'Transporter')).toHaveValue(name);
}

/** The vendor's own invoice arrives: with its file the bill is issued. Answers the bill, open. */
export async function issueBill(page: Page, poId: string, number: string): Promise<Locator> {
  await page.goto(`/purchase/bills?poNo=${poId}&status=DRAFT`);
  await expect(rowsOf(page, 'Bills')).toHaveCount(1);
  await rowsOf(page, 'Bills').click();
  const bill = dialog(page, /^Bill \d+/);
  await bill.getByRole('button', { name: 'Mark Issued' }).click();
  const drawer = dialog(page, /^Mark Issued: bill/);
  await fillIn(drawer, { 'Vendor Invoice Number': number, 'Vendor Invoice Date': inDays(-1) });
  await drawer.getByRole('button', { name: 'Mark Issued' }).click();
  await expect(drawer.getByText('Please upload the Vendor Invoice.')).toBeVisible();
  await attach(page, drawer, 'Vendor Invoice', 'vendor-invoice.png');
  await drawer.getByRole('button', { name: 'Mark Issued' }).click();
  await expectNotice(page, 'Updated Bills Successfully.');
  await expect(drawer).toBeHidden();
  await expect(bill.locator('[data-status=ISSUED]')).toBeVisible();
  return bill;
}

/** The only challan of an order that is on its way, open. */
export async function openChallan(page: Page, orderNumber: string): Promise<Locator> {
  await page.goto(`/logistics/delivery-challans?orderNumber=${orderNumber}&statuses=IN_TRANSIT`);
  await expect(rowsOf(page, 'Delivery Challans')).toHaveCount(1);
  await rowsOf(page, 'Delivery Challans').click();
  const modal = dialog(page, /^Delivery Challan #/);
  await expect(rowsOf(modal, 'Lines of the delivery challan').first()).toBeVisible();
  return modal;
}

/** Opens the form of a delivery. */
export async function startDelivery(page: Page, modal: Locator): Promise<Locator> {
  await modal.getByRole('button', { name: 'Mark Delivered' }).click();
  const drawer = dialog(page, /^Mark Delivered: /);
  await fillIn(drawer, { 'Receivers Name': 'Latha', 'GRN Number': '4711' });
  return drawer;
}

/** Opens the newest shipment of an order or purchase order; returns its documents. */
export async function documentsOf(page: Page, tab: string): Promise<Locator> {
  await page.goto(tab);
  await rowsOf(page, 'Shipments').first().getByRole('link').first().click();
  const documents = dialog(page, /^Shipment \d+/).getByRole('list', { name: 'Documents' });
  await expect(documents).toBeVisible();
  return documents.getByRole('listitem');
}
