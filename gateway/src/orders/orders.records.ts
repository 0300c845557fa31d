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
import { mapping } from '../core/mapping.ts';
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

const toLineFacts = mapping<LineJson, OrderLineFacts>((rest) => ({
  quantity: rest.field('quantity'),
  cancelled: rest.field('cancelled_quantity'),
  dispatched: rest.field('dispatched_quantity'),
  delivered: rest.field('delivered_quantity'),
  invoiced: rest.field('invoiced_quantity'),
  generated: rest.field('generated_po_qty', (units) => units ?? 0),
  stock: rest.field('stock_quantity'),
  issued: rest.field('issued_po_qty'),
}));

const toFacts = mapping<OrderJson, OrderFacts>((rest) => ({
  status: rest.field('status'),
  hasIssuedPo: rest.field('has_issued_po'),
  lines: rest.records('order_lines', toLineFacts),
}));

const toLine = (json: LineJson, orderFacts: OrderFacts): OrderLineRecord => ({
  orderFacts,
  facts: toLineFacts(json),
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
  minimumQuantity: minimumQuantity(toLineFacts(json)),
  dispatchedQuantity: json.dispatched_quantity,
  deliveredQuantity: json.delivered_quantity,
  invoicedQuantity: json.invoiced_quantity,
  costPrice: json.offer_price,
  marginPercent: json.mg,
  sellingPrice: json.selling_price,
  discountPercent: json.order_line_discount,
  gstPercent: json.pan_india_gst,
  taxCategory: json.tax_category,
  // a line that is invoiced or cancelled whole needs no correction
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

/** Lines with what the rules of their order ask. */
function toLines(json: Pick<OrderJson, 'status' | 'has_issued_po' | 'order_lines'>) {
  const facts = toFacts(json as OrderJson);
  return json.order_lines.map((line) => toLine(line, facts));
}

/** Maps an order from REST; no other code knows the backend's spelling. */
export const toOrder = mapping<OrderJson, OrderRecord>(
  (rest) => ({
    id: rest.field('order_id', idOf),
    number: rest.field('order_number'),
    status: rest.field('status'),
    fulfilmentStatus: rest.field('fulfilment_status'),
    billingStatus: rest.field('billing_status'),
    paymentStatus: rest.field('payment_status'),
    quotationId: rest.record('quotation_id', String),
    customer: rest.from(['tenant_info', 'tenant_id'], (json) =>
      toTenantSummary(json.tenant_info ?? null, json),
    ),
    accountUser: rest.record('user_info', toUserName),
    salesPerson: rest.record('sales_person_info', toUserName),
    createdBy: rest.field('created_by_info', toUserName),
    createdAt: rest.field('created_date'),
    updatedAt: rest.field('updated_at'),
    billTo: rest.record('billing_details', toBillTo),
    billingRegistrationId: rest.record('billing_registration_id', String),
    billsCustomerItself: rest.field('bills_customer_itself'),
    suppliedBy: rest.record('supplied_by', toOwnRegistration),
    customerPoNumber: rest.field('customer_po_no'),
    oldNumber: rest.field('old_number'),
    oldDate: rest.field('old_date'),
    deliveryDate: rest.field('edd'),
    deliveryAddress: rest.field('delivery_address_details', toAddress),
    facts: rest.itself(toFacts),
    lines: rest.from(['status', 'has_issued_po', 'order_lines'], toLines),
    lineCount: rest.over('order_lines', toLineFacts, (lines) => lines.length),
    generatedQuantity: rest.over('order_lines', toLineFacts, (lines) =>
      lines.reduce((sum, { generated }) => sum + generated, 0),
    ),
    purchaseOrders: rest.field('po_lines', (lines) => toPurchaseOrders(lines ?? [])),
    shipments: rest.field('po_shipments', (shipments) => shipments?.map(toDocumentShipment)),
    taxable: rest.field('order_taxable_amount'),
    gst: rest.field('order_gst_amount'),
    grandTotal: rest.field('order_grand_total'),
    remarks: rest.field('remarks'),
    cancelReason: rest.field('cancel_reason'),
    version: rest.field('version'),
  }),
  // shipments that a list did not bring are asked for by the order's number
  { actions: ['facts'], shipments: ['shipments', 'number'] },
);

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
