import { seesShipmentCost } from '@munim/schema/shipments/shipments.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { isInList, isNone, listPage } from '../core/data/listPage.ts';
import type { AddressCopy } from '../addresses/addresses.shapes.ts';
import { rowScopeOf } from '../core/access/rowScope.ts';
import { vendorPlace } from '../core/access/vendors.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { dayOf, endOfDay, startOfDay } from '../core/data/days.ts';
import { userInfo } from '../core/data/embeds.ts';
import { type Waiting, waitingRows } from '../core/data/paging.ts';
import { single } from '../core/data/rows.ts';
import { eqAny, whereIf } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { notFound } from '../core/http/errors.ts';
import { AskedFields } from '../core/http/fields.ts';
import { ordersWithNumberPart } from '../orders/orders.public.ts';
import { visibleChallans } from '../delivery-challans/delivery-challans.public.ts';
import { filesOf } from '../documents/documents.public.ts';
import { SHIPMENT_LIST } from './shipments.list.ts';
import { type DocumentsOf, documentsOf } from './shipmentDocuments.ts';
import { visibleShipments } from './shipments.scope.ts';
import type { Shipment, ShipmentQuery } from './shipments.shapes.ts';

/**
 * An order outside the viewer's row scope shows no shipments, even if another order of the same
 * shipment is in scope.
 */
const shipsOrder = (viewer: Viewer) => (part: string) =>
  sql<boolean>`sh.shipment_id = any(array(select dc.shipment_id from delivery_challans dc
    where dc.order_id = ${ordersWithNumberPart(part)} and ${visibleChallans(viewer)}))`;

const applyFilters = (context: ReadContext, query: ShipmentQuery) =>
  shipments(context)
    .where((eb) => whereIf(query.shipment_id, (id) => eb('sh.shipment_id', '=', id)))
    .where((eb) => whereIf(query.status, (any) => eb('sh.status', '=', eqAny(any))))
    .where((eb) => whereIf(query.transporter_id, (id) => eb('sh.transporter_id', '=', id)))
    .where((eb) => whereIf(query.from_date, (day) => eb('sh.created_at', '>=', startOfDay(day))))
    .where((eb) => whereIf(query.to_date, (day) => eb('sh.created_at', '<', endOfDay(day))))
    .where(whereIf(query.order_number, shipsOrder(context.viewer)))
    .where(isInList(SHIPMENT_LIST, query));

const transporterInfo = sql<
  Shipment['transporter_info']
>`(select json_build_object('transporter_id', tr.transporter_id,
  'transporter_name', tr.transporter_name, 'gst_number', tr.gst_number) from transporters tr where tr.transporter_id = sh.transporter_id)`;

/** Viewers of some documents only do not see the destinations of others. */
const firstVisible = (
  viewer: Viewer,
) => sql<AddressCopy>`(select dc.delivery_address_details from delivery_challans dc
  where dc.shipment_id = sh.shipment_id and ${visibleChallans(viewer)} order by dc.challan_id limit 1)`;

/** The e-way bill stands on the challans; where they have several, all numbers are named. */
const ofChallans = (what: RawBuilder<string | null>) =>
  sql<
    string | null
  >`(select ${what} from delivery_challans dc where dc.shipment_id = sh.shipment_id and dc.status <> 'CANCELLED')`;
export const ewayBillOfShipment = [
  ofChallans(sql`string_agg(distinct dc.e_way_bill_number, ', ')`).as('e_way_bill_number'),
  ofChallans(sql`min(dc.e_way_bill_attachment::text)`).as('e_way_bill_attachment'),
] as const;

const withEmbeds = (rows: ReturnType<typeof shipments>, viewer: Viewer, asked = AskedFields.all) =>
  rows
    .selectAll('sh')
    .select(ewayBillOfShipment)
    .select([
      asked.column('transporter_info', transporterInfo).as('transporter_info'),
      sql<AddressCopy>`sh.from_address_details`.as('from_details'),
    ])
    .select(
      (rowScopeOf(viewer) === 'all'
        ? sql<AddressCopy>`sh.to_address_details`
        : firstVisible(viewer)
      ).as('to_details'),
    )
    .select(
      asked
        .column('created_by_info', userInfo(sql.ref('sh.created_by')).$notNull())
        .as('created_by_info'),
    );
