import type {
  CreatedSellerLead,
  CreateSellerLeadInput,
  CrmLeadsAnalytics,
  MutationVerifySellerLeadArgs,
  QueryCrmLeadsAnalyticsArgs,
  QueryProductLeadsArgs,
  QuerySellerLeadsArgs,
  SellerLead,
  UpdateSellerLeadInput,
} from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import { singleRow } from '../core/batches.ts';
import { mapNullable, toUserName } from '../core/embeds.ts';
import { idOf, optionalRestId, restId } from '../core/ids.ts';
import type { Answer, One, Query } from '../core/rest.ts';

type LeadsJson = Answer<'/seller_directory', 'get'>;
type LeadJson = One<LeadsJson['data']>;
type ProductLeadsJson = Answer<'/crm_leads/get_leads', 'get'>;
type AnalyticsJson = Answer<'/crm_leads/crmLeadsAnalytics', 'get'>;

/** Lead without the viewer's actions, which the resolver adds. */
export type LeadRecord = Omit<SellerLead, '__typename' | 'actions'>;
/** The ids only: the lead itself is read when selected. */
export type CreatedLeadRecord = Omit<CreatedSellerLead, '__typename' | 'lead'>;

/** Maps a lead from and to REST; no other code knows the backend's spelling. */
const toLead = (json: LeadJson): LeadRecord => ({
  id: idOf(json.lead_id),
  sellerName: json.seller_name,
  contactName: json.contact_name,
  mobile: json.mobile_1,
  email: json.email_id_1,
  gstin: json.gstin,
  city: json.city,
  state: json.state,
  pinCode: json.pin_code,
  category: json.lead_category,
  owner: mapNullable(json.lead_owner_info, toUserName),
  zone: json.zone,
  sourcePerson: mapNullable(json.source_person_info, toUserName),
  remarks: json.remarks,
  isVerified: json.is_verified,
  verifiedBy: mapNullable(json.verified_by_info, toUserName),
  verifiedAt: json.verified_at,
  verificationRemarks: json.verification_remarks,
  sellerId: mapNullable(json.seller_id, String),
  products: json.product_leads.map((product) => ({
    productLeadId: String(product.product_lead_id),
    productId: String(product.product_id),
    productName: product.product_name,
  })),
  createdBy: mapNullable(json.created_by_info, toUserName),
  createdAt: json.created_at,
});

const toProductLead = (json: One<ProductLeadsJson['data']>) => ({
  id: idOf(json.product_lead_id),
  productId: idOf(json.product_id),
  productName: json.product_name,
  lead: toLead(json.lead),
  createdAt: json.created_at,
});

const toAnalytics = ({
  by_category,
  by_owner,
  by_zone,
  by_day,
  ...counts
}: AnalyticsJson['data']): CrmLeadsAnalytics => ({
  ...counts,
  byCategory: by_category.map(({ lead_category, ...rest }) => ({
    category: lead_category,
    ...rest,
  })),
  byOwner: by_owner.map(({ lead_owner_info, ...rest }) => ({
    person: mapNullable(lead_owner_info, toUserName),
    ...rest,
  })),
  byZone: by_zone,
  byDay: by_day,
});

/** An absent field stays; null clears it. */
const toBody = (input: CreateSellerLeadInput | UpdateSellerLeadInput) => ({
  seller_name: input.sellerName ?? undefined,
  mobile_1: input.mobile ?? undefined,
  lead_category: input.category ?? undefined,
  contact_name: input.contactName,
  email_id_1: input.email,
  gstin: input.gstin,
  city: input.city,
  state: input.state,
  pin_code: input.pinCode,
  lead_owner: optionalRestId(input.ownerId, 'ownerId'),
  zone: input.zone,
  source_person: optionalRestId(input.sourcePersonId, 'sourcePersonId'),
  remarks: input.remarks,
});

/** Filters of lists and analytics. */
const toFilter = ({ category, ownerId, fromDate, toDate, zone }: QueryCrmLeadsAnalyticsArgs) => ({
  lead_category: category,
  lead_owner: optionalRestId(ownerId, 'ownerId'),
  start_date: fromDate,
  end_date: toDate,
  zone,
});

export class SellerLeadsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  list({ filter, page, limit }: Partial<QuerySellerLeadsArgs>) {
    const { keyword, sourcePersonId, isVerified, isConverted, ...narrowing } = filter ?? {};
    const source_person = optionalRestId(sourcePersonId, 'sourcePersonId');
    return this.#read({
      keyword,
      source_person,
      is_verified: isVerified,
      is_converted: isConverted,
      ...toFilter(narrowing),
      page,
      limit,
    });
  }

  async find(id: string): Promise<LeadRecord> {
    return singleRow((await this.#read({ lead_id: restId(id) })).items, 'Lead');
  }

  async productLeads({ productId, productLeadId, ...page }: Partial<QueryProductLeadsArgs>) {
    const { data, count } = await this.#backend.get('/crm_leads/get_leads', {
      product_id: optionalRestId(productId, 'productId'),
      product_lead_id: optionalRestId(productLeadId, 'productLeadId'),
      ...page,
    });
    return { items: data.map(toProductLead), count };
  }

  async create(input: CreateSellerLeadInput): Promise<CreatedLeadRecord> {
    const body = {
      ...toBody(input),
      seller_name: input.sellerName,
      mobile_1: input.mobile,
      lead_category: input.category,
      product_id: optionalRestId(input.productId, 'productId') ?? undefined,
    };
    const { data } = await this.#backend.post('/crm_leads/create_lead', body);
    return {
      leadId: String(data.lead_id),
      productLeadId: mapNullable(data.product_lead_id, String),
    };
  }

  async update(input: UpdateSellerLeadInput): Promise<LeadRecord> {
    const body = { lead_id: restId(input.id), ...toBody(input) };
    const { data } = await this.#backend.patch('/seller_directory', body);
    return toLead(data);
  }

  async remove(id: string): Promise<void> {
    await this.#backend.del('/crm_leads/delete_lead', { lead_id: restId(id) });
  }

  async verify({
    id,
    createSeller,
    remarks,
  }: Partial<MutationVerifySellerLeadArgs> & { id: string }): Promise<void> {
    const body = {
      lead_id: restId(id),
      create_seller: createSeller ?? undefined,
      remarks: remarks ?? undefined,
    };
    await this.#backend.post('/crm_leads/verify_lead', body);
  }

  async analytics(args: QueryCrmLeadsAnalyticsArgs): Promise<CrmLeadsAnalytics> {
    const { data } = await this.#backend.get('/crm_leads/crmLeadsAnalytics', toFilter(args));
    return toAnalytics(data);
  }

  async #read(query: Query<'/seller_directory'>) {
    const { data, count } = await this.#backend.get('/seller_directory', query);
    return { items: data.map(toLead), count };
  }
}
