import { LIMITS } from '../shared/limits.ts';

/** One attribute that a category asks of its products and SKUs. */
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
const isBlank = (value: unknown): boolean => value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

function wrong({ name, type, options }: AttributeConfig, value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return `${name} must be text`;
  if (type === 'number') return NUMBER.test(text.trim()) ? undefined : `${name} must be a number`;
  if (type === 'choice') return options?.includes(text) ? undefined : `${name} must be one of ${(options ?? []).join(', ')}`;
  return text.length <= LIMITS.attributeText ? undefined : `${name} must be at most ${LIMITS.attributeText} characters`;
}

/** What is wrong with the attributes of a product or SKU, in the order in which its category asks for them; the unknown ones last. */
export function attributeErrors(config: readonly AttributeConfig[], values: Readonly<Record<string, unknown>>): AttributeError[] {
  const errors = config.flatMap((attribute): AttributeError[] => {
    const { name, required } = attribute;
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const text = isBlank(value) ? (required ? `Please enter ${name}.` : undefined) : wrong(attribute, value);
    return text === undefined ? [] : [{ name, text }];
  });
  const known = new Set(config.map(({ name }) => name));
  const unknown = Object.keys(values).filter((name) => !known.has(name));
  return [...errors, ...unknown.map((name) => ({ name, text: `${name} is no attribute of this category` }))];
}
