const PURCHASE_ORDERS = '/purchase/purchase-orders';

export const purchaseOrderPath = (poId: string): string =>
  `/purchase/purchase-order/purchase-orders-details/${encodeURIComponent(poId)}`;

/** The list with the modal of one purchase order open over it. */
export const purchaseOrderModalPath = (poId: string): string =>
  `${PURCHASE_ORDERS}?po=${encodeURIComponent(poId)}`;
