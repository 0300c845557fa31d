import type { AskedFields } from './askedFields.ts';
import { isRecord } from './isRecord.ts';
import type { FieldTree } from './mapping.ts';
import { answerSchema, type JsonSchema, REST_PATHS, shapeOf } from './restSchemas.ts';

/** Adds what is missing to a value, and answers it. */
type Complete = (value: unknown) => unknown;
const nothingToAdd: Complete = (value) => value;

function ofList(items: JsonSchema): Complete {
  const complete = completerOf(items);
  return (value) => {
    if (!Array.isArray(value)) return value ?? [];
    if (complete !== nothingToAdd)
      for (let at = 0; at < value.length; at++) value[at] = complete(value[at]);
    return value;
  };
}

/** As source text, so that V8 knows the names that are read: this runs for each record of each answer. */
function ofObject({ properties = {}, required = [] }: JsonSchema): Complete {
  const below: Complete[] = [];
  const steps = Object.entries(properties).map(([name, schema]) => {
    const field = `row[${JSON.stringify(name)}]`;
    const isRequired = required.includes(name);
    const complete = completerOf(schema);
    if (complete === nothingToAdd)
      return isRequired ? `if (${field} === undefined) ${field} = null;` : '';
    const step = `completed = below[${below.push(complete) - 1}](found);
if (completed !== found) ${field} = completed;`;
    return `found = ${field};\n${isRequired ? step : `if (found !== undefined) {\n${step}\n}`}`;
  });
  const source = `return (value) => {
const row = value ?? {};
if (!isRecord(row)) return row;
let found, completed;
${steps.join('\n')}
return row;
};`;
  // oxlint-disable-next-line no-implied-eval -- names of the OpenAPI document, as JSON text
  return new Function('below', 'isRecord', source)(below, isRecord) as Complete;
}

/** Number of the schema's own names in the row, or in the first row of a list. */
function namesIn(value: unknown, schema: JsonSchema): number {
  const row: unknown = Array.isArray(value) ? value[0] : value;
  const names = Object.keys(shapeOf(schema.items ?? schema).properties ?? {});
  return isRecord(row) ? names.filter((name) => name in row).length : 0;
}

/** One of several shapes: the one whose names the value has. Null stays null. */
function ofKinds(kinds: readonly JsonSchema[]): Complete {
  const filled = kinds.filter(({ type }) => type !== 'null').map(shapeOf);
  const completers = filled.map(completerOf);
  if (completers.every((complete) => complete === nothingToAdd)) return nothingToAdd;
  const mayBeNull = filled.length < kinds.length;
  const [only] = completers;
  if (completers.length === 1 && only)
    return (value) => (mayBeNull && (value ?? null) === null ? null : only(value));
  return (value) => {
    if (mayBeNull && (value ?? null) === null) return null;
    const found = filled.map((schema) => namesIn(value, schema));
    return completers[found.indexOf(Math.max(...found))]?.(value);
  };
}

/** Completers of named shapes, the same in all answers that have them. */
const known = new Map<JsonSchema, Complete>();

function completerOf(named: JsonSchema): Complete {
  const schema = shapeOf(named);
  const found = known.get(schema) ?? newCompleter(schema);
  if (named.$ref) known.set(schema, found);
  return found;
}

function newCompleter(schema: JsonSchema): Complete {
  if (schema.anyOf) return ofKinds(schema.anyOf);
  if (schema.items) return ofList(schema.items);
  return schema.properties ? ofObject(schema) : nothingToAdd;
}

/** Paths with an id in them, by their part before it: `/bill/refresh/`. */
const WITH_ID = new Map(
  [...REST_PATHS].flatMap((path) => {
    const at = path.indexOf('{');
    return at > 0 && path.endsWith('}') ? [[path.slice(0, at), path] as const] : [];
  }),
);

const declared = (path: string): string =>
  REST_PATHS.has(path) ? path : (WITH_ID.get(path.slice(0, path.lastIndexOf('/') + 1)) ?? path);

/** The schema with the fields of the tree alone. */
function narrowed(named: JsonSchema, tree: FieldTree): JsonSchema {
  const schema = shapeOf(named);
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map((one) => narrowed(one, tree)) };
  if (schema.items) return { ...schema, items: narrowed(schema.items, tree) };
  if (!schema.properties) return schema;
  const properties = Object.entries(schema.properties).flatMap(([name, value]) => {
    const below = tree.get(name);
    return below === undefined ? [] : [[name, below ? narrowed(value, below) : value] as const];
  });
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    required: schema.required?.filter((name) => tree.has(name)) ?? [],
  };
}

const rowOf = (schema: JsonSchema): JsonSchema => shapeOf(shapeOf(schema).items ?? schema);

/** The schema of an answer whose records, also those that stand a second time in it, have the asked fields alone. */
function askedSchema(named: JsonSchema, { records, tree }: AskedFields): JsonSchema {
  const schema = shapeOf(named);
  const asked = schema.properties?.[records];
  if (!schema.properties || !asked) return schema;
  const properties = Object.entries(schema.properties).map(
    ([name, value]) =>
      [name, rowOf(value) === rowOf(asked) ? narrowed(value, tree) : value] as const,
  );
  return { ...schema, properties: Object.fromEntries(properties) };
}

const completers = new Map<string, Complete>();
/** Completers of chosen fields, kept as long as the document that chooses them. */
const completersOfAsked = new WeakMap<AskedFields, Complete>();

function completerOfCall(method: string, path: string, asked: AskedFields | null): Complete {
  const schema = answerSchema(method, path);
  if (!schema) return nothingToAdd;
  return completerOf(asked ? askedSchema(schema, asked) : schema);
}

/**
 * An answer with every required field of the OpenAPI document, or every asked one: a backend in place of ours need not know
 * the fields that the contract does not name. A missing list is empty, a missing record has empty fields, anything else is null.
 */
export function completeAnswer(
  { method, path, asked = null }: { method: string; path: string; asked?: AskedFields | null },
  answer: unknown,
): unknown {
  const named = declared(path);
  const key = asked ?? `${method} ${named}`;
  let complete = typeof key === 'string' ? completers.get(key) : completersOfAsked.get(key);
  if (!complete) {
    complete = completerOfCall(method, named, asked);
    if (typeof key === 'string') completers.set(key, complete);
    else completersOfAsked.set(key, complete);
  }
  return complete(answer);
}
