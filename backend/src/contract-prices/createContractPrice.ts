import { isPositive, toMoney } from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import type { Work } from '../core/data/work.ts';
import { badField, forbidden, notFound } from '../core/http/errors.ts';
import { organisationsPriced, productsPriced, tenantsPriced } from './contract-prices.scope.ts';
import type { NewContractPrice } from './contract-prices.shapes.ts';

export const duplicateSlab = () =>
  badField('quantity', 'There is a contract price from this quantity on already');

export function refuseZeroPrice(price: string | undefined): void {
  if (price !== undefined && !isPositive(price))
    throw badField('selling_price', 'selling_price must be above 0');
}

async function customerOf({ trx, viewer }: Work, tenant_id: number) {
  const tenant = await trx
    .selectFrom('tenants as b')
    .select('b.org_id')
    .where('b.tenant_id', '=', tenant_id)
    .where('b.is_deleted', '=', false)
    .where(tenantsPriced(viewer, 'b.tenant_id'))
    .forShare()
    .executeTakeFirst();
  if (!tenant) throw notFound('Customer');
  return tenant;
}

async function refuseUnknownOrganisation({ trx, viewer }: Work, org_id: number): Promise<void> {
  const organisation = await trx
    .selectFrom('organisations as g')
    .select('g.org_id')
    .where('g.org_id', '=', org_id)
    .where(organisationsPriced(viewer, 'g.org_id'))
    .executeTakeFirst();
  if (!organisation) throw notFound('Organisation');
}

/**
 * A price needs a customer or an organisation; a customer sent with an organisation must belong to
 * it.
 */
async function refuseWrongBuyer(
  work: Work,
  { org_id, tenant_id }: NewContractPrice,
): Promise<void> {
  if (tenant_id === undefined) {
    if (org_id === undefined) throw badField('tenant_id', 'org_id or tenant_id is required');
    return refuseUnknownOrganisation(work, org_id);
  }
  const tenant = await customerOf(work, tenant_id);
  if (org_id !== undefined && tenant.org_id !== org_id)
    throw badField('tenant_id', 'This customer does not belong to the organisation');
}

async function refuseWrongSku({ trx, viewer }: Work, sku_id: number): Promise<void> {
  const sku = await trx
    .selectFrom('skus as k')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .select(sql<boolean>`${productsPriced(viewer)}`.as('mine'))
    .where('k.product_sku_id', '=', sku_id)
    .where('k.is_active', '=', true)
    .where('k.is_deleted', '=', false)
    .where('p.is_deleted', '=', false)
    .forShare('k')
    .executeTakeFirst();
  if (!sku) throw badField('sku_id', 'This SKU is not active');
  if (!sku.mine) throw forbidden();
}

/** The same slab twice is refused, also when both come at once: the second waits for the first one's commit. Answers its id. */
export async function createContractPrice(work: Work, body: NewContractPrice): Promise<number> {
  const { trx, viewer } = work;
  refuseZeroPrice(body.selling_price);
  await refuseWrongBuyer(work, body);
  await refuseWrongSku(work, body.sku_id);
  const { org_id = null, tenant_id = null, sku_id, quantity } = body;
  const made = await trx
    .insertInto('selling_prices')
    .values({
      org_id,
      tenant_id,
      product_sku_id: sku_id,
      quantity,
      selling_price: toMoney(body.selling_price),
      created_by: viewer.userId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('selling_price_id')
    .executeTakeFirst();
  if (!made) throw duplicateSlab();
  await work.audit({
    entity: 'CONTRACT_PRICE',
    id: made.selling_price_id,
    action: 'CREATE',
  });
  return made.selling_price_id;
}
