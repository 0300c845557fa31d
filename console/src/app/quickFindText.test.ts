import { expect, it } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { entryGroups } from './quickFindEntries.ts';
import { asTitled, FIT, fitOf } from './quickFindText.ts';

const found = (typed: string, group: 'Pages' | 'Actions') =>
  entryGroups(typed, [], { can: () => true, roleId: Role.TOP_ADMIN })
    .find(({ name }) => name === group)
    ?.entries.map(({ title }) => title);

it.each([
  ['invoces', 'Invoice'],
  ['ordr', 'Orders'],
  ['purchase ordr', 'Purchase Orders'],
  ['shipmnt', 'Shipments'],
  ['delivrey', 'Delivery Challans'],
  ['transprt', 'Transporters'],
  ['orders purchase', 'Purchase Orders'],
])('%s finds the page %s', (typed, page) => expect(found(typed, 'Pages')).toContain(page));

it.each([
  ['create quote', 'New quote request…'],
  ['create order', 'New order…'],
  ['create vendor', 'New vendor…'],
  ['add customer', 'New customer…'],
  ['Make a purchase ordr', 'New purchase order…'],
  ['dark', 'Light or dark mode'],
  ['light', 'Light or dark mode'],
  ['sign out', 'Sign Out'],
  ['logout', 'Sign Out'],
  ['log out', 'Sign Out'],
])('%s finds the action %s first', (typed, action) =>
  expect(found(typed, 'Actions')?.[0]).toBe(action),
);

it.each(['bell', 'kaveri', 'hotel', 'so-61', '&', 'invxxes', 'ordxx'])(
  '%s is no typo of a page or an action',
  (typed) => {
    expect(found(typed, 'Pages')).toBeUndefined();
    expect(found(typed, 'Actions')).toBeUndefined();
  },
);

it('an exact title is better than one with a typo', () => {
  const fit = (text: string) => fitOf({ title: 'Orders', detail: 'Sales' }, text);
  expect(['ord', 'sal', 'odrers', 'x'].map(fit)).toEqual([
    FIT.BEGINS,
    FIT.GROUP,
    FIT.TYPO,
    FIT.NONE,
  ]);
});

it('only whole words are other words for new', () => {
  expect(['Add an order', 'address', 'create'].map(asTitled)).toEqual([
    'new order',
    'address',
    'new',
  ]);
});
