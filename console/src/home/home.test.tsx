import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HomeList, ViewerFieldsFragment } from '../../generated/documents.ts';
import { type MockResponses, type GatewayCall, graphqlError } from '../../testing/mockGateway.ts';
import { addDays, today } from '../ui/format/dates.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';

const { TOP_ADMIN, SALES, CATEGORY_MANAGER, SALES_OUTSIDE, ORGANISATION, OPERATIONS } = Role;
const person = (id: string, name: string) => ({ __typename: 'UserName', id, name });
const customer = { __typename: 'TenantSummary', id: 't1', name: 'Hotel Udupi' };
const sample = (id: string, status: string) => ({
  __typename: 'SampleRequest',
  id,
  status,
  createdAt: '2026-11-02T06:00:00Z',
  customer,
  salesPerson: person('7', 'Asha Rao'),
  sku: { __typename: 'SkuSummary', id: 's1', name: 'Linen SKU' },
  assignedTo: status === 'DRAFT' ? null : person('9', 'Kavita Shah'),
});
const po = {
  __typename: 'PurchaseOrder',
  id: '501',
  status: 'DRAFT',
  orderNumber: 'SO/2026-27/7',
  grandTotal: '1180.00',
  dueDate: null,
  seller: { __typename: 'PoSeller', id: 'v1', name: 'Weavers of Erode' },
  createdBy: person('9', 'Kavita Shah'),
};
const none = (field: string, __typename: string) => () => ({
  data: { [field]: { __typename, items: [], count: 0 } },
});
const samplesOf = ({ variables }: GatewayCall) => {
  const { statuses } = variables['filter'] as { statuses: string[] };
  const items = [
    sample(statuses.includes('SAMPLE_REQUESTED') ? '32' : '31', statuses.at(-1) ?? ''),
  ];
  return { data: { sampleRequests: { __typename: 'SampleRequestPage', items, count: 12 } } };
};
const ROWS = {
  __typename: 'HomeRows',
  statuses: [],
  fromDate: null,
  toDate: null,
  dueBefore: null,
  salesPersonIds: null,
  categoryManagerId: null,
  assignedToIds: null,
};
const counted = (list: HomeList, count: number, rows: object = {}) => ({
  __typename: 'HomeCount',
  list,
  count,
  oldBooks: 0,
  oldest: count ? addDays(today(), -3) : null,
  rows: { ...ROWS, ...rows },
});
const homeOf = (tiles: object[], tabs: object[]) => () => ({
  data: { home: { __typename: 'Home', tiles, tabs } },
});
const YEAR = { fromDate: '2025-11-21', toDate: '2026-11-21' };
const TILES = [
  counted('PENDING_RFQS', 86, { ...YEAR, statuses: ['PENDING'], salesPersonIds: ['3', '4'] }),
  counted('LATE_ORDERS', 9, { statuses: ['CONFIRMED', 'IN_TRANSIT'], dueBefore: '2026-11-21' }),
  counted('DISPATCH', 0),
];
const TABS = [
  counted('DRAFT_POS', 3, { ...YEAR, statuses: ['DRAFT'], categoryManagerId: '7' }),
  counted('UNASSIGNED_SAMPLES', 12, { ...YEAR, statuses: ['DRAFT'] }),
  counted('OPEN_SAMPLES', 4, { ...YEAR, statuses: ['SAMPLE_REQUESTED'], salesPersonIds: ['7'] }),
  counted('OPEN_SHIPMENTS', 0, { statuses: ['IN_TRANSIT'] }),
];
const FIGURES = () => ({
  data: {
    homeFigures: [
      {
        __typename: 'HomeFigure',
        measure: 'INVOICED',
        value: '150.00',
        previous: '100.00',
        months: [],
        rows: {
          ...ROWS,
          statuses: ['ISSUED', 'PAID'],
          fromDate: '2026-11-01',
          toDate: '2026-11-21',
        },
      },
      {
        __typename: 'HomeFigure',
        measure: 'RECEIVED',
        title: 'Received',
        value: '50.00',
        previous: '0.00',
        months: [],
        rows: { ...ROWS, statuses: [], fromDate: '2026-11-01', toDate: '2026-11-21' },
      },
    ],
  },
});
const LISTS: MockResponses = {
  Home: homeOf(TILES, TABS),
  HomeFigures: FIGURES,
  HomeRfqs: none('rfqs', 'RfqPage'),
  HomeCustomers: none('tenants', 'TenantPage'),
  Shipments: none('shipments', 'ShipmentPage'),
  HomePurchaseOrders: () => ({
    data: { purchaseOrders: { __typename: 'PurchaseOrderPage', items: [po], count: 1 } },
  }),
  HomeSamples: samplesOf,
};
const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);

