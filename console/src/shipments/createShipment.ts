import { quantityRefusal } from '@munim/schema/delivery-points/delivery-points.rules.ts';
import type {
  CreateShipmentInput,
  ShipmentDestination,
  ShipmentRoute,
} from '@munim/schema/generated/types.ts';
import { routeOf } from '@munim/schema/shipments/shipments.rules.ts';
import type { DeliveryPointRowFragment } from '../../generated/documents.ts';
import { type Day, today } from '../ui/format/dates.ts';
import { toTransportInput, type TransportForm } from './transportForm.ts';

export type PointRow = DeliveryPointRowFragment;
export type Destination = Extract<ShipmentDestination, 'CUSTOMER' | 'WAREHOUSE'>;

/** Shipped quantity of one delivery point; the remainder follows on its date. */
export interface ShipmentLine {
  row: PointRow;
  quantity: number;
  remainderDate: Day | null;
}

export const linesOf = (rows: readonly PointRow[]): ShipmentLine[] =>
  rows.map((row) => ({ row, quantity: row.quantity, remainderDate: null }));
/** Whole units; an empty input is 0. */
export const unitsOf = (typed: string): number => Number.parseInt(typed, 10) || 0;
export const remainingQuantity = ({ row, quantity }: ShipmentLine): number =>
  Math.max(0, row.quantity - quantity);
export const lineProblem = ({ row, quantity }: ShipmentLine): string | null =>
  quantityRefusal(quantity, row.quantity);

export function remainderProblem(line: ShipmentLine): string | null {
  if (remainingQuantity(line) === 0 || lineProblem(line)) return null;
  if (!line.remainderDate) return '*Please enter a new date.';
  return line.remainderDate < today() ? 'The new date must not be in the past' : null;
}

/** One per sales order and ship-to address; goods for stock have none. */
export interface ShipTo {
  /** Order number; empty for stock. */
  key: string;
  customerId: string | null;
  customerName: string;
  addressId: string | null;
}

export function shipTosOf(rows: readonly PointRow[]): ShipTo[] {
  const byOrder = new Map<string, ShipTo>();
  for (const { orderNumber, customer, shipTo } of rows)
    byOrder.set(orderNumber ?? '', {
      key: orderNumber ?? '',
      customerId: customer?.id ?? null,
      customerName: customer?.name ?? 'Stock',
      addressId: shipTo?.address?.id ?? null,
    });
  return [...byOrder.values()];
}

export const shipmentRoute = (rows: readonly PointRow[], destination: Destination): ShipmentRoute =>
  routeOf(rows[0]?.sourceType ?? 'SELLER', destination) ?? 'SELLER_TO_CUSTOMER';

interface Shipment {
  destination: Destination;
  fromAddressId: string;
  /** Of the warehouse; null for customers. */
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
  return shipTos.map(({ key, addressId }) => ({
    orderNumber: key || null,
    toAddressId: (destination === 'WAREHOUSE' ? warehouseAddressId : addressId) ?? '',
    lines: lines
      .filter(({ row }) => (row.orderNumber ?? '') === key)
      .map(({ row, quantity }) => ({
        eventId: row.id,
        orderLineId: row.orderLineId,
        poLineId: row.poLineId,
        quantity,
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
