import type { Work } from '../core/data/work.ts';
import { refused } from '../core/http/errors.ts';
import {
  companyMail,
  type Outbox,
  pdfOfPrint,
  type RecordMessage,
  sendLogged,
} from '../messages/messages.public.ts';
import { creditNoteById } from './credit-notes.service.ts';
import type { CreditNoteMail } from './credit-notes.shapes.ts';
import { creditNoteDocument } from './creditNoteDocument.ts';

/** Queues an issued credit note for the customer. Answers the id of the message. */
export async function queueCreditNoteMail(
  work: Work,
  outbox: Outbox,
  { creditnote_id, emails, message }: CreditNoteMail,
): Promise<number> {
  const { settings } = work;
  const note = await creditNoteById(work, creditnote_id);
  if (note.status !== 'ISSUED') throw refused('Only an issued credit note is sent');
  const { subject, text } = companyMail(settings, 'CREDIT_NOTE', {
    number: note.creditnote_number ?? '',
    invoice: note.invoice_number,
    customer: note.tenant_info.tenant_name,
  });
  const greeting = message?.trim() || text;
  const mail: RecordMessage = {
    channel: 'MAIL',
    recipients: emails,
    entity: 'CREDIT_NOTE',
    entityId: creditnote_id,
    subject,
    text: greeting,
    html: await creditNoteDocument(work, note, greeting),
    attachments: [pdfOfPrint(await creditNoteDocument(work, note))],
  };
  return sendLogged(work, outbox, mail, 'SEND_EMAIL');
}
