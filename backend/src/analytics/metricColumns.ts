import { AGES, type Dimension, isPeriod } from '@munim/schema/analytics/measures.ts';
import { type RawBuilder, sql } from 'kysely';
import { endOfDay, startOfDay } from '../core/data/days.ts';
import type { DayRange, Facts } from './facts.ts';
import { factsOf, type FactsName } from './measureSql.ts';

const goods = (facts: Facts) =>
  sql`join skus of_sku on of_sku.product_sku_id = ${facts.sku}
    join products of_product on of_product.product_id = of_sku.product_id`;
const customer = (facts: Facts) =>
  sql`left join tenants of_customer on of_customer.tenant_id = ${facts.customer}`;

/** Groups that need another table beside the rows. */
const JOINED: Partial<
  Record<Dimension, { key: RawBuilder<unknown>; join: (facts: Facts) => RawBuilder<unknown> }>
> = {
  PRODUCT: { key: sql`of_sku.product_id`, join: goods },
  CATEGORY: { key: sql`of_product.category_id`, join: goods },
  ORGANISATION: { key: sql`of_customer.org_id`, join: customer },
};

/** Column of a group that is not a period; undefined where these rows have no such group. */
export function columnOf(facts: Facts, dimension: Dimension): RawBuilder<unknown> | undefined {
  if (dimension === 'SKU') return facts.sku;
  if (dimension === 'CUSTOMER') return facts.customer;
  if (dimension === 'ORGANISATION') return facts.customer && JOINED.ORGANISATION?.key;
  if ((dimension === 'PRODUCT' || dimension === 'CATEGORY') && facts.sku)
    return JOINED[dimension]?.key;
  return facts.groups[dimension];
}

/** True when rows of this kind can be grouped and filtered so. */
export const hasGroup = (name: FactsName, dimension: Dimension): boolean => {
  const facts = factsOf(name);
  return isPeriod(dimension)
    ? Boolean(facts.day ?? facts.moment)
    : columnOf(facts, dimension) !== undefined;
};

/** Sort key of groups: ages from the youngest, rates from the lowest, others by the text of their key. */
export function orderOf(dimension: Dimension | undefined, key: RawBuilder<unknown>) {
  if (dimension === 'AGE') return sql`array_position(${[...AGES]}::text[], ${key})`;
  return dimension === 'GST_RATE' ? sql`${key}::numeric` : sql`${key} collate "C"`;
}

/** Tables that these groups and filters need beside the rows. */
export function joinsOf(facts: Facts, asked: readonly Dimension[]): RawBuilder<unknown> {
  const joins = new Set(
    asked.flatMap((dimension) => (facts.groups[dimension] ? [] : (JOINED[dimension]?.join ?? []))),
  );
  return joins.size
    ? sql.join(
        [...joins].map((join) => join(facts)),
        sql` `,
      )
    : sql``;
}

/** India's clock has no summer time: adding its hours is several times faster than looking its zone up for each row. */
export const dayColumn = ({ day, moment }: Facts): RawBuilder<string> =>
  day ?? sql<string>`(${moment ?? sql`null`} at time zone interval '5:30')::date`;

export function within({ day, moment }: Facts, { from, to }: DayRange): RawBuilder<boolean> {
  if (day) return sql`${day} between ${from}::date and ${to}::date`;
  return moment ? sql`${moment} >= ${startOfDay(from)} and ${moment} < ${endOfDay(to)}` : sql`true`;
}
