import { readFileSync } from 'node:fs';

/** JSON Schema, as far as the OpenAPI document uses it. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}
interface Operation {
  readonly responses?: {
    readonly '200'?: {
      readonly content?: { readonly 'application/json'?: { schema: JsonSchema } };
    };
  };
}
interface RestDocument {
  readonly paths: Readonly<Record<string, Record<string, Operation | undefined> | undefined>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** The OpenAPI document as it is sent. */
export const REST_DOCUMENT = readFileSync(
  new URL('../../../schema/rest/openapi.json', import.meta.url),
  'utf8',
);
const { paths, components } = JSON.parse(REST_DOCUMENT) as RestDocument;

export const REST_PATHS: ReadonlySet<string> = new Set(Object.keys(paths));

const SHAPES = '#/components/schemas/';

/** The schema itself, where a named one stands for it. */
export function shapeOf(schema: JsonSchema): JsonSchema {
  if (!schema.$ref) return schema;
  const shape = components.schemas[schema.$ref.slice(SHAPES.length)];
  if (!shape) throw new Error(`The OpenAPI document has no ${schema.$ref}`);
  return shapeOf(shape);
}

/** Schema of the answer to a call; undefined when there is no such call. */
export const answerSchema = (method: string, path: string): JsonSchema | undefined =>
  paths[path]?.[method.toLowerCase()]?.responses?.['200']?.content?.['application/json']?.schema;
