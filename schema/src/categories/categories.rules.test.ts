import { expect, test } from '@jest/globals';
import {
  type AttributeConfig,
  attributeErrors,
  configErrors,
  firstDuplicate,
} from './categories.rules.ts';

const CONFIG: AttributeConfig[] = [
  { name: 'Colour', type: 'choice', options: ['red', 'blue'], required: true },
  { name: 'Weight', type: 'number' },
  { name: 'Note', type: 'text', required: false },
];

test.each<[Record<string, unknown>, string[]]>([
  [{ Colour: 'red' }, []],
  [{ Colour: 'blue', Weight: '1.5', Note: 'soft' }, []],
  [{ Colour: 'red', Weight: -2.5 }, []],
  [{ Colour: 'red', Weight: ' ', Note: '' }, []],
  [{}, ['Please enter Colour.']],
  [{ Colour: '  ' }, ['Please enter Colour.']],
  [{ Colour: null }, ['Please enter Colour.']],
  [{ Colour: 'Red' }, ['Colour must be one of red, blue']],
  [{ Colour: 'red', Weight: 'heavy' }, ['Weight must be a number']],
  [{ Colour: 'red', Weight: '1e9' }, ['Weight must be a number']],
  [{ Colour: 'red', Weight: Number.POSITIVE_INFINITY }, ['Weight must be a number']],
  [{ Colour: 'red', Note: 'x'.repeat(101) }, ['Note must be at most 100 characters']],
  [{ Colour: 'red', Note: ['a'] }, ['Note must be text']],
  [{ Colour: 'red', Size: 'L' }, ['Size is no attribute of this category']],
  [
    { Size: 'L', Weight: 'x' },
    ['Please enter Colour.', 'Weight must be a number', 'Size is no attribute of this category'],
  ],
])('%j', (values, texts) =>
  expect(attributeErrors(CONFIG, values).map(({ text }) => text)).toEqual(texts),
);

test('names of built-in properties are ordinary names', () => {
  const values = JSON.parse('{"Colour": "red", "__proto__": "x"}') as Record<string, unknown>;
  expect(attributeErrors(CONFIG, values)).toEqual([
    { name: '__proto__', text: '__proto__ is no attribute of this category' },
  ]);
  expect(attributeErrors([{ name: 'constructor', type: 'text', required: true }], {})).toHaveLength(
    1,
  );
});

test.each<[AttributeConfig[], string[]]>([
  [CONFIG, []],
  [[], []],
  [[{ name: ' ', type: 'text' }], ['0 name Please enter Name.']],
  [
    [
      { name: 'Size', type: 'text' },
      { name: ' size ', type: 'number' },
    ],
    ['1 name size is there twice'],
  ],
  [[{ name: 'Size', type: 'choice' }], ['0 options Please enter Options.']],
  [[{ name: 'Size', type: 'choice', options: ['S', ' '] }], ['0 options Please enter Options.']],
  [[{ name: 'Size', type: 'choice', options: ['S', 'M', 's'] }], ['0 options s is there twice']],
  [[{ name: 'Size', type: 'number', options: ['1'] }], ['0 options Only a choice has options']],
  [[{ name: 'Size', type: 'text', options: [] }], []],
])('the configuration %j', (config, texts) =>
  expect(configErrors(config).map(({ index, field, text }) => `${index} ${field} ${text}`)).toEqual(
    texts,
  ),
);

test.each<[string[], string | undefined]>([
  [[], undefined],
  [['Bar', 'Table'], undefined],
  [['Bar', 'Table', ' bar'], ' bar'],
])('first duplicate in %j', (texts, again) => expect(firstDuplicate(texts)).toBe(again));
