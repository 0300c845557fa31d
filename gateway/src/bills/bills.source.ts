import { isLocalId } from '@munim/schema/accounting/accounting.rules.ts';
import { type BillFacts, matchWarnings } from '@munim/schema/bills/bills.rules.ts';
import type {
  Bill,
  BillFilter,
  BillLine,
  CancelBillInput,
  CreateBillInput,
  IssueBillInput,
  UpdateBillInput,
} from '@munim/schema/generated/types.ts';
import { idempotencyHeaders, type Backend } from '../core/backendClient.ts';
import { singleRow } from '../core/batches.ts';
import {
  mapNullable,
  toSellerSummary,
  toSkuSummary,
  toStoredFile,
  toUserName,
} from '../core/embeds.ts';
import { idOf, optionalRestId, restId, restIds } from '../core/ids.ts';
import { toSums } from '../core/sums.ts';
import type { Answer, One } from '../core/rest.ts';

type BillJson = Answer<'/bill', 'post'>['data'];
type BillsJson = Answer<'/bill', 'get'>;
type LineJson = One<BillJson['bill_lines']>;

/** A bill in our words, with the facts that decide about it. What the viewer may do with it belongs to the resolver. */
export type BillRecord = Omit<Bill, '__typename' | 'actions' | 'cancelRefusal'> & {
  facts: BillFacts;
};

const UNNAMED = { seller_name: '', district: null, state: null };

const toLine = (json: LineJson): BillLine => ({
  id: idOf(json.bill_line_id),
  lineNumber: json.line_number,
  poId: idOf(json.po_id),
  poLineId: idOf(json.po_line_id),
  challanId: mapNullable(json.challan_id, String),
  sku: toSkuSummary(json.sku_info, json.product_info, json),
  quantity: json.quantity,
  unitPrice: json.offer_price,
  gstPercent: json.pan_india_gst,
  taxable: json.taxable_amount,
  cgst: json.cgst_amount,
  sgst: json.sgst_amount,
  igst: json.igst_amount,
  total: json.line_total,
  orderedQuantity: json.ordered_quantity,
  dispatchedQuantity: json.dispatched_quantity,
  deliveredQuantity: json.delivered_quantity,
  billedQuantity: json.billed_quantity,
  paid: json.paid_amount,
  warnings: warningsOf(json),
});

/** None where the backend does not say what was ordered and what has gone. */
const warningsOf = (json: LineJson) =>
  (json.ordered_quantity ?? null) === null
    ? []
    : matchWarnings({
        quantity: json.quantity,
        ordered: json.ordered_quantity,
        dispatched: json.dispatched_quantity,
        delivered: json.delivered_quantity,
        billed: json.billed_quantity,
        unitPrice: json.offer_price,
        orderedPrice: json.ordered_price,
        paid: json.paid_amount,
      });

/** Maps a bill from and to REST; no other code knows the backend's spelling. */
const toBill = (json: BillJson): BillRecord => ({
  id: idOf(json.bill_id),
  status: json.status,
  facts: {
    status: json.status,
    paid: json.paid_amount ?? '0.00',
    inAccounting: json.zoho_bill_id !== null && !isLocalId(json.zoho_bill_id),
  },
  seller: toSellerSummary(json.seller_info ?? { ...UNNAMED, seller_id: json.seller_id }),
  shipmentId: mapNullable(json.shipment_id, String),
  poIds: json.included_po_ids.map(String),
  createdBy: toUserName(json.created_by_info),
  createdAt: json.created_at,
  dueDate: json.payment_due_date,
  sellerInvoiceNumber: json.seller_invoice_number,
  sellerInvoiceDate: json.seller_invoice_date,
  sellerInvoice: mapNullable(json.seller_invoice_attachment, ({ file, attachment_link }) =>
    toStoredFile(file ?? attachment_link),
  ),
  cancelReason: json.reason_for_cancellation,
  lines: json.bill_lines.map(toLine),
  taxable: json.bill_base_value,
  gst: json.bill_gst_amount,
  roundOff: json.round_off,
  grandTotal: json.bill_grand_total,
  paidAmount: json.paid_amount,
  openAmount: json.open_amount,
  accountingBillId: json.zoho_bill_id,
  syncStatus: json.sync_status,
  syncError: json.sync_error,
  syncedAt: json.synced_at,
  version: json.version,
});

type Invoice = Pick<
  UpdateBillInput,
  'sellerInvoiceNumber' | 'sellerInvoiceDate' | 'sellerInvoiceUrl' | 'roundOff'
