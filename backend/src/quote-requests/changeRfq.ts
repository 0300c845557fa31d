import { RFQ_TRANSITIONS } from '@munim/schema/quote-requests/quote-requests.rules.ts';
import { isPositive, pricesAgree, toMoney } from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import { differences } from '../core/data/audit.ts';
import { belowCostReasons } from '../core/data/priceReasons.ts';
import { single } from '../core/data/rows.ts';
import type { Work } from '../core/data/work.ts';
import { badField, conflict, invalidTransition } from '../core/http/errors.ts';
import { type LockedRfq, lockRfqs } from './quote-requests.public.ts';
import { rfqsByIds } from './quote-requests.service.ts';
import type { Rfq, RfqChange } from './quote-requests.shapes.ts';

/** Prices a request or puts it away; refused by the same rule that draws the buttons. */
export async function changeRfq(work: Work, body: RfqChange): Promise<Rfq> {
  const rfq = single(await lockRfqs(work, [body.request_id]));
  const repeated = body.status === 'ARCHIVED' && rfq.status === 'ARCHIVED';
  if (!repeated) {
    const allowed = RFQ_TRANSITIONS[rfq.status];
    if (!allowed.includes(body.status))
      throw invalidTransition('RFQ', rfq.status, body.status, allowed);
    if (body.version !== undefined && body.version !== rfq.version) throw conflict('quote request');
    await (body.status === 'ARCHIVED' ? archive(work, rfq, body) : price(work, rfq, body));
  }
  return single(await rfqsByIds(work, [body.request_id]));
}

async function archive(work: Work, rfq: LockedRfq, { message }: RfqChange): Promise<void> {
  if (!message?.trim()) throw badField('message', 'Please enter Cancellation Reason.');
  await save(work, rfq, { status: 'ARCHIVED', message });
}

async function price(work: Work, rfq: LockedRfq, body: RfqChange): Promise<void> {
  const { trx, viewer } = work;
  const { rfq_offer_id, rfq_offer_price, rfq_mg, rfq_selling_price, pan_india_gst } = body;
  if (rfq_offer_id === undefined) throw badField('rfq_offer_id', 'rfq_offer_id is required');
  if (rfq_offer_price === undefined || !isPositive(rfq_offer_price))
    throw badField('rfq_offer_price', 'rfq_offer_price must be above 0');
  if (rfq_selling_price === undefined || !isPositive(rfq_selling_price))
    throw badField('rfq_selling_price', 'rfq_selling_price must be above 0');
  if (rfq_mg === undefined || !pricesAgree(rfq_offer_price, rfq_mg, rfq_selling_price))
    throw badField('rfq_mg', 'The margin does not agree with the two prices');
  if (pan_india_gst === undefined || toMoney(pan_india_gst) !== toMoney(rfq.product_gst))
    throw badField('pan_india_gst', 'The GST rate is not the rate of the product');
  const offer = await trx
    .selectFrom('offers as o')
    .innerJoin('sellers as s', 's.seller_id', 'o.seller_id')
    .select([
      'o.product_sku_id',
      'o.is_active',
      'o.is_deleted',
      's.is_active as seller_is_active',
      's.is_deleted as seller_is_deleted',
    ])
    .where('o.sku_offer_id', '=', rfq_offer_id)
    .forShare(['o', 's'])
    .executeTakeFirst();
  if (!offer?.is_active || offer.is_deleted || offer.product_sku_id !== rfq.product_sku_id)
    throw badField('rfq_offer_id', 'The offer is not an active offer for this SKU');
  if (!offer.seller_is_active || offer.seller_is_deleted)
    throw badField('rfq_offer_id', 'The seller of this offer is not active');
  const priced = {
    quantity: body.quantity,
    rfq_offer_id,
    rfq_offer_price: toMoney(rfq_offer_price),
    rfq_mg: toMoney(rfq_mg),
    rfq_selling_price: toMoney(rfq_selling_price),
    pan_india_gst: rfq.product_gst,
  };
  const [below_cost_reason = null] = await belowCostReasons(work, [
    {
      skuId: rfq.product_sku_id,
      cost: priced.rfq_offer_price,
      price: priced.rfq_selling_price,
      discountPercent: '0',
      given: body.below_cost_reason,
      stored: rfq.below_cost_reason,
      changed:
        priced.rfq_offer_price !== rfq.rfq_offer_price ||
        priced.rfq_selling_price !== rfq.rfq_selling_price,
      field: 'below_cost_reason',
    },
  ]);
  await save(work, rfq, {
    ...priced,
    below_cost_reason,
    status: 'PRICE_UPDATED',
    ...(body.remarks === undefined ? {} : { remarks: body.remarks }),
  });
  await trx
    .insertInto('rfq_prices')
    .values({ ...priced, request_id: rfq.request_id, priced_by: viewer.userId })
    .execute();
}

async function save(
  work: Work,
  rfq: LockedRfq,
  after: Partial<LockedRfq> & Pick<LockedRfq, 'status'>,
): Promise<void> {
  const { trx } = work;
  await trx
    .updateTable('rfqs')
    .set({ ...after, version: sql`version + 1` })
    .where('request_id', '=', rfq.request_id)
    .execute();
  const { status, message, ...fields } = after;
  await work.audit({
    entity: 'RFQ',
    id: rfq.request_id,
    from: rfq.status,
    to: status,
    changes: differences(rfq, fields),
    action: status === 'ARCHIVED' ? 'ARCHIVE' : 'PRICE',
    ...(message ? { remarks: message } : {}),
  });
}
