import { sql } from 'kysely';
import { withThumbnail } from '../core/access/signing.ts';
import { skuInfo, tenantInfo, userInfo } from '../core/data/embeds.ts';
import { countRows, offsetOf } from '../core/data/paging.ts';
import { whereIf } from '../core/data/search.ts';
import type { ReadContext, Work } from '../core/data/work.ts';
import { badField, notFound } from '../core/http/errors.ts';
import type { Settings } from '../core/settings.ts';
import { visibleContractPrices, tenantsPriced } from './contract-prices.scope.ts';
import type { ContractPrice, ContractPriceQuery } from './contract-prices.shapes.ts';

const organisationInfo = sql<
  ContractPrice['organisation_info']
>`json_build_object('org_id', g.org_id, 'organisation_name', g.organisation_name)`;

/** Prices of existing SKUs and customers, in the viewer's row scope. */
const activePrices = ({ db, viewer }: ReadContext) =>
  db
    .selectFrom('selling_prices as c')
    .innerJoin('skus as k', 'k.product_sku_id', 'c.product_sku_id')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .leftJoin('tenants as t', 't.tenant_id', 'c.tenant_id')
    .innerJoin('organisations as g', (join) =>
      join.on(sql<boolean>`g.org_id = coalesce(c.org_id, t.org_id)`),
    )
    .where('k.is_deleted', '=', false)
    .where('p.is_deleted', '=', false)
    .where((eb) => eb.or([eb('c.tenant_id', 'is', null), eb('t.is_deleted', '=', false)]))
    .where(visibleContractPrices(viewer));

type ActivePrices = ReturnType<typeof activePrices>;

const withDetails = (prices: ActivePrices) =>
  prices
    .select([
      'c.selling_price_id',
      'c.org_id',
      'c.tenant_id',
      'c.product_sku_id as sku_id',
      'c.quantity',
      'c.selling_price',
    ])
    .select([
      'c.created_by',
      'c.created_at',
      skuInfo.as('sku_info'),
      organisationInfo.as('organisation_info'),
    ])
    .select(
      sql<
        ContractPrice['tenant_info']
      >`case when t.tenant_id is not null then ${tenantInfo} end`.as('tenant_info'),
    )
    .select(userInfo(sql.ref('c.created_by')).as('created_by_info'));

type Row = Awaited<ReturnType<ReturnType<typeof withDetails>['execute']>>[number];
const toContractPrice = (settings: Settings) => (row: Row) => ({
  ...row,
  sku_info: withThumbnail(settings, row.sku_info),
});

/** The same as `applicablePrice`: the customer's own before its organisation's, then the highest slab not above the quantity. */
async function pricesInForce(
  context: ReadContext,
  query: ContractPriceQuery & { quantity: number },
) {
  const { settings, viewer } = context;
  const {
    sku_id,
    quantity,
    tenant_id,
    org_id = tenant_id === undefined ? viewer.orgId : undefined,
  } = query;
  if (sku_id === undefined) throw badField('sku_id', 'sku_id is required with quantity');
  if (tenant_id === undefined && !org_id)
    throw badField('tenant_id', 'org_id or tenant_id is required with quantity');
  const ofCustomer = sql<number>`(select b.org_id from tenants b where b.tenant_id = ${tenant_id ?? null} and not b.is_deleted
    and ${tenantsPriced(viewer, 'b.tenant_id')} and (${org_id ?? null}::bigint is null or b.org_id = ${org_id ?? null}))`;
  const organisation = tenant_id === undefined ? sql<number>`${org_id}` : ofCustomer;
  const held = activePrices(context)
    .where('c.product_sku_id', '=', sku_id)
    .where('c.quantity', '<=', quantity)
    .where((eb) => whereIf(query.selling_price_id, (id) => eb('c.selling_price_id', '=', id)))
    .where((eb) =>
      eb.or([
        eb.and([eb('c.tenant_id', 'is', null), eb('c.org_id', '=', organisation)]),
        eb.and([eb('c.tenant_id', '=', tenant_id ?? null), eb('t.org_id', '=', organisation)]),
      ]),
    );
  const rows = await withDetails(held)
    .orderBy(sql`c.tenant_id is null`)
    .orderBy('c.quantity', 'desc')
    .limit(1)
    .execute();
  return { data: rows.map(toContractPrice(settings)), count: rows.length };
}

/**
 * Contract prices by SKU, those of whole organisations first, each from its smallest quantity; with
 * a quantity only the valid one.
 */
export async function listContractPrices(context: ReadContext, query: ContractPriceQuery) {
  const { db, settings } = context;
  const { quantity, selling_price_id } = query;
  if (quantity !== undefined) return pricesInForce(context, { ...query, quantity });
  const prices = activePrices(context)
    .where((eb) => whereIf(selling_price_id, (id) => eb('c.selling_price_id', '=', id)))
    .where((eb) => whereIf(query.org_id, (id) => eb('c.org_id', '=', id)))
    .where((eb) => whereIf(query.tenant_id, (id) => eb('c.tenant_id', '=', id)))
    .where((eb) => whereIf(query.sku_id, (id) => eb('c.product_sku_id', '=', id)));
  const rows = await withDetails(prices)
    .orderBy('c.product_sku_id')
    .orderBy('c.tenant_id', (order) => order.asc().nullsFirst())
    .orderBy('c.org_id')
    .orderBy('c.quantity')
    .orderBy('c.selling_price_id')
    .limit(query.limit ?? 10)
    .offset(offsetOf(query))
    .execute();
  const count = await countRows(db, prices);
  if (selling_price_id !== undefined && !count) throw notFound('Contract price');
  return { data: rows.map(toContractPrice(settings)), count };
}

export async function contractPriceById(work: Work, id: number): Promise<ContractPrice> {
  const { settings } = work;
  const row = await withDetails(activePrices(work))
    .where('c.selling_price_id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('Contract price');
  return toContractPrice(settings)(row);
}

/** Locks a contract price in the viewer's row scope until the change is done. */
export async function lockContractPrice(work: Work, id: number) {
  const price = await activePrices(work)
    .select(['c.selling_price_id', 'c.tenant_id', 'c.quantity', 'c.selling_price'])
    .where('c.selling_price_id', '=', id)
    .forUpdate('c')
    .executeTakeFirst();
  if (!price) throw notFound('Contract price');
  return price;
}
