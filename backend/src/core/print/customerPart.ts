import { stateName } from '@munim/schema/shared/states.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database, Trx } from '../data/database.ts';
import type { BillTo } from '../data/billTo.ts';
import type { AddressDetails, Person, TenantInfo } from '../data/embeds.ts';
import { issuedPerson } from '../data/issuedMasters.ts';
import type { Markup } from './html.ts';
import {
  billToPart,
  type Fact,
  party,
  placeLines,
  sideBySide,
  stateWithCode,
} from './printParts.ts';

/** Facts of a customer beside the document's record. */
export interface CustomerFacts {
  /** Person of the customer. */
  contact: Person | null;
  /** Person of the company. */
  salesPerson: Person | null;
}

/** Values of now, or of the document's copy. */
export async function customerFacts(
  db: Database | Trx,
  { contactId, salesPersonId }: Record<'contactId' | 'salesPersonId', number | null>,
  copy: RawBuilder<boolean> = sql`false`,
): Promise<CustomerFacts> {
  const { contact, sales_person } = await db
    .selectFrom(sql`(select)`.as('always'))
    .leftJoin('issued_copies as ic', (join) => join.on(copy))
    .select([issuedPerson(contactId).as('contact'), issuedPerson(salesPersonId).as('sales_person')])
    .executeTakeFirstOrThrow();
  return { contact, salesPerson: sales_person };
}

const reachedBy = ({ email, mobile }: Person) => [mobile && `Phone ${mobile}`, email];

/** The places that lines go to, each once. */
export const distinctPlaces = (places: readonly AddressDetails[]): AddressDetails[] => [
  ...new Map(places.map((place) => [place.address_id, place])).values(),
];

/** The one state that all lines are taxed for, wherever their address is by now; lines of several states are taxed each by its own. */
export function placeOfSupply(lines: readonly { state_code: string | null }[]): Fact {
  const codes = new Set(lines.map(({ state_code }) => state_code));
  const [code] = codes;
  const state = codes.size === 1 && code ? stateName(code) : null;
  return ['Place of supply', state && stateWithCode(state)];
}

/** A line's own place, where lines of the document go to several. */
export const placeNote = (place: AddressDetails, all: readonly AddressDetails[]): string | null =>
  distinctPlaces(all).length > 1
    ? `Deliver to ${placeLines(place).filter(Boolean).join(', ')}`
    : null;

interface Billed {
  tenant_info: Static<typeof TenantInfo>;
  /** Billed party; null while a user has to choose. */
  billing_details: BillTo | null;
}

/** Bill-to, place of delivery, and the contact at the company. */
export function customerParties(
  { tenant_info: customer, billing_details }: Billed,
  { contact, salesPerson }: CustomerFacts,
  deliveredTo: readonly AddressDetails[],
): Markup {
  const places = distinctPlaces(deliveredTo);
  const [place] = places;
  const called = contact ? [`Contact ${contact.name}`, ...reachedBy(contact)] : [];
  return sideBySide(
    billing_details
      ? billToPart(billing_details, called)
      : party('Bill to', customer.tenant_name, ['Not chosen yet', ...called]),
    places.length > 1
      ? party('Deliver to', `${places.length} places`, ['See the lines'])
      : party('Deliver to', customer.tenant_name, [
          ...(place ? [...placeLines(place), `State ${stateWithCode(place.state)}`] : []),
        ]),
    ...(salesPerson ? [party('Your contact', salesPerson.name, reachedBy(salesPerson))] : []),
  );
}
