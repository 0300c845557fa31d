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
import type { Answer, One } from '../core/rest.ts';

type PurchaseOrderJson = Answer<'/updatePurchaseOrder', 'patch'>['data'];
type LineJson = One<PurchaseOrderJson['purchase_order_lines']>;
type PreviewJson = One<Answer<'/getPOFromOrder', 'get'>['data']>;

/** A line in our words. What the viewer may do with it belongs to the resolver. */
type LineRecord = Omit<PurchaseOrderLine, '__typename' | 'actions'>;
/** A purchase order in our words; what was not read with it is undefined. */
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
  lines: LineRecord[];
  referenceOrder: ReferenceOrder | null | undefined;
  deliveryPoints: DeliveryPoint[] | undefined;
  shipments: DocumentShipment[] | undefined;
};

const toLine = (json: LineJson): LineRecord => ({
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
  isCancelled: json.status === 'CANCELLED',
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

/** The status that people set, for a backend that answers only the computed one: what moves or is paid was issued. */
const stateOf = (status: PurchaseOrderJson['status']): PoState =>
  STATES.find((state) => state === status) ?? 'ISSUED';
const STATES: readonly PoState[] = [
  'DRAFT',
  'SENT_FOR_APPROVAL',
  'APPROVED',
  'REJECTED',
  'CANCELLED',
];

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
export const toPurchaseOrder = (json: PurchaseOrderJson): PurchaseOrderRecord => ({
  id: idOf(json.po_id),
  state: json.po_state ?? stateOf(json.status),
  status: json.status,
  fulfilmentStatus: json.fulfilment_status,
  billingStatus: json.billing_status,
  paymentStatus: json.payment_status,
  seller: toSeller(json.seller_info),
  gstin: json.gstin,
  withinState: json.within_state,
  sellerEmail: json.seller_email,
  sellerWhatsappNumber: json.seller_whatsapp_number,
  orderId: mapNullable(json.order_id, String),
  orderNumber: json.order_number,
  referenceOrder: json.reference_order && toReferenceOrder(json.reference_order, json.seller_id),
  boughtBy: mapNullable(json.bought_by, toOwnRegistration),
  warehouse: mapNullable(json.warehouse_info, ({ warehouse_id, warehouse_name }) => ({
    id: String(warehouse_id),
    name: warehouse_name,
  })),
  createdBy: toUserName(json.created_by_info),
  createdAt: json.created_date,
  approvedBy: mapNullable(json.approved_by_info, toUserName),
  issuedAt: json.issued_at,
  oldNumber: json.old_number,
  oldDate: json.old_date,
  dueDate: json.due_date,
  remark: json.remark,
  rejectReason: json.reject_reason,
  cancelReason: json.cancel_reason,
  lines: json.purchase_order_lines.map(toLine),
  lineCount: json.purchase_order_lines.filter((line) => line.status === 'OPEN').length,
  deliveryPoints: json.delivery_points?.map(toPoint),
  shipments: json.shipments?.map(toDocumentShipment),
  taxable: json.po_taxable_amount,
  gst: json.po_gst_amount,
  grandTotal: json.po_grand_total,
  paidAmount: json.paid_amount,
  pendingAmount: json.pending_amount,
  version: json.version,
});

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
