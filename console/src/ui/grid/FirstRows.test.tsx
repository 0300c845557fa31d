import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { numberColumn, textColumn } from './columns.tsx';
import { ExpandedRowsContext } from './expandableRows.tsx';
import { FirstRows, mayDrawFirst } from './FirstRows.tsx';

afterEach(cleanup);

interface Row {
  id: string;
  name: string;
  quantity: string;
}
const ROWS: Row[] = [
  { id: '1', name: 'Bath towel', quantity: '12' },
  { id: '2', name: 'Soap', quantity: '3.5' },
];
const columns = [textColumn<Row>('name', 'Name'), numberColumn<Row>('quantity', 'Quantity')];

test('rows are a table with the columns and texts of the grid, and open on a click', async () => {
  const opened: string[] = [];
  render(
    <FirstRows
      label="Goods"
      rows={ROWS}
      columns={columns}
      rowClass={({ id }) => (id === '2' ? 'kit-cancelled-row' : undefined)}
      onOpen={({ id }) => opened.push(id)}
    />,
  );
  const table = screen.getByRole('table', { name: 'Goods' });
  const headers = within(table).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual(['Name', 'Quantity']);
  const soap = within(table).getByText('Soap').closest('tr');
  expect(soap).toHaveClass('kit-cancelled-row');
  expect(soap).toHaveTextContent('3.5');
  await userEvent.click(within(table).getByText('Soap'));
  expect(opened).toEqual(['2']);

  const marked = within(table).getByText('Bath towel');
  window.getSelection()?.selectAllChildren(marked);
  expect(window.getSelection()?.toString()).toBe('Bath towel');
  marked.click();
  expect(opened).toEqual(['2']);
  window.getSelection()?.removeAllRanges();
});

test("a press on a link of a row is the link's, and a click expands a row that opens nothing", async () => {
  const link = textColumn<Row>('name', 'Name');
  link.cellRenderer = ({ value }: { value: string }) => <a href="#it">{value}</a>;
  const opened: string[] = [];
  const rows = { isOpen: (id: string) => id === '1', toggle: (id: string) => opened.push(id) };
  const expandable = {
    nameOf: ({ name }: Row) => name,
    heightOf: () => 40,
    renderContent: ({ name }: Row) => <p>All about {name}</p>,
  };
  render(
    <ExpandedRowsContext value={{ ...expandable, ...rows }}>
      <FirstRows
        label="Goods"
        rows={ROWS}
        columns={[link, numberColumn<Row>('quantity', 'Quantity')]}
        expandable={expandable}
        onOpen={({ id }) => rows.toggle(id)}
      />
    </ExpandedRowsContext>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Soap' }));
  expect(opened).toEqual([]);
  await userEvent.click(screen.getByText('3.50'));
  expect(opened).toEqual(['2']);
  await userEvent.click(screen.getByRole('button', { name: 'Close Bath towel' }));
  expect(opened).toEqual(['2', '1']);
  expect(screen.getByText('All about Bath towel').closest('tr')).toHaveStyle({ height: '40px' });
  expect(screen.queryByText('All about Soap')).toBeNull();
});

test('rows that the grid would sort, and no rows, wait for the grid', () => {
  expect(mayDrawFirst({ rows: ROWS, columns, sort: null })).toBe(true);
  expect(mayDrawFirst({ rows: [], columns, sort: null })).toBe(false);
  expect(mayDrawFirst({ rows: ROWS, columns, sort: 'name:asc' })).toBe(false);
});

test('other columns stand over their own values where the grid has failed', () => {
  const failure = { failures: 1, isAsked: false };
  const { rerender } = render(<FirstRows label="Goods" rows={ROWS} columns={columns} />);
  const later = [textColumn<Row>('name', 'Product'), numberColumn<Row>('quantity', 'November')];
  rerender(<FirstRows label="Goods" rows={ROWS} columns={later} failure={failure} />);
  const names = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['Product', 'November']);
});
