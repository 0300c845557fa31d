import { createHash } from 'node:crypto';
import type { JsonSchema } from '../src/core/restSchemas.ts';
import { answerSchema, REST_PATHS, shapeOf } from '../src/core/restSchemas.ts';

/** Texts that JSON has to escape, or that another script writes. */
const TEXTS = [
  'Sample',
  '',
  'Pipe 1/2" \\ 3 m',
  'पाइप',
  'line\nbreak\u0001',
  '🔩 bolt',
  '\ud800',
  '0',
];

/** Numbers from 0 to 1, always the same for one seed. */
export function randomOf(seed: string): () => number {
  let bytes = createHash('sha256').update(seed).digest();
  let at = 0;
  return () => {
    if (at + 4 > bytes.length) {
      bytes = createHash('sha256').update(bytes).digest();
      at = 0;
    }
    at += 4;
    return bytes.readUInt32BE(at - 4) / 2 ** 32;
  };
}

export const pick = <T>(items: readonly T[], random: () => number): T =>
  items[Math.floor(random() * items.length)] as T;

function textOf({ format, pattern }: JsonSchema, random: () => number): string {
  if (format === 'date-time') return '2026-01-05T10:00:00.000Z';
  if (format === 'date') return '2026-01-05';
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000001';
  return pattern?.includes('\\.')
    ? pick(['10.00', '0.00', '99999.99'], random)
    : pick(TEXTS, random);
}

const DEEPEST = 12;

/** A value of a shape of the OpenAPI document. */
function valueOf(named: JsonSchema, random: () => number, depth = 0): unknown {
  const schema = shapeOf(named);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(schema.enum, random);
  if (schema.anyOf) {
    const shallow = schema.anyOf.filter(({ type }) => type === 'null');
    return valueOf(
      pick(depth > DEEPEST && shallow.length ? shallow : schema.anyOf, random),
      random,
      depth,
    );
  }
  if (schema.items) {
    const { items } = schema;
    const length = depth > DEEPEST ? 0 : Math.floor(random() * 4);
    return Array.from({ length }, () => valueOf(items, random, depth + 1));
  }
  if (schema.properties) {
    const { required = [] } = schema;
    return Object.fromEntries(
      Object.entries(schema.properties)
        .filter(([name]) => required.includes(name) || random() < 0.7)
        .map(([name, field]) => [name, valueOf(field, random, depth + 1)]),
    );
  }
  if (schema.type === 'null') return null;
  if (schema.type === 'boolean') return random() < 0.5;
  if (schema.type === 'string') return textOf(schema, random);
  return schema.type === 'object' ? {} : 1 + Math.floor(random() * 5);
}

const declared = (path: string): string | undefined =>
  REST_PATHS.has(path)
    ? path
    : [...REST_PATHS].find((one) => {
        const at = one.indexOf('{');
        return at > 0 && path.startsWith(one.slice(0, at));
      });

/** An answer to GET of this path with its query, by its shape: the same for the same seed and query. */
export function shapedAnswer(target: string, seed: string): unknown {
  const path = declared(target.split('?', 1)[0] ?? '');
  const schema = path && answerSchema('GET', path);
  return schema ? valueOf(schema, randomOf(`${seed} ${target}`)) : {};
}
