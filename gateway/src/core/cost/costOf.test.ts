import { describe, expect, test } from '@jest/globals';
import { buildSchema, Kind, parse } from 'graphql';
import { actualCost, dearestPart, fitting, requestedCost } from './costOf.ts';
import { costTree } from './costTree.ts';
import { WEIGHTS } from './weights.ts';

const schema = buildSchema(`
  directive @weight(call: Int, record: Float, perParent: Boolean, rows: Int) on FIELD_DEFINITION
  directive @cost on FIELD_DEFINITION
  type Row {
    id: ID! name: String row: Row lines: [Row!]!
    twelve: [Row!]! @weight(rows: 12)
    joined: [Row!]! @weight(call: 40)
    page(limit: Int = 10): Page! @weight(call: 30, perParent: true)
  }
  type Sum { value: Int }
  type Page { items: [Row!]! count: Int! sums: [Sum!]! }
  type Query {
    row: Row
    page(limit: Int = 10, first: Int): Page!
    found(limit: Int = 20): [Row!]! @weight(call: 100, record: 7)
    figures: Int @weight(call: 300)
  }
  type Mutation { save: Row }
  type Subscription { a: Int }
`);
const treeOf = (query: string) => {
  const document = parse(query);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('No operation');
  return costTree(schema, document, operation);
};
const requested = (query: string, variables: object = {}) =>
  requestedCost(treeOf(query), { ...variables });
const { operation, call, record, value, write, introspection, rows } = WEIGHTS;
const whole = (sum: number) => Math.ceil(Number(sum.toFixed(3)));
/** A root call with what it answers. */
const points = (more: number, calls: number = call) => whole(operation + calls + more);

describe('what an operation asks for', () => {
  test.each<[string, number, object?]>([
    ['{ row { id name } }', points(record + 2 * value)],
    ['{ page { items { id } } }', points(record + 10 * (record + value))],
    ['{ page(limit: 50) { items { id } } }', points(record + 50 * (record + value))],
    ['{ page(first: 7, limit: 50) { items { id } } }', points(record + 7 * (record + value))],
    ['{ page(limit: 150) { count } }', points(record + value)],
    ['{ page(limit: 150) { sums { value } } }', points(record + rows * (record + value))],
    [
      'query($n: Int) { page(first: $n) { items { id } } }',
      points(record + 3 * (record + value)),
      { n: 3 },
    ],
    ['query($n: Int) { page(first: $n) { items { id } } }', points(record + 10 * (record + value))],
    [
      'query($n: Int = 30) { page(first: $n) { items { id } } }',
      points(record + 30 * (record + value)),
    ],
    [
      'query($n: Int = 30) { page(first: $n) { items { id } } }',
      points(record + 10 * (record + value)),
      { n: null },
    ],
    [
      '{ page { items { lines { id } } } }',
      points(record + 10 * (record + rows * (record + value))),
    ],
    ['{ row { twelve { id } } }', points(record + 12 * (record + value))],
    ['{ found(limit: 5) { id } }', points(5 * (7 + value), 100)],
    ['{ figures }', points(value, 300)],
    ['{ __typename }', whole(operation + value)],
    ['{ __schema { types { name } } }', whole(operation + introspection + value)],
    ['mutation { save { id } }', points(record + value, write)],
  ])('%s', (query, cost, variables) => expect(requested(query, variables)).toBe(cost));

  test('a joined list is one call a level, a page of each parent one call a parent', () => {
    const page = (inner: number) => record + 10 * (record + inner);
    expect(requested('{ page { items { joined { id } } } }')).toBe(
      points(page(rows * (record + value)) + 40),
    );
    expect(requested('{ page { items { page(limit: 2) { items { id } } } } }')).toBe(
      points(page(30 + record + 2 * (record + value))),
    );
  });

  test('the same field selected twice is read once', () => {
    const once = requested('{ page { items { id row { id name } } } }');
    const twice = '{ page { items { id ...A ...B } } page { items { row { id } } } }';
    const fragments = 'fragment A on Row { row { id } } fragment B on Row { row { name } }';
    expect(requested(`${twice} ${fragments}`)).toBe(once);
    expect(requested('{ page { items { id } } b: page { items { id } } }')).toBeGreaterThan(
      requested('{ page { items { id } } }') + call,
    );
  });

  test('what is skipped costs nothing', () => {
    const query = `query($with: Boolean = false) {
      page { items { id joined @include(if: $with) { id } row @skip(if: true) { id } } } }`;
    expect(requested(query)).toBe(requested('{ page { items { id } } }'));
    expect(requested(query, { with: true })).toBe(
      requested('{ page { items { id joined { id } } } }'),
    );
    const both = `query($a: Boolean!) { row { ... @include(if: $a) { row { id } } ... @skip(if: $a) { row { name } } } }`;
    expect(requested(both, { a: true })).toBe(requested('{ row { row { id } } }'));
  });
});

