import type {
  DocumentSort,
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
import { documentQuery, type ListArgs, toPage } from '../core/listPages.ts';
import type { AskedFields } from '../core/askedFields.ts';
import type { Backend } from '../core/backend.ts';
import { idempotencyHeaders } from '../core/backendClient.ts';
import { singleRow } from '../core/batches.ts';
import { toSkuSummary, toStoredFile, toTenantSummary, toUserName } from '../core/embeds.ts';
import { filledPath } from '../core/filledPath.ts';
import { idOf, restId } from '../core/ids.ts';
import { mapping } from '../core/mapping.ts';
import { backendDecides } from '../core/backendDecides.ts';
import { toPortalFile } from '../core/portalFile.ts';
import type { Answer, One } from '../core/rest.ts';

type CreditNoteJson = Answer<'/credit_note', 'post'>['data'];
type LineJson = One<CreditNoteJson['credit_note_lines']>;

/** A credit note in our words. What the viewer may do with it belongs to the resolver. */
export type CreditNoteRecord = Omit<
  CreditNote,
  '__typename' | 'actions' | 'issueRefusal' | 'cancelEffects'
>;

const toLine = mapping<LineJson, Omit<CreditNoteLine, '__typename'>>((rest) => ({
  id: rest.field('creditnote_line_id', idOf),
  lineNumber: rest.field('line_number'),
  invoiceLineId: rest.field('invoice_line_id', idOf),
  sku: rest.field('sku_info', (sku, line) => toSkuSummary(sku, line)),
  quantity: rest.field('quantity'),
  invoicedQuantity: rest.field('invoiced_quantity'),
  gstPercent: rest.field('pan_india_gst'),
  taxable: rest.field('taxable_amount'),
  cgst: rest.field('cgst_amount'),
  sgst: rest.field('sgst_amount'),
  igst: rest.field('igst_amount'),
  total: rest.field('line_total'),
}));

const toLineId = mapping<LineJson, { id: string }>((rest) => ({
  id: rest.field('creditnote_line_id', idOf),
}));

const toRegistration = mapping<CreditNoteJson, Omit<CreditNote['registration'], '__typename'>>(
  (rest) => ({
    irn: rest.field('irn'),
    ackNumber: rest.field('ack_number'),
    ackAt: rest.field('ack_at'),
    signedQr: rest.field('signed_qr'),
  }),
);

/** Maps a credit note from and to REST; no other code knows the backend's spelling. */
export const toCreditNote = mapping<CreditNoteJson, CreditNoteRecord>(
  (rest) => ({
    id: rest.field('creditnote_id', idOf),
    number: rest.field('creditnote_number'),
    date: rest.field('creditnote_date'),
    status: rest.field('status'),
    companyGstin: rest.field('company_gstin'),
    registration: rest.itself(toRegistration),
    orderNumber: rest.field('order_number'),
    invoiceId: rest.field('invoice_id', idOf),
    invoiceNumber: rest.field('invoice_number'),
    invoiceDate: rest.field('invoice_date'),
    customer: rest.field('tenant_info', (customer) => toTenantSummary(customer)),
    reason: rest.field('reason'),
    remarks: rest.field('remarks'),
    endReason: rest.field('end_reason'),
    attachments: rest.records('attachments', toStoredFile),
    lines: rest.records('credit_note_lines', toLine),
    lineCount: rest.over('credit_note_lines', toLineId, (all) => all.length),
    taxable: rest.field('creditnote_taxable_amount'),
    gst: rest.field('creditnote_gst_amount'),
    grandTotal: rest.field('creditnote_grand_total'),
    customerEmail: rest.field('customer_email'),
    syncStatus: rest.field('sync_status'),
    syncError: rest.field('sync_error'),
    syncedAt: rest.field('synced_at'),
    accountingId: rest.field('zoho_creditnote_id'),
    createdBy: rest.field('created_by_info', toUserName),
    approvedBy: rest.record('approved_by_info', toUserName),
    createdAt: rest.field('created_at'),
    updatedAt: rest.field('updated_at'),
    version: rest.field('version'),
  }),
  {
    actions: ['status', 'createdBy'],
    issueRefusal: ['status', 'createdBy'],
    cancelEffects: ['status', 'number', 'date', 'grandTotal', 'accountingId', 'registration'],
  },
);

const toLines = (lines: readonly CreditNoteLineInput[]) =>
  lines.map(({ invoiceLineId, quantity, amount }) => ({
    invoice_line_id: restId(invoiceLineId, 'invoiceLineId'),
    quantity,
    amount: amount ?? undefined,
  }));

export class CreditNotesSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list(args: ListArgs<CreditNoteFilter, DocumentSort>, asked: AskedFields | null) {
    const { filter } = args;
    const query = {
      search: filter?.search,
      status: filter?.statuses,
      order_number: filter?.orderNumber,
      from_date: filter?.fromDate,
      to_date: filter?.toDate,
      ...documentQuery(args),
    };
    const { data, ...page } = await this.#backend.get('/credit_note', query, asked);
    return toPage(
      data.map((json) => toCreditNote(json, asked?.tree)),
      page,
    );
  }

  async find(id: string, asked: AskedFields | null = null): Promise<CreditNoteRecord> {
    const query = { creditnote_id: restId(id), page: 1, limit: 10 };
    const { data } = await this.#backend.get('/credit_note', query, asked);
    return toCreditNote(singleRow(data, 'Credit note'), asked?.tree);
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
    const headers = idempotencyHeaders(idempotencyKey);
    return toCreditNote((await this.#backend.post('/credit_note', body, headers)).data);
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
    return toCreditNote((await this.#backend.put('/credit_note', body)).data);
  }

  async sendEmail({ creditNoteId, emails, message, idempotencyKey }: SendCreditNoteEmailInput) {
    const answer = await this.#backend.post(
      '/credit_note/email/send',
      {
        creditnote_id: restId(creditNoteId, 'creditNoteId'),
        emails,
        message: message ?? undefined,
      },
      idempotencyHeaders(idempotencyKey),
    );
    return { emailSent: answer.email_sent ?? true, message: answer.message };
  }

  /** Null clears: it is passed on. */
  async register({ id, version, ...answer }: RegisterCreditNoteInput): Promise<CreditNoteRecord> {
    const path = '/credit_note/registration';
    const { data } = await this.#backend.put(path, {
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
    const { error, data } = await this.#backend.refresh(
      filledPath('/credit_note/refresh/{creditNoteId}', { creditNoteId: restId(id) }),
    );
    return { errors: error, creditNote: toCreditNote(data) };
  }

  async file(id: string): Promise<PortalFile> {
    const query = { creditnote_id: restId(id, 'creditNoteId') };
    return toPortalFile((await this.#backend.get('/credit_note/e_invoice', query)).data);
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
    const { data } = await this.#backend.post('/credit_note/status', {
      creditnote_id: restId(id),
      status: backendDecides(status),
      reason: reason ?? undefined,
      version: version ?? undefined,
    });
    return toCreditNote(data);
  }
}
