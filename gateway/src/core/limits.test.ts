import { describe, expect, test } from '@jest/globals';
import { buildSchema, getIntrospectionQuery, parse, validate } from 'graphql';
import { documentLimits } from './limits.ts';

const schema = buildSchema(`
  type Row { id: ID! name: String row: Row rows: [Row!]! page(limit: Int = 10): Page! }
  type Page { items: [Row!]! count: Int! }
  type Query { row: Row page(limit: Int = 10): Page! a: Int b: Int }
  type Mutation { sendOtp(v: String): Int verifyUser: Int resendOtp: Int refreshAccessToken: Int save: Int }
`);
const codes = (query: string) =>
  validate(schema, parse(query), [documentLimits]).map(
    (error) => error.extensions['limit'] ?? error.message,
  );
const times = (n: number, text: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => text(i)).join(' ');
const nest = (n: number, field: string, leaf: string): string =>
  n === 0 ? leaf : `${field} { ${nest(n - 1, field, leaf)} }`;
const RING = times(20, (i) => `fragment F${i} on Row { ...F${i + 1} ...F${i + 1} }`);

describe('ordinary documents pass', () => {
  test.each([
    '{ page(limit: 200) { count items { id name row { name } rows { id rows { id } } } } }',
    'query($n: Int) { page(limit: $n) { items { id row { row { row { id } } } } } }',
    'mutation { sendOtp(v: "x") }',
    'query A { a } query B { b }',
    `{ ...R ${times(8, (i) => `r${i}: row { ...N }`)} } fragment R on Query { row { ...N } } fragment N on Row { id name }`,
    getIntrospectionQuery(),
    getIntrospectionQuery({
      descriptions: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    }),
  ])('%#', (query) => expect(codes(query)).toEqual([]));
});

describe('oversized documents get one error', () => {
  test.each([
    ['LIMIT_DEPTH', `{ ${nest(13, 'row', 'id')} }`],
    ['LIMIT_DEPTH', `{ row { ...D } } fragment D on Row { ${nest(12, 'row', 'id')} }`],
    ['LIMIT_FIELDS', `{ ${times(15, (i) => `r${i}: row { ${times(29, () => 'id')} }`)} }`],
    ['LIMIT_FIELDS', `{ row { ...F0 } } ${RING} fragment F20 on Row { id }`],
    ['LIMIT_FIELDS', `{ row { ${times(401, () => '... on Row { __typename }')} } }`],
    ['LIMIT_FIELDS', `{ row { ${times(401, () => '...N')} } } fragment N on Row { id }`],
    ['LIMIT_ALIASES', `{ ${times(16, (i) => `r${i}: row { x: id y: name }`)} }`],
    ['LIMIT_SAME_FIELD', `{ row { ${times(31, () => 'id')} } }`],
    [
      'LIMIT_NODES',
      '{ page(limit: 200) { items { page(limit: 200) { items { rows { id } } } } } }',
    ],
    [
      'LIMIT_NODES',
      'query($n: Int) { page(limit: $n) { items { page(limit: $n) { items { rows { id } } } } } }',
    ],
    ['LIMIT_NODES', '{ row { rows { rows { rows { rows { rows { id } } } } } } }'],
    ['LIMIT_PAGE', '{ page(limit: 201) { count } }'],
    ['LIMIT_DIRECTIVES', `{ a ${times(21, () => '@skip(if: false)')} }`],
    ['LIMIT_DIRECTIVES', `{ ${times(21, () => `... @include(if: true) { a }`)} }`],
    ['LIMIT_ROOT_FIELDS', `{ ${times(21, (i) => `x${i}: a`)} }`],
    ['LIMIT_ROOT_FIELDS', `{ ${times(21, () => '...Q')} } fragment Q on Query { a }`],
    ['LIMIT_ROOT_FIELDS', `mutation { ${times(6, (i) => `x${i}: save`)} }`],
    ['LIMIT_SENSITIVE', 'mutation { sendOtp(v: "a") x: sendOtp(v: "b") }'],
    ['LIMIT_SENSITIVE', 'mutation { verifyUser save }'],
    [
      'LIMIT_SENSITIVE',
      'mutation { ... on Mutation { resendOtp } ...M } fragment M on Mutation { save }',
    ],
    ['LIMIT_SENSITIVE', 'query A { a } mutation B { refreshAccessToken verifyUser }'],
    ['LIMIT_DOCUMENT', '{ a } type Evil { id: ID }'],
  ])('%s %#', (code, query) => expect(codes(query)).toEqual([code]));

  test('a cycle of fragments ends', () => {
    expect(
      codes('{ row { ...A } } fragment A on Row { row { ...B } } fragment B on Row { id ...A }'),
    ).toEqual([]);
  });

  test('the largest cycle is refused at once, not after every path through it', () => {
    const document = parse(
      `{ ${times(20, (i) => `r${i}: row { ...F0 }`)} } ${RING} fragment F20 on Row { id }`,
    );
    const started = performance.now();
    validate(schema, document, [documentLimits]);
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});

test('the operations that check a secret exist in the graph', async () => {
  const { readSdl } = await import('./schema.ts');
  const { DOCUMENT_LIMITS } = await import('./limits.ts');
  for (const name of DOCUMENT_LIMITS.alone)
    expect(readSdl().join('\n')).toMatch(new RegExp(`^  ${name}\\(`, 'm'));
});
