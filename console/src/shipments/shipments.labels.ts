import { PAGE_SETTINGS } from '../app/pageSettings.ts';
import type {
  ShipmentDestination,
  ShipmentStatus,
  TransportInitiator,
} from '@munim/schema/generated/types.ts';
import type { Statuses } from '../ui/format/labels.ts';
import { t } from '../ui/text.ts';

export const SHIPMENT_STATUS: Statuses<ShipmentStatus> = {
  IN_TRANSIT: { text: t('In Transit'), intent: 'primary', ring: 'half' },
  PARTIALLY_DELIVERED: { text: t('Partially Delivered'), intent: 'none', ring: 'threeQuarters' },
  DELIVERED: { text: t('Delivered'), intent: 'success', ring: 'full' },
  CANCELLED: { text: t('Cancelled'), intent: 'danger', ring: 'crossed' },
};

export const SHIPMENT_DESTINATION: Record<ShipmentDestination, string> = {
  CUSTOMER: t('Customer'),
  WAREHOUSE: t('Warehouse'),
  TRANSPORT: t('3P Transport'),
  POSTPONED: t('Postponed'),
};

/** Owner of the transport; the company's own under its brand. */
export const TRANSPORT_INITIATOR: Record<TransportInitiator, string> = {
  OWN: PAGE_SETTINGS.brandName,
  SELLER: t('Seller'),
};
