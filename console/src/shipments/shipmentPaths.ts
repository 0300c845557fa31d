export const SHIPMENTS = '/logistics/shipments';

/** The list with one shipment open beside it. */
export const shipmentPath = (shipmentId: string): string =>
  `${SHIPMENTS}?shipment=${encodeURIComponent(shipmentId)}`;
