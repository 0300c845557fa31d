import { afterEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GatewayCall } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';

afterEach(cleanup);

/** Two months; with nothing in them and before them, or with something. */
const trendOf =
  (amount: string) =>
  ({ variables }: GatewayCall) => ({
    data: {
      metrics: {
        __typename: 'Metrics',
        totals: [],
        rows: ['2026-10-01', '2026-11-01'].map((id) => ({
          __typename: 'MetricRow',
          groups: [{ __typename: 'MetricGroup', id, name: id }],
          values: (variables['measures'] as string[]).map((measure) => ({
            __typename: 'MetricValue',
            measure,
            value: amount,
            previous: variables['compareTo'] ? amount : null,
          })),
        })),
      },
    },
  });
const month = (name: string) => ({
  __typename: 'MomMonth',
  month: name,
  orderCount: 1,
  orderValue: '10.00',
  deliveredValue: '0.00',
  invoicedValue: '0.00',
  receivedValue: '0.00',
  grossMargin: '0.00',
  marginPercent: null,
  activeCustomers: 1,
  newCustomers: 0,
  growthPercent: null,
});
const open = (path: string, amount = '12.00') => {
  const started = openConsole(path, {
    viewer: viewerOf(Role.TOP_ADMIN),
    responses: {
      Trend: trendOf(amount),
      SalesTracker: () => ({
        data: {
          customerAnalytics: null,
          rfqAnalytics: null,
          quotationAnalytics: null,
          orderAnalytics: null,
        },
      }),
      MomMetrics: () => ({ data: { momMetrics: [month('2026-10'), month('2026-11')] } }),
      PartyGrowth: () => ({
        data: {
          customerVendorSalesMetrics: { __typename: 'PartyMonthsPage', count: 0, items: [] },
        },
      }),
    },
  });
  const compared = () =>
    started.calls.findLast(
      ({ operation, variables }) => operation === 'Trend' && variables['interval'],
    )?.variables['compareTo'];
  return { ...started, compared, user: userEvent.setup() };
};

test.each([
  ['/reports/sales', 'Sales over time', 'PREVIOUS_PERIOD', 'LAST_YEAR', 'Orders a year before'],
  [
    '/reports/customer-vendor-sales-metrics',
    'Invoiced to all customers',
    'LAST_YEAR',
    'PREVIOUS_PERIOD',
    'Invoiced before',
  ],
  [
    '/reports/mom-metrics',
    'Business by month',
    undefined,
    'LAST_YEAR',
    'Order value a year before',
  ],
])(
  '%s: what it is compared with is chosen, kept in the address and drawn',
  async (path, chart, usual, other, name) => {
    const { compared, router, user } = open(path);
    await screen.findByRole('region', { name: chart });
    await waitFor(() => expect(compared()).toBe(usual));
    await user.selectOptions(await screen.findByLabelText('Compare'), other);
    await waitFor(() => expect(compared()).toBe(other));
    expect(router.state.location.search).toContain(`compare=${other}`);
    const region = within(screen.getByRole('region', { name: chart }));
    expect(await region.findAllByText(name)).not.toEqual([]);
    cleanup();
    const again = open(`${path}?compare=${other}`);
    await waitFor(() => expect(again.compared()).toBe(other));
  },
);

test('a chart with nothing in its period says so and draws no axis', async () => {
  open('/reports/sales', '0.00');
  const chart = within(await screen.findByRole('region', { name: 'Sales over time' }));
  expect(await chart.findByText('There is nothing in this period.')).toBeInTheDocument();
  expect(chart.queryByRole('group')).toBeNull();
  cleanup();
  open('/reports/sales');
  const drawn = within(await screen.findByRole('region', { name: 'Sales over time' }));
  expect(await drawn.findByRole('group', { name: /^Sales over time/ })).toBeInTheDocument();
  expect(drawn.queryByText('There is nothing in this period.')).toBeNull();
});
