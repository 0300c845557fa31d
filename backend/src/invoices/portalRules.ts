import { gstinStateCode } from '@munim/schema/shared/gstin.ts';
import { isMoreThan, remaining } from '@munim/schema/shared/money.ts';

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

/** First digits of a state's PIN codes, by its code in GST numbers. */
const PINS: Record<string, readonly string[]> = {
  '01': ['18', '19'],
  '02': ['17'],
  '03': ['14', '15', '16'],
  '04': ['16'],
  '05': ['24', '26'],
  '06': ['12', '13'],
  '07': ['11'],
  '08': ['30', '31', '32', '33', '34'],
  '09': ['20', '21', '22', '23', '24', '25', '26', '27', '28'],
  '10': ['80', '81', '82', '84', '85'],
  '11': ['737'],
  '12': ['790', '791', '792'],
  '13': ['797', '798'],
  '14': ['795'],
  '15': ['796'],
  '16': ['799'],
  '17': ['793', '794'],
  '18': ['78'],
  '19': ['70', '71', '72', '73', '74'],
  '20': ['81', '82', '83'],
  '21': ['75', '76', '77'],
  '22': ['49'],
  '23': ['45', '46', '47', '48'],
  '24': ['36', '37', '38', '39'],
  '26': ['362', '396'],
  '27': ['40', '41', '42', '43', '44'],
  '29': ['56', '57', '58', '59'],
  '30': ['403'],
  '31': ['682'],
  '32': ['67', '68', '69'],
  '33': ['60', '61', '62', '63', '64'],
  '34': ['533', '605', '607', '609', '673'],
  '35': ['744'],
  '36': ['50'],
  '37': ['51', '52', '53'],
  '38': ['194'],
};

/** Whether a PIN code can be of the state; of an unknown state it cannot. */
export function pinAgrees(pin: string, state: string): boolean {
  const starts = PINS[gstinStateCode(state) ?? ''];
  return /^[1-9][0-9]{5}$/.test(pin) && (starts ?? []).some((start) => pin.startsWith(start));
}

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
