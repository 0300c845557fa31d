export const warehousePath = (warehouseId: string): string =>
  `/inventory/warehouse/${encodeURIComponent(warehouseId)}`;
