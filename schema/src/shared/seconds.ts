/**
 * Days of delivery points travel in REST as integer seconds (docs/rules/wire.md#days-and-times). 13
 * digits mean milliseconds.
 */
export const DATE_IN_SECONDS = 'Date must be in seconds';
const FIRST_MILLISECOND = 1e12;
export const isInSeconds = (value: number): boolean => value < FIRST_MILLISECOND;

/** The first second of a day in India. */
export const secondsOfDay = (day: string): number => Date.parse(`${day}T00:00:00+05:30`) / 1000;
