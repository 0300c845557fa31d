import { INVOICE_TRANSITIONS } from '@munim/schema/invoices/invoices.rules.ts';
import { endsInvoices, writesInvoices } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { queueAccountingPush } from '../accounting/accounting.public.ts';
import { differences } from '../core/data/audit.ts';
import { refuseClosedBooks } from '../core/data/closedBooks.ts';
import type { Work } from '../core/data/work.ts';
import { badField, forbidden, invalidTransition } from '../core/http/errors.ts';
import { settleDocument } from '../payments/payments.public.ts';
import { refreshBillTo } from './refreshBillTo.ts';
import { giveNumber, cancelInvoice } from './invoices.public.ts';
import { invoiceById, type LockedInvoice, lockInvoice } from './invoices.service.ts';
import { refuseFormerRates } from './refuseFormerRates.ts';
import type { Invoice, InvoiceChange } from './invoices.shapes.ts';

/** The only write: fields first, then the requested status; amounts and lines never change. */
export async function changeInvoice(work: Work, body: InvoiceChange): Promise<Invoice> {
  const { viewer } = work;
  const { invoice_id, status } = body;
  const ends = status === 'VOID' || status === 'CANCELLED';
  if (!(ends ? endsInvoices : writesInvoices)(viewer.can)) throw forbidden();
  const invoice = await lockInvoice(work, invoice_id, body.version);
  if (hasFields(body)) await editInvoice(work, invoice, body);
  if (ends) await endInvoice(work, invoice, body);
  if (status === 'ISSUED') await issueInvoice(work, invoice, body);
  return invoiceById(work, invoice_id);
}

const hasFields = ({ due_date, customer_po_no, remarks }: InvoiceChange) =>
  due_date !== undefined || customer_po_no !== undefined || remarks !== undefined;

async function editInvoice(work: Work, invoice: LockedInvoice, body: InvoiceChange): Promise<void> {
  const { trx, viewer } = work;
  if (!writesInvoices(viewer.can)) throw forbidden();
  const { invoice_id, status } = invoice;
  if (!INVOICE_TRANSITIONS[status].length)
    throw badField('invoice_id', `An invoice that is ${status} does not change any more`);
  const { due_date, customer_po_no, remarks } = body;
  if (due_date && invoice.invoice_date && due_date < invoice.invoice_date)
    throw badField('due_date', 'due_date must not be before the day of the invoice');
  const after = {
    ...(due_date === undefined ? {} : { due_date }),
    ...(customer_po_no === undefined ? {} : { customer_po_no: customer_po_no?.trim() || null }),
    ...(remarks === undefined ? {} : { remarks: remarks?.trim() || null }),
  };
  const changes = differences(invoice, after);
  if (!Object.keys(changes).length) return;
  await refuseClosedBooks(trx, 'invoice', invoice.invoice_date);
  await trx
    .updateTable('invoices')
    .set({ ...after, version: sql<number>`version + 1` })
    .where('invoice_id', '=', invoice_id)
    .execute();
  await work.audit({ entity: 'INVOICE', id: invoice_id, action: 'UPDATE', changes });
}

async function endInvoice(
  work: Work,
  { invoice_id, status: from }: LockedInvoice,
  body: InvoiceChange,
): Promise<void> {
  const { status: to } = body;
  if (to === undefined || from === to) return;
  const moves = INVOICE_TRANSITIONS[from];
  if (!moves.includes(to)) throw invalidTransition('invoice', from, to, moves);
  const reason = body.reason?.trim();
  if (!reason) throw badField('reason', 'reason is required');
  await cancelInvoice(work, invoice_id, reason);
}

/** Numbers a draft; an invoice that has a number stays as it is, whatever is paid of it. */
async function issueInvoice(
  work: Work,
  invoice: LockedInvoice,
  { keep_rates }: InvoiceChange,
): Promise<void> {
  const { trx } = work;
  const { invoice_id, status: from, order_id } = invoice;
  if (from === 'ISSUED') return;
  const moves = INVOICE_TRANSITIONS[from];
  if (!moves.includes('ISSUED')) throw invalidTransition('invoice', from, 'ISSUED', moves);
  if (!keep_rates) await refuseFormerRates(trx, invoice_id);
  await trx
    .updateTable('invoices')
    .set({ version: sql<number>`version + 1` })
    .where('invoice_id', '=', invoice_id)
    .execute();
  await refreshBillTo(work, invoice);
  await giveNumber(work, invoice_id);
  await work.audit({
    entity: 'INVOICE',
    id: invoice_id,
    action: 'ISSUE',
    from,
    to: 'ISSUED',
    ...(keep_rates ? { remarks: 'At the rates of the draft' } : {}),
  });
  await settleDocument(work, { order_id });
  await queueAccountingPush(trx, 'INVOICE', invoice_id);
}
