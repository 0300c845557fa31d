import { globSync } from 'node:fs';
import { IsSchema } from 'typebox';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
type Fields = { [name: string]: Json };

const BACKEND = new URL('../backend/src/', import.meta.url);
const SHAPES = ['core/{data,http,portal,access}/*.ts', '**/*.{shapes,public}.ts'];

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One of fixed texts as JSON Schema's `enum`: TypeBox writes a list of schemas with one text each. */
function asEnum({ anyOf, ...rest }: Fields): Fields | undefined {
  if (!Array.isArray(anyOf)) return undefined;
  const texts = anyOf.map((one) => {
    if (!isFields(one) || one['type'] !== 'string') return undefined;
    return Array.isArray(one['enum']) && one['enum'].length === 1 ? one['enum'][0] : one['const'];
  });
  const enumeration = texts.filter((text) => typeof text === 'string');
  return enumeration.length === texts.length && texts.length > 0
    ? { ...rest, type: 'string', enum: enumeration }
    : undefined;
}

/** A record of any names: Fastify's document has `additionalProperties` for the pattern of every name. */
function asRecord({ patternProperties, ...rest }: Fields): Fields {
  const [any] = isFields(patternProperties) ? Object.values(patternProperties) : [];
  return any === undefined ? rest : { ...rest, additionalProperties: any };
}

/** The same schema in one spelling, with its names in one order. */
function inOneSpelling(value: Json): Json {
  if (Array.isArray(value)) return value.map(inOneSpelling);
  if (!isFields(value)) return value;
  const spelt = asEnum(value) ?? asRecord(value);
  return Object.fromEntries(
    Object.entries(spelt)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, inOneSpelling(part)]),
  );
}

/** More than its type alone. */
const isWorthAName = (schema: Json | undefined): schema is Fields =>
  isFields(schema) &&
  Object.keys(schema).length > 1 &&
  ('type' in schema || 'anyOf' in schema) &&
  schema['type'] !== 'array';

/** Names of the exported shapes of the backend, by the JSON of each; a shape of core goes first. */
export async function namesOfShapes(): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const files = globSync(SHAPES, { cwd: BACKEND, exclude: ['**/*.test.ts'] }).toSorted(
    (a, b) => Number(b.startsWith('core/')) - Number(a.startsWith('core/')) || (a < b ? -1 : 1),
  );
  for (const file of files) {
    const exported = (await import(new URL(file, BACKEND).href)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) {
      if (!IsSchema(value)) continue;
      const schema = inOneSpelling(JSON.parse(JSON.stringify(value)) as Json);
      if (!isWorthAName(schema)) continue;
      const json = JSON.stringify(schema);
      if (!names.has(json)) names.set(json, name);
    }
  }
  return names;
}

interface Document {
  paths?: object;
  components?: { schemas?: object };
}

/** The document with a reference for each named shape, and those shapes among its components. */
export function withNamedShapes(document: Document, names: ReadonlyMap<string, string>): Document {
  const schemas: Fields = {};
  const namedBy = new Map<string, string>();
  const partsOf = (schema: Fields): Fields =>
    Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, refer(part)]));
  function refer(value: Json): Json {
    if (Array.isArray(value)) return value.map(refer);
    if (!isFields(value)) return value;
    const spelt = asEnum(value) ?? value;
    const json = JSON.stringify(inOneSpelling(spelt));
    const name = isWorthAName(spelt) && names.get(json);
    if (!name) return partsOf(spelt);
    if ((namedBy.get(name) ?? json) !== json) throw new Error(`Two shapes are named ${name}`);
    namedBy.set(name, json);
    if (!schemas[name]) schemas[name] = partsOf(spelt);
    return { $ref: `#/components/schemas/${name}` };
  }
  const paths = partsOf((document.paths ?? {}) as Fields);
  const sorted = Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...Object.fromEntries(sorted) },
  };
  return { ...document, components, paths };
}
