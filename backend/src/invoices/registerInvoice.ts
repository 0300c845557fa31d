import {
  type Registration,
  registrationProblems,
} from '@munim/schema/invoices/invoiceRegistration.rules.ts';
import { isLiveInvoice } from '@munim/schema/invoices/invoices.rules.ts';
import { sql } from 'kysely';
import { differences } from '../core/data/audit.ts';
import { refuseClosedBooks } from '../core/data/closedBooks.ts';
import { onDuplicate } from '../core/data/duplicates.ts';
import type { Work } from '../core/data/work.ts';
import { badField, refused } from '../core/http/errors.ts';
import { invoiceById, type LockedInvoice, lockInvoice } from './invoices.service.ts';
import type { Invoice, InvoiceRegistration } from './invoices.shapes.ts';

/** Columns by the names of the rules. */
const COLUMNS = {
  irn: 'irn',
  ackNumber: 'ack_number',
  ackAt: 'ack_at',
  signedQr: 'signed_qr',
  ewayBillNumber: 'e_way_bill_number',
  ewayBillAt: 'e_way_bill_at',
  ewayBillValidUntil: 'e_way_bill_valid_until',
} as const satisfies Record<keyof Registration, keyof LockedInvoice>;
const FIELDS = Object.keys(COLUMNS) as (keyof Registration)[];

/** One instant in one spelling, so that the same moment again is no change. */
const sameSpelling = (field: keyof Registration, text: string | null): string | null =>
  text !== null && field.match(/At$|Until$/) && !Number.isNaN(Date.parse(text))
    ? new Date(text).toISOString()
    : text;

/** The registration after the request: named fields, else the stored ones. */
function registrationAfter(invoice: LockedInvoice, body: InvoiceRegistration): Registration {
  const valueOf = (field: keyof Registration) => {
    const given = body[COLUMNS[field]];
    return sameSpelling(
      field,
      given === undefined ? invoice[COLUMNS[field]] : given?.trim() || null,
    );
  };
  return Object.fromEntries(
    FIELDS.map((field) => [field, valueOf(field)]),
  ) as unknown as Registration;
}

const columnsOf = (registration: Registration) =>
  Object.fromEntries(FIELDS.map((field) => [COLUMNS[field], registration[field]]));

/** Keeps what the portals answered: checked against the invoice, and of no other one. */
export async function registerInvoice(work: Work, body: InvoiceRegistration): Promise<Invoice> {
  const { trx } = work;
  const invoice = await lockInvoice(work, body.invoice_id, body.version);
  const { invoice_id, invoice_number: number, invoice_date: date } = invoice;
  if (!isLiveInvoice(invoice.status))
    throw refused('Only an invoice that is issued is registered', 'INVOICE_NOT_ISSUED');
  const after = registrationAfter(invoice, body);
  const [problem] = registrationProblems(
    after,
    { number, date, companyGstin: invoice.company_gstin, grandTotal: invoice.invoice_grand_total },
    new Date(),
  );
  if (problem) throw badField(COLUMNS[problem.field], problem.text);
  const before = registrationAfter(invoice, { invoice_id });
  const changes = differences<Record<string, unknown>>(columnsOf(before), columnsOf(after));
  if (!Object.keys(changes).length) return invoiceById(work, invoice_id);
  await refuseClosedBooks(trx, 'invoice', date);
  await onDuplicate('invoices_irn', badField('irn', 'Another invoice has this IRN'), () =>
    onDuplicate(
      'invoices_e_way_bill',
      badField('e_way_bill_number', 'Another invoice has this e-way bill'),
      () =>
        trx
          .updateTable('invoices')
          .set({ ...columnsOf(after), version: sql<number>`version + 1` })
          .where('invoice_id', '=', invoice_id)
          .execute(),
    ),
  );
  await work.audit({ entity: 'INVOICE', id: invoice_id, action: 'REGISTER', changes });
  return invoiceById(work, invoice_id);
}
