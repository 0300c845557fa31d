export { companyMail, mailOnPage, typedMail } from './companyMail.ts';
export { sendLogged } from './sendLogged.ts';
export { withdrawMessages } from './withdrawMessages.ts';
import type { AuditedKind } from '../core/data/auditedKinds.ts';
import type { Trx } from '../core/data/database.ts';
import { fileNameOf } from '../core/print/printPdf.ts';

/**
 * Attachment of a mail: its content, a stored file by its name, read when the mail is sent, or the
 * page of a print, drawn as PDF then.
 */
export interface Attachment {
  filename: string;
  contentType: string;
  content?: string | Uint8Array;
  file?: string;
  print?: string;
}

/**
 * A print as the PDF that its download would be: the page, with all that it says, is kept with the
 * message, and drawn when that is sent.
 */
export const pdfOfPrint = (print: string): Attachment => ({
  filename: fileNameOf(print),
  contentType: 'application/pdf',
  print,
});

/** One outgoing message. */
export interface Message {
  channel: 'MAIL' | 'SMS' | 'WHATSAPP';
  recipients: readonly string[];
  subject?: string;
  /** Plain text, for mail clients without HTML, phones and WhatsApp. */
  text: string;
  html?: string;
  /** Files of mails. */
  attachments?: readonly Attachment[];
  /** Parameters of a WhatsApp template, in its order; absent, it has the text alone. */
  params?: readonly string[];
  /** Fields for the welcome mail service, where one is configured. */
  welcome?: WelcomeFields;
}

/** Sends one message to its recipients. */
export interface WelcomeFields {
  user_id: number;
  first_name: string;
  last_name: string | null;
  email: string;
  /** Null for staff. */
  tenant_name: string | null;
}

/** Recipients that have it now; the others may be retried. */
export interface Delivery {
  accepted: readonly string[];
  error?: string;
  /** Attachments that were too large to go with it. */
  leftOut?: readonly string[];
}

/** Reads a stored file. */
export type ReadFile = (name: string) => Promise<Uint8Array | undefined>;

/** Hands a message to the server of its channel; may throw. */
export type Sender = (message: Message, signal: AbortSignal) => Promise<Delivery>;

/** Asks the server of a channel without sending anything; throws when it cannot be used. */
export type Probe = (signal: AbortSignal) => Promise<unknown>;

export interface Messenger {
  /** Accepted by the server for every recipient within five seconds, or not. Never throws. */
  sendNow(message: Message): Promise<boolean>;
  /**
   * True when the server of a channel takes a connection and, of mail, the sign-in, within five
   * seconds. Never throws.
   */
  reaches(channel: Message['channel']): Promise<boolean>;
}

/** Messenger of the outbox, which also tells whose server took a message. Never throws. */
export interface Courier extends Messenger {
  /** `isWanted` is asked once its prints are drawn, which takes a while: a message may be withdrawn meanwhile. */
  deliver(message: Message, isWanted?: () => Promise<boolean>): Promise<Delivery>;
}

export const LIMIT_MS = 5000;

/** A message about a record. */
export interface RecordMessage extends Message {
  entity: AuditedKind;
  entityId: number;
}

export interface Queued {
  id: number;
  /** False where the same message waited already. */
  isNew: boolean;
}

export interface Outbox {
  /**
   * Queues the message in the caller's transaction: sent if, and only if, that commits. Answers its
   * id, or that of the same message to the same people about the same record, when one still waits.
   */
  send(trx: Trx, message: RecordMessage): Promise<Queued>;
  /**
   * Tries a message once after the commit and returns whether it was accepted; otherwise the queue
   * retries.
   */
  firstTry(messageId: number): Promise<boolean>;
}

/**
 * True when there is any mail, and each was accepted within five seconds after the commit; the
 * queue retries the others.
 */
export async function acceptedAtOnce(
  outbox: Outbox,
  messageIds: readonly number[],
): Promise<boolean> {
  const accepted = await Promise.all(messageIds.map((id) => outbox.firstTry(id)));
  return accepted.length > 0 && accepted.every(Boolean);
}

/** Tries a mail that a user asked for, after the commit, and answers what came of it. */
export async function sendAsked(outbox: Outbox, messageId: number) {
  const email_sent = await outbox.firstTry(messageId);
  return {
    success: true as const,
    message: email_sent ? 'Email sent successfully' : 'The e-mail will be tried again',
    email_sent,
  };
}
