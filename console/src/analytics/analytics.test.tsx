import { afterEach, describe, expect, test } from '@jest/globals';
import { MEASURES } from '@munim/schema/analytics/measures.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GatewayCall, MockResponses } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { MEASURE_TITLE } from './analytics.labels.ts';

afterEach(cleanup);

const admin = viewerOf(Role.TOP_ADMIN);

const part = (key: string, name: string, total: number, value: string) => ({
  __typename: 'AnalyticsPart',
  key,
  name,
  total,
  value,
});
const numbers = (total: number, value: string) => ({
  __typename: 'DocumentAnalytics',
  total,
  value,
  bySalesPerson: [part('7', 'Asha Rao', 3, '75.00'), part('8', 'Rohan Mehta', 1, '25.00')],
  byTenant: [part('t1', 'Hotel Udupi', 4, '100.00')],
});
const value = (measure: string, now: string, before: string | null = null) => ({
  __typename: 'MetricValue',
  measure,
  value: now,
  previous: before,
});
const period = (id: string, orders: string, before: string) => ({
  __typename: 'MetricRow',
  groups: [{ __typename: 'MetricGroup', id, name: id }],
  values: [value('ORDER_VALUE', orders, before), value('INVOICED', '50.00', '0.00')],
});
const TREND = ({ variables }: GatewayCall) => ({
  data: {
    metrics: {
      __typename: 'Metrics',
      totals: variables['interval']
        ? []
        : [
            value('REQUEST_CONVERSION', '41.20'),
            value('INVOICES', '6'),
            value('INVOICED', '1234567.50'),
          ],
      rows: variables['interval']
        ? [period('2026-11-01', '12345678.90', '10.00'), period('2026-11-02', '0.00', '20.00')]
        : [],
    },
  },
});
const RESPONSES: MockResponses = {
  Trend: TREND,
  SalesTracker: () => ({
    data: {
      customerAnalytics: { __typename: 'CustomerAnalytics', total: 60, new: 2, active: 14 },
      rfqAnalytics: { ...numbers(1267, '0.00'), value: null },
      quotationAnalytics: numbers(365, '42608175.40'),
      orderAnalytics: numbers(264, '29286507.49'),
    },
  }),
};
const tile = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

