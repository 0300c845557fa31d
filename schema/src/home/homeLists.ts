import type { HomeList } from '../../generated/types.ts';
import { type Can, CATEGORY_MANAGERS, Role, writesBills } from '../shared/roles.ts';
import { homeBlocks, operationsLists } from './home.rules.ts';

/** Lists of a viewer's Home in their order: what they price or sell, then goods on their way. */
export function homeTabs(roleId: number, can: Can): HomeList[] {
  const own = homeBlocks(roleId, can).flatMap(({ lists }) => lists);
  const goods = operationsLists(roleId, can);
  const movesGoods = roleId === Role.OPERATIONS || roleId === Role.OPERATIONS_SECOND;
  return movesGoods ? [...goods, ...own] : [...own, ...goods];
}

const URGENT: readonly HomeList[] = [
  'PENDING_RFQS',
  'DRAFT_POS',
  'PENDING_QUOTATIONS',
  'UNASSIGNED_SAMPLES',
];

/** Roles without a block of their own have Home for their figures alone. */
export const hasOwnHome = (roleId: number, can: Can): boolean =>
  roleId === Role.FINANCE || homeTabs(roleId, can).length > 0;

/** Tasks for this viewer: lists that they have, and steps that only they can take. */
export function homeTiles(roleId: number, can: Can): HomeList[] {
  if (!hasOwnHome(roleId, can)) return [];
  const tabs = homeTabs(roleId, can);
  const sells = roleId === Role.SALES || roleId === Role.SALES_SECOND;
  const buys = CATEGORY_MANAGERS.includes(roleId);
  const tiles: [HomeList, boolean][] = [
    ...URGENT.map((list): [HomeList, boolean] => [list, tabs.includes(list)]),
    ['PRICED_RFQS', sells && can('QUOTATION_REQUEST', 'READ') && can('QUOTATION', 'WRITE')],
    ['CONFIRMED_QUOTATIONS', sells && can('QUOTATION', 'READ') && can('ORDER', 'WRITE')],
    ['LATE_ORDERS', tabs.length > 0 && can('ORDER', 'READ')],
    ['DISPATCH', tabs.includes('DISPATCH')],
    ['DRAFT_BILLS', can('PURCHASE_ORDER', 'READ') && writesBills(can)],
    ['OVERDUE_INVOICES', !buys && can('ORDER', 'READ') && can('PAYMENT', 'READ')],
  ];
  return tiles.flatMap(([list, isShown]) => (isShown ? [list] : []));
}
