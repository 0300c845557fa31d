import type {
  CreateQuotationInput,
  Quotation,
  QuotationFilter,
  QuotationItem,
  SendQuotationEmailInput,
  UpdateQuotationInput,
} from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backendClient.ts';
import { singleRow } from '../core/batches.ts';
import {
  invoiceFault,
  mapNullable,
  toOwnRegistration,
  toAddress,
  toBillTo,
  toSkuSummary,
  toState,
  toTenantSummary,
  toUserName,
  userOf,
} from '../core/embeds.ts';
import { idOf, optionalRestId, restId, restIds } from '../core/ids.ts';
import { toSums } from '../core/sums.ts';
import type { Answer, One } from '../core/rest.ts';

type QuotationJson = Answer<'/quotation', 'put'>['data'];
type QuotationsJson = Answer<'/quotation', 'get'>;
type ItemJson = One<QuotationJson['quotation_items']>;

/** A quotation in our words. What the viewer may do with it belongs to the resolver. */
export type QuotationRecord = Omit<Quotation, '__typename' | 'actions'>;

const toItem = (json: ItemJson): QuotationItem => ({
  id: idOf(json.quotation_item_id),
  rfqId: idOf(json.request_id),
  sku: toSkuSummary(json.sku_info, json),
  included: json.included_in_quotation,
  quantity: json.quantity,
  remarks: json.remarks,
  deliveryAddress: toAddress(json.delivery_address_details),
  costPrice: json.rfq_offer_price,
  marginPercent: json.margin_after_discount,
  sellingPrice: json.rfq_selling_price,
  discountPercent: json.quotation_line_discount,
  belowCostReason: json.below_cost_reason ?? null,
  gstPercent: json.pan_india_gst,
  taxCategory: json.tax_category,
  invoiceFault: json.included_in_quotation ? invoiceFault(json, json.sku_info) : null,
  taxable: json.taxable_amount,
  cgst: json.cgst_amount,
  sgst: json.sgst_amount,
  igst: json.igst_amount,
  state: toState(json.state_code),
  withinState: json.within_state,
  total: json.item_total,
});

/** Maps a quotation from and to REST; no other code knows the backend's spelling. */
export const toQuotation = (json: QuotationJson): QuotationRecord => ({
  id: idOf(json.quotation_id),
  status: json.status,
  customer: toTenantSummary(json.tenant_info),
  salesPerson: mapNullable(json.sales_person_info, toUserName),
  createdBy: mapNullable(json.created_by_info, toUserName) ?? userOf(json.created_by),
  createdAt: json.created_date,
  contactEmail: json.contact_email,
  neededBy: json.needed_by,
  billTo: mapNullable(json.billing_details, toBillTo),
  billingRegistrationId: mapNullable(json.billing_registration_id, String),
  billsCustomerItself: json.bills_customer_itself,
  suppliedBy: mapNullable(json.supplied_by, toOwnRegistration),
  validUntil: json.valid_until,
  remarks: json.remarks,
  rejectMessage: json.reject_message,
  revision: json.revision,
  items: json.quotation_items.map(toItem),
  itemCount: json.quotation_items.filter((item) => item.included_in_quotation).length,
  taxable: json.taxable_amount,
  gst: json.gst_amount,
  grandTotal: json.grand_total,
  marginPercent: json.margin_after_discount,
  orderNumber: json.order_number,
  version: json.version,
});

/** Mapping flags for names, read in the same call. */
const WITH_NAMES = { map_sales_person: true, map_created_by: true };

const SUM_NAMES = {
  grand_total: 'grandTotal',
} as const;

