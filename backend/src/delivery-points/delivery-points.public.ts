import { DELIVERY_TIME_DAYS } from '@munim/schema/shared/limits.ts';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { withThumbnail } from '../core/access/signing.ts';
import { vendorInfo, vendorName, vendorPlace } from '../core/access/vendors.ts';
import type { Viewer } from '../core/access/viewer.ts';
import type { Tables, Trx } from '../core/data/database.ts';
import { dayFromToday, indianDay } from '../core/data/days.ts';
import { type AddressDetails, skuInfo, tenantInfo, userInfo } from '../core/data/embeds.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work, ReadContext } from '../core/data/work.ts';
import { filesOf } from '../documents/documents.public.ts';
import { settleOrder } from '../orders/orders.public.ts';
import { settlePurchaseOrder } from '../purchase-orders/purchase-orders.public.ts';
import type { DeliveryPointEvent } from './delivery-points.shapes.ts';

export type PointRow = Selectable<Tables['delivery_points']>;
type NewEvent = Pick<
  Insertable<Tables['delivery_point_events']>,
  'sub_shipment_tracker_id' | 'event_name' | 'expected_date'
>;

/** Locked by id; a second caller reads the first one's result. */
export const lockPoints = (trx: Trx, ids: readonly number[]): Promise<PointRow[]> =>
  trx
    .selectFrom('delivery_points')
    .selectAll()
    .where('sub_shipment_tracker_id', '=', eqAny(ids))
    .orderBy('sub_shipment_tracker_id')
    .forUpdate()
    .execute();

export async function openEvents(trx: Trx, events: readonly NewEvent[]): Promise<void> {
  if (events.length) await trx.insertInto('delivery_point_events').values(events).execute();
}

export interface EventEnd {
  status: 'COMPLETED' | 'CANCELLED';
  actualDate?: string | undefined;
  remarks?: string | undefined;
  /** Uuids of files that are attached to the point already. */
  attachments?: readonly string[] | undefined;
}

/** Ends the open event of each point. */
export const endOpenEvents = (
  trx: Trx,
  points: readonly number[],
  end: EventEnd,
  viewer: Pick<Viewer, 'userId'>,
) =>
  trx
    .updateTable('delivery_point_events')
    .set({
      status: end.status,
      actual_date: end.actualDate ?? null,
      remarks: end.remarks ?? null,
      attachments: [...(end.attachments ?? [])],
      user_id: viewer.userId,
    })
    .where('sub_shipment_tracker_id', '=', eqAny(points))
    .where('status', '=', 'PENDING')
    .execute();

type Quantity = 'dispatched_quantity' | 'delivered_quantity';

/** Adds units to purchase order lines; a negative number removes them. */
export async function addToPoLines(
  trx: Trx,
  column: Quantity,
  points: readonly PointRow[],
  sign: 1 | -1,
): Promise<void> {
  for (const { po_line_id, quantity } of points)
    if (po_line_id !== null)
      await trx
        .updateTable('purchase_order_lines')
        .set({ [column]: sql<number>`${sql.ref(column)} + ${sign * quantity}` })
        .where('po_line_id', '=', po_line_id)
        .execute();
}

/** The same for sales order lines: units that go to a warehouse have not left for the customer. */
export async function addToOrderLines(
  trx: Trx,
  column: Quantity,
  points: readonly PointRow[],
  sign: 1 | -1,
): Promise<void> {
  for (const { order_line_id, quantity } of points)
    if (order_line_id !== null)
      await trx
        .updateTable('order_lines')
        .set({ [column]: sql<number>`${sql.ref(column)} + ${sign * quantity}` })
        .where('line_id', '=', order_line_id)
        .execute();
}

const distinct = (ids: readonly (number | null)[]) =>
  [...new Set(ids)].filter((id) => id !== null).toSorted((a, b) => a - b);

