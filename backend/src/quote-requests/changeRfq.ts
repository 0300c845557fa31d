import { RFQ_MOVES } from '@munim/schema/quote-requests/quote-requests.rules.ts';
import { isPositive, pricesAgree, toMoney } from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import { audit, differences } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import { badField, conflict, invalidTransition } from '../core/http/errors.ts';
import { one } from '../core/data/rows.ts';
import type { Settings } from '../core/settings.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { rfqsByIds } from './quote-requests.service.ts';
import type { Rfq, RfqChange } from './quote-requests.shapes.ts';
import { type LockedRfq, lockRfqs } from './quote-requests.public.ts';

/** Prices a request or puts it away; refused by the same rule that draws the buttons. */
export async function changeRfq(
  trx: Trx,
  settings: Settings,
  body: RfqChange,
  viewer: Viewer,
): Promise<Rfq> {
  const rfq = one(await lockRfqs(trx, [body.request_id], viewer));
  const repeated = body.status === 'ARCHIVED' && rfq.status === 'ARCHIVED';
  if (!repeated) {
    const allowed = RFQ_MOVES[rfq.status];
    if (!allowed.includes(body.status))
      throw invalidTransition('RFQ', rfq.status, body.status, allowed);
    if (body.version !== undefined && body.version !== rfq.version) throw conflict('quote request');
    await (body.status === 'ARCHIVED'
      ? archive(trx, rfq, body, viewer)
      : price(trx, rfq, body, viewer));
  }
  return one(await rfqsByIds(trx, settings, [body.request_id], viewer));
}

async function archive(
  trx: Trx,
  rfq: LockedRfq,
  { message }: RfqChange,
  viewer: Viewer,
): Promise<void> {
  if (!message?.trim()) throw badField('message', 'Please enter Cancellation Reason.');
  await save(trx, rfq, { status: 'ARCHIVED', message }, viewer);
}

async function price(trx: Trx, rfq: LockedRfq, body: RfqChange, viewer: Viewer): Promise<void> {
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
  await save(
    trx,
    rfq,
    {
      ...priced,
      status: 'PRICE_UPDATED',
      ...(body.remarks === undefined ? {} : { remarks: body.remarks }),
    },
    viewer,
  );
  await trx
    .insertInto('rfq_prices')
    .values({ ...priced, request_id: rfq.request_id, priced_by: viewer.userId })
    .execute();
}

async function save(
  trx: Trx,
  rfq: LockedRfq,
  after: Partial<LockedRfq> & Pick<LockedRfq, 'status'>,
  viewer: Viewer,
): Promise<void> {
  await trx
    .updateTable('rfqs')
    .set({ ...after, version: sql`version + 1` })
    .where('request_id', '=', rfq.request_id)
    .execute();
  const { status, message, ...fields } = after;
  await audit(trx, viewer, {
    entity: 'RFQ',
    id: rfq.request_id,
    from: rfq.status,
    to: status,
    changes: differences(rfq, fields),
    action: status === 'ARCHIVED' ? 'ARCHIVE' : 'PRICE',
    ...(message ? { remarks: message } : {}),
  });
}
