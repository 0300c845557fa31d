/** The same text gives the same numbers, everywhere (FNV-1a into mulberry32). */
export class Random {
  #state: number;

  constructor(seed: string) {
    let hash = 0x811c9dc5;
    for (const character of seed)
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
    this.#state = hash >>> 0;
  }

  /** Number from 0 to below 1. */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Whole number between both ends, which are included. */
  int(least: number, most: number): number {
    return least + Math.floor(this.fraction() * (most - least + 1));
  }

  chance(percent: number): boolean {
    return this.fraction() * 100 < percent;
  }

  pick<T>(from: readonly T[]): T {
    return required(from[this.int(0, from.length - 1)]);
  }

  /** One of the words, by weight. */
  weighted<Word extends string>(weights: Partial<Record<Word, number>>): Word {
    const entries = Object.entries(weights) as [Word, number][];
    let left = this.fraction() * entries.reduce((all, [, weight]) => all + weight, 0);
    for (const [word, weight] of entries) {
      left -= weight;
      if (left < 0) return word;
    }
    return required(entries.at(-1))[0];
  }

  /** Different items of a list, as many as asked for or all there are. */
  some<T>(from: readonly T[], count: number): T[] {
    const rest = [...from];
    return Array.from({ length: Math.min(count, rest.length) }, () =>
      required(rest.splice(this.int(0, rest.length - 1), 1)[0]),
    );
  }

  uuid(): string {
    const digits = Array.from({ length: 32 }, () => this.int(0, 15).toString(16));
    digits[12] = '4';
    digits[16] = this.pick(['8', '9', 'a', 'b']);
    return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }
}

/** Fails when undefined: then the seed's own data is wrong. */
export function required<T>(value: T | undefined, what = 'A value'): T {
  if (value === undefined) throw new Error(`${what} is missing in the demo data`);
  return value;
}

export const mobileNumber = (index: number): string => String(5_550_000_000 + index);

const FIRST_USER_MOBILE = 10_000;
/** Mobile number of a user of the random demo data; no two users share one. */
export const userMobile = (userId: number): string => mobileNumber(FIRST_USER_MOBILE + userId);
