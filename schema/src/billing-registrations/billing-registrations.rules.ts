import { isWithinState } from '../shared/states.ts';

/** A registration as far as tax depends on it. */
export interface Registered {
  gstNumber: string | null;
  stateCode: string | null;
  kind: 'REGULAR' | 'SEZ' | null;
}

/** A registration among those that may be billed for a customer. */
export interface Billable extends Registered {
  id: string;
  /** Customer whose own it is; null for an organisation's. */
  customerId: string | null;
}

/**
 * Bill-to: a registration, the customer itself as not registered, or undecided, so that a user has
 * to be asked.
 */
export type Billed<R> = R | 'CUSTOMER' | 'UNDECIDED';

/**
 * Bill-to of goods to a state: the registration that was chosen, else the customer's own,
 * else the only one of its organisation in that state. `registrations` are the active ones.
 */
export function billedOf<R extends Billable>(
  registrations: readonly R[],
  choice: { registrationId: string | null; customerItself: boolean },
  shipTo: string | null,
): Billed<R> {
  const { registrationId, customerItself } = choice;
  if (registrationId !== null)
    return registrations.find(({ id }) => id === registrationId) ?? 'UNDECIDED';
  const own = registrations.find(({ customerId }) => customerId !== null);
  if (own) return own;
  if (customerItself || !registrations.length) return 'CUSTOMER';
  const [there, another] = registrations.filter(({ stateCode }) => stateCode === shipTo);
  return there && !another && shipTo !== null ? there : 'UNDECIDED';
}

export interface PlaceOfSupply {
  /** GST state code. */
  stateCode: string | null;
  /** CGST + SGST, else IGST. */
  withinState: boolean;
}

/**
 * Place of supply of goods (section 10 of the IGST Act): the state of the GST number that is
 * billed, wherever the goods go (10(1)(b)); of a customer who is not registered, where they go
 * (10(1)(a)). A supply to a special economic zone is inter-state whatever the states (section 7(5)
 * there).
 */
export function placeOfSupply({
  billed,
  shipTo,
  company,
}: {
  /** Registration; null for a customer who is not registered. */
  billed: Registered | null;
  shipTo: string | null;
  company: string | null;
}): PlaceOfSupply {
  const stateCode = billed?.gstNumber ? billed.stateCode : shipTo;
  return {
    stateCode,
    withinState: billed?.kind !== 'SEZ' && isWithinState(stateCode, company),
  };
}
