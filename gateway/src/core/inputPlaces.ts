import {
  type GraphQLArgument,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { FilePart } from './upload.ts';

type Key = string | number;
export type Values = Readonly<Record<string, unknown>>;

/** A value of the arguments, given or left out, that is no list of values and no object with fields. */
export interface Place {
  readonly path: readonly Key[];
  readonly type: GraphQLInputType;
  readonly value: unknown;
}

/** Values of each scalar that no caller is likely to send. */
const UNLIKELY: Readonly<Record<string, unknown>> = {
  ID: '700001',
  Int: 700_001,
  Float: 7001.5,
  // digits, for a text that becomes a number
  String: '700017',
  Date: '2031-01-07',
  DateTime: '2031-01-07T01:07:31Z',
  Money: '7001.01',
  Decimal: '71.01',
};

/** Another valid value of the type. */
function anotherValue(type: GraphQLInputType, value: unknown): unknown {
  const plain = getNullableType(type);
  if (isListType(plain)) return [anotherValue(plain.ofType, undefined)];
  if (isEnumType(plain)) return plain.getValues().find((one) => one.value !== value)?.value;
  if (isInputObjectType(plain))
    return Object.fromEntries(
      Object.values(plain.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => [field.name, anotherValue(field.type, undefined)]),
    );
  if (plain.name === 'Boolean') return value !== true;
  if (plain.name === 'Upload') return new FilePart(new Blob(['another']), 'another');
  return UNLIKELY[plain.name];
}

function placesBelow(type: GraphQLInputType, value: unknown, path: readonly Key[]): Place[] {
  const plain = getNullableType(type);
  if (isListType(plain) && Array.isArray(value) && value.length > 0)
    return value.flatMap((one, i) => placesBelow(plain.ofType, one, [...path, i]));
  if (isInputObjectType(plain) && typeof value === 'object' && value !== null)
    return Object.values(plain.getFields()).flatMap((field) =>
      placesBelow(field.type, (value as Values)[field.name], [...path, field.name]),
    );
  return [{ path, type, value }];
}

export const placesOf = (args: readonly GraphQLArgument[], values: Values): Place[] =>
  args.flatMap(({ name, type }) => placesBelow(type, values[name], [name]));

/** The value with others in the places below it; what has no place is shared, for a list may hold hundreds of lines. */
function replaced(
  value: unknown,
  places: readonly Place[],
  by: (place: Place) => unknown,
  depth = 0,
): unknown {
  const [first] = places;
  if (!first) return value;
  if (first.path.length === depth) return by(first);
  const below = Map.groupBy(places, ({ path }) => path[depth]);
  if (Array.isArray(value))
    return value.map((one, i) => replaced(one, below.get(i) ?? [], by, depth + 1));
  const object = (value ?? {}) as Values;
  const changed = [...below].map(([key = '', some]) => [
    key,
    replaced(object[key], some, by, depth + 1),
  ]);
  return { ...object, ...Object.fromEntries(changed) };
}

export const withValue = (values: Values, place: Place, value: unknown): Values =>
  replaced(values, [place], () => value) as Values;

/** The arguments with another value in each of the places. */
export const withOthers = (values: Values, places: readonly Place[]): Values =>
  replaced(values, places, ({ type, value }) => anotherValue(type, value)) as Values;

export const enumValuesAt = ({ type }: Place): readonly string[] => {
  const named = getNamedType(type);
  return isEnumType(named) ? named.getValues().map(({ name }) => name) : [];
};

/** Path as GraphQL writes it: input.lines[0].quantity. */
export const pathText = (path: readonly Key[]): string =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : i > 0 ? `.${key}` : key)).join('');
