import type { Trx } from '../core/data/database.ts';
import { audit } from '../core/data/audit.ts';
import { refused } from '../core/http/errors.ts';
import type { Settings } from '../core/settings.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { moveQuotation, lockQuotation } from './quotations.public.ts';
import { quotationDocument } from './quotationDocument.ts';
import { quotationById } from './quotations.service.ts';
import type { QuotationMail } from './quotations.shapes.ts';
import type { Outbox } from '../messages/messages.public.ts';

/** Confirms a draft and queues the mail in one transaction. Answers the id of the message. */
export async function queueQuotationMail(
  trx: Trx,
  settings: Settings,
  outbox: Outbox,
  body: QuotationMail,
  viewer: Viewer,
): Promise<number> {
  const { quotation_id, emails, message } = body;
  const quotation = await lockQuotation(trx, quotation_id, viewer);
  if (quotation.status === 'REJECTED') throw refused('A rejected quotation cannot be sent');
  if (quotation.status === 'SENT') await moveQuotation(trx, quotation, 'CONFIRMED', viewer);
  const paper = await quotationById(trx, settings, quotation_id, viewer);
  const greeting = message?.trim() || `Please find our quotation no. ${quotation_id} below.`;
  await audit(trx, viewer, {
    entity: 'QUOTATION',
    id: quotation_id,
    action: 'SEND_EMAIL',
    remarks: emails.join(', '),
  });
  return outbox.send(trx, {
    channel: 'MAIL',
    recipients: emails,
    entity: 'QUOTATION',
    entityId: quotation_id,
    subject: `Quotation ${quotation_id} from ${settings.houseName}`,
    text: greeting,
    html: quotationDocument(paper, settings, greeting),
  });
}
