import type { FirstStep, PermissionAction, PermissionEntity } from '../../generated/types.ts';
import { type Can, Role } from '../shared/roles.ts';

/** Number of things that a person is shown after the first sign-in. */
const SHOWN = 3;

type Pair = readonly [PermissionEntity, PermissionAction];

/** Pairs that a step cannot be done without; the first ones stand in for what a person may not do. */
const STEPS: Record<FirstStep, readonly Pair[]> = {
  CUSTOMERS: [['TENANT', 'READ']],
  PRICING: [['QUOTATION_REQUEST', 'UPDATE']],
  QUOTE_REQUEST: [['QUOTATION_REQUEST', 'WRITE']],
  QUOTATIONS: [['QUOTATION', 'READ']],
  ORDERS: [['ORDER', 'READ']],
  VENDORS: [['SELLER', 'READ']],
  PURCHASE_ORDERS: [['PURCHASE_ORDER', 'READ']],
  PLANNING: [
    ['PRODUCT', 'APPROVE'],
    ['DELIVERY_CHALLAN', 'WRITE'],
  ],
  CHALLANS: [['DELIVERY_CHALLAN', 'READ']],
  STOCK: [['PRODUCT', 'APPROVE']],
  BILLS: [
    ['PURCHASE_ORDER', 'READ'],
    ['PAYMENT', 'UPDATE'],
  ],
  INVOICES: [['ORDER', 'READ']],
  CREDIT_NOTES: [['CREDIT_NOTE', 'READ']],
  COMPANY: [['COMPANY', 'UPDATE']],
  STAFF: [['ADMIN_USER', 'WRITE']],
  IMPORT: [['TENANT', 'WRITE']],
  SUPPORT: [],
};
export const FIRST_STEPS = Object.keys(STEPS) as FirstStep[];

/** First steps of a role's work. */
const OF_ROLE: Record<number, readonly FirstStep[]> = {
  [Role.TOP_ADMIN]: ['COMPANY', 'STAFF', 'IMPORT'],
  [Role.BROAD_ACCESS]: ['IMPORT', 'ORDERS', 'PURCHASE_ORDERS'],
  [Role.SALES]: ['CUSTOMERS', 'QUOTE_REQUEST', 'ORDERS'],
  [Role.SALES_SECOND]: ['CUSTOMERS', 'QUOTE_REQUEST', 'ORDERS'],
  [Role.CATEGORY_MANAGER]: ['PRICING', 'VENDORS', 'PURCHASE_ORDERS'],
  [Role.CATEGORY_MANAGER_SECOND]: ['PRICING', 'VENDORS', 'PURCHASE_ORDERS'],
  [Role.OPERATIONS]: ['PLANNING', 'CHALLANS', 'STOCK'],
  [Role.OPERATIONS_SECOND]: ['PLANNING', 'CHALLANS', 'STOCK'],
  [Role.SALES_OUTSIDE]: ['CUSTOMERS', 'QUOTE_REQUEST', 'ORDERS'],
  [Role.ORGANISATION]: ['ORDERS', 'QUOTATIONS', 'CHALLANS'],
  [Role.FINANCE]: ['BILLS', 'INVOICES', 'CREDIT_NOTES'],
};

/** Three things to begin with: those of the role, and in place of what the person may not do others that they may. */
export function firstSteps(roleId: number, can: Can): FirstStep[] {
  const may = (step: FirstStep) => STEPS[step].every(([entity, action]) => can(entity, action));
  return [...new Set([...(OF_ROLE[roleId] ?? []), ...FIRST_STEPS])].filter(may).slice(0, SHOWN);
}