function open(
  path: string,
  role: number,
  responses: MockResponses = {},
  more: Partial<ViewerFieldsFragment> = {},
) {
  const started = openConsole(path, {
    viewer: viewerOf(role, more),
    responses: { ...LISTS, ...responses },
  });
  return { ...started, user: userEvent.setup() };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('what needs the viewer: tiles as the server answers them, each leading to its rows', async () => {
  const { calls } = open('/', TOP_ADMIN);
  const tiles = within(await screen.findByRole('list', { name: 'Needs you' }));
  const price = await tiles.findByRole('link', { name: /Requests to price 86 oldest 3 days/ });
  expect(price).toHaveAttribute(
    'href',
    '/sales/quote-requests?statuses=PENDING&fromDate=2025-11-21&toDate=2026-11-21&salesPerson=3%2C4',
  );
  expect(tiles.getByRole('link', { name: /Late orders 9 up to 3 days late/ })).toHaveAttribute(
    'href',
    '/sales/orders?statuses=CONFIRMED%2CIN_TRANSIT&dueBefore=2026-11-21',
  );
  expect(
    tiles.getByRole('link', { name: /Goods to dispatch 0 Nothing waits/ }),
  ).toBeInTheDocument();
  expect(tiles.getAllByRole('listitem')).toHaveLength(3);
  expect(variablesOf(calls, 'Home')).toHaveLength(1);
  // the funnel of the Sales Tracker is a report of its own
  expect(variablesOf(calls, 'SalesTracker')).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Sales Tracker' })).toBeNull();
});

test('how we stand: a figure leads to the rows that add up to it; receipts beside the page', async () => {
  open('/', TOP_ADMIN);
  const figures = within(await screen.findByRole('list', { name: 'How we stand' }));
  expect(
    await figures.findByRole('link', { name: /Invoiced ₹ 150 \+50 % vs 11–31 Oct/ }),
  ).toHaveAttribute(
    'href',
    '/sales/invoice?statuses=ISSUED%2CPAID&fromDate=2026-11-01&toDate=2026-11-21',
  );
  expect(figures.getByRole('link', { name: /Received/ })).toHaveAttribute(
    'href',
    '/?rowsOf=RECEIVED%7E2026-11-01%7E2026-11-21',
  );
});

test('a server that knows no figures of Home: its lists, and no error', async () => {
  open('/', TOP_ADMIN, { Home: () => graphqlError('NOT_FOUND') });
  expect(await screen.findByText(/keeps no figures for Home/)).toBeInTheDocument();
  const links = within(screen.getByRole('region', { name: 'Where to go' }));
  expect(links.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/sales/orders');
  expect(screen.queryByText('Could not load')).toBeNull();
});

test('after the first sign-in three things to begin with, each a link, until they are put away', async () => {
  const { calls, user } = open('/', SALES, {
    FirstSteps: () => ({ data: { firstSteps: ['CUSTOMERS', 'QUOTE_REQUEST', 'ORDERS'] } }),
    DismissFirstSteps: () => ({ data: { dismissFirstSteps: true } }),
  });
  const panel = within(await screen.findByRole('region', { name: /^Welcome, .*To begin with:$/ }));
  expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/sales/organisations',
    '/sales/quote-requests',
    '/sales/orders',
  ]);
  await user.click(panel.getByRole('button', { name: 'Put away' }));
  await waitFor(() => expect(screen.queryByText(/To begin with/)).toBeNull());
  expect(variablesOf(calls, 'DismissFirstSteps')).toHaveLength(1);
});

test('a server that knows no things to begin with shows none, and no error', async () => {
  open('/', TOP_ADMIN, { FirstSteps: () => graphqlError('NOT_FOUND', 'Not here') });
  await screen.findByRole('list', { name: 'Needs you' });
  expect(screen.queryByText(/To begin with|Not here/)).toBeNull();
});

