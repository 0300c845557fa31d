import { expect, test } from '@jest/globals';
import type { BlogAction } from '../../generated/types.ts';
import { canBy, type PermissionMap, Role, roleTemplate } from '../shared/roles.ts';
import { blogActions, distinctTags, isBlogLink, oneLine, tagKey } from './blogs.rules.ts';

test.each([
  ['ACTIVE', Role.TOP_ADMIN, ['EDIT', 'ARCHIVE', 'DELETE']],
  ['ARCHIVED', Role.BROAD_ACCESS, ['EDIT', 'ACTIVATE', 'DELETE']],
  ['ACTIVE', Role.SALES, []],
] as const)('a post that is %s by role %i: %j', (status, role, actions) =>
  expect(blogActions(status, canBy(roleTemplate(role)))).toEqual(actions),
);

test.each([
  [{ blogs: ['UPDATE'] }, ['EDIT', 'ARCHIVE']],
  [{ blogs: ['DELETE'] }, ['DELETE']],
  [{ blogs: ['READ', 'WRITE'] }, []],
] as [PermissionMap, BlogAction[]][])('with %j: %j', (permissions, actions) =>
  expect(blogActions('ACTIVE', canBy(permissions))).toEqual(actions),
);

test.each([
  ['  Bed \t linen\n', 'Bed linen'],
  ['   ', ''],
])('%j is stored as %j', (typed, stored) => expect(oneLine(typed)).toBe(stored));

test('tags that differ by case or spaces alone are one', () => {
  expect(distinctTags(['GST', ' gst ', 'Bed  linen', 'bed linen', '', 'बिस्तर'])).toEqual([
    'GST',
    'Bed linen',
    'बिस्तर',
  ]);
  expect(tagKey(' Bed  LINEN ')).toBe('bed linen');
});

test.each([
  ['https://example.com/a?b=1#c', true],
  ['HTTP://example.com', true],
  ['mailto:desk@example.com', true],
  ['tel:+919876543210', true],
  ['javascript:alert(1)', false],
  [' https://example.com', false],
  ['//example.com', false],
  ['/orders', false],
  ['data:text/html,x', false],
  ['https://', false],
  [`https://example.com/${'a'.repeat(2000)}`, false],
])('%s may be linked: %s', (address, allowed) => expect(isBlogLink(address)).toBe(allowed));
