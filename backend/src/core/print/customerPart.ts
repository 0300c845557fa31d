import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database, Trx } from '../data/database.ts';
import type { AddressDetails, TenantInfo } from '../data/embeds.ts';
import type { Markup } from './html.ts';
import { type Fact, party, placeLines, sideBySide, stateWithCode } from './printParts.ts';

interface Person {
  name: string;
  email: string;
  mobile: string;
}

/** Facts of a customer beside the document's record. */
export interface CustomerFacts {
  gstin: string | null;
  /** Person of the customer. */
  contact: Person | null;
  /** Person of the company. */
  salesPerson: Person | null;
}

const person = (userId: number | null) => sql<Person | null>`(select json_build_object('name',
  concat_ws(' ', u.first_name, u.last_name), 'email', u.email, 'mobile', u.mobile) from users u where u.user_id = ${userId}::bigint)`;

export async function customerFacts(
  db: Database | Trx,
  {
    tenantId,
    contactId,
    salesPersonId,
  }: Record<'contactId' | 'salesPersonId', number | null> & {
    tenantId: number;
  },
): Promise<CustomerFacts> {
  const { gst_no, contact, sales_person } = await db
    .selectFrom('tenants as t')
    .select(['t.gst_no', person(contactId).as('contact'), person(salesPersonId).as('sales_person')])
    .where('t.tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return { gstin: gst_no, contact, salesPerson: sales_person };
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

/** Customer, place of delivery, and who at the company answers questions. */
export function customerParties(
  customer: Static<typeof TenantInfo>,
  { gstin, contact, salesPerson }: CustomerFacts,
  deliveredTo: readonly AddressDetails[],
): Markup {
  const places = distinctPlaces(deliveredTo);
  const [place] = places;
  return sideBySide(
    party('To', customer.tenant_name, [
      [customer.district, customer.state].filter(Boolean).join(', '),
      `GSTIN ${gstin ?? 'not registered'}`,
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