/**
 * Recomputes the statuses of the points' documents; one audit row per change. The caller has locked
 * their rows.
 */
export async function settleDocuments(work: Work, points: readonly PointRow[]): Promise<void> {
  const { trx } = work;
  for (const id of distinct(points.map((point) => point.order_id))) {
    const { from, to } = await settleOrder(trx, id);
    if (from !== to) await work.audit({ entity: 'ORDER', id, action: 'STATUS', from, to });
  }
  for (const id of distinct(points.map((point) => point.po_id)))
    await settlePurchaseOrder(work, id);
}

/** Expected day of goods that move on: the promised day, unless it has passed; else in a week. */
export async function nextDays(
  trx: Trx,
  points: readonly PointRow[],
): Promise<(point: PointRow) => string> {
  const orders = await trx
    .selectFrom('orders')
    .select(['order_id', 'edd'])
    .where('order_id', '=', eqAny(distinct(points.map((point) => point.order_id))))
    .execute();
  const told = new Map(orders.map((order) => [order.order_id, order.edd]));
  const today = indianDay();
  return ({ order_id }) => {
    const edd = order_id === null ? null : told.get(order_id);
    return edd && edd >= today ? edd : dayFromToday(DELIVERY_TIME_DAYS);
  };
}

export type EventName = DeliveryPointEvent['event_name'];

const address = (
  alias: 'fa' | 'ta',
) => sql<AddressDetails | null>`case when ${sql.ref(`${alias}.address_id`)} is not null then
  json_build_object('address_id', ${sql.ref(`${alias}.address_id`)}, 'entity_type', ${sql.ref(`${alias}.entity_type`)},
  'entity_id', ${sql.ref(`${alias}.entity_id`)}, 'address1', ${sql.ref(`${alias}.address1`)}, 'address2', ${sql.ref(`${alias}.address2`)},
  'address3', ${sql.ref(`${alias}.address3`)}, 'city', ${sql.ref(`${alias}.city`)}, 'state', ${sql.ref(`${alias}.state`)}, 'state_code', ${sql.ref(`${alias}.state_code`)},
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

const goods = ({ db, viewer }: ReadContext, eventIds: readonly number[]) =>
  db
    .selectFrom('delivery_point_events as e')
    .innerJoin('delivery_points as d', 'd.sub_shipment_tracker_id', 'e.sub_shipment_tracker_id')
    .innerJoin('skus as k', 'k.product_sku_id', 'd.product_sku_id')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .leftJoin('purchase_orders as po', 'po.po_id', 'd.po_id')
    .leftJoin('orders as o', 'o.order_id', 'd.order_id')
    .leftJoin('order_lines as l', 'l.line_id', 'd.order_line_id')
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
        sql<number>`coalesce(d.to_address, tw.address_id, l.address_id)`,
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
      sql<number>`case d.status when 'PENDING' then d.quantity else d.original_qty - d.quantity end`.as(
        'pending_qty',
      ),
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
    .where('e.sub_shipment_tracker_event_id', '=', eqAny(eventIds));

/** Events as they are shown, in the order of their ids given. */
export async function describeEvents(
  context: ReadContext,
  eventIds: readonly number[],
): Promise<DeliveryPointEvent[]> {
  const { db, settings, viewer } = context;
  if (!eventIds.length) return [];
  const rows = await goods(context, eventIds).execute();
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
    const vendor = row.source_type === 'SELLER' ? vendorName(viewer, row.vendor) : row.vendor;
    return [
      {
        ...row,
        vendor,
        seller_info: vendorInfo(viewer, row.seller_info),
        from_address: vendorPlace(viewer, row.from_address),
        to_address: vendorPlace(viewer, row.to_address),
        sku_info: withThumbnail(settings, row.sku_info),
        attachments,
      },
    ];
  });
}

export { waitingEvents } from './eventFilters.ts';
export { visibleDeliveryPoints } from './delivery-points.scope.ts';
