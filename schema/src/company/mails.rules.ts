import type { MailKind } from '../../generated/types.ts';
import { LIMITS } from '../shared/limits.ts';
import type { CompanyFault } from './company.rules.ts';

/** A mail as the company words it, with placeholders such as {number}. */
export interface MailTemplate {
  subject: string;
  body: string;
}

interface Placeholder {
  /** Meaning of the placeholder, for the writer of the text. */
  means: string;
  /** Value in previews; where it is empty, it may be empty in mails too. */
  sample: string;
  /** The text must hold it: the mail is of no use without. */
  isRequired?: true;
  /** An address that opens the console. */
  isLink?: true;
  /** True for what no lock screen or list of mails should show. */
  isSecret?: true;
}

interface Mail extends MailTemplate {
  placeholders: Readonly<Record<string, Placeholder>>;
  /** The print of the document follows the text. */
  hasPrint?: true;
}

const company = { means: 'Legal name of the company', sample: 'Asha Traders' };
const person = { means: 'Name of the person', sample: 'Meera Rao' };
const signIn: Placeholder = {
  means: 'Address of the sign-in page',
  sample: 'https://console.example.com/login',
  isRequired: true,
  isLink: true,
};
const numberOf = (what: string, sample: string): Placeholder => ({
  means: `Number of the ${what}`,
  sample,
});
const record: Placeholder = {
  means: 'Address of the record in the console',
  sample: 'https://console.example.com/records/118',
  isRequired: true,
  isLink: true,
};
const inParagraphs = (...texts: string[]): string => texts.join('\n\n');

/** The mails that are sent, as they are shipped. */
export const MAILS: Readonly<Record<MailKind, Mail>> = {
  SIGN_IN_CODE: {
    subject: 'Your OTP for Munim',
    body: '{code} is your OTP to sign in to Munim. It is valid for {minutes} minutes. Do not share it with anyone.',
    placeholders: {
      code: { means: 'The code', sample: '123456', isRequired: true, isSecret: true },
      minutes: { means: 'Minutes for which it is valid', sample: '5' },
      company,
    },
  },
  SIGN_IN_REFUSED: {
    subject: 'Wrong sign-in codes for {company}',
    body: inParagraphs(
      'Dear {person},',
      'Wrong codes were entered for your account today, so often that who entered them is refused until midnight.',
      'In a browser in which you have signed in before you can still sign in: {address}. If you are refused, ask an administrator to allow you to sign in.',
      'If it was not you, nobody has got in: each code went to you alone. Never tell a code to anybody.',
      '{company}',
    ),
    placeholders: { person, address: signIn, company },
  },
  API_TOKEN: {
    subject: 'A new API token: {token}',
    body: inParagraphs(
      'Dear {person},',
      'An API token was made in your name: {token}. Who has it reads, and where you allowed it changes, what you may.',
      'If it was not you, revoke it: {address}',
      '{company}',
    ),
    placeholders: {
      person,
      token: { means: 'Name of the token', sample: 'Nightly stock sheet', isRequired: true },
      address: {
        means: 'Address of the page of API tokens',
        sample: 'https://console.example.com/settings/api',
        isRequired: true,
        isLink: true,
      },
      company,
    },
  },
  INVITATION: {
    subject: 'Your account at {company}',
    body: inParagraphs(
      'Dear {person},',
      '{invitation}',
      'Your role is {role}: {work}.',
      'Sign in at {address}',
      'There is no password: enter this e-mail address or your phone number, and a code is sent to you each time.',
      '{company}',
    ),
    placeholders: {
      person,
      invitation: {
        means: 'Who invited, as a sentence',
        sample: 'Vikram Shetty has invited you to Asha Traders.',
      },
      role: { means: 'Name of the role', sample: 'Finance' },
      work: { means: 'What the role does', sample: 'you keep bills and invoices' },
      address: signIn,
      company,
    },
  },
  WELCOME: {
    subject: 'Welcome to {company}',
    body: inParagraphs(
      'Dear {person},',
      '{company} has added you as its contact at {customer}. Quotations and news of your orders may come to this address.',
      '{company}',
    ),
    placeholders: {
      person,
      customer: { means: 'The customer', sample: 'Hotel Udupi' },
      company,
    },
  },
  QUOTATION: {
    subject: 'Quotation {number} from {company}',
    body: 'Please find our quotation no. {number} below.',
    placeholders: {
      number: numberOf('quotation', '118'),
      customer: { means: 'The customer', sample: 'Hotel Udupi' },
      company,
    },
    hasPrint: true,
  },
  CREDIT_NOTE: {
    subject: 'Credit note {number} from {company}',
    body: 'Please find our credit note {number} on invoice {invoice} below.',
    placeholders: {
      number: numberOf('credit note', 'CN-2627-00004'),
      invoice: numberOf('invoice', 'INV-2627-00131'),
      customer: { means: 'The customer', sample: 'Hotel Udupi' },
      company,
    },
    hasPrint: true,
  },
  INVOICE: {
    subject: '{document} {number} from {company}',
    body: inParagraphs(
      'Dear {customer},',
      'Please find our invoice {number} of {total} attached.\nPlease pay {due} by {due_date}.',
      '{company}',
    ),
    placeholders: {
      document: { means: 'Invoice or Bill of supply', sample: 'Invoice' },
      number: numberOf('invoice', 'INV-2627-00131'),
      customer: { means: 'The customer', sample: 'Hotel Udupi' },
      total: { means: 'Its total', sample: '₹ 1,18,000.00' },
      due: { means: 'What is still to be paid; empty when nothing is', sample: '₹ 1,18,000.00' },
      due_date: { means: 'The last day to pay', sample: '12 Dec 2026' },
      company,
    },
  },
  ORDER_STATUS: {
    subject: 'Order {number} {status} - {company}',
    body: 'Your order {number} {status}.\n{attached}',
    placeholders: {
      number: numberOf('order', 'SO-2627-00210'),
      status: { means: 'Its status in words', sample: 'is on its way to you' },
      attached: {
        means: 'That the order is attached, as a sentence; empty where it is not',
        sample: 'Please find it attached.',
      },
      company,
    },
  },
  PURCHASE_ORDER: {
    subject: 'Purchase order {number} - {company}',
    body: 'Please find our purchase order {number} below.\nIt is due on {due_date}.',
    placeholders: {
      number: numberOf('purchase order', '94'),
      vendor: { means: 'The vendor', sample: 'Cauvery Mills' },
      due_date: { means: 'The day on which it is due; may be empty', sample: '12 Dec 2026' },
      company,
    },
    hasPrint: true,
  },
  PURCHASE_ORDER_CANCELLED: {
    subject: 'Purchase order {number} cancelled - {company}',
    body: 'Purchase order {number} of {company} is cancelled. Please do not deliver it.\nReason: {reason}',
    placeholders: {
      number: numberOf('purchase order', '94'),
      vendor: { means: 'The vendor', sample: 'Cauvery Mills' },
      reason: { means: 'Why; may be empty', sample: 'Ordered twice' },
      company,
    },
    hasPrint: true,
  },
  PURCHASE_ORDER_STATUS: {
    subject: 'Purchase order {number} {status}',
    body: 'Purchase order {number} {status}.\n{vendor}, {total}\nReason: {reason}\n{address}',
    placeholders: {
      number: numberOf('purchase order', '94'),
      status: { means: 'Its status in words', sample: 'is rejected' },
      vendor: { means: 'The vendor', sample: 'Cauvery Mills' },
      total: { means: 'Its total', sample: '₹ 1,18,000.00' },
      reason: { means: 'Why it is rejected; else empty', sample: 'The price is too high' },
      address: record,
      company,
    },
  },
  TICKET: {
    subject: 'Ticket {number} is {status}',
    body: 'Your ticket {number}, “{title}”, is {status}.\n\n{address}',
    placeholders: {
      number: numberOf('ticket', 'T-31'),
      title: { means: 'Its subject', sample: 'Printer in the store' },
      status: { means: 'Its status in words', sample: 'in progress' },
      address: record,
      company,
    },
  },
};
export const MAIL_KINDS = Object.keys(MAILS) as MailKind[];

