import Big from 'big.js';
import type {
  AddressOwner,
  ShipmentAction,
  ShipmentDestination,
  ShipmentRoute,
  ShipmentStatus,
  TransportInitiator,
  TransportMode,
} from '../../generated/types.ts';
import { E_WAY_LIMIT } from '../delivery-challans/delivery-challans.rules.ts';
import { type Can, Role } from '../shared/roles.ts';

/** Vehicle and driver may change (design/domain.md, section 5). */
export const OPEN_SHIPMENT_STATUSES = [
  'IN_TRANSIT',
  'PARTIALLY_DELIVERED',
] as const satisfies ShipmentStatus[];
const isOpen = (status: ShipmentStatus): boolean =>
  OPEN_SHIPMENT_STATUSES.some((open) => open === status);

/** Written from the challans after every change of one (design/domain.md, section 2). */
export function shipmentStatus(challans: readonly string[]): ShipmentStatus {
  const live = challans.filter((status) => status !== 'CANCELLED');
  if (challans.length && !live.length) return 'CANCELLED';
  const delivered = live.filter((status) => status === 'DELIVERED').length;
  if (delivered === 0) return 'IN_TRANSIT';
  return delivered === live.length ? 'DELIVERED' : 'PARTIALLY_DELIVERED';
}

/** What a viewer may do to a shipment next. Backend refuses by it, gateway tells it, console draws it. */
export const shipmentActions = (status: ShipmentStatus, can: Can): ShipmentAction[] =>
  isOpen(status) && can('DELIVERY_CHALLAN', 'UPDATE') ? ['EDIT'] : [];

/** Costs of a shipment are for who reads shipments (contract/borrowed.tsv). */
export const seesShipmentCost = (can: Can): boolean => can('PRODUCT', 'APPROVE');

/** A warehouse sends to customers only; undefined for what cannot be (decisions G082, G086). */
export function routeOf(
  source: AddressOwner,
  destination: ShipmentDestination,
): ShipmentRoute | undefined {
  if (source === 'SELLER' && destination === 'CUSTOMER') return 'SELLER_TO_CUSTOMER';
  if (source === 'SELLER' && destination === 'WAREHOUSE') return 'SELLER_TO_WAREHOUSE';
  return source === 'WAREHOUSE' && destination === 'CUSTOMER' ? 'WAREHOUSE_TO_CUSTOMER' : undefined;
}

/** Heading of the Create Shipment drawer. */
export const ROUTE_HEADING: Record<ShipmentRoute, string> = {
  SELLER_TO_CUSTOMER: 'Seller to Customer',
  SELLER_TO_WAREHOUSE: 'Seller to Warehouse',
  WAREHOUSE_TO_CUSTOMER: 'Warehouse to Customer',
};

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Which papers the shipment makes, for its distinct pairs of order and ship-to. */
export function routeNote(route: ShipmentRoute, shipTos = 1): string {
  const papers = [
    ...(route === 'WAREHOUSE_TO_CUSTOMER' ? [] : [counted(1, 'bill')]),
    ...(route === 'SELLER_TO_WAREHOUSE' ? [] : [counted(shipTos, 'invoice')]),
  ];
  return `${ROUTE_HEADING[route]} creates ${papers.join(' and ')}`;
}

export const VEHICLE_TYPES = [
  ...['8 feet', '10 feet', '14 feet', '17 feet', '20 feet', '24 feet', '32 feet'],
  ...['Courier', 'Part Truck Load', 'Other'],
] as const satisfies string[];
export const TRANSPORT_MODES = ['ROAD', 'RAIL', 'AIR', 'SHIP'] as const satisfies TransportMode[];

/** Role 1001 may send goods for nothing (specification 2, section 5). */
export const leastCost = (roleId: number): 0 | 1 => (roleId === Role.TOP_ADMIN ? 0 : 1);

/** As the form holds it: what is not said is empty. */
export interface TransportTerms {
  transportInitiatedBy: TransportInitiator;
  transportMode: string;
  vehicleType: string;
  vehicleNumber: string;
  weight: string;
  transporterId: string;
  logisticCost: string;
  loadingCharge: string;
  driverName: string;
  driverPhone: string;
  driverPhone2: string;
}
export type TransportField = keyof TransportTerms;

const PHONE = /^[0-9]{10}$/;
const AMOUNT = /^[0-9]{1,12}(\.[0-9]{1,2})?$/;

function costProblem(name: string, cost: string, least: number): string | undefined {
  if (!cost) return `*Please enter ${name}.`;
  if (!AMOUNT.test(cost)) return `*Please enter valid ${name}.`;
  return new Big(cost).lt(least) ? `${name} must be at least ${least}` : undefined;
}

/** What is wrong with vehicle, driver and costs, by field; one rule for the server and both drawers. */
export function transportProblems(
  terms: TransportTerms,
  roleId: number,
  isUpdate: boolean,
): Partial<Record<TransportField, string>> {
  const least = leastCost(roleId);
  const own: Partial<Record<TransportField, string | undefined>> = {
    transportMode: terms.transportMode ? undefined : '*Please enter Transported Mode.',
    transporterId: isUpdate && !terms.transporterId ? '*Please enter Transporter.' : undefined,
    vehicleType: terms.vehicleType ? undefined : '*Please enter Vehicle Type.',
    vehicleNumber: terms.vehicleNumber.trim() ? undefined : '*Please enter Vehicle Number.',
    weight:
      AMOUNT.test(terms.weight) && new Big(terms.weight).gt(0)
        ? undefined
        : '*Please enter Shipment Weight.',
    logisticCost: costProblem('Logistic Cost', terms.logisticCost, least),
    loadingCharge: costProblem('Loading Charge', terms.loadingCharge, least),
  };
  const all: Partial<Record<TransportField, string | undefined>> = {
    driverName: terms.driverName.trim() ? undefined : '*Please enter Driver Name.',
    driverPhone: PHONE.test(terms.driverPhone) ? undefined : '*Please enter valid Phone Number.',
    driverPhone2:
      !terms.driverPhone2 || PHONE.test(terms.driverPhone2)
        ? undefined
        : '*Please enter valid Phone Number.',
    ...(terms.transportInitiatedBy === 'OWN' ? own : {}),
  };
  return Object.fromEntries(Object.entries(all).filter(([, problem]) => problem !== undefined));
}

export const REST_NOTE = 'Below new dispatches will be scheduled for pending quantity';

/** The law counts GST and asks when goods set off: warned here, demanded on delivery (decision G078). */
export const ewayBillWarning = (
  valueWithGst: string,
  ewayBillNumber: string,
): string | undefined =>
  new Big(valueWithGst).gt(E_WAY_LIMIT) && !ewayBillNumber.trim()
    ? 'These goods are worth more than ₹50,000 with GST: give an e-way bill number before they leave'
    : undefined;
