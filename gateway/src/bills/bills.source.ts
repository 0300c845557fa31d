import type {
  DocumentSort,
  Bill,
  BillFilter,
  BillLine,
  CancelBillInput,
  CreateBillInput,
  IssueBillInput,
  UpdateBillInput,
} from '@munim/schema/generated/types.ts';
import { isLocalId } from '@munim/schema/accounting/accounting.rules.ts';
import { type BillFacts, matchWarnings } from '@munim/schema/bills/bills.rules.ts';
import { documentQuery, type ListArgs, toPage } from '../core/listPages.ts';
import type { AskedFields } from '../core/askedFields.ts';
import type { Backend } from '../core/backend.ts';
import { idempotencyHeaders } from '../core/backendClient.ts';
import { singleRow } from '../core/batches.ts';
import { toSellerSummary, toSkuSummary, toStoredFile, toUserName } from '../core/embeds.ts';
import { filledPath } from '../core/filledPath.ts';
import { idOf, optionalRestId, restId, restIds } from '../core/ids.ts';
import { mapping } from '../core/mapping.ts';
import { type Answer, type Body, type One, partialBody } from '../core/rest.ts';
import { toSums } from '../core/sums.ts';

type BillJson = Answer<'/bill', 'post'>['data'];
type LineJson = One<BillJson['bill_lines']>;

/** A bill in our words, with the facts that decide about it. What the viewer may do with it belongs to the resolver. */
export type BillRecord = Omit<Bill, '__typename' | 'actions' | 'cancelRefusal'> & {
  facts: BillFacts;
};

const UNNAMED = { seller_name: '', district: null, state: null };

const READ_BY_WARNINGS = [
  'quantity',
  'ordered_quantity',
  'dispatched_quantity',
  'delivered_quantity',
  'billed_quantity',
  'offer_price',
  'ordered_price',
  'paid_amount',
] as const;

/**
 * Warnings of a line; none where the backend does not tell what was ordered and what was
 * dispatched.
 */
const warningsOf = (json: Pick<LineJson, (typeof READ_BY_WARNINGS)[number]>) =>
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

const toLine = mapping<LineJson, Omit<BillLine, '__typename'>>((rest) => ({
  id: rest.field('bill_line_id', idOf),
  lineNumber: rest.field('line_number'),
  poId: rest.field('po_id', idOf),
  poLineId: rest.field('po_line_id', idOf),
  challanId: rest.record('challan_id', String),
  sku: rest.field('sku_info', (sku, line) => toSkuSummary(sku, line.product_info, line)),
  quantity: rest.field('quantity'),
  unitPrice: rest.field('offer_price'),
  gstPercent: rest.field('pan_india_gst'),
  taxable: rest.field('taxable_amount'),
  cgst: rest.field('cgst_amount'),
  sgst: rest.field('sgst_amount'),
  igst: rest.field('igst_amount'),
  total: rest.field('line_total'),
  orderedQuantity: rest.field('ordered_quantity'),
  dispatchedQuantity: rest.field('dispatched_quantity'),
  deliveredQuantity: rest.field('delivered_quantity'),
  billedQuantity: rest.field('billed_quantity'),
  paid: rest.field('paid_amount'),
  warnings: rest.from(READ_BY_WARNINGS, warningsOf),
}));

