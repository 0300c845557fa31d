import { isPositive } from '../shared/money.ts';
import { type DocumentWord, irnStays, isIrnCancellable } from './invoiceRegistration.rules.ts';

/** Facts of an invoice that decide what its cancellation does elsewhere. */
export interface CancelledInvoice {
  number: string | null;
  date: string | null;
  received: string;
  accountingId: string | null;
  ewayBillNumber: string | null;
  irn: string | null;
  ackAt: string | null;
}

const INDIA = 'Asia/Kolkata';
const monthIn = new Intl.DateTimeFormat('en-CA', {
  timeZone: INDIA,
  year: 'numeric',
  month: '2-digit',
});
const monthName = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  month: 'long',
  year: 'numeric',
});
const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: INDIA,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const DAY_MS = 24 * 3600_000;

/** Effect of a cancellation at the e-invoice portal. */
const irnEffect = (ackAt: string, now: Date, word: DocumentWord): string =>
  isIrnCancellable(ackAt, now)
    ? `Cancel its IRN on the e-invoice portal before ${dayAndTime.format(Date.parse(ackAt) + DAY_MS)}.`
    : irnStays(word);

interface Filed {
  date: string | null;
  accountingId: string | null;
  irn: string | null;
  ackAt: string | null;
}

const accountingEffects = ({ accountingId }: Filed): string[] =>
  accountingId ? ['Its copy in accounting becomes void.'] : [];
/** Effects at the tax office. */
const filedEffects = ({ date, irn, ackAt }: Filed, now: Date, word: DocumentWord): string[] => [
  ...(irn && ackAt ? [irnEffect(ackAt, now, word)] : []),
  ...(date !== null && date.slice(0, 7) < monthIn.format(now)
    ? [
        `It is of ${monthName.format(Date.parse(date))}: the GST return of that month may be filed, and must then be amended.`,
      ]
    : []),
];

/** The same of an issued credit note. */
export const creditNoteCancelEffects = (
  note: Filed & { number: string | null; grandTotal: string },
  now: Date,
): string[] => [
  `${note.number ?? 'Its number'} stays used. ₹ ${note.grandTotal} is due again.`,
  ...accountingEffects(note),
  ...filedEffects(note, now, 'credit note'),
];

/** Effects of a cancellation, and what must be done elsewhere, in words for the user. */
export function invoiceCancelEffects(invoice: CancelledInvoice, now: Date): string[] {
  const { number, received, ewayBillNumber } = invoice;
  return [
    `${number ?? 'Its number'} stays used. The challan can be invoiced again.`,
    ...(isPositive(received) ? [`₹ ${received} received for it goes back to the order.`] : []),
    ...accountingEffects(invoice),
    ...(ewayBillNumber
      ? [
          `E-way bill ${ewayBillNumber} stays with it: cancel it on its portal, within 24 hours of making it. The next invoice needs its own.`,
        ]
      : []),
    ...filedEffects(invoice, now, 'invoice'),
  ];
}
