import { GraphQLBoolean, type GraphQLLeafType, isEnumType } from 'graphql';
import { isPromise, Unplanned } from './planAnswer.ts';

/** A value that its type serialises. */
function serialised(type: GraphQLLeafType, value: unknown): unknown {
  // the reference executor calls a function and waits for a promise
  if (typeof value === 'function' || isPromise(value)) throw new Unplanned();
  const result: unknown = type.serialize(value);
  if (result === undefined || result === null) throw new Unplanned();
  return result;
}

/** Types that answer a text as it is. */
const TEXTS: ReadonlySet<string> = new Set([
  'String',
  'ID',
  'Date',
  'DateTime',
  'Money',
  'Decimal',
]);

/**
 * Maker of the answer of a leaf of this type that is not null. Throws where the value is not of the
 * type.
 */
export function leafValue(type: GraphQLLeafType): (value: unknown) => unknown {
  if (isEnumType(type)) {
    const names = new Map<unknown, string>(
      type.getValues().map(({ name, value }) => [value, name]),
    );
    return (value) => names.get(value) ?? serialised(type, value);
  }
  if (type === GraphQLBoolean)
    return (value) => (typeof value === 'boolean' ? value : serialised(type, value));
  if (TEXTS.has(type.name))
    return (value) => (typeof value === 'string' ? value : serialised(type, value));
  return (value) => serialised(type, value);
}
