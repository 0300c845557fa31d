/** Series of document numbers: invoices and bills of supply share one, as the GST rules allow. */
export const SERIES = ['INV', 'CN', 'SO', 'DC'] as const;
export type Series = (typeof SERIES)[number];

/** Numbered for each GST registration; the others for the company. */
export const isByRegistration = (series: Series): boolean => series === 'INV' || series === 'CN';

/** Rule 46 of the GST rules: letters, digits, - and /, at most 16 of them, once in a financial year. */
export const NUMBER_LENGTH = 16;
const PREFIX = /^[A-Z1-9]([A-Z0-9/-]{0,3}[A-Z0-9])?$/;
const FEWEST_DIGITS = 5;

export const documentNumber = (prefix: string, financialYear: string, number: number): string =>
  `${prefix}-${financialYear}-${String(number).padStart(FEWEST_DIGITS, '0')}`;

export interface SeriesSettings {
  series: Series;
  prefix: string;
  next_number: number;
}

/** Fault of a prefix and the next number, apart from what was issued. */
export function seriesFault(
  { series, prefix, next_number }: SeriesSettings,
  financialYear: string,
): { field: 'prefix' | 'next_number'; text: string } | undefined {
  if (!PREFIX.test(prefix))
    return {
      field: 'prefix',
      text: 'Prefix must have 1 to 5 capital letters, digits, - and /, begin with a letter or a digit above 0 and end with a letter or digit',
    };
  if (series === 'SO' && prefix.includes('/'))
    return { field: 'prefix', text: 'Prefix of orders must not have /: addresses hold the number' };
  if (!Number.isSafeInteger(next_number) || next_number < 1)
    return { field: 'next_number', text: 'Next number must be a whole number from 1' };
  const number = documentNumber(prefix, financialYear, next_number);
  if (number.length > NUMBER_LENGTH)
    return {
      field: 'next_number',
      text: `${number} has ${number.length} characters; the GST rules allow ${NUMBER_LENGTH}`,
    };
  return undefined;
}

/**
 * Reason why a number cannot be the next one: none is given twice, and none left out. `last` is
 * null while there is none.
 */
export function nextNumberProblem(
  { prefix, next_number }: Omit<SeriesSettings, 'series'>,
  financialYear: string,
  last: number | null,
): string | undefined {
  if (last === null || next_number === last + 1) return undefined;
  const issued = documentNumber(prefix, financialYear, last);
  return next_number <= last
    ? `${issued} is given: the next number is ${last + 1}`
    : `${issued} is given, and numbers leave no gap: the next is ${last + 1}. Another prefix begins with any number`;
}
