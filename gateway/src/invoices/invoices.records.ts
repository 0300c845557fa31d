import type { Invoice, InvoiceLine, InvoicePayment } from '@munim/schema/generated/types.ts';
import { eInvoiceRefusal } from '@munim/schema/invoices/invoiceKind.ts';
import type { CancelledInvoice } from '@munim/schema/invoices/invoiceCancelEffects.ts';
import type { InvoiceFacts } from '@munim/schema/invoices/invoices.rules.ts';
import { remaining } from '@munim/schema/shared/money.ts';
import {
  toBillTo,
  toChallanPlace,
  toSkuSummary,
  toTenantSummary,
  toUserName,
} from '../core/embeds.ts';
import { mapping } from '../core/mapping.ts';
import { idOf } from '../core/ids.ts';
import type { Answer, One } from '../core/rest.ts';

type InvoiceJson = Answer<'/invoice', 'put'>['data'];
type LineJson = One<InvoiceJson['invoice_lines']>;

/** An invoice in our words. What the viewer may do with it belongs to the resolver. */
export type InvoiceRecord = Omit<
  Invoice,
  '__typename' | 'actions' | 'cancelRefusal' | 'cancelEffects'
> & {
  facts: InvoiceFacts;
  cancelled: CancelledInvoice;
};

const toLine = mapping<LineJson, Omit<InvoiceLine, '__typename'>>((rest) => ({
  id: rest.field('invoice_line_id', idOf),
  lineNumber: rest.field('line_number'),
  orderLineId: rest.field('order_line_id', idOf),
  sku: rest.field('sku_info', (sku, line) => toSkuSummary(sku, line)),
  quantity: rest.field('quantity'),
  sellingPrice: rest.field('selling_price'),
  discountPercent: rest.field('discount_percent'),
  gstPercent: rest.field('pan_india_gst'),
  taxCategory: rest.field('tax_category'),
  taxable: rest.field('taxable_amount'),
  cgst: rest.field('cgst_amount'),
  sgst: rest.field('sgst_amount'),
  igst: rest.field('igst_amount'),
  total: rest.field('line_total'),
  creditedQuantity: rest.field('credited_quantity'),
  creditedTaxable: rest.field('credited_taxable'),
  creditableQuantity: rest.from(
    ['quantity', 'credited_quantity'],
    (line) => line.quantity - line.credited_quantity,
  ),
  creditableTaxable: rest.from(['taxable_amount', 'credited_taxable'], (line) =>
    remaining(line.taxable_amount, line.credited_taxable),
  ),
}));
const toLineId = mapping<LineJson, { id: string }>((rest) => ({
  id: rest.field('invoice_line_id', idOf),
}));

const toPayment = (json: One<NonNullable<InvoiceJson['payments']>>): InvoicePayment => ({
  paymentId: idOf(json.payment_id),
  amount: json.amount,
  paymentDate: json.payment_date,
  mode: json.payment_mode,
  referenceNumber: json.reference_number,
  given: json.given,
});

const toFacts = mapping<InvoiceJson, InvoiceFacts>((rest) => ({
  status: rest.field('status'),
  givenPayments: rest.field('given_payments'),
  creditNotes: rest.field('open_credit_notes'),
  isDelivered: rest.field('is_delivered'),
  irnAckAt: rest.field('ack_at'),
}));

const toCancelled = mapping<InvoiceJson, CancelledInvoice>((rest) => ({
  number: rest.field('invoice_number'),
  date: rest.field('invoice_date'),
  received: rest.field('received_amount'),
  accountingId: rest.field('zoho_invoice_id'),
  ewayBillNumber: rest.field('e_way_bill_number'),
  irn: rest.field('irn'),
  ackAt: rest.field('ack_at'),
}));

const toRegistration = mapping<InvoiceJson, Omit<Invoice['registration'], '__typename'>>(
  (rest) => ({
    irn: rest.field('irn'),
    ackNumber: rest.field('ack_number'),
    ackAt: rest.field('ack_at'),
    signedQr: rest.field('signed_qr'),
    ewayBillNumber: rest.field('e_way_bill_number'),
    ewayBillAt: rest.field('e_way_bill_at'),
    ewayBillValidUntil: rest.field('e_way_bill_valid_until'),
  }),
);

/** Maps an invoice from and to REST; no other code knows the backend's spelling. */
export const toInvoice = mapping<InvoiceJson, InvoiceRecord>(
  (rest) => ({
    id: rest.field('invoice_id', idOf),
    number: rest.field('invoice_number'),
    date: rest.field('invoice_date'),
    status: rest.field('status'),
    kind: rest.field('invoice_kind'),
    eInvoiceRefusal: rest.from(['invoice_kind', 'tenant_gstin'], (json) =>
      eInvoiceRefusal(json.invoice_kind, json.tenant_gstin),
    ),
    facts: rest.itself(toFacts),
    cancelled: rest.itself(toCancelled),
    awaitsIrn: rest.field('awaits_irn'),
    registration: rest.itself(toRegistration),
    orderNumber: rest.field('order_number', (number, json) => number ?? json.orderNumber),
    customer: rest.field('tenant_info', (customer, json) =>
      toTenantSummary(customer, { tenant_id: json.tenantId }),
    ),
    billTo: rest.record('billing_details', toBillTo),
    customerGstin: rest.field('tenant_gstin'),
    customerPoNumber: rest.field('customer_po_no'),
    companyGstin: rest.field('house_gstin'),
    challanId: rest.field('challan_id', (id, json) => idOf(id ?? json.challanId)),
    challanNumber: rest.field('challan_number'),
    shipmentId: rest.field('shipment_id', idOf),
    fromAddress: rest.record('from_address_details', toChallanPlace),
    deliveryAddress: rest.field('delivery_address_details', toChallanPlace),
    placeOfSupply: rest.field('place_of_supply'),
    withinState: rest.field('within_state'),
    dueDate: rest.field('due_date'),
    remarks: rest.field('remarks'),
    reason: rest.field('reason'),
    lines: rest.records('invoice_lines', toLine),
    lineCount: rest.over('invoice_lines', toLineId, (all) => all.length),
    taxable: rest.field('invoice_taxable_amount'),
    gst: rest.field('invoice_gst_amount'),
    grandTotal: rest.field('invoice_grand_total'),
    received: rest.field('received_amount'),
    credited: rest.field('credited_amount'),
    due: rest.field('due_amount'),
    payments: rest.record('payments', (all) => all.map(toPayment)),
    creditNotes: rest.record('credit_notes', (all) =>
      all.map((note) => ({
        id: String(note.creditnote_id),
        number: note.creditnote_number,
        status: note.status,
        grandTotal: note.creditnote_grand_total,
      })),
    ),
    syncStatus: rest.field('sync_status'),
    syncError: rest.field('sync_error'),
    syncedAt: rest.field('synced_at'),
    accountingId: rest.field('zoho_invoice_id'),
    customerEmails: rest.field('customer_emails'),
    lastMail: rest.field('last_mail'),
    createdBy: rest.field('created_by_info', toUserName),
    createdAt: rest.field('created_at'),
    updatedAt: rest.field('updated_at'),
    version: rest.field('version'),
  }),
  { actions: ['facts'], cancelRefusal: ['facts'], cancelEffects: ['facts', 'cancelled'] },
);
