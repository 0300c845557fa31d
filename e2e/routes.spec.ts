import type { Page } from '@playwright/test';
import { dialog, field, fillIn, inDays, openRecordMenu } from './forms.ts';
import { cell, hundredths, rowsOf } from './grids.ts';
import { expect, test } from './journey.ts';
import { createOrderFromStock, createOrderInTransit } from './orderSetup.ts';
import { total } from './payments.ts';
import {
  ADMIN,
  MANAGER,
  OPERATIONS,
  RUN,
  amountOf,
  expectOrder,
  openInvoice,
  orderAt,
  pay,
  receive,
  stockOf,
  withGst,
} from './routeSteps.ts';
import {
  attach,
  createTransporter,
  issueBill,
  openChallan,
  openItems,
  documentsOf,
  submitShipment,
  startDelivery,
  startShipment,
} from './shipping.ts';

test.describe('seller to customer', () => {
  const [FIRST, REST, PRICE, COST] = [60, 40, 900, 600];
  const DOCUMENTS = 'Seller to Customer creates 1 bill and 1 invoice';
  type Purchase = Awaited<ReturnType<typeof createOrderInTransit>>;

  /** Ships a part after all faults of the drawer were shown; a user on the same board sees it. */
  async function shipPart(ops: Page, other: Page, { number, seller }: Purchase) {
    const seen = await openItems(other, `orderNumber=${number}`, seller.name);
    await expect(cell(seen, 'quantity')).toHaveText(['100']);
    const items = await openItems(ops, `orderNumber=${number}`, seller.name);
    const drawer = await startShipment(ops, items, {
      destination: 'Customer',
      units: FIRST,
      available: FIRST + REST,
      documents: DOCUMENTS,
    });
    const quantity = drawer.getByLabel(/^Quantity of /);
    const send = drawer.getByRole('button', { name: 'Create Shipment' });
    for (const [typed, said] of [
      ['101', 'Maximum 100 can be dispatched'],
      ['0', '0 quantity is not allowed'],
    ] as const) {
      await quantity.fill(typed);
      await expect(drawer.getByText(said)).toBeVisible();
      await expect(send).toBeDisabled();
    }
    await quantity.fill(String(FIRST));
    await expect(
      drawer.getByText(/^The goods of .* with GST\. Above ₹ 50,000 the law/),
    ).toBeVisible();
    await createTransporter(ops, drawer, `Cauvery Carriers ${RUN}`);
    await fillIn(drawer, { 'Logistic Cost': '0' });
    await send.click();
    await expect(drawer.getByText('Logistic Cost must be at least 1')).toBeVisible();
    await expect(drawer.getByText('*Please enter Vehicle Type.')).toBeVisible();
    await submitShipment(ops, drawer);
    await expect(cell(items, 'quantity'), 'the rest waits').toHaveText([String(REST)]);
    await expect(cell(seen, 'quantity'), 'without a reload').toHaveText([String(REST)]);
  }

  /**
   * Delivers a part whose documents exist; it arrives when its bill is issued and, above 50,000,
   * with its e-way bill.
   */
  async function deliverPart(ops: Page, { number, poId, sku }: Purchase) {
    const sum = withGst(FIRST, PRICE, sku.gstPercent);
    const modal = await openChallan(ops, number);
    await openRecordMenu(modal);
    await expect(ops.getByRole('menuitem', { name: 'Cancel', exact: true })).toBeVisible();
    await ops.keyboard.press('Escape');
    await expect(
      modal.getByRole('button', { name: 'Mark Delivered' }),
      'its bill is a draft',
    ).toBeDisabled();
    expect(await amountOf(total(modal, 'Total Due'))).toBe(sum);
    await openInvoice(ops, number, { sum, status: 'ISSUED' });
    const bill = await issueBill(ops, poId, `V/${RUN}/1`);
    expect(await amountOf(total(bill, 'Total'))).toBe(withGst(FIRST, COST, sku.gstPercent));
    await expect(bill.getByText(/: 60 units billed and not arrived yet\.$/)).toBeVisible();
    const delivery = await startDelivery(ops, await openChallan(ops, number));
    await expect(delivery.getByText('₹ 54,000.00')).toBeVisible();
    await delivery.getByRole('button', { name: 'Submit' }).click();
    await expect(
      delivery.getByText('E-way bill number is required when the total is above 50000'),
    ).toBeVisible();
    await expect(
      delivery.getByText('E-way bill attachment is required when the total is above 50000'),
    ).toBeVisible();
    await fillIn(delivery, { 'E-way Bill Number': `311000${RUN}` });
    await attach(ops, delivery, 'E-way Bill Attachment *', 'eway.png');
    await delivery.getByRole('button', { name: 'Submit' }).click();
    await expect(
      dialog(ops, /^Delivery Challan #/).locator('[data-status=DELIVERED]'),
    ).toBeVisible();
    await expectOrder(ops, number, 'Partially Delivered');
  }

  async function shipAndDeliverRest(ops: Page, { number, poId, seller }: Purchase) {
    const items = await openItems(ops, `orderNumber=${number}`, seller.name);
    await expect(cell(items, 'expectedDate')).toHaveText([inDays(5)]);
    const drawer = await startShipment(ops, items, {
      destination: 'Customer',
      units: REST,
      available: REST,
      documents: DOCUMENTS,
    });
    await expect(drawer.getByText(/^These goods are worth more/)).toBeHidden();
    await submitShipment(ops, drawer);
    await expect(items).toHaveCount(0);
    await issueBill(ops, poId, `V/${RUN}/2`);
    const delivery = await startDelivery(ops, await openChallan(ops, number));
    await delivery.getByRole('button', { name: 'Submit' }).click();
    await expect(
      dialog(ops, /^Delivery Challan #/).locator('[data-status=DELIVERED]'),
    ).toBeVisible();
    await expectOrder(ops, number, 'Delivered');
  }

  test('shipped in two parts, billed, delivered, invoiced and paid', async ({ openAs }) => {
    const [admin, ops, manager] = [
      await openAs(ADMIN),
      await openAs(OPERATIONS),
      await openAs(MANAGER),
    ];
    const po = await createOrderInTransit(admin, 1, {
      quantity: FIRST + REST,
      costPrice: `${COST}.00`,
      sellingPrice: `${PRICE}.00`,
    });
    await shipPart(ops, admin, po);
    await deliverPart(ops, po);
    await shipAndDeliverRest(ops, po);

    const { gstPercent } = po.sku;
    const [oldest, owed] = [
      withGst(FIRST, PRICE, gstPercent),
      withGst(FIRST + REST, PRICE, gstPercent),
    ];
    expect(hundredths(po.grandTotal)).toBe(owed);
    await receive(manager, po.number, 3_000_000, `R-${RUN}-1`);
    await openInvoice(manager, po.number, {
      sum: oldest,
      received: 3_000_000,
      status: 'PARTIALLY_PAID',
    });
    await expectOrder(manager, po.number, 'Partially Paid');
    await receive(manager, po.number, owed - 3_000_000, `R-${RUN}-2`);
    await openInvoice(manager, po.number, { sum: oldest, received: oldest, status: 'PAID' });
    await expectOrder(manager, po.number, 'Paid');
    await pay(manager, admin, po.poId, withGst(FIRST + REST, COST, gstPercent), 2);
  });
});

test.describe('warehouse to customer', () => {
  const [FIRST, REST, PRICE, DAMAGED] = [25, 15, 1500, 2];
  const LOAD = {
    destination: 'Customer',
    documents: 'Warehouse to Customer creates 1 invoice',
  } as const;
  type Order = Awaited<ReturnType<typeof createOrderFromStock>>;

  async function shipAndDeliver(
    ops: Page,
    { number, warehouse }: Order,
    units: number,
    available: number,
  ) {
    const items = await openItems(ops, `orderNumber=${number}`, warehouse.name);
    await submitShipment(ops, await startShipment(ops, items, { ...LOAD, units, available }));
    const delivery = await startDelivery(ops, await openChallan(ops, number));
    await delivery.getByRole('button', { name: 'Submit' }).click();
    await expect(
      dialog(ops, /^Delivery Challan #/).locator('[data-status=DELIVERED]'),
    ).toBeVisible();
  }

  /** Opens the print as a page and as PDF; returns its number. */
  async function download(page: Page, order: Order, sum: number): Promise<string> {
    const drawer = await openInvoice(page, order.number, { sum, status: 'ISSUED' });
    const number =
      /INV\S+/.exec((await drawer.getByRole('heading').first().textContent()) ?? '')?.[0] ?? '';
    expect(number.length).toBeLessThanOrEqual(16);
    const [recordRow] = await Promise.all([
      page.waitForEvent('popup'),
      drawer.getByRole('button', { name: 'Download', exact: true }).click(),
    ]);
    await expect(recordRow.getByText(number).first()).toBeVisible();
    await expect(recordRow.getByText(order.customer.name).first()).toBeVisible();
    await recordRow.close();
    await drawer.getByRole('button', { name: 'Download as' }).click();
    const asPdf = page
      .context()
      .waitForEvent(
        'response',
        (response) => response.headers()['content-type'] === 'application/pdf',
      );
    await page.getByRole('menuitem', { name: 'Invoice (PDF)' }).click();
    expect((await asPdf).status()).toBe(200);
    return number;
  }

  /** Two came damaged: written by one, issued by another. */
  async function credit(manager: Page, issuer: Page, order: Order, sum: number): Promise<number> {
    const invoice = await openInvoice(manager, order.number, { sum, status: 'ISSUED' });
    await invoice.getByRole('button', { name: 'Create credit note' }).click();
    const drawer = dialog(manager, 'Create Credit Note');
    await field(drawer, 'Reason').selectOption('DAMAGED');
    const quantity = drawer.getByLabel(/^Quantity of /);
    await quantity.fill(String(FIRST + 1));
    await expect(drawer.getByRole('alert').first()).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Create', exact: true })).toBeDisabled();
    await quantity.fill(String(DAMAGED));
    const credited = withGst(DAMAGED, PRICE, order.sku.gstPercent);
    expect(await amountOf(total(drawer, 'Credit'))).toBe(credited);
    await drawer.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(drawer).toBeHidden();
    for (const page of [manager, issuer]) {
      await page.goto(`/sales/credit-notes?orderNumber=${order.number}`);
      await rowsOf(page, 'Credit Notes').first().click();
      await expect(dialog(page, /^Credit note Draft/).locator('[data-status=DRAFT]')).toBeVisible();
    }
    await expect(
      dialog(manager, /^Credit note/).getByRole('button', { name: 'Issue' }),
    ).toBeDisabled();
    await dialog(issuer, /^Credit note/)
      .getByRole('button', { name: 'Issue' })
      .click();
    await dialog(issuer, 'Issue credit note').getByRole('button', { name: 'Confirm' }).click();
    const note = dialog(issuer, /^Credit note CN/);
    await expect(note.locator('[data-status=ISSUED]')).toBeVisible();
    const [print] = await Promise.all([
      issuer.waitForEvent('popup'),
      note.getByRole('button', { name: 'Download', exact: true }).click(),
    ]);
    await expect(print.getByRole('heading', { name: 'Credit Note' })).toBeVisible();
    await expect(print.getByText(order.customer.name).first()).toBeVisible();
    await print.close();
    return credited;
  }

  test('served from stock in two parts, invoiced, credited and paid', async ({ openAs }) => {
    const [admin, ops, manager] = [
      await openAs(ADMIN),
      await openAs(OPERATIONS),
      await openAs(MANAGER),
    ];
    const order = await createOrderFromStock(admin, 3, {
      quantity: FIRST + REST,
      sellingPrice: `${PRICE}.00`,
    });
    const { number, sku, warehouse } = order;
    const before = await stockOf(ops, warehouse.id, sku.id);
    expect(before.reserved).toBeGreaterThanOrEqual(FIRST + REST);
    await shipAndDeliver(ops, order, FIRST, FIRST + REST);
    const records = await documentsOf(ops, orderAt(number, 'deliveries'));
    await expect(records).toHaveText([/^DC.* Delivered$/, /^INV.* Issued$/]); // no bill
    const left = { quantity: before.quantity - FIRST, reserved: before.reserved - FIRST };
    expect(await stockOf(ops, warehouse.id, sku.id)).toEqual(left);
    const sum = withGst(FIRST, PRICE, sku.gstPercent);
    await download(manager, order, sum);
    const credited = await credit(manager, admin, order, sum);
    await shipAndDeliver(ops, order, REST, REST);
    expect(await stockOf(ops, warehouse.id, sku.id)).toEqual({
      quantity: left.quantity - REST,
      reserved: left.reserved - REST,
    });
    await expectOrder(ops, number, 'Delivered'); // a credit note is no payment

    await receive(manager, number, hundredths(order.grandTotal) - credited, `S-${RUN}`);
    await openInvoice(manager, number, { sum, received: sum - credited, credited, status: 'PAID' });
    await openInvoice(manager, number, {
      sum: withGst(REST, PRICE, sku.gstPercent),
      received: withGst(REST, PRICE, sku.gstPercent),
      status: 'PAID',
    });
    await expectOrder(manager, number, 'Paid');
  });
});
