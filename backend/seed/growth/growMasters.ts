import { SALES_PERSONS } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import type { Trx } from '../../src/core/data/database.ts';
import type { Calendar } from '../calendar.ts';
import { contractPriceRows } from '../contractPrices.ts';
import { takeIds } from '../documents.ts';
import type { Random } from '../random.ts';
import { insertRows } from '../rows.ts';
import { growCatalogue } from './growCatalogue.ts';
import { growCustomers } from './growCustomers.ts';
import { growLeads, growSellers } from './growSellers.ts';
import { growStaff } from './growStaff.ts';

/**
 * Scale of 100,000 orders a year: 10,000 customers, 5,000 products with about 19,000 SKUs, 2,000
 * vendors, 10,000 leads, 50 more staff.
 */
const ORDERS_OF_ONE = { customer: 10, product: 20, seller: 50, lead: 10, staff: 2000 };
const COMMENTS = [
  'Customer asked for the delivery in the morning',
  'Sample matches, go ahead',
  'Transporter changed',
  'Payment promised for Friday',
];
const TABLES = [
  'organisations',
  'tenants',
  'users',
  'addresses',
  'products',
  'skus',
  'sellers',
  'offers',
  'seller_leads',
  'selling_prices',
];

/** Adds masters in proportion to the orders; returns the number of rows. */
export async function growMasters(
  trx: Trx,
  random: Random,
  calendar: Calendar,
  orders: number,
): Promise<number> {
  const share = (what: keyof typeof ORDERS_OF_ONE) => Math.floor(orders / ORDERS_OF_ONE[what]);
  await sql`lock table ${sql.join(TABLES.map((name) => sql.table(name)))} in share row exclusive mode`.execute(
    trx,
  );
  const staff = await growStaff(trx, random, calendar, share('staff'));
  const sales = await trx
    .selectFrom('users')
    .select('user_id')
    .where('role_id', 'in', SALES_PERSONS)
    .where('deleted_user', '=', false)
    .orderBy('user_id')
    .execute();
  const turn = sales.map((user) => user.user_id);
  const { rows: customers, ...parties } = await growCustomers(
    trx,
    random,
    calendar,
    share('customer'),
    turn,
  );
  const sellers = await growSellers(trx, random, calendar, share('seller'));
  const { rows: catalogue, skus } = await growCatalogue(trx, random, calendar, share('product'));
  const prices = skus.length
    ? await growPrices(trx, contractPriceRows(random, calendar, { ...parties, skus }))
    : 0;
  const leads = await growLeads(trx, random, calendar, share('lead'));
  return staff + customers + sellers + catalogue + prices + leads;
}

async function growPrices(trx: Trx, prices: readonly object[]): Promise<number> {
  const first = await takeIds(trx, 'selling_prices', 'selling_price_id', prices.length);
  await insertRows(
    trx,
    'selling_prices',
    prices.map((price, i) => ({ ...price, selling_price_id: first + i })),
  );
  return prices.length;
}

/** Comments on every fifth of the new orders. */
export async function growComments(trx: Trx, afterOrder: number): Promise<number> {
  const { numInsertedOrUpdatedRows: count } = await trx
    .insertInto('comments')
    .columns(['entity_name', 'entity_id', 'comments', 'created_by', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('orders')
        .select([sql.lit('ORDER').as('entity_name'), 'order_id'])
        .select(
          sql<string>`(array[${sql.join(COMMENTS.map((text) => sql.lit(text)))}])[1 + order_id / 5 % ${sql.lit(COMMENTS.length)}]`.as(
            'comments',
          ),
        )
        .select(['created_by', 'created_at'])
        .where('order_id', '>', afterOrder)
        .where(sql<boolean>`order_id % 5 = 0`),
    )
    .executeTakeFirstOrThrow();
  return Number(count ?? 0);
}
