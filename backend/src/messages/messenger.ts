/**
 * Attachment of a mail: text of a print, or a stored file by its name, read when the mail is sent.
 */
export interface Attachment {
  filename: string;
  contentType: string;
  content?: string;
  file?: string;
}

/** One outgoing message. */
export interface Message {
  channel: 'MAIL' | 'SMS' | 'WHATSAPP';
  recipients: readonly string[];
  subject?: string;
  /** Plain text, for mail clients without HTML, phones and WhatsApp. */
  text: string;
  html?: string;
  /** For mails only. */
  attachments?: readonly Attachment[];
  /** For a WhatsApp template, in its order; its text alone where none are given. */
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
}

/** Reads a stored file. */
export type ReadFile = (name: string) => Promise<Uint8Array | undefined>;

/** Hands a message to the server of its channel; may throw. */
export type Sender = (message: Message, signal: AbortSignal) => Promise<Delivery>;

export interface Messenger {
  /** Accepted by the server for every recipient within five seconds, or not. Never throws. */
  sendNow(message: Message): Promise<boolean>;
}

/** For the outbox: the same, telling whose server took it. Never throws. */
export interface Courier extends Messenger {
  deliver(message: Message): Promise<Delivery>;
}

export const LIMIT_MS = 5000;
