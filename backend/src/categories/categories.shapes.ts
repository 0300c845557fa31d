import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { Count, Id, Maybe, paging, Shape, UserInfo } from '../core/shapes.ts';

const AttributeConfig = Type.Object({
  name: Type.String(),
  type: Type.Union([Type.Literal('text'), Type.Literal('number'), Type.Literal('choice')]),
  options: Maybe(Type.Array(Type.String())),
  required: Maybe(Type.Boolean()),
});

export const Category = Type.Object({
  category_id: Id,
  category_name: Type.String(),
  sub_categories: Type.Array(Type.String()),
  is_active: Type.Boolean(),
  product_count: Count,
  /** With map_category_manager. */
  category_manager: Maybe(Type.Array(UserInfo)),
});
export type Category = Static<typeof Category>;
export const CategoryDetails = Type.Object({ ...Category.properties, attributes: Type.Array(AttributeConfig) });
export type CategoryDetails = Static<typeof CategoryDetails>;

const map_category_manager = Maybe(Type.Boolean({ default: true }));

export const CategoriesQuery = Shape({ map_category_manager, is_active: Maybe(Type.Boolean()), ...paging(LIMITS.pageSize) });
export type CategoriesQuery = Static<typeof CategoriesQuery>;
export const CategoryQuery = Shape({ category_id: Id, map_category_manager });
export type CategoryQuery = Static<typeof CategoryQuery>;
