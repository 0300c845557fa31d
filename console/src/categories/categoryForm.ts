import {
  type AttributeConfig as Rule,
  configErrors,
} from '@munim/schema/categories/categories.rules.ts';
import type { CategoryFieldsFragment, CreateCategoryInput } from '../../generated/documents.ts';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { managerItem } from './CategoryManagerPicker.tsx';

type Attribute = CategoryFieldsFragment['attributes'][number];
/** Row with a key of its own, so that it keeps its input when it moves. */
export type AttributeRow = Omit<Attribute, '__typename' | 'options'> & {
  key: string;
  options: readonly string[];
};

export interface CategoryFields {
  name: string;
  managers: PickerItem[];
  subCategories: string[];
  attributes: AttributeRow[];
  isActive: boolean;
}

export const newAttribute = (): AttributeRow => ({
  key: crypto.randomUUID(),
  name: '',
  type: 'TEXT',
  options: [],
  required: false,
});

export const fieldsOf = (category: CategoryFieldsFragment | undefined): CategoryFields => ({
  name: category?.name ?? '',
  managers: category?.managers.map(managerItem) ?? [],
  subCategories: [...(category?.subCategories ?? [])],
  attributes:
    category?.attributes.map(({ name, type, options, required }) => ({
      key: name,
      name,
      type,
      options,
      required,
    })) ?? [],
  isActive: category?.isActive ?? true,
});

const toRule = ({ name, type, options }: AttributeRow): Rule => ({
  name,
  type: type.toLowerCase() as Rule['type'],
  options: type === 'CHOICE' ? options : [],
});
export const attributeRowErrors = (rows: readonly AttributeRow[]) => configErrors(rows.map(toRule));

export const categoryInput = ({
  name,
  managers,
  subCategories,
  attributes,
  isActive,
}: CategoryFields): CreateCategoryInput => ({
  name: name.trim(),
  managerIds: managers.map(({ id }) => id),
  subCategories,
  attributes: attributes.map((row) => ({
    name: row.name.trim(),
    type: row.type,
    options: row.type === 'CHOICE' ? [...row.options] : [],
    required: row.required,
  })),
  isActive,
});
