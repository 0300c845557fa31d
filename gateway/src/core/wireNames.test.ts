import { describe, expect, test } from '@jest/globals';
import { answerSchema, bare, contractNames, type JsonSchema } from '../../testing/contractNames.ts';

const find = (schema: JsonSchema | undefined, name: string): JsonSchema | undefined =>
  name.split('.').reduce((at, part) => at && bare(at).properties?.[part], schema);

describe('names of the contract', () => {
  test.each([...contractNames])('%s answers all of its names', (path, names) => {
    expect(names.filter((name) => !find(answerSchema(path), name))).toEqual([]);
  });
});
