import { orderStatuses } from '@munim/schema/orders/orders.rules.ts';
import { QUOTATION_MOVES } from '@munim/schema/quotations/quotations.rules.ts';
import { audit } from '../core/audit.ts';
import type { Trx } from '../core/database.ts';
import { indianDay } from '../core/days.ts';
import { badField, invalidTransition } from '../core/errors.ts';
import { headOf, lineColumns } from '../core/paperLines.ts';
import { one } from '../core/rows.ts';
import type { Settings } from '../core/settings.ts';
import type { Viewer } from '../core/viewer.ts';
import { type LockedQuotation, lockQuotation } from '../quotations/quotations.service.ts';
import { markConverted, moveQuotation } from '../quotations/quotationStates.service.ts';
import { customerForPaper } from '../tenants/tenants.service.ts';
import { orderById } from './orders.service.ts';
import type { Conversion, QuotationToOrder } from './orders.shapes.ts';
import { nextPaperNumber } from './paperNumber.ts';

/** One order a quotation, always: the quotation's row is locked, and a unique index stands behind it. */
export async function createOrderFromQuotation(trx: Trx, settings: Settings, body: QuotationToOrder, viewer: Viewer): Promise<Conversion> {
  const { quotation_id } = body;
  const quotation = await lockQuotation(trx, quotation_id, viewer);
  const live = await trx
    .selectFrom('orders')
    .select('order_id')
    .where('quotation_id', '=', quotation_id)
    .where('status', '<>', 'CANCELLED')
    .executeTakeFirst();
  if (live)
    return {
      success: false,
      error: 'Quotation has an active order',
      quotation_id,
      order: await orderById(trx, settings, live.order_id, viewer),
    };
  if (body.edd && body.edd < indianDay()) throw badField('edd', 'edd must not be in the past');
  if (quotation.status === 'SENT') await moveQuotation(trx, quotation, 'CONFIRMED', viewer);
  else if (quotation.status !== 'CONFIRMED')
    throw invalidTransition('quotation', quotation.status, 'CONVERTED_TO_ORDER', QUOTATION_MOVES[quotation.status]);
  await customerForPaper(trx, { tenant_id: quotation.tenant_id, address_id: body.address_id }, viewer);
  const orderId = await insertOrder(trx, settings, quotation, body, viewer);
  await markConverted(trx, quotation_id, viewer);
  return { success: true, quotation_id, order: await orderById(trx, settings, orderId, viewer) };
}

async function insertOrder(
  trx: Trx,
  settings: Settings,
  quotation: LockedQuotation,
  body: QuotationToOrder,
  viewer: Viewer,
): Promise<number> {
  const items = await itemsWithPlace(trx, quotation.quotation_id, body.address_id);
  const lines = items.map((item) => {
    const { total, ...money } = lineColumns({
      ...{ quantity: item.quantity, price: item.selling_price, discountPercent: item.order_line_discount, gstPercent: item.pan_india_gst },
      withinState: item.state === settings.houseState,
    });
    const { state: _state, ...columns } = item;
    return { ...columns, ...money, line_total: total };
  });
  const head = headOf(lines.map((line) => ({ ...line, total: line.line_total })));
  const { status, fulfilment, billing, payment } = orderStatuses({ ...NOTHING_DONE, grandTotal: head.total, lines: lines.map(untouched) });
  const order_number = await nextPaperNumber(trx, 'SO');
  const { order_id } = await trx
    .insertInto('orders')
    .values({
      ...{ order_number, quotation_id: quotation.quotation_id, tenant_id: quotation.tenant_id, user_id: quotation.user_id },
      ...{ sales_person: quotation.sales_person, address_id: one(lines).address_id, created_by: viewer.userId, remarks: quotation.remarks },
      ...{ customer_po_no: body.customer_po_no || null, edd: body.edd ?? null },
      ...{ status, fulfilment_status: fulfilment, billing_status: billing, payment_status: payment },
      ...{ order_taxable_amount: head.taxable, order_gst_amount: head.gst, order_grand_total: head.total },
    })
    .returning('order_id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_lines')
    .values(lines.map((line, index) => ({ ...line, order_id, line_number: index + 1 })))
    .execute();
  await audit(trx, viewer, { entity: 'ORDER', id: order_id, action: 'CREATE', to: status, remarks: `Quotation ${quotation.quotation_id}` });
  return order_id;
}

const NOTHING_DONE = { cancelled: false, received: '0' };
const untouched = ({ quantity }: { quantity: number }) => ({ quantity, cancelled: 0, dispatched: 0, delivered: 0, invoiced: 0 });

/** The included items as order lines, each with the state that decides its taxes. */
const itemsWithPlace = (trx: Trx, quotationId: number, addressId: number | undefined) =>
  trx
    .selectFrom('quotation_items as i')
    .innerJoin('rfqs as r', 'r.request_id', 'i.request_id')
    .innerJoin('offers as f', 'f.sku_offer_id', 'i.rfq_offer_id')
    .innerJoin('addresses as a', (join) =>
      addressId === undefined ? join.onRef('a.address_id', '=', 'i.address_id') : join.on('a.address_id', '=', addressId),
    )
    .select([
      'i.quotation_item_id',
      'i.product_sku_id',
      'i.quantity',
      'f.seller_id',
      'i.rfq_offer_price as offer_price',
      'i.rfq_selling_price as selling_price',
    ])
    .select(['i.quotation_line_discount as order_line_discount', 'i.pan_india_gst', 'r.remarks', 'a.address_id', 'a.state'])
    .where('i.quotation_id', '=', quotationId)
    .where('i.included_in_quotation', '=', true)
    .orderBy('i.line_number')
    .execute();
