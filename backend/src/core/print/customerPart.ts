import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database, Trx } from '../data/database.ts';
import type { BillTo } from '../data/billTo.ts';
import type { AddressDetails, TenantInfo } from '../data/embeds.ts';
import type { Markup } from './html.ts';
import {
  billToPart,
  type Fact,
  party,
  placeLines,
  sideBySide,
  stateWithCode,
} from './printParts.ts';

interface Person {
  name: string;
  email: string;
  mobile: string;
}

/** Facts of a customer beside the document's record. */
export interface CustomerFacts {
  /** Person of the customer. */
  contact: Person | null;
  /** Person of the company. */
  salesPerson: Person | null;
}

const person = (userId: number | null) => sql<Person | null>`(select json_build_object('name',
  concat_ws(' ', u.first_name, u.last_name), 'email', u.email, 'mobile', u.mobile) from users u where u.user_id = ${userId}::bigint)`;

export async function customerFacts(
  db: Database | Trx,
  { contactId, salesPersonId }: Record<'contactId' | 'salesPersonId', number | null>,
): Promise<CustomerFacts> {
  const { contact, sales_person } = await db
    .selectNoFrom([person(contactId).as('contact'), person(salesPersonId).as('sales_person')])
    .executeTakeFirstOrThrow();
  return { contact, salesPerson: sales_person };
}

const reachedBy = ({ email, mobile }: Person) => [mobile && `Phone ${mobile}`, email];

/** The places that lines go to, each once. */
export const distinctPlaces = (places: readonly AddressDetails[]): AddressDetails[] => [
  ...new Map(places.map((place) => [place.address_id, place])).values(),
];

/** State of the only place; lines to several states are taxed each by its own. */
export function placeOfSupply(all: readonly AddressDetails[]): Fact {
  const states = new Set(all.map(({ state }) => state));
  const [state] = states;
  return ['Place of supply', states.size === 1 && state && stateWithCode(state)];
}

/** A line's own place, where lines of the document go to several. */
export const placeNote = (place: AddressDetails, all: readonly AddressDetails[]): string | null =>
  distinctPlaces(all).length > 1
    ? `Deliver to ${placeLines(place).filter(Boolean).join(', ')}`
    : null;

interface Billed {
  tenant_info: Static<typeof TenantInfo>;
  billing_details: BillTo;
}

/** Who is billed, place of delivery, and who at the company answers questions. */
export function customerParties(
  { tenant_info: customer, billing_details }: Billed,
  { contact, salesPerson }: CustomerFacts,
  deliveredTo: readonly AddressDetails[],
): Markup {
  const places = distinctPlaces(deliveredTo);
  const [place] = places;
  return sideBySide(
    billToPart(billing_details, [
      contact && `Contact ${contact.name}`,
      ...(contact ? reachedBy(contact) : []),
    ]),
    places.length > 1
      ? party('Deliver to', `${places.length} places`, ['See the lines'])
      : party('Deliver to', customer.tenant_name, [
          ...(place ? [...placeLines(place), `State ${stateWithCode(place.state)}`] : []),
        ]),
    ...(salesPerson ? [party('Your contact', salesPerson.name, reachedBy(salesPerson))] : []),
  );
}
