import { Callout } from '@blueprintjs/core';
import {
  mailFault,
  MAILS,
  type MailTemplate,
  sampleValues,
} from '@munim/schema/company/mails.rules.ts';
import { type MailPart, writeMail } from '@munim/schema/company/writeMail.ts';
import type { MailKind } from '@munim/schema/generated/types.ts';
import { createElement, Fragment, type ReactNode } from 'react';
import { t } from '../ui/text.ts';

/** Pieces that have a place and no name of their own. */
const inOrder = (pieces: readonly ReactNode[]) => createElement(Fragment, null, ...pieces);

const pieceOf = ({ text, isLink }: MailPart): ReactNode =>
  isLink ? <span className="settings-mail-link">{text}</span> : text;

const lineOf = (parts: readonly MailPart[], line: number): ReactNode => (
  <>
    {line > 0 && <br />}
    {inOrder(parts.map(pieceOf))}
  </>
);

const paragraphOf = (lines: readonly MailPart[][]): ReactNode => (
  <p>{inOrder(lines.map(lineOf))}</p>
);

interface Props {
  kind: MailKind;
  template: MailTemplate;
  companyName: string;
}

/** The mail with sample values, as its HTML shows it; the text part has the same words. */
export function MailPreview({ kind, template, companyName }: Props) {
  const fault = mailFault(kind, template);
  if (fault) return <Callout intent="warning">{fault.text}.</Callout>;
  const written = writeMail(kind, template, { ...sampleValues(kind), company: companyName });
  return (
    <section className="settings-mail" aria-label={t('Preview')}>
      <strong>{written.subject}</strong>
      {inOrder(written.paragraphs.map(paragraphOf))}
      {MAILS[kind].hasPrint && <p className="kit-muted">{t('The document follows.')}</p>}
    </section>
  );
}
