import type {
  NamedSort,
  AttributeValueInput,
  CreateProductInput,
  Product,
  ProductPage,
  ProductSuggestion,
  UpdateProductInput,
} from '@munim/schema/generated/types.ts';
import { type FlatListArgs, listQuery, toPage } from '../core/listPages.ts';
import type { AskedFields } from '../core/askedFields.ts';
import type { Backend } from '../core/backend.ts';
import { singleRow } from '../core/batches.ts';
import { toPicture, toUserName } from '../core/embeds.ts';
import { idOf, optionalRestId, restId } from '../core/ids.ts';
import { mapping } from '../core/mapping.ts';
import type { Answer, One, Query } from '../core/rest.ts';

type ProductsJson = Answer<'/product', 'get'>;
type SuggestionsJson = Answer<'/searchProducts', 'get'>;

/** Maps a product from and to REST; no other code knows the backend's spelling. */
export const toProduct = mapping<One<ProductsJson['data']>, Omit<Product, '__typename'>>(
  (rest) => ({
    id: rest.field('product_id', idOf),
    name: rest.field('product_name'),
    categoryId: rest.field('category', idOf),
    categoryName: rest.field('category_name'),
    subCategory: rest.field('sub_category'),
    managers: rest.records('product_category_manager', toUserName),
    description: rest.field('description'),
    gstPercent: rest.field('pan_india_gst'),
    taxCategory: rest.field('tax_category'),
    hsnCode: rest.field('hsn_code'),
    isActive: rest.field('is_active'),
    thumbnail: rest.field('thumbnail'),
    pictures: rest.records('pictures', toPicture),
    attributes: rest.field('attributes', (attributes) =>
      Object.entries(attributes ?? {}).map(([name, value]) => ({ name, value })),
    ),
    skuCount: rest.field('sku_count'),
    updatedAt: rest.field('updated_at'),
    offerCount: rest.field('offer_count'),
  }),
);

const toSuggestion = (json: One<SuggestionsJson['data']>): ProductSuggestion => ({
  productId: idOf(json.product_id),
  productName: json.product_name,
  skuId: idOf(json.product_sku_id),
  skuName: json.product_sku_name,
  unit: json.unit,
  attributes: Object.entries(json.attributes ?? {}).map(([name, value]) => ({
    name,
    value: String(value),
  })),
  thumbnail: json.thumbnail,
});

/** Undefined leaves a text unchanged; null clears it. */
const text = (value: string | null | undefined): string | undefined =>
  value === null ? '' : value;
const fromAttributes = (values: readonly AttributeValueInput[]) =>
  Object.fromEntries(values.map(({ name, value }) => [name, value]));

const fromInput = (input: CreateProductInput | UpdateProductInput) => ({
  product_name: input.name ?? undefined,
  category: optionalRestId(input.categoryId, 'categoryId') ?? undefined,
  sub_category: text(input.subCategory),
  pan_india_gst: input.gstPercent ?? undefined,
  tax_category: input.taxCategory ?? undefined,
  hsn_code: text(input.hsnCode),
  attributes: input.attributes ? fromAttributes(input.attributes) : undefined,
  assets: input.assets ?? undefined,
  description: text(input.description),
  is_active: input.isActive ?? undefined,
});

export type ProductArgs = FlatListArgs<NamedSort> & {
  categoryId?: string | null;
  subCategory?: string | null;
  name?: string | null;
  isActive?: boolean | null;
  categoryManagerId?: string | null;
};

export class ProductsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  list = (
    { categoryId, subCategory, name, isActive, categoryManagerId, ...args }: ProductArgs,
    asked: AskedFields | null,
  ): Promise<ProductPage> =>
    this.#read(
      {
        category: optionalRestId(categoryId, 'categoryId'),
        sub_category: subCategory,
        product_name: name,
        is_active: isActive,
        category_manager: optionalRestId(categoryManagerId, 'categoryManagerId'),
        ...listQuery({ ...args, filter: args }),
      },
      asked,
    );

  async find(id: string, asked: AskedFields | null): Promise<Product> {
    return singleRow((await this.#read({ product_id: restId(id) }, asked)).items, 'Product');
  }

  async search(keyword: string, limit: number | null | undefined): Promise<ProductSuggestion[]> {
    const { data } = await this.#backend.get('/searchProducts', {
      keyword,
      limit,
    });
    return data.map(toSuggestion);
  }

  async create(input: CreateProductInput): Promise<Product> {
    const { data } = await this.#backend.post('/product', {
      ...fromInput(input),
      product_name: input.name,
      category: restId(input.categoryId, 'categoryId'),
      pan_india_gst: input.gstPercent,
    });
    return toProduct(data);
  }

  async update(input: UpdateProductInput): Promise<Product> {
    const { data } = await this.#backend.put('/product', {
      product_id: restId(input.id),
      ...fromInput(input),
    });
    return toProduct(data);
  }

  async remove(id: string): Promise<void> {
    await this.#backend.del('/deleteProduct', { product_id: restId(id) });
  }

  async #read(query: Query<'/product'>, asked: AskedFields | null): Promise<ProductPage> {
    const { data, ...page } = await this.#backend.get('/product', query, asked);
    return toPage(
      data.map((json) => toProduct(json, asked?.tree)),
      page,
    );
  }
}
