import { isMoreThan, remaining } from '../shared/money.ts';

/** Answer of the e-invoice portal on an invoice or a credit note. Moments are ISO 8601. */
export interface IrnRegistration {
  irn: string | null;
  ackNumber: string | null;
  ackAt: string | null;
  /** JWT that the QR code holds. */
  signedQr: string | null;
}

/** Answers of both portals of the tax office on an invoice; the e-way bill is that of its challan. */
export interface Registration extends IrnRegistration {
  ewayBillNumber: string | null;
  ewayBillAt: string | null;
  ewayBillValidUntil: string | null;
}

export type DocumentWord = 'invoice' | 'credit note';

/** The document that a registration must be of. */
export interface RegisteredDocument {
  word: DocumentWord;
  number: string | null;
  date: string | null;
  companyGstin: string;
  grandTotal: string;
  /** Reason why it gets no IRN; null when it does. */
  eInvoiceRefusal?: string | null;
}

export interface RegistrationProblem<Field extends keyof Registration = keyof Registration> {
  field: Field;
  text: string;
}

/** Most bytes that one QR code holds, less a reserve. */
export const MOST_QR_CHARACTERS = 2900;
/** The e-invoice portal cancels an IRN for so long. */
const CANCELLABLE_HOURS = 24;
const HOUR_MS = 3600_000;

const IRN = /^[0-9a-f]{64}$/;
const ACK_NUMBER = /^[0-9]{1,20}$/;
const E_WAY_NUMBER = /^[0-9]{12}$/;
const JWT = /^[\w-]+\.([\w-]+)\.[\w-]+$/;

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() || null : null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Invoice data in a signed QR code; undefined when it is none of the portal's. */
function contentOfQr(signedQr: string): Row | undefined {
  const [, payload = ''] = JWT.exec(signedQr) ?? [];
  let body: unknown;
  try {
    body = parsed(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
  const data = isRow(body) ? body['data'] : undefined;
  const content = typeof data === 'string' ? parsed(data) : data;
  return isRow(content) && textOf(content['Irn']) ? content : undefined;
}

/** "20/11/2026" of "2026-11-20". */
const portalDay = (day: string): string => day.split('-').toReversed().join('/');
const differsByRupee = (one: string, other: string): boolean =>
  isMoreThan(remaining(one, other), '1') || isMoreThan(remaining(other, one), '1');

function qrProblem(signedQr: string, irn: string, invoice: RegisteredDocument): string | undefined {
  const content = contentOfQr(signedQr);
  if (!content) return 'This is no signed QR code of the e-invoice portal';
  const total = textOf(content['TotInvVal']);
  const wrong =
    (textOf(content['Irn']) !== irn && 'IRN') ||
    (textOf(content['DocNo']) !== invoice.number && 'number') ||
    (textOf(content['SellerGstin']) !== invoice.companyGstin && 'GST number of the company') ||
    (invoice.date && textOf(content['DocDt']) !== portalDay(invoice.date) && 'date') ||
    ((!total || !/^\d+(\.\d+)?$/.test(total) || differsByRupee(total, invoice.grandTotal)) &&
      'total');
  return wrong
    ? `This signed QR code is of another ${invoice.word}: its ${wrong} differs`
    : undefined;
}

const dayInIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** Portals answer after the invoice was issued, and not in the future. */
function momentProblem(
  moment: string,
  { date, word }: RegisteredDocument,
  now: Date,
): string | undefined {
  const at = new Date(moment);
  if (Number.isNaN(at.valueOf())) return 'This is no date with time';
  if (at.valueOf() > now.valueOf() + HOUR_MS / 12) return 'This time is in the future';
  if (date && dayInIndia.format(at) < date) return `This time is before the ${word} of ${date}`;
  return undefined;
}

type Checks<Field> = [Field, string | false | undefined][];
const problemsOf = <Field extends keyof Registration>(checks: Checks<Field>) =>
  checks.flatMap(([field, text]) => (text ? [{ field, text }] : []));

/** All that is wrong with what the e-invoice portal answered, field by field; empty when it can be kept. */
export function irnProblems(
  { irn, ackNumber, ackAt, signedQr }: IrnRegistration,
  document: RegisteredDocument,
  now: Date,
): RegistrationProblem<keyof IrnRegistration>[] {
  return problemsOf<keyof IrnRegistration>([
    ['irn', irn !== null && (document.eInvoiceRefusal ?? false)],
    ['irn', irn !== null && !IRN.test(irn) && 'An IRN has 64 digits and letters a to f'],
    ['irn', irn === null && (ackNumber ?? ackAt ?? signedQr) !== null && 'The IRN is required'],
    ['ackNumber', irn !== null && ackNumber === null && 'The acknowledgement number is required'],
    [
      'ackNumber',
      ackNumber !== null &&
        !ACK_NUMBER.test(ackNumber) &&
        'An acknowledgement number has digits only',
    ],
    ['ackAt', irn !== null && ackAt === null && 'The acknowledgement date is required'],
    ['ackAt', ackAt !== null && momentProblem(ackAt, document, now)],
    ['signedQr', irn !== null && signedQr !== null && qrProblem(signedQr, irn, document)],
  ]);
}

/** The same of all that the portals answered on an invoice. */
export function registrationProblems(
  registration: Registration,
  invoice: RegisteredDocument,
  now: Date,
): RegistrationProblem[] {
  const { ewayBillNumber: eway, ewayBillAt: madeAt, ewayBillValidUntil: until } = registration;
  const ofEwayBill = problemsOf([
    [
      'ewayBillNumber',
      eway !== null && !E_WAY_NUMBER.test(eway) && 'An e-way bill number has 12 digits',
    ],
    [
      'ewayBillNumber',
      eway === null && (madeAt ?? until) !== null && 'The e-way bill number is required',
    ],
    ['ewayBillAt', madeAt !== null && momentProblem(madeAt, invoice, now)],
    [
      'ewayBillValidUntil',
      until !== null && Number.isNaN(Date.parse(until)) && 'This is no date with time',
    ],
    [
      'ewayBillValidUntil',
      until !== null &&
        madeAt !== null &&
        Date.parse(until) <= Date.parse(madeAt) &&
        'An e-way bill is valid until a time after it was made',
    ],
  ]);
  return [...irnProblems(registration, invoice, now), ...ofEwayBill];
}

/** True while the e-invoice portal still cancels the IRN. */
export const isIrnCancellable = (ackAt: string, now: Date): boolean =>
  now.valueOf() - Date.parse(ackAt) <= CANCELLABLE_HOURS * HOUR_MS;

const REMEDY: Record<DocumentWord, string> = {
  invoice: 'A credit note corrects it.',
  'credit note': 'Bill what it credited again instead.',
};
/** Text on the validity of a document after the portal's 24 hours. */
export const irnStays = (word: DocumentWord): string =>
  `The e-invoice portal no longer cancels its IRN: 24 hours have passed, so the ${word} stays valid there. ${REMEDY[word]}`;
