import type {
  AttributeConfig,
  AttributeConfigInput,
  AttributeType,
  Category,
  CategoryAttributes,
  CategoryPage,
  CreateCategoryInput,
  UpdateCategoryInput,
  UserName,
} from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import { toUserName } from '../core/embeds.ts';
import { idOf, optionalRestId, restId, restIds } from '../core/ids.ts';
import { lowerCase } from '../core/lowerCase.ts';
import type { Answer, One } from '../core/rest.ts';

type CategoriesJson = Answer<'/getCategory', 'get'>;
type CategoryJson = One<CategoriesJson['data']>;
type AttributeJson = One<CategoryJson['attributes']>;

const toAttribute = ({ name, type, options, required }: AttributeJson): AttributeConfig => ({
  name,
  type: type.toUpperCase() as AttributeType,
  options: options ?? [],
  required: required ?? false,
});

/** Maps a category from and to REST; no other code knows the backend's spelling. */
const toCategory = (json: CategoryJson): Category => ({
  id: idOf(json.category_id),
  name: json.category_name,
  managers: (json.category_manager ?? []).map(toUserName),
  subCategories: json.sub_categories,
  attributes: json.attributes.map(toAttribute),
  productCount: json.product_count,
  isActive: json.is_active,
});

const fromAttribute = ({ name, type, options, required }: AttributeConfigInput) => ({
  name,
  type: lowerCase(type),
  options: options?.length ? options : undefined,
  required: required ?? false,
});

const fromInput = ({
  name,
  managerIds,
  subCategories,
  attributes,
  isActive,
}: Partial<CreateCategoryInput | UpdateCategoryInput>) => ({
  category_name: name ?? undefined,
  category_manager: managerIds ? restIds(managerIds, 'managerIds') : undefined,
  sub_categories: subCategories ?? undefined,
  attributes: attributes?.map(fromAttribute),
  is_active: isActive ?? undefined,
});

export interface CategoryArgs {
  name?: string | null;
  managerId?: string | null;
  isActive?: boolean | null;
  page?: number | null;
  limit?: number | null;
}

export class CategoriesSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list({ name, managerId, isActive, page, limit }: CategoryArgs): Promise<CategoryPage> {
    const { data, count } = await this.#backend.get('/getCategory', {
      category_name: name,
      category_manager: optionalRestId(managerId, 'managerId'),
      is_active: isActive,
      page,
      limit,
    });
    return { items: data.map(toCategory), count };
  }

  async find(id: string): Promise<Category> {
    const { data } = await this.#backend.get('/category', {
      category_id: restId(id),
    });
    return toCategory(data);
  }

  async managers(): Promise<UserName[]> {
    const { category_manager } = await this.#backend.get('/category/managers');
    return category_manager.map(toUserName);
  }

  async attributes(categoryId: string | null | undefined): Promise<CategoryAttributes[]> {
    const { data } = await this.#backend.get('/product/attributesConfig', {
      category: optionalRestId(categoryId, 'categoryId'),
    });
    return data.map((json) => ({
      categoryId: idOf(json.category_id),
      attributes: json.attributes.map(toAttribute),
    }));
  }

  async create(input: CreateCategoryInput): Promise<Category> {
    const { data } = await this.#backend.post('/category', {
      ...fromInput(input),
      category_name: input.name,
    });
    return toCategory(data);
  }

  async update(input: UpdateCategoryInput): Promise<Category> {
    const { data } = await this.#backend.put('/category', {
      category_id: restId(input.id),
      ...fromInput(input),
    });
    return toCategory(data);
  }

  async remove(id: string): Promise<void> {
    await this.#backend.del('/category', undefined, { category_id: restId(id) });
  }
}
