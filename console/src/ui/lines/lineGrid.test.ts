import { expect, test } from '@jest/globals';
import { cleanDecimal, cleanQuantity } from '../format/typedNumbers.ts';
import { blockText, parseBlock } from './lineGridPaste.ts';
import { percentProblem, priceProblem, quantityProblem, textProblem } from './lineGridValues.ts';

test.each<[what: string, copied: string, block: string[][]]>([
  ['one cell', 'Valve', [['Valve']]],
  [
    'cells and lines',
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['the line a sheet ends with', 'a\tb\n', [['a', 'b']]],
  ['lines of Windows and of old Macs', 'a\r\nb\rc\r\n', [['a'], ['b'], ['c']]],
  ['empty cells stay', '\ta\t\t\nb', [['', 'a', '', ''], ['b']]],
  ['an empty line between', 'a\n\nb', [['a'], [''], ['b']]],
  ['quotes around tabs and lines', '"a\tb"\t"c\nd"\te', [['a b', 'c d', 'e']]],
  ['quotes in quotes', '"2"" pipe"\t""', [['2" pipe', '']]],
  ['quotes that are inches', '2" pipe\t3/4"', [['2" pipe', '3/4"']]],
  ['a quote that never shuts', '"open\tb\nc', [['"open', 'b'], ['c']]],
  ['a quote that shuts too early', '"a"b\tc', [['"a"b', 'c']]],
  ['what cannot be seen', '\uFEFFa\u200B\tb\u202Etxt\u0000\u0007', [['a', 'btxt']]],
  ['spaces, also those that do not break', ' a  b \t\u00A0c', [['a b', 'c']]],
  ['the guard of our own copies', "'=1+1\t'-5 %\t'tis", [['=1+1', '-5 %', "'tis"]]],
  ['markup is text', '<img src=x onerror=alert(1)>', [['<img src=x onerror=alert(1)>']]],
  ['nothing', '', []],
  ['nothing but space', ' \n\t\r\n', []],
])('a pasted block: %s', (_, copied, block) => {
  expect(parseBlock(copied)).toEqual(block);
});

test('a long malicious block is parsed in time', () => {
  expect(parseBlock(`${'"'.repeat(20_000)}\t${'"a'.repeat(20_000)}`)).toHaveLength(1);
  expect(parseBlock('1\t2\n'.repeat(20_000))).toHaveLength(20_000);
});

test.each([
  ['=cmd()', "'=cmd()"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+91', "'+91"],
  ['-5', '-5'],
  ['a\tb', '"a\tb"'],
  ['2" pipe', '"2"" pipe"'],
])('%j is copied as %j and pastes back unchanged', (text, copied) => {
  expect(blockText([[text]])).toBe(copied);
  expect(parseBlock(copied)).toEqual([[text.replace('\t', ' ')]]);
});

test.each([
  ['₹ 1,25,000.50', '125000.50'],
  ['₹1,250.00/-', '1250.00'],
  ['Rs. 99', '99'],
  ['INR 1,234,567', '1234567'],
  ['１２', '12'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['12.5000', '12.50'],
  ['18 %', '18'],
  ['12.555', '12.555'],
  ['12,5', '12,5'],
  ['1,25', '1,25'],
  ['(100)', '(100)'],
  ['-5', '-5'],
  ['1e3', '1e3'],
  ['ten', 'ten'],
  ['', ''],
])('amount %j is parsed as %j', (text, plain) => {
  expect(cleanDecimal(text)).toBe(plain);
});

test.each([
  ['10.00', '10'],
  ['1,000', '1000'],
  ['007', '007'],
  ['2.5', '2.5'],
  ['1.5', '1.5'],
  ['-5', '-5'],
  ['−5', '−5'],
  ['0.0', '0.0'],
])('quantity %j is parsed as %j', (text, plain) => {
  expect(cleanQuantity(text)).toBe(plain);
});

test('too many decimals are named', () => {
  expect(priceProblem('Price')('1.234')).toBe('Price has at most 2 decimals.');
  expect(percentProblem('Discount')('12.255')).toBe('Discount has at most 2 decimals.');
});

test.each([
  [
    quantityProblem('Quantity'),
    ['1', '999999999'],
    ['0', '-1', '1.5', '1,000', '1e3', 'ten', '1234567890'],
  ],
  [
    priceProblem('Price'),
    ['0.01', '999999999999.99'],
    ['0', '0.00', '-1', '1.234', '1,0', '9999999999999'],
  ],
  [
    percentProblem('Discount'),
    ['0', '100', '100.00', '12.25'],
    ['100.01', '-1', '101', '12.255', '5%'],
  ],
  [textProblem(3), ['abc'], ['abcd']],
])('validation of a cell (%#)', (problem, right, invalid) => {
  expect(right.map(problem).filter((message) => message !== null)).toEqual([]);
  expect(invalid.filter((text) => problem(text) === null)).toEqual([]);
});
