import { expect, test } from '@jest/globals';
import { nameOfTitle, SAVED_QUERY_NAME } from './saved-queries.rules.ts';

test.each([
  ['Open invoices, by due day', 'open-invoices-by-due-day'],
  ['  Stock!  ', 'stock'],
  ['हिन्दी 2', '2'],
  ['हिन्दी', ''],
  [`${'a'.repeat(59)} bc`, 'a'.repeat(59)],
])('%j makes the name %j', (title, name) => {
  expect(nameOfTitle(title)).toBe(name);
  if (name) expect(name).toMatch(new RegExp(SAVED_QUERY_NAME));
});
