import { expect, test } from '@jest/globals';
import { rupees } from './rupees.ts';

test.each([
  ['1234567.5', '₹ 12,34,567.50'],
  ['-0.4', '−₹ 0.40'],
])('%s is printed as %s', (amount, words) => expect(rupees(amount)).toBe(words));
