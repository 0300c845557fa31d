import { CATEGORY_MANAGERS } from '@munim/schema/shared/roles.ts';
import { type Calendar, iso } from './calendar.ts';
import type { SkuSeed } from './catalogue.ts';
import { required, type Random } from './random.ts';
import { staffIds } from './staff.ts';

/** Sellers per SKU, in turn: 2,000 offers for 500 SKUs. */
const SELLERS_IN_TURN = [3, 4, 4, 5];
const BRANDS = [
  'Atithi',
  'Nivaas',
  'Sukoon',
  'Grihini',
  'Shubhra',
  'Utsav',
  'Swachh Plus',
  'Unbranded',
];
const COLOURS = ['White', 'Ivory', 'Natural', 'As per sample', 'Assorted', 'Black'];
const TYPES = ['Standard', 'Premium', 'Economy', 'Made to order'];
const PACKAGING = [
  'Carton of 24',
  'Carton of 48',
  'Bale of 50',
  'Poly bag, 12 per carton',
  'Master carton with dividers',
  'Loose',
];
const MANY_BELOW = 20_00;
const SOME_BELOW = 500_00;

export const rupees = (paise: number): string => (paise / 100).toFixed(2);

function leastQuantity(random: Random, pricePaise: number): number {
  if (pricePaise < MANY_BELOW) return random.pick([100, 250, 500, 1000]);
  return pricePaise < SOME_BELOW ? random.pick([10, 24, 48, 50]) : random.pick([1, 2, 5, 10]);
}

/** Standing prices of different sellers for each SKU; the first offer of a SKU is always open. */
/** Percent of the price, 0 for an unknown one. Now and then the seller asks more than the print. */
const mrpOf = (paise: number, percent: number, index: number) =>
  index % 97 === 40
    ? {
        mrp: rupees(Math.max(1, Math.round(paise * 0.95))),
        above_mrp_reason: 'Imported, the print is of the old stock',
      }
    : { mrp: rupees(Math.round((paise * percent) / 100)), above_mrp_reason: null };

export function offerRows(
  random: Random,
  calendar: Calendar,
  skus: readonly SkuSeed[],
  sellersOf: ReadonlyMap<number, number[]>,
) {
  const rows: object[] = [];
  for (const [i, sku] of skus.entries()) {
    const sellers = random.some(
      required(sellersOf.get(sku.categoryId), `Sellers of category ${sku.categoryId}`),
      required(SELLERS_IN_TURN[i % 4]),
    );
    for (const [j, seller_id] of sellers.entries()) {
      const paise = Math.max(1, Math.round((sku.pricePaise * random.int(88, 115)) / 100));
      rows.push({
        sku_offer_id: rows.length + 1,
        product_sku_id: sku.id,
        seller_id,
        offer_price: rupees(paise),
        ...mrpOf(paise, random.chance(8) ? 0 : random.int(125, 180), rows.length),
        moq: leastQuantity(random, sku.pricePaise),
        is_active: j === 0 || !random.chance(6),
        packaging_details: random.pick(PACKAGING),
        brand: random.pick(BRANDS),
        color: random.pick(COLOURS),
        type: random.pick(TYPES),
        created_by: random.pick(staffIds(...CATEGORY_MANAGERS)),
        created_at: iso(calendar.workingHour(random, random.int(396, 420))),
      });
    }
  }
  return rows;
}
