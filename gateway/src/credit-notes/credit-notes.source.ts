import type {
  CreateCreditNoteInput,
  CreditNote,
  CreditNoteFilter,
  CreditNoteLine,
  CreditNoteLineInput,
  PortalFile,
  RegisterCreditNoteInput,
  SendCreditNoteEmailInput,
  UpdateCreditNoteInput,
  UpdateCreditNoteStatusInput,
} from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backendClient.ts';
import { singleRow } from '../core/batches.ts';
import {
  mapNullable,
  toSkuSummary,
  toStoredFile,
  toTenantSummary,
  toUserName,
} from '../core/embeds.ts';
import { idOf, restId } from '../core/ids.ts';
import { type PortalJson, toPortalFile } from '../core/portalFile.ts';
import type { Answer, One } from '../core/rest.ts';

type CreditNoteJson = Answer<'/credit_note', 'post'>['data'];
type CreditNotesJson = Answer<'/credit_note', 'get'>;

/** A credit note in our words. What the viewer may do with it belongs to the resolver. */
export type CreditNoteRecord = Omit<
  CreditNote,
  '__typename' | 'actions' | 'issueRefusal' | 'cancelEffects'
>;

const toLine = (json: One<CreditNoteJson['credit_note_lines']>): CreditNoteLine => ({
  id: idOf(json.creditnote_line_id),
  lineNumber: json.line_number,
  invoiceLineId: idOf(json.invoice_line_id),
  sku: toSkuSummary(json.sku_info, json),
  quantity: json.quantity,
  invoicedQuantity: json.invoiced_quantity,
  gstPercent: json.pan_india_gst,
  taxable: json.taxable_amount,
  cgst: json.cgst_amount,
  sgst: json.sgst_amount,
  igst: json.igst_amount,
  total: json.line_total,
});

/** Maps a credit note from and to REST; no other code knows the backend's spelling. */
const toCreditNote = (json: CreditNoteJson): CreditNoteRecord => ({
  id: idOf(json.creditnote_id),
  number: json.creditnote_number,
  date: json.creditnote_date,
  status: json.status,
  companyGstin: json.company_gstin,
  registration: {
    irn: json.irn,
    ackNumber: json.ack_number,
    ackAt: json.ack_at,
    signedQr: json.signed_qr,
  },
  orderNumber: json.order_number,
  invoiceId: idOf(json.invoice_id),
  invoiceNumber: json.invoice_number,
  invoiceDate: json.invoice_date,
  customer: toTenantSummary(json.tenant_info),
  reason: json.reason,
  remarks: json.remarks,
  endReason: json.end_reason,
  attachments: json.attachments.map(toStoredFile),
  lines: json.credit_note_lines.map(toLine),
  lineCount: json.credit_note_lines.length,
  taxable: json.creditnote_taxable_amount,
  gst: json.creditnote_gst_amount,
  grandTotal: json.creditnote_grand_total,
  customerEmail: json.customer_email,
  syncStatus: json.sync_status,
  syncError: json.sync_error,
  syncedAt: json.synced_at,
  accountingId: json.zoho_creditnote_id,
  createdBy: toUserName(json.created_by_info),
  approvedBy: mapNullable(json.approved_by_info, toUserName),
  createdAt: json.created_at,
  version: json.version,
});

const toLines = (lines: readonly CreditNoteLineInput[]) =>
  lines.map(({ invoiceLineId, quantity, amount }) => ({
    invoice_line_id: restId(invoiceLineId, 'invoiceLineId'),
    quantity,
    amount: amount ?? undefined,
  }));

interface Page {
  page: number | null;
  limit: number | null;
}

