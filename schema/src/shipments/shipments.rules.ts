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
import { type Can, Role } from '../shared/roles.ts';
import {
  ewayBillNumberProblem,
  transportDocumentProblem,
  vehicleNumberProblem,
} from '../shared/transportNumbers.ts';

/** Statuses in which vehicle and driver may change. */
const OPEN_SHIPMENT_STATUSES = [
  'IN_TRANSIT',
  'PARTIALLY_DELIVERED',
] as const satisfies ShipmentStatus[];
const isOpen = (status: ShipmentStatus): boolean =>
  OPEN_SHIPMENT_STATUSES.some((open) => open === status);

/** Status of a shipment, computed from its challans (docs/rules/statuses.md#shipment-status). */
export function shipmentStatus(challans: readonly string[]): ShipmentStatus {
  const live = challans.filter((status) => status !== 'CANCELLED');
  if (challans.length && !live.length) return 'CANCELLED';
  const delivered = live.filter((status) => status === 'DELIVERED').length;
  if (delivered === 0) return 'IN_TRANSIT';
  return delivered === live.length ? 'DELIVERED' : 'PARTIALLY_DELIVERED';
}

/**
 * Actions of a viewer on a shipment. The backend refuses by them, the gateway answers them, the
 * console draws the buttons.
 */
export const shipmentActions = (status: ShipmentStatus, can: Can): ShipmentAction[] =>
  isOpen(status) && can('DELIVERY_CHALLAN', 'UPDATE') ? ['EDIT'] : [];

/**
 * Permission to see the costs of a shipment: the one that reads shipments
 * (docs/rules/permissions.md#cost-fields).
 */
export const seesShipmentCost = (can: Can): boolean => can('PRODUCT', 'APPROVE');

/**
 * Route of a shipment by source and destination; undefined for warehouse to warehouse
 * (docs/rules/delivery.md#shipments).
 */
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

/** Documents that a shipment makes, for its distinct pairs of order and ship-to address. */
export function routeNote(route: ShipmentRoute, shipTos = 1): string {
  const documents = [
    ...(route === 'WAREHOUSE_TO_CUSTOMER' ? [] : [counted(1, 'bill')]),
    ...(route === 'SELLER_TO_WAREHOUSE' ? [] : [counted(shipTos, 'invoice')]),
  ];
  return `${ROUTE_HEADING[route]} creates ${documents.join(' and ')}`;
}

export const VEHICLE_TYPES = [
  ...['8 feet', '10 feet', '14 feet', '17 feet', '20 feet', '24 feet', '32 feet'],
  ...['Courier', 'Part Truck Load', 'Other'],
] as const satisfies string[];
export const TRANSPORT_MODES = ['ROAD', 'RAIL', 'AIR', 'SHIP'] as const satisfies TransportMode[];

/** Least logistic cost and loading charge: 0 for role 1001, else 1. */
export const minimumCost = (roleId: number): 0 | 1 => (roleId === Role.TOP_ADMIN ? 0 : 1);

/** Form values: an empty text means not given. */
export interface TransportTerms {
  transportInitiatedBy: TransportInitiator;
  transportMode: string;
  vehicleType: string;
  vehicleNumber: string;
  /** Lorry receipt, railway receipt, airway bill or bill of lading, and its day. */
  transportDocumentNumber: string;
  transportDocumentDate: string;
  weight: string;
  transporterId: string;
  logisticCost: string;
  loadingCharge: string;
  driverName: string;
  driverPhone: string;
  driverPhone2: string;
  ewayBillNumber: string;
}
export type TransportField = keyof TransportTerms;

const PHONE = /^[0-9]{10}$/;
const AMOUNT = /^[0-9]{1,12}(\.[0-9]{1,2})?$/;

function costProblem(name: string, cost: string, least: number): string | undefined {
  if (!cost) return `*Please enter ${name}.`;
  if (!AMOUNT.test(cost)) return `*Please enter valid ${name}.`;
  return new Big(cost).lt(least) ? `${name} must be at least ${least}` : undefined;
}

interface TransportContext {
  roleId: number;
  /** Day in India. */
  today: string;
  /** Terms that the shipment has; absent for a new one. Numbers that did not change are not validated again. */
  before?: TransportTerms | undefined;
}

/**
 * Fault of a vehicle's number. By road it has the portal's form; a courier has a docket, a train
 * and a flight their own numbers.
 */
function vehicleProblem(
  { transportInitiatedBy, transportMode, vehicleType, vehicleNumber }: TransportTerms,
  before: TransportTerms | undefined,
): string | undefined {
  const number = vehicleNumber.trim();
  if (!number) return transportInitiatedBy === 'OWN' ? '*Please enter Vehicle Number.' : undefined;
  const isByRoad = transportMode === 'ROAD' || transportMode === '';
  if (!isByRoad || vehicleType === 'Courier' || number === before?.vehicleNumber) return undefined;
  return vehicleNumberProblem(number) ?? undefined;
}

function documentProblems(
  { transportDocumentNumber, transportDocumentDate: day }: TransportTerms,
  today: string,
) {
  const number = transportDocumentNumber.trim();
  return {
    transportDocumentNumber: number
      ? (transportDocumentProblem(number) ?? undefined)
      : day
        ? '*Please enter the LR Number.'
        : undefined,
    transportDocumentDate: day > today ? 'The LR Date must not be in the future.' : undefined,
  };
}

/** Errors of vehicle, driver and costs, by field; one rule for the server and both drawers. */
export function transportProblems(
  terms: TransportTerms,
  { roleId, today, before }: TransportContext,
): Partial<Record<TransportField, string>> {
  const least = minimumCost(roleId);
  const eway = terms.ewayBillNumber.trim();
  const own: Partial<Record<TransportField, string | undefined>> = {
    transportMode: terms.transportMode ? undefined : '*Please enter Transported Mode.',
    transporterId: before && !terms.transporterId ? '*Please enter Transporter.' : undefined,
    vehicleType: terms.vehicleType ? undefined : '*Please enter Vehicle Type.',
    weight:
      AMOUNT.test(terms.weight) && new Big(terms.weight).gt(0)
        ? undefined
        : '*Please enter Shipment Weight.',
    logisticCost: costProblem('Logistic Cost', terms.logisticCost, least),
    loadingCharge: costProblem('Loading Charge', terms.loadingCharge, least),
  };
  const all: Partial<Record<TransportField, string | undefined>> = {
    vehicleNumber: vehicleProblem(terms, before),
    ...documentProblems(terms, today),
    driverName: terms.driverName.trim() ? undefined : '*Please enter Driver Name.',
    driverPhone: PHONE.test(terms.driverPhone) ? undefined : '*Please enter valid Phone Number.',
    driverPhone2:
      !terms.driverPhone2 || PHONE.test(terms.driverPhone2)
        ? undefined
        : '*Please enter valid Phone Number.',
    ewayBillNumber:
      eway && eway !== before?.ewayBillNumber
        ? (ewayBillNumberProblem(eway) ?? undefined)
        : undefined,
    ...(terms.transportInitiatedBy === 'OWN' ? own : {}),
  };
  return Object.fromEntries(Object.entries(all).filter(([, problem]) => problem !== undefined));
}

export const REST_NOTE = 'Below new dispatches will be scheduled for pending quantity';
