export const DELIVERY_CHALLANS = '/logistics/delivery-challans';

/** The list with the modal of one delivery challan open over it. */
export const deliveryChallanPath = (challanId: string): string =>
  `${DELIVERY_CHALLANS}?dc=${encodeURIComponent(challanId)}`;
