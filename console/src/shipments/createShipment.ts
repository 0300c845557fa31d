import { quantityRefusal } from '@munim/schema/delivery-points/delivery-points.rules.ts';
import type {
  CreateShipmentInput,
  ShipmentDestination,
  ShipmentRoute,
} from '@munim/schema/generated/types.ts';
import { routeOf } from '@munim/schema/shipments/shipments.rules.ts';
import type { DeliveryPointRowFragment } from '../../generated/documents.ts';
import { dayProblemOf, isDay, today } from '../ui/format/dates.ts';
import { numberProblem, readNumber } from '../ui/format/typedNumbers.ts';
import { toTransportInput, type TransportForm } from './transportForm.ts';
import { t } from '../ui/text.ts';

export type PointRow = DeliveryPointRowFragment;
export type Destination = Extract<ShipmentDestination, 'CUSTOMER' | 'WAREHOUSE'>;

/** Shipped quantity of one delivery point; the remainder follows on its date. */
export interface ShipmentLine {
  row: PointRow;
  /** Typed values. */
  quantity: string;
  remainderDate: string | null;
}

export const linesOf = (rows: readonly PointRow[]): ShipmentLine[] =>
  rows.map((row) => ({ row, quantity: String(row.quantity), remainderDate: null }));
/** Whole units; an empty input is 0, and so is what is no number. */
export const unitsOf = ({ quantity }: ShipmentLine): number =>
  Number(readNumber('number', quantity) ?? 0);
export const remainingQuantity = (line: ShipmentLine): number =>
  Math.max(0, line.row.quantity - unitsOf(line));
export const lineProblem = (line: ShipmentLine): string | null =>
  numberProblem('number', t('Quantity'), line.quantity) ??
  quantityRefusal(unitsOf(line), line.row.quantity);

export function remainderProblem(line: ShipmentLine): string | null {
  if (remainingQuantity(line) === 0 || lineProblem(line)) return null;
  if (!line.remainderDate) return t('*Please enter a new date.');
  if (!isDay(line.remainderDate)) return dayProblemOf(t('a new date'));
  return line.remainderDate < today() ? t('The new date must not be in the past') : null;
}

/** One per sales order and ship-to address; goods for stock have none. */
export interface ShipTo {
  /** Order and address as they were when the drawer opened. */
  key: string;
  /** Empty for stock. */
  orderNumber: string;
  customerId: string | null;
  customerName: string;
  addressId: string | null;
}

export const shipToKey = ({ orderNumber, shipTo }: PointRow) =>
  `${orderNumber ?? ''} ${shipTo?.address?.id ?? ''}`;

export function shipTosOf(rows: readonly PointRow[]): ShipTo[] {
  const places = new Map<string, ShipTo>();
  for (const row of rows)
    places.set(shipToKey(row), {
      key: shipToKey(row),
      orderNumber: row.orderNumber ?? '',
      customerId: row.customer?.id ?? null,
      customerName: row.customer?.name ?? t('Stock'),
      addressId: row.shipTo?.address?.id ?? null,
    });
  return [...places.values()];
}

export const shipmentRoute = (rows: readonly PointRow[], destination: Destination): ShipmentRoute =>
  routeOf(rows[0]?.sourceType ?? 'SELLER', destination) ?? 'SELLER_TO_CUSTOMER';

interface Shipment {
  destination: Destination;
  fromAddressId: string;
  /** Address of the warehouse; null for customers. */
  warehouseAddressId: string | null;
  shipTos: readonly ShipTo[];
  lines: readonly ShipmentLine[];
  transport: TransportForm;
}

function subShipments({
  destination,
  warehouseAddressId,
  shipTos,
  lines,
}: Shipment): CreateShipmentInput['subShipments'] {
  return shipTos.map(({ key, orderNumber, addressId }) => ({
    orderNumber: orderNumber || null,
    toAddressId: (destination === 'WAREHOUSE' ? warehouseAddressId : addressId) ?? '',
    lines: lines
      .filter(({ row }) => shipToKey(row) === key)
      .map((line) => ({
        eventId: line.row.id,
        orderLineId: line.row.orderLineId,
        poLineId: line.row.poLineId,
        quantity: unitsOf(line),
      })),
  }));
}

export function shipmentInput(shipment: Shipment): CreateShipmentInput {
  const { destination, fromAddressId, lines, transport } = shipment;
  const parts = subShipments(shipment);
  return {
    ...toTransportInput(transport),
    destinationType: destination,
    fromAddressId,
    deliveryAddressId: parts[0]?.toAddressId ?? '',
    subShipments: parts,
    rest: lines
      .filter((line) => remainingQuantity(line) > 0)
      .map((line) => ({
        eventId: line.row.id,
        deliveryPointId: line.row.pointId,
        quantity: remainingQuantity(line),
        expectedDate: line.remainderDate ?? '',
      })),
    eventIds: lines.map(({ row }) => row.id),
  };
}
