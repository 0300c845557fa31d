import { poStatuses } from '@munim/schema/purchase-orders/purchase-orders.rules.ts';
import { DELIVERY_TIME_DAYS } from '@munim/schema/shared/limits.ts';
import { toMoney } from '@munim/schema/shared/money.ts';
import { isWithinState } from '@munim/schema/shared/states.ts';
import { chosenRegistration, settingsOf } from '../core/data/companyRegistrations.ts';
import type { Trx } from '../core/data/database.ts';
import { dayFromToday } from '../core/data/days.ts';
import { headOf } from '../core/data/documentLines.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import { addDeliveryPoints } from '../delivery-schedule/delivery-schedule.public.ts';
import {
  otherWarehouseRefusal,
  registrationOfWarehouse,
} from '../warehouses/registrationOfWarehouse.public.ts';
import { lineMoney, takeFromOrder } from './purchaseOrderLines.ts';
import type { LockedOrder } from './purchaseOrderLocks.ts';

export interface DraftLine {
  product_sku_id: number;
  order_line_id: number | null;
  quantity: number;
  offer_price: string;
  quotation_line_discount: string;
  remark: string | null;
  /** Place of the line in the request, for error messages. */
  field: string;
}

export interface DraftPurchaseOrder {
  seller_id: number;
  order: LockedOrder | undefined;
  warehouse_id: number | null;
  remark: string | null;
  due_date: string | null;
  lines: readonly DraftLine[];
}

/** Locks the seller until the purchase order is written: a deletion waits, and then sees it. */
export async function sellerForDocument(trx: Trx, sellerId: number, field: string) {
  const seller = await trx
    .selectFrom('sellers as s')
    .leftJoin('addresses as a', 'a.address_id', 's.office_address_id')
    .select(['s.seller_id', 's.is_active', 's.email_id_1', 's.mobile_1', 'a.state_code'])
    .where('s.seller_id', '=', sellerId)
    .where('s.is_deleted', '=', false)
    .forShare('s')
    .executeTakeFirst();
  if (!seller) throw badField(field, 'This vendor does not exist');
  return seller;
}

async function gstOf(trx: Trx, lines: readonly DraftLine[]): Promise<Map<number, string>> {
  const rows = await trx
    .selectFrom('skus as k')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .select(['k.product_sku_id', 'p.pan_india_gst'])
    .where('k.product_sku_id', '=', eqAny([...new Set(lines.map((line) => line.product_sku_id))]))
    .where('k.is_deleted', '=', false)
    .orderBy('k.product_sku_id')
    .forShare(['k', 'p'])
    .execute();
  return new Map(rows.map((row) => [row.product_sku_id, row.pan_india_gst]));
}

/** Expected dispatch day: the given one, else the sales order's day, else in a week. */
export const expectedDate = (dueDate: string | null, edd: string | null | undefined): string =>
  dueDate ?? edd ?? dayFromToday(DELIVERY_TIME_DAYS);

/**
 * The registration that buys: the order's, else that of the warehouse, where the company has one in its
 * state. Goods for an order come only to warehouses of the order's registration.
 */
async function buyerOf(
  work: Work,
  { order, warehouse_id }: Pick<DraftPurchaseOrder, 'order' | 'warehouse_id'>,
): Promise<number | null> {
  if (!order) {
    const own = warehouse_id === null ? null : await registrationOfWarehouse(work, warehouse_id);
    return chosenRegistration(work, own);
  }
  const { gst_registration_id: id } = order;
  const refusal =
    warehouse_id === null ? null : await otherWarehouseRefusal(work, warehouse_id, id);
  if (refusal) throw badField('warehouse_id', refusal);
  return chosenRegistration(work, id);
}

/**
 * Makes one draft with its lines and delivery points; its units count on the sales order from now
 * on. The caller has locked the order's row.
 */
export async function makePurchaseOrder(
  work: Work,
  { order, ...draft }: DraftPurchaseOrder,
  seller: Awaited<ReturnType<typeof sellerForDocument>>,
): Promise<number> {
  const { trx, settings, viewer } = work;
  const rates = await gstOf(trx, draft.lines);
  await takeFromOrder(
    trx,
    order?.order_id ?? null,
    draft.lines.map(({ order_line_id, quantity, field }) => ({
      order_line_id,
      quantity,
      field: `${field}.quantity`,
    })),
  );
  const gst_registration_id = await buyerOf(work, { order, warehouse_id: draft.warehouse_id });
  const { companyStateCode } = settingsOf(settings, gst_registration_id);
  const within_state = isWithinState(seller.state_code, companyStateCode);
  const lines = draft.lines.map(({ field, ...line }, index) => {
    const gstin = rates.get(line.product_sku_id);
    if (gstin === undefined) throw badField(`${field}.product_sku_id`, 'This SKU does not exist');
    const terms = {
      ...line,
      offer_price: toMoney(line.offer_price),
      quotation_line_discount: toMoney(line.quotation_line_discount),
      gstin,
    };
    return { ...terms, ...lineMoney(terms, within_state), line_number: index + 1 };
  });
  const head = headOf(lines.map((line) => ({ ...line, total: line.line_total })));
  const quantities = lines.map(({ quantity }) => ({
    quantity,
    cancelled: 0,
    dispatched: 0,
    delivered: 0,
    billed: 0,
  }));
  const { status, fulfilment, billing, payment } = poStatuses({
    state: 'DRAFT',
    lines: quantities,
    paid: '0',
    grandTotal: head.total,
  });
  const { po_id } = await trx
    .insertInto('purchase_orders')
    .values({
      seller_id: seller.seller_id,
      order_id: order?.order_id ?? null,
      warehouse_id: draft.warehouse_id,
      gst_registration_id,
      within_state,
      remark: draft.remark,
      due_date: draft.due_date,
      created_by: viewer.userId,
      seller_email: seller.email_id_1,
      seller_whatsapp_number: seller.mobile_1,
      po_state: 'DRAFT' as const,
      status,
      fulfilment_status: fulfilment,
      billing_status: billing,
      payment_status: payment,
      po_taxable_amount: head.taxable,
      po_gst_amount: head.gst,
      po_grand_total: head.total,
    })
    .returning('po_id')
    .executeTakeFirstOrThrow();
  const made = await trx
    .insertInto('purchase_order_lines')
    .values(lines.map((line) => ({ ...line, po_id })))
    .returning(['po_line_id', 'order_line_id', 'product_sku_id', 'quantity'])
    .execute();
  const whose = { po_id, seller_id: seller.seller_id, order_id: order?.order_id ?? null };
  const date = expectedDate(draft.due_date, order?.edd);
  await addDeliveryPoints(
    trx,
    made.map((line) => ({ ...line, ...whose, date })),
  );
  const remarks = order ? { remarks: `Order ${order.order_number}` } : {};
  await work.audit({
    entity: 'PURCHASE_ORDER',
    id: po_id,
    action: 'CREATE',
    to: 'DRAFT',
    ...remarks,
  });
  return po_id;
}
