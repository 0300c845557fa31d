/**
 * Mappings of REST records to records of the graph, field by field, with the REST fields that each
 * one reads: so a list asks the backend for what the selection needs (askedFields.ts), and a field
 * that nobody selected is never computed.
 */

/** REST fields to ask for, by name; null below a name stands for the whole field. */
export type FieldTree = ReadonlyMap<string, FieldTree | null>;

type Text<Json> = keyof Json & string;

/** One field of the graph. */
interface Rule<Json, Value> {
  /** REST fields that `value` reads. */
  readonly reads: readonly Text<Json>[];
  /** Mapping of the record in the only REST field that is read. */
  readonly within?: AnyMapping;
  /** All that `within` reads is needed, whatever is selected. */
  readonly isDerived?: true;
  /** Another mapping of the same record, all of which is needed. */
  readonly itself?: AnyMapping;
  readonly value: (json: Json, tree: FieldTree | null) => Value;
  /**
   * Change to the value of the only REST field that is read; null where it is answered as it is.
   */
  readonly change?: ((value: never, json: Json) => Value) | null;
}

/** Maps a whole answer, or one that holds only the fields of the tree. */
export interface Mapping<Json, Model> {
  (json: Json, tree?: FieldTree | null): Model;
  readonly rules: ReadonlyMap<string, Rule<never, unknown>>;
  /** Fields that a resolver computes from fields of this mapping; one that has a rule too is computed of what it names here. */
  readonly resolved: ReadonlyMap<string, readonly string[]>;
}

export type AnyMapping = Mapping<never, unknown>;

/** A mapping, or a plain function: what that maps is read whole. */
type Mapper<Json, Value> = (json: Json) => Value;

const isMapping = <Json, Value>(to: Mapper<Json, Value>): to is Mapping<Json, Value> =>
  'rules' in to;

const mapped = <Json, Value>(to: Mapper<Json, Value>, json: Json, tree: FieldTree | null): Value =>
  isMapping(to) ? to(json, tree) : to(json);

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
    const value = (json: Json) => (to ? to(json[name], json) : json[name]);
    return { reads: [name], value, change: to ?? null };
  }

  /** A value of several REST fields; others cannot be read. */
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
        (json === null || json === undefined
          ? null
          : mapped(to, json, tree?.get(name) ?? null)) as OrNull<Json[Name], Value>,
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
        return ((rows ?? []) as Items<Json[Name]>[]).map((row) => mapped(to, row, below));
      },
    };
  }

  /** One value of the records in a REST field, such as their number or a sum. */
  over<Name extends Text<Json>, Value, Result>(
    name: Name,
    to: Mapping<Items<Json[Name]>, Value>,
    result: (records: readonly Value[]) => Result,
  ): Rule<Json, Result> {
    const { value } = this.records(name, to);
    return {
      reads: [name],
      ...withinOf(to),
      isDerived: true,
      value: (json, tree) => result(value(json, tree)),
    };
  }

  /** Result of another mapping of the same record. */
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

/** The class of records whose fields are computed when they are read: a spread copies none of them. */
type LazyClass<Json> = new (json: Json) => object;

/** Reading what was not asked for is a fault of ours: no null, zero or false may stand in its place. */
function unasked(reads: readonly string[], tree: FieldTree, field: string): string | null {
  const missing = reads.find((name) => !tree.has(name));
  return missing === undefined
    ? null
    : `${field} reads ${missing}, which the backend was not asked for`;
}

/** The body of a getter as source text, in which V8 knows the name of the REST field. */
function getterOf<Json>({ reads, change }: Rule<Json, unknown>, at: number): string {
  if (change === undefined) return `return rules[${at}].value(this.json, tree);`;
  const json = `this.json[${JSON.stringify(reads[0])}]`;
  return change === null ? `return ${json};` : `return rules[${at}].change(${json}, this.json);`;
}

/** The class of the records of an answer with these fields. */
function classOf<Json>(
  table: ReadonlyMap<string, Rule<Json, unknown>>,
  tree: FieldTree | null,
): LazyClass<Json> {
  const rules = [...table.values()];
  const getters = [...table].map(([name, rule], at) => {
    const fault = tree && unasked(rule.reads, tree, name);
    const body = fault ? `throw new Error(${JSON.stringify(fault)});` : getterOf(rule, at);
    return `get ${JSON.stringify(name)}() { ${body} }`;
  });
  const source = `return class { constructor(json) { this.json = json; } ${getters.join('\n')} };`;
  // oxlint-disable-next-line no-implied-eval -- names of our own tables, as JSON text
  return new Function('rules', 'tree', source)(rules, tree) as LazyClass<Json>;
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
  const Whole = classOf(rules, null);
  const parts = new WeakMap<FieldTree, LazyClass<Json>>();
  const partOf = (tree: FieldTree): LazyClass<Json> => {
    let known = parts.get(tree);
    if (!known) parts.set(tree, (known = classOf(rules, tree)));
    return known;
  };
  const map = (json: Json, tree: FieldTree | null = null) =>
    new (tree ? partOf(tree) : Whole)(json) as unknown as Model;
  return Object.assign(map, {
    rules,
    resolved: new Map(Object.entries(resolved)),
  });
}
