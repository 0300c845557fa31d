import { expect, test } from '@jest/globals';
import { amountInWords } from './amountInWords.ts';

test.each([
  ['0.00', 'Rupees Zero Only'],
  ['0.05', 'Rupees Zero and Five Paise Only'],
  ['1', 'Rupees One Only'],
  ['19.90', 'Rupees Nineteen and Ninety Paise Only'],
  ['40.00', 'Rupees Forty Only'],
  ['105.00', 'Rupees One Hundred Five Only'],
  ['1000.00', 'Rupees One Thousand Only'],
  ['125000.50', 'Rupees One Lakh Twenty Five Thousand and Fifty Paise Only'],
  ['10000000.00', 'Rupees One Crore Only'],
  [
    '12345678.99',
    'Rupees One Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight and Ninety Nine Paise Only',
  ],
  [
    '999999999999.99',
    'Rupees Ninety Nine Thousand Nine Hundred Ninety Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine and Ninety Nine Paise Only',
  ],
])('%s: %s', (amount, words) => {
  expect(amountInWords(amount)).toBe(words);
});
