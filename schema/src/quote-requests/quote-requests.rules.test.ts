import { describe, expect, test } from '@jest/globals';
import { ALL_ROLES, canBy, Role, roleTemplate } from '../shared/roles.ts';
import {
  enquiryIdOf,
  enquiryNumber,
  makesRfqsInOwnName,
  rfqActions,
  seesOwnRfqsOnly,
} from './quote-requests.rules.ts';

const as = (roleId: number) => canBy(roleTemplate(roleId));

describe('actions of a quote request', () => {
  test.each([
    ['PENDING', Role.CATEGORY_MANAGER, ['PRICE', 'ARCHIVE']],
    ['PENDING', Role.SALES, []],
    ['PRICE_UPDATED', Role.CATEGORY_MANAGER, ['PRICE', 'ARCHIVE']],
    ['PRICE_UPDATED', Role.SALES, ['QUOTE']],
    ['PRICE_UPDATED', Role.TOP_ADMIN, ['PRICE', 'ARCHIVE', 'QUOTE']],
    ['QUOTATION_GENERATED', Role.TOP_ADMIN, []],
    ['ARCHIVED', Role.TOP_ADMIN, []],
  ] as const)('%s by %i: %j', (status, roleId, actions) =>
    expect(rfqActions(status, as(roleId))).toEqual(actions),
  );
});

test('sales sees only own requests', () =>
  expect(ALL_ROLES.filter(seesOwnRfqsOnly)).toEqual([Role.SALES, Role.SALES_SECOND]));

test('sales, external included, creates requests in the own name', () =>
  expect(ALL_ROLES.filter(makesRfqsInOwnName)).toEqual([
    Role.SALES,
    Role.SALES_SECOND,
    Role.SALES_OUTSIDE,
  ]));

test.each([
  [enquiryNumber(42), 42],
  [enquiryNumber(1_234_567), 1_234_567],
  ['enq 42', 42],
  ['#42', 42],
  [' 42 ', 42],
  ['ENQ-', null],
  ['ENQ-00000', null],
  ['SO-42', null],
  ['9999999999', null],
])('%j is the enquiry %j', (typed, id) => expect(enquiryIdOf(typed)).toBe(id));
