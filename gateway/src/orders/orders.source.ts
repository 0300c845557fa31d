import type { CreateOrderFromQuotationInput, Order, OrderFilter, OrderLine } from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backendClient.ts';
import { onlyOne } from '../core/batches.ts';
import { orNull, present, toAddress, toSellerSummary, toSkuSummary, toTenantSummary, toUserName } from '../core/embeds.ts';
import { optionalRestId, restId, restIds } from '../core/ids.ts';
import type { Answer, One } from '../core/rest.ts';

type OrdersJson = Answer<'/getOrderRequest', 'get'>;
type OrderJson = One<OrdersJson['orders']>;
type LineJson = One<OrderJson['order_lines']>;

const toLine = (json: LineJson): OrderLine => ({
  id: String(json.line_id),
  sku: toSkuSummary(json.sku_info),
  seller: orNull(json.seller, toSellerSummary),
  quantity: json.quantity,
  cancelledQuantity: json.cancelled_quantity,
  dispatchedQuantity: json.dispatched_quantity,
  deliveredQuantity: json.delivered_quantity,
  invoicedQuantity: json.invoiced_quantity,
  costPrice: json.offer_price,
  marginPercent: json.mg,
  sellingPrice: json.selling_price,
  discountPercent: json.order_line_discount,
  gstPercent: json.pan_india_gst,
  taxable: json.taxable_amount,
  cgst: json.cgst_amount,
  sgst: json.sgst_amount,
  igst: json.igst_amount,
  total: json.line_total,
  remarks: json.remarks,
});

/** The only lines that know how the backend spells an order. */
export const toOrder = (json: OrderJson): Order => ({
  id: String(json.order_id),
  number: json.order_number,
  status: json.status,
  fulfilmentStatus: json.fulfilment_status,
  billingStatus: json.billing_status,
  paymentStatus: json.payment_status,
  quotationId: orNull(json.quotation_id, String),
  customer: toTenantSummary(present(json.tenant_info)),
  accountUser: orNull(json.user_info, toUserName),
  salesPerson: orNull(json.sales_person_info, toUserName),
  createdBy: toUserName(json.created_by_info),
  createdAt: json.created_date,
  customerPoNumber: json.customer_po_no,
  deliveryDate: json.edd,
  deliveryAddress: toAddress(json.delivery_address_details),
  lines: json.order_lines.map(toLine),
  lineCount: json.order_lines.length,
  taxable: json.order_taxable_amount,
  gst: json.order_gst_amount,
  grandTotal: json.order_grand_total,
  remarks: json.remarks,
});

/** Names come along in the same call. */
const WITH_NAMES = { map_tenant: true, map_user: true, map_sales_person: true };

export class OrdersSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list({ filter, page, limit }: { filter?: OrderFilter | null; page?: number | null; limit?: number | null }) {
    const { orders, count } = await this.#backend.get<OrdersJson>('/getOrderRequest', {
      order_number: filter?.orderNumber,
      customer_po_no: filter?.customerPoNumber,
      tenantId: optionalRestId(filter?.tenantId, 'tenantId'),
      orgId: optionalRestId(filter?.organisationId, 'organisationId'),
      sales_person: filter?.salesPersonIds && restIds(filter.salesPersonIds, 'salesPersonIds'),
      status: filter?.statuses,
      startDate: filter?.fromDate,
      endDate: filter?.toDate,
      ...WITH_NAMES,
      page,
      limit,
    });
    return { items: orders.map(toOrder), count };
  }

  async find(number: string): Promise<Order> {
    const { orders } = await this.#backend.get<OrdersJson>('/getOrderRequest', { order_number: number, ...WITH_NAMES });
    return toOrder(onlyOne(orders, 'Order'));
  }

  async createFromQuotation({ quotationId, customerPoNumber, deliveryDate, addressId, idempotencyKey }: CreateOrderFromQuotationInput) {
    const answer = await this.#backend.post<Answer<'/createOrderFromQuotation', 'post'>>(
      '/createOrderFromQuotation',
      {
        quotation_id: restId(quotationId, 'quotationId'),
        customer_po_no: customerPoNumber ?? undefined,
        edd: deliveryDate ?? undefined,
        address_id: optionalRestId(addressId, 'addressId') ?? undefined,
      },
      idempotencyKey ? { 'idempotency-key': idempotencyKey } : {},
    );
    return { created: answer.success, error: answer.error ?? null, quotationId: String(answer.quotation_id), order: toOrder(answer.order) };
  }
}

export type ConversionRecord = Awaited<ReturnType<OrdersSource['createFromQuotation']>>;
