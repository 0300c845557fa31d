/** Reason for a portal of the tax office to refuse a file. */
export interface PortalFault {
  /** Name in the portal's own form, for example ItemList.0.HsnCd. */
  field: string;
  /** Content of the field; null when it has none. */
  value: string | null;
  /** Error in words for people. */
  message: string;
  /** Action that mends it. */
  remedy: string;
}

type Content = string | number;

/** Rule of one field of a portal. Limits count the characters of a text, and are the least and most of a number. */
export interface FieldRule {
  /** Name in the trade's words. */
  label: string;
  /** Free texts are people's own words: they are cleaned and cut before they are checked. */
  kind: 'free' | 'text' | 'number' | 'list';
  min?: number;
  max?: number;
  /** Decimals that the portal takes. */
  decimals?: number;
  pattern?: RegExp;
  /** Pattern in words. */
  form?: string;
  values?: readonly Content[];
  /** True for always, or the values of a field beside it with which it is required. */
  required?: true | { field: string; is: readonly Content[] };
  /** Field beside it that takes its text when the text is too short to stand alone. */
  joins?: string;
  /** Written as a JSON number: the portal has digits there without quotation marks. */
  digits?: true;
  remedy: string;
}

/** Rules by the path of the field; a * stands for every element of a list. */
export type FieldTable = Readonly<Record<string, FieldRule>>;

export type Row = Record<string, unknown>;
export interface Place {
  path: string;
  parent: Row;
  key: string;
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Fields of the document that a path means; an object that is absent has none. */
export function placesOf(document: object, path: string): Place[] {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let found: [string, unknown][] = [['', document]];
  for (const key of keys)
    found = found.flatMap(([above, value]): [string, unknown][] => {
      if (!isRow(value)) return [];
      const names = key === '*' ? Object.keys(value) : [key];
      return names.map((name) => [`${above}${name}.`, value[name]]);
    });
  return found.flatMap(([above, value]) =>
    isRow(value) ? [{ path: `${above}${last}`, parent: value, key: last }] : [],
  );
}

/** Letters that the portals take in people's own words. */
const PLAIN = /^[^\\"\p{Cc}\p{Zl}\p{Zp}]*$/u;

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

function isRequired({ required }: FieldRule, parent: Row): boolean {
  if (!required || required === true) return required === true;
  return required.is.some((value) => value === parent[required.field]);
}

const range = (min: number | undefined, max: number | undefined, unit: string): string =>
  min === undefined ? `at most ${max} ${unit}` : `${min} to ${max} ${unit}`;

function textProblem(text: string, rule: FieldRule): string | null {
  const { kind, min, max, pattern, form, values } = rule;
  if (kind === 'free' && !PLAIN.test(text)) return 'has a quotation mark, backslash or line break';
  if (text.length < (min ?? 0) || text.length > (max ?? Infinity))
    return `has ${min === max ? max : range(min, max, 'characters')}`;
  if (pattern && !pattern.test(text)) return `is ${form}`;
  return values && !values.includes(text) ? 'is no code of the portal' : null;
}

function numberProblem(number: number, { min, max, decimals = 0, values }: FieldRule) {
  if (!Number.isFinite(number)) return 'is a number';
  if (number < (min ?? -Infinity) || number > (max ?? Infinity)) return `is ${min} to ${max}`;
  if (Number(number.toFixed(decimals)) !== number) return `has at most ${decimals} decimals`;
  return values && !values.includes(number) ? 'is no code of the portal' : null;
}

function problemOf(value: unknown, rule: FieldRule): string | null {
  if (rule.kind === 'list') {
    const count = Array.isArray(value) ? value.length : 0;
    return count < (rule.min ?? 0) || count > (rule.max ?? Infinity)
      ? `are ${rule.min} to ${rule.max}`
      : null;
  }
  if (rule.kind === 'number')
    return typeof value === 'number' ? numberProblem(value, rule) : 'is a number';
  return typeof value === 'string' ? textProblem(value, rule) : 'is a text';
}

const shown = (value: unknown): string | null => {
  if (isAbsent(value)) return null;
  return Array.isArray(value) ? String(value.length) : String(value);
};

/** Faults of the fields alone, in the order of the table. */
export function fieldFaults(document: object, table: FieldTable): PortalFault[] {
  return Object.entries(table).flatMap(([path, rule]) =>
    placesOf(document, path).flatMap(({ path: field, parent, key }) => {
      const value = parent[key];
      const { label, remedy } = rule;
      if (isAbsent(value))
        return isRequired(rule, parent)
          ? [{ field, value: null, message: `${label} is missing`, remedy }]
          : [];
      const problem = problemOf(value, rule);
      return problem
        ? [{ field, value: shown(value), message: `${label}: it ${problem}`, remedy }]
        : [];
    }),
  );
}