>;

/** The seller's invoice in REST's spelling; null clears. */
const toInvoice = ({
  sellerInvoiceNumber,
  sellerInvoiceDate,
  sellerInvoiceUrl: url,
  roundOff,
}: Invoice) => ({
  seller_invoice_number: sellerInvoiceNumber,
  seller_invoice_date: sellerInvoiceDate,
  seller_invoice_attachment: url && {
    attachment_type: 'VENDOR_INVOICE' as const,
    attachment_link: url,
  },
  round_off: roundOff ?? undefined,
});

interface ListArgs {
  filter?: BillFilter | null;
  page: number | null;
  limit: number | null;
}

const SUM_NAMES = {
  bill_grand_total: 'grandTotal',
  bill_base_value: 'taxable',
  paid_amount: 'paidAmount',
} as const;

export class BillsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list({ filter, page, limit }: ListArgs, withSums = false) {
    const { data, count, sums } = await this.#backend.get<BillsJson>('/bill', {
      bill_id: optionalRestId(filter?.id, 'id'),
      seller_id: optionalRestId(filter?.sellerId, 'sellerId'),
      shipment_id: optionalRestId(filter?.shipmentId, 'shipmentId'),
      po_id: optionalRestId(filter?.poId, 'poId'),
      status: filter?.statuses,
      zohoBillId: filter?.accountingBillId,
      from_date: filter?.fromDate,
      to_date: filter?.toDate,
      ...(withSums ? { sums: true } : {}),
      page,
      limit,
    });
    return { items: data.map(toBill), count, sums: toSums(sums, SUM_NAMES) };
  }

  async find(id: string): Promise<BillRecord> {
    const { data } = await this.#backend.get<BillsJson>('/bill', { bill_id: restId(id) });
    return toBill(singleRow(data, 'Bill'));
  }

  async create({
    sellerId,
    poIds,
    lines,
    shipmentId,
    dueDate,
    roundOff,
    idempotencyKey,
  }: CreateBillInput): Promise<BillRecord> {
    const body = {
      seller_id: restId(sellerId, 'sellerId'),
      included_po_ids: restIds(poIds, 'poIds'),
      bill_lines: lines.map(({ poLineId, quantity }) => ({
        po_line_id: restId(poLineId, 'poLineId'),
        quantity,
      })),
      shipment_id: optionalRestId(shipmentId, 'shipmentId'),
      payment_due_date: dueDate ?? undefined,
      round_off: roundOff ?? undefined,
    };
    return toBill(
      (
        await this.#backend.post<Answer<'/bill', 'post'>>(
          '/bill',
          body,
          idempotencyHeaders(idempotencyKey),
        )
      ).data,
    );
  }

  async convert(poId: string, idempotencyKey: string | null | undefined): Promise<BillRecord> {
    const path = '/bill/convert/purchase_order';
    const { data } = await this.#backend.post<Answer<typeof path, 'post'>>(
      path,
      { po_id: restId(poId, 'poId') },
      idempotencyHeaders(idempotencyKey),
    );
    return toBill(data);
  }

  async update({ id, dueDate, version, ...invoice }: UpdateBillInput): Promise<BillRecord> {
    const body = {
      bill_id: restId(id),
      payment_due_date: dueDate ?? undefined,
      ...toInvoice(invoice),
      version: version ?? undefined,
    };
    return toBill((await this.#backend.put<Answer<'/bill', 'put'>>('/bill', body)).data);
  }

  issue = ({ id, version, ...invoice }: IssueBillInput): Promise<BillRecord> =>
    this.#move({
      bill_id: restId(id),
      status: 'ISSUED',
      ...toInvoice(invoice),
      version: version ?? undefined,
    });

  cancel = ({ id, reason, version }: CancelBillInput): Promise<BillRecord> =>
    this.#move({
      bill_id: restId(id),
      status: 'CANCELLED',
      reason_for_cancellation: reason,
      version: version ?? undefined,
    });

  async #move(body: object): Promise<BillRecord> {
    return toBill(
      (await this.#backend.put<Answer<'/bill/status', 'put'>>('/bill/status', body)).data,
    );
  }

  async sync(id: string): Promise<{ errors: string[]; bill: BillRecord }> {
    const path = `/bill/refresh/${restId(id)}`;
    const { error, data } = await this.#backend.get<Answer<'/bill/refresh/{billId}', 'get'>>(
      path,
      {},
    );
    return { errors: error, bill: toBill(data) };
  }
}
