import { mailFault, MAILS, sampleValues } from '@munim/schema/company/mails.rules.ts';
import { sql } from 'kysely';
import type { Viewer } from '../core/access/viewer.ts';
import { audit, differences } from '../core/data/audit.ts';
import { withTransaction } from '../core/data/database.ts';
import type { Work } from '../core/data/work.ts';
import type { AppParts } from '../core/http/appParts.ts';
import { badField, refused, tooManyRequests } from '../core/http/errors.ts';
import { companyMail } from '../messages/messages.public.ts';
import { COMPANY_ID, endChange, lockCompany, readCompany } from './company.service.ts';
import type { Company, MailChange, TestMail } from './company.shapes.ts';

/** Ends of lines as every browser and client sends them are the same text. */
function judged({ kind, subject, body }: TestMail) {
  const template = { subject: subject.trim(), body: body.replaceAll('\r\n', '\n').trim() };
  const fault = mailFault(kind, template);
  if (fault) throw badField(fault.field, fault.text);
  return template;
}

/** Sets the text of a mail, from the next one on; the shipped text is kept nowhere. */
export async function changeMail(work: Work, body: MailChange): Promise<Company> {
  const { trx } = work;
  const { kind, version } = body;
  const template = judged(body);
  const { mail_templates: all } = await lockCompany(trx, version);
  const { subject, body: text } = MAILS[kind];
  const before = all[kind] ?? { subject, body: text };
  const changes = differences(before, template);
  if (!Object.keys(changes).length) return readCompany(trx);
  const { [kind]: _, ...others } = all;
  const isShipped = template.subject === subject && template.body === text;
  const after = isShipped ? others : { ...others, [kind]: template };
  await trx
    .updateTable('company')
    .set({ mail_templates: JSON.stringify(after) })
    .execute();
  const named = Object.entries(changes).map(([field, change]) => [
    `mail_${kind.toLowerCase()}_${field}`,
    change,
  ]);
  return endChange(work, Object.fromEntries(named));
}

const TESTS_A_MINUTE = 5;

/** Counted in the log, where it stands who tried which mail. */
async function noteTest({ db }: Pick<AppParts, 'db'>, viewer: Viewer, { kind }: TestMail) {
  return withTransaction(db, async (trx) => {
    const { email } = await trx
      .selectFrom('users')
      .select('email')
      .where('user_id', '=', viewer.userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { sent } = await trx
      .selectFrom('audit_log')
      .select(sql<number>`count(*)::int`.as('sent'))
      .where('entity', '=', 'COMPANY')
      .where('entity_id', '=', COMPANY_ID)
      .where('action', '=', 'SEND_EMAIL')
      .where('user_id', '=', viewer.userId)
      .where('created_at', '>', sql<string>`now() - interval '1 minute'`)
      .executeTakeFirstOrThrow();
    if (sent >= TESTS_A_MINUTE) throw tooManyRequests();
    await audit(trx, viewer, {
      entity: 'COMPANY',
      id: COMPANY_ID,
      action: 'SEND_EMAIL',
      remarks: `Test of the mail ${kind}`,
    });
    return email;
  });
}

/** Sends who asks a mail with this text and sample values. */
export async function sendTestMail(
  parts: Pick<AppParts, 'db' | 'settings' | 'services'>,
  viewer: Viewer,
  body: TestMail,
): Promise<void> {
  const { kind } = body;
  const { companyName, companyLogo } = parts.settings;
  const { company: _, ...values } = sampleValues(kind);
  const mail = companyMail(
    { companyName, companyLogo, mailTemplates: { [kind]: judged(body) } },
    kind,
    values,
  );
  const recipient = await noteTest(parts, viewer, body);
  const accepted = await parts.services.messenger.sendNow({
    channel: 'MAIL',
    recipients: [recipient],
    ...mail,
  });
  if (!accepted) throw refused('The mail server did not accept the test mail.', 'MAIL_NOT_SENT');
}
