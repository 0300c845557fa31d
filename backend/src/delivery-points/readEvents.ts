import { PENDING_DAYS } from '@munim/schema/shared/limits.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Tables, Trx } from '../core/data/database.ts';
import { indianDay } from '../core/data/days.ts';
import { type AddressDetails, skuInfo, tenantInfo, userInfo } from '../core/data/embeds.ts';
import { cappedCount, offsetOf, type Page } from '../core/data/paging.ts';
import { anyOf, given } from '../core/data/search.ts';
import type { Settings } from '../core/settings.ts';
import { withThumbnail } from '../core/access/signing.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { filesOf } from '../documents/files.service.ts';
import { deliveryPointsInReach } from './delivery-points.scope.ts';
import type { DeliveryPointEvent, EventQuery, OperationQuery } from './delivery-points.shapes.ts';

export type EventName = DeliveryPointEvent['event_name'];
export const EVENT_NAMES: readonly EventName[] = ['dispatch', 'inward', 'POD'];

export type Wanted = Pick<
  EventQuery,
  'from_date' | 'to_date' | 'order_number' | 'po_id' | 'tenant_id' | 'seller_id'
>;
/** A point without a change for a year is left out (docs/rules/delivery.md#stages-and-events). */
const aYearAgo = () => indianDay(new Date(Date.now() - PENDING_DAYS * 86_400_000));

/** Events e of points d in the viewer's row scope, within these days. */
export function wantedEvents(db: Database | Trx, viewer: Viewer, query: Wanted) {
  const { from_date = aYearAgo() } = query;
  return db
    .selectFrom('delivery_point_events as e')
    .innerJoin('delivery_points as d', 'd.sub_shipment_tracker_id', 'e.sub_shipment_tracker_id')
    .where(deliveryPointsInReach(viewer))
    .where('e.expected_date', '>=', from_date)
    .where((eb) => given(query.to_date, (day) => eb('e.expected_date', '<=', day)))
    .where(
      given(
        query.order_number,
        (number) =>
          sql`d.order_id = (select n.order_id from orders n where n.order_number = ${number})`,
      ),
    )
    .where(
      given(
        query.tenant_id,
        (id) =>
          sql`d.order_id = any(array(select n.order_id from orders n where n.tenant_id = ${id}))`,
      ),
    )
    .where((eb) => given(query.po_id, (id) => eb('d.po_id', '=', id)))
    .where((eb) => given(query.seller_id, (id) => eb('d.seller_id', '=', id)));
}

const address = (
  alias: 'fa' | 'ta',
) => sql<AddressDetails | null>`case when ${sql.ref(`${alias}.address_id`)} is not null then
  json_build_object('address_id', ${sql.ref(`${alias}.address_id`)}, 'entity_type', ${sql.ref(`${alias}.entity_type`)},
  'entity_id', ${sql.ref(`${alias}.entity_id`)}, 'address1', ${sql.ref(`${alias}.address1`)}, 'address2', ${sql.ref(`${alias}.address2`)},
  'address3', ${sql.ref(`${alias}.address3`)}, 'city', ${sql.ref(`${alias}.city`)}, 'state', ${sql.ref(`${alias}.state`)},
  'country', ${sql.ref(`${alias}.country`)}, 'postal_code', ${sql.ref(`${alias}.postal_code`)}) end`;

/** Pickup place; the seller's contact only for readers of sellers. */
export const pickup = (viewer: Viewer) => {
  const reach = (column: 's.mobile_1' | 's.email_id_1') =>
    viewer.can('SELLER', 'READ') ? sql.ref(column) : sql`null::text`;
  return sql<
    DeliveryPointEvent['seller_info']
  >`case when s.seller_id is not null then json_build_object('seller_id', s.seller_id,
    'seller_name', s.seller_name, 'district', fa.city, 'mobile_1', ${reach('s.mobile_1')}, 'email_id_1', ${reach('s.email_id_1')}) end`;
};
export const fromAddress = address('fa');

