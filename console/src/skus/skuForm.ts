import { unitCodeAfter, unitCodeOf } from '@munim/schema/skus/unitCodes.ts';
import { useEffect, useRef } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import type { AttributesOfSkusQuery, SkuFieldsFragment } from '../../generated/documents.ts';
import { attributeTexts, attributeValues } from '../ui/form/AttributeFields.tsx';

export type AttributeConfigs = AttributesOfSkusQuery['attributesConfig'][number]['attributes'];
type Values = SkuFieldsFragment['attributes'];

export interface SkuFields {
  name: string;
  unit: string;
  unitCode: string;
  attributes: string[];
  pictures: { uuid: string; url: string; thumbnailUrl: string }[];
  isActive: boolean;
}

const DEFAULT_UNIT = 'NOS';

/** A new SKU begins with the attributes of its product. */
export const fieldsOf = (
  sku: SkuFieldsFragment | undefined,
  config: AttributeConfigs,
  ofProduct: Values,
): SkuFields => ({
  name: sku?.name ?? '',
  unit: sku?.unit ?? DEFAULT_UNIT,
  unitCode: sku?.unitCode ?? unitCodeOf(DEFAULT_UNIT),
  attributes: attributeTexts(config, sku?.attributes ?? ofProduct),
  pictures: sku?.pictures.map(({ uuid, url, thumbnailUrl }) => ({ uuid, url, thumbnailUrl })) ?? [],
  isActive: sku?.isActive ?? true,
});

/** The unit code follows the unit until another one is chosen. */
export function useSkuForm(defaultValues: SkuFields): UseFormReturn<SkuFields> {
  const form = useForm<SkuFields>({ defaultValues });
  const unit = useWatch({ control: form.control, name: 'unit' });
  const before = useRef(unit);
  useEffect(() => {
    if (before.current === unit) return;
    const old = { unit: before.current, unitCode: form.getValues('unitCode') };
    before.current = unit;
    form.setValue('unitCode', unitCodeAfter(old, unit), { shouldDirty: true });
  }, [form, unit]);
  return form;
}

/** Fields that a new and a changed SKU send. */
export const skuInput = (
  { name, unit, unitCode, attributes, pictures, isActive }: SkuFields,
  config: AttributeConfigs,
) => ({
  name: name.trim(),
  unit: unit.trim(),
  unitCode,
  attributes: attributeValues(config, attributes),
  assets: pictures.map(({ uuid }) => uuid),
  isActive,
});
