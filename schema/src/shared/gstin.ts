/** Form of a GST number in REST: length and characters only (docs/rules/tax.md#gst-numbers). */
export const GSTIN_PATTERN = '^[0-9A-Z]{15}$';

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * State code, the first two digits. 25 and 28 occur in numbers from before states merged or split.
 */
const STATES: Record<string, string> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '25': 'Daman and Diu',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '28': 'Andhra Pradesh',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other Territory',
  '99': 'Centre Jurisdiction',
};

/** Codes whose holders may be from any state. */
const NO_STATE = ['97', '99'];
const LONG_NAMES: Record<string, string> = { '25': 'Dadra and Nagar Haveli and Daman and Diu' };
const OLD_NAMES: Record<string, string> = {
  orissa: 'odisha',
  uttaranchal: 'uttarakhand',
  pondicherry: 'puducherry',
  newdelhi: 'delhi',
};

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

/** The state a GST number was given in; null when its first two digits are of none. */
export const gstinState = (gstin: string): string | null => STATES[gstin.slice(0, 2)] ?? null;

const plain = (state: string) => {
  const letters = state
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '');
  return OLD_NAMES[letters] ?? letters;
};
const KNOWN = new Set(Object.values(STATES).map(plain));

/** The two digits of a state, as GST numbers begin; null when there is no such state. Those that merged have one left. */
export function gstinStateCode(state: string): string | null {
  const merged = ['25', '28'];
  return (
    Object.keys(STATES).find(
      (code) => !merged.includes(code) && plain(STATES[code] ?? '') === plain(state),
    ) ?? null
  );
}

function stateProblem(gstin: string, state: string): string | null {
  const code = gstin.slice(0, 2);
  const own = [STATES[code], LONG_NAMES[code]].flatMap((name) => (name ? [plain(name)] : []));
  if (NO_STATE.includes(code) || !KNOWN.has(plain(state)) || own.includes(plain(state)))
    return null;
  return `GST number is of ${STATES[code]}, not ${state}`;
}

/**
 * Error of a GST number in words; null when there is none. With a state, also whether the number
 * was given there. Ids of transporters (TRANSIN) are not GST numbers: do not check those.
 */
export function gstinProblem(gstin: string, state?: string | null): string | null {
  if (gstin.length !== 15) return 'GST number must have 15 characters';
  if (!/^[0-9A-Z]+$/.test(gstin)) return 'GST number has only capital letters and digits';
  if (!gstinState(gstin)) return 'GST number begins with no known state code';
  const hasCheck = ON_PAN.test(gstin) || ON_TAN.test(gstin);
  if (!hasCheck && !ON_NEITHER.test(gstin)) return 'GST number is not of the form 29ABCDE1234F1Z5';
  if (hasCheck && gstin.at(-1) !== gstinCheckCharacter(gstin.slice(0, 14)))
    return 'GST number has a wrong check digit';
  return state ? stateProblem(gstin, state) : null;
}
