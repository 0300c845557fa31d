import { ApolloClient, InMemoryCache, type TypedDocumentNode, gql } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { BlueprintProvider } from '@blueprintjs/core';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { loadSettings } from '../mySettings.ts';
import { idColumn, moneyColumn, summed, textColumn } from './columns.tsx';
import type { Filter } from './FilterBar.tsx';
import { loadGrid } from './gridCode.ts';
import { ListScreen } from './ListScreen.tsx';
import { statusColumn } from './statusColumns.tsx';

type Order = { __typename: 'Paper'; id: string; name: string; total: string; status: string };
type Papers = { papers: { __typename: 'Page'; items: Order[]; count: number } };
type Variables = { page: number; limit: number; keyword?: string };
const DOCUMENTS = gql`
  query Papers($page: Int, $limit: Int, $keyword: String) {
    papers(page: $page, limit: $limit, keyword: $keyword) {
      items {
        id
        name
        total
        status
      }
      count
    }
  }
` as TypedDocumentNode<Papers, Variables>;
const SUMS = gql`
  query PaperSums($filter: PaperFilter) {
    papers(filter: $filter) {
      sums {
        field
        value
      }
    }
  }
`;
const usePrints = (options: useQuery.Options<Papers, Variables>) => useQuery(DOCUMENTS, options);

const columns = [
  idColumn<Order>('id', 'Paper'),
  textColumn<Order>('name', 'Name'),
  summed(moneyColumn<Order>('total', 'Total')),
  statusColumn<Order>(
    'status',
    'Status',
    { SENT: { text: 'Draft', intent: 'primary', ring: 'draft' } },
    { detail: (row) => row.name },
  ),
];
const filters: Filter[] = [{ kind: 'search', name: 'keyword', label: 'Search papers' }];

const record = (id: number): Order => ({
  __typename: 'Paper',
  id: String(id),
  name: `Paper ${id}`,
  total: '123456.00',
  status: 'SENT',
});
const page = (from: number, to: number, count: number): Papers => ({
  papers: {
    __typename: 'Page',
    count,
    items: Array.from({ length: to - from + 1 }, (_, i) => record(from + i)),
  },
});
const mockResponse = (variables: Variables, data: Papers, delay = 0): MockLink.MockedResponse => ({
  request: { query: DOCUMENTS, variables },
  result: { data },
  delay,
  maxUsageCount: 5,
});

function Address() {
  const { search } = useLocation();
  return <output aria-label="address">{search}</output>;
}

/** Settings that the server keeps, by person. */
const kept = new Map<string, Map<string, string>>();

/** The person's console in another browser: it knows what the server keeps. */
function signIn(owner: string) {
  const own = kept.get(owner) ?? new Map<string, string>();
  kept.set(owner, own);
  const settings = [...own].map(([key, value]) => ({ key, value }));
  loadSettings(owner, settings, (key, value) => {
    if (value === null) own.delete(key);
    else own.set(key, value);
  });
}

const TICKED: never[] = [];
const rowSelection = { selectedRows: TICKED, onSelect: () => undefined };

function show(
  mocks: MockLink.MockedResponse[],
  at = '/papers',
  owner = '7',
  more: { rowSelection?: typeof rowSelection } = {},
) {
  signIn(owner);
  const client = new ApolloClient({ link: new MockLink(mocks), cache: new InMemoryCache() });
  const opened: string[] = [];
  render(
    <BlueprintProvider>
      <ApolloProvider client={client}>
        <MemoryRouter initialEntries={[at]} useTransitions={false}>
          <ListScreen
            title="Papers"
            query={usePrints}
            variables={(variablesOf, pageNumber, limit) => ({
              page: pageNumber,
              limit,
              ...(variablesOf.one('keyword') ? { keyword: variablesOf.one('keyword')! } : {}),
            })}
            rows={(data) => data.papers}
            allSums={{ document: SUMS, field: 'papers' }}
            columns={columns}
            filters={filters}
            onOpen={(row) => opened.push(row.id)}
            emptyText="No papers match these filters."
            defaultLimit={10}
            {...more}
          />
          <Address />
        </MemoryRouter>
      </ApolloProvider>
    </BlueprintProvider>,
  );
  return { opened, user: userEvent.setup() };
}

beforeAll(loadGrid);
afterEach(() => {
  cleanup();
  kept.clear();
});

