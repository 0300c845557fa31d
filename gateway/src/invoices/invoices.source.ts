import type {
  CancelInvoiceInput,
  CreateInvoiceInput,
  Invoice,
  InvoiceFilter,
  InvoiceLine,
  InvoicePayment,
  PortalFile,
  QueryEWayBillFileArgs,
  RegisterInvoiceInput,
  SendInvoiceEmailInput,
  UpdateInvoiceInput,
} from '@munim/schema/generated/types.ts';
import { eInvoiceRefusal } from '@munim/schema/invoices/invoiceKind.ts';
import type { InvoiceFacts } from '@munim/schema/invoices/invoices.rules.ts';
import { remaining } from '@munim/schema/shared/money.ts';
import { type Backend, idempotencyHeaders } from '../core/backendClient.ts';
import { singleRow } from '../core/batches.ts';
import {
  mapNullable,
  toBillTo,
  toChallanPlace,
  toSkuSummary,
  toTenantSummary,
  toUserName,
} from '../core/embeds.ts';
import { idOf, optionalRestId, restId, restIds } from '../core/ids.ts';
import { type PortalJson, toPortalFile } from '../core/portalFile.ts';
import { toSums } from '../core/sums.ts';
import type { Answer, One } from '../core/rest.ts';

type InvoiceJson = Answer<'/invoice', 'put'>['data'];
type InvoicesJson = Answer<'/invoice', 'get'>;

/** An invoice in our words. What the viewer may do with it belongs to the resolver. */
export type InvoiceRecord = Omit<
  Invoice,
  '__typename' | 'actions' | 'cancelRefusal' | 'cancelEffects'
> & {
  facts: Omit<InvoiceFacts, 'status'>;
};

const toLine = (json: One<InvoiceJson['invoice_lines']>): InvoiceLine => ({
  id: idOf(json.invoice_line_id),
  lineNumber: json.line_number,
  orderLineId: idOf(json.order_line_id),
  sku: toSkuSummary(json.sku_info, json),
  quantity: json.quantity,
  sellingPrice: json.selling_price,
  discountPercent: json.discount_percent,
  gstPercent: json.pan_india_gst,
  taxCategory: json.tax_category,
  taxable: json.taxable_amount,
  cgst: json.cgst_amount,
  sgst: json.sgst_amount,
  igst: json.igst_amount,
  total: json.line_total,
  creditedQuantity: json.credited_quantity,
  creditedTaxable: json.credited_taxable,
  creditableQuantity: json.quantity - json.credited_quantity,
  creditableTaxable: remaining(json.taxable_amount, json.credited_taxable),
});

const toPayment = (json: One<NonNullable<InvoiceJson['payments']>>): InvoicePayment => ({
  paymentId: idOf(json.payment_id),
  amount: json.amount,
  paymentDate: json.payment_date,
  mode: json.payment_mode,
  referenceNumber: json.reference_number,
  given: json.given,
});

/** Maps an invoice from and to REST; no other code knows the backend's spelling. */
const toInvoice = (json: InvoiceJson): InvoiceRecord => ({
  id: idOf(json.invoice_id),
  number: json.invoice_number,
  date: json.invoice_date,
  status: json.status,
  kind: json.invoice_kind,
  eInvoiceRefusal: eInvoiceRefusal(json.invoice_kind, json.tenant_gstin),
  facts: {
    givenPayments: json.given_payments,
    creditNotes: json.open_credit_notes,
    isDelivered: json.is_delivered,
    irnAckAt: json.ack_at,
  },
  awaitsIrn: json.awaits_irn,
  registration: {
    irn: json.irn,
    ackNumber: json.ack_number,
    ackAt: json.ack_at,
    signedQr: json.signed_qr,
    ewayBillNumber: json.e_way_bill_number,
    ewayBillAt: json.e_way_bill_at,
    ewayBillValidUntil: json.e_way_bill_valid_until,
  },
  orderNumber: json.order_number ?? json.orderNumber,
  customer: toTenantSummary(json.tenant_info, { tenant_id: json.tenantId }),
  billTo: mapNullable(json.billing_details, toBillTo),
  customerGstin: json.tenant_gstin,
  customerPoNumber: json.customer_po_no,
  companyGstin: json.house_gstin,
  challanId: idOf(json.challan_id ?? json.challanId),
  challanNumber: json.challan_number,
  shipmentId: idOf(json.shipment_id),
  fromAddress: mapNullable(json.from_address_details, toChallanPlace),
  deliveryAddress: toChallanPlace(json.delivery_address_details),
  placeOfSupply: json.place_of_supply,
  withinState: json.within_state,
  dueDate: json.due_date,
  remarks: json.remarks,
  reason: json.reason,
  lines: json.invoice_lines.map(toLine),
  lineCount: json.invoice_lines.length,
  taxable: json.invoice_taxable_amount,
  gst: json.invoice_gst_amount,
  grandTotal: json.invoice_grand_total,
  received: json.received_amount,
  credited: json.credited_amount,
  due: json.due_amount,
  payments: mapNullable(json.payments, (all) => all.map(toPayment)),
  creditNotes: mapNullable(json.credit_notes, (all) =>
    all.map((note) => ({
      id: String(note.creditnote_id),
      number: note.creditnote_number,
      status: note.status,
      grandTotal: note.creditnote_grand_total,
    })),
  ),
  syncStatus: json.sync_status,
  syncError: json.sync_error,
  syncedAt: json.synced_at,
  accountingId: json.zoho_invoice_id,
  customerEmails: json.customer_emails,
  lastMail: json.last_mail,
  createdBy: toUserName(json.created_by_info),
  createdAt: json.created_at,
  version: json.version,
});