describe('the work list', () => {
  test('one list at a time, with the filters of its count; the tab is in the address', async () => {
    const { calls, user, router } = open('/', CATEGORY_MANAGER);
    expect(await screen.findByText('Weavers of Erode')).toBeInTheDocument();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Pending Purchase Orders3',
      'Unassigned Sample Requests12',
      'Open Sample Request4',
      'Open Shipments0',
    ]);
    expect(variablesOf(calls, 'HomePurchaseOrders')).toEqual([
      {
        filter: { ...YEAR, categoryManagerId: '7', statuses: ['DRAFT'] },
        page: 1,
        limit: 5,
      },
    ]);
    expect(screen.getByLabelText('Category manager')).toBeDisabled();
    await user.click(screen.getByRole('tab', { name: /Unassigned/ }));
    expect(router.state.location.search).toBe('?tab=UNASSIGNED_SAMPLES');
    await user.dblClick(await screen.findByText('Linen SKU'));
    await waitFor(() => expect(router.state.location.search).toContain('sample=31'));
  });

  test('a picked category manager is asked of the server', async () => {
    const { calls } = open('/?categoryManager=9', TOP_ADMIN);
    await screen.findByText('Weavers of Erode');
    expect(variablesOf(calls, 'Home')[0]).toMatchObject({ categoryManagerId: '9' });
  });

  test('a purchase order opens in its modal', async () => {
    const { router, user } = open('/', TOP_ADMIN);
    await user.dblClick(await screen.findByText('Weavers of Erode'));
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(
        '/purchase/purchase-orders?po=501',
      ),
    );
  });

  test('a failed list shows an error in place and can be tried again', async () => {
    const { user, calls } = open('/', TOP_ADMIN, {
      HomePurchaseOrders: () => graphqlError('INTERNAL_SERVER_ERROR'),
    });
    expect(await screen.findByText('Could not load')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(variablesOf(calls, 'HomePurchaseOrders')).toHaveLength(2));
  });

  test('the viewer’s own name is in no column of their own lists; five rows a page', async () => {
    open('/?tab=OPEN_SAMPLES', SALES);
    expect(await screen.findByText('Linen SKU')).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Sales person' })).toBeNull();
    const size = screen.getByRole('combobox', { name: /page/i });
    expect(
      within(size)
        .getAllByRole('option')
        .map((option) => option.getAttribute('value')),
    ).toEqual(['5', '10', '15', '20']);
  });

  test('goods in transit, ten a page', async () => {
    const { calls } = open('/?tab=OPEN_SHIPMENTS', OPERATIONS);
    const onTheWay = within(await screen.findByRole('region', { name: 'Open Shipments' }));
    expect(await onTheWay.findByText('Nothing is waiting here.')).toBeInTheDocument();
    expect(variablesOf(calls, 'Shipments')).toEqual([
      { filter: { statuses: ['IN_TRANSIT'] }, page: 1, limit: 10 },
    ]);
  });
});

test('the menu says what waits behind its items, without changing their names', async () => {
  open('/', TOP_ADMIN, {
    MenuCounts: homeOf([counted('PENDING_RFQS', 86), counted('DRAFT_POS', 0)], []),
  });
  const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
  await userEvent.click(menu.getByRole('button', { name: 'Sales' }));
  const item = menu.getByRole('link', { name: 'Quote Requests' });
  await waitFor(() => expect(item).toHaveTextContent('86'));
  expect(item).toHaveAttribute('aria-description', '86 waiting');
});

describe('viewers without a block', () => {
  test('an organisation-level user sees its customers and nothing else', async () => {
    const { calls } = open('/', ORGANISATION);
    expect(await screen.findByRole('region', { name: 'Customers' })).toBeInTheDocument();
    for (const name of ['Work list', 'Where to go'])
      expect(screen.queryByRole('region', { name })).toBeNull();
    expect(variablesOf(calls, 'Home')).toEqual([]);
  });

  test('role 1014 sees links of their menu', async () => {
    open('/', SALES_OUTSIDE);
    const links = within(await screen.findByRole('region', { name: 'Where to go' })).getAllByRole(
      'link',
    );
    const texts = links.map((link) => link.textContent);
    expect(texts).toEqual(
      expect.arrayContaining(['Home', 'Sample Requests', 'Orders', 'Support Center']),
    );
    expect(texts).not.toContain('Blog Posts');
    expect(links.find((link) => link.textContent === 'Sample Requests')).toHaveAttribute(
      'href',
      '/sales/sample-request',
    );
  });
});
