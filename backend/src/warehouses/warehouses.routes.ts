import { requires } from '../core/access.ts';
import type { App, AppParts } from '../core/appParts.ts';
import { PageOf } from '../core/shapes.ts';
import { listWarehouses } from './warehouses.service.ts';
import { Warehouse, WarehouseQuery } from './warehouses.shapes.ts';

/** IN01: where stock purchase orders go. */
export async function warehousesRoutes(app: App, { db }: AppParts): Promise<void> {
  app.get(
    '/warehouse',
    { schema: { querystring: WarehouseQuery, response: PageOf('warehouse', Warehouse) }, config: requires('product', 'APPROVE') },
    async ({ query }) => ({ success: true as const, ...(await listWarehouses(db, query)) }),
  );
}
