import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse, print, stripIgnoredCharacters } from 'graphql';
import { isMutation, printDocument, takesVariable } from './printDocument.ts';

const ROOT = new URL('../../', import.meta.url);
const CONSOLE = globSync('console/src/**/*.graphql', { cwd: ROOT }).map((file) =>
  readFileSync(new URL(file, ROOT), 'utf8'),
);
/** Every form that an operation may have. */
const FORMS = `query All($a: [Int!]! = [1, -2], $b: In = {x: 1.5e3, y: {z: null}} @d, $c: String = "q\\"\\u00e9\\n#") @live(if: true) {
  one: field(a: $a, b: {c: $c, d: ENUM, e: [true, "x"]}) @skip(if: $s) @a(b: """
    block "quoted" \\""" text
      indented
  """) { ...F @x ... on T @y { id } ... @include(if: $i) { id } ... { id } }
}
fragment F on T @z { id }
mutation M { m }
subscription S { s }
{ short }`;

test('documents are printed as graphql-js reads them', () => {
  expect(CONSOLE.length).toBeGreaterThan(20);
  for (const text of [...CONSOLE, FORMS]) {
    const document = parse(text, { noLocation: true });
    const printed = printDocument(document);
    expect(parse(printed, { noLocation: true })).toEqual(
      // a block string is printed as a plain one
      JSON.parse(JSON.stringify(document), (key, value: unknown) =>
        key === 'block' ? false : value,
      ),
    );
    expect(printDocument(document)).toBe(printed);
    expect(printed.length).toBeLessThan(print(document).length * 1.2);
    expect(stripIgnoredCharacters(printed).length).toBeGreaterThan(0);
  }
});

test('text is sent as it is, with a type or without', () => {
  expect(printDocument('{ a }')).toBe('{ a }');
  expect(printDocument(Object.assign(new String('{ a }'), { __meta__: {} }))).toBe('{ a }');
  expect(() => printDocument(parse('type T { a: Int }'))).toThrow('ObjectTypeDefinition');
});

test.each([
  ['mutation { a }', true],
  ['# why\nmutation M($a: In = { b: 1 }) { a }', true],
  ['fragment F on T { a } mutation { ...F }', true],
  ['fragment F on T { a(b: "}") } mutation { ...F }', true],
  ['"""}""" mutation { a }', true],
  ['{ mutation }', false],
  ['query { a(b: "mutation { }") } # mutation', false],
  ['query Q { a { mutation } }', false],
])('%s: may write %p', (text, writes) => expect(isMutation(text)).toBe(writes));

test('a variable is declared or not', () => {
  expect(takesVariable('query($after: String) { a(b: $page) }', 'after')).toBe(true);
  expect(takesVariable('query($after: String) { a(b: $page) }', 'page')).toBe(false);
  expect(takesVariable('query($afterwards: String) { a }', 'after')).toBe(false);
  expect(takesVariable('query($in: In = { a: 1 }, $page: Int) { a }', 'page')).toBe(true);
});
