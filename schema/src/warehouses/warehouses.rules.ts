import { stateCodeOf } from '../shared/states.ts';

/**
 * Why goods may not go from a warehouse to a customer; null where they may. Each state has its own GST
 * registration, and the company has one, of its own state: an invoice under it for goods that leave
 * another state would be under the wrong number.
 */
export function supplyRefusal(
  { name, state }: { name: string; state: string },
  companyStateCode: string,
): string | null {
  if (stateCodeOf(state) === companyStateCode) return null;
  return `Warehouse ${name} is in ${state}, where the company has no GST registration: no goods go from there to customers`;
}
