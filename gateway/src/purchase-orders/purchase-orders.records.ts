import type {
  DeliveryPoint,
  DocumentShipment,
  PoPreview,
  PoState,
  PurchaseOrder,
  PurchaseOrderLine,
  PurchaseOrderSummary,
  ReferenceOrder,
} from '@munim/schema/generated/types.ts';
import type {
  PoFacts,
  PoLineQuantities,
} from '@munim/schema/purchase-orders/purchase-orders.rules.ts';
import {
  mapNullable,
  toOwnRegistration,
  toAddress,
  toDocumentShipment,
  toSellerSummary,
  toSkuSummary,
  toTenantSummary,
  toUserName,
} from '../core/embeds.ts';
import { idOf } from '../core/ids.ts';
import { mapping } from '../core/mapping.ts';
import type { Answer, One } from '../core/rest.ts';

type PurchaseOrderJson = Answer<'/updatePurchaseOrder', 'patch'>['data'];
type LineJson = One<PurchaseOrderJson['purchase_order_lines']>;
type PreviewJson = One<Answer<'/getPOFromOrder', 'get'>['data']>;

/** A line in our words, with what the rules ask. What the viewer may do with it belongs to the resolver. */
export type PurchaseOrderLineRecord = Omit<PurchaseOrderLine, '__typename' | 'actions'> & {
  facts: PoLineQuantities;
  poFacts: PoFacts;
};
/** A purchase order in our words, with what the rules ask; what was not read with it is undefined. */
export type PurchaseOrderRecord = Omit<
  PurchaseOrder,
  | '__typename'
  | 'actions'
  | 'approvalRefusal'
  | 'lines'
  | 'referenceOrder'
  | 'deliveryPoints'
  | 'shipments'
> & {
  facts: PoFacts;
  lines: PurchaseOrderLineRecord[];
  referenceOrder: ReferenceOrder | null | undefined;
  deliveryPoints: DeliveryPoint[] | undefined;
  shipments: DocumentShipment[] | undefined;
};

/** The status that people set, for a backend that answers only the computed one: what moves or is paid was issued. */
const stateOf = ({
  po_state,
  status,
}: {
  po_state: PoState | null;
  status: PurchaseOrderJson['status'];
}): PoState => po_state ?? STATES.find((state) => state === status) ?? 'ISSUED';
const STATES: readonly PoState[] = [
  'DRAFT',
  'SENT_FOR_APPROVAL',
  'APPROVED',
  'REJECTED',
  'CANCELLED',
];

/** Number of units; 0 where a backend does not count them: it then refuses what may not be done. */
const counted = (units: number | null): number => units ?? 0;
const paid = (amount: string | null): string => amount ?? '0.00';

const toQuantities = mapping<LineJson, PoLineQuantities>((rest) => ({
  quantity: rest.field('quantity'),
  cancelled: rest.field('cancelled_quantity', counted),
  dispatched: rest.field('dispatched_quantity', counted),
  delivered: rest.field('delivered_quantity', counted),
  billed: rest.field('billed_quantity', counted),
}));

const toFacts = mapping<PurchaseOrderJson, PoFacts>((rest) => ({
  state: rest.from(['po_state', 'status'], stateOf),
  lines: rest.records('purchase_order_lines', toQuantities),
  paid: rest.field('paid_amount', paid),
  pending: rest.field('pending_amount', paid),
}));

const isCancelled = ({ status }: Pick<LineJson, 'status'>): boolean => status === 'CANCELLED';
const toCancelled = mapping<LineJson, { isCancelled: boolean }>((rest) => ({
  isCancelled: rest.from(['status'], isCancelled),
}));

const toLine = (json: LineJson, poFacts: PoFacts): PurchaseOrderLineRecord => ({
  poFacts,
  facts: toQuantities(json),
  id: idOf(json.po_line_id),
  lineNumber: json.line_number,
  sku: toSkuSummary(json.sku, json.product_info, json),
  orderLineId: mapNullable(json.order_line_id, String),
  quantity: json.quantity,
  deliveredBefore: json.delivered_before,
  cancelledQuantity: json.cancelled_quantity,
  dispatchedQuantity: json.dispatched_quantity,
  deliveredQuantity: json.delivered_quantity,
  billedQuantity: json.billed_quantity,
  isCancelled: isCancelled(json),
  cancelReason: json.cancel_reason,
  unitPrice: json.unit_price,
  discountPercent: json.quotation_line_discount,
  gstPercent: json.gstin,
  taxable: json.taxable_amount,
  cgst: json.cgst_amount,
  sgst: json.sgst_amount,
  igst: json.igst_amount,
  itemTotal: json.item_total,
  total: json.line_total,
  remark: json.remark,
});

const READ_BY_FACTS = ['po_state', 'status', 'paid_amount', 'pending_amount'] as const;

/** Lines with what the rules of their purchase order ask. */
function toLines(
  json: Pick<PurchaseOrderJson, 'purchase_order_lines' | (typeof READ_BY_FACTS)[number]>,
) {
  const facts = toFacts(json as PurchaseOrderJson);
  return json.purchase_order_lines.map((line) => toLine(line, facts));
}

