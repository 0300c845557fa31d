import {
  NOT_OPEN,
  quantityRefusal,
  shipRefusal,
} from '@munim/schema/delivery-points/delivery-points.rules.ts';
import { stateName } from '@munim/schema/shared/states.ts';
import { routeOf } from '@munim/schema/shipments/shipments.rules.ts';
import { findAddressCopy } from '../addresses/addresses.public.ts';
import type { AddressCopy } from '../addresses/addresses.shapes.ts';
import { ONE_BUYER } from '../core/data/companyRegistrations.ts';
import type { Trx } from '../core/data/database.ts';
import { mustGet } from '../core/data/rows.ts';
import type { Work } from '../core/data/work.ts';
import { badField, notFound } from '../core/http/errors.ts';
import { wayRefusal } from '../warehouses/registrationOfWarehouse.public.ts';
import { remaindersOf } from './shipmentRests.ts';
import type { NewShipment } from './shipments.shapes.ts';
import { pointsOfEvents, type WaitingPoint } from './waitingPoints.ts';

/** Units of one delivery point that leave, and where they go. */
export interface DispatchLine {
  point: WaitingPoint;
  quantity: number;
  restDate: string | null;
  toAddress: number;
  /** Place in the request, for error messages. */
  field: string;
}

export interface PlannedShipment {
  from: AddressCopy;
  to: AddressCopy;
  leaving: DispatchLine[];
}

/**
 * Source and destination; goods start at a seller or a warehouse, never warehouse to warehouse
 * (docs/rules/delivery.md#shipments).
 */
async function endsOf(
  work: Work,
  body: NewShipment,
): Promise<Pick<PlannedShipment, 'from' | 'to'>> {
  const { trx } = work;
  const [from, to] = [
    await findAddressCopy(trx, body.from_address),
    await findAddressCopy(trx, body.delivery_address),
  ];
  if (!from) throw badField('from_address', 'This address does not exist');
  if (from.entity_type === 'TENANT')
    throw badField('from_address', 'Goods are picked up from a vendor or a warehouse');
  if (!routeOf(from.entity_type, body.destination_type))
    throw badField('destination_type', 'Goods do not travel from warehouse to warehouse');
  if (!to) throw badField('delivery_address', 'This address does not exist');
  const noWay = await wayRefusal(work, { from, to });
  if (noWay) throw badField('from_address', noWay);
  if (body.destination_type === 'WAREHOUSE' && to.entity_type !== 'WAREHOUSE')
    throw badField('delivery_address', '*Please select a warehouse');
  const shipTos = body.sub_shipments.map((sub) => sub.to_address);
  const stray = shipTos.findIndex(
    (id) => body.destination_type === 'WAREHOUSE' && id !== to.address_id,
  );
  if (stray >= 0)
    throw badField(
      `sub_shipments.${stray}.to_address`,
      'All goods of a shipment go to the same warehouse',
    );
  if (!shipTos.includes(to.address_id))
    throw badField('delivery_address', 'No goods of this shipment go to this address');
  return { from, to };
}

/** Each event once, and sub_shipment_tracker_events exactly those of the lines. */
function refuseOtherEvents(body: NewShipment): void {
  const seen = new Set<number>();
  for (const [i, sub] of body.sub_shipments.entries())
    for (const [j, { sub_shipment_tracker_event_id: id }] of sub.dc_lines.entries()) {
      if (seen.has(id))
        throw badField(
          `sub_shipments.${i}.dc_lines.${j}.sub_shipment_tracker_event_id`,
          'This delivery point is in the shipment twice',
        );
      seen.add(id);
    }
  const named = body.sub_shipment_tracker_events;
  if (named.length !== seen.size || new Set([...named, ...seen]).size !== seen.size)
    throw badField(
      'sub_shipment_tracker_events',
      'sub_shipment_tracker_events must be the events of sub_shipments, each once',
    );
}

type SubShipment = NewShipment['sub_shipments'][number];
type Line = SubShipment['dc_lines'][number];

/** The point may leave, from this place, and is what the line says. */
function refusePoint(
  point: WaitingPoint,
  line: Line,
  { from, body, field }: { from: AddressCopy; body: NewShipment; field: string },
): void {
  const event = `${field}.sub_shipment_tracker_event_id`;
  const sourceId = from.entity_type === 'SELLER' ? point.seller_id : point.warehouse_id;
  if (
    point.status !== 'PENDING' ||
    point.event_status !== 'PENDING' ||
    point.event_name !== 'dispatch'
  )
    throw badField(event, NOT_OPEN);
  if (sourceId !== from.entity_id)
    throw badField(event, 'These goods wait at another place: a shipment is loaded at one place');
  const sourceType = point.seller_id === null ? 'WAREHOUSE' : 'SELLER';
  const forOrder = point.order_id !== null;
  const facts = {
    stage: 'DISPATCH',
    status: 'PENDING',
    sourceType,
    poState: point.po_state,
    forOrder,
  } as const;
  const why = shipRefusal(facts, body.destination_type);
  if (why) throw badField(event, why);
  if (!forOrder && line.po_line_id === undefined)
    throw badField(`${field}.po_line_id`, 'po_line_id is required without an order');
  if (line.po_line_id !== undefined && line.po_line_id !== point.po_line_id)
    throw badField(
      `${field}.po_line_id`,
      'This is not the purchase order line of the delivery point',
    );
  if (line.order_line_id !== undefined && line.order_line_id !== point.order_line_id)
    throw badField(`${field}.order_line_id`, 'This is not the order line of the delivery point');
  const tooMuch = quantityRefusal(line.quantity, point.quantity);
  if (tooMuch) throw badField(`${field}.quantity`, tooMuch);
}