test('shows pages and keeps page and size in the address', async () => {
  const { user } = show([
    mockResponse({ page: 1, limit: 10 }, page(1, 10, 12)),
    mockResponse({ page: 2, limit: 10 }, page(11, 12, 12), 400),
    mockResponse({ page: 1, limit: 5 }, page(1, 5, 12)),
  ]);
  expect(screen.getByRole('status', { name: 'Loading rows' })).toBeInTheDocument();
  expect(await screen.findByText('Paper 1')).toBeInTheDocument();
  expect(screen.queryByRole('status', { name: 'Loading rows' })).toBeNull();
  expect(screen.getAllByText('₹ 1,23,456.00')).toHaveLength(10);
  expect(screen.getAllByTitle('Draft: Paper 1')[0]).toHaveTextContent('Draft');
  expect(screen.getByText('1–10 of 12')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByText('Paper 1')).toBeInTheDocument();
  expect(await screen.findByText('Paper 11')).toBeInTheDocument();
  expect(screen.getByLabelText('address')).toHaveTextContent('?page=2');
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();

  await user.selectOptions(screen.getByLabelText('Rows per page'), '5');
  expect(await screen.findByText('Paper 5')).toBeInTheDocument();
  expect(screen.getByLabelText('address')).toHaveTextContent('?limit=5');
});

