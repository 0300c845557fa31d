import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Field } from './Field.tsx';
import { t } from '../text.ts';

/** One attribute value of a product or SKU. */
interface AttributeConfig {
  name: string;
  type: 'TEXT' | 'NUMBER' | 'CHOICE';
  options: readonly string[];
  required: boolean;
}
export interface AttributeValue {
  name: string;
  value: string;
}

/**
 * Form values: a text for each configured attribute, in order. A name may contain dots,
 * so it is no field name.
 */
export const attributeTexts = (
  config: readonly AttributeConfig[],
  values: readonly AttributeValue[],
): string[] => config.map(({ name }) => values.find((value) => value.name === name)?.value ?? '');

/** Values for the save. */
export const attributeValues = (
  config: readonly AttributeConfig[],
  texts: readonly string[],
): AttributeValue[] =>
  config.map(({ name }, index) => ({ name, value: texts[index]?.trim() ?? '' }));

const NUMBER = /^-?[0-9]{1,12}(\.[0-9]{1,6})?$/;
const isNumber = (name: string) => (text: string) =>
  NUMBER.test(text.trim()) || t('{{name}} must be a number', { name });

interface Props<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  /** The field with the list of texts. */
  name: Path<Fields>;
  config: readonly AttributeConfig[];
  maxLength: number;
}

/** One field per configured attribute. */
export function AttributeFields<Fields extends FieldValues>({
  form,
  name,
  config,
  maxLength,
}: Props<Fields>) {
  return config.map((attribute, index) => {
    const common = {
      form,
      name: `${name}.${index}` as Path<Fields>,
      label: attribute.name,
      required: attribute.required,
    };
    if (attribute.type === 'CHOICE')
      return (
        <Field
          key={attribute.name}
          {...common}
          type="select"
          options={attribute.options.map((option) => ({ value: option, label: option }))}
        />
      );
    const check = attribute.type === 'NUMBER' ? { validate: isNumber(attribute.name) } : {};
    return <Field key={attribute.name} {...common} {...check} maxLength={maxLength} />;
  });
}
