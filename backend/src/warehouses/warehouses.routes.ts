import { Type } from 'typebox';
import type { AddressOwnerKind } from '../addresses/addresses.public.ts';
import { requires, requiresSet, withRowsOf } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import { byId, type RecordKind } from '../core/data/records.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, PageOf } from '../core/http/shapes.ts';
import { adjustStock } from './adjustStock.ts';
import { changeWarehouse, goodsStayInRegistration } from './changeWarehouse.ts';
import { createWarehouse } from './createWarehouse.ts';
import {
  FreeStock,
  FreeStockQuery,
  MovementQuery,
  NewAdjustment,
  StockMovement,
  StockQuery,
  StockRow,
} from './stock.shapes.ts';
import { findMovement, listFreeStock, listMovements, listStock } from './stockReads.ts';
import { listWarehouses, lockWarehouse } from './warehouses.service.ts';
import { NewWarehouse, Warehouse, WarehouseChange, WarehouseQuery } from './warehouses.shapes.ts';

const config = requires('product', 'APPROVE');
const reading = requiresSet('STOCK_READING');

export const warehouseAddresses: AddressOwnerKind = {
  name: 'Warehouse',
  read: ['STOCK', 'READ'],
  write: ['PRODUCT', 'APPROVE'],
  lock: lockWarehouse,
  beforeMove: goodsStayInRegistration,
};

export const movementRecord: RecordKind = {
  name: 'Movement',
  readPermission: ['STOCK', 'READ'],
  find: byId(findMovement),
};

/** Warehouses and their stock. */
export async function warehousesRoutes(app: App, parts: AppParts): Promise<void> {
  const { db } = parts;
  app.get(
    '/warehouse',
    {
      schema: { querystring: WarehouseQuery, response: PageOf('warehouse', Warehouse) },
      config: reading,
    },
    async ({ query }) => ({
      success: true as const,
      ...(await listWarehouses(db, query)),
    }),
  );
  app.post(
    '/warehouse',
    {
      schema: { body: NewWarehouse, response: Answer({ warehouse: Warehouse }) },
      config: { ...config, idempotent: true },
    },
    async (request) => ({
      success: true as const,
      warehouse: await withIdempotency(request, (work) => createWarehouse(work, request.body)),
    }),
  );
  app.put(
    '/warehouse',
    {
      schema: { body: WarehouseChange, response: Answer({ warehouse: Warehouse }) },
      config,
    },
    async (request) => ({
      success: true as const,
      warehouse: await withIdempotency(request, (work) => changeWarehouse(work, request.body)),
    }),
  );
  stockRoutes(app, parts);
}

function stockRoutes(app: App, { db, settings }: AppParts): void {
  app.get(
    '/inventory',
    { schema: { querystring: StockQuery, response: PageOf('data', StockRow) }, config: reading },
    async ({ query }) => ({
      success: true as const,
      ...(await listStock(db, query)),
    }),
  );
  app.get(
    '/inventory/free',
    {
      schema: { querystring: FreeStockQuery, response: Answer({ data: Type.Array(FreeStock) }) },
      config: withRowsOf('nobody', requires('order', 'WRITE')),
    },
    async ({ query }) => ({ success: true as const, data: await listFreeStock(db, query.sku_ids) }),
  );
  app.get(
    '/inventory/adjustment',
    {
      schema: { querystring: MovementQuery, response: PageOf('data', StockMovement) },
      config: reading,
    },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await listMovements({ db, settings, viewer }, query)),
    }),
  );
  app.post(
    '/inventory/adjustment',
    {
      schema: { body: NewAdjustment, response: Answer({ data: StockMovement }) },
      config: { ...config, idempotent: true },
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => adjustStock(work, request.body)),
    }),
  );
}