export class CreditNotesSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list({ filter, ...page }: Page & { filter?: CreditNoteFilter | null }) {
    const query = {
      search: filter?.search,
      status: filter?.statuses,
      order_number: filter?.orderNumber,
      from_date: filter?.fromDate,
      to_date: filter?.toDate,
    };
    const { data, count } = await this.#backend.get<CreditNotesJson>('/credit_note', {
      ...query,
      ...page,
    });
    return { items: data.map(toCreditNote), count };
  }

  async find(id: string): Promise<CreditNoteRecord> {
    const { data } = await this.#backend.get<CreditNotesJson>('/credit_note', {
      creditnote_id: restId(id),
      page: 1,
      limit: 10,
    });
    return toCreditNote(singleRow(data, 'Credit note'));
  }

  async create({
    orderNumber,
    invoiceId,
    reason,
    remarks,
    lines,
    attachments,
    idempotencyKey,
  }: CreateCreditNoteInput) {
    const body = {
      order_number: orderNumber,
      invoice_id: restId(invoiceId, 'invoiceId'),
      reason,
      remarks: remarks ?? undefined,
      credit_note_lines: toLines(lines),
      attachments: attachments ?? undefined,
    };
    const headers: Record<string, string> = idempotencyKey
      ? { 'idempotency-key': idempotencyKey }
      : {};
    return toCreditNote(
      (await this.#backend.post<Answer<'/credit_note', 'post'>>('/credit_note', body, headers))
        .data,
    );
  }

  async update({
    id,
    reason,
    remarks,
    lines,
    attachments,
    version,
  }: UpdateCreditNoteInput): Promise<CreditNoteRecord> {
    const body = {
      creditnote_id: restId(id),
      reason: reason ?? undefined,
      remarks,
      credit_note_lines: lines ? toLines(lines) : undefined,
      attachments: attachments ?? undefined,
      version: version ?? undefined,
    };
    return toCreditNote(
      (await this.#backend.put<Answer<'/credit_note', 'put'>>('/credit_note', body)).data,
    );
  }

  async sendEmail({ creditNoteId, emails, message, idempotencyKey }: SendCreditNoteEmailInput) {
    const answer = await this.#backend.post<Answer<'/credit_note/email/send', 'post'>>(
      '/credit_note/email/send',
      {
        creditnote_id: restId(creditNoteId, 'creditNoteId'),
        emails,
        message: message ?? undefined,
      },
      idempotencyKey ? { 'idempotency-key': idempotencyKey } : {},
    );
    return { emailSent: answer.email_sent ?? true, message: answer.message };
  }

  /** Null clears: it is passed on. */
  async register({ id, version, ...answer }: RegisterCreditNoteInput): Promise<CreditNoteRecord> {
    const path = '/credit_note/registration';
    const { data } = await this.#backend.put<Answer<typeof path, 'put'>>(path, {
      creditnote_id: restId(id),
      irn: answer.irn,
      ack_number: answer.ackNumber,
      ack_at: answer.ackAt,
      signed_qr: answer.signedQr,
      version: version ?? undefined,
    });
    return toCreditNote(data);
  }

  async sync(id: string) {
    const { error, data } = await this.#backend.get<
      Answer<'/credit_note/refresh/{creditNoteId}', 'get'>
    >(`/credit_note/refresh/${restId(id)}`, {});
    return { errors: error, creditNote: toCreditNote(data) };
  }

  async file(id: string): Promise<PortalFile> {
    const query = { creditnote_id: restId(id, 'creditNoteId') };
    return toPortalFile(
      (await this.#backend.get<PortalJson>('/credit_note/e_invoice', query)).data,
    );
  }

  document = (id: string): Promise<string> =>
    this.#backend.text('/credit_note/download', {
      creditnote_id: restId(id),
      type: 'html',
      beautify: true,
    });

  async changeStatus({
    id,
    status,
    reason,
    version,
  }: UpdateCreditNoteStatusInput): Promise<CreditNoteRecord> {
    const body = {
      creditnote_id: restId(id),
      status,
      reason: reason ?? undefined,
      version: version ?? undefined,
    };
    return toCreditNote(
      (await this.#backend.post<Answer<'/credit_note/status', 'post'>>('/credit_note/status', body))
        .data,
    );
  }
}
