import type {
  Order,
  OrderCancelPreview,
  OrderLine,
  DocumentShipment,
  PurchaseOrderSummary,
} from '@munim/schema/generated/types.ts';
import {
  minimumQuantity,
  type OrderFacts,
  type OrderLineFacts,
} from '@munim/schema/orders/orders.rules.ts';
import {
  invoiceFault,
  rateNotice,
  mapNullable,
  toOwnRegistration,
  toAddress,
  toBillTo,
  toDocumentShipment,
  toSellerSummary,
  toSkuSummary,
  toState,
  toTenantSummary,
  toUserName,
} from '../core/embeds.ts';
import { idOf } from '../core/ids.ts';
import type { Answer, One } from '../core/rest.ts';

type OrderJson = One<Answer<'/getOrderRequest', 'get'>['orders']>;
type LineJson = One<OrderJson['order_lines']>;

type PoLineJson = One<NonNullable<OrderJson['po_lines']>>;
type PreviewJson = Answer<'/order/cancelPreview', 'get'>['data'];

/** An order in our words, with what the rules ask. What the viewer may do with it belongs to the resolver. */
export type OrderRecord = Omit<Order, '__typename' | 'actions' | 'lines' | 'shipments'> & {
  facts: OrderFacts;
  lines: OrderLineRecord[];
  /** Undefined when they were not read with it. */
  shipments: DocumentShipment[] | undefined;
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
  id: idOf(json.line_id),
  lineNumber: json.line_number,
  status: json.status,
  sku: toSkuSummary(json.sku, json.product, json),
  seller: mapNullable(json.seller, toSellerSummary),
  quantity: json.quantity,
  deliveredBefore: json.delivered_before,
  cancelledQuantity: json.cancelled_quantity,
  cancelReason: json.cancel_reason,
  generatedQuantity: json.generated_po_qty ?? 0,
  stockQuantity: json.stock_quantity,
  warehouseId: mapNullable(json.warehouse_id, String),
  warehouseName: json.warehouse_name,
  minimumQuantity: minimumQuantity(toFacts(json)),
  dispatchedQuantity: json.dispatched_quantity,
  deliveredQuantity: json.delivered_quantity,
  invoicedQuantity: json.invoiced_quantity,
  costPrice: json.offer_price,
  marginPercent: json.mg,
  sellingPrice: json.selling_price,
  discountPercent: json.order_line_discount,
  gstPercent: json.pan_india_gst,
  taxCategory: json.tax_category,
  // what is invoiced or cancelled whole needs no mending
  invoiceFault:
    json.invoiced_quantity + json.cancelled_quantity < json.quantity
      ? invoiceFault(json, json.product)
      : null,
  rateNotice:
    json.invoiced_quantity + json.cancelled_quantity < json.quantity
      ? rateNotice(json, json.product)
      : null,
  deliveryAddress: toAddress(json.delivery_address_details),
  state: toState(json.state_code),
  withinState: json.within_state,
  taxedBefore: toState(json.taxed_before),
  taxedAnewAt: json.taxed_anew_at,
  taxable: json.taxable_amount,
  cgst: json.cgst_amount,
  sgst: json.sgst_amount,
  igst: json.igst_amount,
  total: json.line_total,
  remarks: json.remarks,
  belowCostReason: json.below_cost_reason ?? null,
});

/** One entry per purchase order, from its lines. */
function toPurchaseOrders(lines: readonly PoLineJson[]): PurchaseOrderSummary[] {
  const first = new Map(lines.toReversed().map((line) => [line.po_id, line]));
  return [...first.values()]
    .toSorted((a, b) => b.po_id - a.po_id)
    .map((line) => ({
      id: String(line.po_id),
      status: line.po_status,
      seller: mapNullable(line.seller, toSellerSummary),
      grandTotal: line.po_grand_total,
      createdAt: line.po_created_date,
    }));
}

/** Maps an order from REST; no other code knows the backend's spelling. */
export function toOrder(json: OrderJson): OrderRecord {
  const facts = {
    status: json.status,
    hasIssuedPo: json.has_issued_po,
    lines: json.order_lines.map(toFacts),
  };
  return { ...toHead(json), facts, lines: json.order_lines.map((line) => toLine(line, facts)) };
}

const toHead = (json: OrderJson) => ({
  id: idOf(json.order_id),
  number: json.order_number,
  status: json.status,
  fulfilmentStatus: json.fulfilment_status,
  billingStatus: json.billing_status,
  paymentStatus: json.payment_status,
  quotationId: mapNullable(json.quotation_id, String),
  customer: toTenantSummary(json.tenant_info ?? null, json),
  accountUser: mapNullable(json.user_info, toUserName),
  salesPerson: mapNullable(json.sales_person_info, toUserName),
  createdBy: toUserName(json.created_by_info),
  createdAt: json.created_date,
  billTo: mapNullable(json.billing_details, toBillTo),
  billingRegistrationId: mapNullable(json.billing_registration_id, String),
  billsCustomerItself: json.bills_customer_itself,
  suppliedBy: mapNullable(json.supplied_by, toOwnRegistration),
  customerPoNumber: json.customer_po_no,
  oldNumber: json.old_number,
  oldDate: json.old_date,
  deliveryDate: json.edd,
  deliveryAddress: toAddress(json.delivery_address_details),
  lineCount: json.order_lines.length,
  generatedQuantity: json.order_lines.reduce((sum, line) => sum + (line.generated_po_qty ?? 0), 0),
  purchaseOrders: toPurchaseOrders(json.po_lines ?? []),
  shipments: json.po_shipments?.map(toDocumentShipment),
  taxable: json.order_taxable_amount,
  gst: json.order_gst_amount,
  grandTotal: json.order_grand_total,
  remarks: json.remarks,
  cancelReason: json.cancel_reason,
  version: json.version,
});

export const toPreview = (json: PreviewJson): OrderCancelPreview => ({
  orderId: idOf(json.order_id),
  number: json.order_number,
  version: json.version,
  refusals: json.refusals,
  lines: json.lines.map((line) => ({
    id: String(line.line_id),
    sku: toSkuSummary(line.product, line.sku),
    quantity: line.quantity,
    generatedQuantity: line.generated_po_qty,
    total: line.line_total,
  })),
  purchaseOrders: json.purchase_orders.map((po) => ({
    id: String(po.po_id),
    status: po.status,
    seller: mapNullable(po.seller, toSellerSummary),
    grandTotal: po.po_grand_total,
    quantity: po.quantity,
    blocks: po.blocks,
  })),
  unitsAtSellers: json.units_at_sellers,
  unitsOfStock: json.units_of_stock,
  quotationId: mapNullable(json.quotation_id, String),
  grandTotal: json.order_grand_total,
  received: json.received_amount,
  pendingReceipts: json.pending_receipts,
});
