import type {
  RecordSort,
  CreateEnquiryInput,
  CreateRfqsInput,
  Rfq,
  RfqDay,
  PriceRfqsInput,
  RfqFilter,
  ReadyEnquiry,
  ReadyEnquiryPage,
  RfqPricing,
  SkuCandidate,
  SkuMatch,
  UpdateRfqInput,
} from '@munim/schema/generated/types.ts';
import { type ListArgs, listQuery, toPage } from '../core/listPages.ts';
import type { AskedFields } from '../core/askedFields.ts';
import type { Backend } from '../core/backend.ts';
import { idempotencyHeaders } from '../core/backendClient.ts';
import { loaderById, singleRow } from '../core/batches.ts';
import {
  mapNullable,
  toAddress,
  toSellerSummary,
  toSkuSummary,
  toTenantSummary,
  toUserName,
} from '../core/embeds.ts';
import { idOf, optionalRestId, restId, restIds } from '../core/ids.ts';
import { mapping } from '../core/mapping.ts';
import { type Answer, type One, partialBody } from '../core/rest.ts';

type RfqJson = Answer<'/rfq', 'put'>['data'];
type PricingJson = Answer<'/rfq/pricing', 'get'>['data'][number];
type ReadyJson = Answer<'/enquiry/ready', 'get'>['data'][number];
type CandidateJson = Answer<'/enquiry/sku', 'post'>['data'][number]['candidates'][number];
/** Requests, or days of them where it is asked for days; of a day too only the selected fields are there. */
type ReadJson = Answer<'/rfq', 'get'>['data'];
type RfqDayJson = Extract<One<ReadJson>, { rfqs: unknown }>;

/** A quote request in our words. What the viewer may do with it belongs to the resolver. */
export type RfqRecord = Omit<Rfq, '__typename' | 'actions' | 'pricing'>;
export type RfqDayRecord = Omit<RfqDay, '__typename' | 'items'> & { items: RfqRecord[] };

/** Maps a quote request from and to REST; no other code knows the backend's spelling. */
export const toRfq = mapping<RfqJson, RfqRecord>(
  (rest) => ({
    id: rest.field('request_id', idOf),
    enquiry: rest.record('enquiry', (enquiry) => ({
      id: idOf(enquiry.enquiry_id),
      number: enquiry.enquiry_number,
      line: enquiry.line_number,
      neededBy: enquiry.needed_by,
    })),
    quantity: rest.field('quantity'),
    remarks: rest.field('remarks'),
    status: rest.field('status'),
    sku: rest.from(['sku', 'productInfo', 'product_sku_id', 'product_sku_name'], (json) =>
      toSkuSummary(json.sku, json.productInfo, json),
    ),
    customer: rest.from(['tenant_info', 'tenant_id'], (json) =>
      toTenantSummary(json.tenant_info, json),
    ),
    deliveryAddress: rest.field('delivery_address_details', toAddress),
    categoryManagers: rest.records('product_category_manager', toUserName),
    salesPerson: rest.record('sales_person_info', toUserName),
    createdBy: rest.field('created_by_info', toUserName),
    createdAt: rest.field('created_date'),
    updatedAt: rest.field('updated_at'),
    offerId: rest.record('rfq_offer_id', String),
    seller: rest.record('seller', toSellerSummary),
    costPrice: rest.field('rfq_offer_price'),
    marginPercent: rest.field('rfq_mg'),
    sellingPrice: rest.field('rfq_selling_price'),
    belowCostReason: rest.field('below_cost_reason'),
    archiveReason: rest.field('message'),
    version: rest.field('version'),
  }),
  { actions: ['status'], pricing: ['id'] },
);

export const toRfqDay = mapping<RfqDayJson, RfqDayRecord>((rest) => ({
  date: rest.field('date'),
  count: rest.field('count'),
  items: rest.records('rfqs', toRfq),
}));

const toQuery = ({ filter, ...args }: RfqListArgs) => ({
  request_number: filter?.number || undefined,
  from_date: filter?.fromDate,
  to_date: filter?.toDate,
  status: filter?.statuses,
  sales_person: filter?.salesPersonIds && restIds(filter.salesPersonIds, 'salesPersonIds'),
  tenant_id: optionalRestId(filter?.tenantId, 'tenantId'),
  org_id: optionalRestId(filter?.organisationId, 'organisationId'),
  category_manager: optionalRestId(filter?.categoryManagerId, 'categoryManagerId'),
  enquiry_number: filter?.enquiryNumber || undefined,
  ...listQuery({ filter, ...args }),
});

const toNewRfqs = (input: CreateRfqsInput) => ({
  tenant_id: restId(input.tenantId, 'tenantId'),
  user_id: restId(input.userId, 'userId'),
  address_id: restId(input.addressId, 'addressId'),
  sales_person: optionalRestId(input.salesPersonId, 'salesPersonId') ?? undefined,
  items: input.items.map((item) => ({
    product_sku_id: restId(item.skuId, 'skuId'),
    quantity: item.quantity,
    remarks: item.remarks ?? undefined,
  })),
});

const toPrice = (input: UpdateRfqInput) => ({
  quantity: input.quantity,
  remarks: input.remarks ?? undefined,
  rfq_offer_id: restId(input.offerId, 'offerId'),
  rfq_offer_price: input.costPrice,
  rfq_mg: input.marginPercent,
  rfq_selling_price: input.sellingPrice,
  pan_india_gst: input.gstPercent,
  below_cost_reason: input.belowCostReason ?? undefined,
  version: input.version ?? undefined,
});

