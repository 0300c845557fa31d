import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import {
  Count,
  Id,
  Line,
  Maybe,
  OneOf,
  paging,
  Shape,
  Text,
  UserInfo,
} from '../core/http/shapes.ts';

export const AttributeConfig = Shape({
  name: Line(LIMITS.attributeName),
  type: OneOf('text', 'number', 'choice'),
  /** Options of attributes of type choice. */
  options: Maybe(Type.Array(Line(LIMITS.attributeText), { maxItems: LIMITS.attributeOptions })),
  required: Maybe(Type.Boolean()),
});

export const Category = Type.Object({
  category_id: Id,
  category_name: Type.String(),
  sub_categories: Type.Array(Type.String()),
  attributes: Type.Array(AttributeConfig),
  is_active: Type.Boolean(),
  product_count: Count,
  /** Managers, with map_category_manager. */
  category_manager: Maybe(Type.Array(UserInfo)),
});
export type Category = Static<typeof Category>;
export const CategoryAttributes = Type.Object({
  category_id: Id,
  attributes: Type.Array(AttributeConfig),
});

const map_category_manager = Maybe(Type.Boolean({ default: true }));

export const CategoriesQuery = Shape({
  map_category_manager,
  is_active: Maybe(Type.Boolean()),
  /** Part of the name. */
  category_name: Maybe(Text(LIMITS.categoryName)),
  /** User id of one of its managers. */
  category_manager: Maybe(Id),
  ...paging(LIMITS.pageSize),
});
export type CategoriesQuery = Static<typeof CategoriesQuery>;
export const CategoryQuery = Shape({ category_id: Id, map_category_manager });
export type CategoryQuery = Static<typeof CategoryQuery>;
export const AttributesQuery = Shape({ category: Maybe(Id) });

const lists = {
  category_manager: Maybe(Type.Array(Id, { maxItems: LIMITS.categoryManagers, uniqueItems: true })),
  sub_categories: Maybe(Type.Array(Line(LIMITS.subCategory), { maxItems: LIMITS.subCategories })),
  attributes: Maybe(Type.Array(AttributeConfig, { maxItems: LIMITS.attributes })),
  is_active: Maybe(Type.Boolean()),
};
export const NewCategory = Shape({ category_name: Line(LIMITS.categoryName), ...lists });
export type NewCategory = Static<typeof NewCategory>;
/** An absent field stays; lists are replaced as a whole. */
export const CategoryChange = Shape({
  category_id: Id,
  category_name: Maybe(Line(LIMITS.categoryName)),
  ...lists,
});
export type CategoryChange = Static<typeof CategoryChange>;
export const CategoryId = Shape({ category_id: Id });
