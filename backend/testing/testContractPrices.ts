type Id = string | number;

/**
 * A promised selling price to one customer, or to all of an organisation, from a quantity on: tests
 * compare the service's answers with it.
 */
interface PriceSlab {
  /** Null: the organisation's own. */
  tenantId: Id | null;
  organisationId: Id | null;
  quantity: number;
}

export interface Buyer {
  /** Undefined for the price of the organisation itself. */
  tenantId?: Id | undefined;
  organisationId: Id;
  quantity: number;
}

const highest = <P extends PriceSlab>(slabs: readonly P[]): P | undefined =>
  slabs.reduce<P | undefined>(
    (best, slab) => (best && best.quantity >= slab.quantity ? best : slab),
    undefined,
  );

/**
 * Selects the valid slab of one SKU: the customer's own before its organisation's, then the highest
 * not above the quantity.
 */
export function applicablePrice<P extends PriceSlab>(
  slabs: readonly P[],
  { tenantId, organisationId, quantity }: Buyer,
): P | undefined {
  const applicable = slabs.filter((slab) => slab.quantity <= quantity);
  const own = tenantId === undefined ? [] : applicable.filter((slab) => slab.tenantId === tenantId);
  const ofOrganisation = applicable.filter(
    (slab) => slab.tenantId === null && slab.organisationId === organisationId,
  );
  return highest(own) ?? highest(ofOrganisation);
}
