import { CATEGORY_MANAGERS } from '@munim/schema/shared/roles.ts';
import { type Calendar, iso } from './calendar.ts';
import type { SkuSeed } from './catalogue.ts';
import { rupees } from './offers.ts';
import { type Random } from './random.ts';
import { staffIds } from './staff.ts';

/** Quantity from which a slab applies, and its markup on the average offer, in percent. */
const SLABS = [
  [1, 16],
  [50, 13],
  [250, 10],
] as const;
/** Discount of a customer's own agreement below its organisation's price, in percent. */
const BETTER = 2;
const SKUS_EACH = 6;
/** Every so many organisations have prices, and of these so many a customer with better ones. */
const ORGANISATION_TURN = 2;
const CUSTOMER_TURN = 3;

const priceOf = ({ pricePaise }: SkuSeed, above: number) =>
  Math.max(1, Math.round((pricePaise * (100 + above)) / 100));

interface Parties {
  organisations: readonly { org_id: number }[];
  tenants: readonly { tenant_id: number; org_id: number }[];
  skus: readonly SkuSeed[];
}

/** Promised to whole organisations with three slabs, to some customers with two that are better. */
export function contractPriceRows(
  random: Random,
  calendar: Calendar,
  { organisations, tenants, skus }: Parties,
) {
  const active = skus.filter((sku) => sku.active);
  const rows: object[] = [];
  const promise = (
    whom: { org_id: number; tenant_id: number | null },
    sku: SkuSeed,
    slabs: readonly (readonly [number, number])[],
  ) => {
    const created_by = random.pick(staffIds(...CATEGORY_MANAGERS));
    const created_at = iso(calendar.workingHour(random, random.int(30, 380)));
    for (const [quantity, above] of slabs) {
      const selling_price = rupees(priceOf(sku, above));
      rows.push({
        selling_price_id: rows.length + 1,
        ...whom,
        product_sku_id: sku.id,
        quantity,
        selling_price,
        created_by,
        created_at,
      });
    }
  };
  for (const [i, { org_id }] of organisations
    .filter((_, index) => index % ORGANISATION_TURN === 0)
    .entries()) {
    const agreed = random.some(active, SKUS_EACH);
    for (const sku of agreed) promise({ org_id, tenant_id: null }, sku, SLABS);
    const customer = tenants.find((tenant) => tenant.org_id === org_id);
    if (customer && i % CUSTOMER_TURN === 0)
      for (const sku of agreed.slice(0, 2))
        promise(
          { org_id, tenant_id: customer.tenant_id },
          sku,
          SLABS.slice(0, 2).map(([quantity, above]) => [quantity, above - BETTER]),
        );
  }
  return rows;
}
