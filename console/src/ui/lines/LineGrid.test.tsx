import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { BlueprintProvider } from '@blueprintjs/core';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { lineSums, headerSums } from '@munim/schema/shared/money.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useState } from 'react';
import { Totals } from '../format/Totals.tsx';
import { type LineChoice, type LineChoices, noChoice } from './lineColumn.ts';
import { LineGrid, type LineGridProps } from './LineGrid.tsx';
import {
  moneyLineColumn,
  percentLineColumn,
  pickerLineColumn,
  quantityLineColumn,
  amountLineColumn,
  textLineColumn,
  checkboxLineColumn,
} from './lineGridColumns.tsx';
import { perRow } from './lineGridSums.ts';

// The grid checks for pointer events, which jsdom fires but does not declare.
Object.defineProperty(HTMLElement.prototype, 'onpointerdown', { value: null, writable: true });
// Wide enough to show the button that removes a line.
window.matchMedia = () =>
  ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;

interface Item {
  id: string;
  name: string;
  unit: string;
  gst: string;
  price: string;
}
interface Draft {
  id: string;
  sku: LineChoice<Item>;
  quantity: string;
  price: string;
  discount: string;
  remarks: string;
  urgent: boolean;
}

const ITEMS: Item[] = [
  { id: '1', name: 'Valve 20 mm', unit: 'PCS', gst: '18.00', price: '100.00' },
  { id: '2', name: 'Valve 25 mm', unit: 'PCS', gst: '18.00', price: '120.50' },
  { id: '3', name: 'Pipe', unit: 'MTR', gst: '12.00', price: '40.00' },
];
const nameOf = (reference: string) =>
  ITEMS.find(
    ({ id, name }) => reference === `#${id}` || reference.toLowerCase() === name.toLowerCase(),
  );
const resolve = jest.fn<LineChoices<Item>['resolve']>();
const choices: LineChoices<Item> = {
  label: ({ name }) => name,
  source: {
    search: async (_, text) =>
      ITEMS.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())).map(
        ({ id, name, unit }) => ({
          id,
          label: name,
          info: unit,
        }),
      ),
    find: async () => undefined,
  },
  resolve,
};

const computed = jest.fn();
const sums = perRow(({ quantity, price, discount, sku }: Draft) => {
  computed();
  const right = /^\d+$/.test(quantity) && /^\d+(\.\d+)?$/.test(price);
  return right && sku.item
    ? lineSums({
        quantity: Number(quantity),
        price,
        discountPercent: discount || '0',
        gstPercent: sku.item.gst,
        withinState: true,
      })
    : null;
});
const columns = [
  pickerLineColumn<Draft, 'sku', Item>('sku', 'SKU', choices, {
    fill: (row, { price }) => ({ ...row, price: row.price || price }),
  }),
  quantityLineColumn<Draft>('quantity'),
  moneyLineColumn<Draft>('price', 'Selling price'),
  percentLineColumn<Draft>('discount', 'Discount %', { optional: true }),
  textLineColumn<Draft>('remarks', 'Remarks', 20),
  amountLineColumn<Draft>('total', 'Total', (row) => sums(row)?.total ?? null),
];
const totalOf = (rows: readonly Draft[]) =>
  headerSums(rows.map(sums).filter((line) => line !== null)).total;

let createdCount = 0;
const newRow = (): Draft => ({
  id: `new-${createdCount++}`,
  sku: noChoice,
  quantity: '',
  price: '',
  discount: '',
  remarks: '',
  urgent: false,
});
const draft = (id: string, item: Item | undefined, more: Partial<Draft> = {}): Draft => ({
  ...newRow(),
  id,
  sku: item ? { text: item.name, item } : noChoice,
  quantity: '1',
  price: '10.00',
  ...more,
});

