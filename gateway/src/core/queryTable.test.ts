import { describe, expect, test } from '@jest/globals';
import { buildSchema, parse } from 'graphql';
import { linesOf, tableOf } from './queryTable.ts';

const schema = buildSchema(`
  type Query { orders(first: Int, after: String): Page!  order: Order  names: [String!]! }
  type Page { items: [Order!]!  count: Int!  pageInfo: PageInfo }
  type PageInfo { endCursor: String  hasNextPage: Boolean! }
  type Order { id: ID!  number: String!  tags: [String!]!  customer: Customer  lines: [Line!]!  bills: [Bill!]! }
  type Customer { name: String!  city: String }
  type Line { sku: Sku!  quantity: Int!  parts: [Bill!]! }
  type Sku { name: String! }
  type Bill { number: String! }
`);
const table = (query: string) => tableOf(schema, parse(query));
const heads = (query: string) => table(query).columns.map(({ head }) => head);

describe('columns', () => {
  test('are the selected values in their order, fragments and aliases as they are read', () => {
    expect(
      heads(`query { orders { items { no: number customer { ...c } ... on Order { id } tags number } count } }
        fragment c on Customer { city name }`),
    ).toEqual(['no', 'customer.city', 'customer.name', 'id', 'tags', 'number']);
  });

  test('of the list below stand where it is selected', () => {
    expect(heads('{ orders { items { lines { sku { name } quantity } number } } }')).toEqual([
      'lines.sku.name',
      'lines.quantity',
      'number',
    ]);
  });

  test.each([
    ['mutation { orders { items { id } } }', 'one query'],
    ['query a { orders { items { id } } } query b { orders { items { id } } }', 'one query'],
    ['{ a: orders { items { id } } b: orders { items { id } } }', 'one list'],
    ['{ orders { count } }', 'has no items'],
    ['{ order { id } }', 'has no items'],
    ['{ names }', 'has no items'],
    ['{ orders { items { lines { quantity } bills { number } } } }', 'one list below'],
    ['{ orders { items { lines { parts { number } } } } }', 'one list below'],
  ])('%s is refused', (query, message) => {
    expect(() => table(query)).toThrow(message);
  });
});

test.each([
  [
    'query($after: String) { orders(after: $after) { items { id } pageInfo { endCursor hasNextPage } } }',
    true,
  ],
  [
    'query($after: String) { orders(after: $after) { items { id } pageInfo { endCursor } } }',
    false,
  ],
  ['query($after: String) { orders(after: $after) { items { id } } }', false],
  ['{ orders { items { id } pageInfo { endCursor hasNextPage } } }', false],
])('%s is paged: %s', (query, isPaged) => expect(table(query).isPaged).toBe(isPaged));

describe('lines', () => {
  const lines = (query: string, row: object) => linesOf(table(query), row);

  test('one for each element of the list below, the row’s own values on each', () => {
    expect(
      lines('{ orders { items { number lines { sku { name } quantity } } } }', {
        number: 'SO-1',
        lines: [
          { sku: { name: 'Towel' }, quantity: 2 },
          { sku: { name: 'Robe' }, quantity: 10 },
        ],
      }),
    ).toEqual([
      ['SO-1', 'Towel', '2'],
      ['SO-1', 'Robe', '10'],
    ]);
  });

  test('a row without elements has one, null is empty, texts of a list are joined', () => {
    const query = '{ orders { items { number customer { name } tags lines { quantity } } } }';
    expect(lines(query, { number: 'SO-2', customer: null, tags: ['a', 'b'], lines: [] })).toEqual([
      ['SO-2', '', 'a; b', ''],
    ]);
  });
});
