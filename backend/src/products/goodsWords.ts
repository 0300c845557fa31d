import { singular } from '../core/data/search.ts';

/** Units of measure in the shortest of their spellings, by which all of them begin. */
const UNITS: Record<string, readonly string[]> = {
  l: ['l', 'lt', 'ltr', 'ltrs', 'litre', 'litres', 'liter', 'liters'],
  ml: ['ml'],
  g: ['g', 'gm', 'gms', 'gram', 'grams'],
  kg: ['kg', 'kgs', 'kilo', 'kilos'],
  gsm: ['gsm'],
  mm: ['mm'],
  cm: ['cm', 'cms'],
  m: ['m', 'mtr', 'mtrs'],
  in: ['in', 'inch', 'inches'],
  ft: ['ft', 'feet'],
  ply: ['ply'],
  tc: ['tc'],
  w: ['w', 'watt', 'watts'],
};
const UNIT_OF = new Map(
  Object.entries(UNITS).flatMap(([unit, words]) => words.map((word) => [word, unit] as const)),
);
const ANY_UNIT = [...UNIT_OF.keys()].toSorted((a, b) => b.length - a.length).join('|');
const NUMBER = String.raw`\d+(?:\.\d+)?`;
/** Sizes (60 x 90) and measures (5 L) are one word; '600gsm' is one as it is written. */
const WORDS = new RegExp(
  String.raw`${NUMBER}(?:\s*[x×*]\s*${NUMBER})+|(${NUMBER})\s*(${ANY_UNIT})(?![\p{L}\p{M}\p{N}])|${NUMBER}|[\p{L}\p{M}\p{N}]+`,
  'giu',
);
/** Words that tell no goods from others. */
const FILLERS = ['a', 'and', 'of', 'for', 'the', 'with', 'x'];

const wordsIn = (text: string) => [...text.toLowerCase().matchAll(WORDS)];

/** Words by which goods are found: 'Bath towels 600gsm, 30x60' has bath, towel, 600 gsm and 30x60. */
export function goodsWords(text: string): string[] {
  const words = wordsIn(text).map(([word, number, unit]) =>
    number && unit ? `${number} ${UNIT_OF.get(unit)}` : singular(word),
  );
  const telling = words.filter((word) => !FILLERS.includes(word));
  return [...new Set(telling.length ? telling : words)];
}

/** True for a text with a size: '60x90', 'Underpad 60 × 90 cm'. */
export const hasSize = (text: string): boolean => /\d\s*[x×*]\s*\d/i.test(text);

/** Words without digits, those that tell nothing too. */
export const letterWords = (text: string): string[] =>
  wordsIn(text)
    .map(([word]) => singular(word))
    .filter((word) => !/\d/.test(word) && word !== 'x');

/** Numbers with what they measure, in the shortest spelling: '20 gm' is 20 of g, '30 x 60' is 30 and 60 of nothing. */
const measuresOf = (text: string): { number: string; unit: string | undefined }[] =>
  [...text.toLowerCase().matchAll(/(\d+(?:\.\d+)?)\s*(\p{L}*)/gu)].map(
    ([, number = '', word = '']) => ({ number, unit: UNIT_OF.get(word) }),
  );

/** True when each measure of the text is one of the name: 20g is not in '120 g', nor in '20 ml'. */
export function hasMeasures(text: string, name: string): boolean {
  const own = measuresOf(name);
  return measuresOf(text).every(({ number, unit }) =>
    own.some((one) => one.number === number && (!unit || one.unit === unit)),
  );
}

/** Number of a SKU typed or pasted alone: '492' or '#492'. */
export function skuNumberIn(text: string): number | undefined {
  const number = Number(/^\s*#?\s*([1-9]\d{0,14})\s*$/.exec(text)?.[1]);
  return Number.isNaN(number) ? undefined : number;
}
