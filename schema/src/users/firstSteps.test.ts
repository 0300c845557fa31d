import { describe, expect, test } from '@jest/globals';
import { ALL_ROLES, canBy, Role, roleTemplate } from '../shared/roles.ts';
import { firstSteps } from './firstSteps.ts';

describe('three things to begin with', () => {
  test.each<[number, string]>([
    [Role.TOP_ADMIN, 'COMPANY STAFF IMPORT'],
    [Role.BROAD_ACCESS, 'IMPORT ORDERS PURCHASE_ORDERS'],
    [Role.SALES, 'CUSTOMERS QUOTE_REQUEST ORDERS'],
    [Role.CATEGORY_MANAGER, 'PRICING VENDORS PURCHASE_ORDERS'],
    [Role.OPERATIONS, 'PLANNING CHALLANS STOCK'],
    [Role.SALES_OUTSIDE, 'CUSTOMERS QUOTE_REQUEST ORDERS'],
    [Role.ORGANISATION, 'ORDERS QUOTATIONS CHALLANS'],
    [Role.FINANCE, 'BILLS INVOICES CREDIT_NOTES'],
  ])('of role %i with its template: %s', (role, steps) =>
    expect(firstSteps(role, canBy(roleTemplate(role))).join(' ')).toBe(steps),
  );

  test('every role has three by its template', () => {
    for (const role of ALL_ROLES)
      expect(firstSteps(role, canBy(roleTemplate(role)))).toHaveLength(3);
  });

  test('what a person may not do gives way to what they may', () => {
    const { quotation_request: _, ...cut } = roleTemplate(Role.SALES);
    expect(firstSteps(Role.SALES, canBy(cut))).toEqual(['CUSTOMERS', 'ORDERS', 'QUOTATIONS']);
    expect(firstSteps(Role.SALES, canBy({}))).toEqual(['SUPPORT']);
  });
});