interface Page {
  page: number | null;
  limit: number | null;
}

const SUM_NAMES = {
  invoice_grand_total: 'grandTotal',
  invoice_taxable_amount: 'taxable',
  invoice_gst_amount: 'gst',
  received_amount: 'received',
  due_amount: 'due',
} as const;

export class InvoicesSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list({ filter, ...page }: Page & { filter?: InvoiceFilter | null }, withSums = false) {
    const { data, count, sums } = await this.#backend.get<InvoicesJson>('/invoice', {
      search: filter?.search,
      status: filter?.statuses,
      orgId: optionalRestId(filter?.organisationId, 'organisationId'),
      tenantId: optionalRestId(filter?.tenantId, 'tenantId'),
      orderNumber: filter?.orderNumber,
      order_id: optionalRestId(filter?.orderId, 'orderId'),
      sales_person: filter?.salesPersonIds && restIds(filter.salesPersonIds, 'salesPersonIds'),
      challanId: optionalRestId(filter?.challanId, 'challanId'),
      from_date: filter?.fromDate,
      to_date: filter?.toDate,
      due_before: filter?.dueBefore,
      ...(withSums ? { sums: true } : {}),
      ...page,
    });
    return { items: data.map(toInvoice), count, sums: toSums(sums, SUM_NAMES) };
  }

  async find(id: string): Promise<InvoiceRecord> {
    const { data } = await this.#backend.get<InvoicesJson>('/invoice', {
      invoiceId: restId(id),
      limit: 1,
    });
    return toInvoice(singleRow(data, 'Invoice'));
  }

  async update({
    id,
    dueDate,
    customerPoNumber,
    remarks,
    issue,
    keepRates,
    version,
  }: UpdateInvoiceInput): Promise<InvoiceRecord> {
    return this.#put({
      invoice_id: restId(id),
      due_date: dueDate ?? undefined,
      customer_po_no: customerPoNumber,
      remarks,
      status: issue ? ('ISSUED' as const) : undefined,
      keep_rates: keepRates ?? undefined,
      version: version ?? undefined,
    });
  }

  async create({
    challanId,
    keepRates,
    idempotencyKey,
  }: CreateInvoiceInput): Promise<InvoiceRecord> {
    const { data } = await this.#backend.post<Answer<'/invoice', 'post'>>(
      '/invoice',
      { challan_id: restId(challanId, 'challanId'), keep_rates: keepRates ?? undefined },
      idempotencyHeaders(idempotencyKey),
    );
    return toInvoice(data);
  }

  /** Null clears: it is passed on. */
  async register({ id, version, ...answer }: RegisterInvoiceInput): Promise<InvoiceRecord> {
    const { data } = await this.#backend.put<Answer<'/invoice/registration', 'put'>>(
      '/invoice/registration',
      {
        invoice_id: restId(id),
        irn: answer.irn,
        ack_number: answer.ackNumber,
        ack_at: answer.ackAt,
        signed_qr: answer.signedQr,
        e_way_bill_number: answer.ewayBillNumber,
        e_way_bill_at: answer.ewayBillAt,
        e_way_bill_valid_until: answer.ewayBillValidUntil,
        version: version ?? undefined,
      },
    );
    return toInvoice(data);
  }

  /** A draft becomes VOID, a numbered invoice CANCELLED. */
  async cancel({ id, reason, version }: CancelInvoiceInput): Promise<InvoiceRecord> {
    const { status } = await this.find(id);
    const to = status === 'DRAFT' || status === 'VOID' ? ('VOID' as const) : ('CANCELLED' as const);
    return this.#put({ invoice_id: restId(id), status: to, reason, version: version ?? undefined });
  }

  async sendEmail({ invoiceId, emails, message, idempotencyKey }: SendInvoiceEmailInput) {
    const answer = await this.#backend.post<Answer<'/invoice/email/send', 'post'>>(
      '/invoice/email/send',
      { invoice_id: restId(invoiceId, 'invoiceId'), emails, message: message ?? undefined },
      idempotencyHeaders(idempotencyKey),
    );
    const { email_sent: emailSent, data } = answer;
    return { emailSent, message: answer.message, invoice: toInvoice(data) };
  }

  async sync(id: string) {
    const { error, data } = await this.#backend.get<Answer<'/invoice/refresh/{invoiceId}', 'get'>>(
      `/invoice/refresh/${restId(id)}`,
      {},
    );
    return { errors: error, invoice: toInvoice(data) };
  }

  async eInvoice(id: string): Promise<PortalFile> {
    return toPortalFile(
      (
        await this.#backend.get<PortalJson>('/invoice/e_invoice', {
          invoice_id: restId(id, 'invoiceId'),
        })
      ).data,
    );
  }

  async eWayBill({
    challanId,
    distanceKm,
    reason,
    reasonText,
  }: QueryEWayBillFileArgs): Promise<PortalFile> {
    const query = {
      challan_id: restId(challanId, 'challanId'),
      distance_km: distanceKm,
      reason,
      reason_text: reasonText,
    };
    return toPortalFile((await this.#backend.get<PortalJson>('/dc/e_way_bill', query)).data);
  }

  document(path: '/invoice/download' | '/download_invoice', id: string): Promise<string> {
    return this.#backend.text(path, { invoice_id: restId(id), type: 'html', beautify: true });
  }

  async #put(body: object): Promise<InvoiceRecord> {
    return toInvoice((await this.#backend.put<Answer<'/invoice', 'put'>>('/invoice', body)).data);
  }
}
