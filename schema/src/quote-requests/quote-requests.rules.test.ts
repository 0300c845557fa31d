import { describe, expect, test } from '@jest/globals';
import { canBy, Role, roleTemplate } from '../shared/roles.ts';
import { rfqActions } from './quote-requests.rules.ts';

const as = (roleId: number) => canBy(roleTemplate(roleId));

describe('what may be done to a quote request', () => {
  test.each([
    ['PENDING', Role.CATEGORY_MANAGER, ['PRICE', 'ARCHIVE']],
    ['PENDING', Role.SALES, []],
    ['PRICE_UPDATED', Role.CATEGORY_MANAGER, ['PRICE', 'ARCHIVE']],
    ['PRICE_UPDATED', Role.SALES, ['QUOTE']],
    ['PRICE_UPDATED', Role.TOP_ADMIN, ['PRICE', 'ARCHIVE', 'QUOTE']],
    ['QUOTATION_GENERATED', Role.TOP_ADMIN, []],
    ['ARCHIVED', Role.TOP_ADMIN, []],
  ] as const)('%s by %i: %j', (status, roleId, actions) => expect(rfqActions(status, as(roleId))).toEqual(actions));
});
