import { PAGE_SETTINGS } from '../app/pageSettings.ts';
import type {
  ShipmentDestination,
  ShipmentStatus,
  TransportInitiator,
} from '@munim/schema/generated/types.ts';
import type { Labels } from '../ui/format/labels.ts';

export const SHIPMENT_STATUS: Labels<ShipmentStatus> = {
  IN_TRANSIT: { text: 'In Transit', intent: 'primary' },
  PARTIALLY_DELIVERED: { text: 'Partially Delivered', intent: 'none' },
  DELIVERED: { text: 'Delivered', intent: 'success' },
  CANCELLED: { text: 'Cancelled', intent: 'danger' },
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
