import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { listQuery, TOTAL_RANGE } from '../core/data/listPage.ts';
import { SellerInfo, TenantInfo } from '../core/data/embeds.ts';
import {
  Day,
  Id,
  Line,
  Maybe,
  Moment,
  Money,
  Nullable,
  OneOf,
  dateRange,
  ListOf,
  Shape,
  Text,
  UserInfo,
} from '../core/http/shapes.ts';
import { StoredFile } from '../documents/documents.shapes.ts';
import { PAYMENT_LIST } from './payments.list.ts';

export const PaymentMode = OneOf('BANK_TRANSFER', 'UPI', 'CHEQUE', 'CASH', 'CARD');
const PaymentState = OneOf('PENDING', 'APPROVED', 'PAID', 'REJECTED', 'VOID');
const MaybeText = Nullable(Type.String());

const Direction = OneOf('INCOMING', 'OUTGOING');

/**
 * Query of payments. At most one of order_number, tenant_id (receipts), seller_id (payments to
 * sellers) and opening_id (a document of old books); without one all that the caller may see.
 */
export const PaymentQuery = Shape({
  order_number: Maybe(Text(50, 1)),
  tenant_id: Maybe(Id),
  seller_id: Maybe(Id),
  opening_id: Maybe(Id),
  direction: Maybe(Direction),
  status: Maybe(ListOf(PaymentState)),
  payment_mode: Maybe(ListOf(PaymentMode)),
  ...dateRange('payment dates'),
  ...listQuery(PAYMENT_LIST),
  ...TOTAL_RANGE,
});
export type PaymentQuery = Static<typeof PaymentQuery>;

export const OutgoingQuery = Shape({
  seller_id: Maybe(Id),
  po_id: Maybe(Id),
  ...listQuery(PAYMENT_LIST),
  ...TOTAL_RANGE,
});
export type OutgoingQuery = Static<typeof OutgoingQuery>;

const payment = {
  amount: Money,
  payment_date: Day,
  payment_mode: PaymentMode,
  reference_number: Line(LIMITS.referenceNumber),
  remarks: Maybe(Nullable(Text(LIMITS.reason))),
  attachments: Maybe(Type.Array(Text(500, 1), { maxItems: LIMITS.attachments, uniqueItems: true })),
};

export const NewReceipt = Shape({
  order_number: Text(50, 1),
  invoice_id: Maybe(Nullable(Id)),
  ...payment,
});
export type NewReceipt = Static<typeof NewReceipt>;

export const NewOutgoingPayment = Shape({
  po_id: Id,
  bill_id: Maybe(Nullable(Id)),
  cash_reason: Maybe(Nullable(Line(LIMITS.reason))),
  ...payment,
});
export type NewOutgoingPayment = Static<typeof NewOutgoingPayment>;

/** Payment of an unpaid invoice or bill of old books. */
export const NewOpeningPayment = Shape({
  opening_id: Id,
  cash_reason: Maybe(Nullable(Line(LIMITS.reason))),
  ...payment,
});
export type NewOpeningPayment = Static<typeof NewOpeningPayment>;

/** A part of an advance of old books for an order, a purchase order, or an unpaid document of old books: exactly one. */
export const AdvanceUse = Shape({
  advance_id: Id,
  order_number: Maybe(Text(50, 1)),
  po_id: Maybe(Id),
  opening_id: Maybe(Id),
  amount: Money,
  payment_date: Day,
  remarks: Maybe(Nullable(Text(LIMITS.reason))),
});
export type AdvanceUse = Static<typeof AdvanceUse>;

export const PaymentStatusChange = Shape({
  payment_id: Id,
  status: OneOf('APPROVED', 'PAID', 'REJECTED', 'VOID'),
  reason: Maybe(Nullable(Line(LIMITS.reason))),
});
export type PaymentStatusChange = Static<typeof PaymentStatusChange>;

export const PaymentLog = Type.Object({
  audit_id: Id,
  created_at: Moment,
  user_info: Nullable(UserInfo),
  action: Type.String(),
  from: MaybeText,
  to: MaybeText,
  remarks: MaybeText,
});

export const Payment = Type.Object({
  payment_id: Id,
  direction: Direction,
  status: PaymentState,
  amount: Money,
  payment_date: Day,
  payment_mode: PaymentMode,
  reference_number: Type.String(),
  remarks: MaybeText,
  reason: MaybeText,
  cash_reason: MaybeText,
  order_number: MaybeText,
  po_id: Nullable(Id),
  tenantId: Nullable(Id),
  tenant_info: Nullable(TenantInfo),
  sellerId: Nullable(Id),
  seller_info: Nullable(SellerInfo),
  invoice_id: Nullable(Id),
  bill_id: Nullable(Id),
  opening_id: Nullable(Id),
  opening_number: MaybeText,
  advance_id: Nullable(Id),
  advance_number: MaybeText,
  allocations: Type.Array(
    Type.Object({
      invoice_id: Nullable(Id),
      invoice_number: MaybeText,
      bill_id: Nullable(Id),
      amount: Money,
    }),
    {
      description: 'Documents that the payment settles.',
    },
  ),
  attachments: Type.Array(StoredFile),
  created_by_info: UserInfo,
  created_at: Moment,
  updated_at: Moment,
  logs: Type.Array(PaymentLog, { description: 'Oldest first.' }),
});
export type Payment = Static<typeof Payment>;

/** Balance of the requested document. */
export const Balance = Type.Object({
  total: Money,
  paid: Money,
  pending: Money,
  credited: Money,
  open: Money,
});
export type Balance = Static<typeof Balance>;