const toSeller = (json: PurchaseOrderJson['seller_info']): PurchaseOrder['seller'] => ({
  id: idOf(json.seller_id),
  name: json.seller_name,
  gstin: json.gstin,
  phone: json.mobile_1,
  email: json.email_id_1,
  district: json.district,
  officeAddress: mapNullable(json.office_address_details, toAddress),
});

const toReferenceOrder = (
  json: NonNullable<PurchaseOrderJson['reference_order']>,
  sellerId: number,
): ReferenceOrder => ({
  id: idOf(json.order_id),
  number: json.order_number,
  status: json.status,
  customer: toTenantSummary(json.tenant_info),
  deliveryDate: json.edd,
  lines: json.order_lines.map((line) => ({
    id: String(line.line_id),
    lineNumber: line.line_number,
    sku: toSkuSummary(line.product, line.sku),
    seller: mapNullable(line.seller, toSellerSummary),
    isOfThisSeller: line.seller?.seller_id === sellerId,
    quantity: line.quantity,
    cancelledQuantity: line.cancelled_quantity,
    generatedQuantity: line.generated_quantity,
  })),
});

const toPoint = (json: One<NonNullable<PurchaseOrderJson['delivery_points']>>): DeliveryPoint => ({
  id: idOf(json.sub_shipment_tracker_id),
  poLineId: mapNullable(json.po_line_id, String),
  sku: toSkuSummary(json.sku_info),
  quantity: json.quantity,
  status: json.status,
  initialDate: json.initial_date,
  expectedDate: json.expected_date,
});

/** Maps a purchase order from REST; no other code knows the backend's spelling. */
export const toPurchaseOrder = mapping<PurchaseOrderJson, PurchaseOrderRecord>(
  (rest) => ({
    id: rest.field('po_id', idOf),
    state: rest.from(['po_state', 'status'], stateOf),
    status: rest.field('status'),
    fulfilmentStatus: rest.field('fulfilment_status'),
    billingStatus: rest.field('billing_status'),
    paymentStatus: rest.field('payment_status'),
    seller: rest.field('seller_info', (seller) => toSeller(seller)),
    gstin: rest.field('gstin'),
    withinState: rest.field('within_state'),
    sellerEmail: rest.field('seller_email'),
    sellerWhatsappNumber: rest.field('seller_whatsapp_number'),
    orderId: rest.record('order_id', String),
    orderNumber: rest.field('order_number'),
    referenceOrder: rest.from(
      ['reference_order', 'seller_id'],
      ({ reference_order: order, seller_id }) => order && toReferenceOrder(order, seller_id),
    ),
    boughtBy: rest.record('bought_by', toOwnRegistration),
    warehouse: rest.record('warehouse_info', ({ warehouse_id, warehouse_name }) => ({
      id: String(warehouse_id),
      name: warehouse_name,
    })),
    createdBy: rest.field('created_by_info', toUserName),
    createdAt: rest.field('created_date'),
    updatedAt: rest.field('updated_at'),
    approvedBy: rest.record('approved_by_info', toUserName),
    issuedAt: rest.field('issued_at'),
    oldNumber: rest.field('old_number'),
    oldDate: rest.field('old_date'),
    dueDate: rest.field('due_date'),
    remark: rest.field('remark'),
    rejectReason: rest.field('reject_reason'),
    cancelReason: rest.field('cancel_reason'),
    facts: rest.itself(toFacts),
    lines: rest.from(['purchase_order_lines', ...READ_BY_FACTS], toLines),
    lineCount: rest.over(
      'purchase_order_lines',
      toCancelled,
      (lines) => lines.filter((line) => !line.isCancelled).length,
    ),
    deliveryPoints: rest.field('delivery_points', (points) => points?.map(toPoint)),
    shipments: rest.field('shipments', (shipments) => shipments?.map(toDocumentShipment)),
    taxable: rest.field('po_taxable_amount'),
    gst: rest.field('po_gst_amount'),
    grandTotal: rest.field('po_grand_total'),
    paidAmount: rest.field('paid_amount'),
    pendingAmount: rest.field('pending_amount'),
    version: rest.field('version'),
  }),
  {
    actions: ['facts', 'createdBy'],
    approvalRefusal: ['state', 'createdBy'],
    referenceOrder: ['referenceOrder', 'id', 'orderId'],
    deliveryPoints: ['deliveryPoints', 'id'],
    shipments: ['shipments', 'id'],
  },
);

const toSummary = (json: One<PreviewJson['pos']>): PurchaseOrderSummary => ({
  id: idOf(json.po_id),
  status: json.status,
  seller: mapNullable(json.seller, toSellerSummary),
  grandTotal: json.po_grand_total,
  createdAt: json.created_date,
});

export const toPreview = (json: PreviewJson): PoPreview => ({
  seller: toSellerSummary(json.seller_info),
  lines: json.lines.map((line) => ({
    lineId: String(line.line_id),
    sku: toSkuSummary(line.sku_info),
    ordered: line.ordered,
    generated: line.generated,
    remaining: line.remaining,
    unitPrice: line.offer_price,
  })),
  purchaseOrders: json.pos.map(toSummary),
});
