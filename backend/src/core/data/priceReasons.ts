import { isBelowFloor, isMoreThan, isPositive, netPrice } from '@munim/schema/shared/money.ts';
import { seesCost } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import type { Viewer } from '../access/viewer.ts';
import { refused } from '../http/errors.ts';
import type { Trx } from './database.ts';
import { mustGet } from './rows.ts';
import { eqAny } from './search.ts';
import type { Work } from './work.ts';

/** A line whose price may lie below its cost, or leave less than the margin that is wanted. */
interface PricedLine {
  skuId: number;
  /** Null when it is not known. */
  cost: string | null;
  price: string;
  discountPercent: string;
  /** Reason in the request. */
  given: string | undefined;
  /** Reason that the line has. */
  stored: string | null;
  /** False when price, discount and cost stay: nothing is asked again. */
  changed: boolean;
  /** Line number of the document; undefined for a record of one line. */
  line?: number;
  /** Field of the reason in the request. */
  field: string;
}

/** Least profit on cost of SKUs in percent: of the category, else of the company. */
async function floorsOf(trx: Trx, skuIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await trx
    .selectFrom('skus as k')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .innerJoin('categories as c', 'c.category_id', 'p.category_id')
    .select('k.product_sku_id')
    .select(
      sql<string>`coalesce(c.margin_floor, (select margin_floor from company), 0)::text`.as(
        'floor',
      ),
    )
    .where('k.product_sku_id', '=', eqAny(skuIds))
    .execute();
  return new Map(rows.map(({ product_sku_id, floor }) => [product_sku_id, floor]));
}

const reasonOf = ({ given, stored, changed }: PricedLine): string | null =>
  given?.trim() || (changed ? null : stored);

/** The figures are for viewers of cost alone. */
function wantText(line: PricedLine, floor: string, viewer: Viewer): string {
  const where = line.line === undefined ? '' : `Line ${line.line}: `;
  const net = `${where}₹ ${netPrice(line.price, line.discountPercent)} after discount`;
  const hasFigures = seesCost(viewer.can) && line.cost !== null;
  if (!isPositive(floor))
    return hasFigures ? `${net} is below the cost of ₹ ${line.cost}` : `${net} is below cost`;
  return hasFigures
    ? `${net} is less than the cost of ₹ ${line.cost} and ${Number(floor)} % on it`
    : `${net} is below the least price`;
}

/**
 * Reasons to store with lines, in their order: null for a line that sells with the margin that is wanted
 * (docs/rules/quoting.md#below-cost). Refuses when one is wanting, and names all such lines.
 */
export async function belowCostReasons(
  { trx, viewer }: Pick<Work, 'trx' | 'viewer'>,
  lines: readonly PricedLine[],
): Promise<(string | null)[]> {
  const floors = await floorsOf(
    trx,
    lines.map(({ skuId }) => skuId),
  );
  const floorOf = ({ skuId }: PricedLine) => mustGet(floors, skuId);
  const below = (line: PricedLine) =>
    line.cost !== null && isBelowFloor(line.cost, line.price, line.discountPercent, floorOf(line));
  const wanting = lines.filter((line) => line.changed && below(line) && !reasonOf(line));
  if (wanting[0])
    throw refused(
      `${wanting.map((line) => wantText(line, floorOf(line), viewer)).join('; ')}. Please give a reason.`,
      'BELOW_COST',
      { field: wanting[0].field },
    );
  return lines.map((line) => (below(line) ? reasonOf(line) : null));
}

/** Reasons of the lines of a new document, for its first audit row. */
export const reasonChanges = (
  lines: readonly {
    line_number: number;
    below_cost_reason?: string | null | undefined;
  }[],
): Record<string, { from: null; to: string }> =>
  Object.fromEntries(
    lines.flatMap(({ line_number, below_cost_reason: to }) =>
      !to ? [] : [[`line ${line_number} below_cost_reason`, { from: null, to }]],
    ),
  );

interface OfferPrices {
  mrp: string;
  price: string;
  given: string | undefined;
  stored: string | null;
  changed: boolean;
}

/** Reason to store with an offer; an MRP of 0 is not known. */
export function aboveMrpReason({ mrp, price, given, stored, changed }: OfferPrices): string | null {
  if (!isPositive(mrp) || !isMoreThan(price, mrp)) return null;
  const reason = given?.trim() || (changed ? null : stored);
  if (reason || !changed) return reason;
  throw refused(
    `The offer price of ₹ ${price} is above the MRP of ₹ ${mrp}. Please give a reason.`,
    'ABOVE_MRP',
    { field: 'above_mrp_reason' },
  );
}