/** Values of the placeholders of a mail. */
export type MailValues = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{([^{}\n]*)\}/g;
/** Names of the placeholders in a text. */
export const namesIn = (text: string): string[] =>
  Array.from(text.matchAll(PLACEHOLDER), ([, name]) => name ?? '');

const listed = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

function placeholderFault(
  kind: MailKind,
  field: 'subject' | 'body',
  text: string,
): string | undefined {
  const { placeholders } = MAILS[kind];
  const names = namesIn(text);
  const unknown = names.find((name) => !Object.hasOwn(placeholders, name));
  if (unknown !== undefined)
    return `There is no placeholder {${unknown}}: this mail has ${listed(Object.keys(placeholders))}`;
  const secret = names.find((name) => placeholders[name]?.isSecret);
  if (field === 'subject')
    return secret && `{${secret}} must stand in the text and not in the subject`;
  const missing = Object.keys(placeholders).find(
    (name) => placeholders[name]?.isRequired && !names.includes(name),
  );
  return missing && `The text must hold {${missing}}`;
}

/** Fault of a text of the company's own: the first field that has one. */
export function mailFault(
  kind: MailKind,
  template: MailTemplate,
): CompanyFault<'subject' | 'body'> | undefined {
  const limits = { subject: LIMITS.mailSubject, body: LIMITS.mailBody };
  for (const field of ['subject', 'body'] as const) {
    const text = template[field];
    const name = field === 'subject' ? 'Subject' : 'Text';
    if (!text.trim() || text.length > limits[field])
      return { field, text: `${name} must have 1 to ${limits[field]} characters` };
    if (field === 'subject' && /[\r\n]/.test(text))
      return { field, text: 'Subject must be one line' };
    const fault = placeholderFault(kind, field, text);
    if (fault) return { field, text: fault };
  }
  return undefined;
}

/** Values for a preview and a test mail. */
export const sampleValues = (kind: MailKind): MailValues =>
  Object.fromEntries(
    Object.entries(MAILS[kind].placeholders).map(([name, { sample }]) => [name, sample]),
  );