const toPricing = (json: PricingJson): { id: string; pricing: RfqPricing } => ({
  id: idOf(json.request_id),
  pricing: {
    offers: json.offers.map((offer) => ({
      offerId: idOf(offer.sku_offer_id),
      seller: toSellerSummary(offer.seller),
      offerPrice: offer.offer_price,
      moq: offer.moq,
      brand: offer.brand,
      lastBoughtPrice: offer.last_bought_price,
      lastBoughtAt: offer.last_bought_at,
    })),
    contractPrice: json.contract_price,
    lastPrice: json.last_price,
    lastSoldAt: json.last_sold_at,
    marginFloor: json.margin_floor,
  },
});

const toReadyEnquiry = (json: ReadyJson): ReadyEnquiry => ({
  id: idOf(json.enquiry_id),
  number: json.enquiry_number,
  customer: toTenantSummary(json.tenant_info, json.tenant_info),
  neededBy: json.needed_by,
  readyCount: json.ready_count,
  openCount: json.open_count,
});

const toCandidate = (json: CandidateJson): SkuCandidate => ({
  skuId: idOf(json.product_sku_id),
  skuName: json.product_sku_name,
  productName: json.product_name,
  unit: json.unit,
  attributes: Object.entries(json.attributes ?? {}).map(([name, value]) => ({
    name,
    value: String(value),
  })),
  thumbnail: json.thumbnail,
  lastPrice: json.last_price,
  lastSoldAt: json.last_sold_at,
  freeUnits: json.free_quantity,
});

interface MatchArgs {
  texts: readonly string[];
  tenantId?: string | null;
  limit?: number | null;
}

export type RfqListArgs = ListArgs<RfqFilter, RecordSort>;

export class QuoteRequestsSource {
  readonly #backend: Backend;
  readonly #pricings = loaderById('Quote request', (ids) => this.#readPricings(ids));

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list(args: RfqListArgs, asked: AskedFields | null) {
    const { data, ...page } = await this.#backend.get('/rfq', toQuery(args), asked);
    return toPage(
      (data as RfqJson[]).map((json) => toRfq(json, asked?.tree)),
      page,
    );
  }

  async byDate(args: RfqListArgs, asked: AskedFields | null) {
    const query = { ...toQuery(args), groupByDate: true };
    const { data, ...page } = await this.#backend.get('/rfq', query, asked);
    return toPage(
      (data as RfqDayJson[]).map((json) => toRfqDay(json, asked?.tree)),
      page,
    );
  }

  async find(id: string, asked: AskedFields | null = null): Promise<RfqRecord> {
    const query = { request_id: restId(id) };
    const { data } = await this.#backend.get('/rfq', query, asked);
    return toRfq(singleRow(data as RfqJson[], 'Quote request'), asked?.tree);
  }

  async create(input: CreateRfqsInput): Promise<RfqRecord[]> {
    const { data } = await this.#backend.post('/rfq', toNewRfqs(input));
    return data.map((json) => toRfq(json));
  }

  async createEnquiry(input: CreateEnquiryInput): Promise<RfqRecord[]> {
    const { data } = await this.#backend.post(
      '/enquiry',
      { ...toNewRfqs(input), needed_by: input.neededBy ?? undefined },
      idempotencyHeaders(input.idempotencyKey),
    );
    return data.map((json) => toRfq(json));
  }

  async ready({ page, limit }: Pick<RfqListArgs, 'page' | 'limit'>): Promise<ReadyEnquiryPage> {
    const { data, count } = await this.#backend.get('/enquiry/ready', { page, limit });
    return { items: data.map(toReadyEnquiry), count };
  }

  async matchSkus({ texts, tenantId, limit }: MatchArgs): Promise<SkuMatch[]> {
    const { data } = await this.#backend.post('/enquiry/sku', {
      texts: [...texts],
      tenant_id: optionalRestId(tenantId, 'tenantId') ?? undefined,
      limit: limit ?? undefined,
    });
    return data.map(({ text, product_sku_id, candidates }) => ({
      text,
      skuId: mapNullable(product_sku_id, String),
      candidates: candidates.map(toCandidate),
    }));
  }

  async price(input: UpdateRfqInput): Promise<RfqRecord> {
    const { data } = await this.#backend.put('/rfq', {
      request_id: restId(input.id),
      status: 'PRICE_UPDATED',
      message: undefined,
      ...toPrice(input),
    });
    return toRfq(data);
  }

  async priceAll({ prices }: PriceRfqsInput): Promise<RfqRecord[]> {
    const { data } = await this.#backend.put('/rfq/prices', {
      prices: prices.map((price) => ({ request_id: restId(price.id), ...toPrice(price) })),
    });
    return data.map((json) => toRfq(json));
  }

  /** One call for all requests of a list. */
  async pricing(id: string): Promise<RfqPricing> {
    const { pricing } = await this.#pricings.load(id);
    return pricing;
  }

  async #readPricings(ids: readonly string[]) {
    const { data } = await this.#backend.get('/rfq/pricing', {
      request_ids: restIds(ids, 'request_ids'),
    });
    return data.map(toPricing);
  }

  /** REST requires the quantity with every change, so the request is read first. */
  async archive(
    rfq: RfqRecord,
    reason: string,
    version: number | null | undefined,
  ): Promise<RfqRecord> {
    const body = {
      request_id: restId(rfq.id),
      status: 'ARCHIVED' as const,
      quantity: rfq.quantity,
      message: reason,
      version: version ?? undefined,
    };
    return toRfq((await this.#backend.put('/rfq', partialBody(body))).data);
  }
}
