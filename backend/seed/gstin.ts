import type { Random } from './random.ts';

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTERS = CHARACTERS.slice(10);

/** The fifteenth character of a GST number, from the fourteen before it. */
export function gstinCheckCharacter(first14: string): string {
  const sum = Array.from(first14).reduce((all, character, i) => {
    const product = CHARACTERS.indexOf(character) * (i % 2 === 0 ? 1 : 2);
    return all + Math.floor(product / 36) + (product % 36);
  }, 0);
  return CHARACTERS.charAt((36 - (sum % 36)) % 36);
}

/** State, PAN of a company of that name, first registration, check character. */
export function gstinFor(random: Random, stateCode: string, name: string): string {
  const letters = (count: number) => Array.from({ length: count }, () => LETTERS.charAt(random.int(0, LETTERS.length - 1))).join('');
  const initial = /[A-Z]/.exec(name.toUpperCase())?.[0] ?? 'M';
  const pan = `${letters(3)}C${initial}${String(random.int(1, 9999)).padStart(4, '0')}${letters(1)}`;
  const first14 = `${stateCode}${pan}1Z`;
  return first14 + gstinCheckCharacter(first14);
}