/** The goods are of the order that is named. */
function refuseOtherOrder(
  { order_number }: SubShipment,
  points: readonly WaitingPoint[],
  field: string,
): void {
  const stray = points.findIndex((point) => point.order_number !== (order_number ?? null));
  if (stray < 0) return;
  const text = order_number
    ? `These goods are not of order ${order_number}`
    : 'These goods are of an order: order_number is required';
  throw badField(`${field}.dc_lines.${stray}.sub_shipment_tracker_event_id`, text);
}

/** The goods are of the registration of the warehouse that they leave or reach. */
async function refuseOtherRegistration(
  work: Work,
  ends: Pick<PlannedShipment, 'from' | 'to'>,
  points: readonly WaitingPoint[],
): Promise<void> {
  const documents = points.map(({ order_id, sold_by, bought_by }) =>
    order_id === null
      ? ({ id: bought_by, word: 'purchase order' } as const)
      : ({ id: sold_by, word: 'order' } as const),
  );
  // many points are of one registration, and each is looked up in the database
  const each = new Map(documents.map((document) => [`${document.word} ${document.id}`, document]));
  for (const document of each.values()) {
    const noWay = await wayRefusal(work, { ...ends, document });
    if (noWay)
      throw badField(
        ends.to.entity_type === 'WAREHOUSE' ? 'delivery_address' : 'from_address',
        noWay,
      );
  }
}

/** Refuses two buyers: goods of a vendor in one vehicle are on one bill. */
function refuseTwoBuyers(leaving: readonly DispatchLine[]): void {
  const bought = leaving.filter(({ point }) => point.seller_id !== null);
  const other = bought.find(({ point }) => point.bought_by !== bought[0]?.point.bought_by);
  if (other) throw badField(other.field, ONE_BUYER);
}

/** Goods for a customer go to an address of that customer, and of the state that their line is taxed for. */
async function refuseOtherShipTo(
  trx: Trx,
  { to_address }: SubShipment,
  points: readonly WaitingPoint[],
  field: string,
): Promise<void> {
  const to = await findAddressCopy(trx, to_address);
  if (to?.entity_type !== 'TENANT' || to.entity_id !== points[0]?.tenant_id)
    throw badField(`${field}.to_address`, 'This is not an address of the customer');
  const stray = points.find(
    ({ ship_to, state_code }) => ship_to !== to_address && state_code !== to.state_code,
  );
  if (stray)
    throw badField(
      `${field}.to_address`,
      `These goods are taxed for ${stateName(stray.state_code ?? '') ?? 'another state'}, not ${to.state}: change the delivery address of the order line first`,
    );
}

/** Checks the whole request against the goods as they are under the locks; errors by field. */
export async function planShipment(work: Work, body: NewShipment): Promise<PlannedShipment> {
  const { trx } = work;
  refuseOtherEvents(body);
  const known = await pointsOfEvents(work, body.sub_shipment_tracker_events);
  if (known.size < body.sub_shipment_tracker_events.length) throw notFound('Delivery point');
  const { from, to } = await endsOf(work, body);
  const rests = remaindersOf(body);
  const leaving: DispatchLine[] = [];
  for (const [i, sub] of body.sub_shipments.entries()) {
    const points = sub.dc_lines.map((line, j) => {
      const field = `sub_shipments.${i}.dc_lines.${j}`;
      const point = mustGet(known, line.sub_shipment_tracker_event_id);
      refusePoint(point, line, { from, body, field });
      const restDate = rests.dateOf(point, line.quantity);
      leaving.push({
        point,
        quantity: line.quantity,
        restDate,
        toAddress: sub.to_address,
        field: `${field}.quantity`,
      });
      return point;
    });
    refuseOtherOrder(sub, points, `sub_shipments.${i}`);
    await refuseOtherRegistration(work, { from, to }, points);
    if (body.destination_type === 'CUSTOMER')
      await refuseOtherShipTo(trx, sub, points, `sub_shipments.${i}`);
  }
  refuseTwoBuyers(leaving);
  rests.refuseUnused();
  return { from, to, leaving };
}
