import { isBelowCost, isMoreThan, isPositive, netPrice } from '@munim/schema/shared/money.ts';
import { seesCost } from '@munim/schema/shared/roles.ts';
import type { Viewer } from '../access/viewer.ts';
import { refused } from '../http/errors.ts';

/** A line whose price may lie below its cost. */
interface PricedLine {
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

const reasonOf = ({ given, stored, changed }: PricedLine): string | null =>
  given?.trim() || (changed ? null : stored);

/** The figures are for viewers of cost alone. */
function wantText(line: PricedLine, viewer: Viewer): string {
  const where = line.line === undefined ? '' : `Line ${line.line}: `;
  const net = netPrice(line.price, line.discountPercent);
  return seesCost(viewer.can) && line.cost !== null
    ? `${where}₹ ${net} after discount is below the cost of ₹ ${line.cost}`
    : `${where}₹ ${net} after discount is below cost`;
}

/**
 * Reasons to store with lines, in their order: null for a line that does not sell below cost
 * (docs/rules/quoting.md#below-cost). Refuses when one is wanting, and names all such lines.
 */
export function belowCostReasons(viewer: Viewer, lines: readonly PricedLine[]): (string | null)[] {
  const below = (line: PricedLine) =>
    line.cost !== null && isBelowCost(line.cost, line.price, line.discountPercent);
  const wanting = lines.filter((line) => line.changed && below(line) && !reasonOf(line));
  if (wanting[0])
    throw refused(
      `${wanting.map((line) => wantText(line, viewer)).join('; ')}. Please give a reason.`,
      'BELOW_COST',
      { field: wanting[0].field },
    );
  return lines.map((line) => (below(line) ? reasonOf(line) : null));
}

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
