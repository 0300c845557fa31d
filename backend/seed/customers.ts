import { type Calendar, iso } from './calendar.ts';
import { gstinFor } from './gstin.ts';
import { required, type Random, userMobile } from './random.ts';
import { ADMIN_ID, DEMO_STAFF, type UserRow } from './staff.ts';
import { slug } from './textTable.ts';
import { type CustomerKind, ORGANISATIONS } from './words/customers.ts';
import { personName } from './words/people.ts';
import { type Place, placeOf } from './words/places.ts';

/** Sales persons of the customers, in turn: the four sales users twice, the others once. */
const SALES_TURN = [3, 4, 5, 6, 3, 4, 5, 6, 12, 2];

const DELIVERY_POINTS: Record<CustomerKind, string[]> = {
  hotel: ['Stores Receiving Bay, Basement 1', 'Banquet Kitchen Entrance', 'Central Laundry'],
  resort: ['Back of House Gate', 'Spa and Pool Pavilion', 'Housekeeping Stores'],
  hospital: [
    'Central Stores, Block B',
    'Pharmacy and Consumables Dock',
    'Linen Room, Annexe Building',
  ],
  caterer: ['Goods Inward, Central Kitchen', 'Dispatch Yard', 'Cold Store Entrance'],
};

export interface AddressRow {
  address_id: number;
  entity_type: 'SELLER' | 'TENANT';
  entity_id: number;
  address1: string;
  address2: string | null;
  address3: string | null;
  city: string;
  state: string;
  country: string;
  postal_code: string;
  created_at: string;
}

export type AddressOf = Pick<
  AddressRow,
  'address_id' | 'entity_type' | 'entity_id' | 'created_at'
> & { first: string; place: Place };

export function addressRow(random: Random, { first, place, ...row }: AddressOf): AddressRow {
  const { area, pin } = random.pick(place.areas);
  const near = random.chance(30)
    ? `Near ${random.pick(['Head Post Office', 'Railway Station', 'City Bus Stand', 'Town Hall'])}`
    : null;
  return {
    ...row,
    address1: first,
    address2: `${random.int(1, 240)}, ${area}`,
    address3: near,
    city: place.city,
    state: place.state,
    country: 'India',
    postal_code: pin,
  };
}

export interface Company {
  id: number;
  orgId: number;
  organisation: string;
  name: string;
  kind: CustomerKind;
  place: Place;
  createdAt: string;
}

function companies(random: Random, calendar: Calendar): Company[] {
  const all = ORGANISATIONS.flatMap(({ organisation, kind, houses: list }, i) =>
    list.split('; ').map((text) => ({ orgId: i + 1, organisation, kind, text })),
  );
  return all.map(({ orgId, organisation, kind, text }, i) => {
    const [name = '', city = ''] = text.split(' @ ');
    const createdAt = iso(calendar.workingHour(random, random.int(400, 900)));
    return {
      id: i + 1,
      orgId,
      organisation,
      name: `${name}, ${city}`,
      kind: kind as CustomerKind,
      place: placeOf(city),
      createdAt,
    };
  });
}

export function contactRows(random: Random, company: Company, firstId: number): UserRow[] {
  const domain = `${slug(company.organisation).slice(0, 60).replace(/-$/, '')}.example.com`;
  return Array.from({ length: random.int(1, 3) }, (_, i) => {
    const user_id = firstId + i;
    const { first, last } = personName(random, user_id);
    const email = `${slug(`${first} ${last}`).replaceAll('-', '.')}.${user_id}@${domain}`;
    return {
      user_id,
      role_id: null,
      tenant_id: company.id,
      org_id: null,
      first_name: first,
      last_name: last,
      email,
      username: email,
      mobile: userMobile(user_id),
      permissions: {},
      invited_at: null,
      first_sign_in_at: null,
      first_steps_dismissed_at: null,
      created_by: ADMIN_ID,
      created_at: company.createdAt,
    };
  });
}

export function deliveryRows(random: Random, company: Company, firstId: number): AddressRow[] {
  const points = random.some(DELIVERY_POINTS[company.kind], random.int(1, 3));
  return points.map((point, i) =>
    addressRow(random, {
      address_id: firstId + i,
      entity_type: 'TENANT',
      entity_id: company.id,
      created_at: company.createdAt,
      place: company.place,
      first: `${company.name.split(',')[0]}, ${point}`.slice(0, 100),
    }),
  );
}

export const tenantRow = (
  random: Random,
  company: Company,
  index: number,
  salesTurn: readonly number[],
) => ({
  tenant_id: company.id,
  org_id: company.orgId,
  tenant_name: company.name,
  created_by: ADMIN_ID,
  created_at: company.createdAt,
  district: company.place.district,
  state: company.place.state,
  verified_tenant: index % 6 !== 4,
  gst_no: index % 15 === 14 ? null : gstinFor(random, company.place.stateCode, company.name),
  sales_person: required(salesTurn[index % salesTurn.length]),
});

/** Customers with days of their own to pay. */
const CREDIT_DAYS: Readonly<Record<number, number>> = { 2: 45, 3: 0 };

/** Organisations, their customers, contacts and delivery addresses. */
export function customerRows(random: Random, calendar: Calendar) {
  const active = ORGANISATIONS.map(({ organisation }, i) => ({
    org_id: i + 1,
    organisation_name: organisation,
    is_active: true,
    created_at: iso(calendar.workingHour(random, random.int(910, 1500))),
  }));
  // One that left before it had a customer.
  const left = {
    org_id: active.length + 1,
    organisation_name: 'Deccan Heritage Camps',
    is_active: false,
    created_at: required(active[0]).created_at,
  };
  const organisations = [...active, left];
  const contacts: UserRow[] = [];
  const addresses: AddressRow[] = [];
  const tenants = companies(random, calendar).map((company, i) => {
    contacts.push(...contactRows(random, company, DEMO_STAFF.length + 1 + contacts.length));
    addresses.push(...deliveryRows(random, company, 1 + addresses.length));
    return {
      ...tenantRow(random, company, i, SALES_TURN),
      credit_days: CREDIT_DAYS[company.id] ?? null,
    };
  });
  return { organisations, tenants, contacts, addresses };
}
