import { expect, test } from '@jest/globals';
import { apiTokenName, isNetwork } from './api-tokens.rules.ts';

test.each([
  ['Linen', 'Linen'],
  ['  Linen ', 'Linen'],
  ['Bed \t  linen', 'Bed linen'],
  ['   ', ''],
  ['Ｓｔｏｃｋ', 'Stock'],
  ['a\u0308', 'ä'],
])('%j is stored as %j', (typed, stored) => expect(apiTokenName(typed)).toBe(stored));

test.each([
  ['203.0.113.7', true],
  ['10.0.0.0/8', true],
  ['10.0.0.0/33', false],
  ['10.0.0.256', false],
  ['10.0.0', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['2001:db8::/32', true],
  ['::1', true],
  ['2001:db8::/129', false],
  ['1:2:3:4:5:6:7:8', true],
  ['1:2:3:4:5:6:7', false],
  ['1::2::3', false],
  ['12345::', false],
  ['127.0.0.01', false],
  ['10.0.0.0/08', false],
  ['::ffff:7f00:1', false],
  ['::ffff:0:0/96', false],
  ['0:0:0:0:0:ffff:1:2', false],
  ['fe80::1/64', true],
  ['example.com', false],
  ['', false],
])('%j is an address or network: %s', (text, is) => expect(isNetwork(text)).toBe(is));
