import type { HomeList } from '../../generated/types.ts';
import { type Can, CATEGORY_MANAGERS, Role } from '../shared/roles.ts';

/** Part of Home: the filter above it is locked where the viewer's role means one person: themselves. */
export interface HomeBlock {
  name: 'sourcing' | 'sales';
  /** The line above the block: its title and filter. */
  header: boolean;
  lists: HomeList[];
  lockedToViewer: boolean;
}

const ADMINS: readonly number[] = [Role.TOP_ADMIN, Role.BROAD_ACCESS];
const OPERATIONS: readonly number[] = [Role.OPERATIONS, Role.OPERATIONS_SECOND];
const SALES: readonly number[] = [Role.SALES, Role.SALES_SECOND];

function sourcing(roleId: number, can: Can): HomeBlock {
  const approver = can('QUOTATION', 'APPROVE');
  const open =
    [...ADMINS, ...CATEGORY_MANAGERS].includes(roleId) || (OPERATIONS.includes(roleId) && approver);
  const lists: HomeList[] = [];
  if (open && can('QUOTATION_REQUEST', 'UPDATE')) lists.push('PENDING_RFQS');
  if (open && can('PURCHASE_ORDER', 'APPROVE')) lists.push('DRAFT_POS');
  if (open && approver) lists.push('PENDING_QUOTATIONS', 'UNASSIGNED_SAMPLES');
  if (open && can('QUOTATION_REQUEST', 'UPDATE')) lists.push('ASSIGNED_SAMPLES');
  return {
    name: 'sourcing',
    header: approver,
    lists,
    lockedToViewer: CATEGORY_MANAGERS.includes(roleId),
  };
}

function sales(roleId: number, can: Can): HomeBlock {
  const open = [...ADMINS, ...SALES].includes(roleId);
  const lists: HomeList[] = [];
  if (open && can('QUOTATION_REQUEST', 'READ')) lists.push('OPEN_RFQS');
  if (open && can('QUOTATION', 'READ')) lists.push('OPEN_QUOTATIONS');
  if (open && can('ORDER', 'READ')) lists.push('OPEN_ORDERS', 'OPEN_SAMPLES');
  return {
    name: 'sales',
    header: can('ORDER', 'READ') || can('QUOTATION_REQUEST', 'WRITE'),
    lists,
    lockedToViewer: SALES.includes(roleId),
  };
}

/**
 * The role opens a block, the pair opens each list in it; a block without a list is not drawn
 * (docs/rules/console.md#home).
 */
export const homeBlocks = (roleId: number, can: Can): HomeBlock[] =>
  [sourcing(roleId, can), sales(roleId, can)].filter(({ lists }) => lists.length > 0);

/**
 * Goods on their way: administrators and operations; category managers with quotation APPROVE too. Each list needs its
 * own pair (docs/rules/console.md#home).
 */
export function operationsLists(roleId: number, can: Can): HomeList[] {
  const isOpen =
    [...ADMINS, ...OPERATIONS].includes(roleId) ||
    (CATEGORY_MANAGERS.includes(roleId) && can('QUOTATION', 'APPROVE'));
  if (!isOpen) return [];
  return [
    ...(can('PRODUCT', 'READ') ? (['DISPATCH', 'INWARD', 'POD'] as const) : []),
    ...(can('PRODUCT', 'APPROVE') ? (['OPEN_SHIPMENTS'] as const) : []),
  ];
}

/** An organisation-level user has no block: Home shows the customers of its organisation. */
export const showsOwnCustomers = (roleId: number, can: Can): boolean =>
  roleId === Role.ORGANISATION && can('TENANT', 'READ');

/** True when a list is on the viewer's Home at all; its number is null otherwise. */
export const showsHomeList = (list: HomeList, roleId: number, can: Can): boolean =>
  operationsLists(roleId, can).includes(list) ||
  homeBlocks(roleId, can).some(({ lists }) => lists.includes(list));