type Row = Awaited<ReturnType<ReturnType<typeof withEmbeds>['execute']>>[number];

const NO_DOCUMENTS: DocumentsOf = { delivery_challan: [], bill: [], invoices: [] };

/** Weight with two decimals; the table has grams. */
const weightOf = (weight: string | null) => (weight === null ? null : Number(weight).toFixed(2));

async function toJson(
  context: ReadContext,
  rows: readonly Row[],
  asked = AskedFields.all,
): Promise<Shipment[]> {
  const { db, settings, viewer } = context;
  const ids = rows.map((row) => row.shipment_id);
  const asksFile = asked.asks('e_way_bill_file', 'e_way_bill_attachments');
  const uuids = asksFile ? rows.flatMap((row) => row.e_way_bill_attachment ?? []) : [];
  const [documents, files] = await Promise.all([
    documentsOf(context, ids, asked),
    filesOf(db, settings, uuids),
  ]);
  const seesCost = seesShipmentCost(viewer.can);
  return rows.map(({ from_details, to_details, e_way_bill_attachment, ...row }) => {
    const own = documents.get(row.shipment_id) ?? NO_DOCUMENTS;
    const from = vendorPlace(viewer, from_details);
    const isShown = from === from_details;
    const file = (isShown && e_way_bill_attachment && files.get(e_way_bill_attachment)) || null;
    return {
      ...row,
      type: row.destination_type,
      from_address_info: {
        entity_type: from.entity_type,
        address_name: from.address_name,
      },
      from_address_details: from,
      to_address: to_details.address_id,
      to_address_details: vendorPlace(viewer, to_details),
      transport_mode: row.transport_mode,
      shipment_weight: weightOf(row.shipment_weight),
      logistic_cost: seesCost ? row.logistic_cost : null,
      loading_charge: seesCost ? row.loading_charge : null,
      e_way_bill_attachments: file?.fileUrl ?? null,
      e_way_bill_file: file,
      ...own,
      order_numbers: [
        ...new Set(own.delivery_challan.flatMap(({ order_number }) => order_number ?? [])),
      ],
    };
  });
}

export async function listShipments(
  context: ReadContext,
  query: ShipmentQuery,
  asked = AskedFields.all,
) {
  const { db, viewer } = context;
  const rows = applyFilters(context, query);
  const read = (isOnPage: RawBuilder<number>) =>
    withEmbeds(
      db.selectFrom('shipments as sh').where('sh.shipment_id', '=', isOnPage),
      viewer,
      asked,
    )
      .orderBy('sh.shipment_id', 'desc')
      .execute();
  const [found, parts] = await listPage(db, rows, { list: SHIPMENT_LIST, query, read });
  if (query.shipment_id !== undefined && isNone(found, query)) throw notFound('Shipment');
  return { data: await toJson(context, found, asked), ...parts };
}

/** The shipments that a list with this query has, by the day they were made. */
export const waitingFiltered = (context: ReadContext, query: ShipmentQuery): Promise<Waiting> =>
  waitingRows(context.db, applyFilters(context, query), dayOf(sql.ref('sh.created_at')));

export async function shipmentById(context: ReadContext, shipmentId: number): Promise<Shipment> {
  const { viewer } = context;
  const rows = await withEmbeds(
    shipments(context).where('sh.shipment_id', '=', shipmentId),
    viewer,
  ).execute();
  if (!rows.length) throw notFound('Shipment');
  return single(await toJson(context, rows));
}

/** Shipments in the viewer's row scope, as sh. */
export const shipments = ({ db, viewer }: ReadContext) =>
  db.selectFrom('shipments as sh').where(visibleShipments(viewer));

/** Shipment in the viewer's row scope; undefined when there is none. */
export const findShipment = (context: ReadContext, shipmentId: number) =>
  shipments(context)
    .select('sh.shipment_id')
    .where('sh.shipment_id', '=', shipmentId)
    .executeTakeFirst();
