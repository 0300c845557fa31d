import { SALES_PERSONS } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import type { Trx } from '../../src/core/database.ts';
import type { Calendar } from '../calendar.ts';
import type { Random } from '../random.ts';
import { growCatalogue } from './growCatalogue.ts';
import { growCustomers } from './growCustomers.ts';
import { growLeads, growSellers } from './growSellers.ts';
import { growStaff } from './growStaff.ts';

/** A house of 100,000 orders a year: 10,000 customers, 5,000 products with about 19,000 SKUs, 2,000 vendors, 10,000 leads, 50 more staff. */
const ORDERS_OF_ONE = { customer: 10, product: 20, seller: 50, lead: 10, staff: 2000 };
const TABLES = ['organisations', 'tenants', 'users', 'addresses', 'products', 'skus', 'sellers', 'offers', 'seller_leads'];

/** As many masters more as so many orders more would have; answers how many rows they were. */
export async function growMasters(trx: Trx, random: Random, calendar: Calendar, orders: number): Promise<number> {
  const share = (what: keyof typeof ORDERS_OF_ONE) => Math.floor(orders / ORDERS_OF_ONE[what]);
  await sql`lock table ${sql.join(TABLES.map((name) => sql.table(name)))} in share row exclusive mode`.execute(trx);
  const staff = await growStaff(trx, random, calendar, share('staff'));
  const sales = await trx
    .selectFrom('users')
    .select('user_id')
    .where('role_id', 'in', SALES_PERSONS)
    .where('deleted_user', '=', false)
    .orderBy('user_id')
    .execute();
  const turn = sales.map((user) => user.user_id);
  return (
    staff +
    (await growCustomers(trx, random, calendar, share('customer'), turn)) +
    (await growSellers(trx, random, calendar, share('seller'))) +
    (await growCatalogue(trx, random, calendar, share('product'))) +
    (await growLeads(trx, random, calendar, share('lead')))
  );
}
