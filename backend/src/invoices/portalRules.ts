import { isMoreThan, remaining } from '@munim/schema/shared/money.ts';
import { isPinOf, stateCodeOf } from '@munim/schema/shared/states.ts';

/** Checks of the tax portals before they accept a file: arithmetic, patterns, places. */
export interface PortalProblem {
  field: string;
  message: string;
}

export type Check = PortalProblem | undefined;
export const problemsOf = (checks: readonly Check[]): PortalProblem[] =>
  checks.filter((check) => check !== undefined);
export const check = (isRight: boolean, field: string, message: string): Check =>
  isRight ? undefined : { field, message };

/** Rupees that a sum may differ by. */
const TOLERANCE = '1';
export const agree = (one: string, other: string): boolean =>
  !isMoreThan(remaining(one, other), TOLERANCE) && !isMoreThan(remaining(other, one), TOLERANCE);

const GSTIN = /^[0-9]{2}[0-9A-Z]{13}$/;
export const isGstin = (text: string | null): boolean => text !== null && GSTIN.test(text);
/** Not a zero or sign first; at most 16. */
export const isDocumentNumber = (text: string | null): boolean =>
  text !== null && /^[a-zA-Z1-9][a-zA-Z0-9/-]{0,15}$/.test(text);
/** HSN of goods: 4, 6 or 8 digits, no code of services. */
export const isGoodsCode = (text: string | null): boolean =>
  text !== null && /^([0-9]{4}|[0-9]{6}|[0-9]{8})$/.test(text) && !text.startsWith('99');
/** State, district, series, number; or the Bharat series. */
export const isVehicleNumber = (text: string): boolean =>
  /^[A-Z]{2}[0-9]{1,2}[A-Z]{0,3}[0-9]{4}$/.test(text) ||
  /^[0-9]{2}BH[0-9]{4}[A-Z]{1,2}$/.test(text);
const RATES = [0, 0.1, 0.25, 0.5, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40];
export const isRate = (percent: string): boolean => RATES.includes(Number(percent));

/** Whether a PIN code can be of the state; of an unknown state it cannot. */
export const pinAgrees = (pin: string, state: string): boolean => isPinOf(pin, stateCodeOf(state));

/** "20/11/2026" */
export const portalDay = (day: string): string => day.split('-').toReversed().join('/');
/** Money text as a JSON number: two decimals fit exactly into what is printed. */
export const figure = (amount: string): number => Number(amount);

/** A place for both portals; lines are cut at the portals' lengths. */
export function placeOf({
  address1,
  address2,
  address3,
  city,
}: {
  address1: string;
  address2: string | null;
  address3: string | null;
  city: string;
}) {
  const rest = [address2, address3].filter(Boolean).join(', ');
  return { first: address1.slice(0, 100), second: rest.slice(0, 100), city: city.slice(0, 50) };
}

/** The company's address is one setting: this takes its PIN code, and the town before the state. */
export function companyPlace(address: string): { first: string; city: string; pin: string } {
  const pin = /\b([1-9][0-9]{5})\b/.exec(address)?.[1] ?? '';
  const parts = address.split(',').map((part) => part.trim());
  return { first: (parts[0] ?? '').slice(0, 100), city: (parts.at(-2) ?? '').slice(0, 50), pin };
}
