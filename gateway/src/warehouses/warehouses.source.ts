import type {
  CreateInventoryAdjustmentInput,
  CreateWarehouseInput,
  FreeStock,
  StockMovement,
  StockMovementFilter,
  StockMovementPage,
  UpdateWarehouseInput,
  Warehouse,
  WarehousePage,
  WarehouseProductFilter,
  WarehouseProductPage,
} from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import { idempotencyHeaders } from '../core/backendClient.ts';
import { singleRow } from '../core/batches.ts';
import {
  mapNullable,
  toAddress,
  toOwnRegistration,
  toStoredFile,
  toUserName,
} from '../core/embeds.ts';
import { idOf, optionalRestId, restId } from '../core/ids.ts';
import type { Answer } from '../core/rest.ts';

type WarehouseJson = Answer<'/warehouse', 'post'>['warehouse'];
type MovementJson = Answer<'/inventory/adjustment', 'post'>['data'];

/** Maps a warehouse and its stock from and to REST; no other code knows the backend's spelling. */
const toWarehouse = (json: WarehouseJson): Warehouse => ({
  id: idOf(json.warehouse_id),
  name: json.warehouse_name,
  district: json.district,
  address: mapNullable(json.address, toAddress),
  registration: mapNullable(json.registration, toOwnRegistration),
  skusInStock: json.sku_count,
});

const toMovement = (json: MovementJson): StockMovement => ({
  id: idOf(json.stock_ledger_id),
  createdAt: json.created_at,
  skuId: idOf(json.sku_id),
  skuName: json.product_sku_name,
  unit: json.unit,
  quantity: json.quantity,
  balance: json.balance,
  reason: json.reason,
  document: mapNullable(json.challan, (challan) => ({
    challanId: String(challan.challan_id),
    challanNumber: challan.challan_number,
    orderNumber: challan.order_number,
    poId: mapNullable(challan.po_id, String),
  })),
  remarks: json.remarks,
  attachments: json.attachments.map(toStoredFile),
  createdBy: toUserName(json.created_by_info),
});

interface Page {
  page?: number | null;
  limit?: number | null;
}
type StockArgs<Filter> = Page & { warehouseId: string; filter?: Filter | null };

export class WarehousesSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list({ page, limit }: Page): Promise<WarehousePage> {
    const { warehouse, count } = await this.#backend.get('/warehouse', {
      page,
      limit,
    });
    return { items: warehouse.map(toWarehouse), count };
  }

  async find(id: string): Promise<Warehouse> {
    const { warehouse } = await this.#backend.get('/warehouse', {
      warehouse_id: restId(id),
      page: 1,
      limit: 10,
    });
    return toWarehouse(singleRow(warehouse, 'Warehouse'));
  }

  async create({ name, address, gstRegistrationId }: CreateWarehouseInput): Promise<Warehouse> {
    const { postalCode, address2, address3, state, ...place } = address;
    const body = {
      warehouse_name: name,
      address: {
        ...place,
        address2: address2 ?? undefined,
        address3: address3 ?? undefined,
        state: state ?? undefined,
        postal_code: postalCode,
      },
      gst_registration_id: optionalRestId(gstRegistrationId, 'gstRegistrationId') ?? undefined,
    };
    return toWarehouse((await this.#backend.post('/warehouse', body)).warehouse);
  }

  async update({ id, gstRegistrationId }: UpdateWarehouseInput): Promise<Warehouse> {
    const { warehouse } = await this.#backend.put('/warehouse', {
      warehouse_id: restId(id),
      gst_registration_id: restId(gstRegistrationId, 'gstRegistrationId'),
    });
    return toWarehouse(warehouse);
  }

  async stock({
    warehouseId,
    filter,
    page,
    limit,
  }: StockArgs<WarehouseProductFilter>): Promise<WarehouseProductPage> {
    const { data, count } = await this.#backend.get('/inventory', {
      warehouse_id: restId(warehouseId, 'warehouseId'),
      sku_id: optionalRestId(filter?.skuId, 'skuId'),
      product_sku_name: filter?.skuName || undefined,
      page,
      limit,
    });
    const items = data.map((json) => ({
      id: `${warehouseId}-${json.sku_id}`,
      skuId: idOf(json.sku_id),
      skuName: json.product_sku_name,
      unit: json.unit,
      quantity: json.quantity,
      reservedQuantity: json.reserved_quantity,
      availableQuantity: json.available_quantity,
    }));
    return { items, count };
  }

  async movements({
    warehouseId,
    filter,
    page,
    limit,
  }: StockArgs<StockMovementFilter>): Promise<StockMovementPage> {
    const { data, count } = await this.#backend.get('/inventory/adjustment', {
      warehouse_id: restId(warehouseId, 'warehouseId'),
      sku_id: optionalRestId(filter?.skuId, 'skuId'),
      from_date: filter?.fromDate,
      to_date: filter?.toDate,
      adj: filter?.adjustmentsOnly,
      page,
      limit,
    });
    return { items: data.map(toMovement), count };
  }

  async free(skuIds: readonly string[]): Promise<FreeStock[]> {
    if (!skuIds.length) return [];
    const sku_ids = skuIds.map((id) => restId(id, 'skuIds'));
    const { data } = await this.#backend.get('/inventory/free', {
      sku_ids,
    });
    return data.map((json) => ({
      warehouseId: idOf(json.warehouse_id),
      warehouseName: json.warehouse_name,
      skuId: idOf(json.sku_id),
      availableQuantity: json.available_quantity,
    }));
  }

  async adjust({
    warehouseId,
    skuId,
    quantity,
    reason,
    remarks,
    ...rest
  }: CreateInventoryAdjustmentInput): Promise<StockMovement> {
    const headers = idempotencyHeaders(rest.idempotencyKey);
    const body = {
      warehouse_id: restId(warehouseId, 'warehouseId'),
      sku_id: restId(skuId, 'skuId'),
      quantity,
      reason,
      remarks,
      attachments: rest.attachments ?? undefined,
    };
    return toMovement((await this.#backend.post('/inventory/adjustment', body, headers)).data);
  }
}
