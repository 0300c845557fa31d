import type { Trx } from '../../src/core/data/database.ts';
import { type Calendar, iso } from '../calendar.ts';
import { contactRows, deliveryRows, type Company, tenantRow } from '../customers.ts';
import { takeIds } from '../documents.ts';
import { required, type Random } from '../random.ts';
import { registerCustomers } from '../registrations.ts';
import { insertRows } from '../rows.ts';
import { PLACES } from '../words/places.ts';
import { COMPANY_FIRST, COMPANY_SECOND, KINDS } from './words.ts';

const COMPANIES_AT_MOST = 9;
const CONTACTS_AT_MOST = 3;
const ADDRESSES_AT_MOST = 3;

/** The index-th name of all, each once: after the last pair of words a number follows. */
function organisationOf(index: number) {
  const kind = required(KINDS[index % KINDS.length]);
  const pair = Math.floor(index / KINDS.length);
  const first = required(COMPANY_FIRST[pair % COMPANY_FIRST.length]);
  const second = required(
    COMPANY_SECOND[Math.floor(pair / COMPANY_FIRST.length) % COMPANY_SECOND.length],
  );
  const round = Math.floor(pair / (COMPANY_FIRST.length * COMPANY_SECOND.length));
  return {
    ...kind,
    brand: `${first} ${second}`,
    organisation: `${first} ${second} ${kind.organisation}${round ? ` ${round + 1}` : ''}`,
  };
}

/** Organisations of one to nine customers, with contacts and delivery addresses. */
export async function growCustomers(
  trx: Trx,
  random: Random,
  calendar: Calendar,
  count: number,
  salesTurn: readonly number[],
) {
  if (!count) return { rows: 0, organisations: [], tenants: [] };
  const firstTenant = await takeIds(trx, 'tenants', 'tenant_id', count);
  const organisations: { org_id: number }[] = [];
  const houses: Company[] = [];
  const firstOrganisation = await takeIds(trx, 'organisations', 'org_id', count);
  while (houses.length < count) {
    const org_id = firstOrganisation + organisations.length;
    const { kind, organisation, brand, houses: kinds } = organisationOf(org_id);
    const created_at = iso(calendar.workingHour(random, random.int(910, 1500)));
    organisations.push(
      Object.assign({ org_id }, { organisation_name: organisation, is_active: true, created_at }),
    );
    for (const place of random.some(
      PLACES,
      Math.min(random.int(1, COMPANIES_AT_MOST), count - houses.length),
    )) {
      const id = firstTenant + houses.length;
      const name =
        `${brand} ${random.pick(kinds)} ${random.pick(place.areas).area}, ${place.city}`.slice(
          0,
          100,
        );
      houses.push({
        id,
        orgId: org_id,
        organisation,
        name,
        kind,
        place,
        createdAt: iso(calendar.workingHour(random, random.int(400, 900))),
      });
    }
  }
  const firstContact = await takeIds(trx, 'users', 'user_id', count * CONTACTS_AT_MOST);
  const contacts = houses.flatMap((company, i) =>
    contactRows(random, company, firstContact + i * CONTACTS_AT_MOST),
  );
  const firstAddress = await takeIds(trx, 'addresses', 'address_id', count * ADDRESSES_AT_MOST);
  const addresses = houses.flatMap((company, i) =>
    deliveryRows(random, company, firstAddress + i * ADDRESSES_AT_MOST),
  );
  const tenants = houses.map((company, i) => tenantRow(random, company, i, salesTurn));
  await insertRows(trx, 'organisations', organisations);
  await insertRows(trx, 'tenants', tenants);
  await insertRows(trx, 'users', contacts);
  await insertRows(trx, 'addresses', addresses);
  await registerCustomers(trx);
  return {
    rows: organisations.length + tenants.length + contacts.length + addresses.length,
    organisations,
    tenants,
  };
}
