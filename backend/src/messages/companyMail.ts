import { MAILS, type MailValues } from '@munim/schema/company/mails.rules.ts';
import { type MailPart, writeMail, type WrittenMail } from '@munim/schema/company/writeMail.ts';
import type { MailKind } from '@munim/schema/generated/types.ts';
import type { Language } from '@munim/schema/my-settings/my-settings.rules.ts';
import { html, type Markup, page } from '../core/print/html.ts';
import type { Settings } from '../core/settings.ts';
import type { Message } from './messages.public.ts';

type Writer = Pick<Settings, 'companyName' | 'companyLogo' | 'mailTemplates'>;

const partMarkup = ({ text, isLink }: MailPart): Markup =>
  isLink ? html`<a href="${text}">${text}</a>` : html`${text}`;

const lineMarkup = (line: readonly MailPart[], index: number): Markup =>
  html`${index ? html`<br />` : null}${line.map(partMarkup)}`;

type WrittenParts = Required<Pick<Message, 'subject' | 'text' | 'html'>>;

/** A mail in the company's page. */
export function mailOnPage(
  { companyName, companyLogo }: Pick<Writer, 'companyName' | 'companyLogo'>,
  { subject, text, paragraphs }: WrittenMail,
  language: Language = 'en',
): WrittenParts {
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
      '',
      language,
    ),
  };
}

/** A mail whose text a person has typed, in the company's page. */
export function typedMail(writer: Writer, subject: string, text: string): WrittenParts {
  const lines = text.split('\n').map((line) => [{ text: line, isLink: false }]);
  return mailOnPage(writer, { subject, text, paragraphs: [lines] });
}

/** Subject, text and HTML of a mail as the company words it; values are escaped, and put in once. */
export function companyMail(writer: Writer, kind: MailKind, values: MailValues): WrittenParts {
  const template = writer.mailTemplates[kind] ?? MAILS[kind];
  return mailOnPage(writer, writeMail(kind, template, { company: writer.companyName, ...values }));
}
