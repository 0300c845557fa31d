import type { TaxCategory } from '@munim/schema/generated/types.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import type { Trx } from '../src/core/data/database.ts';
import { required } from './random.ts';

export interface Place {
  id: number;
  state: string;
  stateCode: string;
}

export interface Customer {
  tenantId: number;
  salesPerson: number | null;
  contacts: number[];
  addresses: Place[];
}

export interface Offer {
  id: number;
  sellerId: number;
  price: string;
}

export interface MarketSku {
  id: number;
  gst: string;
  taxCategory: TaxCategory;
  managers: number[];
  /** Cheapest first. */
  offers: Offer[];
}

/** Customers, sellers and products, read from the database. */
export interface Market {
  customers: Customer[];
  skus: MarketSku[];
  /** Substitute for people without the permission. */
  manager: number;
  operations: number[];
  /** Sales people who may make quotations and orders. */
  sellers: ReadonlySet<number>;
  sourcing: number[];
}

const QUOTERS: readonly number[] = [
  Role.TOP_ADMIN,
  Role.BROAD_ACCESS,
  Role.SALES,
  Role.SALES_SECOND,
];
const OPERATIONS: readonly number[] = [Role.OPERATIONS, Role.OPERATIONS_SECOND];
const SOURCING: readonly number[] = [Role.CATEGORY_MANAGER, Role.CATEGORY_MANAGER_SECOND];

/**
 * Customers without those whose order asks who is billed, or is taxed as an export: these have demo
 * documents of their own.
 */
const customersOf = async (trx: Trx): Promise<Customer[]> =>
  (
    await sql<Customer>`
      select t.tenant_id as "tenantId", t.sales_person as "salesPerson",
        (select json_agg(u.user_id order by u.user_id) from users u where u.tenant_id = t.tenant_id and not u.deleted_user) as contacts,
        (select json_agg(json_build_object('id', a.address_id, 'state', a.state, 'stateCode', a.state_code) order by a.address_id)
          from addresses a where a.entity_type = 'TENANT' and a.entity_id = t.tenant_id) as addresses
      from tenants t join organisations g on g.org_id = t.org_id and g.is_active
      where not t.is_deleted and not exists (select from billing_registrations r
        where r.org_id = t.org_id or (r.tenant_id = t.tenant_id and r.kind = 'SEZ')) order by t.tenant_id`.execute(
      trx,
    )
  ).rows.filter((customer) => customer.contacts && customer.addresses);

const skusOf = async (trx: Trx): Promise<MarketSku[]> =>
  (
    await sql<MarketSku>`
      select k.product_sku_id as id, p.pan_india_gst::text as gst, p.tax_category as "taxCategory",
        (select json_agg(m.user_id order by m.user_id) from category_managers m where m.category_id = p.category_id) as managers,
        (select json_agg(json_build_object('id', o.sku_offer_id, 'sellerId', o.seller_id, 'price', o.offer_price::text)
            order by o.offer_price, o.sku_offer_id)
          from offers o join sellers s on s.seller_id = o.seller_id and s.is_active
          where o.product_sku_id = k.product_sku_id and o.is_active and not o.is_deleted and o.offer_price > 0) as offers
      from skus k join products p on p.product_id = k.product_id
      where k.is_active and not k.is_deleted and p.is_active and not p.is_deleted order by k.product_sku_id`.execute(
      trx,
    )
  ).rows.filter((sku) => sku.managers && sku.offers);

export async function readMarket(trx: Trx): Promise<Market> {
  const staff = await trx
    .selectFrom('users')
    .select(['user_id', 'role_id'])
    .where('role_id', 'is not', null)
    .where('deleted_user', '=', false)
    .where('banned', '=', false)
    .orderBy('user_id')
    .execute();
  const ofRoles = (roles: readonly number[]) =>
    staff.filter((user) => roles.includes(user.role_id ?? 0)).map((user) => user.user_id);
  const [customers, skus] = [await customersOf(trx), await skusOf(trx)];
  if (!customers.length || !skus.length)
    throw new Error(
      'Orders need customers with a contact and an address, and SKUs with open offers',
    );
  const manager = required(
    ofRoles([Role.BROAD_ACCESS])[0] ?? ofRoles([Role.TOP_ADMIN])[0],
    'A member of staff of role 1001 or 1002',
  );
  const operations = ofRoles(OPERATIONS);
  const sourcing = ofRoles(SOURCING);
  return {
    customers,
    skus,
    manager,
    operations: operations.length ? operations : [manager],
    sellers: new Set(ofRoles(QUOTERS)),
    sourcing,
  };
}
