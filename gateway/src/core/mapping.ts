/**
 * How a record of REST becomes a record of the graph, field by field, with the REST fields that each one reads: so a list
 * asks the backend for what the selection needs (askedFields.ts), and a field that nobody selected is never computed.
 */

/** REST fields to ask for, by name; null below a name stands for the whole field. */
export type FieldTree = ReadonlyMap<string, FieldTree | null>;

type Text<Json> = keyof Json & string;

/** One field of the graph. */
interface Rule<Json, Value> {
  /** REST fields that `value` reads. */
  readonly reads: readonly Text<Json>[];
  /** Of the only REST field that is read: the mapping of the record in it. */
  readonly within?: AnyMapping;
  /** All that `within` reads is needed, whatever is selected. */
  readonly isDerived?: true;
  /** Another mapping of the same record, all of which is needed. */
  readonly itself?: AnyMapping;
  readonly value: (json: Json, tree: FieldTree | null) => Value;
}

/** Maps a whole answer, or one that holds only the fields of the tree. */
export interface Mapping<Json, Model> {
  (json: Json, tree?: FieldTree | null): Model;
  readonly rules: ReadonlyMap<string, Rule<never, unknown>>;
  /** Fields that a resolver computes from fields of this mapping. */
  readonly resolved: ReadonlyMap<string, readonly string[]>;
}

export type AnyMapping = Mapping<never, unknown>;

/** What is mapped by a plain function is read whole. */
type Mapper<Json, Value> = ((json: Json) => Value) | Mapping<Json, Value>;

const isMapping = <Json, Value>(to: Mapper<Json, Value>): to is Mapping<Json, Value> =>
  'rules' in to;

type Filled<T> = NonNullable<T>;
type Items<T> = Filled<T> extends readonly (infer Item)[] ? Item : never;
type OrNull<T, Value> = null extends T ? Value | null : undefined extends T ? Value | null : Value;

/** The words of a mapping's table, for records of one REST shape. */
class Words<Json extends object> {
  /**
   * The REST field as it is, or changed by `to`, which gets the whole answer too: of a backend in place of ours that does not answer
   * the field, another may tell the same.
   */
  field<Name extends Text<Json>>(name: Name): Rule<Json, Json[Name]>;
  field<Name extends Text<Json>, Value>(
    name: Name,
    to: (value: Json[Name], json: Json) => Value,
  ): Rule<Json, Value>;
  field<Name extends Text<Json>, Value>(
    name: Name,
    to?: (value: Json[Name], json: Json) => Value,
  ): Rule<Json, Value | Json[Name]> {
    return { reads: [name], value: (json) => (to ? to(json[name], json) : json[name]) };
  }

  /** From several REST fields; others cannot be read. */
  from<Name extends Text<Json>, Value>(
    reads: readonly Name[],
    value: (json: Pick<Json, Name>) => Value,
  ): Rule<Json, Value> {
    return { reads, value };
  }

  /** The record in a REST field; null where there is none. */
  record<Name extends Text<Json>, Value>(
    name: Name,
    to: Mapper<Filled<Json[Name]>, Value>,
  ): Rule<Json, OrNull<Json[Name], Value>> {
    return {
      reads: [name],
      ...withinOf(to),
      value: ({ [name]: json }, tree) =>
        (json === null || json === undefined ? null : to(json, tree?.get(name) ?? null)) as OrNull<
          Json[Name],
          Value
        >,
    };
  }

  /** The records in a REST field; none where it is null. */
  records<Name extends Text<Json>, Value>(
    name: Name,
    to: Mapper<Items<Json[Name]>, Value>,
  ): Rule<Json, Value[]> {
    return {
      reads: [name],
      ...withinOf(to),
      value: ({ [name]: rows }, tree) => {
        const below = tree?.get(name) ?? null;
        return ((rows ?? []) as Items<Json[Name]>[]).map((row) => to(row, below));
      },
    };
  }

  /** One value of the records in a REST field, such as their number or a sum. */
  over<Name extends Text<Json>, Value, Result>(
    name: Name,
    to: Mapping<Items<Json[Name]>, Value>,
    result: (records: readonly Value[]) => Result,
  ): Rule<Json, Result> {
    const { value, ...rule } = this.records(name, to);
    return { ...rule, isDerived: true, value: (json, tree) => result(value(json, tree)) };
  }

  /** What another mapping makes of the same record. */
  itself<Value>(to: Mapping<Json, Value>): Rule<Json, Value> {
    return {
      reads: [],
      itself: to,
      value: (json, tree) => to(json, tree),
    };
  }
}

const withinOf = <Json, Value>(to: Mapper<Json, Value>): { within?: AnyMapping } =>
  isMapping(to) ? { within: to } : {};

type Table<Json, Model> = { readonly [Name in keyof Model]-?: Rule<Json, Model[Name]> };

/** A record whose fields are computed when they are read. */
interface Lazy<Json> {
  readonly json: Json;
  readonly tree: FieldTree | null;
}

/** Reading what was not asked for is a fault of ours: no null, zero or false may stand in its place. */
function refuseUnasked(reads: readonly string[], tree: FieldTree, field: string): void {
  const missing = reads.find((name) => !tree.has(name));
  if (missing !== undefined)
    throw new Error(`${field} reads ${missing}, which the backend was not asked for`);
}

/**
 * Makes a mapping from its table. `resolved` names the fields of the graph type that resolvers compute, with the fields
 * of the record that they read.
 */
export function mapping<Json extends object, Model extends object>(
  table: (words: Words<Json>) => Table<Json, Model>,
  resolved: Readonly<Record<string, readonly (keyof Model & string)[]>> = {},
): Mapping<Json, Model> {
  const rules = new Map<string, Rule<Json, unknown>>(Object.entries(table(new Words<Json>())));
  class Mapped implements Lazy<Json> {
    readonly json: Json;
    readonly tree: FieldTree | null;
    constructor(json: Json, tree: FieldTree | null) {
      this.json = json;
      this.tree = tree;
    }
  }
  for (const [name, { reads, value }] of rules)
    Object.defineProperty(Mapped.prototype, name, {
      get(this: Lazy<Json>) {
        if (this.tree) refuseUnasked(reads, this.tree, name);
        return value(this.json, this.tree);
      },
    });
  const map = (json: Json, tree: FieldTree | null = null) =>
    new Mapped(json, tree) as unknown as Model;
  return Object.assign(map, {
    rules,
    resolved: new Map(Object.entries(resolved)),
  });
}
