import type {
  CreateOutgoingPaymentInput,
  CreatePaymentInput,
  LogEntry,
  Payment,
  PaymentFilter,
  PayOpeningInput,
  UpdatePaymentStatusInput,
  UseAdvanceInput,
} from '@munim/schema/generated/types.ts';
import { idempotencyHeaders, type Backend } from '../core/backendClient.ts';
import {
  mapNullable,
  toSellerSummary,
  toStoredFile,
  toTenantSummary,
  toUserName,
} from '../core/embeds.ts';
import { idOf, optionalRestId, restId } from '../core/ids.ts';
import type { Answer, One } from '../core/rest.ts';

type PaymentJson = Answer<'/payment', 'post'>['data'];
type PaymentsJson = Answer<'/payment', 'get'>;

/** A payment in our words. What the viewer may do with it belongs to the resolver. */
export type PaymentRecord = Omit<Payment, '__typename' | 'actions' | 'approvalRefusal'>;

const toLog = (json: One<PaymentJson['logs']>): LogEntry => ({
  id: idOf(json.audit_id),
  createdAt: json.created_at,
  user: mapNullable(json.user_info, toUserName),
  action: json.action,
  from: json.from,
  to: json.to,
  changes: [],
  remarks: json.remarks,
});

/** Maps a payment from and to REST; no other code knows the backend's spelling. */
const toPayment = (json: PaymentJson): PaymentRecord => ({
  id: idOf(json.payment_id),
  direction: json.direction ?? (json.sellerId || json.seller_info ? 'OUTGOING' : 'INCOMING'),
  status: json.status,
  amount: json.amount,
  paymentDate: json.payment_date,
  mode: json.payment_mode,
  referenceNumber: json.reference_number,
  remarks: json.remarks,
  reason: json.reason,
  cashReason: json.cash_reason,
  orderNumber: json.order_number,
  poId: mapNullable(json.po_id, String),
  customer: mapNullable(json.tenant_info, toTenantSummary),
  seller: mapNullable(json.seller_info, toSellerSummary),
  invoiceId: mapNullable(json.invoice_id, String),
  billId: mapNullable(json.bill_id, String),
  openingId: mapNullable(json.opening_id, String),
  openingNumber: json.opening_number,
  advanceId: mapNullable(json.advance_id, String),
  advanceNumber: json.advance_number,
  allocations: json.allocations.map((part) => ({
    invoiceId: mapNullable(part.invoice_id, String),
    invoiceNumber: part.invoice_number,
    billId: mapNullable(part.bill_id, String),
    amount: part.amount,
  })),
  attachments: json.attachments.map(toStoredFile),
  createdBy: toUserName(json.created_by_info),
  createdAt: json.created_at,
  logs: json.logs.map(toLog),
});

const toPage = ({ data, count, balance }: PaymentsJson) => ({
  items: data.map(toPayment),
  count,
  balance: balance ?? null,
});

const toBody = (input: CreatePaymentInput | CreateOutgoingPaymentInput | PayOpeningInput) => ({
  amount: input.amount,
  payment_date: input.paymentDate,
  payment_mode: input.mode,
  reference_number: input.referenceNumber,
  remarks: input.remarks ?? undefined,
  attachments: input.attachments ?? undefined,
});

interface Page {
  page: number | null;
  limit: number | null;
}

export class PaymentsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list({ filter, ...page }: Page & { filter?: PaymentFilter | null }) {
    const query = {
      order_number: filter?.orderNumber,
      tenant_id: optionalRestId(filter?.tenantId, 'tenantId'),
      seller_id: optionalRestId(filter?.sellerId, 'sellerId'),
      opening_id: optionalRestId(filter?.openingId, 'openingId'),
      direction: filter?.direction,
      status: filter?.statuses,
      payment_mode: filter?.modes,
      from_date: filter?.fromDate,
      to_date: filter?.toDate,
    };
    return toPage(await this.#backend.get<PaymentsJson>('/payment', { ...query, ...page }));
  }

  async listOutgoing({
    sellerId,
    poId,
    ...page
  }: Page & { sellerId?: string | null; poId?: string | null }) {
    const query = {
      seller_id: optionalRestId(sellerId, 'sellerId'),
      po_id: optionalRestId(poId, 'poId'),
    };
    return toPage(
      await this.#backend.get<PaymentsJson>('/payment/outgoing', { ...query, ...page }),
    );
  }

  async create(input: CreatePaymentInput): Promise<PaymentRecord> {
    const body = {
      ...toBody(input),
      order_number: input.orderNumber,
      invoice_id: optionalRestId(input.invoiceId, 'invoiceId') ?? undefined,
    };
    const { data } = await this.#backend.post<Answer<'/payment', 'post'>>(
      '/payment',
      body,
      idempotencyHeaders(input.idempotencyKey),
    );
    return toPayment(data);
  }

  async createOutgoing(input: CreateOutgoingPaymentInput): Promise<PaymentRecord> {
    const body = {
      ...toBody(input),
      po_id: restId(input.poId, 'poId'),
      bill_id: optionalRestId(input.billId, 'billId') ?? undefined,
      cash_reason: input.cashReason ?? undefined,
    };
    const headers = idempotencyHeaders(input.idempotencyKey);
    const { data } = await this.#backend.post<Answer<'/payment/outgoing', 'post'>>(
      '/payment/outgoing',
      body,
      headers,
    );
    return toPayment(data);
  }

  async payOpening(input: PayOpeningInput): Promise<PaymentRecord> {
    const body = {
      ...toBody(input),
      opening_id: restId(input.openingId, 'openingId'),
      cash_reason: input.cashReason ?? undefined,
    };
    const { data } = await this.#backend.post<Answer<'/payment/opening', 'post'>>(
      '/payment/opening',
      body,
      idempotencyHeaders(input.idempotencyKey),
    );
    return toPayment(data);
  }

  async useAdvance(input: UseAdvanceInput): Promise<PaymentRecord> {
    const body = {
      advance_id: restId(input.advanceId, 'advanceId'),
      order_number: input.orderNumber ?? undefined,
      po_id: optionalRestId(input.poId, 'poId') ?? undefined,
      opening_id: optionalRestId(input.openingId, 'openingId') ?? undefined,
      amount: input.amount,
      payment_date: input.paymentDate,
      remarks: input.remarks ?? undefined,
    };
    const { data } = await this.#backend.post<Answer<'/payment/advance', 'post'>>(
      '/payment/advance',
      body,
      idempotencyHeaders(input.idempotencyKey),
    );
    return toPayment(data);
  }

  async changeStatus({ id, status, reason }: UpdatePaymentStatusInput): Promise<PaymentRecord> {
    const body = { payment_id: restId(id), status, reason: reason ?? undefined };
    return toPayment(
      (await this.#backend.post<Answer<'/payment/update', 'post'>>('/payment/update', body)).data,
    );
  }
}
