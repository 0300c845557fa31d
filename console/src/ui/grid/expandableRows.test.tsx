import { BlueprintProvider } from '@blueprintjs/core';
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { textColumn } from './columns.tsx';
import { DataGrid } from './DataGrid.tsx';
import type { Expandable } from './expandableRows.tsx';
import { innerHeight } from './nestedHeight.ts';

interface Product {
  id: string;
  name: string;
  skus: string[];
}

const columns = [textColumn<Product>('name', 'Name')];
const expandable: Expandable<Product> = {
  nameOf: ({ name }) => name,
  heightOf: ({ skus }) => innerHeight(skus.length),
  renderContent: ({ name, skus }) => <p aria-label={`SKUs of ${name}`}>{skus.join(', ')}</p>,
};
const products = (sku: string): Product[] =>
  ['Bowl', 'Cup', 'Axe'].map((name) => ({ id: name, name, skus: [`${name} ${sku}`] }));

const PRODUCTS = products('small');

function Screen({ onSelect }: { onSelect?: (names: string[]) => void }) {
  const [rows, setRows] = useState(products('small'));
  const [selectedRows, setSelectedRows] = useState<Product[]>([]);
  const tick = (chosen: Product[]) => {
    setSelectedRows(chosen);
    onSelect?.(chosen.map(({ name }) => name));
  };
  return (
    <BlueprintProvider>
      <button onClick={() => setRows(products('large'))}>Refetch</button>
      <DataGrid
        label="Products"
        rows={rows}
        columns={columns}
        expandable={expandable}
        {...(onSelect ? { rowSelection: { selectedRows, onSelect: tick } } : {})}
      />
    </BlueprintProvider>
  );
}

const shown = () =>
  screen.queryAllByLabelText(/^SKUs of /).map((element) => element.getAttribute('aria-label'));
const orderOfRows = () =>
  [...document.querySelectorAll<HTMLElement>('.ag-row')]
    .toSorted((a, b) => Number(a.getAttribute('row-index')) - Number(b.getAttribute('row-index')))
    .map((row) => row.getAttribute('row-id'));

afterEach(cleanup);

test('a click on the expand button toggles the row once, even though its icon is replaced', async () => {
  const user = userEvent.setup();
  const onOpen = jest.fn();
  render(
    <BlueprintProvider>
      <DataGrid
        label="Products"
        rows={PRODUCTS}
        columns={columns}
        expandable={expandable}
        onOpen={onOpen}
      />
    </BlueprintProvider>,
  );
  const button = await screen.findByRole('button', { name: 'Open Cup' });
  await user.click(button.querySelector('path')!);
  expect(await screen.findByText('Cup small')).toBeInTheDocument();
  await user.click(screen.getByText('Bowl'));
  await waitFor(() =>
    expect(onOpen.mock.calls).toEqual([[expect.objectContaining({ id: 'Bowl' })]]),
  );
});

test('a row expands by its button and by a click, and stays expanded over a refetch', async () => {
  const user = userEvent.setup();
  render(<Screen />);
  await user.click(await screen.findByRole('button', { name: 'Open Cup' }));
  expect(await screen.findByText('Cup small')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Close Cup' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await user.click(screen.getByText('Bowl'));
  expect(await screen.findByText('Bowl small')).toBeInTheDocument();
  await user.click(screen.getByText('Bowl small'));
  expect(shown()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Refetch' }));
  expect(await screen.findByText('Cup large')).toBeInTheDocument();
  expect(shown()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Close Cup' }));
  await waitFor(() => expect(shown()).toEqual(['SKUs of Bowl']));
});

test('details stay under their row when the page is sorted', async () => {
  const user = userEvent.setup();
  render(<Screen />);
  await user.click(await screen.findByRole('button', { name: 'Open Cup' }));
  await waitFor(() => expect(orderOfRows()).toEqual(['Bowl', 'Cup', 'Cup:open', 'Axe']));
  await user.click(screen.getByText('Name'));
  await waitFor(() => expect(orderOfRows()).toEqual(['Axe', 'Bowl', 'Cup', 'Cup:open']));
  await user.click(screen.getByText('Name'));
  await waitFor(() => expect(orderOfRows()).toEqual(['Cup', 'Cup:open', 'Bowl', 'Axe']));
});

test('in the expander cell right expands and left collapses; elsewhere arrows move', async () => {
  const user = userEvent.setup();
  render(<Screen />);
  const arrow = (await screen.findByRole('button', { name: 'Open Bowl' })).closest<HTMLElement>(
    '[role=gridcell]',
  );
  arrow?.focus();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText('Bowl small')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect(shown()).toHaveLength(1);
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(shown()).toHaveLength(0));
});

test('detail rows have no checkbox: select all selects only the rows', async () => {
  const user = userEvent.setup();
  const told: string[][] = [];
  render(<Screen onSelect={(names) => told.push(names)} />);
  await user.click(await screen.findByRole('button', { name: 'Open Cup' }));
  await screen.findByText('Cup small');
  const head = document.querySelector<HTMLElement>('.ag-header');
  await user.click(within(head as HTMLElement).getByRole('checkbox'));
  await waitFor(() => expect(told.at(-1)).toEqual(['Bowl', 'Cup', 'Axe']));
});
