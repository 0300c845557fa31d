import { POSTAL_CODE_PATTERN } from '@munim/schema/shared/limits.ts';
import {
  pinProblem,
  pinStateProblem,
  stateCodeOf,
  statesOfPinZone,
} from '@munim/schema/shared/states.ts';
import { t } from '../ui/text.ts';

/** Answer to the look-up of a PIN code. */
export interface LookedUp {
  pin: string;
  /** Codes of the states that have it; of one that is not in the server's table those of its zone. */
  states: readonly string[];
  outcome: 'found' | 'unknown' | 'failed';
}

export const isPostalCode = (text: string): boolean => new RegExp(POSTAL_CODE_PATTERN).test(text);

const statesOf = (pin: string, found: LookedUp | null): readonly string[] =>
  found?.pin === pin ? found.states : statesOfPinZone(pin);

/** Error of a PIN code that no state has, as the server says it. */
export const pinCodeProblem = (text: string, found: LookedUp | null): string | null =>
  pinProblem(text.trim(), statesOf(text.trim(), found));

/** Error of a PIN code with the chosen state, as the server says it; null until both are there. */
export function placeProblem(text: string, state: string, found: LookedUp | null): string | null {
  const pin = text.trim();
  const code = stateCodeOf(state);
  if (!isPostalCode(pin) || !code) return null;
  const states = statesOf(pin, found);
  return states.length ? pinStateProblem(pin, code, states) : null;
}

/** Advice when district and state do not follow from the PIN code. */
export function lookUpHint(text: string, found: LookedUp | null, district: string): string | null {
  const pin = text.trim();
  if (found?.pin !== pin || found.outcome === 'found') return null;
  return found.outcome === 'failed'
    ? t(
        '{{pin}} could not be looked up. Type the {{district}} and choose the state, or look it up again.',
        { pin, district },
      )
    : t(
        '{{pin}} is not in the list of PIN codes. Check its digits, or type the {{district}} and choose the state.',
        { pin, district },
      );
}
