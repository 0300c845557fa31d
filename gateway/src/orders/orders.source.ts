import { LIMITS } from '@munim/schema/shared/limits.ts';
import DataLoader from 'dataloader';
import type {
  DocumentSort,
  CancelOrderLineInput,
  CreateOrderFromQuotationInput,
  CreateOrderInput,
  OrderCancelPreview,
  OrderFilter,
  UpdateOrderInput,
  UpdateOrderStatusInput,
} from '@munim/schema/generated/types.ts';
import { mapNullable } from '../core/embeds.ts';
import { documentQuery, type ListArgs, toPage } from '../core/listPages.ts';
import type { AskedFields } from '../core/askedFields.ts';
import type { Backend } from '../core/backend.ts';
import { idempotencyHeaders } from '../core/backendClient.ts';
import { singleRow } from '../core/batches.ts';
import { optionalRestId, restId, restIds } from '../core/ids.ts';
import { toSums } from '../core/sums.ts';
import { type OrderRecord, toOrder, toPreview } from './orders.records.ts';

const ORDERS = '/getOrderRequest';

/** Mapping flags of an order, sent only when selected. */
export interface OrderIncludes {
  purchaseOrders: boolean;
  shipments: boolean;
}

/** Names are always mapped; lines of purchase orders and shipments only when selected, because the backend reads them separately. */
const mappingFlags = ({ purchaseOrders, shipments }: OrderIncludes) => ({
  map_tenant: true,
  map_user: true,
  map_sales_person: true,
  map_po_gen_qty: true,
  ...(purchaseOrders ? { map_po_lines: true } : {}),
  ...(shipments ? { map_po_shipments: true } : {}),
});

const SUM_NAMES = {
  order_grand_total: 'grandTotal',
} as const;

/** Place of an order that is read for its quotation. */
export const OF_QUOTATION = { records: 'orders', also: ['quotation_id'] };

export class OrdersSource {
  readonly #backend: Backend;
  /** One loader per choice of fields. */
  readonly #ofQuotations = new Map<string, DataLoader<string, OrderRecord | null>>();

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list(
    args: ListArgs<OrderFilter, DocumentSort>,
    { asked = null, ...include }: OrderIncludes & { sums?: boolean; asked?: AskedFields | null },
  ) {
    const { filter } = args;
    const query = {
      order_number_part: filter?.orderNumber,
      customer_po_no: filter?.customerPoNumber,
      customer_name: filter?.customerName,
      tenantId: optionalRestId(filter?.tenantId, 'tenantId'),
      orgId: optionalRestId(filter?.organisationId, 'organisationId'),
      poId: optionalRestId(filter?.purchaseOrderId, 'purchaseOrderId'),
      sales_person: filter?.salesPersonIds && restIds(filter.salesPersonIds, 'salesPersonIds'),
      status: filter?.statuses,
      startDate: filter?.fromDate,
      endDate: filter?.toDate,
      due_before: filter?.dueBefore,
      ...mappingFlags(include),
      ...(include.sums ? { sums: true } : {}),
      ...documentQuery(args),
    };
    const { orders, sums, ...page } = await this.#backend.get(ORDERS, query, asked);
    const items = orders.map((json) => toOrder(json, asked?.tree));
    return { ...toPage(items, page), sums: toSums(sums, SUM_NAMES) };
  }

  async find(
    number: string,
    include: OrderIncludes,
    asked: AskedFields | null = null,
  ): Promise<OrderRecord> {
    const query = { order_number: number, ...mappingFlags(include) };
    const { orders } = await this.#backend.get(ORDERS, query, asked);
    return toOrder(singleRow(orders, 'Order'), asked?.tree);
  }

  /** The order of a quotation that is not cancelled; those of all quotations of a page in one call. */
  ofQuotation(
    id: string,
    include: OrderIncludes,
    asked: AskedFields | null,
  ): Promise<OrderRecord | null> {
    const flags = mappingFlags(include);
    // a write of the same operation may have changed them
    const key = `${this.#backend.writes} ${Object.keys(flags).join()} ${asked?.text ?? ''}`;
    const loader =
      this.#ofQuotations.get(key) ??
      new DataLoader<string, OrderRecord | null>(
        (ids) => this.#readOfQuotations(ids, flags, asked),
        { maxBatchSize: LIMITS.pageSize },
      );
    this.#ofQuotations.set(key, loader);
    return loader.load(id);
  }

