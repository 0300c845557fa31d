import { readFileSync } from 'node:fs';

const REST = new URL('../../schema/rest/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, REST), 'utf8');

/** JSON Schema as far as the OpenAPI document uses it. */
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
}
type Operation = {
  responses: { '200': { content: { 'application/json': { schema: JsonSchema } } } };
};
const document = JSON.parse(read('openapi.json')) as {
  paths: Record<string, Record<string, Operation | undefined> | undefined>;
};

/** Schema of the answer to a read; undefined when there is no such read. */
export const answerSchema = (path: string): JsonSchema | undefined =>
  document.paths[path]?.['get']?.responses['200'].content['application/json'].schema;

/** Names that every backend answers, by the path of the read: `data.sku.unit`. */
export const contractNames: ReadonlyMap<string, readonly string[]> = read('names.tsv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .reduce(
    (all, [path = '', name = '']) => all.set(path, [...(all.get(path) ?? []), name]),
    new Map<string, string[]>(),
  );

/** The schema itself, behind null and lists. */
export function bare(schema: JsonSchema): JsonSchema {
  const filled = schema.anyOf?.find((kind) => kind.type !== 'null');
  if (filled) return bare(filled);
  return schema.items ? bare(schema.items) : schema;
}
