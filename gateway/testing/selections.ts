import fc from 'fast-check';
import { getNamedType, type GraphQLObjectType, isObjectType } from 'graphql';

/** A selection of fields by name; null for a field without fields of its own. */
export interface Selection {
  readonly [name: string]: Selection | null;
}

const DEPTH = 5;

/** Every field below a type that needs no arguments, without entering a type twice on one way. */
export function everything(
  type: GraphQLObjectType,
  entered: readonly string[] = [],
): Selection | null {
  if (entered.includes(type.name) || entered.length >= DEPTH) return null;
  const fields = Object.values(type.getFields()).flatMap((field): [string, Selection | null][] => {
    if (field.args.some((arg) => arg.type.toString().endsWith('!'))) return [];
    const inner = getNamedType(field.type);
    if (!isObjectType(inner)) return [[field.name, null]];
    const below = everything(inner, [...entered, type.name]);
    return below ? [[field.name, below]] : [];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : null;
}

/** Some fields of a selection, at least one on each level that is entered. */
export const partOf = (whole: Selection): fc.Arbitrary<Selection> =>
  fc
    .subarray(Object.keys(whole), {
      minLength: 1,
      maxLength: Math.min(6, Object.keys(whole).length),
    })
    .chain((names) =>
      fc.record(
        Object.fromEntries(
          names.map((name) => {
            const below = whole[name];
            return [name, below ? partOf(below) : fc.constant(null)];
          }),
        ),
      ),
    );

export const printed = (selection: Selection): string =>
  `{ ${Object.entries(selection)
    .map(([name, below]) => (below ? `${name} ${printed(below)}` : name))
    .join(' ')} }`;

type Value = unknown;

/** The part of an answer that a selection names. */
export function projected(value: Value, selection: Selection | null): Value {
  if (selection === null || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => projected(one, selection));
  const record = value as Readonly<Record<string, Value>>;
  return Object.fromEntries(
    Object.entries(selection).map(([name, below]) => [name, projected(record[name], below)]),
  );
}
