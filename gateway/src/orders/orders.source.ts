import type {
  CancelOrderLineInput,
  CreateOrderFromQuotationInput,
  CreateOrderInput,
  Order,
  OrderCancelPreview,
  OrderFilter,
  OrderLine,
  PaperShipment,
  PurchaseOrderSummary,
  UpdateOrderInput,
  UpdateOrderStatusInput,
} from '@munim/schema/generated/types.ts';
import {
  fewestUnits,
  type OrderFacts,
  type OrderLineFacts,
} from '@munim/schema/orders/orders.rules.ts';
import type { Backend } from '../core/backendClient.ts';
import { onlyOne } from '../core/batches.ts';
import {
  orNull,
  present,
  toAddress,
  toPaperShipment,
  toSellerSummary,
  toSkuSummary,
  toTenantSummary,
  toUserName,
} from '../core/embeds.ts';
import { optionalRestId, restId, restIds } from '../core/ids.ts';
import type { Answer, One } from '../core/rest.ts';

type OrdersJson = Answer<'/getOrderRequest', 'get'>;
type OrderJson = One<OrdersJson['orders']>;
type LineJson = One<OrderJson['order_lines']>;

type PoLineJson = One<NonNullable<OrderJson['po_lines']>>;
type PreviewJson = Answer<'/order/cancelPreview', 'get'>['data'];

/** An order in our words, with what the rules ask. What the viewer may do with it belongs to the resolver. */
export type OrderRecord = Omit<Order, '__typename' | 'actions' | 'lines' | 'shipments'> & {
  facts: OrderFacts;
  lines: OrderLineRecord[];
  /** Undefined when they were not read with it. */
  shipments: PaperShipment[] | undefined;
};
export type OrderLineRecord = Omit<OrderLine, '__typename' | 'actions'> & {
  facts: OrderLineFacts;
  orderFacts: OrderFacts;
};

const toFacts = (json: LineJson): OrderLineFacts => ({
  quantity: json.quantity,
  cancelled: json.cancelled_quantity,
  dispatched: json.dispatched_quantity,
  delivered: json.delivered_quantity,
  invoiced: json.invoiced_quantity,
  generated: json.generated_po_qty ?? 0,
  stock: json.stock_quantity,
  issued: json.issued_po_qty,
});

