import { describe, expect, test } from '@jest/globals';
import {
  ALL_ROLES,
  canBy,
  commonPermissions,
  nameOfRole,
  Role,
  roleTemplate,
  scopeOfRole,
  seesCost,
} from './roles.ts';

const spell = (roleId: number) =>
  Object.entries(roleTemplate(roleId))
    .map(([entity, actions]) => `${entity}:${actions.map((action) => action[0]).join('')}`)
    .join(' ');

/** The whole table of role templates (docs/rules/permissions.md#roles). */
const TEMPLATES: [number, string][] = [
  [
    Role.BROAD_ACCESS,
    'admin_user:R blogs:RWUD document_upload:RW expense:RWUD offer:RWUD order:RWUA payment:RWUA product:RWUDA purchase_order:RWUA quotation:RWUA quotation_request:RWU seller:RWUDA sku:RWUD tenant:RWUDA tenant_user:RWUD delivery_challan:RWU credit_note:RWUA',
  ],
  [
    Role.SALES,
    'document_upload:RW order:RWU payment:R product:R quotation:RWU quotation_request:RW sku:R tenant:RWU tenant_user:RW delivery_challan:R credit_note:R',
  ],
  [
    Role.CATEGORY_MANAGER,
    'document_upload:RW offer:RWUD order:R payment:R product:RWU purchase_order:RWUA quotation:RUA quotation_request:RU seller:RWU sku:RWU delivery_challan:R',
  ],
  [
    Role.OPERATIONS,
    'document_upload:RW expense:RWU order:R product:RA purchase_order:RU seller:R sku:R tenant:R delivery_challan:RWU credit_note:RWU',
  ],
  [
    Role.SALES_OUTSIDE,
    'document_upload:RW order:R product:R quotation:R quotation_request:RW sku:R tenant:R tenant_user:R delivery_challan:R credit_note:R',
  ],
  [
    Role.ORGANISATION,
    'document_upload:R order:R quotation:R quotation_request:R tenant:R tenant_user:R delivery_challan:R credit_note:R',
  ],
  [
    Role.FINANCE,
    'document_upload:RW expense:RWUD order:R payment:RWUA product:R purchase_order:R seller:R sku:R tenant:R tenant_user:R delivery_challan:R credit_note:RWUA',
  ],
];

test('every role has a name of its own and says what it may do', () => {
  expect(new Set(ALL_ROLES.map((id) => nameOfRole(id))).size).toBe(ALL_ROLES.length);
  for (const name of ALL_ROLES.map((id) => nameOfRole(id))) expect(name).not.toMatch(/\d/);
  expect(nameOfRole(Role.SALES, { 1007: 'Shop', 1008: 'Shop' })).toBe('Shop 1007');
  expect(new Set(ALL_ROLES.map(scopeOfRole)).size).toBe(ALL_ROLES.length);
  expect(ALL_ROLES.map(scopeOfRole)).not.toContain('');
});

describe('role templates', () => {
  test.each(TEMPLATES)('%i', (roleId, text) => expect(spell(roleId)).toBe(text));

  test('paired roles have the same template', () => {
    expect(
      [Role.SALES_SECOND, Role.CATEGORY_MANAGER_SECOND, Role.OPERATIONS_SECOND].map(spell),
    ).toEqual([Role.SALES, Role.CATEGORY_MANAGER, Role.OPERATIONS].map(spell));
  });

  test('1001 has all 19 × 5 permissions, an unknown role none', () => {
    expect(Object.values(roleTemplate(Role.TOP_ADMIN)).flat()).toHaveLength(95);
    expect(roleTemplate(1)).toEqual({});
  });

  test('cost is visible with purchase_order READ or quotation_request UPDATE', () => {
    const seeing = ALL_ROLES.filter((roleId) => seesCost(canBy(roleTemplate(roleId))));
    expect(seeing.toSorted((a, b) => a - b)).toEqual([1001, 1002, 1009, 1010, 1012, 1013, 1020]);
  });
});

test('who changes stock looks at it; who looks at it changes nothing', () => {
  const changes = canBy({ product: ['APPROVE'] });
  expect([changes('STOCK', 'READ'), changes('STOCK', 'WRITE')]).toEqual([true, false]);
  const looks = canBy({ stock: ['READ'] });
  expect([looks('STOCK', 'READ'), looks('PRODUCT', 'APPROVE')]).toEqual([true, false]);
  expect(
    commonPermissions(
      { stock: ['READ'], order: ['READ', 'WRITE'] },
      { product: ['APPROVE'], order: ['READ'] },
    ),
  ).toEqual({ stock: ['READ'], order: ['READ'] });
});
