import { expect, test } from '@jest/globals';
import { withArticle } from './words.ts';

test.each([
  ['expense', 'an expense'],
  ['order', 'an order'],
  ['invoice', 'an invoice'],
  ['issued bill', 'an issued bill'],
  ['Address', 'an Address'],
  ['bill', 'a bill'],
  ['credit note', 'a credit note'],
  ['user', 'a user'],
])('%s', (noun, text) => expect(withArticle(noun)).toBe(text));
