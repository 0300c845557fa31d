import { seesCost } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import type { NewOrderLine } from './orders.shapes.ts';

interface Bought {
  product_sku_id: number;
  seller_id?: number | null | undefined;
}

/** Costs of order lines by the sellers' active offers. */
export interface OrderCosts {
  /** The seller's own offer, the lowest where there are several; null without one. */
  offered(line: Bought): string | null;
  /** The lowest offer of any seller: what a line without an offer of its own is compared with. */
  cheapest(line: Bought): string | null;
}

const pairOf = ({ product_sku_id, seller_id }: Bought) => `${product_sku_id} ${seller_id}`;

export async function costsOf(trx: Trx, lines: readonly Bought[]): Promise<OrderCosts> {
  const rows = await trx
    .selectFrom('offers as o')
    .innerJoin('sellers as s', 's.seller_id', 'o.seller_id')
    .select(['o.product_sku_id', 'o.seller_id'])
    .select((eb) => eb.fn.min('o.offer_price').as('offer_price'))
    .where('o.product_sku_id', '=', eqAny(lines.map((line) => line.product_sku_id)))
    .where(sql<boolean>`o.is_active and not o.is_deleted and s.is_active and not s.is_deleted`)
    .groupBy(['o.product_sku_id', 'o.seller_id'])
    .orderBy(sql`min(o.offer_price)`, 'desc')
    .execute();
  const offered = new Map(rows.map((row) => [pairOf(row), row.offer_price]));
  // The last of each SKU is its lowest.
  const cheapest = new Map(rows.map((row) => [row.product_sku_id, row.offer_price]));
  return {
    offered: (line) => offered.get(pairOf(line)) ?? null,
    cheapest: ({ product_sku_id }) => cheapest.get(product_sku_id) ?? null,
  };
}

/** Users without sight of costs cannot enter them either: a cost of a paisa would answer the question for a reason. */
export function refuseHiddenCosts({ viewer }: Work, lines: readonly NewOrderLine[]): void {
  const index = lines.findIndex((line) => line.offer_price !== undefined);
  if (index >= 0 && !seesCost(viewer.can))
    throw badField(
      `order_lines.${index}.offer_price`,
      'The cost is taken from the offer of the seller. You cannot set it.',
    );
}
