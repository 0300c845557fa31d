import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { listQuery, TOTAL_RANGE } from '../core/data/listPage.ts';
import { AddressCopy } from '../addresses/addresses.shapes.ts';
import { SUMS } from '../core/data/amountSums.ts';
import { BillTo } from '../core/data/billTo.ts';
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
  TaxCategory,
  dateRange,
  NumberPart,
} from '../core/http/shapes.ts';
import { IRN_FIELDS, MomentInput } from '../core/portal/registration.ts';
import { INVOICE_LIST } from './invoices.list.ts';

export const InvoiceStatus = OneOf(
  'DRAFT',
  'ISSUED',
  'PARTIALLY_PAID',
  'PAID',
  'CREDITED',
  'CANCELLED',
  'VOID',
);
const MaybeText = Nullable(Type.String());

export const InvoiceQuery = Shape({
  invoiceId: Maybe(Id),
  orgId: Maybe(Id),
  tenantId: Maybe(Id),
  status: Maybe(ListOf(InvoiceStatus)),
  challanId: Maybe(Id),
  orderNumber: Maybe(NumberPart),
  order_id: Maybe(Id),
  sales_person: Maybe(ListOf(Id)),
  search: Maybe(Text(LIMITS.keyword, 1)),
  due_before: Maybe(Type.String({ ...Day, description: 'Only invoices due before this day.' })),
  ...dateRange('invoice dates'),
  ...SUMS,
  ...listQuery(INVOICE_LIST),
  ...TOTAL_RANGE,
});
export type InvoiceQuery = Static<typeof InvoiceQuery>;

const KEEP_RATES = {
  keep_rates: Maybe(
    Type.Boolean({
      description:
        'true: lines keep the rates of the order, though their products have others now: for goods that were paid before the change.',
    }),
  ),
};

export const InvoiceChange = Shape({
  invoice_id: Id,
  due_date: Maybe(Day),
  customer_po_no: Maybe(Nullable(Text(LIMITS.customerPoNumber))),
  remarks: Maybe(Nullable(Text(LIMITS.remarks))),
  status: Maybe(OneOf('ISSUED', 'VOID', 'CANCELLED')),
  reason: Maybe(Nullable(Line(LIMITS.reason))),
  ...KEEP_RATES,
  version: Maybe(Version),
});
export type InvoiceChange = Static<typeof InvoiceChange>;

export const InvoiceOfChallan = Shape({ challan_id: Id, ...KEEP_RATES });
export type InvoiceOfChallan = Static<typeof InvoiceOfChallan>;

export const InvoiceRegistration = Shape({
  invoice_id: Id,
  ...IRN_FIELDS,
  e_way_bill_number: Maybe(Nullable(Text(12))),
  e_way_bill_at: Maybe(Nullable(MomentInput)),
  e_way_bill_valid_until: Maybe(Nullable(MomentInput)),
  version: Maybe(Version),
});
export type InvoiceRegistration = Static<typeof InvoiceRegistration>;

export const InvoiceMail = Shape({
  invoice_id: Id,
  emails: Type.Array(Email, { minItems: 1, maxItems: LIMITS.emails, uniqueItems: true }),
  message: Maybe(Text(LIMITS.emailMessage)),
});
export type InvoiceMail = Static<typeof InvoiceMail>;

export const InvoiceLine = Type.Object({
  invoice_line_id: Id,
  line_number: Type.Integer(),
  order_line_id: Id,
  product_sku_id: Id,
  sku_info: SkuInfo,
  quantity: Quantity,
  selling_price: Money,
  discount_percent: Percent,
  pan_india_gst: Percent,
  tax_category: TaxCategory,
  ...LineMoney,
  line_total: Money,
  credited_quantity: Count,
  credited_taxable: Money,
});
export type InvoiceLine = Static<typeof InvoiceLine>;

export const InvoicePayment = Type.Object({
  payment_id: Id,
  amount: Money,
  payment_date: Day,
  payment_mode: OneOf('BANK_TRANSFER', 'UPI', 'CHEQUE', 'CASH', 'CARD'),
  reference_number: Type.String(),
  given: Type.Boolean({ description: 'Given for this very invoice.' }),
});

export const InvoiceCreditNote = Type.Object({
  creditnote_id: Id,
  creditnote_number: MaybeText,
  status: OneOf('DRAFT', 'ISSUED', 'CANCELLED', 'VOID'),
  creditnote_grand_total: Money,
});

/** An invoice as GET /invoice answers it. */
export const Invoice = Type.Object({
  invoice_id: Id,
  invoice_number: MaybeText,
  invoice_date: Nullable(Day),
  status: InvoiceStatus,
  invoice_kind: OneOf('TAX_INVOICE', 'BILL_OF_SUPPLY', 'INVOICE_CUM_BILL_OF_SUPPLY'),
  order_number: Type.String(),
  orderNumber: Type.String(),
  orgId: Id,
  tenantId: Id,
  tenant_info: TenantInfo,
  tenant_gstin: MaybeText,
  customer_po_no: MaybeText,
  house_gstin: Type.String(),
  challan_id: Id,
  challanId: Id,
  challan_number: Type.String(),
  shipment_id: Id,
  from_address_details: Nullable(AddressCopy),
  delivery_address_details: AddressCopy,
  billing_details: BillTo,
  place_of_supply: Type.String(),
  within_state: Type.Boolean(),
  due_date: Day,
  remarks: MaybeText,
  reason: MaybeText,
  invoice_lines: Type.Array(InvoiceLine),
  invoice_taxable_amount: Money,
  invoice_gst_amount: Money,
  invoice_grand_total: Money,
  received_amount: Money,
  credited_amount: Money,
  due_amount: Money,
  given_payments: Count,
  open_credit_notes: Count,
  is_delivered: Type.Boolean({ description: 'The goods of its challan have arrived.' }),
  irn: MaybeText,
  awaits_irn: Type.Boolean({
    description: 'The e-invoice portal registers it and no IRN is kept yet: no valid invoice.',
  }),
  ack_number: MaybeText,
  ack_at: Nullable(Moment),
  signed_qr: MaybeText,
  e_way_bill_number: MaybeText,
  e_way_bill_at: Nullable(Moment),
  e_way_bill_valid_until: Nullable(Moment),
  payments: Nullable(Type.Array(InvoicePayment, { description: 'Null without payment:READ.' })),
  credit_notes: Nullable(
    Type.Array(InvoiceCreditNote, { description: 'Null without credit_note:READ.' }),
  ),
  customer_emails: Type.Array(Type.String(), {
    description: "Of the customer's contacts, the account user of the order first.",
  }),
  last_mail: Nullable(
    Type.Object({
      at: Moment,
      recipients: Type.Array(Type.String()),
      status: OneOf('QUEUED', 'SENT', 'FAILED', 'WITHDRAWN'),
    }),
  ),
  zoho_invoice_id: MaybeText,
  sync_status: Nullable(OneOf('SYNCED', 'FAILED')),
  sync_error: MaybeText,
  synced_at: Nullable(Moment),
  created_by_info: UserInfo,
  created_at: Moment,
  updated_at: Moment,
  version: Type.Integer(),
});
export type Invoice = Static<typeof Invoice>;
