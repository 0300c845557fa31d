import type { Category, CategoryPage, UserName } from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backendClient.ts';
import { toUserName } from '../core/embeds.ts';
import { restId } from '../core/ids.ts';
import type { Answer, One } from '../core/rest.ts';

type CategoriesJson = Answer<'/getCategory', 'get'>;

/** The only lines that know how the backend spells a category. */
const toCategory = (json: One<CategoriesJson['data']>): Category => ({
  id: String(json.category_id),
  name: json.category_name,
  managers: (json.category_manager ?? []).map(toUserName),
  subCategories: json.sub_categories,
  productCount: json.product_count,
  isActive: json.is_active,
});

interface CategoryArgs {
  isActive?: boolean | null;
  page?: number | null;
  limit?: number | null;
}

export class CategoriesSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list({ isActive, page, limit }: CategoryArgs): Promise<CategoryPage> {
    const { data, count } = await this.#backend.get<CategoriesJson>('/getCategory', { is_active: isActive, page, limit });
    return { items: data.map(toCategory), count };
  }

  async find(id: string): Promise<Category> {
    const { data } = await this.#backend.get<Answer<'/category', 'get'>>('/category', { category_id: restId(id) });
    return toCategory(data);
  }

  async managers(): Promise<UserName[]> {
    const { category_manager } = await this.#backend.get<Answer<'/category/managers', 'get'>>('/category/managers');
    return category_manager.map(toUserName);
  }
}
