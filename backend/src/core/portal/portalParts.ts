import { isPinOf } from '@munim/schema/shared/states.ts';
import type { PortalFault } from './fieldRules.ts';

/** Parts of files that both portals share. */

/** "20/11/2026" */
export const portalDay = (day: string): string => day.split('-').toReversed().join('/');
/** Money text as a JSON number: two decimals fit exactly into what is printed. */
export const figure = (amount: string): number => Number(amount);

type Address = Record<'address1' | 'address2' | 'address3' | 'city', string | null>;

export const placeOf = ({ address1, address2, address3, city }: Address) => ({
  first: address1 ?? '',
  second: [address2, address3].filter(Boolean).join(', '),
  city: city ?? '',
});

export type Check = PortalFault | undefined;
export const faultsOf = (checks: readonly Check[]): PortalFault[] =>
  checks.filter((check) => check !== undefined);

/** A fault of a field, unless it is right. */
export const check = (
  isRight: boolean,
  field: string,
  value: string | number | null | undefined,
  [message, remedy]: readonly [message: string, remedy: string],
): Check =>
  isRight
    ? undefined
    : {
        field,
        value: value === undefined || value === null ? null : String(value),
        message,
        remedy,
      };

const paise = (rupees: number): number => Math.round(rupees * 100);
const sumOfPaise = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + paise(amount), 0);

/** True when two sums differ by at most a rupee, as the portals demand. */
export const agree = (one: number, ...parts: readonly number[]): boolean =>
  Math.abs(paise(one) - sumOfPaise(parts)) <= 100;

/** GST state code of two digits, as texts and numbers of the portals have it. */
export const stateCode = (code: string | number): string => String(code).padStart(2, '0');

/** True when a PIN code can be of the state; of an unknown state it cannot. */
export const pinAgrees = (pin: number, code: string | number): boolean =>
  isPinOf(String(pin), stateCode(code));
