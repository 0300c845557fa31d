import { stateCodeOf } from '../shared/states.ts';

/**
 * Reason why goods may not go from a warehouse to a customer; null where they may. Each state has
 * its own GST registration: an invoice under that of another state for goods that leave this one
 * would be under the wrong number.
 */
export function supplyRefusal(
  { name, state }: { name: string; state: string },
  registeredStates: readonly string[],
): string | null {
  const code = stateCodeOf(state);
  if (code !== null && registeredStates.includes(code)) return null;
  return `Warehouse ${name} is in ${state}, where the company has no GST registration: no goods go from there to customers`;
}
