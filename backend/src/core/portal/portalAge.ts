import { addDays, daysBetween } from '@munim/schema/shared/days.ts';
import { indianDay } from '../data/days.ts';
import { printedDay } from '../print/printedDay.ts';
import { type Check, check, portalDay } from './portalParts.ts';

/** Days from a document's own to the last one on which the e-way bill portal takes it. */
const E_WAY_DAYS = 180;
/** Days that are left when the file begins to say so. */
const WARNED_DAYS = 10;

/** Documents without a day have other faults. */
const isOver = (day: string | null, within: number): boolean =>
  day !== null && indianDay() > addDays(day, within);

/**
 * Fault of a document that is too old for the e-invoice portal. `within`: days that the portal gives the company, 0 for
 * one of small turnover.
 */
export function eInvoiceAgeFault(day: string | null, within: number): Check {
  if (!within || day === null || !isOver(day, within)) return undefined;
  return check(false, 'DocDtls.Dt', portalDay(day), [
    `The e-invoice portal takes documents of the last ${within} days only: the last day for this one was ${printedDay(addDays(day, within))}`,
    'Ask your tax adviser: a document that needs an IRN and has none is no valid tax invoice.',
  ]);
}

/** Note with the days that are left, once they are few; the last day is one of them. */
export function eInvoiceAgeNotes(day: string | null, within: number): string[] {
  if (!within || day === null) return [];
  const left = daysBetween(indianDay(), addDays(day, within));
  if (left < 0 || left > WARNED_DAYS) return [];
  const days =
    left === 0 ? 'Today is the last day' : left === 1 ? '1 day is left' : `${left} days are left`;
  return [
    `${days}: the e-invoice portal takes this document until ${printedDay(addDays(day, within))}.`,
  ];
}

export const eWayBillAgeFault = (day: string | null): Check =>
  check(!isOver(day, E_WAY_DAYS), 'docDate', day && portalDay(day), [
    `The e-way bill portal takes documents of the last ${E_WAY_DAYS} days only`,
    'Send the goods with a new document.',
  ]);
