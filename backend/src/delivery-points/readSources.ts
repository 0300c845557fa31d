import { LIMITS } from '@munim/schema/shared/limits.ts';
import { sql } from 'kysely';
import { categoriesOf } from '../core/access/rowScope.ts';
import { vendorInfo, vendorName, vendorPlace } from '../core/access/vendors.ts';
import type { Database } from '../core/data/database.ts';
import { offsetOf } from '../core/data/paging.ts';
import { eqAny, whereIf } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import { describeEvents, fromAddress, pickup } from './delivery-points.public.ts';
import type { DeliverySource, SourceQuery } from './delivery-points.shapes.ts';
import { filterEvents } from './eventFilters.ts';

/** Goods in these categories. */
const isOfCategories = (categories: readonly number[]) =>
  sql<boolean>`d.product_sku_id in (select k.product_sku_id from skus k join products p using (product_id) where p.category_id = any(${categories}))`;

async function openItems(context: ReadContext, query: SourceQuery) {
  const { db } = context;
  const { source_type, source_id } = query;
  if ((source_type === undefined) !== (source_id === undefined))
    throw badField(
      source_type ? 'source_id' : 'source_type',
      'source_type and source_id go together',
    );
  const categories = await categoriesOf(db, query.category_manager);
  return filterEvents(context, query)
    .where('e.status', '=', 'PENDING')
    .where('e.event_name', '=', query.event_name)
    .where(whereIf(categories, isOfCategories))
    .where((eb) =>
      whereIf(source_id, (id) =>
        eb(source_type === 'SELLER' ? 'd.seller_id' : 'd.warehouse_id', '=', id),
      ),
    );
}
type Items = Awaited<ReturnType<typeof openItems>>;

/** A page of places, the one with the earliest day first; `of` is how many there are. */
const placesOf = (items: Items, query: SourceQuery) =>
  items
    .select(['d.seller_id', 'd.warehouse_id'])
    .select((eb) => [
      eb.fn.countAll<number>().as('item_count'),
      eb.fn.min('e.expected_date').as('earliest_date'),
    ])
    .select([sql<number>`count(*) over ()::int`.as('places')])
    .groupBy(['d.seller_id', 'd.warehouse_id'])
    .orderBy('earliest_date')
    .orderBy('d.seller_id', (order) => order.asc().nullsLast())
    .orderBy('d.warehouse_id')
    .limit(query.limit ?? 5)
    .offset(offsetOf({ limit: 5, ...query }))
    .execute();
type Place = Awaited<ReturnType<typeof placesOf>>[number];

const keyOf = ({ seller_id, warehouse_id }: Pick<Place, 'seller_id' | 'warehouse_id'>) =>
  seller_id === null ? `WAREHOUSE-${warehouse_id}` : `SELLER-${seller_id}`;
const idsOf = (ids: readonly (number | null)[]) => ids.filter((id) => id !== null);

/** Ids of the first items of each place. */
async function firstItems(
  items: Items,
  places: readonly Place[],
  most: number,
): Promise<Map<string, number[]>> {
  if (!most || !places.length) return new Map();
  const ranked = items
    .where((eb) =>
      eb.or([
        eb('d.seller_id', '=', eqAny(idsOf(places.map((place) => place.seller_id)))),
        eb('d.warehouse_id', '=', eqAny(idsOf(places.map((place) => place.warehouse_id)))),
      ]),
    )
    .select(['e.sub_shipment_tracker_event_id as id', 'd.seller_id', 'd.warehouse_id'])
    .select(
      sql<number>`row_number() over (partition by d.seller_id, d.warehouse_id order by e.expected_date, e.sub_shipment_tracker_event_id)`.as(
        'place',
      ),
    );
  const rows = (await ranked.execute())
    .filter((row) => row.place <= most)
    .toSorted((one, other) => one.place - other.place);
  return new Map(
    [...Map.groupBy(rows, keyOf)].map(([key, some]) => [key, some.map((row) => row.id)]),
  );
}

async function describePlaces({ db, viewer }: ReadContext, places: readonly Place[]) {
  const sellers = db
    .selectFrom('sellers as s')
    .leftJoin('addresses as fa', 'fa.address_id', 's.office_address_id')
    .select(['s.seller_id', sql<null>`null`.as('warehouse_id'), 's.seller_name as source_name'])
    .select([pickup(viewer).as('seller_info'), fromAddress.as('from_address')])
    .where('s.seller_id', '=', eqAny(idsOf(places.map((place) => place.seller_id))));
  const warehouses = db
    .selectFrom('warehouses as w')
    .leftJoin('addresses as fa', 'fa.address_id', 'w.address_id')
    .select([sql<null>`null`.as('seller_id'), 'w.warehouse_id', 'w.warehouse_name as source_name'])
    .select([sql<null>`null`.as('seller_info'), fromAddress.as('from_address')])
    .where('w.warehouse_id', '=', eqAny(idsOf(places.map((place) => place.warehouse_id))));
  const found = await Promise.all([sellers.execute(), warehouses.execute()]);
  return new Map(found.flat().map((row) => [keyOf(row), row]));
}

/** Places with open items of a stage, each with its first items and the count of all. */
export async function listSources(context: ReadContext, query: SourceQuery) {
  const { db, viewer } = context;
  const items = await openItems(context, query);
  const places = await placesOf(items, query);
  const [described, first] = await Promise.all([
    describePlaces(context, places),
    firstItems(items, places, query.items ?? LIMITS.pointsOfSource),
  ]);
  const events = await describeEvents(context, [...first.values()].flat());
  const byId = new Map(events.map((event) => [event.sub_shipment_tracker_event_id, event]));
  const data = places.map((place): DeliverySource => {
    const {
      source_name = '',
      seller_info = null,
      from_address = null,
    } = described.get(keyOf(place)) ?? {};
    const own = first.get(keyOf(place)) ?? [];
    return {
      ...(place.seller_id === null
        ? { source_type: 'WAREHOUSE' as const, source_id: Number(place.warehouse_id) }
        : { source_type: 'SELLER' as const, source_id: place.seller_id }),
      source_name: place.seller_id === null ? source_name : vendorName(viewer, source_name),
      seller_info: vendorInfo(viewer, seller_info),
      from_address: vendorPlace(viewer, from_address),
      earliest_date: place.earliest_date,
      item_count: place.item_count,
      items: own.flatMap((id) => byId.get(id) ?? []),
    };
  });
  return {
    data,
    count: places[0]?.places ?? (query.page && query.page > 1 ? await countPlaces(db, items) : 0),
  };
}

/** Counted only beyond the last page. */
async function countPlaces(db: Database, items: Items): Promise<number> {
  const some = items.select(['d.seller_id', 'd.warehouse_id']).distinct();
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
