import type { Page } from '@playwright/test';
import { dialog, expectNotice, field, fillIn, fromRowMenu } from './forms.ts';
import { cell, rowsOf } from './grids.ts';
import { expect, test } from './journey.ts';
import { createStockInTransit } from './orderSetup.ts';
import {
  ADMIN,
  MANAGER,
  OPERATIONS,
  pay,
  purchaseAt,
  RUN,
  stockOf,
  withGst,
} from './routeSteps.ts';
import {
  attach,
  documentsOf,
  issueBill,
  openItems,
  startDelivery,
  startShipment,
  submitShipment,
} from './shipping.ts';

test.describe('seller to warehouse', () => {
  const [FIRST, REST, COST] = [20, 10, 450];
  const LOAD = {
    destination: 'Warehouse',
    documents: 'Seller to Warehouse creates 1 bill',
  } as const;
  type Purchase = Awaited<ReturnType<typeof createStockInTransit>>;

  /** Goods arrive on the board: with what was seen and a proof; their bill is issued after. */
  async function receiveOnBoard(ops: Page, { poId, seller }: Purchase) {
    const items = await openItems(ops, `tab=inward&poNumber=${poId}`, seller.name);
    await expect(cell(items, 'quantity')).toHaveText([String(FIRST)]);
    await fromRowMenu(ops, items.first(), 'Done');
    const drawer = dialog(ops, 'Update Delivery Point');
    await fillIn(drawer, { Remarks: 'All twenty counted' });
    const press = () => drawer.getByRole('button', { name: 'Done' }).click();
    await press();
    await expect(drawer.getByText('*Please upload attachments.')).toBeVisible();
    await attach(ops, drawer, 'Attachments', 'goods-in.png');
    await press();
    await expectNotice(ops, 'Update Successfully.'); // before the vendor's bill is issued
    await expect(items).toHaveCount(0);
    await expect(drawer).toBeHidden();
    await issueBill(ops, poId, `W/${RUN}/1`);
  }

  test('received in two parts into stock, billed and paid', async ({ openAs }) => {
    const [admin, ops, manager] = [
      await openAs(ADMIN),
      await openAs(OPERATIONS),
      await openAs(MANAGER),
    ];
    const po = await createStockInTransit(admin, 2, {
      quantity: FIRST + REST,
      unitPrice: `${COST}.00`,
    });
    const { poId, seller, sku, warehouse } = po;
    const before = await stockOf(ops, warehouse.id, sku.id);

    const items = await openItems(ops, `poNumber=${poId}`, seller.name);
    const first = await startShipment(ops, items, {
      ...LOAD,
      units: FIRST,
      available: FIRST + REST,
    });
    await expect(field(first, 'Warehouse')).toHaveValue(warehouse.name); // bought for it
    await submitShipment(ops, first);
    await expect(cell(items, 'quantity')).toHaveText([String(REST)]);
    const records = await documentsOf(ops, purchaseAt(poId, 'shipments'));
    await expect(records).toHaveText([/^DC.* In Transit$/, /^Bill #\d+ .* Draft$/]); // no invoice
    expect(await stockOf(ops, warehouse.id, sku.id), 'on the way').toEqual(before);
    await receiveOnBoard(ops, po);
    expect(await stockOf(ops, warehouse.id, sku.id)).toEqual({
      ...before,
      quantity: before.quantity + FIRST,
    });

    // the remainder is received on its challan
    const rest = await openItems(ops, `poNumber=${poId}`, seller.name);
    await submitShipment(
      ops,
      await startShipment(ops, rest, { ...LOAD, units: REST, available: REST }),
    );
    await issueBill(ops, poId, `W/${RUN}/2`);
    const recordRow = (await documentsOf(ops, purchaseAt(poId, 'shipments'))).first();
    await recordRow.getByRole('link').click();
    const delivery = await startDelivery(ops, dialog(ops, /^Delivery Challan #/));
    await delivery.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog(ops, /^Delivery Challan #/).getByTitle('Delivered')).toBeVisible();
    expect(await stockOf(ops, warehouse.id, sku.id)).toEqual({
      ...before,
      quantity: before.quantity + FIRST + REST,
    });
    await ops.getByRole('tab', { name: 'Movements' }).click();
    const moved = rowsOf(ops, 'Movements').filter({ hasText: sku.name });
    for (const [turn, units] of [REST, FIRST].entries()) {
      await expect(cell(moved.nth(turn), 'in')).toHaveText(String(units));
      await expect(cell(moved.nth(turn), 'reason')).toHaveText('Received');
      await expect(cell(moved.nth(turn), 'document.challanNumber')).toHaveText(/^DC/);
    }
    await pay(manager, admin, poId, withGst(FIRST + REST, COST, sku.gstPercent), 2);
  });
});
