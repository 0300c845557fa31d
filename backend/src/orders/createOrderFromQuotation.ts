import { QUOTATION_TRANSITIONS } from '@munim/schema/quotations/quotations.rules.ts';
import { newChoice } from '../billing-registrations/placesOfSupply.public.ts';
import { refuseOtherDays } from '../core/data/comingDay.ts';
import { chosenRegistration } from '../core/data/companyRegistrations.ts';
import type { Trx } from '../core/data/database.ts';
import { single } from '../core/data/rows.ts';
import type { Work } from '../core/data/work.ts';
import { invalidTransition } from '../core/http/errors.ts';
import {
  billQuotation,
  markConverted,
  changeQuotationStatus,
  lockQuotation,
} from '../quotations/quotations.public.ts';
import { customerForDocument } from '../tenants/tenants.public.ts';
import { insertOrder } from './insertOrder.ts';
import { orderById } from './orders.public.ts';
import type { Conversion, QuotationToOrder } from './orders.shapes.ts';

/** One live order per quotation: the quotation's row is locked, and a unique index is behind it. */
export async function createOrderFromQuotation(
  work: Work,
  body: QuotationToOrder,
): Promise<Conversion> {
  const { trx } = work;
  const { quotation_id } = body;
  const quotation = await lockQuotation(work, quotation_id);
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
      order: await orderById(work, live.order_id),
    };
  refuseOtherDays('edd', body.edd);
  if (quotation.status === 'SENT') {
    await billQuotation(work, quotation, body);
    await changeQuotationStatus(work, quotation, 'CONFIRMED');
  } else if (quotation.status !== 'CONFIRMED')
    throw invalidTransition(
      'quotation',
      quotation.status,
      'CONVERTED_TO_ORDER',
      QUOTATION_TRANSITIONS[quotation.status],
    );
  const { address_id } = body;
  const choice = newChoice(body, quotation);
  const { billing_registration_id, bills_customer_itself } = choice;
  await customerForDocument(work, {
    tenant_id: quotation.tenant_id,
    address_id,
    billing_registration_id,
  });
  const gst_registration_id = await chosenRegistration(
    work,
    body.gst_registration_id ?? quotation.gst_registration_id,
  );
  const lines = await itemsWithPlace(trx, quotation_id, address_id);
  const { tenant_id, user_id, sales_person, remarks } = quotation;
  const head = {
    quotation_id,
    tenant_id,
    user_id,
    sales_person,
    remarks,
    address_id: single(lines).address_id,
    billing_registration_id,
    bills_customer_itself,
    gst_registration_id,
  };
  const terms = { customer_po_no: body.customer_po_no || null, edd: body.edd ?? null };
  const orderId = await insertOrder(work, {
    head: { ...head, ...terms },
    lines,
    remarks: `Quotation ${quotation_id}`,
  });
  await markConverted(work, quotation_id);
  return { success: true, quotation_id, order: await orderById(work, orderId) };
}

/** The included items as order lines. */
const itemsWithPlace = (trx: Trx, quotationId: number, addressId: number | undefined) =>
  trx
    .selectFrom('quotation_items as i')
    .innerJoin('rfqs as r', 'r.request_id', 'i.request_id')
    .innerJoin('offers as f', 'f.sku_offer_id', 'i.rfq_offer_id')
    .innerJoin('addresses as a', (join) =>
      addressId === undefined
        ? join.onRef('a.address_id', '=', 'i.address_id')
        : join.on('a.address_id', '=', addressId),
    )
    .select([
      'i.quotation_item_id',
      'i.product_sku_id',
      'i.quantity',
      'f.seller_id',
      'i.rfq_offer_price as offer_price',
      'i.rfq_selling_price as selling_price',
      'i.below_cost_reason',
    ])
    .select([
      'i.quotation_line_discount as order_line_discount',
      'i.pan_india_gst',
      'i.tax_category',
      'r.remarks',
    ])
    .select(['a.address_id', 'i.state_code as quoted_state', 'i.within_state as quoted_within'])
    .where('i.quotation_id', '=', quotationId)
    .where('i.included_in_quotation', '=', true)
    .orderBy('i.line_number')
    .execute();
