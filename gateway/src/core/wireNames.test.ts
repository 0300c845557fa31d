import { describe, expect, test } from '@jest/globals';
import { bare, contractNames } from '../../testing/contractNames.ts';
import { answerSchema, type JsonSchema } from './restSchemas.ts';

const find = (schema: JsonSchema | undefined, name: string): JsonSchema | undefined =>
  name.split('.').reduce((at, part) => at && bare(at).properties?.[part], schema);

describe('names of the contract', () => {
  test.each([...contractNames])('%s answers all of its names', (path, names) => {
    expect(names.filter((name) => !find(answerSchema('GET', path), name))).toEqual([]);
  });
});
