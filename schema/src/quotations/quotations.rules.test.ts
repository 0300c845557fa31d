import { describe, expect, test } from '@jest/globals';
import { canBy, Role, roleTemplate } from '../shared/roles.ts';
import { quotationActions } from './quotations.rules.ts';

const as = (roleId: number) => canBy(roleTemplate(roleId));

describe('actions of a quotation', () => {
  test.each([
    ['SENT', Role.TOP_ADMIN, ['EDIT', 'CONFIRM', 'SEND_EMAIL', 'CONVERT', 'REJECT']],
    ['SENT', Role.SALES, ['EDIT', 'REJECT']],
    ['SENT', Role.CATEGORY_MANAGER, ['EDIT', 'CONFIRM', 'SEND_EMAIL', 'REJECT']],
    ['SENT', Role.ORGANISATION, []],
    ['CONFIRMED', Role.TOP_ADMIN, ['RECALL', 'SEND_EMAIL', 'CONVERT', 'REJECT']],
    ['CONFIRMED', Role.SALES, ['SEND_EMAIL', 'CONVERT', 'REJECT']],
    ['CONFIRMED', Role.CATEGORY_MANAGER, ['RECALL', 'SEND_EMAIL', 'REJECT']],
    ['CONVERTED_TO_ORDER', Role.TOP_ADMIN, ['SEND_EMAIL']],
    ['CONVERTED_TO_ORDER', Role.SALES_OUTSIDE, []],
    ['REJECTED', Role.TOP_ADMIN, []],
  ] as const)('%s by %i: %j', (status, roleId, actions) =>
    expect(quotationActions(status, as(roleId))).toEqual(actions),
  );
});
