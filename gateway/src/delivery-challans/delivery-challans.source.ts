import type {
  RecordSort,
  CreateDeliveryChallanInput,
  DeliveryChallan,
  DeliveryChallanFilter,
  DeliveryChallanLine,
  UpdateDeliveryChallanInput,
  UpdateDeliveryChallanStatusInput,
} from '@munim/schema/generated/types.ts';
import { listQuery, type ListArgs, toPage } from '../core/listPages.ts';
import type { AskedFields } from '../core/askedFields.ts';
import type { Backend } from '../core/backend.ts';
import { idempotencyHeaders } from '../core/backendClient.ts';
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
import { mapping } from '../core/mapping.ts';
import { backendDecides } from '../core/backendDecides.ts';
import { type Answer, type Body, type One, partialBody } from '../core/rest.ts';

type ChallanJson = Answer<'/dc', 'post'>['data'];
type LineJson = One<ChallanJson['dc_lines']>;

/** A challan in the graph's names. Its actions are the resolver's, which reads the bills. */
export type ChallanRecord = Omit<DeliveryChallan, '__typename' | 'actions' | 'deliverRefusal'> & {
  hasDraftBill: boolean;
  hasIssuedBill: boolean;
  hasInvoice: boolean;
};

const toLine = mapping<LineJson, Omit<DeliveryChallanLine, '__typename'>>((rest) => ({
  id: rest.field('dc_line_id', idOf),
  lineNumber: rest.field('line_number'),
  sku: rest.field('sku_info', (sku, line) =>
    toSkuSummary(sku, line, line.order_line_details, line.sub_shipment_tracker),
  ),
  orderLineId: rest.record('order_line_id', String),
  poLineId: rest.record('po_line_id', String),
  quantity: rest.field('delivered_qty'),
  isCancelled: rest.field('is_cancelled'),
  sellingPrice: rest.field('selling_price'),
  offerPrice: rest.field('pol_offer_price'),
  discountPercent: rest.field('discount_percent'),
  gstPercent: rest.field('pan_india_gst'),
  taxable: rest.field('taxable_amount'),
  cgst: rest.field('cgst_amount'),
  sgst: rest.field('sgst_amount'),
  igst: rest.field('igst_amount'),
  total: rest.field('line_total'),
  unitValue: rest.field('unit_value'),
  remarks: rest.field('remarks'),
}));

const toCancelled = mapping<LineJson, { isCancelled: boolean }>((rest) => ({
  isCancelled: rest.field('is_cancelled'),
}));

/** A backend may name the customer on the challan only. */
const customerOf = (json: Pick<ChallanJson, 'tenant_info' | 'tenant_id' | 'tenant_name'>) =>
  json.tenant_info || json.tenant_id ? toTenantSummary(json.tenant_info, json) : null;

