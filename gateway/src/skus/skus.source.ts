import type { Sku, SkuPage } from '@munim/schema/generated/types.ts';
import type { Backend, Query } from '../core/backendClient.ts';
import { onlyOne } from '../core/batches.ts';
import { restId } from '../core/ids.ts';
import type { Answer, One } from '../core/rest.ts';

type SkusJson = Answer<'/sku', 'get'>;

/** The only lines that know how the backend spells a SKU. */
const toSku = (json: One<SkusJson['product_sku']>): Sku => ({
  id: String(json.product_sku_id),
  name: json.product_sku_name,
  unit: json.unit,
  productId: String(json.product_id),
  isActive: json.is_active,
  thumbnail: json.thumbnail,
});

interface SkuArgs {
  productId: string;
  page?: number | null;
  limit?: number | null;
}

export class SkusSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  list = ({ productId, page, limit }: SkuArgs): Promise<SkuPage> => this.#read({ product_id: restId(productId, 'productId'), page, limit });

  async find(id: string): Promise<Sku> {
    return onlyOne((await this.#read({ product_sku_id: restId(id) })).items, 'SKU');
  }

  async #read(query: Query): Promise<SkuPage> {
    const { product_sku, count } = await this.#backend.get<SkusJson>('/sku', query);
    return { items: product_sku.map(toSku), count };
  }
}
