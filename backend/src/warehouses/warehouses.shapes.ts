import { type Static, Type } from 'typebox';
import { Id, Maybe, Nullable, paging, Shape } from '../core/shapes.ts';

export const Warehouse = Type.Object({
  warehouse_id: Id,
  warehouse_name: Type.String(),
  district: Nullable(Type.String()),
});

export const WarehouseQuery = Shape({ warehouse_id: Maybe(Id), ...paging() });
export type WarehouseQuery = Static<typeof WarehouseQuery>;
