import type { Warehouse } from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backendClient.ts';
import type { Answer, One } from '../core/rest.ts';

type WarehousesJson = Answer<'/warehouse', 'get'>;

/** The only lines that know how the backend spells a warehouse. */
const toWarehouse = (json: One<WarehousesJson['warehouse']>): Warehouse => ({
  id: String(json.warehouse_id),
  name: json.warehouse_name,
  district: json.district,
});

export class WarehousesSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list({ page, limit }: { page?: number | null; limit?: number | null }): Promise<{ items: Warehouse[]; count: number }> {
    const { warehouse, count } = await this.#backend.get<WarehousesJson>('/warehouse', { page, limit });
    return { items: warehouse.map(toWarehouse), count };
  }
}