  async #readOfQuotations(
    ids: readonly string[],
    flags: ReturnType<typeof mappingFlags>,
    asked: AskedFields | null,
  ) {
    const query = {
      quotation_ids: restIds(ids, 'quotationIds'),
      limit: LIMITS.pageSize,
      counted: false,
      ...flags,
    };
    const { orders } = await this.#backend.get(ORDERS, query, asked);
    const byQuotation = new Map(orders.map((json) => [String(json.quotation_id), json]));
    return ids.map((id) =>
      mapNullable(byQuotation.get(id) ?? null, (json) => toOrder(json, asked?.tree)),
    );
  }

  async createFromQuotation({
    quotationId,
    customerPoNumber,
    deliveryDate,
    addressId,
    billingRegistrationId,
    billsCustomerItself,
    gstRegistrationId,
    idempotencyKey,
  }: CreateOrderFromQuotationInput) {
    const answer = await this.#backend.post(
      '/createOrderFromQuotation',
      {
        quotation_id: restId(quotationId, 'quotationId'),
        customer_po_no: customerPoNumber ?? undefined,
        edd: deliveryDate ?? undefined,
        address_id: optionalRestId(addressId, 'addressId') ?? undefined,
        billing_registration_id:
          optionalRestId(billingRegistrationId, 'billingRegistrationId') ?? undefined,
        bills_customer_itself: billsCustomerItself ?? undefined,
        gst_registration_id: optionalRestId(gstRegistrationId, 'gstRegistrationId') ?? undefined,
      },
      idempotencyHeaders(idempotencyKey),
    );
    return {
      created: answer.success,
      error: answer.error ?? null,
      quotationId: String(answer.quotation_id),
      order: toOrder(answer.order),
    };
  }

  async create({ idempotencyKey, lines, ...input }: CreateOrderInput): Promise<OrderRecord> {
    const body = {
      tenant_id: restId(input.tenantId, 'tenantId'),
      user_id: optionalRestId(input.userId, 'userId') ?? undefined,
      address_id: restId(input.addressId, 'addressId'),
      billing_registration_id:
        optionalRestId(input.billingRegistrationId, 'billingRegistrationId') ?? undefined,
      bills_customer_itself: input.billsCustomerItself ?? undefined,
      gst_registration_id:
        optionalRestId(input.gstRegistrationId, 'gstRegistrationId') ?? undefined,
      sales_person: optionalRestId(input.salesPersonId, 'salesPersonId') ?? undefined,
      customer_po_no: input.customerPoNumber ?? undefined,
      edd: input.deliveryDate ?? undefined,
      remarks: input.remarks ?? undefined,
      order_lines: lines.map((line) => ({
        product_sku_id: restId(line.skuId, 'lines.skuId'),
        seller_id: optionalRestId(line.sellerId, 'lines.sellerId') ?? undefined,
        warehouse_id: optionalRestId(line.warehouseId, 'lines.warehouseId') ?? undefined,
        quantity: line.quantity,
        offer_price: line.costPrice ?? undefined,
        selling_price: line.sellingPrice,
        order_line_discount: line.discountPercent ?? undefined,
        remarks: line.remarks ?? undefined,
        below_cost_reason: line.belowCostReason ?? undefined,
      })),
    };
    const { order } = await this.#backend.post(
      '/createOrder',
      body,
      idempotencyHeaders(idempotencyKey),
    );
    return toOrder(order);
  }

  async update({ number, lines, ...input }: UpdateOrderInput): Promise<OrderRecord> {
    const { order } = await this.#backend.post('/updateOrder', {
      order_number: number,
      customer_po_no: input.customerPoNumber,
      edd: input.deliveryDate,
      remarks: input.remarks,
      address_id: optionalRestId(input.addressId, 'addressId') ?? undefined,
      billing_registration_id: optionalRestId(input.billingRegistrationId, 'billingRegistrationId'),
      bills_customer_itself: input.billsCustomerItself ?? undefined,
      gst_registration_id:
        optionalRestId(input.gstRegistrationId, 'gstRegistrationId') ?? undefined,
      sales_person: optionalRestId(input.salesPersonId, 'salesPersonId') ?? undefined,
      order_lines: lines?.map((line) => ({
        line_id: restId(line.id, 'lines.id'),
        quantity: line.quantity ?? undefined,
        selling_price: line.sellingPrice ?? undefined,
        order_line_discount: line.discountPercent ?? undefined,
        warehouse_id: optionalRestId(line.warehouseId, 'lines.warehouseId'),
        address_id: optionalRestId(line.addressId, 'lines.addressId') ?? undefined,
        below_cost_reason: line.belowCostReason ?? undefined,
      })),
      version: input.version ?? undefined,
    });
    return toOrder(order);
  }

  async cancelLine({
    number,
    lineId,
    reason,
    version,
  }: CancelOrderLineInput): Promise<OrderRecord> {
    const { order } = await this.#backend.post('/updateOrderLineStatus', {
      order_number: number,
      line_id: restId(lineId, 'lineId'),
      status: 'CANCELLED',
      reason,
      version: version ?? undefined,
    });
    return toOrder(order);
  }

  async changeStatus({ number, status, ...input }: UpdateOrderStatusInput) {
    const { order, email_sent } = await this.#backend.post('/updateOrderStatus', {
      order_number: number,
      status,
      reason: input.reason ?? undefined,
      send_email: input.sendEmail ?? undefined,
      send_email_with_attachment: input.sendEmailWithAttachment ?? undefined,
      version: input.version ?? undefined,
    });
    return { order: toOrder(order), emailSent: email_sent ?? true };
  }

  async cancelPreview(number: string): Promise<OrderCancelPreview> {
    const { data } = await this.#backend.get('/order/cancelPreview', { order_number: number });
    return toPreview(data);
  }
}

export type ConversionRecord = Awaited<ReturnType<OrdersSource['createFromQuotation']>>;
export type OrderStatusRecord = Awaited<ReturnType<OrdersSource['changeStatus']>>;
