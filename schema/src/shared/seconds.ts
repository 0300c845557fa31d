/** The old program's habit: days travel as integer seconds (contract: LO09, LO13). Milliseconds are told apart by their 13 digits. */
export const DATE_IN_SECONDS = 'Date must be in seconds';
const FIRST_MILLISECOND = 1e12;
export const isInSeconds = (value: number): boolean => value < FIRST_MILLISECOND;

/** The first second of a day in India. */
export const secondsOfDay = (day: string): number => Date.parse(`${day}T00:00:00+05:30`) / 1000;
