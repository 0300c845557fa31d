import type { Work } from '../core/data/work.ts';
import { refused } from '../core/http/errors.ts';
import {
  companyMail,
  type Outbox,
  pdfOfPrint,
  type RecordMessage,
  sendLogged,
} from '../messages/messages.public.ts';
import { quotationDocument, quotationPrintFacts } from './quotationDocument.ts';
import { changeQuotationStatus, lockQuotation } from './quotations.public.ts';
import { quotationById } from './quotations.service.ts';
import type { QuotationMail } from './quotations.shapes.ts';

/** Confirms a draft and queues the mail in one transaction. Answers the id of the message. */
export async function queueQuotationMail(
  work: Work,
  outbox: Outbox,
  body: QuotationMail,
): Promise<number> {
  const { settings } = work;
  const { quotation_id, emails, message } = body;
  const quotation = await lockQuotation(work, quotation_id);
  if (quotation.status === 'REJECTED') throw refused('A rejected quotation cannot be sent');
  if (quotation.status === 'SENT') await changeQuotationStatus(work, quotation, 'CONFIRMED');
  const document = await quotationById(work, quotation_id);
  const { subject, text } = companyMail(settings, 'QUOTATION', {
    number: String(quotation_id),
    customer: document.tenant_info.tenant_name,
  });
  const greeting = message?.trim() || text;
  const facts = await quotationPrintFacts(work, document);
  const mail: RecordMessage = {
    channel: 'MAIL',
    recipients: emails,
    entity: 'QUOTATION',
    entityId: quotation_id,
    subject,
    text: greeting,
    html: quotationDocument(document, facts, greeting),
    attachments: [pdfOfPrint(quotationDocument(document, facts))],
  };
  return sendLogged(work, outbox, mail, 'SEND_EMAIL');
}
