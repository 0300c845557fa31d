import { expect, test } from '@jest/globals';
import { canBy, Role, roleTemplate } from '../shared/roles.ts';
import { sellerLeadActions } from './seller-leads.rules.ts';

test.each([
  [Role.BROAD_ACCESS, { isVerified: false, isOwn: false }, ['UPDATE', 'VERIFY', 'DELETE']],
  [Role.BROAD_ACCESS, { isVerified: false, isOwn: true }, ['UPDATE', 'DELETE']],
  [Role.BROAD_ACCESS, { isVerified: true, isOwn: false }, []],
  [Role.CATEGORY_MANAGER, { isVerified: false, isOwn: false }, ['UPDATE']],
  [Role.OPERATIONS, { isVerified: false, isOwn: false }, []],
])('%i, %j: %j', (role, lead, actions) => {
  expect(sellerLeadActions(lead, canBy(roleTemplate(role)))).toEqual(actions);
});