describe('Sales Tracker', () => {
  test('tiles lead to their lists, tables have number, value and share', async () => {
    const { calls } = openConsole('/reports/sales?fromDate=2026-11-01&toDate=2026-11-22', {
      viewer: admin,
      responses: RESPONSES,
    });
    await screen.findByRole('heading', { name: 'Sales Tracker' });
    await waitFor(() => expect(tile('Orders')).toHaveTextContent('264₹ 2,92,86,507'));
    expect(tile('Customers')).toHaveTextContent('602 new · 14 ordered');
    expect(tile('Quote requests')).toHaveTextContent('1,26741.2 % ordered');
    expect(tile('Invoices')).toHaveTextContent('6₹ 12,34,568');
    // cancelled orders are counted, as in the list, and have no value
    const orders = within(tile('Orders') as HTMLElement).getAllByRole('link');
    expect(orders.map((link) => link.getAttribute('href'))).toEqual([
      '/sales/orders?fromDate=2026-11-01&toDate=2026-11-22',
      expect.stringMatching(/&statuses=(?!.*CANCELLED)/),
    ]);
    // drafts, void and cancelled invoices are not in the number
    const [invoices, amount] = within(tile('Invoices') as HTMLElement).getAllByRole('link');
    expect(amount?.getAttribute('href')).toMatch(/rowsOf=INVOICED/);
    expect(invoices).toHaveAttribute(
      'href',
      '/sales/invoice?fromDate=2026-11-01&toDate=2026-11-22&statuses=ISSUED%2CPARTIALLY_PAID%2CPAID%2CCREDITED',
    );
    const people = screen.getByRole('region', { name: 'By sales person' });
    expect(within(people).getByRole('row', { name: /Asha Rao/ })).toHaveTextContent(
      'Asha Rao3₹ 7575 %',
    );
    expect(within(people).getByRole('link', { name: 'Rohan Mehta' })).toHaveAttribute(
      'href',
      '/sales/orders?fromDate=2026-11-01&toDate=2026-11-22&salesPerson=8',
    );
    expect(calls.filter(({ operation }) => operation === 'SalesTracker')).toHaveLength(1);
  });

  test('on paper: company, days, and everybody', async () => {
    const people = Array.from({ length: 7 }, (_, i) => part(`${i}`, `Person ${i}`, 1, '10.00'));
    openConsole('/reports/sales?fromDate=2026-11-01&toDate=2026-11-22', {
      viewer: admin,
      responses: {
        ...RESPONSES,
        SalesTracker: () => ({
          data: {
            customerAnalytics: null,
            rfqAnalytics: null,
            quotationAnalytics: null,
            orderAnalytics: { ...numbers(7, '70.00'), bySalesPerson: people },
          },
        }),
      },
    });
    const table = await screen.findByRole('region', { name: 'By sales person' });
    expect(within(table).queryByText('Person 6')).not.toBeInTheDocument();
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(within(table).getByText('Person 6')).toBeInTheDocument();
    expect(screen.getByText(/2026-11-01 to 2026-11-22/)).toHaveTextContent(
      /^Munim Hospitality Supplies · 2026-11-01 to 2026-11-22 · printed /,
    );
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(within(table).queryByText('Person 6')).not.toBeInTheDocument();
  });

  test('a typed name that is nobody is said, and the report stays', async () => {
    const user = userEvent.setup();
    openConsole('/reports/sales', {
      viewer: admin,
      responses: {
        ...RESPONSES,
        SalesPersons: () => ({ data: { salesPersons: [] } }),
      },
    });
    const filter = await screen.findByRole('combobox', { name: 'Sales person' });
    await user.type(filter, 'zzz');
    await user.click(screen.getByRole('heading', { name: 'Sales Tracker' }));
    expect(await screen.findByText('*Please select a sales person')).toBeInTheDocument();
  });

  test('a sales person sees only own numbers, the filter is locked', async () => {
    const { calls } = openConsole('/reports/sales?salesPerson=99', {
      viewer: viewerOf(Role.SALES),
      responses: RESPONSES,
    });
    const filter = await screen.findByRole('combobox', { name: 'Sales person' });
    expect(filter).toBeDisabled();
    const asked = calls.find(({ operation }) => operation === 'SalesTracker')?.variables;
    expect(asked).toMatchObject({ salesPersonId: viewerOf(Role.SALES).id, readsOrders: true });
  });

  test('without any of its permissions there is nothing', async () => {
    openConsole('/reports/sales', { viewer: { ...viewerOf(Role.OPERATIONS), permissions: [] } });
    expect(await screen.findByText('There is nothing here for your role.')).toBeInTheDocument();
  });

  test('each figure of the chart is told, moved to by arrow keys, and opens its orders', async () => {
    const user = userEvent.setup();
    const { router } = openConsole('/reports/sales?fromDate=2026-11-01&toDate=2026-11-02', {
      viewer: admin,
      responses: RESPONSES,
    });
    const last = await screen.findByRole('button', {
      name: '2 Nov: Orders ₹ 0.00, Orders before ₹ 20.00, Invoiced ₹ 50.00',
    });
    act(() => last.focus());
    await user.keyboard('{ArrowLeft}');
    const first = screen.getByRole('button', {
      name: '1 Nov: Orders ₹ 1,23,45,678.90, Orders before ₹ 10.00, Invoiced ₹ 50.00',
    });
    expect(first).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/sales/orders'));
    expect(router.state.location.search).toMatch(
      /^\?fromDate=2026-11-01&toDate=2026-11-01&statuses=CONFIRMED/,
    );
  });

  test('the same figures as a table', async () => {
    openConsole('/reports/sales?fromDate=2026-11-01&toDate=2026-11-02', {
      viewer: admin,
      responses: RESPONSES,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Table' }));
    const table = within(screen.getByRole('region', { name: 'Sales over time' })).getByRole(
      'table',
    );
    expect(
      within(table).getByRole('row', { name: '1 Nov ₹ 1,23,45,678.90 ₹ 10.00 ₹ 50.00' }),
    ).toBeInTheDocument();
  });
});

const month = (name: string, orderValue: string, growthPercent: string | null) => ({
  __typename: 'MomMonth',
  month: name,
  orderCount: Number(orderValue) ? 3 : 0,
  orderValue,
  deliveredValue: '0.00',
  invoicedValue: '0.00',
  receivedValue: '0.00',
  grossMargin: '0.00',
  marginPercent: null,
  activeCustomers: 0,
  newCustomers: 0,
  growthPercent,
});

test('MoM: months without orders show 0 and a dash, as many as asked for', async () => {
  const { calls } = openConsole('/reports/mom-metrics?months=24&endMonth=2026-10', {
    viewer: admin,
    responses: {
      MomMetrics: () => ({
        data: {
          momMetrics: [month('2026-09', '0.00', null), month('2026-10', '450000.00', '12.50')],
        },
      }),
    },
  });
  const grid = await screen.findByLabelText('Months', { selector: 'div' });
  await waitFor(() => expect(within(grid).getByText('+12.5 %')).toBeInTheDocument());
  const [, empty] = within(grid).getAllByRole('row');
  expect(empty).toHaveTextContent(/^Sept 20260₹ 0\.00.*--?/);
  expect(calls.at(-1)?.variables).toEqual({ months: 24, endMonth: '2026-10' });
  expect(
    screen.getByRole('button', { name: /^Oct 2026: Order value ₹ 4,50,000.00/ }),
  ).toBeInTheDocument();
});

const party = {
  __typename: 'PartyMonths',
  id: 'v1',
  name: 'Weavers of Erode',
  total: '300.00',
  months: [
    { __typename: 'PartyMonth', month: '2026-09', value: '100.00', growthPercent: null },
    { __typename: 'PartyMonth', month: '2026-10', value: '200.00', growthPercent: '100.00' },
  ],
};
const openGrowth = () =>
  openConsole(
    '/reports/customer-vendor-sales-metrics?of=VENDOR&months=2&endMonth=2026-10&name=weav',
    {
      viewer: admin,
      responses: {
        Trend: TREND,
        PartyGrowth: () => ({
          data: {
            customerVendorSalesMetrics: { __typename: 'PartyMonthsPage', count: 1, items: [party] },
          },
        }),
      },
    },
  );

test('in English the titles of numbers are those of the graph', () => {
  expect(MEASURE_TITLE).toEqual(
    Object.fromEntries(Object.entries(MEASURES).map(([measure, { title }]) => [measure, title])),
  );
});

test('growth on a phone: a card shows the sum of the months, and the last month below it', async () => {
  window.matchMedia = ((query: string) => ({ matches: query.includes('425') })) as never;
  try {
    openGrowth();
    const name = await screen.findByText('Weavers of Erode', { selector: '.kit-card-title' });
    expect(name.closest('.kit-card')).toHaveTextContent(
      /^Weavers of Erode₹ 300\.00Oct 2026 ₹ 200 · \+100 %$/,
    );
  } finally {
    Reflect.deleteProperty(window, 'matchMedia');
  }
});

test('growth of vendors: a column for each month, a row opens the vendor', async () => {
  const { calls, router } = openGrowth();
  const grid = await screen.findByLabelText('Customer/Vendor Growth', { selector: 'div' });
  await within(grid).findByText('Weavers of Erode');
  for (const head of ['Vendor', 'Sept 2026', 'Oct 2026', 'Total'])
    expect(within(grid).getByRole('columnheader', { name: head })).toBeInTheDocument();
  expect(within(grid).getByText('+100 %')).toBeInTheDocument();
  expect(calls.find(({ operation }) => operation === 'PartyGrowth')?.variables).toEqual({
    groupBy: 'VENDOR',
    months: 2,
    endMonth: '2026-10',
    search: 'weav',
    page: 1,
    limit: 10,
  });
  // the grid would be cut off on paper: a plain table has all rows
  act(() => void dispatchEvent(new Event('beforeprint')));
  const [, printed] = within(
    screen.getByRole('table', { name: 'Customer/Vendor Growth' }),
  ).getAllByRole('row');
  expect(printed).toHaveTextContent('Weavers of Erode ₹ 100.00 -₹ 200.00 +100 %₹ 300.00');
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('table', { name: 'Customer/Vendor Growth' })).toBeNull();
  await userEvent.click(within(grid).getByText('Weavers of Erode'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/view-seller/v1'));
});

test('growth of two years on paper: the months stand in two tables, each with the name', async () => {
  const months = Array.from({ length: 24 }, (_, i) => ({
    __typename: 'PartyMonth',
    month: `${2025 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`,
    value: `${i + 1}.00`,
    growthPercent: null,
  }));
  openConsole('/reports/customer-vendor-sales-metrics?months=24&endMonth=2026-12', {
    viewer: admin,
    responses: {
      Trend: TREND,
      PartyGrowth: () => ({
        data: {
          customerVendorSalesMetrics: {
            __typename: 'PartyMonthsPage',
            count: 1,
            items: [
              { __typename: 'PartyMonths', id: '1', name: 'Lotus Inn', total: '300.00', months },
            ],
          },
        },
      }),
    },
  });
  await screen.findByText('Lotus Inn');
  act(() => void dispatchEvent(new Event('beforeprint')));
  const tables = await screen.findAllByRole('table', { name: 'Customer/Vendor Growth' });
  const heads = tables.map((table) =>
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  );
  expect(heads.map(([name]) => name)).toEqual(['Customer', 'Customer']);
  expect(heads.map(({ length }) => length)).toEqual([14, 13]);
  expect(heads[1]?.slice(-2)).toEqual(['Dec 2026', 'Total']);
  for (const table of tables) expect(within(table).getByText('Lotus Inn')).toBeInTheDocument();
  act(() => void dispatchEvent(new Event('afterprint')));
});
