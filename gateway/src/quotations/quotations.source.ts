import type {
  DocumentSort,
  CreateQuotationInput,
  Quotation,
  QuotationFilter,
  QuotationItem,
  SendQuotationEmailInput,
  UpdateQuotationInput,
} from '@munim/schema/generated/types.ts';
import { documentQuery, type ListArgs, toPage } from '../core/listPages.ts';
import type { AskedFields } from '../core/askedFields.ts';
import type { Backend } from '../core/backend.ts';
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
import { mapping } from '../core/mapping.ts';
import { type Answer, type One, partialBody } from '../core/rest.ts';
import { toSums } from '../core/sums.ts';

type QuotationJson = Answer<'/quotation', 'put'>['data'];
type ItemJson = One<QuotationJson['quotation_items']>;

/** A quotation in our words. What the viewer may do with it belongs to the resolver. */
export type QuotationRecord = Omit<Quotation, '__typename' | 'actions' | 'order'>;

const toItem = mapping<ItemJson, Omit<QuotationItem, '__typename'>>((rest) => ({
  id: rest.field('quotation_item_id', idOf),
  rfqId: rest.field('request_id', idOf),
  sku: rest.field('sku_info', (sku, line) => toSkuSummary(sku, line)),
  included: rest.field('included_in_quotation'),
  quantity: rest.field('quantity'),
  remarks: rest.field('remarks'),
  deliveryAddress: rest.field('delivery_address_details', toAddress),
  costPrice: rest.field('rfq_offer_price'),
  marginPercent: rest.field('margin_after_discount'),
  sellingPrice: rest.field('rfq_selling_price'),
  discountPercent: rest.field('quotation_line_discount'),
  belowCostReason: rest.field('below_cost_reason', (reason) => reason ?? null),
  gstPercent: rest.field('pan_india_gst'),
  taxCategory: rest.field('tax_category'),
  invoiceFault: rest.from(
    ['included_in_quotation', 'pan_india_gst', 'tax_category', 'sku_info'],
    (line) => (line.included_in_quotation ? invoiceFault(line, line.sku_info) : null),
  ),
  taxable: rest.field('taxable_amount'),
  cgst: rest.field('cgst_amount'),
  sgst: rest.field('sgst_amount'),
  igst: rest.field('igst_amount'),
  state: rest.field('state_code', toState),
  withinState: rest.field('within_state'),
  total: rest.field('item_total'),
}));

/** Maps a quotation from and to REST; no other code knows the backend's spelling. */
export const toQuotation = mapping<QuotationJson, QuotationRecord>(
  (rest) => ({
    id: rest.field('quotation_id', idOf),
    status: rest.field('status'),
    customer: rest.field('tenant_info', (customer) => toTenantSummary(customer)),
    salesPerson: rest.record('sales_person_info', toUserName),
    createdBy: rest.from(
      ['created_by_info', 'created_by'],
      (json) => mapNullable(json.created_by_info, toUserName) ?? userOf(json.created_by),
    ),
    createdAt: rest.field('created_date'),
    updatedAt: rest.field('updated_at'),
    contactEmail: rest.field('contact_email'),
    neededBy: rest.field('needed_by'),
    billTo: rest.record('billing_details', toBillTo),
    billingRegistrationId: rest.record('billing_registration_id', String),
    billsCustomerItself: rest.field('bills_customer_itself'),
    suppliedBy: rest.record('supplied_by', toOwnRegistration),
    validUntil: rest.field('valid_until'),
    remarks: rest.field('remarks'),
    rejectMessage: rest.field('reject_message'),
    revision: rest.field('revision'),
    items: rest.records('quotation_items', toItem),
    itemCount: rest.field('item_count', (count, json) => count ?? includedIn(json)),
    taxable: rest.field('taxable_amount'),
    gst: rest.field('gst_amount'),
    grandTotal: rest.field('grand_total'),
    marginPercent: rest.field('margin_after_discount'),
    orderNumber: rest.field('order_number'),
    version: rest.field('version'),
  }),
  { actions: ['status'], order: ['id', 'orderNumber'] },
);

/** Number of included lines, for a backend that does not count them. */
const includedIn = ({ quotation_items: lines }: QuotationJson): number =>
  lines.filter((line) => line.included_in_quotation).length;

/** Mapping flags for names, read in the same call. */
const WITH_NAMES = { map_sales_person: true, map_created_by: true };

const SUM_NAMES = {
  grand_total: 'grandTotal',
} as const;

type Status = 'CONFIRMED' | 'SENT' | 'REJECTED';

export class QuotationsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list(
    args: ListArgs<QuotationFilter, DocumentSort>,
    { withSums = false, asked = null }: { withSums?: boolean; asked?: AskedFields | null } = {},
  ) {
    const { filter } = args;
    const query = {
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
      ...documentQuery(args),
    };
    const { data, sums, ...page } = await this.#backend.get('/quotation', query, asked);
    const items = data.map((json) => toQuotation(json, asked?.tree));
    return { ...toPage(items, page), sums: toSums(sums, SUM_NAMES) };
  }

  async find(id: string, asked: AskedFields | null = null): Promise<QuotationRecord> {
    const query = { quotation_id: restId(id), ...WITH_NAMES };
    const { data } = await this.#backend.get('/quotation', query, asked);
    return toQuotation(singleRow(data, 'Quotation'), asked?.tree);
  }

  async create({
    items,
    validUntil,
    remarks,
    billingRegistrationId,
    billsCustomerItself,
    gstRegistrationId,
  }: CreateQuotationInput): Promise<QuotationRecord> {
    const { data } = await this.#backend.post('/quotation', {
      quotation_items: items.map((item) => ({
        request_id: restId(item.rfqId, 'rfqId'),
        included_in_quotation: item.included ?? undefined,
        quotation_line_discount: item.discountPercent ?? undefined,
        below_cost_reason: item.belowCostReason ?? undefined,
        version: item.version ?? undefined,
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

  async update({
    id,
    items,
    validUntil,
    remarks,
    billingRegistrationId,
    billsCustomerItself,
    gstRegistrationId,
    version,
  }: UpdateQuotationInput): Promise<QuotationRecord> {
    const { data } = await this.#backend.put('/quotation', {
      quotation_id: restId(id),
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
      status: undefined,
      reject_message: undefined,
      version: version ?? undefined,
    });
    return toQuotation(data);
  }

  /** Confirms, recalls or rejects. */
  async change(id: string, status: Status, reason?: string): Promise<QuotationRecord> {
    const body = { quotation_id: restId(id), status, reject_message: reason };
    const { data } = await this.#backend.put('/quotation', partialBody(body));
    return toQuotation(data);
  }

  async sendEmail({ quotationId, emails, message }: SendQuotationEmailInput) {
    const answer = await this.#backend.post('/quotation/email/send', {
      quotation_id: restId(quotationId, 'quotationId'),
      emails,
      message: message ?? undefined,
    });
    return { emailSent: answer.email_sent ?? true, message: answer.message };
  }

  document = (id: string): Promise<string> =>
    this.#backend.text('/quotation/download', {
      quotation_id: restId(id),
      type: 'html',
      beautify: true,
    });
}
