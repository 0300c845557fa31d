/** Titles of actions begin with `New`: people also write create, add or make. */
const VERB = /^(?:new|create|add|make)(?:\s+an?)?(?=\s|$)/;

/** Typed text in the words of titles: `Create an order` as `new order`. */
export const asTitled = (typed: string): string =>
  typed.trim().toLowerCase().replaceAll(/\s+/g, ' ').replace(VERB, 'new');

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];
const stem = (word: string) => word.replace(/(?<=.{3})s$/, '');

/**
 * True when the words differ by one letter more, less or other, or by two neighbours in each
 * other's place.
 */
function isNear(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const [a, b] = [one.slice(same), other.slice(same)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}

/** A typo in a word of five letters or more; of its beginning five letters must be typed. */
const isTypo = (typed: string, word: string): boolean =>
  typed.length > 3 &&
  stem(word).length > 4 &&
  (isNear(stem(typed), stem(word)) ||
    (typed.length > 4 && [-1, 0, 1].some((by) => isNear(typed, word.slice(0, typed.length + by)))));

/** Ranks of how a text fits a title; the smaller the better. */
export const FIT = { BEGINS: 0, WORD: 1, PART: 2, GROUP: 3, TYPO: 4, NONE: 5 } as const;

export interface Titled {
  title: string;
  /** Group of the title, or what tells it from others. */
  detail: string;
  /** Other words for it, which are not shown. */
  also?: string;
}

export function fitOf({ title, detail, also = '' }: Titled, text: string): number {
  const words = wordsOf(`${title} ${also}`);
  const typed = wordsOf(text);
  const isIn = (fits: (one: string, word: string) => boolean) =>
    typed.length > 0 && typed.every((one) => words.some((word) => fits(one, word)));
  if (title.toLowerCase().startsWith(text)) return FIT.BEGINS;
  if (words.some((word) => word.startsWith(text))) return FIT.WORD;
  if (title.toLowerCase().includes(text) || isIn((one, word) => word.startsWith(one)))
    return FIT.PART;
  if (detail && detail.toLowerCase().startsWith(text)) return FIT.GROUP;
  return isIn((one, word) => word.startsWith(one) || isTypo(one, word)) ? FIT.TYPO : FIT.NONE;
}
