import { sql } from 'kysely';
import { isInList, leavesOrder, isNone, listPage, type OnPage } from '../core/data/listPage.ts';
import { logoAddress } from '../core/access/signing.ts';
import type { Database } from '../core/data/database.ts';
import { endOfDay, startOfDay } from '../core/data/days.ts';
import { addressDetails, userInfo } from '../core/data/embeds.ts';
import { single } from '../core/data/rows.ts';
import { byName, contains, hasNumber, phoneIn, startsWith, whereIf } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { notFound } from '../core/http/errors.ts';
import { AskedFields } from '../core/http/fields.ts';
import type { Settings } from '../core/settings.ts';
import { SELLER_LIST } from './sellers.list.ts';
import type { Seller, SellerQuery } from './sellers.shapes.ts';

const categories = sql<
  Seller['categories']
>`coalesce((select json_agg(json_build_object('category_id', c.category_id,
  'category_name', c.category_name) order by c.category_name) from seller_categories sc
  join categories c on c.category_id = sc.category_id where sc.seller_id = s.seller_id), '[]')`;
const officeAddress = sql<
  Seller['office_address_details']
>`case when a.address_id is not null then ${addressDetails} end`;
const activeOffers = sql<number>`(select count(*) from offers o where o.seller_id = s.seller_id and o.is_active and not o.is_deleted)`;

const isFoundBy = (text: string) =>
  sql<boolean>`(${sql.join(
    [
      ...['s.seller_name', 's.gstin', 's.email_id_1'].map((column) => contains(column, text)),
      contains('s.mobile_1', phoneIn(text)),
      hasNumber('s.seller_id', text),
    ],
    sql` or `,
  )})`;

/** Sellers as s that are not deleted and fit what was asked. */
const applyFilters = (db: Database, query: SellerQuery) =>
  db
    .selectFrom('sellers as s')
    .where('s.is_deleted', '=', false)
    .where((eb) => whereIf(query.seller_id, (id) => eb('s.seller_id', '=', id)))
    .where(whereIf(query.seller_name, (part) => contains('s.seller_name', part)))
    .where(whereIf(query.keyword, isFoundBy))
    .where(
      whereIf(
        query.categories,
        (ids) =>
          sql<boolean>`s.seller_id = any(array(select sc.seller_id from seller_categories sc where sc.category_id = any(${ids})))`,
      ),
    )
    .where((eb) => whereIf(query.source_person, (id) => eb('s.source_person', '=', id)))
    .where((eb) => whereIf(query.start_date, (day) => eb('s.created_at', '>=', startOfDay(day))))
    .where((eb) => whereIf(query.end_date, (day) => eb('s.created_at', '<', endOfDay(day))))
    .where((eb) => whereIf(query.zone, (zone) => eb('s.zone', '=', zone)))
    .where((eb) => whereIf(query.is_active, (is) => eb('s.is_active', '=', is)))
    .where((eb) => whereIf(query.is_transporter, (is) => eb('s.is_transporter', '=', is)))
    .where((eb) => whereIf(query.is_own_seller, (is) => eb('s.is_own_seller', '=', is)))
    .where((eb) => whereIf(query.org_id, (id) => eb('s.org_id', '=', id)));

const withDetails = (
  settings: Settings,
  rows: ReturnType<typeof applyFilters>,
  asked = AskedFields.all,
): Promise<Seller[]> =>
  rows
    .leftJoin('addresses as a', 'a.address_id', 's.office_address_id')
    .selectAll('s')
    .select([
      asked.column('categories', categories).as('categories'),
      asked
        .column('source_person_info', userInfo(sql.ref('s.source_person')))
        .as('source_person_info'),
      asked.column('office_address_details', officeAddress).as('office_address_details'),
      asked.column('active_offer_count', activeOffers).as('active_offer_count'),
    ])
    .execute()
    .then((found) =>
      found.map((row) => Object.assign(row, { logo_thumbnail: logoAddress(settings, row.logo) })),
    );

/** Vendors by name; those whose name begins with the text that was searched come first. */
export async function listSellers(
  { db, settings }: { db: Database; settings: Settings },
  query: SellerQuery,
  asked = AskedFields.all,
) {
  const rows = applyFilters(db, query).where(isInList(SELLER_LIST, query));
  const text = query.keyword ?? query.seller_name;
  const hasOwnOrder = text !== undefined && leavesOrder(query);
  const bestFirst = (sellers: typeof rows) =>
    sellers.$if(hasOwnOrder, (q) =>
      q.orderBy(startsWith('s.seller_name', text?.trim() ?? ''), 'desc'),
    );
  const read = (isOnPage: OnPage) =>
    withDetails(
      settings,
      bestFirst(db.selectFrom('sellers as s').where('s.seller_id', '=', isOnPage))
        .orderBy(byName('s.seller_name'))
        .orderBy('s.seller_id'),
      asked,
    );
  const [data, parts] = await listPage(db, bestFirst(rows), {
    list: SELLER_LIST,
    query,
    read,
    hasOwnOrder,
  });
  if (query.seller_id !== undefined && isNone(data, query)) throw notFound('Vendor');
  return { data, ...parts };
}

/** A comment that exists for certain: it was just written. */
export const sellerById = async (
  db: Database,
  settings: Settings,
  seller_id: number,
): Promise<Seller> => single(await withDetails(settings, applyFilters(db, { seller_id })));

/** Locks a vendor until the transaction ends; undefined when there is none. */
export const lockSeller = ({ trx }: Work, sellerId: number) =>
  trx
    .selectFrom('sellers')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('is_deleted', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst();
