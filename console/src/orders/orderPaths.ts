export const orderPath = (orderNumber: string): string =>
  `/sales/orders/order-details/${encodeURIComponent(orderNumber)}`;
