import type { Product, ProductPage, ProductSuggestion } from '@munim/schema/generated/types.ts';
import type { Backend, Query } from '../core/backendClient.ts';
import { onlyOne } from '../core/batches.ts';
import { optionalRestId, restId } from '../core/ids.ts';
import type { Answer, One } from '../core/rest.ts';

type ProductsJson = Answer<'/product', 'get'>;
type SuggestionsJson = Answer<'/searchProducts', 'get'>;

/** The only lines that know how the backend spells a product. */
const toProduct = (json: One<ProductsJson['data']>): Product => ({
  id: String(json.product_id),
  name: json.product_name,
  categoryId: String(json.category),
  categoryName: json.category_name,
  subCategory: json.sub_category,
  gstPercent: json.pan_india_gst,
  hsnCode: json.hsn_code,
  isActive: json.is_active,
  thumbnail: json.thumbnail,
  skuCount: json.sku_count,
});

const toSuggestion = (json: One<SuggestionsJson['data']>): ProductSuggestion => ({
  productId: String(json.product_id),
  productName: json.product_name,
  skuId: String(json.product_sku_id),
  skuName: json.product_sku_name,
  unit: json.unit,
  thumbnail: json.thumbnail,
});

export interface ProductArgs {
  categoryId?: string | null;
  name?: string | null;
  isActive?: boolean | null;
  categoryManagerId?: string | null;
  page?: number | null;
  limit?: number | null;
}

export class ProductsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  list = ({ categoryId, name, isActive, categoryManagerId, page, limit }: ProductArgs): Promise<ProductPage> =>
    this.#read({
      category: optionalRestId(categoryId, 'categoryId'),
      product_name: name,
      is_active: isActive,
      category_manager: optionalRestId(categoryManagerId, 'categoryManagerId'),
      page,
      limit,
    });

  async find(id: string): Promise<Product> {
    return onlyOne((await this.#read({ product_id: restId(id) })).items, 'Product');
  }

  async search(keyword: string, limit: number | null | undefined): Promise<ProductSuggestion[]> {
    const { data } = await this.#backend.get<SuggestionsJson>('/searchProducts', { keyword, limit });
    return data.map(toSuggestion);
  }

  async #read(query: Query): Promise<ProductPage> {
    const { data, count } = await this.#backend.get<ProductsJson>('/product', query);
    return { items: data.map(toProduct), count };
  }
}
