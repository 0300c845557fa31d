import { OTHER_TERRITORY, presentCode, stateCodeOf, stateName } from './states.ts';

/** Form of a GST number in REST; what else must hold says gstinProblem (docs/rules/tax.md#gst-numbers). */
export const GSTIN_PATTERN = '^[0-9A-Z]{15}$';

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Codes whose holders may be from any state: offshore areas, and offices of the centre. */
const CENTRE = '99';
const NO_STATE = [OTHER_TERRITORY, CENTRE];

const ON_PAN = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][1-9A-Z][0-9A-Z]$/;
/** Offices that deduct tax are registered on their TAN. */
const ON_TAN = /^[0-9]{2}[A-Z]{4}[0-9]{5}[A-Z][1-9A-Z]D[0-9A-Z]$/;
/** United Nations bodies, embassies and non-residents: no PAN, and a different last character. */
const ON_NEITHER = /^[0-9]{4}[A-Z]{3}[0-9]{5}(UN|ON|NR|OS)[0-9A-Z]$/;

/** The fifteenth character of a GST number, from the fourteen before it. */
export function gstinCheckCharacter(first14: string): string {
  const sum = Array.from(first14).reduce((all, character, i) => {
    const product = CHARACTERS.indexOf(character) * (i % 2 === 0 ? 1 : 2);
    return all + Math.floor(product / 36) + (product % 36);
  }, 0);
  return CHARACTERS.charAt((36 - (sum % 36)) % 36);
}

/**
 * Code of the state a GST number was given in; null when its first two digits are of none. Codes of
 * states that merged or were divided are those in force.
 */
export const stateCodeOfGstin = (gstin: string): string | null => {
  const code = gstin.slice(0, 2);
  return code === CENTRE ? CENTRE : presentCode(code);
};

/** The PAN on which a GST number was given; null for one of an office that deducts tax, or of no such form. */
export const panOfGstin = (gstin: string): string | null =>
  ON_PAN.test(gstin) ? gstin.slice(2, 12) : null;

/** Error when a GST number was not given in the state; null also when either is of no state. */
export function gstinStateProblem(gstin: string, state: string): string | null {
  const [given, wanted] = [stateCodeOfGstin(gstin), stateCodeOf(state)];
  if (!given || !wanted || NO_STATE.includes(given) || given === wanted) return null;
  return `GST number is of ${stateName(given)}, not ${stateName(wanted)}`;
}

/**
 * Error of a GST number in words; null when there is none. With a state, also whether the number
 * was given there.
 */
export function gstinProblem(gstin: string, state?: string | null): string | null {
  if (gstin.length !== 15) return 'GST number must have 15 characters';
  if (!/^[0-9A-Z]+$/.test(gstin)) return 'GST number has only capital letters and digits';
  if (!stateCodeOfGstin(gstin)) return 'GST number begins with no known state code';
  const hasCheck = ON_PAN.test(gstin) || ON_TAN.test(gstin);
  if (!hasCheck && !ON_NEITHER.test(gstin)) return 'GST number is not of the form 29ABCDE1234F1ZW';
  if (hasCheck && gstin.at(-1) !== gstinCheckCharacter(gstin.slice(0, 14)))
    return 'GST number has a wrong check digit';
  return state ? gstinStateProblem(gstin, state) : null;
}

/** GST numbers of taxpayers other than offices that deduct or collect tax. */
const OF_A_BUSINESS = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/**
 * Error of what a carrier is known by at the e-way bill portal, in words: its GST number, or an
 * enrolment id (TRANSIN), of which only the form is known.
 */
export function transporterIdProblem(id: string): string | null {
  if (OF_A_BUSINESS.test(id) || id.length !== 15) return gstinProblem(id);
  return /^[0-9]{2}[0-9A-Z]{13}$/.test(id)
    ? null
    : 'An enrolment id is two digits and 13 capital letters or digits';
}