let rows: Draft[];
function Lines({ start, ...more }: { start: Draft[] } & Partial<LineGridProps<Draft>>) {
  const [held, setHeld] = useState(start);
  const change = useCallback((next: Draft[]) => {
    rows = next;
    setHeld(next);
  }, []);
  return (
    <form aria-label="Order" onSubmit={submitted}>
      <LineGrid
        label="Lines"
        rows={held}
        onChange={change}
        columns={columns}
        newRow={newRow}
        {...more}
      />
      <Totals sums={[['Grand total', totalOf(held)]]} />
      <button type="submit">Save</button>
    </form>
  );
}
const submitted = jest.fn();

async function show(start: Draft[], more: Partial<LineGridProps<Draft>> = {}) {
  rows = start;
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  const user = userEvent.setup();
  const lines = (changes: Partial<LineGridProps<Draft>>) => (
    <BlueprintProvider>
      <ApolloProvider client={client}>
        <Lines start={start} {...more} {...changes} />
      </ApolloProvider>
    </BlueprintProvider>
  );
  const { rerender } = render(lines({}));
  if (start.length > 0) await waitFor(() => cell(0, 'quantity'));
  const again = (changes: Partial<LineGridProps<Draft>>) => rerender(lines(changes));
  return { user, again };
}
function cell(row: number, column: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(
    `.ag-row[row-index="${row}"] [col-id="${column}"]`,
  );
  if (!found) throw new Error(`no cell ${row} ${column}`);
  return found;
}
const focusOn = async (row: number, column: string) => {
  await userEvent.click(cell(row, column));
  await waitFor(() => expect(focused()).toBe(`${row} ${column}`));
};
const paste = (text: string) =>
  fireEvent.paste(document.activeElement ?? document.body, {
    clipboardData: { getData: () => text },
  });
const grandTotal = () => screen.getByText('Grand total').nextSibling?.textContent;
const said = () => screen.getByRole('status').textContent;
const focused = () => {
  const at = document.activeElement?.closest('[col-id]');
  return `${at?.closest('[row-index]')?.getAttribute('row-index')} ${at?.getAttribute('col-id')}`;
};

beforeEach(() => {
  resolve.mockReset();
  resolve.mockImplementation(async (_, references) => {
    const found = references.map((text) => [text, nameOf(text)] as const);
    return new Map(found.filter((entry): entry is [string, Item] => entry[1] !== undefined));
  });
  submitted.mockReset();
  computed.mockClear();
});
afterEach(cleanup);

test('typing replaces the value, Enter commits and moves down, totals update and only the changed line is recomputed', async () => {
  const { user } = await show([draft('a', ITEMS[0]), draft('b', ITEMS[0])]);
  expect(grandTotal()).toBe('₹ 23.60');
  computed.mockClear();
  await focusOn(0, 'quantity');
  await user.keyboard('12{Enter}');
  await waitFor(() => expect(grandTotal()).toBe('₹ 153.40'));
  await waitFor(() => expect(focused()).toBe('1 quantity'));
  expect(computed).toHaveBeenCalledTimes(1);
  expect(submitted).not.toHaveBeenCalled();
  expect(resolve).not.toHaveBeenCalled();
});

test('Tab moves through editable cells and adds a line at the end, but leaves a blank last line; arrows move through all cells', async () => {
  const { user } = await show([draft('a', ITEMS[0])]);
  await focusOn(0, 'price');
  await user.keyboard('55{Tab}');
  await waitFor(() => expect(focused()).toBe('0 discount'));
  await user.keyboard('{Tab}{Tab}');
  await waitFor(() => expect(focused()).toBe('1 sku'));
  expect(rows).toHaveLength(2);
  expect(rows[0]?.price).toBe('55');
  await user.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  await waitFor(() => expect(focused()).toBe('0 total'));
  await user.keyboard('7');
  expect(document.querySelector('.ag-cell-inline-editing')).toBeNull();
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  await waitFor(() => expect(focused()).toBe('0 remarks'));
  await user.keyboard('{F2}abc{Escape}');
  expect(rows[0]?.remarks).toBe('');
  await focusOn(1, 'remarks');
  await user.keyboard('{Tab}');
  expect(rows).toHaveLength(2);
});