const goods = (db: Database | Trx, viewer: Viewer, eventIds: readonly number[]) =>
  db
    .selectFrom('delivery_point_events as e')
    .innerJoin('delivery_points as d', 'd.sub_shipment_tracker_id', 'e.sub_shipment_tracker_id')
    .innerJoin('skus as k', 'k.product_sku_id', 'd.product_sku_id')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .leftJoin('purchase_orders as po', 'po.po_id', 'd.po_id')
    .leftJoin('orders as o', 'o.order_id', 'd.order_id')
    .leftJoin('tenants as t', 't.tenant_id', 'o.tenant_id')
    .leftJoin('sellers as s', 's.seller_id', 'd.seller_id')
    .leftJoin('warehouses as w', 'w.warehouse_id', 'd.warehouse_id')
    .leftJoin('warehouses as tw', (join) =>
      join.on(
        'tw.warehouse_id',
        '=',
        sql<number>`coalesce(d.to_warehouse_id, case when d.order_id is null then po.warehouse_id end)`,
      ),
    )
    .leftJoin('addresses as fa', (join) =>
      join.on('fa.address_id', '=', sql<number>`coalesce(s.office_address_id, w.address_id)`),
    )
    .leftJoin('addresses as ta', (join) =>
      join.on(
        'ta.address_id',
        '=',
        sql<number>`coalesce(d.to_address, tw.address_id, o.address_id)`,
      ),
    )
    .select([
      'e.sub_shipment_tracker_event_id',
      'd.sub_shipment_tracker_id',
      'd.sub_shipment_tracker_id as shipment_tracker_id',
    ])
    .select([
      sql<EventName>`e.event_name`.as('event_name'),
      sql<DeliveryPointEvent['event_status']>`e.status`.as('event_status'),
      'd.status',
    ])
    .select([
      sql<
        'SELLER' | 'WAREHOUSE'
      >`case when d.seller_id is null then 'WAREHOUSE' else 'SELLER' end`.as('source_type'),
    ])
    .select([sql<number>`coalesce(d.seller_id, d.warehouse_id)`.as('source_id')])
    .select([
      sql<string>`coalesce(s.seller_name, w.warehouse_name)`.as('vendor'),
      pickup(viewer).as('seller_info'),
    ])
    .select([
      'd.order_id',
      'o.order_number',
      'd.order_line_id',
      'd.po_id',
      'po.po_state as po_status',
      'd.po_line_id',
    ])
    .select([
      sql<
        DeliveryPointEvent['tenant_info']
      >`case when t.tenant_id is not null then ${tenantInfo} end`.as('tenant_info'),
    ])
    .select(['k.product_sku_name', skuInfo.as('sku_info'), 'd.quantity', 'd.original_qty'])
    .select([
      sql<number>`d.original_qty - d.quantity`.as('pending_qty'),
      'd.initial_date',
      'e.expected_date',
      'e.actual_date',
    ])
    .select([fromAddress.as('from_address'), address('ta').as('to_address')])
    .select([
      sql<string | null>`coalesce(tw.warehouse_name, t.tenant_name)`.as('to_name'),
      'd.challan_id',
      'e.remarks',
      'e.attachments',
    ])
    .select([userInfo(sql.ref('e.user_id')).as('user_info'), 'e.created_at'])
    .where('e.sub_shipment_tracker_event_id', '=', anyOf(eventIds));

/** Events as they are shown, in the order of their ids given. */
export async function describeEvents(
  db: Database | Trx,
  settings: Settings,
  eventIds: readonly number[],
  viewer: Viewer,
): Promise<DeliveryPointEvent[]> {
  if (!eventIds.length) return [];
  const rows = await goods(db, viewer, eventIds).execute();
  const files = await filesOf(
    db,
    settings,
    rows.flatMap((row) => row.attachments),
  );
  const byId = new Map(rows.map((row) => [row.sub_shipment_tracker_event_id, row]));
  return eventIds.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const attachments = row.attachments.flatMap((uuid) => files.get(uuid) ?? []);
    return [{ ...row, sku_info: withThumbnail(settings, row.sku_info), attachments }];
  });
}

type Events = SelectQueryBuilder<
  Tables & { e: Tables['delivery_point_events']; d: Tables['delivery_points'] },
  'e' | 'd',
  object
>;

interface Listed {
  rows: Events;
  query: Page;
  order: 'asc' | 'desc';
}

async function page(
  db: Database,
  settings: Settings,
  { rows, query, order }: Listed,
  viewer: Viewer,
) {
  const some = rows
    .select('e.sub_shipment_tracker_event_id as id')
    .orderBy('e.expected_date', order)
    .orderBy('e.sub_shipment_tracker_event_id', order)
    .limit(query.limit ?? 10)
    .offset(offsetOf(query));
  const [found, count] = await Promise.all([some.execute(), cappedCount(db, rows)]);
  return {
    data: await describeEvents(
      db,
      settings,
      found.map(({ id }) => id),
      viewer,
    ),
    count,
  };
}

/** One row per event, the latest day first. */
export function listEvents(db: Database, settings: Settings, query: EventQuery, viewer: Viewer) {
  const rows = wantedEvents(db, viewer, query)
    .where((eb) => given(query.event_name, (name) => eb('e.event_name', '=', name)))
    .where((eb) => given(query.status, (any) => eb('e.status', '=', anyOf(any))));
  return page(db, settings, { rows, query, order: 'desc' }, viewer);
}

/** Open events of the given stages, the most urgent first, and the count of each stage. */
export async function operationAnalytics(
  db: Database,
  settings: Settings,
  { events, ...query }: OperationQuery,
  viewer: Viewer,
) {
  const open = wantedEvents(db, viewer, query).where('e.status', '=', 'PENDING');
  const rows = open.where((eb) =>
    given(events, (any) => eb('e.event_name', '=', anyOf<string>(any))),
  );
  const [found, ...counts] = await Promise.all([
    page(db, settings, { rows, query, order: 'asc' }, viewer),
    ...EVENT_NAMES.map((name) => cappedCount(db, open.where('e.event_name', '=', name))),
  ]);
  const [dispatch = 0, inward = 0, POD = 0] = counts;
  return { ...found, pending_counts: { dispatch, inward, POD } };
}
