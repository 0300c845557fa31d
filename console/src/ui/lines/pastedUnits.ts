/** Units as people write them, by the word that stands for all of them. */
const UNITS: Record<string, readonly string[]> = {
  PCS: ['pcs', 'pc', 'piece', 'pieces', 'nos', 'no', 'number', 'each', 'ea', 'unit', 'units'],
  BAG: ['bag', 'bags'],
  BOX: ['box', 'boxes', 'bx'],
  BTL: ['btl', 'btls', 'bottle', 'bottles'],
  CAN: ['can', 'cans'],
  CTN: ['ctn', 'ctns', 'carton', 'cartons', 'case', 'cases'],
  DOZ: ['doz', 'dzn', 'dozen', 'dozens'],
  JAR: ['jar', 'jars'],
  KG: ['kg', 'kgs', 'kilo', 'kilos'],
  LTR: ['ltr', 'ltrs', 'litre', 'litres', 'liter', 'liters'],
  MTR: ['mtr', 'mtrs', 'metre', 'metres', 'meter', 'meters'],
  PAIR: ['pair', 'pairs', 'pr', 'prs'],
  PKT: ['pkt', 'pkts', 'packet', 'packets', 'pack', 'packs', 'pkg'],
  REAM: ['ream', 'reams'],
  ROLL: ['roll', 'rolls'],
  SET: ['set', 'sets'],
  TIN: ['tin', 'tins'],
};
const CANONICAL = new Map(
  Object.entries(UNITS).flatMap(([unit, words]) => words.map((word) => [word, unit])),
);

/** Alternatives of a pattern, longer ones first. */
export const UNIT_WORDS: string = [...CANONICAL.keys()]
  .toSorted((left, right) => right.length - left.length)
  .join('|');

/** The unit by its usual short form; an unknown one in capitals. */
export function unitOf(written: string): string {
  const word = written.trim().replace(/\.$/, '');
  return CANONICAL.get(word.toLowerCase()) ?? word.toUpperCase();
}

export const isUnit = (written: string): boolean =>
  CANONICAL.has(written.trim().replace(/\.$/, '').toLowerCase());
