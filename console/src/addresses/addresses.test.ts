import { expect, test } from '@jest/globals';
import { placeInState, placeText } from './addresses.labels.ts';

test.each([
  [{ name: 'Zaika Banquets, Lucknow', city: 'Lucknow' }, 'Zaika Banquets, Lucknow'],
  [{ name: 'ZAIKA BANQUETS LUCKNOW', city: 'Lucknow' }, 'ZAIKA BANQUETS LUCKNOW'],
  [{ name: 'Hotel Udupi', city: 'Mysuru' }, 'Hotel Udupi, Mysuru'],
])('a place names its town once: %j', (place, text) => expect(placeText(place)).toBe(text));

test('its state may follow', () =>
  expect(placeInState({ name: 'Hotel Udupi', city: 'Mysuru', state: 'Karnataka' })).toBe(
    'Hotel Udupi, Mysuru, Karnataka',
  ));
