import { describe, expect, test } from '@jest/globals';
import { canBy, Role, roleTemplate } from '../shared/roles.ts';
import { homeBlocks, showsOwnCustomers } from './home.rules.ts';
import { homeTabs, homeTiles } from './homeLists.ts';

const spell = (roleId: number, permissions = roleTemplate(roleId)) =>
  homeBlocks(roleId, canBy(permissions)).map(
    ({ name, lists, lockedToViewer }) =>
      `${name}${lockedToViewer ? ' (own)' : ''}: ${lists.join(' ')}`,
  );

const SALES_LISTS = 'OPEN_RFQS OPEN_QUOTATIONS OPEN_ORDERS OPEN_SAMPLES';
const SOURCING_LISTS =
  'PENDING_RFQS DRAFT_POS PENDING_QUOTATIONS UNASSIGNED_SAMPLES ASSIGNED_SAMPLES';

describe('blocks of Home', () => {
  test.each([
    [Role.TOP_ADMIN, [`sourcing: ${SOURCING_LISTS}`, `sales: ${SALES_LISTS}`]],
    [Role.BROAD_ACCESS, [`sourcing: ${SOURCING_LISTS}`, `sales: ${SALES_LISTS}`]],
    [Role.SALES, [`sales (own): ${SALES_LISTS}`]],
    [Role.SALES_SECOND, [`sales (own): ${SALES_LISTS}`]],
    [Role.CATEGORY_MANAGER, [`sourcing (own): ${SOURCING_LISTS}`]],
    [Role.OPERATIONS, []],
    [Role.SALES_OUTSIDE, []],
    [Role.ORGANISATION, []],
  ])('%i', (roleId, blocks) => expect(spell(roleId)).toEqual(blocks));

  test('operations see the sourcing block when they may approve quotations', () => {
    expect(
      spell(Role.OPERATIONS, { ...roleTemplate(Role.OPERATIONS), quotation: ['APPROVE'] }),
    ).toEqual(['sourcing: PENDING_QUOTATIONS UNASSIGNED_SAMPLES']);
  });

  test('customers are on the Home of organisation-level users only', () => {
    const shown = Object.values(Role).filter((roleId) =>
      showsOwnCustomers(roleId, canBy(roleTemplate(roleId))),
    );
    expect(shown).toEqual([Role.ORGANISATION]);
  });

  test('a block without its permissions is not shown', () => {
    expect(spell(Role.TOP_ADMIN, { order: ['READ'] })).toEqual(['sales: OPEN_ORDERS OPEN_SAMPLES']);
  });
});

describe('tiles of Home', () => {
  test('without its permission there is no tile', () => {
    const cut = canBy({ order: ['READ'] });
    expect(homeTiles(Role.TOP_ADMIN, cut)).toEqual(['LATE_ORDERS']);
    expect(homeTiles(Role.SALES, cut)).toEqual(['LATE_ORDERS']);
    expect(homeTiles(Role.FINANCE, cut)).toEqual([]);
  });

  test('roles without Home have none, whatever they may do', () => {
    const all = canBy(roleTemplate(Role.TOP_ADMIN));
    expect(homeTiles(Role.SALES_OUTSIDE, all)).toEqual([]);
    expect(homeTiles(Role.ORGANISATION, all)).toEqual([]);
  });

  test('operations begin with goods, others with what they price or sell', () => {
    const first = (role: number) => homeTabs(role, canBy(roleTemplate(role)))[0];
    expect([Role.OPERATIONS, Role.TOP_ADMIN, Role.CATEGORY_MANAGER, Role.SALES].map(first)).toEqual(
      ['DISPATCH', 'PENDING_RFQS', 'PENDING_RFQS', 'OPEN_RFQS'],
    );
  });
});