describe('what an operation has cost', () => {
  const tree = treeOf('{ page(limit: 100) { count items { id joined { id } row { name } } } }');
  const rowsOf = (count: number) =>
    Array.from({ length: count }, () => ({ id: '1', joined: [{ id: '2' }], row: null }));

  test('the rows that came count, and none of what is below nothing', () => {
    expect(actualCost(tree, {}, { page: { count: 3, items: rowsOf(3) } }, 2)).toBe(
      points(record + value + 3 * (record + value) + 40 + 3 * (record + value)),
    );
    expect(actualCost(tree, {}, { page: { count: 0, items: [] } }, 1)).toBe(points(record + value));
  });

  test('calls that were not known before are paid; one with a weight stands for several', () => {
    const few = { page: { count: 3, items: rowsOf(3) } };
    const known = actualCost(tree, {}, few, 3);
    expect(known).toBe(actualCost(tree, {}, few, 0));
    expect(actualCost(tree, {}, few, 5)).toBe(known + 2 * call);
    const figures = treeOf('{ figures }');
    expect(actualCost(figures, {}, { figures: 1 }, 10)).toBe(points(value, 300));
    expect(actualCost(figures, {}, { figures: 1 }, 11)).toBe(points(value, 300 + call));
  });

  test('full pages cost what was asked for', () => {
    const full = treeOf('{ page(limit: 20) { items { id name } } }');
    const items = Array.from({ length: 20 }, () => ({ id: '1', name: null }));
    expect(actualCost(full, {}, { page: { items } }, 1)).toBe(requestedCost(full, {}));
  });

  test('without data the call counts', () => {
    expect(actualCost(tree, {}, null, 1)).toBe(points(0));
  });
});

describe('what is dear, and what would fit', () => {
  test('the part is named by its place in the document', () => {
    const tree = treeOf(
      '{ row { id } mine: page(limit: 200) { items { id twelve { id name } } } }',
    );
    expect(dearestPart(tree, {})).toEqual({
      path: 'mine.items.twelve',
      cost: whole(200 * 12 * (record + 2 * value)),
    });
  });

  test.each([400, 200, 100])('the largest page for %i points', (most) => {
    const tree = treeOf('{ page(limit: 200) { items { id twelve { id } } } }');
    const fit = fitting(tree, {}, most);
    expect(fit).toEqual({ path: 'page', argument: 'limit', rows: expect.any(Number) });
    const costOf = (limit: number) =>
      requested(`{ page(limit: ${limit}) { items { id twelve { id } } } }`);
    expect(costOf(fit?.rows ?? 0)).toBeLessThanOrEqual(most);
    expect(costOf((fit?.rows ?? 0) + 1)).toBeGreaterThan(most);
  });

  test('nothing fits where the calls alone are too much', () => {
    expect(fitting(treeOf('{ page(limit: 200) { items { id } } }'), {}, 20)).toBeNull();
    expect(fitting(treeOf('{ figures }'), {}, 20)).toBeNull();
  });
});
