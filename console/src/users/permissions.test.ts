import { describe, expect, test } from '@jest/globals';
import { canBy, type PermissionMap, Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { nextCell, nameAt, pairsAt, resetTo, togglePermission } from './permissionGrid.ts';
import { changeText } from './permissions.labels.ts';

const all = canBy(roleTemplate(Role.TOP_ADMIN));
const manager = canBy(roleTemplate(Role.BROAD_ACCESS));

test.each<[PermissionMap, PermissionMap, string]>([
  [{ blogs: ['READ'] }, { order: ['APPROVE'] }, 'adds order APPROVE, takes blogs READ'],
  [
    {},
    { purchase_order: ['READ', 'UPDATE'], blogs: ['READ'] },
    'adds blogs READ, purchase order READ/UPDATE',
  ],
  [{ order: ['READ', 'UPDATE'] }, { order: ['READ'] }, 'takes order UPDATE'],
  [{ order: ['UPDATE', 'READ'] }, { order: ['READ', 'UPDATE'] }, ''],
])('%j to %j: %s', (before, after, text) => expect(changeText(before, after)).toBe(text));

describe('toggling', () => {
  test('one permission, a row, a column', () => {
    const one = togglePermission({}, pairsAt({ row: 6, column: 5 }), all);
    expect(one).toEqual({ order: ['APPROVE'] });
    const row = togglePermission(one, pairsAt({ row: 6, column: 0 }), all);
    expect(row).toEqual({ order: ['READ', 'WRITE', 'UPDATE', 'DELETE', 'APPROVE'] });
    expect(togglePermission(row, pairsAt({ row: 6, column: 0 }), all)).toEqual({});
    expect(Object.keys(togglePermission({}, pairsAt({ row: 0, column: 1 }), all))).toHaveLength(19);
  });

  test('permissions that the viewer lacks stay unchanged', () => {
    expect(togglePermission({}, pairsAt({ row: 2, column: 5 }), manager)).toEqual({}); // blogs APPROVE
    const row = togglePermission({ blogs: ['APPROVE'] }, pairsAt({ row: 2, column: 0 }), manager);
    expect(row).toEqual({ blogs: ['READ', 'WRITE', 'UPDATE', 'DELETE', 'APPROVE'] });
    expect(togglePermission(row, pairsAt({ row: 2, column: 0 }), manager)).toEqual({
      blogs: ['APPROVE'],
    });
    expect(resetTo(roleTemplate(Role.TOP_ADMIN), { blogs: ['APPROVE'] }, manager)['blogs']).toEqual(
      ['READ', 'WRITE', 'UPDATE', 'DELETE', 'APPROVE'],
    );
    expect(resetTo({}, { blogs: ['READ', 'APPROVE'] }, manager)).toEqual({ blogs: ['APPROVE'] });
  });
});

describe('keys', () => {
  test.each([
    [{ row: 1, column: 1 }, 'ArrowUp', { row: 0, column: 1 }],
    [{ row: 1, column: 1 }, 'ArrowLeft', { row: 1, column: 0 }],
    [{ row: 0, column: 1 }, 'ArrowLeft', undefined],
    [{ row: 1, column: 0 }, 'ArrowUp', undefined],
    [{ row: 19, column: 5 }, 'ArrowDown', undefined],
    [{ row: 19, column: 5 }, 'ArrowRight', undefined],
    [{ row: 3, column: 4 }, 'Home', { row: 3, column: 0 }],
    [{ row: 0, column: 4 }, 'Home', { row: 0, column: 1 }],
    [{ row: 3, column: 0 }, 'End', { row: 3, column: 5 }],
    [{ row: 3, column: 0 }, 'Enter', undefined],
  ])('%j %s', (from, key, to) => expect(nextCell(from, key)).toEqual(to));

  test('checkboxes have accessible names', () => {
    expect([
      nameAt({ row: 9, column: 1 }),
      nameAt({ row: 9, column: 0 }),
      nameAt({ row: 0, column: 2 }),
    ]).toEqual(['purchase order READ', 'purchase order: all', 'WRITE: all']);
  });
});
