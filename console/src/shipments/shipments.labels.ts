import { PAGE_SETTINGS } from '../app/pageSettings.ts';
import type {
  ShipmentDestination,
  ShipmentStatus,
  TransportInitiator,
} from '@munim/schema/generated/types.ts';
import type { Statuses } from '../ui/format/labels.ts';

export const SHIPMENT_STATUS: Statuses<ShipmentStatus> = {
  IN_TRANSIT: { text: 'In Transit', intent: 'primary', ring: 'half' },
  PARTIALLY_DELIVERED: { text: 'Partially Delivered', intent: 'none', ring: 'threeQuarters' },
  DELIVERED: { text: 'Delivered', intent: 'success', ring: 'full' },
  CANCELLED: { text: 'Cancelled', intent: 'danger', ring: 'crossed' },
};

export const SHIPMENT_DESTINATION: Record<ShipmentDestination, string> = {
  CUSTOMER: 'Customer',
  WAREHOUSE: 'Warehouse',
  TRANSPORT: '3P Transport',
  POSTPONED: 'Postponed',
};

/** Owner of the transport; the company's own under its brand. */
export const TRANSPORT_INITIATOR: Record<TransportInitiator, string> = {
  OWN: PAGE_SETTINGS.brandName,
  SELLER: 'Seller',
};
