import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { namesOfShapes, withNamedShapes } from './namedShapes.ts';

const KIND = {
  anyOf: [
    { type: 'string', enum: ['A'] },
    { type: 'string', const: 'B' },
  ],
};
const ROW = { type: 'object', properties: { kind: KIND }, required: ['kind'] };
const row = JSON.stringify({
  properties: { kind: { enum: ['A', 'B'], type: 'string' } },
  required: ['kind'],
  type: 'object',
});
const answerOf = (schema: object) => ({ paths: { '/row': { get: schema } } });

test('a shape that the backend names is one component, whatever the order of its names', () => {
  const { required, properties, type } = ROW;
  const named = withNamedShapes(
    answerOf({ one: ROW, many: { type: 'array', items: { required, properties, type } } }),
    new Map([[row, 'Row']]),
  );
  const $ref = '#/components/schemas/Row';
  expect(named).toEqual({
    paths: { '/row': { get: { one: { $ref }, many: { type: 'array', items: { $ref } } } } },
    components: {
      schemas: { Row: { ...ROW, properties: { kind: { type: 'string', enum: ['A', 'B'] } } } },
    },
  });
});

test('two shapes of one name stop the run', () => {
  const other = { type: 'object', properties: { id: { type: 'integer' } } };
  const names = new Map([
    [row, 'Row'],
    [JSON.stringify({ properties: other.properties, type: 'object' }), 'Row'],
  ]);
  expect(() => withNamedShapes(answerOf({ row: ROW, other }), names)).toThrow('named Row');
});

test('records of the backend have the names of their shapes', async () => {
  const names = new Set((await namesOfShapes()).values());
  for (const name of ['Order', 'OrderLine', 'Quotation', 'Invoice', 'Company', 'Sku', 'Money'])
    expect(names).toContain(name);
});

test('no large shape stands in the document twice', () => {
  const seen = new Map<string, number>();
  const count = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('properties' in value) {
      const json = JSON.stringify(value);
      seen.set(json, (seen.get(json) ?? 0) + 1);
    }
    Object.values(value).forEach(count);
  };
  const file = new URL('../schema/rest/openapi.json', import.meta.url);
  count(JSON.parse(readFileSync(file, 'utf8')));
  const large = [...seen].filter(([json, times]) => times > 1 && json.length > 1500);
  expect(seen.size).toBeGreaterThan(200);
  expect(large.map(([json]) => json.slice(0, 200))).toEqual([]);
});
