import {
  MAILS,
  type MailPart,
  type MailValues,
  writeMail,
} from '@munim/schema/company/mails.rules.ts';
import type { MailKind } from '@munim/schema/generated/types.ts';
import { html, type Markup, page } from '../core/print/html.ts';
import type { Settings } from '../core/settings.ts';
import type { Message } from './messages.public.ts';

type Writer = Pick<Settings, 'companyName' | 'companyLogo' | 'mailTemplates'>;

const partMarkup = ({ text, isLink }: MailPart): Markup =>
  isLink ? html`<a href="${text}">${text}</a>` : html`${text}`;

const lineMarkup = (line: readonly MailPart[], index: number): Markup =>
  html`${index ? html`<br />` : null}${line.map(partMarkup)}`;

/** Subject, text and HTML of a mail as the company words it; values are escaped, and put in once. */
export function companyMail(
  { companyName, companyLogo, mailTemplates }: Writer,
  kind: MailKind,
  values: MailValues,
): Required<Pick<Message, 'subject' | 'text' | 'html'>> {
  const written = writeMail(kind, mailTemplates[kind] ?? MAILS[kind], {
    company: companyName,
    ...values,
  });
  const { subject, text, paragraphs } = written;
  const logo = companyLogo ? html`<img class="logo" src="${companyLogo}" alt="" />` : null;
  return {
    subject,
    text,
    html: page(
      subject,
      html`<header>
          <div>
            ${logo}
            <h1>${companyName}</h1>
          </div>
        </header>
        ${paragraphs.map((lines) => html`<p class="as-typed">${lines.map(lineMarkup)}</p>`)}`,
    ),
  };
}