/** Maps a delivery challan from and to REST; no other code knows the backend's spelling. */
export const toChallan = mapping<ChallanJson, ChallanRecord>(
  (rest) => ({
    id: rest.field('challan_id', idOf),
    number: rest.field('challan_number'),
    type: rest.field('challan_type'),
    status: rest.field('status'),
    shipmentId: rest.record('shipment_id', String),
    orderId: rest.record('order_id', String),
    orderNumber: rest.field('order_number'),
    poId: rest.record('po_id', String),
    customer: rest.from(['tenant_info', 'tenant_id', 'tenant_name'], customerOf),
    seller: rest.record('seller_info', toSellerSummary),
    shipFrom: rest.field('from_address_details', toChallanPlace),
    shipTo: rest.field('delivery_address_details', toChallanPlace),
    lines: rest.records('dc_lines', toLine),
    lineCount: rest.over(
      'dc_lines',
      toCancelled,
      (lines) => lines.filter((line) => !line.isCancelled).length,
    ),
    taxable: rest.field('taxable_amount'),
    gst: rest.field('gst_amount'),
    grandTotal: rest.field('grand_total'),
    ewayValue: rest.field('e_way_value'),
    consignmentValue: rest.field('consignment_value'),
    goodsValue: rest.field('goods_value'),
    needsEwayBill: rest.field('needs_e_way_bill'),
    ewayBillNumber: rest.field('e_way_bill_number'),
    ewayBillValidUntil: rest.field('e_way_bill_valid_until'),
    ewayBillAttachment: rest.from(['e_way_bill_file', 'e_way_bill_attachments'], (json) =>
      mapNullable(json.e_way_bill_file ?? json.e_way_bill_attachments, toStoredFile),
    ),
    transportReason: rest.field('transport_reason'),
    transportReasonText: rest.field('transport_reason_text'),
    transportMode: rest.field('transport_mode'),
    vehicleNumber: rest.field('vehicle_number'),
    transportDocumentNumber: rest.field('transport_document_number'),
    transportDocumentDate: rest.field('transport_document_date'),
    transporterName: rest.field('transporter_name'),
    transportUpdatedAt: rest.field('transport_updated_at'),
    receiversName: rest.field('receivers_name'),
    grnNumber: rest.field('grn_number'),
    attachments: rest.records('attachments', toStoredFile),
    remarks: rest.field('remarks'),
    cancelReason: rest.field('reason_for_cancellation'),
    deliveredAt: rest.field('delivered_at'),
    bills: rest.record('bill', (bills) =>
      bills.map((bill) => ({ id: String(bill.bill_id), status: bill.status })),
    ),
    invoice: rest.record('invoice', ({ invoice_id, invoice_number: number, status }) => ({
      id: String(invoice_id),
      number,
      status,
    })),
    createdBy: rest.field('created_by_info', toUserName),
    createdAt: rest.field('created_at'),
    updatedAt: rest.field('updated_at'),
    version: rest.field('version'),
    hasDraftBill: rest.field('has_draft_bill'),
    hasIssuedBill: rest.field('has_issued_bill'),
    hasInvoice: rest.field('has_invoice'),
  }),
  {
    actions: ['type', 'status', 'hasDraftBill', 'hasIssuedBill', 'hasInvoice'],
    deliverRefusal: ['type', 'status', 'hasDraftBill', 'hasIssuedBill'],
  },
);

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
} as const;

export class DeliveryChallansSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list(args: ListArgs<DeliveryChallanFilter, RecordSort>, asked: AskedFields | null) {
    const { filter } = args;
    const query = {
      challanId: optionalRestId(filter?.id, 'id'),
      challan_number: filter?.number || undefined,
      orderNumber: filter?.orderNumber,
      status: filter?.statuses,
      tenant_id: optionalRestId(filter?.tenantId, 'tenantId'),
      fromDate: filter?.fromDate,
      toDate: filter?.toDate,
      fromOrderDate: filter?.fromOrderDate,
      toOrderDate: filter?.toOrderDate,
      ...listQuery(args),
    };
    const { data, ...page } = await this.#backend.get('/dc', query, asked);
    return toPage(
      data.map((json) => toChallan(json, asked?.tree)),
      page,
    );
  }

  async find(id: string, asked: AskedFields | null = null): Promise<ChallanRecord> {
    const { data } = await this.#backend.get('/dc', { challanId: restId(id) }, asked);
    return toChallan(singleRow(data, 'Delivery challan'), asked?.tree);
  }

  async create({ lines, ...input }: CreateDeliveryChallanInput): Promise<ChallanRecord> {
    const body = {
      challan_type: 'OTHER' as const,
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
    const { data } = await this.#backend.post(
      '/dc',
      body,
      idempotencyHeaders(input.idempotencyKey),
    );
    return toChallan(data);
  }

  async update(input: UpdateDeliveryChallanInput): Promise<ChallanRecord> {
    const body = {
      ...factsOf(input),
      ...carriageOf(input),
      newStatus: undefined,
      reason_for_cancellation: undefined,
    };
    return toChallan((await this.#backend.put('/dc', body)).data);
  }

  async changeStatus(input: UpdateDeliveryChallanStatusInput): Promise<ChallanRecord> {
    const body: Body<'/dc', 'put'> = partialBody({
      ...factsOf(input),
      newStatus: backendDecides(input.status),
      reason_for_cancellation: input.reason ?? undefined,
    });
    return toChallan((await this.#backend.put('/dc', body)).data);
  }

  print = (id: string, document: keyof typeof PRINT_PATHS): Promise<string> =>
    this.#backend.text(PRINT_PATHS[document], {
      challan_id: restId(id),
      type: 'html',
      beautify: true,
    });
}
