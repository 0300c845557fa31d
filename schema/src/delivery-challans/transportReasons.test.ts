import { expect, test } from '@jest/globals';
import {
  isInward,
  reasonProblem,
  REASON_TEXT_LENGTH,
  reasonsOf,
  reasonTextOf,
  reasonWords,
  type Way,
} from './transportReasons.ts';

const way = (type: Way['type'], from: Way['from'], to: Way['to']): Way => ({ type, from, to });

test.each<[string, Way, boolean, string, string]>([
  [
    'vendor to warehouse',
    way('SELLER', 'SELLER', 'WAREHOUSE'),
    true,
    'OTHERS',
    'Purchase of goods',
  ],
  ['warehouse to warehouse', way('OTHER', 'WAREHOUSE', 'WAREHOUSE'), false, 'OWN_USE', ''],
  ['back to a vendor', way('OTHER', 'WAREHOUSE', 'SELLER'), false, 'OTHERS', 'Return to vendor'],
  ['to a customer', way('OTHER', 'WAREHOUSE', 'TENANT'), false, 'OTHERS', ''],
  ['back from a customer', way('OTHER', 'TENANT', 'WAREHOUSE'), true, 'SALES_RETURN', ''],
  ['back from a job worker', way('OTHER', 'SELLER', 'WAREHOUSE'), true, 'JOB_WORK_RETURN', ''],
  ['between others', way('OTHER', 'SELLER', 'TENANT'), false, 'OTHERS', ''],
])('%s', (_, ends, inward, likeliest, words) => {
  expect([isInward(ends), reasonsOf(ends)[0], reasonTextOf(ends)]).toEqual([
    inward,
    likeliest,
    words,
  ]);
  expect(reasonsOf(ends)).toContain('OTHERS');
  expect(words.length).toBeLessThanOrEqual(REASON_TEXT_LENGTH);
});

test('a reason fits the ends, and words are of another reason alone', () => {
  const back = way('OTHER', 'WAREHOUSE', 'SELLER');
  expect(reasonProblem(back, { reason: 'JOB_WORK' })).toBeNull();
  expect(reasonProblem(back, { reason: 'OTHERS', text: 'For repair' })).toBeNull();
  expect(reasonProblem(back, { text: 'For repair' })).toBeNull();
  expect(reasonProblem(back, { reason: 'SUPPLY' })?.field).toBe('reason');
  expect(reasonProblem(back, { reason: 'OWN_USE' })?.field).toBe('reason');
  expect(reasonProblem(back, { reason: 'JOB_WORK', text: 'Dyeing' })?.field).toBe('text');
});

test('a reason is printed in words', () => {
  expect(reasonWords({ reason: 'OTHERS', text: 'For repair' })).toBe('For repair');
  expect(reasonWords({ reason: 'OTHERS' })).toBe('Another reason');
  expect(reasonWords({ reason: 'JOB_WORK' })).toBe('Job work');
  expect(reasonWords({ reason: null })).toBeNull();
});
