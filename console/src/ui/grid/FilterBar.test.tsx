import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { BlueprintProvider } from '@blueprintjs/core';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { type Filter, FilterBar, filterNames } from './FilterBar.tsx';
import {
  digits,
  documentNumber,
  lettered,
  numberAfter,
  phoneOrGstin,
  withDigit,
} from './numberSearch.ts';
import { labelOfSearch, targetOf, type SearchFilter } from './SearchBox.tsx';
import { useChangeUrl, useUrlFilters } from './useUrlParam.ts';

const searches: readonly SearchFilter[] = [
  { kind: 'search', name: 'orderNumber', label: 'Order no.', takes: documentNumber('SO') },
  { kind: 'search', name: 'customerPo', label: 'Customer PO no.' },
  { kind: 'search', name: 'poId', label: 'PO no.', takes: numberAfter('PO') },
];
const choice = (name: string, label: string): Filter => ({
  kind: 'choice',
  name,
  label,
  labels: { A: { text: `${label} A`, intent: 'none' }, B: { text: `${label} B`, intent: 'none' } },
  multiple: true,
});
const filters: readonly Filter[] = [
  ...searches,
  choice('status', 'Status'),
  choice('zone', 'Zone'),
  choice('kind', 'Kind'),
  choice('source', 'Source'),
  choice('place', 'Place'),
  choice('mode', 'Mode'),
  { kind: 'given', name: 'customer', label: 'Customer' },
];

function Bar() {
  const change = useChangeUrl();
  const { search } = useLocation();
  const names = filters.flatMap(filterNames);
  return (
    <>
      <FilterBar
        filters={filters}
        values={useUrlFilters()}
        onChange={change}
        onClear={() => change(Object.fromEntries(names.map((name) => [name, null])))}
      />
      <output aria-label="address">{decodeURIComponent(search)}</output>
    </>
  );
}

function show(at = '') {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  render(
    <BlueprintProvider>
      <ApolloProvider client={client}>
        <MemoryRouter initialEntries={[`/${at}`]} useTransitions={false}>
          <Bar />
        </MemoryRouter>
      </ApolloProvider>
    </BlueprintProvider>,
  );
  return userEvent.setup();
}
const address = () => screen.getByLabelText('address');
const button = (name: string) => screen.queryByRole('button', { name });

afterEach(cleanup);

test('the text decides which parameter is searched', () => {
  const target = (text: string) => {
    const found = targetOf(searches, text);
    return [found?.filter.name, found?.sought];
  };
  expect(target('SO-2627-00197')).toEqual(['orderNumber', 'SO-2627-00197']);
  expect(target('#00197')).toEqual(['orderNumber', '00197']);
  expect(target('2627-00197')).toEqual(['orderNumber', '2627-00197']);
  expect(target('po 12')).toEqual(['poId', '12']);
  expect(target('PO/2611/8266')).toEqual(['customerPo', 'PO/2611/8266']);
  expect(target('')).toEqual(['customerPo', '']);
  expect(labelOfSearch(searches)).toBe('Order no., customer PO no. or PO no.');
  const zoho: SearchFilter = { kind: 'search', name: 'zohoBillId', label: 'Zoho bill id' };
  expect(labelOfSearch([...searches.slice(0, 1), zoho])).toBe('Order no. or Zoho bill id');
  expect(['PO/77', 'PO 77', 'Hotel Udupi', '3M India', 'Hotel 24'].map(withDigit)).toEqual([
    'PO/77',
    'PO 77',
    null,
    null,
    null,
  ]);
  const order = documentNumber('SO');
  expect(['SO', 'so-2627', 'SO1', '00194', 'South India Hotels', 'Sodexo'].map(order)).toEqual([
    'SO',
    'so-2627',
    'SO1',
    '00194',
    null,
    null,
  ]);
  expect([digits('42'), digits('4b')]).toEqual(['42', null]);
  expect([lettered('SO')('so-1'), lettered('SO')('1')]).toEqual(['so-1', null]);
  expect(['29AAACM4154Q1ZY', '+91 55500 10014', 'Banyan Stays 4821'].map(phoneOrGstin)).toEqual([
    '29AAACM4154Q1ZY',
    '+91 55500 10014',
    null,
  ]);
});

test('one box searches them all; the person may choose another place', async () => {
  const user = show('?orderNumber=197');
  const box = screen.getByRole('searchbox', { name: 'Order no., customer PO no. or PO no.' });
  expect(box).toHaveValue('197');
  await user.click(screen.getByRole('button', { name: 'Searched in Order no.' }));
  await user.click(await screen.findByRole('menuitem', { name: 'PO no.' }));
  await waitFor(() => expect(address()).toHaveTextContent('?poId=197'));
  await user.clear(box);
  await user.type(box, 'PO/2611');
  await waitFor(() => expect(address()).toHaveTextContent('?customerPo=PO/2611'));
  expect(address()).not.toHaveTextContent('poId');
});

test('four filters are in sight, the others behind “Filter” until they are added or set', async () => {
  const user = show('?mode=B');
  expect(['Status', 'Zone', 'Kind', 'Source'].every((name) => button(name))).toBe(true);
  expect(button('Place')).toBeNull();
  expect(button('Mode: Mode B')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(screen.queryByRole('menuitem', { name: 'Mode' })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: 'Place' }));
  expect(await screen.findByRole('button', { name: 'Place' })).toBeInTheDocument();
  expect(button('Filter')).toBeNull();
});

test('a set filter is a chip with its value and a cross; one press clears all', async () => {
  const user = show('?status=A,B&zone=A&poId=12');
  expect(button('Status: Status A, Status B')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear Status' }));
  expect(address()).toHaveTextContent('?zone=A&poId=12');
  expect(button('Status')).toBeInTheDocument();
  expect(button('Clear Status')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(address()).toHaveTextContent('');
  expect(button('Clear all')).toBeNull();
});

test('a filter of a link that cannot be looked up is shown and can be cleared, not chosen', async () => {
  const user = show('?customer=61');
  expect(screen.getByText('Customer: #61')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear Customer' }));
  expect(address()).toHaveTextContent('');
  expect(screen.queryByText(/^Customer/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(await screen.findByRole('menuitem', { name: 'Mode' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Customer' })).toBeNull();
});
