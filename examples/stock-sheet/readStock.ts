import type { MunimClient, Page } from '@munim/client';

const WAREHOUSES = `query Warehouses($page: Int, $limit: Int) {
  warehouses(page: $page, limit: $limit) { count items { id name district } }
}`;
const STOCK = `query Stock($warehouseId: ID!, $page: Int, $limit: Int) {
  warehouseProducts(warehouseId: $warehouseId, page: $page, limit: $limit) {
    count items { id skuId skuName unit quantity reservedQuantity availableQuantity }
  }
}`;

interface Warehouse {
  readonly id: string;
  readonly name: string;
  readonly district: string | null;
}
interface Stock {
  readonly id: string;
  readonly skuId: string;
  readonly skuName: string;
  readonly unit: string | null;
  readonly quantity: number;
  readonly reservedQuantity: number | null;
  readonly availableQuantity: number | null;
}

export const HEAD = [
  ...['Warehouse id', 'Warehouse', 'District', 'SKU id', 'SKU', 'Unit'],
  ...['Quantity', 'Reserved', 'Free'],
];

/** Rows of the sheet: what lies in each warehouse, warehouse by warehouse. */
export async function* readStock(munim: MunimClient, limit = 200): AsyncGenerator<string[]> {
  const warehouses = munim.rows(
    WAREHOUSES,
    { limit },
    (data: { warehouses: Page<Warehouse> }) => data.warehouses,
  );
  for await (const { id: warehouseId, name, district } of warehouses) {
    const stock = munim.rows(
      STOCK,
      { warehouseId, limit },
      (data: { warehouseProducts: Page<Stock> }) => data.warehouseProducts,
    );
    // goods that come in meanwhile move others to the next page, where they would be read again
    const met = new Set<string>();
    for await (const { id, ...of } of stock) {
      if (met.has(id)) continue;
      met.add(id);
      const { skuId, skuName, unit, quantity, reservedQuantity, availableQuantity } = of;
      const amounts = [quantity, reservedQuantity, availableQuantity];
      const cells = [warehouseId, name, district, skuId, skuName, unit, ...amounts];
      yield cells.map((value) => String(value ?? ''));
    }
  }
}
