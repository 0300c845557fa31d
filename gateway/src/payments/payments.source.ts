import type {
  DocumentSort,
  CreateOutgoingPaymentInput,
  CreatePaymentInput,
  LogEntry,
  Payment,
  PaymentFilter,
  PayOpeningInput,
  UpdatePaymentStatusInput,
  UseAdvanceInput,
} from '@munim/schema/generated/types.ts';
import {
  documentQuery,
  listQuery,
  type FlatListArgs,
  type ListArgs,
  toPage,
} from '../core/listPages.ts';
import type { AskedFields } from '../core/askedFields.ts';
import type { Backend } from '../core/backend.ts';
import { idempotencyHeaders } from '../core/backendClient.ts';
import {
  mapNullable,
  toSellerSummary,
  toStoredFile,
  toTenantSummary,
  toUserName,
} from '../core/embeds.ts';
import { idOf, optionalRestId, restId } from '../core/ids.ts';
import { mapping } from '../core/mapping.ts';
import { backendDecides } from '../core/backendDecides.ts';
import type { Answer, One } from '../core/rest.ts';

type PaymentJson = Answer<'/payment', 'post'>['data'];
type LogJson = One<PaymentJson['logs']>;
type AllocationJson = One<PaymentJson['allocations']>;
type PaymentsJson = Answer<'/payment', 'get'>;

/** A payment in our words. What the viewer may do with it belongs to the resolver. */
export type PaymentRecord = Omit<Payment, '__typename' | 'actions' | 'approvalRefusal'>;

const toLog = mapping<LogJson, Omit<LogEntry, '__typename'>>((rest) => ({
  id: rest.field('audit_id', idOf),
  createdAt: rest.field('created_at'),
  user: rest.record('user_info', toUserName),
  action: rest.field('action'),
  from: rest.field('from'),
  to: rest.field('to'),
  changes: rest.from([], () => []),
  remarks: rest.field('remarks'),
}));

const toAllocation = (json: AllocationJson) => ({
  invoiceId: mapNullable(json.invoice_id, String),
  invoiceNumber: json.invoice_number,
  billId: mapNullable(json.bill_id, String),
  amount: json.amount,
});

/** Maps a payment from and to REST; no other code knows the backend's spelling. */
export const toPayment = mapping<PaymentJson, PaymentRecord>(
  (rest) => ({
    id: rest.field('payment_id', idOf),
    direction: rest.field(
      'direction',
      (direction, json) =>
        direction ?? (json.sellerId || json.seller_info ? 'OUTGOING' : 'INCOMING'),
    ),
    status: rest.field('status'),
    amount: rest.field('amount'),
    paymentDate: rest.field('payment_date'),
    mode: rest.field('payment_mode'),
    referenceNumber: rest.field('reference_number'),
    remarks: rest.field('remarks'),
    reason: rest.field('reason'),
    cashReason: rest.field('cash_reason'),
    orderNumber: rest.field('order_number'),
    poId: rest.record('po_id', String),
    customer: rest.record('tenant_info', toTenantSummary),
    seller: rest.record('seller_info', toSellerSummary),
    invoiceId: rest.record('invoice_id', String),
    billId: rest.record('bill_id', String),
    openingId: rest.record('opening_id', String),
    openingNumber: rest.field('opening_number'),
    advanceId: rest.record('advance_id', String),
    advanceNumber: rest.field('advance_number'),
    allocations: rest.records('allocations', toAllocation),
    attachments: rest.records('attachments', toStoredFile),
    createdBy: rest.field('created_by_info', toUserName),
    createdAt: rest.field('created_at'),
    updatedAt: rest.field('updated_at'),
    logs: rest.records('logs', toLog),
  }),
  {
    actions: ['direction', 'status', 'createdBy'],
    approvalRefusal: ['direction', 'status', 'createdBy'],
  },
);

const toPayments = ({ data, balance, ...page }: PaymentsJson, asked: AskedFields | null) => ({
  ...toPage(
    data.map((json) => toPayment(json, asked?.tree)),
    page,
  ),
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

type OutgoingArgs = FlatListArgs<DocumentSort> & {
  sellerId?: string | null;
  poId?: string | null;
};

export class PaymentsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list(args: ListArgs<PaymentFilter, DocumentSort>, asked: AskedFields | null) {
    const { filter } = args;
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
      ...documentQuery(args),
    };
    return toPayments(await this.#backend.get('/payment', query, asked), asked);
  }

  async listOutgoing({ sellerId, poId, ...args }: OutgoingArgs, asked: AskedFields | null) {
    const query = {
      seller_id: optionalRestId(sellerId, 'sellerId'),
      po_id: optionalRestId(poId, 'poId'),
      ...listQuery({ ...args, filter: args }),
    };
    return toPayments(await this.#backend.get('/payment/outgoing', query, asked), asked);
  }

  async create(input: CreatePaymentInput): Promise<PaymentRecord> {
    const body = {
      ...toBody(input),
      order_number: input.orderNumber,
      invoice_id: optionalRestId(input.invoiceId, 'invoiceId') ?? undefined,
    };
    const { data } = await this.#backend.post(
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
    const { data } = await this.#backend.post('/payment/outgoing', body, headers);
    return toPayment(data);
  }

  async payOpening(input: PayOpeningInput): Promise<PaymentRecord> {
    const body = {
      ...toBody(input),
      opening_id: restId(input.openingId, 'openingId'),
      cash_reason: input.cashReason ?? undefined,
    };
    const { data } = await this.#backend.post(
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
    const { data } = await this.#backend.post(
      '/payment/advance',
      body,
      idempotencyHeaders(input.idempotencyKey),
    );
    return toPayment(data);
  }

  async changeStatus({ id, status, reason }: UpdatePaymentStatusInput): Promise<PaymentRecord> {
    const { data } = await this.#backend.post('/payment/update', {
      payment_id: restId(id),
      status: backendDecides(status),
      reason: reason ?? undefined,
    });
    return toPayment(data);
  }
}
