import { toMoney } from '@munim/schema/shared/money.ts';
import { differences } from '../core/data/audit.ts';
import type { Offer } from '../core/data/catalogueEmbeds.ts';
import { aboveMrpReason } from '../core/data/priceReasons.ts';
import type { Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import { textOrNull } from './createOffer.ts';
import { lockOffer, offerById } from './offers.service.ts';
import type { OfferChange } from './offers.shapes.ts';

const TEXTS = ['packaging_details', 'brand', 'color', 'type'] as const;

/**
 * Fields of a change. Any body but hide and show carries price and quantity, so that neither is
 * lost by an old form.
 */
function fieldsOf(body: OfferChange) {
  const { is_active, offer_price, moq, mrp } = body;
  const isHideOrShow = is_active !== undefined && Object.keys(body).length === 2;
  if (isHideOrShow) return { is_active };
  if (offer_price === undefined) throw badField('offer_price', 'offer_price is required');
  if (moq === undefined) throw badField('moq', 'moq is required');
  const texts = TEXTS.filter((name) => body[name] !== undefined).map(
    (name) => [name, textOrNull(body[name])] as const,
  );
  return {
    offer_price: toMoney(offer_price),
    moq,
    ...(mrp === undefined ? {} : { mrp: toMoney(mrp) }),
    ...(is_active === undefined ? {} : { is_active }),
    ...(Object.fromEntries(texts) as Partial<Record<(typeof TEXTS)[number], string | null>>),
  };
}

type Prices = Pick<Awaited<ReturnType<typeof lockOffer>>, 'mrp' | 'offer_price'>;

const reasonOf = (
  before: Prices & { above_mrp_reason: string | null },
  { mrp, offer_price }: Prices,
  body: OfferChange,
) =>
  aboveMrpReason({
    mrp,
    price: offer_price,
    given: body.above_mrp_reason,
    stored: before.above_mrp_reason,
    changed: mrp !== before.mrp || offer_price !== before.offer_price,
  });

/** Changes, hides or shows an offer. Quote requests priced from it keep their price. */
export async function changeOffer(work: Work, body: OfferChange): Promise<Offer> {
  const { trx } = work;
  const written = fieldsOf(body);
  const offer = await lockOffer(trx, body.sku_offer_id);
  const fields =
    'offer_price' in written
      ? { ...written, above_mrp_reason: reasonOf(offer, { ...offer, ...written }, body) }
      : written;
  const changes = differences(offer, fields);
  if (Object.keys(changes).length) {
    await trx
      .updateTable('offers')
      .set(fields)
      .where('sku_offer_id', '=', offer.sku_offer_id)
      .execute();
    const action = 'is_active' in changes ? (fields.is_active ? 'SHOW' : 'HIDE') : 'UPDATE';
    await work.audit({ entity: 'OFFER', id: offer.sku_offer_id, action, changes });
  }
  return offerById(trx, offer.sku_offer_id);
}
