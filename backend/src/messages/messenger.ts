/** One message to people outside. */
export interface Message {
  channel: 'MAIL' | 'SMS' | 'WHATSAPP';
  recipients: readonly string[];
  subject?: string;
  /** What a mail client without HTML, a phone or WhatsApp shows. */
  text: string;
  html?: string;
}

export interface Messenger {
  /** Accepted by the server within five seconds, or not. Never throws. */
  sendNow(message: Message): Promise<boolean>;
}
