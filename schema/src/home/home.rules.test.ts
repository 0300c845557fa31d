import { describe, expect, test } from '@jest/globals';
import { canBy, Role, roleTemplate } from '../shared/roles.ts';
import { homeBlocks, showsOwnCustomers } from './home.rules.ts';

const spell = (roleId: number, permissions = roleTemplate(roleId)) =>
  homeBlocks(roleId, canBy(permissions)).map(
    ({ name, lists, lockedToViewer }) =>
      `${name}${lockedToViewer ? ' (own)' : ''}: ${lists.join(' ')}`,
  );

const SALES_LISTS = 'openRfqs openQuotations openOrders openSamples';
const SOURCING_LISTS = 'pendingRfqs draftPos pendingQuotations unassignedSamples assignedSamples';

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
    ).toEqual(['sourcing: pendingQuotations unassignedSamples']);
  });

  test('customers are on the Home of organisation-level users only', () => {
    const shown = Object.values(Role).filter((roleId) =>
      showsOwnCustomers(roleId, canBy(roleTemplate(roleId))),
    );
    expect(shown).toEqual([Role.ORGANISATION]);
  });

  test('a block without its permissions is not shown', () => {
    expect(spell(Role.TOP_ADMIN, { order: ['READ'] })).toEqual(['sales: openOrders openSamples']);
  });
});
