import { CATEGORY_MANAGERS, Role, SALES_PERSONS } from '@munim/schema/shared/roles.ts';
import { type Calendar, iso } from './calendar.ts';
import { gstinFor } from './gstin.ts';
import { required, mobileNumber, type Random } from './random.ts';
import { staffIds } from './staff.ts';
import { slug } from './textTable.ts';
import { CATEGORIES } from './words/categories.ts';
import { LEADS } from './words/leads.ts';
import { placeOf } from './words/places.ts';

const FIRST_MOBILE = 30_000;
const CONTACTS = [
  'Mr Senthil',
  'Ms Farzana Begum',
  'Mr Balbir Singh',
  'Mrs Lalitha',
  'Mr Joydeep',
  'Ms Reshma',
];

interface SellerWords {
  seller_id: number;
  seller_name: string;
  mobile_1: string;
}
interface ProductWords {
  product_id: number;
  category_id: number;
}

/** Leads in every state: new ones with more or less known of them, verified ones, and those that are sellers by now. */
export function sellerLeadRows(
  random: Random,
  calendar: Calendar,
  sellers: readonly SellerWords[],
  products: readonly ProductWords[],
) {
  const product_leads: object[] = [];
  const sourcing = staffIds(...CATEGORY_MANAGERS);
  const verifiers = staffIds(Role.TOP_ADMIN, Role.BROAD_ACCESS);
  const owners = [...sourcing, ...staffIds(...SALES_PERSONS)];
  const seller_leads = LEADS.map(({ name, city, zone, category, state, remarks }, i) => {
    const lead_id = i + 1;
    const place = placeOf(city);
    const index = CATEGORIES.findIndex(({ key }) => key === category);
    const seller =
      state === 'seller'
        ? required(
            sellers.find(({ seller_name }) => seller_name === name),
            name,
          )
        : null;
    const made = calendar.workingHour(random, seller ? random.int(1201, 1400) : random.int(1, 150));
    const isVerified = state !== 'new';
    // a new lead often has few details
    const isKnown = isVerified || random.chance(60);
    const created_by = random.pick(sourcing);
    for (const { product_id } of random.some(
      products.filter(({ category_id }) => category_id === index + 1),
      random.int(0, 3),
    ))
      product_leads.push({
        product_lead_id: product_leads.length + 1,
        lead_id,
        product_id,
        created_by,
        created_at: iso(made),
      });
    return {
      lead_id,
      seller_name: name,
      mobile_1: seller?.mobile_1 ?? mobileNumber(FIRST_MOBILE + lead_id),
      zone,
      contact_name: random.chance(70) ? random.pick(CONTACTS) : null,
      remarks: remarks || null,
      email_id_1: isKnown ? `hello@${slug(name).slice(0, 60).replace(/-$/, '')}.example.com` : null,
      gstin: isKnown ? gstinFor(random, place.stateCode, name) : null,
      city: place.district,
      state: place.state,
      pin_code: isKnown ? Number(required(place.areas[0]).pin) : null,
      lead_category: required(CATEGORIES[index], category).name,
      lead_owner: random.chance(80) ? random.pick(owners) : null,
      source_person: random.pick(sourcing),
      is_verified: isVerified,
      seller_id: seller?.seller_id ?? null,
      verified_by: isVerified ? random.pick(verifiers) : null,
      created_by,
      created_at: iso(made),
      verified_at: isVerified ? iso(calendar.later(random, made, 24, 200)) : null,
    };
  });
  return { seller_leads, product_leads };
}
