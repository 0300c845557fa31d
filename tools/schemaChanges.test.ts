import { expect, test } from '@jest/globals';
import { schemaChangelog, schemaFaults } from './schemaChanges.ts';

const RELEASED = `
directive @needs(right: Right!) on FIELD_DEFINITION
enum Right { READ WRITE }
enum Status { DRAFT SENT }
interface Record { id: ID! }
type Order implements Record { id: ID! number: String! status: Status! lines(first: Int = 10): [Line!]! }
type Line implements Record { id: ID! quantity: Int! }
union Found = Order | Line
input OrderFilter { number: String status: Status }
type Query {
  order(id: ID!): Order @needs(right: READ)
  orders(filter: OrderFilter, page: Int = 1): [Order!]!
  search: [Found!]!
}`;
const TODAY = '2026-11-27';
/** The SDL with one text in place of another, which must be in it. */
function changed(from: string, to: string, sdl = RELEASED): string {
  expect(sdl).toContain(from);
  return sdl.replace(from, to);
}
const faults = (from: string, to: string) => schemaFaults(RELEASED, changed(from, to), TODAY);

test.each([
  ['a field removed', ' number: String! status', ' status', 'Order.number was removed.'],
  ['a field that may be null', 'number: String!', 'number: String', 'Order.number changed type'],
  ['a field of another type', 'quantity: Int!', 'quantity: String!', 'Line.quantity changed type'],
  ['an argument removed', ', page: Int = 1', '', 'Query.orders arg page was removed.'],
  ['an argument required', 'page: Int = 1', 'page: Int!', 'Query.orders arg page has changed type'],
  ['a required argument', 'order(id: ID!', 'order(id: ID!, of: ID!', 'A required arg of on Query.'],
  ['an enum value removed', 'DRAFT SENT', 'DRAFT', 'SENT was removed from enum type Status.'],
  ['an input field removed', ' status: Status }', ' }', 'OrderFilter.status was removed.'],
  [
    'a required input field',
    '{ number: String ',
    '{ of: ID! number: String ',
    'A required field of',
  ],
  [
    'a member of a union removed',
    'Order | Line',
    'Order',
    'Line was removed from union type Found.',
  ],
  ['an interface removed', 'Line implements Record', 'Line', 'Line no longer implements'],
  ['a type of another kind', 'enum Status { DRAFT SENT }', 'scalar Status', 'Status changed from'],
])('%s is refused by its name', (_, from, to, words) => {
  expect(faults(from, to)).toEqual([
    expect.stringMatching(
      new RegExp(`^${words.replaceAll('.', '\\.')}.* keep it, deprecated with the day`),
    ),
  ]);
});

test('all that broke is named', () => {
  const without = changed(' search: [Found!]!', '', changed('union Found = Order | Line', ''));
  expect(schemaFaults(RELEASED, changed(', page: Int = 1', '', without), TODAY)).toEqual([
    expect.stringMatching(/^Found was removed\./),
    expect.stringMatching(/^Query\.search was removed\./),
    expect.stringMatching(/^Query\.orders arg page was removed\./),
  ]);
});

test('additions, words and what only the SDL itself uses are no faults', () => {
  expect(faults('id: ID! number', 'id: ID! "New." note: String number')).toEqual([]);
  expect(faults('page: Int = 1', 'page: Int = 1, first: Int')).toEqual([]);
  expect(faults('DRAFT SENT', 'DRAFT SENT LOST')).toEqual([]);
  expect(faults('type Line', '"A line." type Line')).toEqual([]);
  expect(faults('number: String status', 'number: String of: ID status')).toEqual([]);
  expect(faults('enum Right { READ WRITE }', 'enum Right { READ }')).toEqual([]);
  expect(
    schemaFaults(
      RELEASED,
      changed(
        '@needs(right: READ)',
        '',
        changed('directive @needs(right: Right!) on FIELD_DEFINITION', ''),
      ),
      TODAY,
    ),
  ).toEqual([]);
});

