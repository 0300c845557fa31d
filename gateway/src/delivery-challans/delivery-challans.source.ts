import type {
  CreateDeliveryChallanInput,
  DeliveryChallan,
  DeliveryChallanFilter,
  DeliveryChallanLine,
  UpdateDeliveryChallanInput,
  UpdateDeliveryChallanStatusInput,
} from '@munim/schema/generated/types.ts';
import { type Backend, idempotencyHeaders } from '../core/backendClient.ts';
import { singleRow } from '../core/batches.ts';
import {
  mapNullable,
  toChallanPlace,
  toSellerSummary,
  toSkuSummary,
  toStoredFile,
  toTenantSummary,
  toUserName,
} from '../core/embeds.ts';
import { idOf, optionalRestId, restId } from '../core/ids.ts';
import type { Answer, One } from '../core/rest.ts';

type ChallanJson = Answer<'/dc', 'post'>['data'];
type ChallansJson = Answer<'/dc', 'get'>;

/** A challan in the graph's names. Its actions are the resolver's, which reads the bills. */
export type ChallanRecord = Omit<DeliveryChallan, '__typename' | 'actions' | 'deliverRefusal'> & {
  hasDraftBill: boolean;
  hasIssuedBill: boolean;
  hasInvoice: boolean;
};

const toLine = (json: One<ChallanJson['dc_lines']>): DeliveryChallanLine => ({
  id: idOf(json.dc_line_id),
  lineNumber: json.line_number,
  sku: toSkuSummary(json.sku_info, json, json.order_line_details, json.sub_shipment_tracker),
  orderLineId: mapNullable(json.order_line_id, String),
  poLineId: mapNullable(json.po_line_id, String),
  quantity: json.delivered_qty,
  isCancelled: json.is_cancelled,
  sellingPrice: json.selling_price,
  offerPrice: json.pol_offer_price,
  discountPercent: json.discount_percent,
  gstPercent: json.pan_india_gst,
  taxable: json.taxable_amount,
  cgst: json.cgst_amount,
  sgst: json.sgst_amount,
  igst: json.igst_amount,
  total: json.line_total,
  unitValue: json.unit_value,
  remarks: json.remarks,
});

/** A backend may name the customer on the challan only. */
const customerOf = (json: ChallanJson) =>
  json.tenant_info || json.tenant_id ? toTenantSummary(json.tenant_info, json) : null;

/** Maps a delivery challan from and to REST; no other code knows the backend's spelling. */
const toChallan = (json: ChallanJson): ChallanRecord => ({
  id: idOf(json.challan_id),
  number: json.challan_number,
  type: json.challan_type,
  status: json.status,
  shipmentId: mapNullable(json.shipment_id, String),
  orderId: mapNullable(json.order_id, String),
  orderNumber: json.order_number,
  poId: mapNullable(json.po_id, String),
  customer: customerOf(json),
  seller: mapNullable(json.seller_info, toSellerSummary),
  shipFrom: toChallanPlace(json.from_address_details),
  shipTo: toChallanPlace(json.delivery_address_details),
  lines: json.dc_lines.map(toLine),
  lineCount: json.dc_lines.filter((line) => !line.is_cancelled).length,
  taxable: json.taxable_amount,
  gst: json.gst_amount,
  grandTotal: json.grand_total,
  ewayValue: json.e_way_value,
  consignmentValue: json.consignment_value,
  goodsValue: json.goods_value,
  needsEwayBill: json.needs_e_way_bill,
  ewayBillNumber: json.e_way_bill_number,
  ewayBillValidUntil: json.e_way_bill_valid_until,
  ewayBillAttachment: mapNullable(
    json.e_way_bill_file ?? json.e_way_bill_attachments,
    toStoredFile,
  ),
  transportReason: json.transport_reason ?? null,
  transportReasonText: json.transport_reason_text ?? null,
  transportMode: json.transport_mode,
  vehicleNumber: json.vehicle_number,
  transportDocumentNumber: json.transport_document_number,
  transportDocumentDate: json.transport_document_date,
  transporterName: json.transporter_name ?? null,
  transportUpdatedAt: json.transport_updated_at ?? null,
  receiversName: json.receivers_name,
  grnNumber: json.grn_number,
  attachments: json.attachments.map(toStoredFile),
  remarks: json.remarks,
  cancelReason: json.reason_for_cancellation,
  deliveredAt: json.delivered_at,
  bills: mapNullable(json.bill, (bills) =>
    bills.map((bill) => ({ id: String(bill.bill_id), status: bill.status })),
  ),
  invoice: mapNullable(json.invoice, ({ invoice_id, invoice_number: number, status }) => ({
    id: String(invoice_id),
    number,
    status,
  })),
  createdBy: toUserName(json.created_by_info),
  createdAt: json.created_at,
  version: json.version,
  hasDraftBill: json.has_draft_bill,
  hasIssuedBill: json.has_issued_bill,
  hasInvoice: json.has_invoice,
});

