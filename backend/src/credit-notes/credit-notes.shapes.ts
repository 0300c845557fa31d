import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { listQuery, TOTAL_RANGE } from '../core/data/listPage.ts';
import { LineMoney } from '../core/data/documentLines.ts';
import { SkuInfo, TenantInfo } from '../core/data/embeds.ts';
import {
  Count,
  Day,
  Email,
  Id,
  Line,
  ListOf,
  Maybe,
  Moment,
  Money,
  Nullable,
  OneOf,
  Percent,
  Quantity,
  Shape,
  Text,
  UserInfo,
  Version,
  dateRange,
  NumberPart,
} from '../core/http/shapes.ts';
import { IRN_FIELDS } from '../core/portal/registration.ts';
import { StoredFile } from '../documents/documents.shapes.ts';
import { CREDIT_NOTE_LIST } from './credit-notes.list.ts';

const Status = OneOf('DRAFT', 'ISSUED', 'CANCELLED', 'VOID');
const Reason = OneOf('SHORT_DELIVERY', 'DAMAGED', 'RETURN', 'PRICE_DIFFERENCE', 'OTHER');
const MaybeText = Nullable(Type.String());

export const CreditNoteQuery = Shape({
  creditnote_id: Maybe(Id),
  order_number: Maybe(NumberPart),
  search: Maybe(Text(LIMITS.keyword, 1)),
  status: Maybe(ListOf(Status)),
  ...dateRange('credit note dates'),
  ...listQuery(CREDIT_NOTE_LIST),
  ...TOTAL_RANGE,
});
export type CreditNoteQuery = Static<typeof CreditNoteQuery>;

const NewLine = Shape({
  invoice_line_id: Id,
  quantity: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
  amount: Maybe(Nullable(Money)),
});
export type NewCreditNoteLine = Static<typeof NewLine>;

const Lines = Type.Array(NewLine, { minItems: 1, maxItems: LIMITS.orderLines });
const Remarks = Maybe(Nullable(Text(LIMITS.remarks)));
const Attachments = Maybe(
  Type.Array(Text(500, 1), { maxItems: LIMITS.attachments, uniqueItems: true }),
);

export const NewCreditNote = Shape({
  order_number: Text(50, 1),
  invoice_id: Id,
  reason: Reason,
  remarks: Remarks,
  credit_note_lines: Lines,
  attachments: Attachments,
});
export type NewCreditNote = Static<typeof NewCreditNote>;

export const CreditNoteChange = Shape({
  creditnote_id: Id,
  reason: Maybe(Reason),
  remarks: Remarks,
  credit_note_lines: Maybe(Lines),
  attachments: Attachments,
  version: Maybe(Version),
});
export type CreditNoteChange = Static<typeof CreditNoteChange>;

export const CreditNoteStatusChange = Shape({
  creditnote_id: Id,
  status: OneOf('ISSUED', 'CANCELLED', 'VOID'),
  reason: Maybe(Nullable(Line(LIMITS.reason))),
  version: Maybe(Version),
});
export type CreditNoteStatusChange = Static<typeof CreditNoteStatusChange>;

export const CreditNoteRegistration = Shape({
  creditnote_id: Id,
  ...IRN_FIELDS,
  version: Maybe(Version),
});
export type CreditNoteRegistration = Static<typeof CreditNoteRegistration>;

export const CreditNoteMail = Shape({
  creditnote_id: Id,
  emails: Type.Array(Email, { minItems: 1, maxItems: LIMITS.emails, uniqueItems: true }),
  message: Maybe(Text(LIMITS.emailMessage)),
});
export type CreditNoteMail = Static<typeof CreditNoteMail>;

export const CreditNoteLine = Type.Object({
  creditnote_line_id: Id,
  line_number: Type.Integer(),
  invoice_line_id: Id,
  sku_info: SkuInfo,
  quantity: Count,
  invoiced_quantity: Quantity,
  pan_india_gst: Percent,
  ...LineMoney,
  line_total: Money,
});

/** A credit note as GET /credit_note answers it. */
export const CreditNote = Type.Object({
  creditnote_id: Id,
  creditnote_number: MaybeText,
  creditnote_date: Nullable(Day),
  status: Status,
  order_number: Type.String(),
  invoice_id: Id,
  invoice_number: Type.String(),
  invoice_date: Day,
  tenant_info: TenantInfo,
  reason: Reason,
  remarks: MaybeText,
  end_reason: MaybeText,
  attachments: Type.Array(StoredFile),
  credit_note_lines: Type.Array(CreditNoteLine),
  creditnote_taxable_amount: Money,
  creditnote_gst_amount: Money,
  creditnote_grand_total: Money,
  customer_email: Nullable(
    Type.String({ description: 'Of the account user of the order: where it is sent by default.' }),
  ),
  company_gstin: Type.String(),
  irn: MaybeText,
  ack_number: MaybeText,
  ack_at: Nullable(Moment),
  signed_qr: MaybeText,
  zoho_creditnote_id: MaybeText,
  sync_status: Nullable(OneOf('SYNCED', 'FAILED')),
  sync_error: MaybeText,
  synced_at: Nullable(Moment),
  created_by_info: UserInfo,
  approved_by_info: Nullable(UserInfo),
  created_at: Moment,
  updated_at: Moment,
  version: Type.Integer(),
});
export type CreditNote = Static<typeof CreditNote>;
