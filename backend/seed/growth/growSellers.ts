import { CATEGORY_MANAGERS } from '@munim/schema/shared/roles.ts';
import type { Trx } from '../../src/core/data/database.ts';
import { type Calendar, iso } from '../calendar.ts';
import { addressRow } from '../customers.ts';
import { takeIds } from '../documents.ts';
import { gstinFor } from '../gstin.ts';
import { required, mobileNumber, type Random } from '../random.ts';
import { insertRows } from '../rows.ts';
import { COMPANY_ORGANISATION } from '../sellers.ts';
import { ADMIN_ID, staffIds } from '../staff.ts';
import { slug } from '../textTable.ts';
import { CATEGORIES } from '../words/categories.ts';
import { personName } from '../words/people.ts';
import { PLACES } from '../words/places.ts';
import { MILL_FIRST, MILL_SECOND, MILL_TRADES } from './words.ts';

const ZONES = ['NORTH', 'SOUTH', 'EAST', 'WEST', 'CENTRAL'] as const;
const SELLER_MOBILES = 20_000;
const LEAD_MOBILES = 2_000_000;
const PRODUCTS_OF_A_LEAD = 3;

const millName = (random: Random, city: string) =>
  `${random.pick(MILL_FIRST)} ${random.pick(MILL_SECOND)} ${random.pick(MILL_TRADES)}, ${city}`;

/** Vendors with their office and one to three categories. */
export async function growSellers(trx: Trx, random: Random, calendar: Calendar, count: number) {
  if (!count) return 0;
  const first = await takeIds(trx, 'sellers', 'seller_id', count);
  const firstAddress = await takeIds(trx, 'addresses', 'address_id', count);
  const sourcing = staffIds(...CATEGORY_MANAGERS);
  const seller_categories: object[] = [];
  const addresses: object[] = [];
  const sellers = Array.from({ length: count }, (_, i) => {
    const seller_id = first + i;
    const place = random.pick(PLACES);
    const seller_name = millName(random, place.city);
    const created_at = iso(calendar.workingHour(random, random.int(10, 1200)));
    const owner = {
      address_id: firstAddress + i,
      entity_type: 'SELLER' as const,
      entity_id: seller_id,
    };
    const address = addressRow(random, { ...owner, first: 'Head Office', place, created_at });
    addresses.push(address);
    for (const category of random.some([...CATEGORIES.keys()], random.int(1, 3)))
      seller_categories.push({ seller_id, category_id: category + 1 });
    const domain = `${slug(seller_name).slice(0, 60).replace(/-$/, '')}-${seller_id}.example.com`;
    return {
      seller_id,
      seller_name,
      zone: random.pick(ZONES),
      is_transporter: false,
      is_own_seller: true,
      is_active: !random.chance(5),
      org_id: COMPANY_ORGANISATION,
      pin_code: Number(address.postal_code),
      year_of_establishment: random.int(1960, 2024),
      gstin: gstinFor(random, place.stateCode, seller_name),
      mobile_1: mobileNumber(SELLER_MOBILES + seller_id),
      email_id_1: `sales@${domain}`,
      website: `https://${domain}`,
      source_person: random.pick(sourcing),
      office_address_id: address.address_id,
      created_by: ADMIN_ID,
      created_at,
    };
  });
  await insertRows(trx, 'addresses', addresses);
  await insertRows(trx, 'sellers', sellers);
  await insertRows(trx, 'seller_categories', seller_categories);
  return sellers.length + addresses.length + seller_categories.length;
}

/** Leads of possible sellers; a third is verified. */
export async function growLeads(trx: Trx, random: Random, calendar: Calendar, count: number) {
  if (!count) return 0;
  const first = await takeIds(trx, 'seller_leads', 'lead_id', count);
  const { last } = await trx
    .selectFrom('products')
    .select((eb) => eb.fn.max('product_id').$notNull().as('last'))
    .executeTakeFirstOrThrow();
  const [maker = ADMIN_ID, ...checkers] = staffIds(...CATEGORY_MANAGERS);
  const product_leads: object[] = [];
  const leads = Array.from({ length: count }, (_, i) => {
    const lead_id = first + i;
    const place = random.pick(PLACES);
    const category = random.pick(CATEGORIES);
    const person = personName(random, 1);
    const at = iso(calendar.workingHour(random, random.int(1, 390)));
    const verified = random.chance(33);
    for (let product = 0; product < PRODUCTS_OF_A_LEAD; product++)
      product_leads.push({
        lead_id,
        product_id: 1 + ((lead_id * 7 + product * 11) % last),
        created_by: maker,
        created_at: at,
      });
    return {
      lead_id,
      seller_name: millName(random, place.city),
      contact_name: `${person.first} ${person.last}`.slice(0, 100),
      mobile_1: mobileNumber(LEAD_MOBILES + lead_id),
      email_id_1: `lead.${lead_id}@example.com`,
      gstin: null,
      city: place.city,
      state: place.state,
      pin_code: Number(required(place.areas[0]).pin),
      lead_category: category.name,
      lead_owner: random.pick(checkers),
      zone: random.pick(ZONES),
      source_person: maker,
      is_verified: verified,
      created_by: maker,
      created_at: at,
      verified_by: verified ? random.pick(checkers) : null,
      verified_at: verified ? at : null,
    };
  });
  await insertRows(trx, 'seller_leads', leads);
  await insertRows(trx, 'product_leads', product_leads);
  return leads.length + product_leads.length;
}
