import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type {
  CategoryOfProductQuery,
  CreateProductInput,
  ProductFieldsFragment,
  TaxCategory,
} from '../../generated/documents.ts';
import {
  type AttributeValue,
  attributeTexts,
  attributeValues,
} from '../ui/form/AttributeFields.tsx';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { formatPercent } from '../ui/format/rupees.ts';

export type CategoryOfProduct = CategoryOfProductQuery['category'];

export interface ProductFields {
  name: string;
  category: PickerItem | null;
  subCategory: string;
  gstPercent: string;
  taxCategory: TaxCategory;
  hsnCode: string;
  description: string;
  attributes: string[];
  pictures: { uuid: string; url: string; thumbnailUrl: string }[];
  isActive: boolean;
}

export const NEW_PRODUCT: ProductFields = {
  name: '',
  category: null,
  subCategory: '',
  gstPercent: '',
  taxCategory: 'TAXABLE',
  hsnCode: '',
  description: '',
  attributes: [],
  pictures: [],
  isActive: true,
};

export const fieldsOf = (
  product: ProductFieldsFragment,
  category: CategoryOfProduct,
): ProductFields => ({
  name: product.name,
  category: { id: product.categoryId, label: product.categoryName },
  subCategory: product.subCategory ?? '',
  gstPercent: formatPercent(product.gstPercent),
  taxCategory: product.taxCategory,
  hsnCode: product.hsnCode ?? '',
  description: product.description ?? '',
  attributes: attributeTexts(category.attributes, product.attributes),
  pictures: product.pictures.map(({ uuid, url, thumbnailUrl }) => ({ uuid, url, thumbnailUrl })),
  isActive: product.isActive,
});

/**
 * Attributes and sub-categories are those of the chosen category; input under a common name stays.
 */
export function useFollowCategory(
  form: UseFormReturn<ProductFields>,
  category: CategoryOfProduct | undefined,
): void {
  const before = useRef(category);
  const typed = useRef(new Map<string, string>());
  useEffect(() => {
    const left = before.current;
    if (!category || left?.id === category.id) return;
    before.current = category;
    for (const { name, value } of attributeValues(
      left?.attributes ?? [],
      form.getValues('attributes'),
    ))
      if (value) typed.current.set(name, value);
    const values: AttributeValue[] = [...typed.current].map(([name, value]) => ({ name, value }));
    form.setValue('attributes', attributeTexts(category.attributes, values));
    if (!category.subCategories.includes(form.getValues('subCategory')))
      form.setValue('subCategory', '');
  }, [form, category]);
}

/** Fields that a new and a changed product send. */
export function productInput(
  fields: ProductFields,
  category: CategoryOfProduct,
): CreateProductInput {
  const { name, subCategory, gstPercent, taxCategory, hsnCode, description, isActive } = fields;
  const { attributes, pictures } = fields;
  return {
    name: name.trim(),
    categoryId: category.id,
    subCategory: subCategory || null,
    gstPercent,
    taxCategory,
    hsnCode: hsnCode.trim() || null,
    description: description.trim() || null,
    attributes: attributeValues(category.attributes, attributes),
    assets: pictures.map(({ uuid }) => uuid),
    isActive,
  };
}
