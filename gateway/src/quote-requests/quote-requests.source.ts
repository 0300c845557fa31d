import type {
  CreateRfqsInput,
  Rfq,
  RfqDay,
  RfqFilter,
  UpdateRfqInput,
} from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backendClient.ts';
import { singleRow } from '../core/batches.ts';
import {
  mapNullable,
  toAddress,
  toSellerSummary,
  toSkuSummary,
  toTenantSummary,
  toUserName,
} from '../core/embeds.ts';
import { idOf, optionalRestId, restId, restIds } from '../core/ids.ts';
import type { Answer } from '../core/rest.ts';

type RfqJson = Answer<'/rfq', 'put'>['data'];
interface RfqsJson {
  data: RfqJson[];
  count: number;
}
interface RfqDaysJson {
  data: { date: string; count: number; rfqs: RfqJson[] }[];
  count: number;
}

/** A quote request in our words. What the viewer may do with it belongs to the resolver. */
export type RfqRecord = Omit<Rfq, '__typename' | 'actions'>;
export type RfqDayRecord = Omit<RfqDay, '__typename' | 'items'> & { items: RfqRecord[] };

/** Maps a quote request from and to REST; no other code knows the backend's spelling. */
export const toRfq = (json: RfqJson): RfqRecord => ({
  id: idOf(json.request_id),
  quantity: json.quantity,
  remarks: json.remarks,
  status: json.status,
  sku: toSkuSummary(json.sku, json.productInfo, json),
  customer: toTenantSummary(json.tenant_info, json),
  deliveryAddress: toAddress(json.delivery_address_details),
  categoryManagers: json.product_category_manager.map(toUserName),
  salesPerson: mapNullable(json.sales_person_info, toUserName),
  createdBy: toUserName(json.created_by_info),
  createdAt: json.created_date,
  offerId: mapNullable(json.rfq_offer_id, String),
  seller: mapNullable(json.seller, toSellerSummary),
  costPrice: json.rfq_offer_price,
  marginPercent: json.rfq_mg,
  sellingPrice: json.rfq_selling_price,
  belowCostReason: json.below_cost_reason ?? null,
  archiveReason: json.message,
  version: json.version,
});

const toQuery = (
  filter: RfqFilter | null | undefined,
  page: number | null | undefined,
  limit: number | null | undefined,
) => ({
  from_date: filter?.fromDate,
  to_date: filter?.toDate,
  status: filter?.statuses,
  sales_person: filter?.salesPersonIds && restIds(filter.salesPersonIds, 'salesPersonIds'),
  tenant_id: optionalRestId(filter?.tenantId, 'tenantId'),
  org_id: optionalRestId(filter?.organisationId, 'organisationId'),
  category_manager: optionalRestId(filter?.categoryManagerId, 'categoryManagerId'),
  page,
  limit,
});

export interface RfqListArgs {
  filter?: RfqFilter | null;
  page?: number | null;
  limit?: number | null;
}

export class QuoteRequestsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list({ filter, page, limit }: RfqListArgs) {
    const { data, count } = await this.#backend.get<RfqsJson>('/rfq', toQuery(filter, page, limit));
    return { items: data.map(toRfq), count };
  }

  async byDate({ filter, page, limit }: RfqListArgs) {
    const { data, count } = await this.#backend.get<RfqDaysJson>('/rfq', {
      ...toQuery(filter, page, limit),
      groupByDate: true,
    });
    return {
      items: data.map((day): RfqDayRecord => ({
        date: day.date,
        count: day.count,
        items: day.rfqs.map(toRfq),
      })),
      count,
    };
  }

  async find(id: string): Promise<RfqRecord> {
    const { data } = await this.#backend.get<RfqsJson>('/rfq', { request_id: restId(id) });
    return toRfq(singleRow(data, 'Quote request'));
  }

  async create(input: CreateRfqsInput): Promise<RfqRecord[]> {
    const { data } = await this.#backend.post<Answer<'/rfq', 'post'>>('/rfq', {
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
    return data.map(toRfq);
  }

  price = (input: UpdateRfqInput): Promise<RfqRecord> =>
    this.#change(input.id, {
      status: 'PRICE_UPDATED',
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

  /** REST requires the quantity with every change, so the request is read first. */
  archive = (
    rfq: RfqRecord,
    reason: string,
    version: number | null | undefined,
  ): Promise<RfqRecord> =>
    this.#change(rfq.id, {
      status: 'ARCHIVED',
      quantity: rfq.quantity,
      message: reason,
      version: version ?? undefined,
    });

  async #change(id: string, change: object): Promise<RfqRecord> {
    const { data } = await this.#backend.put<Answer<'/rfq', 'put'>>('/rfq', {
      request_id: restId(id),
      ...change,
    });
    return toRfq(data);
  }
}