const ended = (day: string) => `@deprecated(reason: "Use id. Removed after ${day}.")`;
/** Where an element is deprecated, and what stands there without it. */
const DEPRECATED: [string, string, string, string][] = [
  ['a field', 'number: String! ', 'number: String! DAY ', ''],
  ['an argument', ', page: Int = 1', ', page: Int = 1 DAY', ''],
  ['an input field', '{ number: String ', '{ number: String DAY ', '{ '],
  ['an enum value', 'DRAFT SENT', 'DRAFT SENT DAY', 'DRAFT'],
  ['a field with its types', ' search: [Found!]!', ' search: [Found!]! DAY', ''],
];

test.each(DEPRECATED)(
  '%s that the last release deprecated is removed after its day, not before',
  (name, from, to, without) => {
    const base = name === 'a field with its types' ? 'union Found = Order | Line' : '';
    const after = (day: string) =>
      schemaFaults(
        changed(from, to.replace('DAY', ended(day))),
        changed(base, '', changed(from, without)),
        TODAY,
      );
    expect(after('2026-11-26')).toEqual([]);
    expect(after('2026-11-27')).not.toEqual([]);
    expect(after('2027-01-31')).not.toEqual([]);
    expect(after('2026-13-31')).not.toEqual([]);
  },
);

test('a day that only the present SDL has does not count: no release has told it', () => {
  const undated = changed('number: String! ', 'number: String! @deprecated(reason: "Use id.") ');
  expect(schemaFaults(undated, changed('number: String! ', ''), TODAY)).toEqual([
    expect.stringMatching(/^Order\.number was removed\./),
  ]);
});

test('one that was deprecated may change its type after its day, and may stay', () => {
  const released = changed('number: String! ', `number: String! ${ended('2026-11-01')} `);
  expect(schemaFaults(released, released, TODAY)).toEqual([]);
  expect(schemaFaults(released, changed('number: String!', 'number: Int'), TODAY)).toEqual([]);
});

test('a deprecation without a day is refused, and one that brings the day forward', () => {
  const reasons = [
    'Use id.',
    'Removed after soon.',
    'Removed after 2027-02-40.',
    'Removed after 2027-02-01',
  ];
  for (const reason of reasons)
    expect(faults('number: String! ', `number: String! @deprecated(reason: "${reason}") `)).toEqual(
      [expect.stringMatching(/^Order\.number is deprecated without a day/)],
    );
  expect(faults('DRAFT SENT', 'DRAFT SENT @deprecated')).toEqual([
    expect.stringMatching(/^Status\.SENT is deprecated without a day/),
  ]);
  expect(faults('page: Int = 1', 'page: Int = 1 @deprecated')).toEqual([
    expect.stringMatching(/^Query\.orders\(page:\) is deprecated without a day/),
  ]);
  const [late, early] = ['2027-05-31', '2027-01-31'].map((day) =>
    changed('number: String! ', `number: String! ${ended(day)} `),
  );
  expect(schemaFaults(late!, late!, TODAY)).toEqual([]);
  expect(schemaFaults(early!, late!, TODAY)).toEqual([]);
  expect(schemaFaults(late!, early!, TODAY)).toEqual([
    'Order.number was promised until 2027-05-31 by the last release, not 2027-01-31.',
  ]);
});

test('the section of the changelog names additions, deprecations, removals and what callers may not expect', () => {
  expect(schemaChangelog(RELEASED, RELEASED)).toBe('### Schema\n\nNothing changed.\n');
  const present = [
    ['number: String! ', `number: String! ${ended('2027-05-31')} note: Note `],
    ['union Found', 'type Note { text: String! } union Found'],
    ['DRAFT SENT', 'DRAFT SENT LOST'],
    ['page: Int = 1', 'first: Int, page: Int = 2'],
    [' quantity: Int!', ''],
  ].reduce((sdl, [from = '', to = '']) => changed(from, to, sdl), RELEASED);
  expect(schemaChangelog(RELEASED, present)).toBe(`### Schema

Added:

- Types: \`Note\`
- \`Order\`: \`note\`
- \`Query.orders\`: \`first:\`

Deprecated:

- \`Order.number\`: Use id. Removed after 2027-05-31.

Removed:

- \`Line\`: \`quantity\`

New values and defaults, which callers may not expect:

- LOST was added to enum type Status.
- Query.orders arg page has changed defaultValue from 1 to 2.
`);
});
