import type { PaymentMode } from '@munim/schema/generated/types.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { SellerInfo, TenantInfo } from '../core/data/embeds.ts';
import {
  dateRange,
  Day,
  Id,
  Line,
  ListOf,
  Maybe,
  Moment,
  Money,
  Nullable,
  OneOf,
  paging,
  Shape,
  Text,
  UserInfo,
} from '../core/http/shapes.ts';

export const OpeningKind = OneOf('INVOICE', 'BILL', 'CUSTOMER_ADVANCE', 'VENDOR_ADVANCE');
export type OpeningKindName = Static<typeof OpeningKind>;
export const OPENING_MODES = [
  'BANK_TRANSFER',
  'UPI',
  'CHEQUE',
  'CASH',
  'CARD',
] as const satisfies PaymentMode[];
const OpeningMode = OneOf(...OPENING_MODES);

/** Data from the previous system; frozen as soon as a payment is for it. */
const facts = {
  number: Line(50),
  document_date: Day,
  due_date: Maybe(Day),
  total: Money,
  amount: Money,
  as_of: Day,
  payment_mode: Maybe(OpeningMode),
  remarks: Maybe(Line(LIMITS.reason)),
};
export const NewOpening = Shape({
  kind: OpeningKind,
  tenant_id: Maybe(Id),
  seller_id: Maybe(Id),
  ...facts,
});
export type NewOpening = Static<typeof NewOpening>;

export const OpeningChange = Shape({ opening_id: Id, ...facts });
export type OpeningChange = Static<typeof OpeningChange>;

/** Settlement status, in the words of invoices: nothing, a part, all of its whole amount. */
const OpeningStatus = OneOf('ISSUED', 'PARTIALLY_PAID', 'PAID');
export const OpeningQuery = Shape({
  opening_id: Maybe(Id),
  kind: Maybe(ListOf(OpeningKind)),
  tenant_id: Maybe(Id),
  seller_id: Maybe(Id),
  is_open: Maybe(Type.Boolean({ description: 'true: only what is not settled yet.' })),
  number: Maybe(Text(LIMITS.keyword)),
  org_id: Maybe(Id),
  sales_person: Maybe(ListOf(Id)),
  status: Maybe(ListOf(OpeningStatus)),
  due_before: Maybe(Type.String({ ...Day, description: 'Only what was due before this day.' })),
  ...dateRange('dates in the old books'),
  ...paging(),
});
export type OpeningQuery = Static<typeof OpeningQuery>;

/** A document of old books with what is left of it. */
export const Opening = Type.Object({
  opening_id: Id,
  kind: OpeningKind,
  tenant_info: Nullable(TenantInfo),
  seller_info: Nullable(SellerInfo),
  number: Type.String(),
  document_date: Day,
  due_date: Nullable(Day),
  total: Money,
  amount: Money,
  settled_amount: Money,
  open_amount: Type.String({
    description: 'Neither settled nor on payments that are noted and not made yet.',
  }),
  as_of: Day,
  payment_mode: Nullable(OpeningMode),
  remarks: Nullable(Type.String()),
  created_by_info: UserInfo,
  created_at: Moment,
});
export type Opening = Static<typeof Opening>;
