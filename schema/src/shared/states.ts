/**
 * States and union territories by their GST state codes: the closed list of what an address may be
 * in, with the first digits of their PIN codes. A whole PIN code lies in a neighbour's zone.
 */
export interface IndianState {
  code: string;
  /** Official name, as documents and the portals show it. */
  name: string;
  pins: readonly string[];
  /** Former and short names; capitals, spaces and "&" make no difference. */
  otherNames: readonly string[];
}

const TABLE = `
01 | Jammu and Kashmir | 18 19 | JK
02 | Himachal Pradesh | 17 | HP
03 | Punjab | 14 15 16 | PB
04 | Chandigarh | 16 | CH
05 | Uttarakhand | 24 26 | UK, UA, Uttaranchal
06 | Haryana | 12 13 | HR
07 | Delhi | 11 | DL, New Delhi, NCT of Delhi
08 | Rajasthan | 30 31 32 33 34 | RJ
09 | Uttar Pradesh | 20 21 22 23 24 25 26 27 28 802131 | UP
10 | Bihar | 80 81 82 84 85 | BR
11 | Sikkim | 737 | SK
12 | Arunachal Pradesh | 790 791 792 | AR
13 | Nagaland | 797 798 | NL
14 | Manipur | 795 | MN
15 | Mizoram | 796 | MZ
16 | Tripura | 799 | TR
17 | Meghalaya | 793 794 781029 781131 782410 | ML
18 | Assam | 78 | AS
19 | West Bengal | 70 71 72 73 74 | WB
20 | Jharkhand | 81 82 83 | JH
21 | Odisha | 75 76 77 | OD, OR, Orissa
22 | Chhattisgarh | 49 | CG, Chattisgarh
23 | Madhya Pradesh | 45 46 47 48 | MP
24 | Gujarat | 36 37 38 39 | GJ
26 | Dadra and Nagar Haveli and Daman and Diu | 362 396 | DD, DN, DNHDD, Dadra and Nagar Haveli, Daman and Diu, The Dadra and Nagar Haveli and Daman and Diu
27 | Maharashtra | 40 41 42 43 44 | MH
29 | Karnataka | 56 57 58 59 | KA
30 | Goa | 403 | GA
31 | Lakshadweep | 682 | LD, Lakshadweep Islands
32 | Kerala | 67 68 69 | KL, Keralam
33 | Tamil Nadu | 60 61 62 63 64 | TN
34 | Puducherry | 533 605 607 609 673 | PY, Pondicherry
35 | Andaman and Nicobar Islands | 744 | AN, Andaman and Nicobar
36 | Telangana | 50 | TS, TG
37 | Andhra Pradesh | 51 52 53 | AP
38 | Ladakh | 194 | LA
97 | Other Territory | | `;

export const STATES: readonly IndianState[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [code = '', name = '', pins = '', others = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return {
      code,
      name,
      pins: pins.split(' ').filter(Boolean),
      otherNames: others.split(',').flatMap((other) => other.trim() || []),
    };
  });

/** Offshore areas: they have no PIN codes, so that any goes with them. */
export const OTHER_TERRITORY = '97';
/** Place of supply of exports on the portals; no address is in it. */
const FOREIGN = { code: '96', name: 'Foreign Country' } as const;

/** Codes in GST numbers from before territories merged and Andhra Pradesh was divided. */
const FORMER_CODES: Readonly<Record<string, string>> = { '25': '26', '28': '37' };

const BY_CODE = new Map(STATES.map((state) => [state.code, state]));

/** The code in force; null for none of the list. */
export const presentCode = (code: string): string | null =>
  BY_CODE.get(FORMER_CODES[code] ?? code)?.code ?? null;

/** Official name of a code in force; null for none of the list. */
export const stateName = (code: string): string | null =>
  code === FOREIGN.code ? FOREIGN.name : (BY_CODE.get(code)?.name ?? null);

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '');

const BY_NAME = new Map(
  STATES.flatMap(({ code, name, otherNames }) =>
    [name, ...otherNames].map((known) => [lettersOf(known), code] as const),
  ),
);

/** One letter too many, missing or wrong, or two exchanged. */
function isOneLetterOff(one: string, other: string): boolean {
  const [long, short] = one.length < other.length ? [other, one] : [one, other];
  if (long.length - short.length > 1) return false;
  const at = Array.from(long).findIndex((letter, i) => letter !== short[i]);
  if (at < 0) return true;
  if (long.length > short.length) return long.slice(at + 1) === short.slice(at);
  const exchanged = `${long[at + 1] ?? ''}${long[at]}${long.slice(at + 2)}`;
  return long.slice(at + 1) === short.slice(at + 1) || exchanged === short.slice(at);
}

/** Least length of a misspelt name: in a shorter one a wrong letter may make another state's. */
const SHORTEST_MISSPELT = 5;

/**
 * The code of a state as a user wrote it: its name in any capitals, a former or short name, its
 * code, or a name with one wrong letter when only one state is so near; null for anything else.
 */
export function stateCodeOf(text: string): string | null {
  if (/^\s*[0-9]{2}\s*$/.test(text)) return presentCode(text.trim());
  const letters = lettersOf(text);
  const known = BY_NAME.get(letters);
  if (known !== undefined || letters.length < SHORTEST_MISSPELT) return known ?? null;
  const near = new Set(
    [...BY_NAME].flatMap(([name, code]) =>
      name.length >= SHORTEST_MISSPELT && isOneLetterOff(name, letters) ? [code] : [],
    ),
  );
  return near.size === 1 ? ([...near][0] ?? null) : null;
}

/**
 * True when a place of supply is in the company's own state: CGST + SGST, else IGST. A place whose
 * state is not known is in another.
 */
export const isWithinState = (place: string | null, company: string | null): boolean =>
  place !== null && place === company;

/** Codes of the states whose PIN codes begin so; most often one. */
export const statesOfPinZone = (pin: string): string[] =>
  STATES.flatMap(({ code, pins }) => (pins.some((start) => pin.startsWith(start)) ? [code] : []));

/**
 * Error of a PIN code with the state of its place, in words; null when it is in that state, and for
 * offshore areas. `states` are the codes of those that have the PIN code.
 */
export function pinStateProblem(
  pin: string,
  code: string,
  states: readonly string[],
): string | null {
  if (code === OTHER_TERRITORY || states.includes(code)) return null;
  return `PIN code ${pin} is in ${stateNames(states)}, not ${stateName(code)}`;
}

/** Error of a PIN code that no state has, in words. */
export const pinProblem = (pin: string, states: readonly string[]): string | null =>
  states.length ? null : `PIN code ${pin} is in no state`;

/** True when a PIN code can be of the state; of an unknown state it cannot. */
export const isPinOf = (pin: string, code: string | null): boolean =>
  /^[1-9][0-9]{5}$/.test(pin) &&
  (code === OTHER_TERRITORY || (code !== null && statesOfPinZone(pin).includes(code)));

/** "Gujarat or Maharashtra". */
export const stateNames = (codes: readonly string[], last = 'or'): string =>
  codes.map((code) => stateName(code) ?? code).join(` ${last} `);
