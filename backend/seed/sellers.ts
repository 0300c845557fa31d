import { CATEGORY_MANAGERS } from '@munim/schema/shared/roles.ts';
import { type Calendar, iso } from './calendar.ts';
import { type AddressRow, addressRow } from './customers.ts';
import { gstinFor } from './gstin.ts';
import { mobileNumber, type Random } from './random.ts';
import { ADMIN_ID, staffIds } from './staff.ts';
import { slug } from './textTable.ts';
import { CATEGORIES } from './words/categories.ts';
import { placeOf } from './words/places.ts';
import { SELLERS, TRANSPORTERS } from './words/sellers.ts';

const FIRST_MOBILE = 20_000;
/** The organisation of the company's own sellers (SELLER_ORG_ID). */
export const COMPANY_ORGANISATION = 1002;

const categoryIds = new Map(CATEGORIES.map(({ key }, i) => [key, i + 1]));
const OFFICES = ['Head Office', 'Factory and Office', 'Regd. Office', 'Works'];

/** Vendors and transporters with their offices; address ids go on from those of the customers. */
export function sellerRows(random: Random, calendar: Calendar, firstAddressId: number) {
  const all = [
    ...SELLERS,
    ...TRANSPORTERS.map((transporter) => ({ ...transporter, categories: '' })),
  ];
  const addresses: AddressRow[] = [];
  const seller_categories: { seller_id: number; category_id: number }[] = [];
  const sourcing = staffIds(...CATEGORY_MANAGERS);
  const sellers = all.map(({ name, city, zone, since, categories }, i) => {
    const seller_id = i + 1;
    const is_transporter = i >= SELLERS.length;
    const place = placeOf(city);
    const created_at = iso(calendar.workingHour(random, random.int(400, 1200)));
    const address = addressRow(random, {
      address_id: firstAddressId + i,
      entity_type: 'SELLER',
      entity_id: seller_id,
      first: random.pick(OFFICES),
      place,
      created_at,
    });
    addresses.push(address);
    for (const key of categories.split(', ')) {
      const category_id = categoryIds.get(key);
      if (category_id) seller_categories.push({ seller_id, category_id });
    }
    const domain = `${slug(name).slice(0, 60).replace(/-$/, '')}.example.com`;
    return {
      seller_id,
      seller_name: name,
      zone,
      is_transporter,
      is_own_seller: !is_transporter,
      is_active: i !== all.length - 1,
      org_id: is_transporter ? null : COMPANY_ORGANISATION,
      pin_code: Number(address.postal_code),
      year_of_establishment: Number(since),
      gstin: gstinFor(random, place.stateCode, name),
      mobile_1: mobileNumber(FIRST_MOBILE + seller_id),
      email_id_1: `sales@${domain}`,
      website: random.chance(60) ? `https://${domain}` : null,
      source_person: random.pick(sourcing),
      office_address_id: address.address_id,
      created_by: ADMIN_ID,
      created_at,
    };
  });
  return { sellers, seller_categories, addresses };
}