test('a page that fails to load shows no rows of the previous one', async () => {
  const { user } = show([
    mockResponse({ page: 1, limit: 10 }, page(1, 10, 12)),
    {
      request: { query: DOCUMENTS, variables: { page: 2, limit: 10 } },
      error: new Error('gone'),
      maxUsageCount: 5,
    },
  ]);
  expect(await screen.findByText('Paper 1')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('gone');
  await waitFor(() => expect(screen.queryByText('Paper 1')).toBeNull());
  expect(screen.getByText('Page 2 of 2')).toBeInTheDocument();
});

test('searching returns to page 1; no results shows a message and Clear', async () => {
  const { user } = show(
    [
      mockResponse({ page: 2, limit: 10 }, page(11, 12, 12)),
      mockResponse({ page: 1, limit: 10, keyword: 'zz' }, page(1, 0, 0)),
      mockResponse({ page: 1, limit: 10 }, page(1, 10, 12)),
    ],
    '/papers?page=2',
  );
  expect(await screen.findByText('Paper 11')).toBeInTheDocument();
  await user.keyboard('/');
  expect(screen.getByRole('searchbox', { name: 'Search papers' })).toHaveFocus();
  await user.keyboard('zz');
  expect(await screen.findByText('No papers match these filters.')).toBeInTheDocument();
  expect(screen.getByLabelText('address')).toHaveTextContent('?keyword=zz');
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
  expect(await screen.findByText('Paper 1')).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('arrows move between rows, Enter and a click open one', async () => {
  const { user, opened } = show([mockResponse({ page: 1, limit: 10 }, page(1, 3, 3))]);
  await screen.findByText('Paper 1');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(opened).toEqual(['2']);
  await user.click(screen.getByText('Paper 3'));
  expect(opened).toEqual(['2', '3']);
  await user.click(screen.getByRole('button', { name: '1' }));
  expect(opened).toEqual(['2', '3', '1']);
});

test('a failed load shows its error in place and can be retried', async () => {
  const { user } = show([
    {
      request: { query: DOCUMENTS, variables: { page: 1, limit: 10 } },
      error: new Error('The papers are away'),
    },
    mockResponse({ page: 1, limit: 10 }, page(1, 1, 1)),
  ]);
  expect(
    within(await screen.findByRole('alert')).getByText('The papers are away'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Paper 1')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a capped count shows as 10,000+; a page past the end goes to the last one', async () => {
  show([mockResponse({ page: 1, limit: 10 }, page(1, 10, 10_001))]);
  expect(await screen.findByText('1–10 of 10,000+')).toBeInTheDocument();
  cleanup();
  show(
    [
      mockResponse({ page: 9, limit: 10 }, page(1, 0, 12)),
      mockResponse({ page: 2, limit: 10 }, page(11, 12, 12)),
    ],
    '/papers?page=9',
  );
  expect(await screen.findByText('Paper 12')).toBeInTheDocument();
});

test('hidden columns stay hidden for this user only', async () => {
  const mocks = [mockResponse({ page: 1, limit: 10 }, page(1, 1, 1))];
  const { user } = show(mocks);
  await screen.findByText('Paper 1');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Total' }));
  await waitFor(() => expect(screen.queryByText('₹ 1,23,456.00')).toBeNull());
  cleanup();
  show(mocks);
  await screen.findByText('Paper 1');
  expect(screen.queryByText('₹ 1,23,456.00')).toBeNull();
  cleanup();
  show(mocks, '/papers', '8');
  expect(await screen.findByText('₹ 1,23,456.00')).toBeInTheDocument();
});

test('exports all pages of the filtered list, as CSV or Excel', async () => {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => (files.push(blob), 'blob:x'),
    revokeObjectURL: () => undefined,
  });
  const mocks = [
    mockResponse({ page: 1, limit: 10 }, page(1, 10, 250)),
    mockResponse({ page: 1, limit: 200 }, page(1, 200, 250)),
    mockResponse({ page: 2, limit: 200 }, page(201, 250, 250)),
  ];
  // the column of checkboxes is not in the file
  const { user } = show(mocks, '/papers', '7', { rowSelection });
  await screen.findByText('Paper 1');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByRole('menuitem', { name: 'Excel' })).toBeInTheDocument();
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsText(files[0] ?? new Blob());
  await read;
  const text = reader.result as string;
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(251);
  expect(lines[0]).toBe('"Paper","Name","Total","Status"');
  expect(lines[250]).toBe('"250","Paper 250","123456.00","Draft"');
});

test('a list of several pages says that sorting is within the page; one that is shown whole does not', async () => {
  const words = 'Sorted within this page';
  const first = mockResponse({ page: 1, limit: 10 }, page(1, 10, 25));
  show([first], '/papers?sort=name:asc');
  expect(await screen.findByText(words)).toBeInTheDocument();
  cleanup();
  show([first]);
  expect(await screen.findByText('1–10 of 25')).toBeInTheDocument();
  expect(screen.queryByText(words)).toBeNull();
  cleanup();
  show([mockResponse({ page: 1, limit: 10 }, page(1, 3, 3))], '/papers?sort=name:asc');
  expect(await screen.findByText('1–3 of 3')).toBeInTheDocument();
  expect(screen.queryByText(words)).toBeNull();
});

test('the foot adds up the amounts of the page, exactly and without cancelled ones', async () => {
  const odd = page(1, 3, 3);
  odd.papers.items = [
    { ...record(1), total: '0.10' },
    { ...record(2), total: '0.20' },
    { ...record(3), total: '99.00', status: 'CANCELLED' },
  ];
  show([mockResponse({ page: 1, limit: 10 }, odd)]);
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
  expect(await pages.findByText('₹ 0.30')).toBeInTheDocument();
  expect(pages.getByText(/without cancelled/)).toBeInTheDocument();
  expect(pages.queryByText(/this page/)).toBeNull();
  expect(pages.queryByRole('button', { name: 'Next page' })).toBeNull();
  cleanup();
  show([mockResponse({ page: 1, limit: 10 }, page(1, 10, 12))]);
  expect(await screen.findByText('₹ 12,34,560.00')).toBeInTheDocument();
  expect(screen.getByText(/this page/)).toBeInTheDocument();
});

test('an empty list says how many there are without the filters', async () => {
  show(
    [
      mockResponse({ page: 1, limit: 10, keyword: 'zz' }, page(1, 0, 0)),
      mockResponse({ page: 1, limit: 1 }, page(1, 1, 297)),
    ],
    '/papers?keyword=zz',
  );
  expect(await screen.findByText('297 without these filters.')).toBeInTheDocument();
});

test('rows a page are remembered for this user', async () => {
  const mocks = [
    mockResponse({ page: 1, limit: 10 }, page(1, 10, 12)),
    mockResponse({ page: 1, limit: 15 }, page(1, 12, 12)),
  ];
  const { user } = show(mocks);
  await screen.findByText('Paper 1');
  await user.selectOptions(screen.getByLabelText('Rows per page'), '15');
  expect(await screen.findByText('1–12 of 12')).toBeInTheDocument();
  cleanup();
  show(mocks);
  expect(await screen.findByText('1–12 of 12')).toBeInTheDocument();
  cleanup();
  show(mocks, '/papers', '8');
  expect(await screen.findByText('1–10 of 12')).toBeInTheDocument();
});

test('on a phone rows are cards with number, amount and status, and a press opens them', async () => {
  window.matchMedia = ((query: string) => ({ matches: query.includes('425') })) as never;
  try {
    const { user, opened } = show([mockResponse({ page: 1, limit: 10 }, page(1, 2, 2))]);
    const name = await screen.findByText('Paper 2', { selector: '.kit-card-name' });
    const card = within(name.closest<HTMLElement>('.kit-card')!);
    expect(card.getByText('₹ 1,23,456.00')).toBeInTheDocument();
    expect(card.getByTitle('Draft')).toHaveAttribute('data-status', 'SENT');
    expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
    await user.click(name);
    expect(opened).toEqual(['2']);
  } finally {
    Reflect.deleteProperty(window, 'matchMedia');
  }
});

test('adds up all that match when it is asked to, and not before', async () => {
  let asked = 0;
  const sums = [{ __typename: 'AmountSum', field: 'total', value: '9876543210.10' }];
  const { user } = show([
    mockResponse({ page: 1, limit: 10 }, page(1, 10, 12)),
    {
      request: { query: SUMS, variables: { filter: undefined } },
      result: () => {
        asked++;
        return { data: { papers: { __typename: 'Page', sums } } };
      },
    },
  ]);
  const button = await screen.findByRole('button', { name: 'Total of all 12' });
  expect(screen.getByText('₹ 12,34,560.00')).toBeInTheDocument();
  expect(asked).toBe(0);
  await user.click(button);
  expect(await screen.findByText('₹ 9,87,65,43,210.10')).toBeInTheDocument();
  expect(screen.getByText('₹ 12,34,560.00')).toBeInTheDocument();
  expect(asked).toBe(1);
});
