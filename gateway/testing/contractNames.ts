import { readFileSync } from 'node:fs';
import { type JsonSchema, shapeOf } from '../src/core/restSchemas.ts';

const NAMES = new URL('../../schema/rest/names.tsv', import.meta.url);

/** Names that every backend answers, by the path of the read: `data.sku.unit`. */
export const contractNames: ReadonlyMap<string, readonly string[]> = readFileSync(NAMES, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .reduce(
    (all, [path = '', name = '']) => all.set(path, [...(all.get(path) ?? []), name]),
    new Map<string, string[]>(),
  );

/** The schema itself, behind null and lists. */
export function bare(named: JsonSchema): JsonSchema {
  const schema = shapeOf(named);
  const filled = schema.anyOf?.find((kind) => kind.type !== 'null');
  if (filled) return bare(filled);
  return schema.items ? bare(schema.items) : schema;
}
