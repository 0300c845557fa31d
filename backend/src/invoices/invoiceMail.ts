import { INVOICE_KIND_NAMES } from '@munim/schema/invoices/invoiceKind.ts';
import { isLiveInvoice } from '@munim/schema/invoices/invoices.rules.ts';
import { isPositive } from '@munim/schema/shared/money.ts';
import type { Work } from '../core/data/work.ts';
import { forbidden, refused } from '../core/http/errors.ts';
import { printedDay } from '../core/print/printedDay.ts';
import { rupees } from '../core/print/rupees.ts';
import {
  companyMail,
  type Outbox,
  pdfOfPrint,
  type RecordMessage,
  sendLogged,
  typedMail,
} from '../messages/messages.public.ts';
import { invoicePrintFacts, originalOfInvoice } from './invoiceDocument.ts';
import { invoiceById, lockInvoice } from './invoices.service.ts';
import type { Invoice, InvoiceMail } from './invoices.shapes.ts';

const namesOf = ({ invoice_kind: kind }: Invoice): string =>
  kind === 'TAX_INVOICE' ? 'Invoice' : INVOICE_KIND_NAMES[kind];

/** Queues an issued invoice for the customer, with its original as PDF. Answers the id of the message. */
export async function queueInvoiceMail(
  work: Work,
  outbox: Outbox,
  { invoice_id, emails, message }: InvoiceMail,
): Promise<number> {
  const { settings, viewer } = work;
  if (!viewer.can('ORDER', 'READ')) throw forbidden();
  // a cancellation waits, and then finds the mail to withdraw
  await lockInvoice(work, invoice_id);
  const invoice = await invoiceById(work, invoice_id);
  if (!isLiveInvoice(invoice.status)) throw refused('Only an issued invoice is sent');
  const { due_amount: due } = invoice;
  const mail = companyMail(settings, 'INVOICE', {
    document: namesOf(invoice),
    number: invoice.invoice_number ?? '',
    customer: invoice.tenant_info.tenant_name,
    total: rupees(invoice.invoice_grand_total),
    due: isPositive(due) ? rupees(due) : '',
    due_date: printedDay(invoice.due_date),
  });
  const typed = message?.trim();
  const asked: RecordMessage = {
    channel: 'MAIL',
    recipients: emails,
    entity: 'INVOICE',
    entityId: invoice_id,
    ...(typed ? typedMail(settings, mail.subject, typed) : mail),
    attachments: [pdfOfPrint(originalOfInvoice(invoice, await invoicePrintFacts(work, invoice)))],
  };
  return sendLogged(work, outbox, asked, 'SEND_EMAIL');
}
