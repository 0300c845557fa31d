import { expect, test } from '@jest/globals';
import { toStoredFile } from './embeds.ts';

test.each([
  ['/files/a%20b.pdf?x=1', 'a b.pdf'],
  ['/files/50% off.pdf', '50% off.pdf'],
  ['/files/%E0%A4%A.pdf#2', '%E0%A4%A.pdf'],
])('the name of a file whose address alone is answered: %s', (address, name) => {
  expect(toStoredFile(address)).toMatchObject({ name, url: address });
});