test('typing searches SKUs, Enter takes the highlighted one, and price and total update', async () => {
  const { user } = await show([newRow()]);
  await focusOn(0, 'sku');
  await user.keyboard('valve');
  expect(await screen.findByRole('option', { name: /Valve 20 mm/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await user.keyboard('{ArrowDown}{Tab}');
  await waitFor(() =>
    expect(rows[0]).toMatchObject({
      sku: { text: 'Valve 25 mm', item: ITEMS[1] },
      price: '120.50',
    }),
  );
  expect(resolve.mock.calls.map(([, references]) => references)).toEqual([['#2']]);
  await user.keyboard('2{Enter}');
  await waitFor(() => expect(grandTotal()).toBe('₹ 284.38'));
});

test('a text that fits nothing is answered too', async () => {
  const { user } = await show([newRow()]);
  await focusOn(0, 'sku');
  await user.keyboard('qqqq');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  await user.keyboard('{Control>}a{/Control}valve');
  expect(await screen.findByRole('option', { name: /Valve 20 mm/ })).toBeInTheDocument();
  expect(screen.queryByText('Nothing found')).toBeNull();
});

test('pasting a block adds lines, looks up SKUs in one call, and marks unknown ones', async () => {
  const { user } = await show([newRow()]);
  await focusOn(0, 'sku');
  paste(
    'valve 20 mm\t10\t₹ 1,200.00\t5%\nNo such\t3\t10\nPipe\t1,000\t\t\t"2"" thread"\nPIPE\tmany\n',
  );
  await waitFor(() => expect(rows[3]?.sku.item).toBe(ITEMS[2]));
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(resolve.mock.calls[0]?.[1]).toEqual(['valve 20 mm', 'No such', 'Pipe', 'PIPE']);
  expect(rows).toMatchObject([
    { sku: { text: 'Valve 20 mm' }, quantity: '10', price: '1200.00', discount: '5' },
    { sku: { text: 'No such', item: null, unknown: true }, quantity: '3', price: '10' },
    { sku: { text: 'Pipe' }, quantity: '1000', price: '40.00', remarks: '2" thread' },
    { quantity: 'many', price: '40.00' },
  ]);
  expect(cell(1, 'sku')).toHaveClass('line-invalid');
  expect(cell(3, 'quantity')).toHaveClass('line-invalid');
  expect(cell(2, 'quantity')).not.toHaveClass('line-invalid');
  const faults = () =>
    within(screen.getByLabelText('What is wrong'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(faults()).toEqual([
    "Line 2, SKU: SKU 'No such' is not known.",
    'Line 4, Quantity: Please enter Quantity as a whole number above 0.',
  ]);
  await focusOn(1, 'sku');
  await waitFor(() => expect(said()).toBe("Line 2, SKU: SKU 'No such' is not known."));
  expect(faults()).toHaveLength(1); // errors of the cell itself are shown once
  await user.click(screen.getByText(/^Line 4, Quantity/));
  await waitFor(() => expect(focused()).toBe('3 quantity'));
  await waitFor(() =>
    expect(said()).toBe('Line 4, Quantity: Please enter Quantity as a whole number above 0.'),
  );

  await user.keyboard('{Control>}z{/Control}'); // the lookup was no step of its own
  await waitFor(() => expect(rows).toHaveLength(1));
  expect(rows[0]).toMatchObject({ sku: noChoice, quantity: '' });
});

test('how many are not known is said by the lines, and follows what is corrected', async () => {
  const { user } = await show([newRow()]);
  await focusOn(0, 'sku');
  paste('No such\t3\t10\nNo such\t4\t10\nNone\t5\t10');
  await focusOn(0, 'quantity');
  await waitFor(() => expect(said()).toBe('3 not known: marked red.'));
  await focusOn(1, 'sku');
  await user.keyboard('{Delete}');
  await focusOn(0, 'quantity');
  await waitFor(() => expect(said()).toBe('2 not known: marked red.'));
});

test('a paste beyond the maximum of lines shows a message', async () => {
  await show([draft('a', ITEMS[0])], { max: 3 });
  await focusOn(0, 'quantity');
  paste('1\n2\n3\n4\n5');
  await waitFor(() => expect(rows.map(({ quantity }) => quantity)).toEqual(['1', '2', '3']));
  expect(said()).toBe('3 lines pasted. 2 lines left out: there is no room for more.');
});

test('selected cells: Shift with arrows and clicks, fill down, clear, copy', async () => {
  const { user } = await show([
    draft('a', ITEMS[2], { quantity: '7', remarks: '=1+1' }),
    draft('b', ITEMS[0], { price: '12.50' }),
    draft('c', undefined),
  ]);
  await focusOn(0, 'sku');
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}');
  expect(said()).toBe('3 lines, 2 columns marked');
  expect(cell(2, 'quantity')).toHaveClass('line-selected');
  expect(cell(2, 'price')).not.toHaveClass('line-selected');
  await user.keyboard('{Control>}d{/Control}');
  await waitFor(() => expect(rows.map(({ quantity }) => quantity)).toEqual(['7', '7', '7']));
  expect(rows.map(({ sku }) => sku.item?.name)).toEqual(['Pipe', 'Pipe', 'Pipe']);
  expect(resolve).not.toHaveBeenCalled();

  await focusOn(0, 'quantity');
  await user.keyboard('{Shift>}');
  await user.click(cell(1, 'price'));
  await user.keyboard('{ArrowRight}{ArrowRight}{/Shift}');
  expect(said()).toBe('2 lines, 4 columns marked');
  const setData = jest.fn();
  fireEvent.copy(cell(1, 'price'), { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith('text/plain', "7\t10.00\t\t'=1+1\n7\t12.50\t\t");
  await user.keyboard('{Delete}');
  await waitFor(() =>
    expect(rows.map(({ quantity, remarks }) => quantity + remarks)).toEqual(['', '', '7']),
  );
});

test('lines are removed with keys or the mouse, and undo restores them', async () => {
  const { user } = await show([draft('a', ITEMS[0]), draft('b', ITEMS[1]), draft('c', ITEMS[2])]);
  await focusOn(0, 'quantity');
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}{Delete}{/Control}');
  await waitFor(() => expect(rows.map(({ id }) => id)).toEqual(['c']));
  await waitFor(() => expect(focused()).toBe('0 quantity'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']));
  await user.click(screen.getByRole('button', { name: 'Remove line 2' }));
  await waitFor(() => expect(rows.map(({ id }) => id)).toEqual(['a', 'c']));
  await user.click(screen.getByRole('button', { name: 'Add line' }));
  await waitFor(() => expect(focused()).toBe('2 sku'));
});

test('empty cells are invalid after submit, blank lines never; errors from the caller are shown', async () => {
  const { again } = await show([draft('a', ITEMS[0], { quantity: '' }), newRow()]);
  expect(cell(0, 'quantity')).not.toHaveClass('line-invalid');
  again({
    submitted: true,
    problems: ({ id }) => (id === 'a' ? { price: 'Below cost.' } : undefined),
  });
  await waitFor(() => expect(cell(0, 'quantity')).toHaveClass('line-invalid'));
  expect(cell(1, 'quantity')).not.toHaveClass('line-invalid');
  await focusOn(0, 'price');
  await waitFor(() => expect(said()).toBe('Line 1, Selling price: Below cost.'));
});

test('without newRow lines can only be edited: paste adds none, none is removed', async () => {
  const { user } = await show([draft('a', ITEMS[0])], { newRow: undefined });
  await focusOn(0, 'quantity');
  paste('4\n5');
  await waitFor(() => expect(rows.map(({ quantity }) => quantity)).toEqual(['4']));
  await user.keyboard('{Control>}{Delete}{/Control}{Tab}{Tab}{Tab}{Tab}');
  expect(rows).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Add line' })).not.toBeInTheDocument();
});

test('an emptied cell stays empty, and Enter before the answer takes no row of another list', async () => {
  const { user } = await show([draft('a', ITEMS[0])]);
  await focusOn(0, 'sku');
  await user.keyboard('{F2}{Control>}a{/Control}{Backspace}');
  expect(await screen.findByRole('listbox')).toHaveTextContent('Pipe');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rows[0]?.sku).toEqual({ text: '', item: null }));
  await focusOn(0, 'sku');
  await user.keyboard('v');
  expect(await screen.findByText('Valve 25 mm')).toBeInTheDocument();
  await user.keyboard('{Backspace}pipe{Enter}');
  await waitFor(() => expect(rows[0]?.sku.item?.name).toBe('Pipe'));
});

test('a fraction and a negative quantity stay as they were typed or pasted, and are invalid', async () => {
  const { user } = await show([draft('a', ITEMS[0]), draft('b', ITEMS[1])]);
  await focusOn(0, 'quantity');
  await user.keyboard('1.5{Enter}');
  await waitFor(() => expect(cell(0, 'quantity')).toHaveClass('line-invalid'));
  paste('−5');
  await waitFor(() => expect(cell(1, 'quantity')).toHaveClass('line-invalid'));
  expect(rows.map(({ quantity }) => quantity)).toEqual(['1.5', '−5']);
  // the reason stays when the cell is left
  await focusOn(0, 'sku');
  expect(await screen.findByText(/^Line 1, Quantity: /)).toBeVisible();
});

test('Space checks boxes, they can be filled down and pasted; read-only cells ignore input; lines have a menu and a row class', async () => {
  const { user } = await show(
    [draft('a', ITEMS[0]), draft('b', ITEMS[1]), draft('c', ITEMS[2], { quantity: '9' })],
    {
      columns: [
        checkboxLineColumn<Draft>('urgent', 'Urgent', ({ sku }) => `Urgent ${sku.text}`),
        quantityLineColumn<Draft>('quantity', 'Quantity', { canEdit: ({ id }) => id !== 'c' }),
      ],
      newRow: undefined,
      menu: ({ id }) => (id === 'b' ? <span>Menu of b</span> : null),
      rowClass: ({ id }) => (id === 'c' ? 'kit-cancelled-row' : undefined),
    },
  );
  const rowSelection = () => rows.map(({ urgent }) => urgent);
  await focusOn(0, 'urgent');
  await user.keyboard(' ');
  await waitFor(() => expect(rowSelection()).toEqual([true, false, false]));
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}');
  await waitFor(() => expect(rowSelection()).toEqual([true, true, false]));
  await user.click(screen.getByRole('checkbox', { name: 'Urgent Valve 20 mm' }));
  await waitFor(() => expect(rowSelection()).toEqual([false, true, false]));
  await focusOn(0, 'urgent');
  paste('yes\t4\nno\t5\nx\t6');
  await waitFor(() => expect(rowSelection()).toEqual([true, false, true]));
  expect(rows.map(({ quantity }) => quantity)).toEqual(['4', '5', '9']);
  expect(cell(1, 'quantity')).toHaveClass('line-editable');
  expect(cell(2, 'quantity')).not.toHaveClass('line-editable');
  expect(document.querySelectorAll('.ag-row.kit-cancelled-row [col-id="quantity"]')).toHaveLength(
    1,
  );
  expect(screen.queryByRole('button', { name: /^Actions of row 1\b/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Actions of row 2, 5' }));
  expect(await screen.findByText('Menu of b')).toBeInTheDocument();
});

test('a column of numbers grows with a longer one: none loses its last digits', async () => {
  const { user } = await show([draft('1', ITEMS[0])]);
  const width = () => Number.parseInt(cell(0, 'quantity').style.width, 10);
  const before = width();
  await focusOn(0, 'quantity');
  await user.keyboard('999999999{Enter}');
  await waitFor(() => expect(cell(0, 'quantity')).toHaveTextContent('99,99,99,999'));
  await waitFor(() => expect(width()).toBeGreaterThan(before));
});
