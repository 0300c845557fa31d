import { gstinCheckCharacter } from '@munim/schema/shared/gstin.ts';
import type { Random } from './random.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** State, PAN of a company of that name, first registration, check character. */
export function gstinFor(random: Random, stateCode: string, name: string): string {
  const letters = (count: number) =>
    Array.from({ length: count }, () => LETTERS.charAt(random.int(0, LETTERS.length - 1))).join('');
  const initial = /[A-Z]/.exec(name.toUpperCase())?.[0] ?? 'M';
  const pan = `${letters(3)}C${initial}${String(random.int(1, 9999)).padStart(4, '0')}${letters(1)}`;
  const first14 = `${stateCode}${pan}1Z`;
  return first14 + gstinCheckCharacter(first14);
}
