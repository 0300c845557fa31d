import type {
  DocumentSort,
  CancelInvoiceInput,
  CreateInvoiceInput,
  InvoiceFilter,
  PortalFile,
  QueryEWayBillFileArgs,
  RegisterInvoiceInput,
  SendInvoiceEmailInput,
  UpdateInvoiceInput,
} from '@munim/schema/generated/types.ts';
import { documentQuery, type ListArgs, toPage } from '../core/listPages.ts';
import type { AskedFields } from '../core/askedFields.ts';
import type { Backend } from '../core/backend.ts';
import { idempotencyHeaders } from '../core/backendClient.ts';
import { singleRow } from '../core/batches.ts';
import { filledPath } from '../core/filledPath.ts';
import { optionalRestId, restId, restIds } from '../core/ids.ts';
import { toPortalFile } from '../core/portalFile.ts';
import { type Body, partialBody } from '../core/rest.ts';
import { toSums } from '../core/sums.ts';
import { type InvoiceRecord, toInvoice } from './invoices.records.ts';

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

  async list(
    args: ListArgs<InvoiceFilter, DocumentSort>,
    { withSums, asked }: { withSums: boolean; asked: AskedFields | null },
  ) {
    const { filter } = args;
    const query = {
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
      ...documentQuery(args),
    };
    const { data, sums, ...page } = await this.#backend.get('/invoice', query, asked);
    const items = data.map((json) => toInvoice(json, asked?.tree));
    return { ...toPage(items, page), sums: toSums(sums, SUM_NAMES) };
  }

  async find(id: string, asked: AskedFields | null = null): Promise<InvoiceRecord> {
    const query = { invoiceId: restId(id), limit: 1 };
    const { data } = await this.#backend.get('/invoice', query, asked);
    return toInvoice(singleRow(data, 'Invoice'), asked?.tree);
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
      status: issue ? 'ISSUED' : undefined,
      reason: undefined,
      keep_rates: keepRates ?? undefined,
      version: version ?? undefined,
    });
  }

  async create({
    challanId,
    keepRates,
    idempotencyKey,
  }: CreateInvoiceInput): Promise<InvoiceRecord> {
    const { data } = await this.#backend.post(
      '/invoice',
      { challan_id: restId(challanId, 'challanId'), keep_rates: keepRates ?? undefined },
      idempotencyHeaders(idempotencyKey),
    );
    return toInvoice(data);
  }

  /** Null clears: it is passed on. */
  async register({ id, version, ...answer }: RegisterInvoiceInput): Promise<InvoiceRecord> {
    const { data } = await this.#backend.put('/invoice/registration', {
      invoice_id: restId(id),
      irn: answer.irn,
      ack_number: answer.ackNumber,
      ack_at: answer.ackAt,
      signed_qr: answer.signedQr,
      e_way_bill_number: answer.ewayBillNumber,
      e_way_bill_at: answer.ewayBillAt,
      e_way_bill_valid_until: answer.ewayBillValidUntil,
      version: version ?? undefined,
    });
    return toInvoice(data);
  }

  /** A draft becomes VOID, a numbered invoice CANCELLED. */
  async cancel({ id, reason, version }: CancelInvoiceInput): Promise<InvoiceRecord> {
    const { status } = await this.find(id);
    const to = status === 'DRAFT' || status === 'VOID' ? ('VOID' as const) : ('CANCELLED' as const);
    return this.#put(
      partialBody({ invoice_id: restId(id), status: to, reason, version: version ?? undefined }),
    );
  }

  async sendEmail({ invoiceId, emails, message, idempotencyKey }: SendInvoiceEmailInput) {
    const answer = await this.#backend.post(
      '/invoice/email/send',
      { invoice_id: restId(invoiceId, 'invoiceId'), emails, message: message ?? undefined },
      idempotencyHeaders(idempotencyKey),
    );
    const { email_sent: emailSent, data } = answer;
    return { emailSent, message: answer.message, invoice: toInvoice(data) };
  }

  async sync(id: string) {
    const { error, data } = await this.#backend.refresh(
      filledPath('/invoice/refresh/{invoiceId}', { invoiceId: restId(id) }),
    );
    return { errors: error, invoice: toInvoice(data) };
  }

  async eInvoice(id: string): Promise<PortalFile> {
    return toPortalFile(
      (
        await this.#backend.get('/invoice/e_invoice', {
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
    return toPortalFile((await this.#backend.get('/dc/e_way_bill', query)).data);
  }

  document(path: '/invoice/download' | '/download_invoice', id: string): Promise<string> {
    return this.#backend.text(path, { invoice_id: restId(id), type: 'html', beautify: true });
  }

  async #put(body: Body<'/invoice', 'put'>): Promise<InvoiceRecord> {
    return toInvoice((await this.#backend.put('/invoice', body)).data);
  }
}