const reasonOf = (
  input: Pick<UpdateDeliveryChallanInput, 'transportReason' | 'transportReasonText'>,
) => ({
  transport_reason: input.transportReason,
  transport_reason_text: input.transportReasonText,
});

/** Null clears: it is passed on. */
const carriageOf = (input: UpdateDeliveryChallanInput) => ({
  ...reasonOf(input),
  transport_mode: input.transportMode,
  vehicle_number: input.vehicleNumber,
  transport_document_number: input.transportDocumentNumber,
  transport_document_date: input.transportDocumentDate,
});

/** The same. */
const factsOf = (input: UpdateDeliveryChallanInput | UpdateDeliveryChallanStatusInput) => ({
  challanId: restId(input.id),
  attachments: input.attachments ?? undefined,
  e_way_bill_number: input.ewayBillNumber,
  e_way_bill_attachments: input.ewayBillAttachment,
  receivers_name: input.receiversName,
  grn_number: input.grnNumber,
  remarks: input.remarks,
  version: input.version ?? undefined,
});

const PRINT_PATHS = {
  DC: '/dc/download',
  DC_WITH_INVOICE: '/dc/v2/download',
  BLIND_DC: '/dc/v3/download',
  BLIND_DC_WITH_INVOICE: '/dc/v4/download',
};

interface ListArgs {
  filter?: DeliveryChallanFilter | null;
  page?: number | null;
  limit?: number | null;
}

export class DeliveryChallansSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list({ filter, page, limit }: ListArgs) {
    const { data, count } = await this.#backend.get<ChallansJson>('/dc', {
      challanId: optionalRestId(filter?.id, 'id'),
      challan_number: filter?.number || undefined,
      orderNumber: filter?.orderNumber,
      status: filter?.statuses,
      tenant_id: optionalRestId(filter?.tenantId, 'tenantId'),
      fromDate: filter?.fromDate,
      toDate: filter?.toDate,
      fromOrderDate: filter?.fromOrderDate,
      toOrderDate: filter?.toOrderDate,
      page,
      limit,
    });
    return { items: data.map(toChallan), count };
  }

  async find(id: string): Promise<ChallanRecord> {
    const { data } = await this.#backend.get<ChallansJson>('/dc', { challanId: restId(id) });
    return toChallan(singleRow(data, 'Delivery challan'));
  }

  async create({ lines, ...input }: CreateDeliveryChallanInput): Promise<ChallanRecord> {
    const body = {
      challan_type: 'OTHER',
      order_number: input.orderNumber,
      tenant_id: optionalRestId(input.tenantId, 'tenantId'),
      seller_id: optionalRestId(input.sellerId, 'sellerId'),
      from_address: restId(input.fromAddressId, 'fromAddressId'),
      to_address: restId(input.toAddressId, 'toAddressId'),
      dc_lines: lines.map(({ skuId, quantity: delivered_qty, unitValue, remarks }) => ({
        product_sku_id: restId(skuId, 'skuId'),
        delivered_qty,
        unit_value: unitValue,
        remarks,
      })),
      remarks: input.remarks,
      ...reasonOf(input),
    };
    const { data } = await this.#backend.post<Answer<'/dc', 'post'>>(
      '/dc',
      body,
      idempotencyHeaders(input.idempotencyKey),
    );
    return toChallan(data);
  }

  async update(input: UpdateDeliveryChallanInput): Promise<ChallanRecord> {
    const body = { ...factsOf(input), ...carriageOf(input) };
    return toChallan((await this.#backend.put<Answer<'/dc', 'put'>>('/dc', body)).data);
  }

  async changeStatus(input: UpdateDeliveryChallanStatusInput): Promise<ChallanRecord> {
    const body = {
      ...factsOf(input),
      newStatus: input.status,
      reason_for_cancellation: input.reason ?? undefined,
    };
    return toChallan((await this.#backend.put<Answer<'/dc', 'put'>>('/dc', body)).data);
  }

  print = (id: string, document: keyof typeof PRINT_PATHS): Promise<string> =>
    this.#backend.text(PRINT_PATHS[document], {
      challan_id: restId(id),
      type: 'html',
      beautify: true,
    });
}
