import { RFQ_TRANSITIONS } from '@munim/schema/quote-requests/quote-requests.rules.ts';
import { isPositive, pricesAgree, toMoney } from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import { differences } from '../core/data/audit.ts';
import { belowCostReasons } from '../core/data/priceReasons.ts';
import { mustGet, single } from '../core/data/rows.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { badField, conflict, invalidTransition } from '../core/http/errors.ts';
import { type LockedRfq, lockRfqs } from './quote-requests.public.ts';
import { rfqsByIds } from './quote-requests.service.ts';
import type { Rfq, RfqChange, RfqPrices } from './quote-requests.shapes.ts';

/** Prices a request or puts it away; refused by the same rule that draws the buttons. */
export async function changeRfq(work: Work, body: RfqChange): Promise<Rfq> {
  const rfq = single(await lockRfqs(work, [body.request_id]));
  if (body.status === 'PRICE_UPDATED') await priceAll(work, [{ rfq, body, at: '' }]);
  else if (rfq.status !== 'ARCHIVED') {
    refuseChange(rfq, body.status, body.version);
    await archive(work, rfq, body);
  }
  return single(await rfqsByIds(work, [body.request_id]));
}

/** Prices several requests, or none of them. */
export async function priceRfqs(work: Work, { prices }: RfqPrices): Promise<Rfq[]> {
  const ids = prices.map((price) => price.request_id);
  const again = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (again >= 0)
    throw badField(`prices.${again}.request_id`, 'This quote request is in the list twice');
  const locked = new Map((await lockRfqs(work, ids)).map((rfq) => [rfq.request_id, rfq]));
  await priceAll(
    work,
    prices.map((body, index) => ({
      rfq: mustGet(locked, body.request_id),
      body,
      at: `prices.${index}.`,
    })),
  );
  return rfqsByIds(work, ids);
}

function refuseChange(rfq: LockedRfq, to: RfqChange['status'], version?: number): void {
  const allowed = RFQ_TRANSITIONS[rfq.status];
  if (!allowed.includes(to)) throw invalidTransition('RFQ', rfq.status, to, allowed);
  if (version !== undefined && version !== rfq.version)
    throw conflict(`quote request (${rfq.request_id})`);
}

async function archive(work: Work, rfq: LockedRfq, { message }: RfqChange): Promise<void> {
  if (!message?.trim()) throw badField('message', 'Please enter Cancellation Reason.');
  await save(work, rfq, { status: 'ARCHIVED', message });
}

interface Pricing {
  rfq: LockedRfq;
  body: Omit<RfqChange, 'status' | 'message'>;
  /** Begins the names of its fields: 'prices.0.' in a list. */
  at: string;
}

/** All are checked before the first is written; one reason may be wanting for several. */
async function priceAll(work: Work, pricings: readonly Pricing[]): Promise<void> {
  for (const { rfq, body } of pricings) refuseChange(rfq, 'PRICE_UPDATED', body.version);
  const lines = pricings.map((pricing) => ({ ...pricing, priced: checkedPrice(pricing) }));
  const offers = await offersForPrice(
    work,
    lines.map(({ priced }) => priced.rfq_offer_id),
  );
  for (const { rfq, priced, at } of lines) refuseOffer(offers.get(priced.rfq_offer_id), rfq, at);
  const reasons = await belowCostReasons(
    work,
    lines.map(({ rfq, body, at, priced }, index) => ({
      skuId: rfq.product_sku_id,
      cost: priced.rfq_offer_price,
      price: priced.rfq_selling_price,
      discountPercent: '0',
      given: body.below_cost_reason,
      stored: rfq.below_cost_reason,
      changed:
        priced.rfq_offer_price !== rfq.rfq_offer_price ||
        priced.rfq_selling_price !== rfq.rfq_selling_price,
      field: `${at}below_cost_reason`,
      ...(at ? { line: index + 1 } : {}),
    })),
  );
  for (const [index, { rfq, body, priced }] of lines.entries())
    await savePrice(work, rfq, {
      ...priced,
      below_cost_reason: reasons[index] ?? null,
      ...(body.remarks === undefined ? {} : { remarks: body.remarks }),
    });
}

/** Figures that are there, agree, and are those of the product. */
function checkedPrice({ rfq, body, at }: Pricing) {
  const { rfq_offer_id, rfq_offer_price, rfq_mg, rfq_selling_price, pan_india_gst } = body;
  if (rfq_offer_id === undefined) throw badField(`${at}rfq_offer_id`, 'rfq_offer_id is required');
  if (rfq_offer_price === undefined || !isPositive(rfq_offer_price))
    throw badField(`${at}rfq_offer_price`, 'rfq_offer_price must be above 0');
  if (rfq_selling_price === undefined || !isPositive(rfq_selling_price))
    throw badField(`${at}rfq_selling_price`, 'rfq_selling_price must be above 0');
  if (rfq_mg === undefined || !pricesAgree(rfq_offer_price, rfq_mg, rfq_selling_price))
    throw badField(`${at}rfq_mg`, 'The margin does not agree with the two prices');
  if (pan_india_gst === undefined || toMoney(pan_india_gst) !== toMoney(rfq.product_gst))
    throw badField(`${at}pan_india_gst`, 'The GST rate is not the rate of the product');
  return {
    quantity: body.quantity,
    rfq_offer_id,
    rfq_offer_price: toMoney(rfq_offer_price),
    rfq_mg: toMoney(rfq_mg),
    rfq_selling_price: toMoney(rfq_selling_price),
    pan_india_gst: rfq.product_gst,
  };
}

async function offersForPrice({ trx }: Work, offerIds: readonly number[]) {
  const rows = await trx
    .selectFrom('offers as o')
    .innerJoin('sellers as s', 's.seller_id', 'o.seller_id')
    .select([
      'o.sku_offer_id',
      'o.product_sku_id',
      'o.is_active',
      'o.is_deleted',
      's.is_active as seller_is_active',
      's.is_deleted as seller_is_deleted',
    ])
    .where('o.sku_offer_id', '=', eqAny(offerIds))
    .orderBy('o.sku_offer_id')
    .forShare(['o', 's'])
    .execute();
  return new Map(rows.map((row) => [row.sku_offer_id, row]));
}

type OfferForPrice =
  Awaited<ReturnType<typeof offersForPrice>> extends Map<number, infer Row> ? Row : never;

function refuseOffer(offer: OfferForPrice | undefined, rfq: LockedRfq, at: string): void {
  if (!offer?.is_active || offer.is_deleted || offer.product_sku_id !== rfq.product_sku_id)
    throw badField(`${at}rfq_offer_id`, 'The offer is not an active offer for this SKU');
  if (!offer.seller_is_active || offer.seller_is_deleted)
    throw badField(`${at}rfq_offer_id`, 'The seller of this offer is not active');
}

type SavedPrice = ReturnType<typeof checkedPrice> & {
  below_cost_reason: string | null;
  remarks?: string;
};

async function savePrice(work: Work, rfq: LockedRfq, saved: SavedPrice): Promise<void> {
  await save(work, rfq, { ...saved, status: 'PRICE_UPDATED' });
  const { below_cost_reason: _, remarks: __, ...priced } = saved;
  await work.trx
    .insertInto('rfq_prices')
    .values({ ...priced, request_id: rfq.request_id, priced_by: work.viewer.userId })
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
