import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { invoice } from '../../testing/testInvoices.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const opening = {
  __typename: 'Opening',
  id: '31',
  kind: 'INVOICE',
  customer: { __typename: 'TenantSummary', id: '1', name: 'Hotel Udupi Grand' },
  seller: null,
  number: 'MT/2025-26/0931',
  documentDate: '2026-05-12',
  dueDate: '2026-06-11',
  total: '48210.00',
  amount: '48210.00',
  settledAmount: '0.00',
  openAmount: '48210.00',
  asOf: '2026-09-09',
  mode: null,
  remarks: null,
};
const openAt = (path: string, role: number = Role.TOP_ADMIN) =>
  openConsole(path, {
    viewer: viewerOf(role),
    responses: {
      Invoices: () => ({
        data: { invoices: { __typename: 'InvoicePage', items: [invoice()], count: 1 } },
      }),
      Openings: () => ({
        data: { openings: { __typename: 'OpeningPage', items: [opening], count: 1 } },
      }),
      Payments: () => ({ data: { payments: { __typename: 'PaymentPage', items: [], count: 0 } } }),
    },
  });

test('unpaid invoices stand with those of old books, by the same filters; a row opens the document', async () => {
  const user = userEvent.setup();
  const { calls } = openAt(
    '/sales/invoice?statuses=ISSUED,PARTIALLY_PAID&dueBefore=2026-11-21&salesPerson=8',
  );
  const old = within(await screen.findByRole('region', { name: 'Invoices of old books' }));
  expect(await old.findAllByText('₹ 48,210.00')).toHaveLength(2);
  expect(calls.find(({ operation }) => operation === 'Openings')?.variables).toMatchObject({
    filter: {
      kinds: ['INVOICE'],
      statuses: ['ISSUED', 'PARTIALLY_PAID'],
      dueBefore: '2026-11-21',
      salesPersonIds: ['8'],
    },
  });
  await user.click(await old.findByRole('button', { name: 'MT/2025-26/0931' }));
  expect(
    await screen.findByRole('dialog', { name: 'Unpaid invoice MT/2025-26/0931' }),
  ).toBeInTheDocument();
});

test.each([
  ['all invoices', '/sales/invoice'],
  ['drafts too', '/sales/invoice?statuses=DRAFT,ISSUED'],
  ['those of an order', '/sales/invoice?statuses=ISSUED&orderNumber=SO-1'],
])('the list of %s has none of old books', async (_, path) => {
  const { calls } = openAt(path);
  expect(await screen.findByRole('button', { name: 'INV-2627-00007' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Invoices of old books' })).toBeNull();
  expect(calls.filter(({ operation }) => operation === 'Openings')).toEqual([]);
});