export class QuotationsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list(
    {
      filter,
      page,
      limit,
    }: {
      filter?: QuotationFilter | null;
      page?: number | null;
      limit?: number | null;
    },
    withSums = false,
  ) {
    const { data, count, sums } = await this.#backend.get<QuotationsJson>('/quotation', {
      quotation_number: filter?.number || undefined,
      request_id: optionalRestId(filter?.rfqId, 'rfqId'),
      from_date: filter?.fromDate,
      to_date: filter?.toDate,
      status: filter?.statuses,
      org_id: optionalRestId(filter?.organisationId, 'organisationId'),
      tenant_id: optionalRestId(filter?.tenantId, 'tenantId'),
      sales_person: filter?.salesPersonIds && restIds(filter.salesPersonIds, 'salesPersonIds'),
      category_manager: optionalRestId(filter?.categoryManagerId, 'categoryManagerId'),
      ...WITH_NAMES,
      ...(withSums ? { sums: true } : {}),
      page,
      limit,
    });
    return { items: data.map(toQuotation), count, sums: toSums(sums, SUM_NAMES) };
  }

  async find(id: string): Promise<QuotationRecord> {
    const { data } = await this.#backend.get<QuotationsJson>('/quotation', {
      quotation_id: restId(id),
      ...WITH_NAMES,
    });
    return toQuotation(singleRow(data, 'Quotation'));
  }

  async create({
    items,
    validUntil,
    remarks,
    billingRegistrationId,
    billsCustomerItself,
    gstRegistrationId,
  }: CreateQuotationInput): Promise<QuotationRecord> {
    const { data } = await this.#backend.post<Answer<'/quotation', 'post'>>('/quotation', {
      quotation_items: items.map((item) => ({
        request_id: restId(item.rfqId, 'rfqId'),
        included_in_quotation: item.included ?? undefined,
        quotation_line_discount: item.discountPercent ?? undefined,
        below_cost_reason: item.belowCostReason ?? undefined,
      })),
      valid_until: validUntil ?? undefined,
      remarks: remarks ?? undefined,
      billing_registration_id:
        optionalRestId(billingRegistrationId, 'billingRegistrationId') ?? undefined,
      bills_customer_itself: billsCustomerItself ?? undefined,
      gst_registration_id: optionalRestId(gstRegistrationId, 'gstRegistrationId') ?? undefined,
    });
    return toQuotation(data);
  }

  update = ({
    id,
    items,
    validUntil,
    remarks,
    billingRegistrationId,
    billsCustomerItself,
    gstRegistrationId,
    version,
  }: UpdateQuotationInput): Promise<QuotationRecord> =>
    this.change(id, {
      quotation_items: items?.map((item) => ({
        quotation_item_id: restId(item.id, 'items.id'),
        included_in_quotation: item.included ?? undefined,
        quantity: item.quantity ?? undefined,
        rfq_selling_price: item.sellingPrice ?? undefined,
        quotation_line_discount: item.discountPercent ?? undefined,
        below_cost_reason: item.belowCostReason ?? undefined,
      })),
      valid_until: validUntil,
      remarks,
      billing_registration_id: optionalRestId(billingRegistrationId, 'billingRegistrationId'),
      bills_customer_itself: billsCustomerItself ?? undefined,
      gst_registration_id: optionalRestId(gstRegistrationId, 'gstRegistrationId') ?? undefined,
      version: version ?? undefined,
    });

  async change(id: string, change: object): Promise<QuotationRecord> {
    const { data } = await this.#backend.put<Answer<'/quotation', 'put'>>('/quotation', {
      quotation_id: restId(id),
      ...change,
    });
    return toQuotation(data);
  }

  async sendEmail({ quotationId, emails, message }: SendQuotationEmailInput) {
    const answer = await this.#backend.post<Answer<'/quotation/email/send', 'post'>>(
      '/quotation/email/send',
      {
        quotation_id: restId(quotationId, 'quotationId'),
        emails,
        message: message ?? undefined,
      },
    );
    return { emailSent: answer.email_sent ?? true, message: answer.message };
  }

  document = (id: string): Promise<string> =>
    this.#backend.text('/quotation/download', {
      quotation_id: restId(id),
      type: 'html',
      beautify: true,
    });
}
