import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import userEvent from '@testing-library/user-event';
import type { MockResponses } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { readAskedNumber } from '../app/numberRows.ts';

afterEach(cleanup);

const definition = (measure: string, groupBy: string[], madeOf: string[] = []) => ({
  __typename: 'MetricDefinition',
  measure,
  madeOf,
  rowsBy: 'RECORD',
  groupBy,
});
const group = (dimension: string, id: string, name: string) => ({
  __typename: 'MetricGroup',
  dimension,
  id,
  name,
});
const value = (measure: string, of: string) => ({
  __typename: 'MetricValue',
  measure,
  value: of,
});
const responses: MockResponses = {
  MetricDefinitions: () => ({
    data: {
      metricDefinitions: [
        definition('RECEIVED', ['DAY', 'CUSTOMER', 'VENDOR', 'RECORD']),
        definition('OUTSTANDING', ['CUSTOMER', 'RECORD', 'AGE', 'DATED', 'DUE']),
        definition(
          'ON_TIME_PERCENT',
          ['DAY', 'CUSTOMER', 'RECORD'],
          ['ON_TIME_DELIVERIES', 'DELIVERIES'],
        ),
        { ...definition('ACTIVE_CUSTOMERS', ['DAY', 'CUSTOMER', 'VENDOR']), rowsBy: 'CUSTOMER' },
      ],
    },
  }),
  NumberRows: ({ variables }) => {
    const measures = variables['measures'] as string[];
    const isPaid = measures.includes('RECEIVED');
    return {
      data: {
        metrics: {
          __typename: 'Metrics',
          count: 21,
          totals: measures.map((measure) => value(measure, isPaid ? '1500.50' : '50.00')),
          rows: [
            {
              __typename: 'MetricRow',
              groups: [
                isPaid
                  ? group('RECORD', 'PAYMENT-7', 'Payment 7')
                  : group('RECORD', 'DELIVERY_CHALLAN-9', 'DC-9'),
                group('DAY', '2026-11-03', '2026-11-03'),
                group('CUSTOMER', '11', 'Lotus Hotel'),
              ],
              values: measures.map((measure) => value(measure, isPaid ? '1500.50' : '1')),
            },
          ],
        },
      },
    };
  },
};
const open = (rowsOf: string, more: MockResponses = {}) =>
  openConsole(`/reports/mom-metrics?rowsOf=${encodeURIComponent(rowsOf)}`, {
    viewer: viewerOf(Role.TOP_ADMIN),
    responses: { MomMetrics: () => ({ data: { momMetrics: [] } }), ...responses, ...more },
  });

test('receipts of a month: each with its day and customer, their sum above, page by page', async () => {
  const { calls, router } = open('RECEIVED~2026-11-01~2026-11-30~CUSTOMER:11');
  const drawer = await screen.findByRole('dialog', { name: 'Received, 2026-11-01 to 2026-11-30' });
  await waitFor(() =>
    expect(within(drawer).getByLabelText('Total')).toHaveTextContent('Received ₹ 1,500.50'),
  );
  expect(await within(drawer).findByRole('link', { name: 'Lotus Hotel' })).toHaveAttribute(
    'href',
    '/sales/organisation/customer/customer-details/11',
  );
  expect(within(drawer).getByText('Payment 7')).toBeInTheDocument();
  const asked = () =>
    calls.filter(({ operation }) => operation === 'NumberRows').map(({ variables }) => variables);
  expect(asked()[0]).toEqual({
    measures: ['RECEIVED'],
    groupBy: ['RECORD', 'DAY', 'CUSTOMER'],
    filter: {
      from: '2026-11-01',
      to: '2026-11-30',
      where: [{ dimension: 'CUSTOMER', in: ['11'] }],
    },
    orderBy: { measure: 'RECEIVED', direction: 'DESC' },
    limit: 20,
    offset: 0,
  });
  await userEvent.click(within(drawer).getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ limit: 20, offset: 20 }));
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test("a customer's unpaid invoices: each with its date, its due date and how long it is overdue", async () => {
  const row = (number: string, due: string) => ({
    __typename: 'MetricRow',
    groups: [
      group('RECORD', `INVOICE-${number}`, `INV-${number}`),
      group('DATED', '2026-10-01', '2026-10-01'),
      group('DUE', due, due),
    ],
    values: [value('OUTSTANDING', '750.00')],
  });
  const rows = [row('1', '2026-11-18'), row('2', '2026-11-30')];
  const { calls } = open('OUTSTANDING~1900-01-01~2026-11-30~CUSTOMER:11', {
    NumberRows: () => ({
      data: {
        metrics: {
          ...{ __typename: 'Metrics', count: 2, rows },
          totals: [value('OUTSTANDING', '1500.00')],
        },
      },
    }),
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Outstanding, on 2026-11-30' }));
  const late = (await drawer.findByRole('link', { name: 'INV-1' })).closest('[role="row"]')!;
  const cell = (of: Element, id: string) => of.querySelector(`[col-id="${id}"]`)?.textContent;
  expect(['day', 'due', 'overdue'].map((id) => cell(late, id))).toEqual([
    '2026-10-01',
    '2026-11-18',
    '12',
  ]);
  const notDue = drawer.getByRole('link', { name: 'INV-2' }).closest('[role="row"]')!;
  expect(cell(notDue, 'overdue')).toBe('');
  expect(calls.find(({ operation }) => operation === 'NumberRows')?.variables).toMatchObject({
    groupBy: ['RECORD', 'DATED', 'DUE'],
  });
  cleanup();
  const all = open('OUTSTANDING~1900-01-01~2026-11-30');
  await screen.findByRole('dialog', { name: 'Outstanding, on 2026-11-30' });
  await waitFor(() =>
    expect(all.calls.find(({ operation }) => operation === 'NumberRows')?.variables).toMatchObject({
      groupBy: ['RECORD', 'CUSTOMER', 'DUE'],
    }),
  );
});

test('a share shows what it is made of, the worst first; a challan opens', async () => {
  const { calls } = open('ON_TIME_PERCENT~2026-11-01~2026-11-30');
  const drawer = await screen.findByRole('dialog', { name: /^On time/ });
  expect(await within(drawer).findByRole('link', { name: 'DC-9' })).toHaveAttribute(
    'href',
    '/logistics/delivery-challans?dc=9',
  );
  expect(calls.find(({ operation }) => operation === 'NumberRows')?.variables).toMatchObject({
    measures: ['ON_TIME_PERCENT', 'ON_TIME_DELIVERIES', 'DELIVERIES'],
    orderBy: { direction: 'ASC' },
  });
});

test('customers are listed once each, whatever they bought', async () => {
  const { calls } = open('ACTIVE_CUSTOMERS~2026-11-01~2026-11-30');
  await screen.findByRole('dialog', { name: /^Active customers/ });
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'NumberRows')?.variables).toMatchObject({
      groupBy: ['CUSTOMER'],
    }),
  );
});

test.each([
  'PROFIT~2026-11-01~2026-11-30',
  'RECEIVED~2026-11-01',
  'RECEIVED~a~b~NOBODY:1',
  '__proto__~a~b',
])('an address that names no number opens nothing: %s', (text) =>
  expect(readAskedNumber(text)).toBeNull(),
);
