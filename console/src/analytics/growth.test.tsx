import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { setServerClock } from '../ui/format/serverClock.ts';

// the months shown are over
beforeEach(() => setServerClock('2026-12-02T12:00:00Z'));
afterEach(cleanup);
afterAll(() => setServerClock(new Date().toUTCString()));

const month = (name: string, value: string, growthPercent: string | null) => ({
  __typename: 'PartyMonth',
  month: name,
  value,
  growthPercent,
});
/** The last two months of a customer after months without invoices. */
const monthsOf = (count: number, growth: string) => [
  ...Array.from({ length: count - 2 }, (_, i) => {
    const day = new Date(Date.UTC(2026, 11 - count + i, 1));
    return month(day.toISOString().slice(0, 7), '0.00', count === 12 && i === 0 ? '-100' : null);
  }),
  month('2026-10', '100.00', null),
  month('2026-11', '362.45', growth),
];

const openGrowth = (growth = '262.45') =>
  openConsole('/reports/customer-vendor-sales-metrics?endMonth=2026-11', {
    viewer: viewerOf(Role.TOP_ADMIN),
    responses: {
      Trend: () => ({ data: { metrics: { __typename: 'Metrics', totals: [], rows: [] } } }),
      PartyGrowth: ({ variables }) => ({
        data: {
          customerVendorSalesMetrics: {
            __typename: 'PartyMonthsPage',
            count: 1,
            items: [
              {
                __typename: 'PartyMonths',
                id: '1',
                name: 'Lotus Inn',
                total: '462.45',
                months: monthsOf(variables['months'] as number, growth),
              },
            ],
          },
        },
      }),
    },
  });
const gridOf = async () => {
  const grid = await screen.findByLabelText('Customer/Vendor Growth', { selector: 'div' });
  await within(grid).findByText('Lotus Inn');
  return within(grid);
};

test('percentages of one choice of months do not stay under those of another', async () => {
  openGrowth();
  const grid = await gridOf();
  expect(grid.getAllByText('−100 %')).toHaveLength(1);
  const months = await screen.findByLabelText('Months', { selector: 'select' });
  await userEvent.selectOptions(months, '36');
  await waitFor(() => expect(grid.queryByText('−100 %')).toBeNull());
  expect(await grid.findByRole('columnheader', { name: 'Dec 2023' })).toBeInTheDocument();
  await waitFor(() => expect(grid.queryByText('−100 %')).toBeNull());
  await userEvent.selectOptions(months, '');
  expect(await grid.findByText('−100 %')).toBeInTheDocument();
});

test('growth says what it is compared with, and leaves out decimals that say nothing', async () => {
  openGrowth();
  const grid = await gridOf();
  expect(screen.getByText('Below each amount: its growth on the month before.')).toBeVisible();
  expect(grid.getByTitle('+262.45 % on the month before')).toHaveTextContent(/^\+262 %$/);
});

test('growth of a month that runs is on the same days of the month before, and says so', async () => {
  setServerClock('2026-11-27T12:00:00Z');
  openGrowth();
  const grid = await gridOf();
  expect(grid.getByTitle('+262.45 % on the same days of the month before')).toBeVisible();
  expect(screen.getByText(/Nov 2026 is not over/)).toBeVisible();
});

test.each([
  ['9.75', '+9.75 %'],
  ['-12.35', '−12.3 %'],
  ['9999.4', '+9,999 %'],
  ['12345.00', '×124'],
])('a growth of %s is shown as %s', async (percent, text) => {
  openGrowth(percent);
  expect(await (await gridOf()).findByText(text)).toBeInTheDocument();
});
