import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { BlueprintProvider, Menu, MenuItem } from '@blueprintjs/core';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { foldedIn, inGroup } from '../grid/columnGroups.tsx';
import { moneyColumn, numberColumn, textColumn } from '../grid/columns.tsx';
import type { LineColumn } from './lineColumn.ts';
import { moneyLineColumn, quantityLineColumn, readOnlyLineColumn } from './lineGridColumns.tsx';
import { SavedLines } from './SavedLines.tsx';

interface Line {
  id: string;
  lineNumber: number;
  name: string;
  quantity: string;
  cancelled: number;
  price: string;
  taxable: string;
  total: string;
}

const MONEY = { id: 'money', name: 'Money' };
const price = moneyLineColumn<Line>('price', 'Selling price');
const columns: LineColumn<Line>[] = [
  readOnlyLineColumn(numberColumn('lineNumber', 'No.')),
  readOnlyLineColumn(textColumn('name', 'Product')),
  quantityLineColumn('quantity'),
  readOnlyLineColumn(numberColumn('cancelled', 'Cancelled')),
  { ...price, column: inGroup(MONEY, price.column) },
  readOnlyLineColumn(foldedIn(MONEY, moneyColumn<Line>('taxable', 'Taxable'))),
  readOnlyLineColumn(inGroup(MONEY, moneyColumn<Line>('total', 'Total'))),
];
const ROWS: Line[] = [
  {
    id: '1',
    lineNumber: 1,
    name: 'Bed Sheet, Single 60 × 90 in',
    quantity: '30',
    cancelled: 0,
    price: '560.63',
    taxable: '16818.90',
    total: '17659.84',
  },
];
const menu = () => (
  <Menu>
    <MenuItem text="Request sample" />
  </Menu>
);

// The grid checks for pointer events, which jsdom fires but does not declare.
Object.defineProperty(HTMLElement.prototype, 'onpointerdown', { value: null, writable: true });
const setWindow = (isPhone: boolean) => {
  window.matchMedia = ((query: string) => ({
    matches: query.includes('425') === isPhone,
    addEventListener() {},
    removeEventListener() {},
  })) as never;
};
beforeEach(() => setWindow(true));
afterEach(cleanup);

function show(onChange: ((rows: Line[]) => void) | null) {
  render(
    <ApolloProvider
      client={new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() })}
    >
      <BlueprintProvider>
        <SavedLines
          label="Lines"
          rows={ROWS}
          onChange={onChange}
          columns={columns}
          menu={menu}
          memory="test-lines"
        />
      </BlueprintProvider>
    </ApolloProvider>,
  );
}
const cardOf = async (name: string) =>
  within(
    (await screen.findByText(name, { selector: '.kit-card-goods' })).closest<HTMLElement>(
      '.kit-card',
    )!,
  );
const heads = () => screen.queryAllByRole('columnheader').map((head) => head.textContent?.trim());

test('a phone shows lines as cards: goods, figures that say something, amount, and their menu', async () => {
  show(null);
  const card = await cardOf('Bed Sheet, Single 60 × 90 in');
  expect(card.getByText('₹ 17,659.84')).toBeInTheDocument();
  expect(card.getByText('Quantity 30 · Selling price ₹ 560.63')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Actions of row 1/ })).toBeInTheDocument();
  expect(screen.queryByText('Money')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit lines' })).toBeNull();
});

test('lines that may be changed are typed into when one asks to, without what is only read', async () => {
  show(() => undefined);
  await cardOf('Bed Sheet, Single 60 × 90 in');
  await userEvent.click(screen.getByRole('button', { name: 'Edit lines' }));
  await screen.findByText('Selling price');
  expect(heads()).toEqual(
    expect.arrayContaining(['Product', 'Quantity', 'Selling price', 'Total']),
  );
  expect(heads()).not.toContain('Cancelled');
  expect(heads()).not.toContain('No.');
});

test('a wide window shows the grid at once', async () => {
  setWindow(false);
  show(() => undefined);
  await screen.findByText('Selling price');
  expect(heads()).toContain('Cancelled');
  expect(document.querySelector('.kit-card')).toBeNull();
});
