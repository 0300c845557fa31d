import type {
  CreateOfferInput,
  Offer,
  SellerOffers,
  SellerOffersPage,
  SellerSummary,
  SkuOffers,
  SkuOffersPage,
  UpdateOfferInput,
} from '@munim/schema/generated/types.ts';
import { DELIVERY_TIME_DAYS } from '@munim/schema/shared/limits.ts';
import type { Backend } from '../core/backend.ts';
import { singleRow } from '../core/batches.ts';
import { toSellerSummary } from '../core/embeds.ts';
import { idOf, optionalRestId, restId } from '../core/ids.ts';
import type { Answer, One, Query } from '../core/rest.ts';

type OfferJson = Answer<'/createOffer', 'post'>['data'];
type OffersJson = Answer<'/getOffer', 'get'>;
type SellerGroupJson = Extract<One<OffersJson['data']>, { offers: unknown }>;
type SkuGroupsJson = Answer<'/getOfferBySku', 'get'>;

const UNNAMED = { seller_name: '', district: null, state: null };

/**
 * Maps an offer from and to REST; no other code knows the backend's spelling. In a group only the
 * group has the seller.
 */
const toOffer = (
  json: OfferJson,
  seller = toSellerSummary(json.seller ?? { ...UNNAMED, seller_id: json.seller_id }),
): Offer => ({
  id: idOf(json.sku_offer_id),
  skuId: idOf(json.sku_id),
  skuName: json.product_sku_name,
  seller,
  mrp: json.mrp,
  offerPrice: json.offer_price,
  deliveryTimeDays: json.delivery_time_day,
  moq: json.moq,
  isActive: json.is_active,
  packagingDetails: json.packaging_details,
  brand: json.brand,
  color: json.color,
  type: json.type,
  aboveMrpReason: json.above_mrp_reason ?? null,
});

function toSellerOffers(json: SellerGroupJson): SellerOffers {
  const seller: SellerSummary = toSellerSummary(json);
  const offers = (json.offers ?? []).map((offer) => toOffer(offer, seller));
  return { seller, minimumPrice: json.minimum_variant_price, offerCount: json.offer_count, offers };
}

const toSkuOffers = (json: One<SkuGroupsJson['data']>, sellerId: string): SkuOffers => ({
  id: `${sellerId}-${json.sku_id}`,
  skuId: idOf(json.sku_id),
  skuName: json.product_sku_name,
  minimumPrice: json.minimum_variant_price,
  offerCount: json.offer_count,
  offers: (json.offers ?? []).map((offer) => toOffer(offer)),
});

/** Undefined leaves a text unchanged; null clears it. */
const text = (value: string | null | undefined): string | undefined =>
  value === null ? '' : value;

const toTexts = ({
  packagingDetails,
  brand,
  color,
  type,
  aboveMrpReason,
}: CreateOfferInput | UpdateOfferInput) => ({
  packaging_details: text(packagingDetails),
  brand: text(brand),
  color: text(color),
  type: text(type),
  above_mrp_reason: aboveMrpReason ?? undefined,
});

interface Page {
  page?: number | null;
  limit?: number | null;
}

export class OffersSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async bySeller({
    skuId,
    sellerId,
    ...page
  }: Page & { skuId: string; sellerId?: string | null }): Promise<SellerOffersPage> {
    const { data, count } = await this.#backend.get('/getOffer', {
      product_sku_id: restId(skuId, 'skuId'),
      seller_id: optionalRestId(sellerId, 'sellerId'),
      map_seller_info: true,
      group_by_seller: true,
      ...page,
    });
    return { items: (data as SellerGroupJson[]).map(toSellerOffers), count };
  }

  async bySku({ sellerId, ...page }: Page & { sellerId: string }): Promise<SkuOffersPage> {
    const { data, count } = await this.#backend.get('/getOfferBySku', {
      seller_id: restId(sellerId, 'sellerId'),
      ...page,
    });
    return { items: data.map((json) => toSkuOffers(json, sellerId)), count };
  }

  /**
   * Offers of a SKU from this page's query: one more call for all its SKUs, since the same request
   * is sent once.
   */
  async ofSku({ id, sourceQuery }: { id: string; sourceQuery: Query<'/sku'> }): Promise<Offer[]> {
    const { product_sku } = await this.#backend.get('/sku', {
      ...sourceQuery,
      map_sku_offer: true,
    });
    const sku = product_sku.find(({ product_sku_id }) => String(product_sku_id) === id);
    return (sku?.offers ?? []).map((offer) => toOffer(offer));
  }

  async find(id: string): Promise<Offer> {
    const { data } = await this.#backend.get('/getOffer', {
      sku_offer_id: restId(id),
      map_seller_info: true,
    });
    return toOffer(singleRow(data as OfferJson[], 'Offer'));
  }

  async create(input: CreateOfferInput): Promise<Offer> {
    const { data } = await this.#backend.post('/createOffer', {
      sku_id: restId(input.skuId, 'skuId'),
      seller_id: restId(input.sellerId, 'sellerId'),
      mrp: input.mrp ?? undefined,
      offer_price: input.offerPrice,
      delivery_time_day: DELIVERY_TIME_DAYS,
      moq: input.moq,
      is_active: true,
      ...toTexts(input),
    });
    return toOffer(data);
  }

  async update(input: UpdateOfferInput): Promise<Offer> {
    const { data } = await this.#backend.patch('/updateOffer', {
      sku_offer_id: restId(input.id),
      mrp: input.mrp ?? undefined,
      offer_price: input.offerPrice ?? undefined,
      moq: input.moq ?? undefined,
      is_active: input.isActive ?? undefined,
      delivery_time_day: undefined,
      ...toTexts(input),
    });
    return toOffer(data);
  }

  async remove(id: string): Promise<void> {
    await this.#backend.del('/deleteOffer', { sku_offer_id: restId(id) });
  }
}