/** Maps a bill from and to REST; no other code knows the backend's spelling. */
export const toBill = mapping<BillJson, BillRecord>(
  (rest) => ({
    id: rest.field('bill_id', idOf),
    status: rest.field('status'),
    facts: rest.from(
      ['status', 'paid_amount', 'zoho_bill_id'],
      ({ status, paid_amount: paid, zoho_bill_id: id }) => ({
        status,
        paid: paid ?? '0.00',
        inAccounting: id !== null && !isLocalId(id),
      }),
    ),
    seller: rest.from(['seller_info', 'seller_id'], (json) =>
      toSellerSummary(json.seller_info ?? { ...UNNAMED, seller_id: json.seller_id }),
    ),
    sellerGstin: rest.field('seller_gstin'),
    shipmentId: rest.record('shipment_id', String),
    poIds: rest.records('included_po_ids', String),
    createdBy: rest.field('created_by_info', toUserName),
    createdAt: rest.field('created_at'),
    updatedAt: rest.field('updated_at'),
    dueDate: rest.field('payment_due_date'),
    sellerInvoiceNumber: rest.field('seller_invoice_number'),
    sameNumberBillIds: rest.records('same_number_bills', String),
    sellerInvoiceDate: rest.field('seller_invoice_date'),
    sellerInvoice: rest.record('seller_invoice_attachment', ({ file, attachment_link }) =>
      toStoredFile(file ?? attachment_link),
    ),
    cancelReason: rest.field('reason_for_cancellation'),
    lines: rest.records('bill_lines', toLine),
    taxable: rest.field('bill_base_value'),
    gst: rest.field('bill_gst_amount'),
    roundOff: rest.field('round_off'),
    grandTotal: rest.field('bill_grand_total'),
    paidAmount: rest.field('paid_amount'),
    openAmount: rest.field('open_amount'),
    accountingBillId: rest.field('zoho_bill_id'),
    syncStatus: rest.field('sync_status'),
    syncError: rest.field('sync_error'),
    syncedAt: rest.field('synced_at'),
    version: rest.field('version'),
  }),
  { actions: ['facts'], cancelRefusal: ['facts'] },
);

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
  seller_invoice_attachment:
    url === null || url === undefined
      ? url
      : { attachment_type: 'VENDOR_INVOICE' as const, attachment_link: url },
  round_off: roundOff ?? undefined,
});

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

  async list(
    args: ListArgs<BillFilter, DocumentSort>,
    { withSums, asked }: { withSums: boolean; asked: AskedFields | null },
  ) {
    const { filter } = args;
    const query = {
      bill_id: optionalRestId(filter?.id, 'id'),
      seller_id: optionalRestId(filter?.sellerId, 'sellerId'),
      shipment_id: optionalRestId(filter?.shipmentId, 'shipmentId'),
      po_id: optionalRestId(filter?.poId, 'poId'),
      status: filter?.statuses,
      zohoBillId: filter?.accountingBillId,
      from_date: filter?.fromDate,
      to_date: filter?.toDate,
      ...(withSums ? { sums: true } : {}),
      ...documentQuery(args),
    };
    const { data, sums, ...page } = await this.#backend.get('/bill', query, asked);
    const items = data.map((json) => toBill(json, asked?.tree));
    return { ...toPage(items, page), sums: toSums(sums, SUM_NAMES) };
  }

  async find(id: string, asked: AskedFields | null = null): Promise<BillRecord> {
    const { data } = await this.#backend.get('/bill', { bill_id: restId(id) }, asked);
    return toBill(singleRow(data, 'Bill'), asked?.tree);
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
      (await this.#backend.post('/bill', body, idempotencyHeaders(idempotencyKey))).data,
    );
  }

  async convert(poId: string, idempotencyKey: string | null | undefined): Promise<BillRecord> {
    const path = '/bill/convert/purchase_order';
    const { data } = await this.#backend.post(
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
    return toBill((await this.#backend.put('/bill', body)).data);
  }

  issue = ({ id, version, ...invoice }: IssueBillInput): Promise<BillRecord> =>
    this.#move({
      bill_id: restId(id),
      status: 'ISSUED',
      reason_for_cancellation: undefined,
      ...toInvoice(invoice),
      version: version ?? undefined,
    });

  cancel = ({ id, reason, version }: CancelBillInput): Promise<BillRecord> =>
    this.#move(
      partialBody({
        bill_id: restId(id),
        status: 'CANCELLED',
        reason_for_cancellation: reason,
        version: version ?? undefined,
      }),
    );

  async #move(body: Body<'/bill/status', 'put'>): Promise<BillRecord> {
    return toBill((await this.#backend.put('/bill/status', body)).data);
  }

  async sync(id: string): Promise<{ errors: string[]; bill: BillRecord }> {
    const path = filledPath('/bill/refresh/{billId}', { billId: restId(id) });
    const { error, data } = await this.#backend.refresh(path);
    return { errors: error, bill: toBill(data) };
  }
}
