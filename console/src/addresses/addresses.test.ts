import { expect, test } from '@jest/globals';
import { placeText } from './addresses.labels.ts';

test.each([
  [{ name: 'Zaika Banquets, Lucknow', city: 'Lucknow' }, 'Zaika Banquets, Lucknow'],
  [{ name: 'ZAIKA BANQUETS LUCKNOW', city: 'Lucknow' }, 'ZAIKA BANQUETS LUCKNOW'],
  [{ name: 'Hotel Udupi', city: 'Mysuru', state: 'Karnataka' }, 'Hotel Udupi, Mysuru, Karnataka'],
])('a place names its town once: %j', (place, text) => expect(placeText(place)).toBe(text));
