import { LIMITS } from '../shared/limits.ts';

/** One attribute that a category requires or allows on its products and SKUs. */
export interface AttributeConfig {
  name: string;
  type: 'text' | 'number' | 'choice';
  options?: readonly string[] | null;
  required?: boolean | null;
}

export interface AttributeError {
  name: string;
  text: string;
}

const NUMBER = /^-?[0-9]{1,12}(\.[0-9]{1,6})?$/;
const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

function valueError({ name, type, options }: AttributeConfig, value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return `${name} must be text`;
  if (type === 'number') return NUMBER.test(text.trim()) ? undefined : `${name} must be a number`;
  if (type === 'choice')
    return options?.includes(text)
      ? undefined
      : `${name} must be one of ${(options ?? []).join(', ')}`;
  return text.length <= LIMITS.attributeText
    ? undefined
    : `${name} must be at most ${LIMITS.attributeText} characters`;
}

/**
 * Errors in the attributes of a product or SKU, in the category's order; unknown attributes last.
 */
export function attributeErrors(
  config: readonly AttributeConfig[],
  values: Readonly<Record<string, unknown>>,
): AttributeError[] {
  const errors = config.flatMap((attribute): AttributeError[] => {
    const { name, required } = attribute;
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const text = isBlank(value)
      ? required
        ? `Please enter ${name}.`
        : undefined
      : valueError(attribute, value);
    return text === undefined ? [] : [{ name, text }];
  });
  const known = new Set(config.map(({ name }) => name));
  const unknown = Object.keys(values).filter((name) => !known.has(name));
  return [
    ...errors,
    ...unknown.map((name) => ({ name, text: `${name} is no attribute of this category` })),
  ];
}

/** One error in the attribute configuration, with its place. */
export interface ConfigError {
  index: number;
  field: 'name' | 'options';
  text: string;
}

const normalised = (text: string) => text.trim().toLowerCase();

/** First text that occurs twice, ignoring case. */
export function firstDuplicate(texts: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return texts.find((text) => seen.has(normalised(text)) || !seen.add(normalised(text)));
}

function optionsError({ type, options }: AttributeConfig): string | undefined {
  const entries = options ?? [];
  if (type !== 'choice') return entries.length ? 'Only a choice has options' : undefined;
  if (entries.length === 0 || entries.some((option) => !option.trim()))
    return 'Please enter Options.';
  const again = firstDuplicate(entries);
  return again === undefined ? undefined : `${again} is there twice`;
}

/** Errors in a category's attribute configuration, attribute by attribute. */
export function configErrors(config: readonly AttributeConfig[]): ConfigError[] {
  return config.flatMap((attribute, index): ConfigError[] => {
    const { name } = attribute;
    const again = config
      .slice(0, index)
      .some((before) => normalised(before.name) === normalised(name));
    const wrongName = name.trim()
      ? again
        ? `${name.trim()} is there twice`
        : undefined
      : 'Please enter Name.';
    const options = optionsError(attribute);
    return [
      ...(wrongName === undefined ? [] : [{ index, field: 'name' as const, text: wrongName }]),
      ...(options === undefined ? [] : [{ index, field: 'options' as const, text: options }]),
    ];
  });
}