const toLine = (json: LineJson, orderFacts: OrderFacts): OrderLineRecord => ({
  orderFacts,
  facts: toFacts(json),
  id: String(json.line_id),
  lineNumber: json.line_number,
  sku: toSkuSummary(json.sku_info),
  seller: orNull(json.seller, toSellerSummary),
  quantity: json.quantity,
  cancelledQuantity: json.cancelled_quantity,
  cancelReason: json.cancel_reason,
  generatedQuantity: json.generated_po_qty ?? 0,
  stockQuantity: json.stock_quantity,
  warehouseId: orNull(json.warehouse_id, String),
  warehouseName: json.warehouse_name,
  fewestUnits: fewestUnits(toFacts(json)),
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

/** One entry per purchase order, from its lines. */
function toPurchaseOrders(lines: readonly PoLineJson[]): PurchaseOrderSummary[] {
  const first = new Map(lines.toReversed().map((line) => [line.po_id, line]));
  return [...first.values()]
    .toSorted((a, b) => b.po_id - a.po_id)
    .map((line) => ({
      id: String(line.po_id),
      status: line.po_status,
      seller: orNull(line.seller, toSellerSummary),
      grandTotal: line.po_grand_total,
      createdAt: line.po_created_date,
    }));
}

/** Maps an order from and to REST; no other code knows the backend's spelling. */
export function toOrder(json: OrderJson): OrderRecord {
  const facts = {
    status: json.status,
    hasIssuedPo: json.has_issued_po,
    lines: json.order_lines.map(toFacts),
  };
  return { ...toHead(json), facts, lines: json.order_lines.map((line) => toLine(line, facts)) };
}

const toHead = (json: OrderJson) => ({
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
  lineCount: json.order_lines.length,
  generatedQuantity: json.order_lines.reduce((sum, line) => sum + (line.generated_po_qty ?? 0), 0),
  purchaseOrders: toPurchaseOrders(json.po_lines ?? []),
  shipments: json.po_shipments?.map(toPaperShipment),
  taxable: json.order_taxable_amount,
  gst: json.order_gst_amount,
  grandTotal: json.order_grand_total,
  remarks: json.remarks,
  cancelReason: json.cancel_reason,
  version: json.version,
});

const toPreview = (json: PreviewJson): OrderCancelPreview => ({
  orderId: String(json.order_id),
  number: json.order_number,
  version: json.version,
  refusals: json.refusals,
  lines: json.lines.map((line) => ({
    id: String(line.line_id),
    sku: toSkuSummary(line.sku_info),
    quantity: line.quantity,
    generatedQuantity: line.generated_po_qty,
    total: line.line_total,
  })),
  purchaseOrders: json.purchase_orders.map((po) => ({
    id: String(po.po_id),
    status: po.status,
    seller: orNull(po.seller, toSellerSummary),
    grandTotal: po.po_grand_total,
    quantity: po.quantity,
    blocks: po.blocks,
  })),
  unitsAtSellers: json.units_at_sellers,
  unitsOfStock: json.units_of_stock,
  quotationId: orNull(json.quotation_id, String),
  grandTotal: json.order_grand_total,
  received: json.received_amount,
  pendingReceipts: json.pending_receipts,
});

/** Mapping flags of an order, sent only when selected. */
export interface Along {
  purchaseOrders: boolean;
  shipments: boolean;
}

/** Names come along in the same call; lines of purchase orders and shipments only where they are asked for, since they are read for them alone. */
const along = ({ purchaseOrders, shipments }: Along) => ({
  map_tenant: true,
  map_user: true,
  map_sales_person: true,
  map_po_gen_qty: true,
  ...(purchaseOrders ? { map_po_lines: true } : {}),
  ...(shipments ? { map_po_shipments: true } : {}),
});
const underKey = (key: string | null | undefined): Record<string, string> =>
  key ? { 'idempotency-key': key } : {};

export class OrdersSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list(
    {
      filter,
      page,
      limit,
    }: { filter?: OrderFilter | null; page?: number | null; limit?: number | null },
    asked: Along,
  ) {
    const { orders, count } = await this.#backend.get<OrdersJson>('/getOrderRequest', {
      order_number: filter?.orderNumber,
      customer_po_no: filter?.customerPoNumber,
      tenantId: optionalRestId(filter?.tenantId, 'tenantId'),
      orgId: optionalRestId(filter?.organisationId, 'organisationId'),
      poId: optionalRestId(filter?.purchaseOrderId, 'purchaseOrderId'),
      sales_person: filter?.salesPersonIds && restIds(filter.salesPersonIds, 'salesPersonIds'),
      status: filter?.statuses,
      startDate: filter?.fromDate,
      endDate: filter?.toDate,
      ...along(asked),
      page,
      limit,
    });
    return { items: orders.map(toOrder), count };
  }

  async find(number: string, asked: Along): Promise<OrderRecord> {
    const { orders } = await this.#backend.get<OrdersJson>('/getOrderRequest', {
      order_number: number,
      ...along(asked),
    });
    return toOrder(onlyOne(orders, 'Order'));
  }

  async createFromQuotation({
    quotationId,
    customerPoNumber,
    deliveryDate,
    addressId,
    idempotencyKey,
  }: CreateOrderFromQuotationInput) {
    const answer = await this.#backend.post<Answer<'/createOrderFromQuotation', 'post'>>(
      '/createOrderFromQuotation',
      {
        quotation_id: restId(quotationId, 'quotationId'),
        customer_po_no: customerPoNumber ?? undefined,
        edd: deliveryDate ?? undefined,
        address_id: optionalRestId(addressId, 'addressId') ?? undefined,
      },
      underKey(idempotencyKey),
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
      })),
    };
    const { order } = await this.#backend.post<Answer<'/createOrder', 'post'>>(
      '/createOrder',
      body,
      underKey(idempotencyKey),
    );
    return toOrder(order);
  }

  async update({ number, lines, ...input }: UpdateOrderInput): Promise<OrderRecord> {
    const { order } = await this.#backend.post<Answer<'/updateOrder', 'post'>>('/updateOrder', {
      order_number: number,
      customer_po_no: input.customerPoNumber,
      edd: input.deliveryDate,
      remarks: input.remarks,
      address_id: optionalRestId(input.addressId, 'addressId') ?? undefined,
      sales_person: optionalRestId(input.salesPersonId, 'salesPersonId') ?? undefined,
      order_lines: lines?.map((line) => ({
        line_id: restId(line.id, 'lines.id'),
        quantity: line.quantity ?? undefined,
        selling_price: line.sellingPrice ?? undefined,
        order_line_discount: line.discountPercent ?? undefined,
        warehouse_id: optionalRestId(line.warehouseId, 'lines.warehouseId'),
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
    const { order } = await this.#backend.post<Answer<'/updateOrderLineStatus', 'post'>>(
      '/updateOrderLineStatus',
      {
        order_number: number,
        line_id: restId(lineId, 'lineId'),
        status: 'CANCELLED',
        reason,
        version: version ?? undefined,
      },
    );
    return toOrder(order);
  }

  async changeStatus({ number, status, ...input }: UpdateOrderStatusInput) {
    const { order, email_sent } = await this.#backend.post<Answer<'/updateOrderStatus', 'post'>>(
      '/updateOrderStatus',
      {
        order_number: number,
        status,
        reason: input.reason ?? undefined,
        send_email: input.sendEmail ?? undefined,
        send_email_with_attachment: input.sendEmailWithAttachment ?? undefined,
        version: input.version ?? undefined,
      },
    );
    return { order: toOrder(order), emailSent: email_sent };
  }

  async cancelPreview(number: string): Promise<OrderCancelPreview> {
    const { data } = await this.#backend.get<Answer<'/order/cancelPreview', 'get'>>(
      '/order/cancelPreview',
      { order_number: number },
    );
    return toPreview(data);
  }
}

export type ConversionRecord = Awaited<ReturnType<OrdersSource['createFromQuotation']>>;
export type OrderStatusRecord = Awaited<ReturnType<OrdersSource['changeStatus']>>;
