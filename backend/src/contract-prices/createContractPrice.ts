import { isPositive, toMoney } from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import { audit } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import { badField, forbidden, notFound } from '../core/http/errors.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { organisationsPriced, productsPriced, tenantsPriced } from './contract-prices.scope.ts';
import type { NewContractPrice } from './contract-prices.shapes.ts';

export const slabTaken = () =>
  badField('quantity', 'There is a contract price from this quantity on already');

export function refuseFreePrice(price: string | undefined): void {
  if (price !== undefined && !isPositive(price))
    throw badField('selling_price', 'selling_price must be above 0');
}

async function customerOf(trx: Trx, tenant_id: number, viewer: Viewer) {
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

async function refuseUnknownOrganisation(trx: Trx, org_id: number, viewer: Viewer): Promise<void> {
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
  trx: Trx,
  { org_id, tenant_id }: NewContractPrice,
  viewer: Viewer,
): Promise<void> {
  if (tenant_id === undefined) {
    if (org_id === undefined) throw badField('tenant_id', 'org_id or tenant_id is required');
    return refuseUnknownOrganisation(trx, org_id, viewer);
  }
  const tenant = await customerOf(trx, tenant_id, viewer);
  if (org_id !== undefined && tenant.org_id !== org_id)
    throw badField('tenant_id', 'This customer does not belong to the organisation');
}

async function refuseWrongSku(trx: Trx, sku_id: number, viewer: Viewer): Promise<void> {
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
export async function createContractPrice(
  trx: Trx,
  body: NewContractPrice,
  viewer: Viewer,
): Promise<number> {
  refuseFreePrice(body.selling_price);
  await refuseWrongBuyer(trx, body, viewer);
  await refuseWrongSku(trx, body.sku_id, viewer);
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
  if (!made) throw slabTaken();
  await audit(trx, viewer, {
    entity: 'CONTRACT_PRICE',
    id: made.selling_price_id,
    action: 'CREATE',
  });
  return made.selling_price_id;
}
