import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { SuppliedBy } from '../core/data/companyRegistrations.ts';
import { AddressDetails } from '../core/data/embeds.ts';
import { Id, Line, Maybe, Nullable, paging, Place, Shape } from '../core/http/shapes.ts';

export const Warehouse = Type.Object({
  warehouse_id: Id,
  warehouse_name: Type.String(),
  district: Nullable(Type.String()),
  address: Nullable(AddressDetails),
  registration: Nullable(SuppliedBy),
  sku_count: Type.Integer({ minimum: 0, description: 'How many SKUs lie in it.' }),
});
export type Warehouse = Static<typeof Warehouse>;

export const WarehouseQuery = Shape({ warehouse_id: Maybe(Id), ...paging() });
export type WarehouseQuery = Static<typeof WarehouseQuery>;

export const NewWarehouse = Shape({
  warehouse_name: Line(LIMITS.warehouseName),
  address: Shape(Place),
  gst_registration_id: Maybe(Id),
});
export const WarehouseChange = Shape({ warehouse_id: Id, gst_registration_id: Id });
export type WarehouseChange = Static<typeof WarehouseChange>;
export type NewWarehouse = Static<typeof NewWarehouse>;
